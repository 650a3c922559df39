"""What a cook expects of one judge, and the division of its cards that promises most points."""

from __future__ import annotations

import math

from potluck.games.sandwich.learning import NOISE, Belief, below
from potluck.games.sandwich.palate import Table

# Sandwiches to compare with: so many, taken evenly over the deck.
RIVALS = 24
STEPS: list[int] = [1, 17, 40]


class Guest:
    """A judge to cook for. `extra` is the announced card, `size` the number of cards with it."""

    def __init__(
        self, seat: int, belief: Belief, table: Table, theme: int, extra: list[int], size: int, worth: list[int]
    ) -> None:
        self.seat = seat
        self.belief = belief
        self.table = table
        self.theme = theme
        self.extra = extra
        self.worth = worth
        rivals = some_sandwiches(len(table.pantry.ids), extra, size)
        likings = [belief.liking(table, rival) for rival in rivals]
        self.usual = mean(likings)
        # How far a sandwich may be better than another: what rivals differ, and what is not known of the judge.
        doubt = mean([belief.doubt(table.traits(rival)) for rival in rivals])
        self.apart = math.sqrt(variance(likings) + 0.5 * doubt + 2.0 * NOISE) + 1.0
        fits = [float(table.fit(theme, rival)) for rival in rivals]
        self.usual_fit = mean(fits)
        self.fit_apart = math.sqrt(variance(fits)) + 1.0
        # Single cards, against each other.
        single = [belief.liking(table, [card]) for card in range(len(table.pantry.ids))]
        self.usual_card = mean(single)
        self.card_apart = math.sqrt(variance(single)) + 1.0
        self.keenness: list[float] = []
        for card in range(len(single)):
            keen = (single[card] - self.usual_card) / self.card_apart
            if theme >= 0:
                keen += 0.5 * (table.fit(theme, [card]) - self.usual_fit / size) / self.fit_apart
            self.keenness.append(keen)
        self.single = single

    def keen(self, card: int) -> float:
        """How much this judge should like a card alone, in standard deviations."""
        return self.keenness[card]

    def company(self, one: int, other: int) -> float:
        """How much better two cards are together than apart."""
        both = self.belief.liking(self.table, [one, other])
        return (both - self.single[one] - self.single[other]) / self.card_apart

    def pleasure(self, cards: list[int]) -> float:
        """How much better some cards are than as many usual ones."""
        if len(cards) == 0:
            return 0.0
        liking = self.belief.liking(self.table, cards)
        return (liking - self.usual_card * len(cards)) / self.card_apart

    def promise(self, cards: list[int]) -> float:
        """The points to be expected for a sandwich of one's own cards."""
        dish = cards + self.extra
        ahead = below((self.belief.liking(self.table, dish) - self.usual) / self.apart)
        rivals = len(self.worth) - 1
        points = 0.0
        for behind in range(rivals + 1):
            ways = math.comb(rivals, behind)
            points += self.worth[behind] * ways * ahead ** (rivals - behind) * (1.0 - ahead) ** behind
        if self.theme >= 0:
            points += below((self.table.fit(self.theme, dish) - self.usual_fit) / self.fit_apart) ** rivals
        return points


def some_sandwiches(deck: int, extra: list[int], size: int) -> list[list[int]]:
    """Sandwiches of all kinds, spread over the deck."""
    found: list[list[int]] = []
    for number in range(RIVALS):
        dish = extra[:]
        for step in STEPS[: size - len(extra)]:
            dish.append((number * deck // RIVALS + step * (number + 1)) % deck)
        found.append(dish)
    return found


def mean(row: list[float]) -> float:
    """The mean of some numbers."""
    return sum(row) / len(row)


def variance(row: list[float]) -> float:
    """The variance of some numbers."""
    middle = mean(row)
    return sum([(number - middle) ** 2 for number in row]) / len(row)


def divide(hand: list[int], guests: list[Guest], size: int) -> list[list[int]]:
    """The division of a hand into a sandwich for each guest that promises most points.

    Every division counts: the best for the first guests is worked out once for each set of cards they may get.
    """
    groups = masks_of(len(hand), size)
    everything = 2 ** len(hand) - 1
    # best[mask]: the most points the guests so far can promise for exactly these cards; chosen: the last one's group.
    best: dict[int, float] = {0: 0.0}
    chosen: list[dict[int, int]] = []
    for guest in guests:
        promise: list[float] = [guest.promise(members(hand, group)) for group in groups]
        further: dict[int, float] = {}
        choice: dict[int, int] = {}
        for used, points in best.items():
            for number, group in enumerate(groups):
                if used & group == 0:
                    total = points + promise[number]
                    if total > further.get(used | group, -1.0):
                        further[used | group] = total
                        choice[used | group] = group
        best = further
        chosen.append(choice)
    plan: list[list[int]] = []
    mask = everything
    for choice in reversed(chosen):
        plan.append(members(hand, choice[mask]))
        mask -= choice[mask]
    plan.reverse()
    return plan


def masks_of(cards: int, size: int) -> list[int]:
    """All sets of `size` places out of `cards`, as bits."""
    return [mask for mask in range(2**cards) if mask.bit_count() == size]


def members(hand: list[int], mask: int) -> list[int]:
    """The cards of a set."""
    found: list[int] = []
    place = 0
    while mask > 0:
        if mask & 1:
            found.append(hand[place])
        mask >>= 1
        place += 1
    return found
