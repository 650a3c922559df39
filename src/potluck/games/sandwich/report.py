"""What a simulation tells of this game: how ingredients and pairs of them fare with the tasters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from potluck.games.box import Finished, Table
from potluck.games.sandwich import cards

Rows = list[list[str | int | float]]
# So many pairs are shown at each end, of those that were served so often.
PAIRS, OFTEN = 12, 8


def note(game: Finished) -> list[tuple[list[int], int, bool, bool]]:
    """Each sandwich of a finished match: its cards, its points, whether it was the best, and the last."""
    served = []
    for tasted in game.state.history:
        count = len(tasted.cooks)
        each = len(tasted.cards) // count
        for place in range(count):
            dish = tasted.cards[place * each : (place + 1) * each]
            served.append((dish, tasted.worth[place], place == 0, place == count - 1))
    return served


def report(notes: Sequence[Any], options: Any) -> Sequence[Table]:
    """Tables over all sandwiches of all games; points are those of the ranking."""
    pantry = cards.pantry(options.deck)
    served: Counter[int] = Counter()
    points: Counter[int] = Counter()
    best: Counter[int] = Counter()
    last: Counter[int] = Counter()
    pair_served: Counter[tuple[int, int]] = Counter()
    pair_points: Counter[tuple[int, int]] = Counter()
    for dish, worth, first, bottom in (sandwich for game in notes for sandwich in game):
        for card in dish:
            served[card] += 1
            points[card] += worth
            best[card] += first
            last[card] += bottom
        for pair in combinations(sorted(dish), 2):
            pair_served[pair] += 1
            pair_points[pair] += worth

    ingredients: Rows = [
        [
            f"ingredient-{pantry.ids[card]}",
            served[card],
            round(points[card] / served[card], 2),
            round(best[card] / served[card], 3),
            round(last[card] / served[card], 3),
        ]
        for card in sorted(served, key=lambda card: (-points[card] / served[card], card))
    ]
    known = [pair for pair, times in pair_served.items() if times >= OFTEN]
    known.sort(key=lambda pair: (-pair_points[pair] / pair_served[pair], pair))
    ends = known if len(known) <= 2 * PAIRS else known[:PAIRS] + known[-PAIRS:]
    pairs: Rows = [
        [
            f"ingredient-{pantry.ids[one]}",
            f"ingredient-{pantry.ids[other]}",
            pair_served[one, other],
            round(pair_points[one, other] / pair_served[one, other], 2),
        ]
        for one, other in ends
    ]
    return [
        Table(
            "report-ingredients",
            ["report-ingredient", "report-served", "report-points", "report-best", "report-last"],
            ingredients,
        ),
        Table("report-pairs", ["report-ingredient", "report-with", "report-served", "report-points"], pairs),
    ]
