"""Own cards for tests: a Hype made up on the spot goes into a deck with the house recipes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from potluck.games.diced_veggies.cards import house
from potluck.games.diced_veggies.records import About, Deck, Hype, Name, Options

ANY_NAME = Name(en="Praised {dish}", fr="{dish} de renom")


def hype(card: str = "own", **says: Any) -> Hype:
    """A Hype that says so: `hype(condition={"total_at_least": 19}, stars=6)`."""
    if "condition" in says:
        says["if"] = says.pop("condition")
    return msgspec.convert({"id": card, "name": {"en": ANY_NAME.en, "fr": ANY_NAME.fr}, **says}, Hype)


def deck(*hypes: Hype) -> Deck:
    """The house recipes, these Hypes, and the house Hypes behind them."""
    return Deck(About("own", "diced-veggies", Name("Own", "À soi")), house().recipe, [*hypes, *house().hype])


def options(*hypes: Hype) -> Options:
    """A table with such a deck."""
    return Options(deck=deck(*hypes))


def numbers(text: str) -> list[int]:
    """ "2 3 4" as numbers."""
    return [int(number) for number in text.split()]


def ids(cards: Sequence[Any]) -> list[str]:
    """The ids of cards."""
    return [card.id for card in cards]


def french(*hypes: Hype) -> Options:
    """Such a table with French dice."""
    return Options(edition="fr", deck=deck(*hypes))
