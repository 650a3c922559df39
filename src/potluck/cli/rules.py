"""`potluck rules`: a game's rules, or one of them."""

from __future__ import annotations

import re

import click

from potluck.cli.common import Sorry, game_name, language, open_box, speak
from potluck.games.box import Box


@click.command()
@game_name
@click.argument("number", required=False)
@language
def command(game: str, number: str | None, lang: str) -> None:
    """Shows the rules of a GAME, or one rule by its NUMBER.

    \b
    potluck rules diced-veggies
    potluck rules diced-veggies DV-7 --lang fr
    """
    of = open_box(game)
    if number is None:
        click.echo_via_pager(of.rules(lang))
        return
    found = rule(of, number, lang)
    if found is None:
        raise Sorry(speak(lang)("no-rule", number=number))
    click.echo(found)


def rule(of: Box, number: str, lang: str) -> str | None:
    """One rule as plain text."""
    paragraph = re.search(
        rf"^\*\*{re.escape(number.upper())}\*\*.*?(?=\n\s*\n|\Z)", of.rules(lang), re.MULTILINE | re.DOTALL
    )
    return paragraph[0].replace("**", "") if paragraph else None
