"""The house deck, and what a deck must be beyond its types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from potluck.games.box import Fault
from potluck.games.deck import read_deck
from potluck.games.sandwich.pantry import INGREDIENTS, Pantry
from potluck.games.sandwich.records import Deck

FOLDER = Path(__file__).parent
# The words that an option uses for something else than a theme of the deck.
RESERVED = ("off", "draw", "own")


@lru_cache(maxsize=1)
def house() -> Deck:
    """The deck that comes with the game."""
    return read_deck(FOLDER / "cards.toml", Deck)


@lru_cache(maxsize=1)
def house_pantry() -> Pantry:
    """The house deck's pantry."""
    return Pantry(house())


@lru_cache(maxsize=8)
def laid_out(text: bytes) -> Pantry:
    """A pantry is made once for each deck; a deck is known by how it is written."""
    return Pantry(msgspec.json.decode(text, type=Deck))


def pantry(deck: Deck | None) -> Pantry:
    """The pantry of a deck, the house deck's for None."""
    return house_pantry() if deck is None else laid_out(msgspec.json.encode(deck))


def card_names(deck: Deck, language: str) -> dict[str, str]:
    """Ingredients, themes and bases by name."""
    names = {f"ingredient-{card.id}": getattr(card.name, language) for card in deck.ingredient}
    # A dish lists its `cards`.
    names |= {f"cards-{card.id}": getattr(card.name, language) for card in deck.ingredient}
    names |= {f"theme-{theme.id}": getattr(theme.name, language) for theme in deck.theme}
    for base in deck.base:
        names[f"base-{base.id}"] = getattr(base.name, language)
        names[f"on-{base.id}"] = getattr(base.on, language)
    return names


def faults(deck: Deck) -> Sequence[Fault]:
    """What is wrong with a deck that types cannot tell."""
    found: list[Fault] = []
    for section, ids in (
        ("ingredient", [card.id for card in deck.ingredient]),
        ("theme", [theme.id for theme in deck.theme]),
        ("base", [base.id for base in deck.base]),
    ):
        for number, name in enumerate(ids):
            if name in ids[:number]:
                found.append(Fault((section, number, "id"), "deck-id-twice", {"id": name}))
    if len(deck.ingredient) != INGREDIENTS:
        found.append(Fault(("ingredient",), "deck-count", {"due": INGREDIENTS, "found": len(deck.ingredient)}))
    for number, theme in enumerate(deck.theme):
        if theme.id in RESERVED:
            found.append(Fault(("theme", number, "id"), "deck-theme-word", {"id": theme.id}))
    if not any(base.id == "bread" for base in deck.base):
        found.append(Fault(("base",), "deck-bread", {}))
    return found
