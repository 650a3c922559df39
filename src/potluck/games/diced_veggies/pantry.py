"""A deck laid out as numbers: needs, conditions, the table of all actions. Made once, shared by its tables."""

from __future__ import annotations

from typing import Final

from potluck.engine.records import Action
from potluck.engine.space import Space
from potluck.games.diced_veggies import records as r

TYPES: list[str] = ["carrot", "mushroom", "onion", "pepper", "tomato"]
# DV-2: the faces of a die are data of the edition; this is their one place.
FACES: dict[str, list[int]] = {"en": [2, 2, 3, 4, 5, 6], "fr": [1, 2, 3, 3, 4, 5]}
DICE: Final = 35
EACH: Final = 7

EVEN: Final = 1
ODD: Final = 2
SAME: Final = 3
DIFFERENT: Final = 4
IN_A_ROW: Final = 5
ALL: list[str | None] = [None, "even", "odd", "same", "different", "in-a-row"]
ANY: Final = 5
DOUBLE: Final = 6
EXTRAS: list[str] = [*TYPES, "any", "double"]
COUNTED: list[str] = [*TYPES, "ingredient", "type", "other-recipe", "other-hype", "same-size", "recipe-star"]
INGREDIENT: Final = 5
TYPE: Final = 6
OTHER_RECIPE: Final = 7
OTHER_HYPE: Final = 8
SAME_SIZE: Final = 9
RECIPE_STAR: Final = 10

# The kinds of picks by their place in ACTIONS.
RESTOCK: Final = 0
CUT_OFF: Final = 1
TAKE_ALL: Final = 2
COOK_RECIPE: Final = 3
SPEND: Final = 4
RETYPE: Final = 5
RENUMBER: Final = 6
PLAY_HYPE: Final = 7
SERVE_IT: Final = 8
STOP: Final = 9
DRAW_HYPE: Final = 10
DRAW_RECIPE: Final = 11
TAKE_RECIPE: Final = 12
DISCARD_DIE: Final = 13
DISCARD_RECIPE: Final = 14
DISCARD_HYPE: Final = 15


class Recipe:
    """A recipe in numbers: needs by type."""

    def __init__(self, card: r.Recipe) -> None:
        self.id = card.id
        self.stars = card.stars
        self.needs: list[int] = [0] * 5
        for name, count in card.needs.items():
            self.needs[TYPES.index(name)] = count
        self.size = sum(self.needs)
        self.types = len(card.needs)


class Hype:
    """A Hype in numbers; -1 where the card says nothing."""

    def __init__(self, card: r.Hype) -> None:
        condition = card.condition
        self.id = card.id
        self.total_least = condition.total_at_least or 0
        self.total_most = condition.total_at_most or 1000
        self.all = ALL.index(condition.all)
        self.includes: list[int] = sorted(condition.includes)
        self.least = condition.each_at_least or 0
        self.most = condition.each_at_most or 9
        self.alike = condition.alike or 0
        self.pairs = condition.pairs or 0
        self.size_least = condition.ingredients_at_least or 0
        self.size_most = condition.ingredients_at_most or 1000
        self.types_least = condition.types_at_least or 0
        self.asks_for = -1 if condition.asks_for is None else TYPES.index(condition.asks_for)
        self.cooked_least = condition.cooked_at_least or 0
        self.extra = -1 if card.extra is None else EXTRAS.index(card.extra)
        self.stars = card.stars
        self.of = -1 if card.each is None else COUNTED.index(card.each.of)
        self.each = 0 if card.each is None else card.each.stars
        self.bonus_type = -1 if card.bonus is None else TYPES.index(card.bonus.asks_for)
        self.bonus = 0 if card.bonus is None else card.bonus.stars

    def fits(self, recipe: Recipe, cooked: int) -> bool:
        """Whether recipe and cook are right; `cooked` counts the recipes cooked before."""
        return (
            self.size_least <= recipe.size <= self.size_most
            and recipe.types >= self.types_least
            and (self.asks_for < 0 or recipe.needs[self.asks_for] > 0)
            and cooked >= self.cooked_least
        )

    def met(self, numbers: list[int]) -> bool:
        """Whether the numbers of all dice spent are right."""
        shown: list[int] = [0, 0, 0, 0, 0, 0, 0]
        total, low, high, odd = 0, 9, 0, 0
        for number in numbers:
            shown[number] += 1
            total += number
            odd += number & 1
            if number < low:
                low = number
            if number > high:
                high = number
        if not (self.total_least <= total <= self.total_most and low >= self.least and high <= self.most):
            return False
        most, pairs = 0, 0
        for count in shown:
            pairs += count >> 1
            if count > most:
                most = count
        if most < self.alike or pairs < self.pairs:
            return False
        return self.all_right(len(numbers), odd, low, high, most) and self.includes_right(shown)

    def all_right(self, dice: int, odd: int, low: int, high: int, most: int) -> bool:
        """What the card says of all numbers together."""
        if self.all == EVEN:
            return odd == 0
        if self.all == ODD:
            return odd == dice
        if self.all == SAME:
            return most == dice
        if self.all == DIFFERENT:
            return most <= 1
        if self.all == IN_A_ROW:
            return most <= 1 and high - low + 1 == dice
        return True

    def includes_right(self, shown: list[int]) -> bool:
        """Whether each number the card names is there, as often as it names it."""
        for number in self.includes:
            shown[number] -= 1
            if shown[number] < 0:
                return False
        return True


class Pantry:
    """The deck of a table."""

    def __init__(self, deck: r.Deck) -> None:
        self.deck = deck
        self.recipes: list[Recipe] = [Recipe(card) for card in deck.recipe]
        self.hypes: list[Hype] = [Hype(card) for card in deck.hype]
        space = Space(r.ACTIONS, {"recipe": [c.id for c in deck.recipe], "hype": [c.id for c in deck.hype]})
        self.space = space
        self.codes: dict[Action, int] = space.codes
        self.kind: list[int] = space.kind
        self.place: list[int] = space.place
        self.restock: list[Action] = space.of(r.Restock)
        self.cut: list[Action] = space.of(r.Cut)
        self.take_all: list[Action] = space.of(r.TakeAll)
        self.cook: list[Action] = space.of(r.Cook)
        self.spend: list[Action] = space.of(r.Spend)
        self.retype: list[Action] = space.of(r.Retype)
        self.renumber: list[Action] = space.of(r.Renumber)
        self.play_hype: list[Action] = space.of(r.PlayHype)
        self.serve: list[Action] = space.of(r.Serve)
        self.stop: list[Action] = space.of(r.StopCooking)
        self.draw_hype: list[Action] = space.of(r.DrawHype)
        self.draw_recipe: list[Action] = space.of(r.DrawRecipe)
        self.take_recipe: list[Action] = space.of(r.TakeRecipe)
        self.discard_die: list[Action] = space.of(r.DiscardDie)
        self.discard_recipe: list[Action] = space.of(r.DiscardRecipe)
        self.discard_hype: list[Action] = space.of(r.DiscardHype)


# The dice as events show them, by id and number: the first 7 are carrots, the next mushrooms, and so on.
DIE: list[list[r.Die]] = [
    [r.Die(die, TYPES[die // EACH], number) for number in range(7)]  # type: ignore[arg-type]
    for die in range(DICE)
]
