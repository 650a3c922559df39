"""The table of Diced Veggies as plain numbers: dice are 0 to 34, types 0 to 4, cards their place in the deck."""

from __future__ import annotations

from mypy_extensions import i64

from potluck.games.diced_veggies.pantry import DICE, EACH, Pantry

# What a seat is asked for (View.steps has the same order).
WAIT, CUT, COOK, PLATE, SERVE, EXTRA, CARD, LIMITS = 0, 1, 2, 3, 4, 5, 6, 7
NONE = -1
STRIDE = 8
CELLS = 40


class State:
    """All of a table. By seat: `step`, `dice`, `recipes`, `hypes`, `chef`, and the plate that is being filled."""

    def __init__(self, pantry: Pantry, faces: list[int], seats: int) -> None:
        self.pantry = pantry
        self.faces = faces
        self.seats = seats
        self.plain = False
        self.goal = 6
        # DV-20: a cut is limited by the count of its dice, not by their total.
        self.by_count = False
        self.cook_last = True

        self.turn = 0
        self.turns = 0
        self.restocked = False
        self.ender = NONE
        self.last_cooking = False
        self.over = False

        # The block: the cells that hold a die (bit 8 * row + column), and how many of each type (`left`).
        self.block: i64 = 0
        # What is left in the block, as DV-8 (total) or DV-20 (dice) counts it.
        self.total = 0
        # The cuts of this block, worked out when first asked for; None after every change.
        self.cuts: list[int] | None = None
        self.cell: list[int] = []
        self.left: list[int] = []
        self.number: list[int] = []
        # A die changes its type only on a plate.
        self.type: list[int] = []
        self.frame: list[int] = []

        self.step: list[int] = []
        self.dice: list[list[int]] = []
        self.recipes: list[list[int]] = []
        self.hypes: list[list[int]] = []
        self.chef: list[bool] = []
        # Seat, recipe and Hype (or NONE) of each cooked dish, one after the other.
        self.cooked: list[int] = []

        # The plate of each seat: its dice, the recipe, the Hype, and what it still asks for (five types, and any).
        self.plate: list[list[int]] = []
        self.dish: list[int] = []
        self.hype: list[int] = []
        self.asks: list[list[int]] = []

        # Decks are drawn from their end.
        self.recipe_deck: list[int] = []
        self.recipe_discards: list[int] = []
        self.hype_deck: list[int] = []
        self.hype_discards: list[int] = []
        self.display: list[int] = []

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
    state.cell = [NONE] * CELLS
    state.left = [0] * 5
    state.number = [0] * DICE
    state.type = [die // EACH for die in range(DICE)]
    state.step = [WAIT] * seats
    state.dice = [[] for _ in range(seats)]
    state.recipes = [[] for _ in range(seats)]
    state.hypes = [[] for _ in range(seats)]
    state.chef = [True] * seats
    state.plate = [[] for _ in range(seats)]
    state.dish = [NONE] * seats
    state.hype = [NONE] * seats
    state.asks = [[0] * 6 for _ in range(seats)]
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
    new.cell = old.cell[:]
    new.left = old.left[:]
    new.number = old.number[:]
    new.type = old.type[:]
    new.frame = old.frame[:]
    new.step = old.step[:]
    new.dice = [dice[:] for dice in old.dice]
    new.recipes = [recipes[:] for recipes in old.recipes]
    new.hypes = [hypes[:] for hypes in old.hypes]
    new.chef = old.chef[:]
    new.cooked = old.cooked[:]
    new.plate = [plate[:] for plate in old.plate]
    new.dish = old.dish[:]
    new.hype = old.hype[:]
    new.asks = [asks[:] for asks in old.asks]
    new.recipe_deck = old.recipe_deck[:]
    new.recipe_discards = old.recipe_discards[:]
    new.hype_deck = old.hype_deck[:]
    new.hype_discards = old.hype_discards[:]
    new.display = old.display[:]
    return new


def numbers(state: State) -> list[int]:
    """The whole state as numbers."""
    flat: list[int] = [
        state.turn, state.turns, int(state.restocked), state.ender, int(state.last_cooking), int(state.over),
        int(state.plain), state.goal, int(state.by_count), int(state.cook_last), int(state.block),
    ]  # fmt: skip
    for row in (state.step, state.cell, state.number, state.type, state.frame, state.dish, state.hype, state.cooked):
        flat.append(len(row))
        flat.extend(row)
    for chef in state.chef:
        flat.append(int(chef))
    for rows in (state.dice, state.recipes, state.hypes, state.plate, state.asks):
        for row in rows:
            flat.append(len(row))
            flat.extend(row)
    for deck in (state.recipe_deck, state.recipe_discards, state.hype_deck, state.hype_discards, state.display):
        flat.append(len(deck))
        flat.extend(deck)
    return flat
