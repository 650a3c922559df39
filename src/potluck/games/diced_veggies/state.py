"""The table of Diced Veggies as plain numbers: dice are 0 to 34, types 0 to 4, cards their place in the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from potluck.games.diced_veggies.pantry import DICE, EACH, Pantry

# What a seat is asked for (View.steps has the same order).
WAIT: Final = 0
CUT: Final = 1
COOK: Final = 2
PLATE: Final = 3
SERVE: Final = 4
EXTRA: Final = 5
CARD: Final = 6
LIMITS: Final = 7

NONE: Final = -1
STRIDE: Final = 8
CELLS: Final = 40
# What a plate asks for, by seat: five types, and any.
ASKED: Final = 6


class State:
    """All of a table. By seat: `step`, `dice`, `recipes`, `hypes`, `chef`, and the plate that is being filled."""

    pantry: Pantry
    faces: list[int]
    seats: int
    plain: bool
    goal: int
    # DV-20: a cut is limited by the count of its dice, not by their total.
    by_count: bool
    cook_last: bool

    turn: int
    turns: int
    restocked: bool
    ender: int
    last_cooking: bool
    over: bool

    # The block: the cells that hold a die (bit 8 * row + column), and how many of each type (`left`).
    block: i64
    # What is left in the block, as DV-8 (total) or DV-20 (dice) counts it.
    total: int
    # The cuts of this block, worked out when first asked for; None after every change.
    cuts: list[int] | None
    cell: list[int]
    left: list[int]
    number: list[int]
    # A die changes its type only on a plate.
    type: list[int]
    frame: list[int]

    step: list[int]
    dice: list[list[int]]
    recipes: list[list[int]]
    hypes: list[list[int]]
    chef: list[bool]
    # Seat, recipe and Hype (or NONE) of each cooked dish, one after the other.
    cooked: list[int]

    # The plate of each seat: its dice, the recipe, the Hype, and what it still asks for (see ASKED).
    plate: list[list[int]]
    dish: list[int]
    hype: list[int]
    asks: list[int]

    # Decks are drawn from their end.
    recipe_deck: list[int]
    recipe_discards: list[int]
    hype_deck: list[int]
    hype_discards: list[int]
    display: list[int]

    def __init__(self, pantry: Pantry, faces: list[int], seats: int) -> None:
        # The rest is set by new_state() and clone(): a clone would only throw away what is made here.
        self.pantry = pantry
        self.faces = faces
        self.seats = seats

    def count_cooked(self, seat: int) -> int:
        """How many recipes a seat has cooked."""
        count = 0
        for i in range(0, len(self.cooked), 3):
            if self.cooked[i] == seat:
                count += 1
        return count


def new_state(pantry: Pantry, faces: list[int], seats: int) -> State:
    """A table before set-up: everything in its box."""
    state = State(pantry, faces, seats)
    state.plain = False
    state.goal = 6
    state.by_count = False
    state.cook_last = True
    state.turn = 0
    state.turns = 0
    state.restocked = False
    state.ender = NONE
    state.last_cooking = False
    state.over = False
    state.block = 0
    state.total = 0
    state.cuts = None
    state.cell = [NONE] * CELLS
    state.left = [0] * 5
    state.number = [0] * DICE
    state.type = [die // EACH for die in range(DICE)]
    state.frame = []
    state.step = [WAIT] * seats
    state.dice = [[] for _ in range(seats)]
    state.recipes = [[] for _ in range(seats)]
    state.hypes = [[] for _ in range(seats)]
    state.chef = [True] * seats
    state.cooked = []
    state.plate = [[] for _ in range(seats)]
    state.dish = [NONE] * seats
    state.hype = [NONE] * seats
    state.asks = [0] * (ASKED * seats)
    state.recipe_deck = []
    state.recipe_discards = []
    state.hype_deck = []
    state.hype_discards = []
    state.display = []
    return state


def clone(old: State) -> State:
    """A copy that shares only what never changes: the pantry, the faces, a worked-out list of cuts."""
    new = State(old.pantry, old.faces, old.seats)
    new.plain = old.plain
    new.goal = old.goal
    new.by_count = old.by_count
    new.cook_last = old.cook_last
    new.turn = old.turn
    new.turns = old.turns
    new.restocked = old.restocked
    new.ender = old.ender
    new.last_cooking = old.last_cooking
    new.over = old.over
    new.block = old.block
    new.total = old.total
    new.cuts = old.cuts
    new.cell = old.cell.copy()
    new.left = old.left.copy()
    new.number = old.number.copy()
    new.type = old.type.copy()
    new.frame = old.frame.copy()
    new.step = old.step.copy()
    new.dice = [dice.copy() for dice in old.dice]
    new.recipes = [recipes.copy() for recipes in old.recipes]
    new.hypes = [hypes.copy() for hypes in old.hypes]
    new.chef = old.chef.copy()
    new.cooked = old.cooked.copy()
    new.plate = [plate.copy() for plate in old.plate]
    new.dish = old.dish.copy()
    new.hype = old.hype.copy()
    new.asks = old.asks.copy()
    new.recipe_deck = old.recipe_deck.copy()
    new.recipe_discards = old.recipe_discards.copy()
    new.hype_deck = old.hype_deck.copy()
    new.hype_discards = old.hype_discards.copy()
    new.display = old.display.copy()
    return new


def numbers(state: State) -> list[int]:
    """The whole state as numbers."""
    flat: list[int] = [
        state.turn, state.turns, int(state.restocked), state.ender, int(state.last_cooking), int(state.over),
        int(state.plain), state.goal, int(state.by_count), int(state.cook_last), int(state.block),
    ]  # fmt: skip
    for row in (
        state.step,
        state.cell,
        state.number,
        state.type,
        state.frame,
        state.dish,
        state.hype,
        state.cooked,
        state.asks,
    ):
        flat.append(len(row))
        flat.extend(row)
    for chef in state.chef:
        flat.append(int(chef))
    for rows in (state.dice, state.recipes, state.hypes, state.plate):
        for row in rows:
            flat.append(len(row))
            flat.extend(row)
    for deck in (state.recipe_deck, state.recipe_discards, state.hype_deck, state.hype_discards, state.display):
        flat.append(len(deck))
        flat.extend(deck)
    return flat
