"""Judgement for Diced Veggies, from a view alone: the rule of thumb that bots play by and hints are made of."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.engine.chance import Chance
from potluck.engine.records import Action
from potluck.games.diced_veggies import cards, records as r
from potluck.games.diced_veggies.block import COLUMNS, ROWS
from potluck.games.diced_veggies.pantry import FACES, TYPES, Hype, Recipe

# What a chef token is worth in stars: it comes back with the next restock.
CHEF = 1.0
# What one more finished recipe is worth beside its stars: it brings the end nearer, and room for the next.
DONE = 2.5
HAND_LIMIT = 8


class Thumb:
    """A decent player: it cuts what its recipes miss, cooks as soon as it can, and plays a Hype where one fits."""

    def __init__(self, options: r.Options) -> None:
        pantry = cards.pantry(options.deck)
        self.recipes: dict[str, Recipe] = {recipe.id: recipe for recipe in pantry.recipes}
        self.hypes: dict[str, Hype] = {hype.id: hype for hype in pantry.hypes}
        self.faces = sorted(set(FACES[options.edition]))

    def pick(self, view: r.View, legal: Sequence[Action], luck: Chance) -> Action:
        """The pick with the most promise; the first of equals."""
        if len(legal) == 1:
            return legal[0]
        best, most = legal[0], -1e9
        for action in legal:
            worth = self.worth(view, action)
            if worth > most:
                best, most = action, worth
        return best

    def worth(self, view: r.View, action: Action) -> float:
        """What a pick promises, in stars; only picks of the same step compare."""
        assert view.me is not None
        mine = view.kitchens[view.me]
        if isinstance(action, (r.Cut, r.TakeAll)):
            taken = [d for d in view.block if isinstance(action, r.TakeAll) or within(d, action)]
            return self.promise(mine, [*held(mine), *((index(d.type), d.number) for d in taken)])
        if isinstance(action, r.Restock):
            # A fresh block offers about one useful die more than a poor cut, and the token back.
            return self.promise(mine, held(mine)) + 1.2 + (0.0 if mine.chef else CHEF)
        if isinstance(action, r.Cook):
            return 1.0 + self.recipes[action.recipe].stars
        if isinstance(action, r.StopCooking):
            return 0.0
        if isinstance(action, (r.Spend, r.Retype)):
            return self.worth_on_plate(view, mine, action)
        if isinstance(action, (r.Serve, r.PlayHype, r.Renumber)):
            return self.worth_to_serve(view, mine, action)
        if isinstance(action, (r.DrawHype, r.DrawRecipe, r.TakeRecipe)):
            return self.worth_to_draw(view, mine, action)
        if isinstance(action, r.DiscardDie):
            rest = held(mine)
            rest.remove((index(action.type), action.number))
            return self.promise(mine, rest)
        if isinstance(action, r.DiscardRecipe):
            return -self.recipe_promise(action.recipe, held(mine), mine.chef)
        assert isinstance(action, r.DiscardHype)
        return -self.hype_promise(self.hypes[action.hype], mine)

    # --- dice and recipes --------------------------------------------------------------------------------------

    def promise(self, mine: r.Kitchen, dice: list[tuple[int, int]]) -> float:
        """What some dice promise to the recipes in hand, the better recipe served first."""
        best = 0.0
        recipes = [self.recipes[card] for card in mine.recipes]
        for first in recipes:
            have = [0, 0, 0, 0, 0]
            for kind, _ in dice:
                have[kind] += 1
            worth = progress(first, have, mine.chef)
            for other in recipes:
                if other is not first:
                    worth += 0.8 * progress(other, have, False)
            best = max(best, worth)
        # Dice that wait for a next recipe; more than the limit are lost.
        return best + 0.15 * min(len(dice), HAND_LIMIT)

    def recipe_promise(self, card: str, dice: list[tuple[int, int]], chef: bool) -> float:
        """What a recipe promises with the dice at hand."""
        have = [0, 0, 0, 0, 0]
        for kind, _ in dice:
            have[kind] += 1
        return progress(self.recipes[card], have, chef)

    def worth_to_draw(self, view: r.View, mine: r.Kitchen, action: Action) -> float:
        """A second recipe first, then Hypes; a better recipe than the ones in hand when there is no room."""
        dice = held(mine)
        worst = min((self.recipe_promise(card, dice, mine.chef) for card in mine.recipes), default=0.0)
        if len(mine.recipes) < 2:
            worst = 0.0
        if isinstance(action, r.TakeRecipe):
            return self.recipe_promise(action.recipe, dice, mine.chef) - worst
        if isinstance(action, r.DrawRecipe):
            return 1.5 - worst
        return 2.2 if len(view.hypes) < 2 and len(mine.recipes) > 0 else 0.3

    # --- the plate ---------------------------------------------------------------------------------------------

    def worth_on_plate(self, view: r.View, mine: r.Kitchen, action: Action) -> float:
        """The best Hype that the plate can still get with this die on it; the chef token is dear."""
        plate = mine.plate
        assert plate is not None
        assert isinstance(action, (r.Spend, r.Retype))
        dice = held(mine)
        dice.remove((index(action.type), action.number))
        numbers = [die.number for die in plate.dice]
        numbers.append(action.number)
        asks = [plate.asks.get(name, 0) for name in TYPES]
        if isinstance(action, r.Retype):
            asks[index(action.to)] -= 1
        elif plate.asks.get(action.type, 0) > 0:
            asks[index(action.type)] -= 1
        else:
            # Any die will do for the Hype: the one that the next recipes miss least.
            return self.promise(mine, dice)
        cost = CHEF if isinstance(action, r.Retype) else 0.0
        recipe = self.recipes[plate.recipe]
        hypes = [self.hypes[card] for card in view.hypes if self.hypes[card].fits(recipe, len(mine.cooked))]
        if not hypes:
            return -cost - 0.01 * action.number
        return self.best_hype(recipe, hypes, mine, numbers, asks, dice) - cost

    def best_hype(
        self,
        recipe: Recipe,
        hypes: list[Hype],
        mine: r.Kitchen,
        numbers: list[int],
        asks: list[int],
        dice: list[tuple[int, int]],
    ) -> float:
        """What the best of these Hypes adds, over all ways to fill the plate."""
        kind = 0
        while kind < 5 and asks[kind] == 0:
            kind += 1
        if kind == 5:
            return max([0.0, *(self.hype_worth(hype, recipe, mine) for hype in hypes if hype.met(numbers))])
        best = 0.0
        tried: list[int] = []
        fewer = asks[:]
        fewer[kind] -= 1
        for number in (number for other, number in dice if other == kind):
            if number in tried:
                continue
            tried.append(number)
            rest = dice[:]
            rest.remove((kind, number))
            best = max(best, self.best_hype(recipe, hypes, mine, [*numbers, number], fewer, rest))
        return best

    def worth_to_serve(self, view: r.View, mine: r.Kitchen, action: Action) -> float:
        """A full plate: with a Hype if it adds something, by turning a die if that adds more than the token."""
        plate = mine.plate
        assert plate is not None
        recipe = self.recipes[plate.recipe]
        if isinstance(action, r.PlayHype):
            return self.hype_worth(self.hypes[action.hype], recipe, mine)
        if isinstance(action, r.Serve):
            return 0.5
        assert isinstance(action, r.Renumber)
        numbers = [die.number for die in plate.dice]
        numbers.remove(action.number)
        numbers.append(action.to)
        best = 0.0
        for card in view.hypes:
            hype = self.hypes[card]
            if hype.extra < 0 and hype.fits(recipe, len(mine.cooked)) and hype.met(numbers):
                best = max(best, self.hype_worth(hype, recipe, mine))
        return best - CHEF - 0.1

    # --- Hypes -------------------------------------------------------------------------------------------------

    def hype_worth(self, hype: Hype, recipe: Recipe, mine: r.Kitchen) -> float:
        """What a Hype will add to a dish; what counts other dishes is guessed from those cooked so far."""
        worth = float(hype.stars)
        if hype.bonus_type >= 0 and recipe.needs[hype.bonus_type] > 0:
            worth += hype.bonus
        if hype.of < 0:
            return worth - (0.7 if hype.extra >= 0 else 0.0)
        others = [self.recipes[dish.recipe] for dish in mine.cooked]
        counts = [
            *recipe.needs,
            recipe.size,
            recipe.types,
            4,
            len([dish for dish in mine.cooked if dish.hype is not None]) + 1,
            len([other for other in others if other.size == recipe.size]) + 1,
            recipe.stars,
        ]
        return worth + hype.each * counts[hype.of] - (0.7 if hype.extra >= 0 else 0.0)

    def hype_promise(self, hype: Hype, mine: r.Kitchen) -> float:
        """What a Hype promises to the recipes in hand."""
        fitting = [self.recipes[card] for card in mine.recipes if hype.fits(self.recipes[card], len(mine.cooked))]
        return max([0.5, *(self.hype_worth(hype, recipe, mine) for recipe in fitting)])


def index(name: str) -> int:
    """The number of a type."""
    return TYPES.index(name)


def held(mine: r.Kitchen) -> list[tuple[int, int]]:
    """A cook's dice as type and number."""
    return [(index(die.type), die.number) for die in mine.dice]


def within(die: r.Placed, cut: r.Cut) -> bool:
    """Whether a cut takes this die."""
    row = die.row if cut.corner[0] == "n" else ROWS - 1 - die.row
    column = die.column if cut.corner[1] == "w" else COLUMNS - 1 - die.column
    return row < cut.rows and column < cut.columns


def progress(recipe: Recipe, have: list[int], chef: bool) -> float:
    """What dice promise to a recipe: its stars when it can be cooked, less for each die that is missing.

    The dice it would use are taken out of `have`.
    """
    missing = 0
    for kind in range(5):
        used = min(recipe.needs[kind], have[kind])
        missing += recipe.needs[kind] - used
        have[kind] -= used
    worth = recipe.stars + DONE
    if missing == 0:
        return worth
    if missing == 1 and chef:
        return worth - CHEF
    return worth * (1.0 - missing / recipe.size) * 0.75
