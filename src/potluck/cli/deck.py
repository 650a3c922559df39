"""`potluck deck`: own cards for a game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click

from potluck.cli.common import Sorry, complaint_line, game_name, language, open_box, read, speak, write
from potluck.games import BOXES
from potluck.games.deck import NOT_TOML, check_deck, line_of, toml_line


@click.group()
@language
def command(lang: str) -> None:
    """Own cards for a game: from a house deck to one of yours.

    \b
    potluck deck export diced-veggies --out mine.toml
    potluck deck check mine.toml
    potluck play diced-veggies --deck mine.toml
    """
    del lang


@command.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@language
def check(file: Path, lang: str) -> None:
    """Checks a deck FILE; every fault is told with its line and card.

    \b
    potluck deck check mine.toml
    """
    text = read(file, speak(lang))
    of = open_box(game_of(text, file, lang))
    words = speak(lang, of)
    deck, complaints = check_deck(text, of.deck, of.faults)
    if deck is None:
        for complaint in complaints:
            click.echo(complaint_line(file, complaint, words), err=True)
        raise Sorry(words("deck-faults", count=len(complaints)))
    click.echo(words("deck-good", file=str(file), game=words("game")))


def game_of(text: str, file: Path, lang: str) -> str:
    """The game that a deck names."""
    words = speak(lang)
    try:
        about = tomllib.loads(text).get("deck")
    except NOT_TOML as error:
        raise Sorry(f"{file}:{toml_line(error, text)}: {words('no-deck-toml', error=str(error))}") from error
    name = about.get("game") if isinstance(about, dict) else None
    if not isinstance(name, str) or name not in BOXES:
        raise Sorry(f"{file}:{line_of(text, ('deck', 'game'))}: {words('no-deck-game', games=', '.join(BOXES))}")
    return name


@command.command()
@game_name
@click.option("--out", type=click.Path(path_type=Path), help="The file to write (default: standard output).")
@language
def export(game: str, out: Path | None, lang: str) -> None:
    """Writes the house deck of a GAME as a deck file to start from.

    \b
    potluck deck export diced-veggies --out mine.toml
    """
    text = open_box(game).deck_text()
    if out is None:
        click.echo(text, nl=False)
    else:
        write(out, text.encode(), speak(lang))
        click.echo(speak(lang)("deck-written", file=str(out)))
