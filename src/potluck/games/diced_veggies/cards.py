"""The house deck, and what a deck must be beyond its types."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from potluck.games.box import Fault
from potluck.games.deck import Decks, twice
from potluck.games.diced_veggies.pantry import EACH, FACES, Pantry
from potluck.games.diced_veggies.records import Deck, Hype, Recipe

# DV-4, DV-14: enough for four players to go on until somebody cooks the sixth recipe, and a Hype each.
LEAST_RECIPES, LEAST_HYPES = 21, 4
MOST_INGREDIENTS = 8


def card_names(deck: Deck, language: str) -> dict[str, str]:
    """Recipes by name, and Hypes with a placeholder for the dish."""
    names = {f"recipe-{card.id}": getattr(card.name, language) for card in deck.recipe}
    return names | {f"hype-{card.id}": getattr(card.name, language).replace("{dish}", "…") for card in deck.hype}


def faults(deck: Deck) -> Sequence[Fault]:
    """What is wrong with a deck that types cannot tell."""
    found: list[Fault] = []
    found.extend(twice("recipe", [card.id for card in deck.recipe]))
    found.extend(twice("hype", [card.id for card in deck.hype]))
    if len(deck.recipe) < LEAST_RECIPES:
        found.append(Fault(("recipe",), "deck-recipes", {"least": LEAST_RECIPES, "found": len(deck.recipe)}))
    if len(deck.hype) < LEAST_HYPES:
        found.append(Fault(("hype",), "deck-hypes", {"least": LEAST_HYPES, "found": len(deck.hype)}))
    for number, recipe in enumerate(deck.recipe):
        found.extend(recipe_faults(number, recipe))
    for number, hype in enumerate(deck.hype):
        found.extend(hype_faults(number, hype))
    return found


def recipe_faults(number: int, recipe: Recipe) -> list[Fault]:
    """A recipe that nobody could cook."""
    size = sum(recipe.needs.values())
    if not 1 <= size <= MOST_INGREDIENTS:
        return [Fault(("recipe", number, "needs"), "deck-needs", {"most": MOST_INGREDIENTS, "found": size})]
    return []


def hype_faults(number: int, hype: Hype) -> list[Fault]:
    """A Hype that nobody could play, or that cannot be read."""
    found: list[Fault] = []
    for language in ("en", "fr"):
        if getattr(hype.name, language).count("{dish}") != 1:
            found.append(Fault(("hype", number, "name"), "deck-hype-name", {"language": language}))
    condition = hype.condition
    if len(condition.includes) > EACH or not any(set(condition.includes) <= set(faces) for faces in FACES.values()):
        found.append(Fault(("hype", number, "if"), "deck-includes", {}))
    if (condition.total_at_least or 0) > (condition.total_at_most or 99):
        found.append(Fault(("hype", number, "if"), "deck-totals", {}))
    if (condition.each_at_least or 0) > (condition.each_at_most or 9):
        found.append(Fault(("hype", number, "if"), "deck-each", {}))
    if (condition.ingredients_at_least or 0) > (condition.ingredients_at_most or 9):
        found.append(Fault(("hype", number, "if"), "deck-ingredients", {}))
    return found


def faults_of_cards(deck: Deck) -> Sequence[Fault]:
    """What no table can play with; whether a deck is big enough depends on the table, and is asked there."""
    return [fault for fault in faults(deck) if fault.where not in (("recipe",), ("hype",))]


DECKS = Decks(Path(__file__).with_name("cards.toml"), Deck, faults_of_cards, Pantry, "DV-R4")
house, pantry = DECKS.house, DECKS.pantry
