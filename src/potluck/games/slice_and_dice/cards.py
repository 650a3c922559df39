"""The house deck, and what a deck must be beyond its types."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from potluck.games.box import Fault
from potluck.games.deck import Decks, twice
from potluck.games.slice_and_dice.pantry import DIE_IDS, INGREDIENTS, SYMBOL_IDS, UTENSIL_IDS, Pantry
from potluck.games.slice_and_dice.records import Deck

ALL_SYMBOLS = tuple(symbol for die in SYMBOL_IDS for symbol in die)
# SD-34: nobody cooks more than the number that ends the game, at most 32 among four players, with four on the lines.
LEAST_DISHES = 36


def card_names(deck: Deck, language: str) -> dict[str, str]:
    """What dishes, utensils, dice and symbols are called."""
    names = {f"dish-{card.id}": getattr(card.name, language) for card in deck.dish}
    names |= {f"die-{card.id}": getattr(card.name, language) for card in deck.die}
    names |= {f"utensil-{card.id}": getattr(card.name, language) for card in deck.utensil}
    names |= {f"symbol-{card.id}": getattr(card.name, language) for card in deck.symbol}
    names |= {f"line-of-{card.id}": getattr(card.line, language) for card in deck.dish}
    return names | {f"effect-{card.id}": getattr(card.effect, language) for card in deck.utensil}


def faults(deck: Deck) -> Sequence[Fault]:
    """What is wrong with a deck that types cannot tell."""
    found: list[Fault] = []
    if tuple(die.id for die in deck.die) != DIE_IDS or tuple(die.symbols for die in deck.die) != SYMBOL_IDS:
        found.append(Fault(("die",), "deck-dice"))
    if sorted(symbol.id for symbol in deck.symbol) != sorted(ALL_SYMBOLS):
        found.append(Fault(("symbol",), "deck-symbols"))
    if sorted(utensil.id for utensil in deck.utensil) != sorted(UTENSIL_IDS):
        found.append(Fault(("utensil",), "deck-utensils"))
    if len(deck.dish) < LEAST_DISHES:
        found.append(Fault(("dish",), "deck-dishes", {"least": LEAST_DISHES, "found": len(deck.dish)}))
    found.extend(twice("dish", [dish.id for dish in deck.dish]))
    for number, dish in enumerate(deck.dish):
        for symbol in dish.needs:
            if symbol not in ALL_SYMBOLS:
                found.append(Fault(("dish", number, "needs"), "deck-no-symbol", {"id": symbol}))
        if len(set(dish.needs)) < len(dish.needs):
            found.append(Fault(("dish", number, "needs"), "deck-need-twice"))
        if len(set(dish.reward)) < len(dish.reward):
            found.append(Fault(("dish", number, "reward"), "deck-reward-twice"))
    for symbol in deck.bag:
        if symbol not in ALL_SYMBOLS[:INGREDIENTS]:
            found.append(Fault(("bag", symbol), "deck-no-ingredient", {"id": symbol}))
    return found


DECKS = Decks(Path(__file__).with_name("cards.toml"), Deck, faults, Pantry, "SD-R2")
house, pantry = DECKS.house, DECKS.pantry
