"""What a simulation tells of this game: stars an ingredient, how often each recipe is cooked and each Hype played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from potluck.games.box import Finished, Table
from potluck.games.diced_veggies import cards, cooking
from potluck.games.diced_veggies.state import NONE

Rows = list[list[str | int | float]]


def note(game: Finished) -> list[tuple[int, int, int]]:
    """Each dish of a finished game: its recipe, its Hype or NONE, and what the Hype was worth."""
    state = game.state
    dishes = []
    for seat in range(state.seats):
        mine = cooking.dishes(state, seat)
        for recipe, hype in zip(mine[::2], mine[1::2], strict=True):
            stars = 0
            if hype != NONE:
                stars = cooking.hype_stars(state, state.pantry.recipes[recipe], state.pantry.hypes[hype], mine)
            dishes.append((recipe, hype, stars))
    return dishes


def report(notes: Sequence[Any], options: Any) -> Sequence[Table]:
    """Tables over all dishes of all games."""
    pantry = cards.pantry(options.deck)
    games = len(notes)
    cooked = Counter(recipe for game in notes for recipe, _, _ in game)
    played = Counter(hype for game in notes for _, hype, _ in game if hype != NONE)
    gained: Counter[int] = Counter()
    for game in notes:
        for _, hype, stars in game:
            gained[hype] += stars

    sizes: Rows = []
    for size in sorted({recipe.size for recipe in pantry.recipes}):
        alike = [number for number, recipe in enumerate(pantry.recipes) if recipe.size == size]
        each = sum(pantry.recipes[number].stars for number in alike) / len(alike) / size
        times = sum(cooked[number] for number in alike)
        sizes.append([size, len(alike), round(each, 2), times, round(times / games / len(alike), 3)])
    recipes: Rows = [
        [recipe.id, recipe.size, recipe.stars, cooked[number], round(cooked[number] / games, 3)]
        for number, recipe in enumerate(pantry.recipes)
    ]
    hypes: Rows = [
        [hype.id, played[i], round(played[i] / games, 3), round(gained[i] / max(1, played[i]), 2)]
        for i, hype in enumerate(pantry.hypes)
    ]
    often = ["report-cooked", "report-a-game"]
    return [
        Table("report-sizes", ["report-size", "report-cards", "report-stars-each", *often], sizes),
        Table("report-recipes", ["report-card", "report-size", "report-stars", *often], recipes),
        Table("report-hypes", ["report-card", "report-played", "report-a-game", "report-stars"], hypes),
    ]
