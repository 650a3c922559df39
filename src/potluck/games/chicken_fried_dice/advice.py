"""Judgement for Chicken Fried Dice, from a view alone: a rule of thumb that feeds on purpose.

Every customer in the queue has a promise: what it gives when fed, times the chance of filling what is still empty. A
number is worth what it adds to that promise; a low number at the bottom leaves room, a high one there takes it away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from potluck.engine.chance import Chance
from potluck.engine.records import Action
from potluck.games.chicken_fried_dice import cards, records as r
from potluck.games.chicken_fried_dice.boards import BoardSense
from potluck.games.chicken_fried_dice.pantry import INGREDIENTS, WILD
from potluck.games.chicken_fried_dice.promise import Promise

# What it costs to use up a station; uses left over at the end of a round are lost.
SAUCE_COST: Final = 0.8
TOSS_COST: Final = 0.2
CHOP_COST: Final = 0.4
# A kept cross-off should bring at least this much before the last round.
KEPT_X: Final = 2.5
ROUNDS: Final = 5
NEVER: Final = -1e9


class Thumb:
    """A decent player: it plucks what its customers need, and uses stations rather than waste a die."""

    def __init__(self, options: r.Options) -> None:
        self.pantry = cards.pantry(options.deck)
        self.board = BoardSense(self.pantry)
        self.promise = Promise(self.pantry)

    def pick(self, view: r.View, legal: Sequence[Action], luck: Chance) -> Action:
        """The pick with the most promise; the first of equals."""
        if len(legal) == 1:
            return legal[0]
        if view.phase == "choose":
            return legal[luck.draw(len(legal))]
        assert view.me is not None
        mine = view.trucks[view.me]
        promise = self.promise
        promise.look(mine, view.round, view.phase == "pluck")
        best, most = legal[0], NEVER
        if view.phase == "pluck":
            promise.rank()
            busy = holds_die(mine)
            for action in legal:
                worth = self.worth(view, mine, action, busy)
                if worth > most:
                    best, most = action, worth
            return best
        for action in legal:
            worth = self.worth_between(view, mine, action)
            if worth > most:
                best, most = action, worth
        return best

    def worth_between(self, view: r.View, mine: r.TruckView, action: Action) -> float:
        """Prep and Cleanup: orders, upgrades, customers."""
        if isinstance(action, r.Arrange):
            return self.worth_of_order(mine, [action.first, action.second, action.third])
        if isinstance(action, r.Upgrade):
            return self.board.worth_of_upgrade(mine, action.station)
        if isinstance(action, r.Keep):
            return self.promise.fresh(action.customer)
        return self.promise.average()

    def worth_of_order(self, mine: r.TruckView, numbers: list[int]) -> float:
        """What three prep numbers promise in this order, each looked at alone."""
        assert mine.truck is not None
        promise = self.promise
        promise.rank()
        colours = self.pantry.prep_colours[self.pantry.truck_ids.index(mine.truck)]
        worth = 0.0
        for space in range(3):
            wild = space > 0 and mine.levels["prep"] == 2
            worth += max(0.0, promise.best_number(WILD if wild else colours[space], numbers[space]))
        return worth

    # --- Chuck 'n Pluck ------------------------------------------------------------------------------------------

    def worth(self, view: r.View, mine: r.TruckView, action: Action, busy: bool) -> float:
        """What a pick adds to the promise of the queue, in points."""
        promise = self.promise
        if isinstance(action, r.Write):
            worth = promise.number_on(action.customer, action.space - 1, number_of(mine, action.using))
            if action.using == "die":
                return worth
            return worth if not busy and not self.dice_to_come(mine) and worth > 0.0 else NEVER / 2
        if isinstance(action, r.Sauce):
            worth = promise.number_on(action.customer, action.space - 1, number_of(mine, action.using)) - SAUCE_COST
            if action.using == "die":
                return worth
            return worth if not busy and not self.dice_to_come(mine) and worth > 0.0 else NEVER / 2
        if isinstance(action, r.Pluck):
            return self.worth_of_die(view, mine, action.die)
        if isinstance(action, r.CoopPluck):
            return -1.0 if self.dice_to_come(mine) else self.worth_of_die(view, mine, action.die) - 0.5
        if isinstance(action, r.Toss):
            colour, number = ingredient_of(mine, action.using)
            gain = promise.average_number(colour) - TOSS_COST
            if action.using == "die":
                return gain
            here = promise.best_number(colour, number)
            return gain if not busy and not self.dice_to_come(mine) and gain > max(here, 0.0) else NEVER / 2
        if isinstance(action, r.Chop):
            colour, number = ingredient_of(mine, action.using)
            gain = promise.two_numbers(colour, action.smaller, number - action.smaller) - CHOP_COST
            if action.using == "die":
                return gain
            here = promise.best_number(colour, number)
            return gain if not busy and not self.dice_to_come(mine) and gain > max(here, 0.0) else NEVER / 2
        if isinstance(action, r.Waste):
            return 0.0
        return self.worth_of_bonus(view, mine, action, busy)

    def worth_of_bonus(self, view: r.View, mine: r.TruckView, action: Action, busy: bool) -> float:
        """Cross-offs and flavours; and nothing more to do."""
        promise = self.promise
        if isinstance(action, r.EnterFlavour):
            return 50.0 + self.board.worth_on_menu(mine, action.flavour, view.round)
        if isinstance(action, r.DrawFlavour):
            return 50.0 + self.board.worth_at_picnic(mine, action.flavour, action.spot, view.round)
        if isinstance(action, (r.CrossOff, r.CrossOffAll)):
            if busy or self.dice_to_come(mine):
                return NEVER / 2
            if isinstance(action, r.CrossOff):
                worth = promise.cross_on(action.customer, action.space - 1)
            else:
                worth = promise.cross_all(INGREDIENTS.index(action.bonus[4:]))
            if action.bonus not in mine.owed and view.round < ROUNDS and worth < KEPT_X:
                return NEVER / 2
            return worth if worth > 0.0 else NEVER / 2
        # Done, or the turn handed on.
        return 0.0

    def dice_to_come(self, mine: r.TruckView) -> bool:
        """Whether some of the four dice are still to be plucked: prep ingredients and bonuses can wait for them."""
        return mine.plucked - mine.coops < 4

    def worth_of_die(self, view: r.View, mine: r.TruckView, die: str) -> float:
        """The best that can be done with a die, on its own or by a station."""
        promise = self.promise
        place = self.pantry.die_ids.index(die)
        colour = place // 5
        number = 0
        for other in view.dice:
            if other.die == die:
                number = other.number
        best = promise.best_number(colour, number)
        if mine.left["sauce"] > 0:
            best = max(best, promise.best_number(WILD, number) - SAUCE_COST)
        if mine.left["toss"] > 0 and best < 1.0:
            best = max(best, promise.average_number(colour) - TOSS_COST)
        if mine.left["chop"] > 0:
            for smaller in range(1, number // 2 + 1):
                best = max(best, promise.two_numbers(colour, smaller, number - smaller) - CHOP_COST)
        return best


def holds_die(mine: r.TruckView) -> bool:
    """Whether a plucked die is in the hand."""
    for item in mine.at_hand:
        if item.using == "die":
            return True
    return False


def number_of(mine: r.TruckView, using: str) -> int:
    """The number of an ingredient at hand."""
    for item in mine.at_hand:
        if item.using == using:
            return item.number
    return 0


def ingredient_of(mine: r.TruckView, using: str) -> tuple[int, int]:
    """Colour and number of an ingredient at hand."""
    for item in mine.at_hand:
        if item.using == using:
            return WILD if item.ingredient == "wild" else INGREDIENTS.index(item.ingredient), item.number
    return WILD, 0
