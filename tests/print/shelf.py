"""What the tests print: the games that have sheets, and decks of extreme lengths."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from potluck.games import BOXES, box
from potluck.games.box import Box
from potluck.print.model import Sheets
from potluck.print.options import PrintOptions
from potluck.print.shop import print_game, sheets_of

GAMES = [name for name in BOXES if box(name).sheets is not None]
LANGUAGES = ("en", "fr")


def sheets(name: str, **options: Any) -> Sheets:
    """A game's sheets."""
    return sheets_of(box(name), msgspec.convert(options, PrintOptions))


@cache
def whole(name: str, language: str = "en") -> bytes:
    """A whole game, printed as at home; once for all tests of a process."""
    return print_game(box(name), msgspec.convert({"language": language}, PrintOptions))


def stretched(of: Box, text: str) -> dict[str, Any]:
    """The house deck with every name as long as this one, or as long as the deck's own limits let it be."""

    def stretch(value: Any) -> Any:
        if isinstance(value, list):
            return [stretch(inner) for inner in value]
        if not isinstance(value, dict):
            return value
        if set(value) == {"en", "fr"}:
            return {language: longer(said) for language, said in value.items()}
        return {key: stretch(inner) for key, inner in value.items()}

    def longer(said: str) -> str:
        return text if "{dish}" not in said else f"{text[:-6]}{{dish}}"

    deck: dict[str, Any] = stretch(msgspec.to_builtins(of.house()))
    return deck


def strings(value: Any) -> list[str]:
    """All texts in some data."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for inner in value.values() for text in strings(inner)]
    if isinstance(value, list | tuple):
        return [text for inner in value for text in strings(inner)]
    return []
