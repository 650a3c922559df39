"""What the customers of one queue promise, and what a number or an X adds to it: the arithmetic of good advice."""

from __future__ import annotations

from typing import Final

from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.pantry import ANY_FLAVOUR, FLAVOUR, WILD, X_ANY, XXX, Pantry

# A star segment is a fifth of six points; a tip is a step to points or an upgrade.
STAR: Final = 1.2
TIP_WORTH: Final = 2.2
FLAVOUR_WORTH: Final = 3.4
ANY_WORTH: Final = 4.2
X_WORTH: Final = 2.0
X_ANY_WORTH: Final = 3.0
XXX_WORTH: Final = 3.4
# Spaces of fed customers count on the menu.
FED: Final = 0.6
# The chance that an empty space is filled, by how many of the six numbers it takes; and of getting just the tip's.
CHANCE: Final = [0.0, 0.22, 0.38, 0.51, 0.60, 0.66, 0.70]
TIP_CHANCE: Final = 0.3
# How many ingredients a round brings, with prep, stations and Xs.
A_ROUND: Final = 9
ROUNDS: Final = 5
CROSSED: Final = 7
NONE: Final = -1e6


class Promise:
    """A queue, and how much each number would add to it."""

    def __init__(self, pantry: Pantry) -> None:
        self.pantry: Pantry = pantry
        self.place: dict[str, int] = {pantry.customer_ids[card]: card for card in range(pantry.customers)}
        self.queue: list[int] = []
        self.written: list[list[int]] = []
        self.stars: list[int] = []
        self.now: list[float] = []
        self.rounds_left: int = 0
        self.to_come: int = 0
        self.last: bool = False
        # The most that a number adds, at [colour * 6 + number - 1], colour 5 being any; and where.
        self.best: list[float] = []
        self.best_at: list[int] = []
        self.second: list[float] = []
        self.averages: list[float] = [-1.0] * (ROUNDS + 1)

    def look(self, mine: r.TruckView, round_: int, plucking: bool) -> None:
        """Takes in a queue."""
        self.queue = [self.place[one.customer] for one in mine.queue]
        self.written = [one.written for one in mine.queue]
        self.stars = [one.stars for one in mine.queue]
        self.rounds_left = ROUNDS - round_
        self.last = self.rounds_left == 0
        self.to_come = A_ROUND * self.rounds_left
        if plucking:
            self.to_come += 5 - mine.plucked + len(mine.at_hand) + len(mine.owed)
        else:
            self.to_come += A_ROUND
        self.now = [self.of(who, self.written[who]) for who in range(len(self.queue))]

    def of(self, who: int, written: list[int]) -> float:
        """The promise of a customer in the queue, with this written on it."""
        return self.of_card(self.queue[who], written, self.stars[who])

    def of_card(self, card: int, written: list[int], stars: int) -> float:
        """What a customer gives, times the chance that it is fed."""
        pantry = self.pantry
        size = len(written)
        chance = 1.0
        empty = 0
        tips = 0.0
        low = 1
        for space in range(size):
            content = written[space]
            wanted = pantry.tip_number[card * 5 + space]
            if content == 0:
                high = 6
                for above in range(space + 1, size):
                    number = written[above]
                    if number != 0 and number != CROSSED:
                        high = number
                        break
                chance *= CHANCE[high - low + 1]
                empty += 1
                if wanted != 0 and low <= wanted <= high:
                    tips += TIP_CHANCE
            elif content != CROSSED:
                low = content
                if wanted == content:
                    tips += 1.0
        gives = size * FED + tips * TIP_WORTH + worth_of_bonus(pantry.bonus[card])
        if empty == 0:
            return gives + stars * STAR
        if empty > self.to_come:
            return 0.0
        if self.last:
            # What is not fed now never will be.
            return (gives + stars * STAR) * chance * (0.75 if empty > 2 else 0.95)
        if stars == 0:
            return gives * chance * 0.7
        return (gives + (stars - 0.8) * STAR) * chance

    def rank(self) -> None:
        """Works out the most that each number of each colour adds."""
        self.best = [NONE] * 36
        self.best_at = [-1] * 36
        self.second = [NONE] * 36
        colours = self.pantry.space_colour
        for who in range(len(self.queue)):
            written = self.written[who]
            card = self.queue[who]
            low = 1
            for space in range(len(written)):
                content = written[space]
                if content != 0:
                    if content != CROSSED:
                        low = content
                    continue
                high = 6
                for above in range(space + 1, len(written)):
                    if written[above] != 0 and written[above] != CROSSED:
                        high = written[above]
                        break
                trial = written[:]
                for number in range(low, high + 1):
                    trial[space] = number
                    adds = self.of(who, trial) - self.now[who]
                    self.note(colours[card * 5 + space] * 6 + number - 1, adds, who * 5 + space)
                    self.note(WILD * 6 + number - 1, adds, who * 5 + space)

    def note(self, at: int, adds: float, where: int) -> None:
        """Keeps the best and the second best."""
        if adds > self.best[at]:
            self.second[at] = self.best[at]
            self.best[at] = adds
            self.best_at[at] = where
        elif adds > self.second[at]:
            self.second[at] = adds

    def best_number(self, colour: int, number: int) -> float:
        """The most that this number adds; far below 0 if it fits nowhere."""
        return self.best[colour * 6 + number - 1]

    def average_number(self, colour: int) -> float:
        """What a toss brings on average; a number that helps nobody is wasted."""
        total = 0.0
        for number in range(6):
            total += max(-0.5, self.best[colour * 6 + number])
        return total / 6.0

    def two_numbers(self, colour: int, one: int, other: int) -> float:
        """What two parts bring: not both on the same space."""
        first, second = colour * 6 + one - 1, colour * 6 + other - 1
        if self.best_at[first] != self.best_at[second]:
            return max(0.0, self.best[first]) + max(0.0, self.best[second])
        return max(
            max(0.0, self.best[first]) + max(0.0, self.second[second]),
            max(0.0, self.second[first]) + max(0.0, self.best[second]),
        )

    def number_on(self, customer: str, space: int, number: int) -> float:
        """What a number adds on this space."""
        who = self.queue.index(self.place[customer])
        trial = self.written[who][:]
        trial[space] = number
        return self.of(who, trial) - self.now[who]

    def cross_on(self, customer: str, space: int) -> float:
        """What an X adds on this space."""
        return self.number_on(customer, space, CROSSED)

    def cross_all(self, colour: int) -> float:
        """What Xs on all empty spaces of a colour add."""
        adds = 0.0
        for who in range(len(self.queue)):
            trial = self.written[who][:]
            for space in range(len(trial)):
                if trial[space] == 0 and self.pantry.space_colour[self.queue[who] * 5 + space] == colour:
                    trial[space] = CROSSED
            adds += self.of(who, trial) - self.now[who]
        return adds

    def fresh(self, customer: str) -> float:
        """What a customer would promise in the next round."""
        return self.fresh_card(self.place[customer])

    def fresh_card(self, card: int) -> float:
        """A customer with nothing written on it: fewer rounds left ask for fewer spaces."""
        size = self.pantry.sizes[card]
        weight = 1.0 if self.rounds_left > 1 or size == 3 else 0.8
        return self.of_card(card, [0] * size, self.pantry.stars[card]) * weight

    def average(self) -> float:
        """What an unseen customer promises on average."""
        if self.averages[self.rounds_left] < 0.0:
            total = 0.0
            for card in range(self.pantry.starters, self.pantry.customers):
                total += self.fresh_card(card)
            self.averages[self.rounds_left] = total / (self.pantry.customers - self.pantry.starters)
        return self.averages[self.rounds_left]


def worth_of_bonus(bonus: int) -> float:
    """What a customer's bonus is worth in points."""
    if bonus == ANY_FLAVOUR:
        return ANY_WORTH
    if bonus >= FLAVOUR:
        return FLAVOUR_WORTH
    if bonus >= XXX:
        return XXX_WORTH
    return X_ANY_WORTH if bonus == X_ANY else X_WORTH
