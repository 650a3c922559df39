"""`potluck rules`: a game's rules, or one of them."""

from __future__ import annotations

import re
import shutil
import textwrap

import click

from potluck.cli.common import Sorry, game_name, language, open_box, speak
from potluck.games.box import Box

WIDEST = 100


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
        click.echo_via_pager(page(of, lang))
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
    return fitted(paragraph[0]) if paragraph else None


def page(of: Box, lang: str) -> str:
    """All rules as plain text; worked examples stay as they are laid out."""
    parts = re.split(r"(^```.*?^```$)", of.rules(lang), flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else fitted(part) for part in parts)


def fitted(text: str) -> str:
    """Paragraphs in lines that fit the terminal, and are not too long to read."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    paragraphs = re.split(r"(\n\s*\n)", text.replace("**", ""))
    return "".join(textwrap.fill(one, width, break_on_hyphens=False) if one.strip() else one for one in paragraphs)
