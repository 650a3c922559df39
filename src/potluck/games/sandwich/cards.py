"""The house deck, and what a deck must be beyond its types."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from potluck.games.box import Fault
from potluck.games.deck import Decks, twice
from potluck.games.sandwich.pantry import INGREDIENTS, Pantry
from potluck.games.sandwich.records import Deck

# The words that an option uses for something else than a theme of the deck.
RESERVED = ("off", "draw", "own")


def card_names(deck: Deck, language: str) -> dict[str, str]:
    """Ingredients, themes and bases by name."""
    names = {f"ingredient-{card.id}": getattr(card.name, language) for card in deck.ingredient}
    # A dish lists its `cards`.
    names |= {f"cards-{card.id}": getattr(card.name, language) for card in deck.ingredient}
    names |= {f"theme-{theme.id}": getattr(theme.name, language) for theme in deck.theme}
    for base in deck.base:
        names[f"base-{base.id}"] = getattr(base.name, language)
    return names


def faults(deck: Deck) -> Sequence[Fault]:
    """What is wrong with a deck that types cannot tell."""
    found = twice("ingredient", [card.id for card in deck.ingredient])
    found.extend(twice("theme", [theme.id for theme in deck.theme]))
    found.extend(twice("base", [base.id for base in deck.base]))
    if len(deck.ingredient) != INGREDIENTS:
        found.append(Fault(("ingredient",), "deck-count", {"due": INGREDIENTS, "found": len(deck.ingredient)}))
    for number, theme in enumerate(deck.theme):
        if theme.id in RESERVED:
            found.append(Fault(("theme", number, "id"), "deck-theme-word", {"id": theme.id}))
    if not any(base.id == "bread" for base in deck.base):
        found.append(Fault(("base",), "deck-bread", {}))
    return found


DECKS = Decks(Path(__file__).with_name("cards.toml"), Deck, faults, Pantry, "SW-R1")
house, pantry = DECKS.house, DECKS.pantry
