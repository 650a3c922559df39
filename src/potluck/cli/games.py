"""`potluck games`: what can be played, with which options and bots."""

from __future__ import annotations

from typing import Any, get_args

import click
import msgspec

from potluck.bots import levels
from potluck.cli.common import language, open_box, speak
from potluck.engine.expected import choices
from potluck.games import BOXES
from potluck.games.box import Box
from potluck.games.words import Words


@click.command()
@click.argument("game", required=False, type=click.Choice(list(BOXES)), metavar="[GAME]")
@language
def command(game: str | None, lang: str) -> None:
    """Lists the games; with a GAME its options and bots.

    \b
    potluck games
    potluck games diced-veggies
    """
    for name in [game] if game else BOXES:
        of = open_box(name)
        words = speak(lang, of)
        seats = of.game.seats
        click.echo(
            f"{click.style(name, bold=True)}  {words('game')}, {words('seats-range', least=seats[0], most=seats[-1])}"
        )
        click.echo(f"    {words('game-line')}")
        if game:
            click.echo(f"    {words('bots-are', bots=', '.join(levels(of)))}")
            for line in option_lines(of, words):
                click.echo(f"    {line}")


def option_lines(of: Box, words: Words) -> list[str]:
    """Each option with what it may be and its default."""
    lines = []
    for field in msgspec.structs.fields(of.game.options):
        if field.encode_name == "deck":
            lines.append(f"--deck FILE  {words('option-deck')}")
            continue
        name = field.encode_name.replace("_", "-")
        about = f"option-{name}"
        values = "|".join(choices(of.game.options, (field.encode_name,))) or kind_of(field.type)
        default = "" if field.default in (None, "", msgspec.NODEFAULT) else f" [{str(field.default).lower()}]"
        lines.append(f"--{name} {values}{default}" + (f"  {words(about)}" if about in words else ""))
    return lines


def kind_of(kind: Any) -> str:
    """A kind of value for people."""
    text = " ".join(str(one) for one in (kind, *get_args(kind)))
    return "true|false" if "bool" in text else "N" if "int" in text else "TEXT"
