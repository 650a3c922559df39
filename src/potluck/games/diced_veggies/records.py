"""The records of Diced Veggies: options, picks, events, the view, and a deck. Never compiled.

How a turn is split into picks:

1. `Restock`, or a cut: `Cut` names the corner of the block that is taken and how many rows and columns the blade
   reaches from there; `TakeAll` where the rest needs no cut.
2. `Cook` a recipe, then one `Spend` for each die put on the plate (forced dice go by themselves); `Retype` puts a die
   there as another ingredient by the chef token. On a full plate: `Renumber` a die by the chef token, `PlayHype`, or
   `Serve`. `StopCooking` ends the step; without a recipe that can be cooked it is passed over.
3. One card: `DrawHype`, `DrawRecipe` or `TakeRecipe` of the display.
4. `DiscardDie`, `DiscardRecipe`, `DiscardHype`, one at a time, down to the limits.

Dice of the same ingredient and number are the same to a cook, so picks name the kind and the rules take any of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from potluck.engine.records import SEAT, Action, Event, Record, Seat, names

Type = Literal["carrot", "mushroom", "onion", "pepper", "tomato"]
Number = Annotated[int, Meta(ge=1, le=6)]
Corner = Literal["nw", "ne", "sw", "se"]
RecipeId = Annotated[str, names("recipe")]
HypeId = Annotated[str, names("hype")]

# --- cards ---------------------------------------------------------------------------------------------------------

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=60)]
Stars = Annotated[int, Meta(ge=0, le=30)]
Few = Annotated[int, Meta(ge=1, le=7)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]


class Name(Record, frozen=True):
    """What a card is called."""

    en: Text
    fr: Text


class Recipe(Record, frozen=True):
    """A recipe card. `house` names the fields that are ours where only a part is printed."""

    id: Id
    name: Name
    needs: dict[Type, Few]
    stars: Stars
    source: Literal["printed", "house"] = "house"
    house: list[str] = []


class Condition(Record, frozen=True):
    """When a Hype may be played: all that is given must hold, of all dice spent, of the recipe, and of the cook."""

    total_at_least: Annotated[int, Meta(ge=1, le=60)] | None = None
    total_at_most: Annotated[int, Meta(ge=1, le=60)] | None = None
    all: Literal["even", "odd", "same", "different", "in-a-row"] | None = None
    includes: list[Number] = []
    each_at_least: Number | None = None
    each_at_most: Number | None = None
    alike: Annotated[int, Meta(ge=2, le=7)] | None = None
    pairs: Annotated[int, Meta(ge=1, le=3)] | None = None
    ingredients_at_least: Few | None = None
    ingredients_at_most: Few | None = None
    types_at_least: Annotated[int, Meta(ge=1, le=5)] | None = None
    asks_for: Type | None = None
    cooked_at_least: Annotated[int, Meta(ge=1, le=6)] | None = None


Extra = Literal["carrot", "mushroom", "onion", "pepper", "tomato", "any", "double"]
Counted = Literal[
    "ingredient", "type", "carrot", "mushroom", "onion", "pepper", "tomato",
    "other-recipe", "other-hype", "same-size", "recipe-star",
]  # fmt: skip


class Each(Record, frozen=True):
    """Stars for each of something."""

    of: Counted
    stars: Stars


class Bonus(Record, frozen=True):
    """Stars if the recipe asks for an ingredient."""

    asks_for: Type
    stars: Stars


class Hype(Record, frozen=True, rename={"condition": "if"}):
    """A Hype card; its name holds `{dish}` where the name of the dish goes."""

    id: Id
    name: Name
    condition: Condition = Condition()
    extra: Extra | None = None
    stars: Stars = 0
    each: Each | None = None
    bonus: Bonus | None = None
    source: Literal["printed", "house"] = "house"
    house: list[str] = []


class About(Record, frozen=True):
    """Which deck this is."""

    id: Id
    game: Literal["diced-veggies"]
    name: Name


class Deck(Record, frozen=True):
    """A deck file."""

    deck: About
    recipe: list[Recipe]
    hype: list[Hype]


class Options(Record, frozen=True):
    """What a table may choose."""

    # DV-2, DV-15: whose dice, and whether all cook once more at the end.
    edition: Literal["en", "fr"] = "en"
    # DV-18: without Hypes and chef tokens.
    plain: bool = False
    # DV-19: the recipe that brings on the end.
    recipes: Literal[6, 5, 4] = 6
    # DV-7 a total of ten, or DV-20 any three dice.
    cut: Literal["ten", "three"] = "ten"
    # DV-21: who starts; None draws at random.
    first: Annotated[int, SEAT, Meta(ge=0, le=3)] | None = None
    # An own deck; None is the house deck.
    deck: Deck | None = None


# --- picks ---------------------------------------------------------------------------------------------------------


class Restock(Action, frozen=True):
    """DV-6."""


class Cut(Action, frozen=True):
    """DV-7: the dice in this many rows and columns from a corner of the frame."""

    corner: Corner
    rows: Annotated[int, Meta(ge=1, le=5)]
    columns: Annotated[int, Meta(ge=1, le=7)]


class TakeAll(Action, frozen=True):
    """DV-8."""


class Cook(Action, frozen=True):
    """DV-9."""

    recipe: RecipeId


class Spend(Action, frozen=True):
    """DV-9: puts a die on the plate (DV-R16: also one a Hype asks for)."""

    type: Type
    number: Number


class Retype(Action, frozen=True):
    """DV-11: puts a die on the plate as another ingredient."""

    type: Type
    number: Number
    to: Type


class Renumber(Action, frozen=True):
    """DV-11: turns a die on the plate to another number."""

    type: Type
    number: Number
    to: Number


class PlayHype(Action, frozen=True):
    """DV-10."""

    hype: HypeId


class Serve(Action, frozen=True):
    """DV-9: as it is, without a Hype."""


class StopCooking(Action, frozen=True):
    """DV-9: never forced."""


class DrawHype(Action, frozen=True):
    """DV-12."""


class DrawRecipe(Action, frozen=True):
    """DV-12: unseen, from the deck."""


class TakeRecipe(Action, frozen=True):
    """DV-12: from the display."""

    recipe: RecipeId


class DiscardDie(Action, frozen=True):
    """DV-13."""

    type: Type
    number: Number


class DiscardRecipe(Action, frozen=True):
    """DV-13."""

    recipe: RecipeId


class DiscardHype(Action, frozen=True):
    """DV-13."""

    hype: HypeId


ACTIONS: tuple[type[Action], ...] = (
    Restock, Cut, TakeAll, Cook, Spend, Retype, Renumber, PlayHype, Serve, StopCooking,
    DrawHype, DrawRecipe, TakeRecipe, DiscardDie, DiscardRecipe, DiscardHype,
)  # fmt: skip

# --- what is seen --------------------------------------------------------------------------------------------------


class Die(Record, frozen=True):
    """One of the 35 dice, as it lies."""

    id: int
    type: Type
    number: int


class Placed(Record, frozen=True):
    """A die of the block; row and column count from the top left."""

    id: int
    type: Type
    number: int
    row: int
    column: int


class Dish(Record, frozen=True):
    """A cooked recipe and the Hype paired with it."""

    recipe: str
    hype: str | None


class Plate(Record, frozen=True):
    """What a cook is putting together; `asks` counts what is still to come, by ingredient (`any`: any die)."""

    recipe: str
    dice: list[Die]
    hype: str | None
    asks: dict[str, int]


class Kitchen(Record, frozen=True):
    """What lies before one player. All of it is open but the Hypes, which are counted."""

    dice: list[Die]
    recipes: list[str]
    hypes: int
    chef: bool
    cooked: list[Dish]
    plate: Plate | None


Step = Literal["wait", "cut", "cook", "plate", "serve", "extra", "card", "limits"]


class View(Record, frozen=True):
    """The table as one seat sees it."""

    me: Seat | None
    to_act: list[Seat]
    turn: Seat
    steps: list[Step]
    # The turn that is running: 1 for the first turn of the first player.
    turns: int
    edition: Literal["en", "fr"]
    plain: bool
    goal: int
    cut: Literal["ten", "three"]
    block: list[Placed]
    missing: list[Type]
    restocked: bool
    spent: list[Die]
    kitchens: list[Kitchen]
    hypes: list[str]
    display: list[str]
    recipe_deck: int
    recipe_discards: list[str]
    hype_deck: int
    hype_discards: list[str]
    # Who cooked the recipe that brings on the end; and whether all are cooking for the last time (DV-15).
    ender: Seat | None
    last_cooking: bool
    over: bool
    stars: list[int]


# --- events --------------------------------------------------------------------------------------------------------


class Began(Event, frozen=True):
    """A turn begins."""

    seat: Seat


class Restocked(Event, frozen=True):
    """A new block; the chef tokens are back, where there are `chefs` (DV-18)."""

    seat: Seat
    block: list[Placed]
    chefs: bool


class Took(Event, frozen=True):
    """Dice left the block, by a cut or without one."""

    seat: Seat
    dice: list[Die]
    total: int


class Plated(Event, frozen=True):
    """A die went on the plate."""

    seat: Seat
    die: Die


class ChefChanged(Event, frozen=True):
    """The chef token was spent on a die."""

    seat: Seat
    die: Die
    now: Die


class Cooked(Event, frozen=True):
    """A recipe is done; its dice go to the frame."""

    seat: Seat
    recipe: str
    hype: str | None
    dice: list[Die]


class DrewHype(Event, frozen=True):
    """A Hype came to the hand."""

    seat: Seat
    hype: str


class DrewSomeHype(Event, frozen=True):
    """What the others see of it."""

    seat: Seat


class DrewRecipe(Event, frozen=True):
    """A recipe came from the deck."""

    seat: Seat
    recipe: str


class TookRecipe(Event, frozen=True):
    """A recipe came from the display, and another filled the gap."""

    seat: Seat
    recipe: str
    refill: str | None


class Reshuffled(Event, frozen=True):
    """A deck was made new from its discards."""

    deck: Literal["recipe", "hype"]


class DiscardedDie(Event, frozen=True):
    """A die over the limit went to the frame."""

    seat: Seat
    die: Die


class DiscardedRecipe(Event, frozen=True):
    """A recipe over the limit was discarded."""

    seat: Seat
    recipe: str


class DiscardedHype(Event, frozen=True):
    """A Hype over the limit was discarded."""

    seat: Seat
    hype: str


class EndComes(Event, frozen=True):
    """Somebody cooked the recipe that brings on the end."""

    seat: Seat


class LastCooking(Event, frozen=True):
    """All cook for the last time."""


class Ended(Event, frozen=True):
    """The game is over."""
