"""What a simulation tells of this game: stars an ingredient, the cards cooked, the plays of each Hype, seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from potluck.games.box import Finished, Table
from potluck.games.diced_veggies import cooking
from potluck.games.diced_veggies.state import NONE, State

Rows = list[list[str | int | float]]


def report(games: Sequence[Finished]) -> Sequence[Table]:
    """Tables over all finished games of one deck."""
    first: State = games[0].state
    pantry = first.pantry
    cooked: Counter[int] = Counter()
    played: Counter[int] = Counter()
    hype_stars: Counter[int] = Counter()
    for game in games:
        for seat in range(game.state.seats):
            mine = cooking.dishes(game.state, seat)
            for i in range(0, len(mine), 2):
                cooked[mine[i]] += 1
                if mine[i + 1] != NONE:
                    hype = mine[i + 1]
                    played[hype] += 1
                    hype_stars[hype] += cooking.hype_stars(
                        game.state, pantry.recipes[mine[i]], pantry.hypes[hype], mine
                    )
    sizes: Rows = []
    for size in sorted({recipe.size for recipe in pantry.recipes}):
        of_size = [number for number, recipe in enumerate(pantry.recipes) if recipe.size == size]
        stars = sum(pantry.recipes[number].stars for number in of_size)
        times = sum(cooked[number] for number in of_size)
        sizes.append(
            [
                size,
                len(of_size),
                round(stars / len(of_size) / size, 2),
                times,
                round(times / len(games) / len(of_size), 3),
            ]
        )
    recipes: Rows = [
        [recipe.id, recipe.size, recipe.stars, cooked[number], round(cooked[number] / len(games), 3)]
        for number, recipe in enumerate(pantry.recipes)
    ]
    hypes: Rows = [
        [
            hype.id,
            played[number],
            round(played[number] / len(games), 3),
            round(hype_stars[number] / max(1, played[number]), 2),
        ]
        for number, hype in enumerate(pantry.hypes)
    ]
    return [
        Table(
            "report-sizes",
            ["report-size", "report-cards", "report-stars-each", "report-cooked", "report-a-game"],
            sizes,
        ),
        Table(
            "report-recipes", ["report-card", "report-size", "report-stars", "report-cooked", "report-a-game"], recipes
        ),
        Table("report-hypes", ["report-card", "report-played", "report-a-game", "report-stars"], hypes),
    ]
