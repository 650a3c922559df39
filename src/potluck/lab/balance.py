"""Results summed up: scores, win shares with their intervals, length; by bot and by seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import mean, median, quantiles
from typing import Any

from potluck.lab.arena import Match, Result

# Of a normal distribution, for 95 %.
Z = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's), which also holds near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean."""
    if len(values) < 2:
        return values[0], values[0]
    centre = mean(values)
    spread = math.sqrt(sum((value - centre) ** 2 for value in values) / (len(values) - 1))
    reach = Z * spread / math.sqrt(len(values))
    return centre - reach, centre + reach


def shares(results: Sequence[Result], who: str, number: int) -> dict[str, Any]:
    """Wins and scores of one bot (by its place in the list) or of one seat; a shared win counts by its part."""
    wins, scores, won = 0.0, [], 0
    for game in results:
        seat = number if who == "seat" else game.seating.index(number)
        scores.append(game.scores[seat])
        winners = game.ranks.count(1)
        if game.shared:
            won += game.won
            wins += game.won
        elif game.ranks[seat] == 1:
            wins += 1 / winners
    low, high = wilson(wins, len(results))
    score_low, score_high = mean_interval(scores)
    return {
        "win_share": rounded(wins / len(results)),
        "win_share_95": [rounded(low), rounded(high)],
        "score": rounded(mean(scores)),
        "score_95": [rounded(score_low), rounded(score_high)],
        "score_median": median(scores),
    }


def rounded(value: float) -> float:
    return round(value, 4)


def summary(match: Match, results: Sequence[Result]) -> dict[str, Any]:
    """All that a simulation says, apart from timing."""
    picks = [game.picks for game in results]
    return {
        "game": match.game,
        "players": len(match.bots),
        "seed": match.seed,
        "games": len(results),
        "bots": [{"bot": name, **shares(results, "bot", place)} for place, name in enumerate(match.bots)],
        "seats": [{"seat": seat + 1, **shares(results, "seat", seat)} for seat in range(len(match.bots))],
        "length": {
            "picks": rounded(mean(picks)),
            "picks_median": median(picks),
            "picks_90": quantiles(picks, n=10)[8] if len(picks) > 1 else picks[0],
            "real_choices": rounded(mean(game.choices for game in results)),
        },
    }
