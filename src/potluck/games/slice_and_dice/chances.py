"""Exact odds: of one roll, and of finishing a dish by dice alone in the turns it has left."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

# The most symbols a judgement looks at, and the most turns.
MOST: Final = 10
TURNS: Final = 6
CUTS: Final = 3


def odds(lacking: list[int]) -> tuple[Fraction, Fraction, Fraction]:
    """For dice with so many needed symbols each: the chance of at least one, of none, and how many to expect."""
    none = Fraction(1)
    for sides in lacking:
        none *= Fraction(6 - sides, 6)
    return 1 - none, none, Fraction(sum(lacking), 6)


def binomial(missing: int) -> list[float]:
    """The chances that so many of the missing symbols, each on a die of its own, fall in one roll."""
    chances = [1.0]
    for _ in range(missing):
        longer = [chance * 5 / 6 for chance in chances] + [0.0]
        for count, chance in enumerate(chances):
            longer[count + 1] += chance / 6
        chances = longer
    return chances


FALLS: Final = [binomial(missing) for missing in range(MOST + 1)]


class Forecast:
    """What a dish promises that is worth so much, when each turn costs what a turn is worth elsewhere.

    `promise[turns][missing]` is what to expect at the start of a turn, with so many turns before the dish leaves and so
    many symbols missing, each on a die of its own, if it is given up where that is better; `push[turns][missing]` says
    whether a third cut should be risked.
    """

    def __init__(self, worth: float, turn: float) -> None:
        self.worth = worth
        self.promise: list[list[float]] = [[worth] + [0.0] * MOST]
        self.push: list[list[bool]] = [[False] * (MOST + 1)]
        for _ in range(TURNS):
            later = [worth] + [max(0.0, promise) for promise in self.promise[-1][1:]]
            self.push.append([False] * (MOST + 1))
            self.promise.append([worth] + [promise - turn for promise in self.play(later)[1:]])

    def play(self, later: list[float]) -> list[float]:
        """One turn played as well as can be, when `later` is what the next turn promises."""
        after = later
        for cut in range(CUTS):
            now = [self.worth] + [0.0] * MOST
            for missing in range(1, MOST + 1):
                cut_promises = later[min(missing + 1, MOST)] if cut == 0 else after[missing]
                promise = FALLS[missing][0] * cut_promises
                for fallen in range(1, missing + 1):
                    promise += FALLS[missing][fallen] * now[missing - fallen]
                if cut == 0:
                    self.push[-1][missing] = promise > later[missing]
                now[missing] = max(later[missing], promise)
            after = now
        return after
