"""What a cook believes of a judge's palate: a normal distribution over its weights, sharper with each ranking it sees.

Public knowledge only: rankings of opened sandwiches. The prior is how palates scatter (palate.COMMON, palate.SCATTER).
That a judge puts one sandwich before another says that the weighed difference of their traits, with the unknown
favourites as noise, is above nought; the belief moves to the normal distribution with the mean and covariance that this
leaves (assumed density filtering, as in TrueSkill).
"""

from __future__ import annotations

import math

from potluck.games.sandwich.palate import COMMON, FAVOUR, FAVOURITES, SCATTER, TRAITS, WIDTH, Palate, Table

# The standard deviation of two dice of thirteen sides is 5.29.
SPREAD = 5.29 / WIDTH
# What favourites of one sandwich scatter: three cards, each loved or loathed in 4 of 63 cases.
NOISE = 3.0 * FAVOUR * FAVOUR * 2.0 * FAVOURITES / 63.0
ROOT_OF_2 = math.sqrt(2.0)
ROOT_OF_2_PI = math.sqrt(2.0 * math.pi)


def below(x: float) -> float:
    """The chance that a standard normal number is below x."""
    return 0.5 * math.erfc(-x / ROOT_OF_2)


class Belief:
    """The mean and the covariance of a palate's weights."""

    def __init__(self) -> None:
        self.mean: list[float] = [float(weight) for weight in COMMON]
        self.known: Palate | None = None
        self.cover: list[list[float]] = [[0.0] * TRAITS for _ in range(TRAITS)]
        for kind in range(TRAITS):
            self.cover[kind][kind] = (SCATTER[kind] * SPREAD) ** 2

    def know(self, judge: Palate) -> None:
        """The palate is known, favourites and all: for measuring what could be gained at most."""
        self.mean = [float(weight) for weight in judge.weights]
        self.cover = [[0.0] * TRAITS for _ in range(TRAITS)]
        self.known = judge

    def liking(self, table: Table, cards: list[int]) -> float:
        """The expected liking of a sandwich."""
        traits = table.traits(cards)
        total = 0.0 if self.known is None else float(self.known.favour(table, cards))
        for kind in range(TRAITS):
            if traits[kind] != 0:
                total += self.mean[kind] * traits[kind]
        return total

    def doubt(self, traits: list[int]) -> float:
        """The variance of the liking of a sandwich."""
        total = 0.0
        for one in range(TRAITS):
            if traits[one] != 0:
                row = self.cover[one]
                part = 0.0
                for other in range(TRAITS):
                    if traits[other] != 0:
                        part += row[other] * traits[other]
                total += part * traits[one]
        return total

    def learn(self, better: list[int], worse: list[int]) -> None:
        """One sandwich was put before another."""
        apart: list[float] = [float(better[kind] - worse[kind]) for kind in range(TRAITS)]
        pull: list[float] = []
        for row in self.cover:
            part = 0.0
            for kind in range(TRAITS):
                part += row[kind] * apart[kind]
            pull.append(part)
        variance, margin = 2.0 * NOISE, 0.0
        for kind in range(TRAITS):
            variance += pull[kind] * apart[kind]
            margin += self.mean[kind] * apart[kind]
        root = math.sqrt(variance)
        height = margin / root
        surprise = slope(height)
        shrink = surprise * (surprise + height) / variance
        for one in range(TRAITS):
            if pull[one] != 0.0:
                self.mean[one] += pull[one] * surprise / root
                row = self.cover[one]
                by = pull[one] * shrink
                for other in range(TRAITS):
                    row[other] -= by * pull[other]


def slope(height: float) -> float:
    """The normal density at a height over the chance to be below it."""
    if height < -8.0:
        return -height
    return math.exp(-0.5 * height * height) / (ROOT_OF_2_PI * below(height))
