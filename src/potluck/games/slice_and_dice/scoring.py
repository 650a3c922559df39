"""The score, line by line (SD-35, SD-36, SD-38)."""

from __future__ import annotations

from potluck.engine.records import Line
from potluck.games.slice_and_dice.pantry import GASTRONOMIES
from potluck.games.slice_and_dice.state import NONE, Kitchen


def score(k: Kitchen, seat: int) -> int:
    """What a player's dishes are worth as things stand."""
    return sum([line.points for line in score_lines(k, seat)])


def score_lines(k: Kitchen, seat: int) -> list[Line]:
    """The score of a seat (SD-35); together only stars count (SD-38), and the Mill, which changes them (SD-R14)."""
    cooked = k.cooked[seat]
    lines = [Line("line-stars", sum([k.pantry.stars[dish] for dish in cooked]), {"dishes": len(cooked)})]
    if k.milled in cooked:
        lines.append(Line("line-mill", 1, {"dish": k.pantry.dishes[k.milled]}))
    if k.coop:
        return lines
    counts = kitchens(k, seat)
    for gastronomy in leads(k, seat, counts):
        facts: dict[str, str | int] = {"gastronomy": GASTRONOMIES[gastronomy], "dishes": counts[gastronomy]}
        lines.append(Line("line-gastronomy", 3, facts))
    different = len([count for count in counts if count])
    if different >= 5:
        lines.append(Line("line-kitchens", 4, {"kitchens": different}))
    if k.finisher == seat:
        lines.append(Line("line-marker", 2))
    return lines


def kitchens(k: Kitchen, seat: int) -> list[int]:
    """How many dishes of each gastronomy a player has cooked."""
    counts = [0] * len(GASTRONOMIES)
    for dish in k.cooked[seat]:
        counts[k.pantry.gastronomy[dish]] += 1
    return counts


def leads(k: Kitchen, seat: int, counts: list[int]) -> list[int]:
    """SD-35: gastronomies with at least two dishes and more than anyone else; a shared lead is nobody's (SD-R13)."""
    best = counts[:]
    for other in range(k.seats):
        if other != seat:
            theirs = kitchens(k, other)
            for gastronomy in range(len(GASTRONOMIES)):
                if theirs[gastronomy] >= best[gastronomy]:
                    best[gastronomy] = NONE
    return [gastronomy for gastronomy in range(len(GASTRONOMIES)) if best[gastronomy] >= 2]
