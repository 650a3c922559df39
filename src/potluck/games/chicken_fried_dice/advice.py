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
COOP_COST: Final = 0.5
# A kept cross-off should bring at least this much before the last round.
KEPT_X: Final = 2.5
ROUNDS: Final = 5
NEVER: Final = -1e9
# Better than nothing else at all; and what is always done first.
LATER: Final = -5e8
AT_ONCE: Final = 50.0


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
            free = is_free(mine)
            for action in legal:
                worth = self.worth(view, mine, action, free)
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

    def worth(self, view: r.View, mine: r.TruckView, action: Action, free: bool) -> float:
        """What a pick adds to the promise of the queue, in points; `free` when no die is in the hand or to come."""
        if isinstance(action, r.Pluck):
            return self.worth_of_die(view, mine, action.die)
        if isinstance(action, r.CoopPluck):
            return -1.0 if dice_to_come(mine) else self.worth_of_die(view, mine, action.die) - COOP_COST
        if isinstance(action, (r.Write, r.Sauce, r.Toss, r.Chop)):
            return self.worth_of_use(mine, action, free)
        if isinstance(action, (r.CrossOff, r.CrossOffAll)):
            return self.worth_of_cross_off(view, mine, action) if free else LATER
        # Flavours are always welcome, and at once.
        if isinstance(action, r.EnterFlavour):
            return AT_ONCE + self.board.worth_on_menu(mine, action.flavour, view.round)
        if isinstance(action, r.DrawFlavour):
            return AT_ONCE + self.board.worth_at_picnic(mine, action.flavour, action.spot, view.round)
        # To waste a die, to hand on the turn, to be done.
        return 0.0

    def worth_of_use(self, mine: r.TruckView, action: r.Write | r.Sauce | r.Toss | r.Chop, free: bool) -> float:
        """An ingredient written or modified. What is not a die waits for the dice, and for a use that helps."""
        promise = self.promise
        colour, number = ingredient_of(mine, action.using)
        otherwise = 0.0
        if isinstance(action, r.Write):
            gain = promise.number_on(action.customer, action.space - 1, number)
        elif isinstance(action, r.Sauce):
            gain = promise.number_on(action.customer, action.space - 1, number) - SAUCE_COST
        else:
            otherwise = max(0.0, promise.best_number(colour, number))
            if isinstance(action, r.Toss):
                gain = promise.average_number(colour) - TOSS_COST
            else:
                gain = promise.two_numbers(colour, action.smaller, number - action.smaller) - CHOP_COST
        if action.using == "die" or (free and gain > otherwise):
            return gain
        return LATER

    def worth_of_cross_off(self, view: r.View, mine: r.TruckView, action: r.CrossOff | r.CrossOffAll) -> float:
        """An X; one that may be kept is kept until it brings enough, or the game ends."""
        if isinstance(action, r.CrossOff):
            worth = self.promise.cross_on(action.customer, action.space - 1)
        else:
            worth = self.promise.cross_all(INGREDIENTS.index(action.bonus[4:]))
        may_wait = action.bonus not in mine.owed and view.round < ROUNDS
        return worth if worth > (KEPT_X if may_wait else 0.0) else LATER

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


def dice_to_come(mine: r.TruckView) -> bool:
    """Whether some of the four dice are still to be plucked."""
    return mine.plucked - mine.coops < 4


def is_free(mine: r.TruckView) -> bool:
    """Whether all dice are plucked and used, so that it is the turn of prep ingredients and Xs."""
    for item in mine.at_hand:
        if item.using == "die":
            return False
    return not dice_to_come(mine)


def ingredient_of(mine: r.TruckView, using: str) -> tuple[int, int]:
    """Colour and number of an ingredient at hand."""
    for item in mine.at_hand:
        if item.using == using:
            return WILD if item.ingredient == "wild" else INGREDIENTS.index(item.ingredient), item.number
    return WILD, 0
