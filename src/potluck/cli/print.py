"""`potluck print`: a game on paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from potluck.cli.common import Sorry, game_name, game_options, language, open_box, speak, write
from potluck.print.options import CARDS, PAPERS, CannotPrint, explained, shift_of
from potluck.print.shop import component_ids, print_calibration, print_game, refusal

SIDES = ("long-edge", "short-edge", "fronts", "gutter-fold", "fronts-then-backs")


@click.command(name="print", context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
@game_name
@click.option("--out", type=click.Path(path_type=Path), help="The PDF to write (default: GAME.pdf).")
@click.option("--paper", type=click.Choice(list(PAPERS)), default="a4", show_default=True, help="Size of the paper.")
@click.option("--card", type=click.Choice(list(CARDS)), default="63x88", show_default=True, help="Card size in mm.")
@click.option("--shape", type=click.Choice(("square", "round")), default="square", help="Shape of Sandwich’s cards.")
@click.option(
    "--colour", type=click.Choice(("full", "low-ink")), default="full", show_default=True, help="How much ink."
)
@click.option(
    "--sides",
    type=click.Choice(SIDES),
    default="long-edge",
    show_default=True,
    help="How fronts and backs are printed.",
)
@click.option("--bleed", type=float, default=0.0, help="Colour beyond the cut, in mm (0 to 5); cards then lie apart.")
@click.option("--marks/--no-marks", default=True, help="Marks that show where to cut.")
@click.option("--die", type=int, default=16, show_default=True, help="Edge of the dice in mm (8 to 30).")
@click.option("--only", default="", help="Which components, by comma (see --list).")
@click.option("--players", type=int, default=0, help="For so many players (default: the most the game takes).")
@click.option("--shift", default="", metavar="X,Y,TURN", help="What was read on the calibration page, in mm.")
@click.option("--calibrate", is_flag=True, help="Print the calibration page instead of the game.")
@click.option("--list", "listing", is_flag=True, help="List the components.")
@click.option("--deck", type=click.Path(path_type=Path), help="An own deck.")
@language
@click.pass_context
def command(
    ctx: click.Context, game: str, out: Path | None, paper: str, card: str, shape: str, colour: str, sides: str,
    bleed: float, marks: bool, die: int, only: str, players: int, shift: str, calibrate: bool, listing: bool,
    deck: Path | None, lang: str,
) -> None:  # fmt: skip
    """Prints a GAME: cards, tokens, boards, dice, rules, as one PDF.

    Options of the game may be given as well (see `potluck games GAME`).

    \b
    potluck print slice-and-dice --paper a4 --lang fr --out slice.pdf
    potluck print diced-veggies --only recipes,hypes --edition fr --bleed 2
    potluck print sandwich --shape round --sides gutter-fold --colour low-ink
    potluck print sandwich --calibrate --out page.pdf
    """
    box = open_box(game)
    words = speak(lang, box)
    chosen: dict[str, object] = {
        "paper": paper, "card": card, "shape": shape, "language": lang, "colour": colour, "sides": sides,
        "bleed": bleed, "marks": marks, "die": die, "players": players,
        "components": [name.strip() for name in only.split(",") if name.strip()],
        "game": msgspec.to_builtins(game_options(box, ctx.args, deck, words)),
    }  # fmt: skip
    with refusals(lang):
        options = explained(chosen | {"shift": shift_of(shift)})
        if listing:
            for name, title in component_ids(box, options).items():
                click.echo(f"{name:16} {title}")
            return
        pdf = print_calibration(options) if calibrate else print_game(box, options)
    path = out or Path(f"{game}.pdf")
    write(path, pdf, words)
    click.echo(words("printed", file=str(path), pages=pdf_pages(pdf)))


@contextmanager
def refusals(lang: str) -> Iterator[None]:
    """What can't be printed, as a sentence."""
    try:
        yield
    except CannotPrint as problem:
        raise Sorry(refusal(problem, lang)) from problem


def pdf_pages(pdf: bytes) -> int:
    """How many pages there are."""
    from io import BytesIO

    import pikepdf

    with pikepdf.open(BytesIO(pdf)) as opened:
        return len(opened.pages)
