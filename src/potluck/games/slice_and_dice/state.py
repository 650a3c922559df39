"""The table of Slice & Dice as numbers. What they mean is said here; what may happen to them, in the rules.

Symbols are 0 to 41, six a die, dice 0 to 6; the first four dice are ingredients. A board, a need or a roll is a mask of
symbols, a hand a mask of utensils, a choice of dice a mask of dice. NONE stands for no line, no dish, nobody.
"""

from __future__ import annotations

from typing import Final

from potluck.games.slice_and_dice.pantry import INGREDIENTS, Pantry

NONE: Final = -1

# Phases: what is being decided.
CHOOSE: Final = 0  # SD-10
CLEAR: Final = 1  # SD-11
COOK: Final = 2  # SD-12: roll, or stop
WINDOW: Final = 3  # SD-R16: rivals may react
ROLLED: Final = 4  # SD-13, SD-14
FINISH: Final = 5  # SD-R23: cooking is over, the turn is not
# Decisions within a decision, asked for by tasks (gains.py, utensils.py).
THIRD: Final = 6  # the Oven Mitt may answer the third cut
LOSE: Final = 7  # SD-15
GAIN: Final = 8  # SD-22
THROW: Final = 9  # Bowl
BACK: Final = 10  # Thermometer
ANSWER: Final = 11  # SD-R18
SKIM: Final = 12  # Skimmer
LADLE: Final = 13  # Ladle
LID: Final = 14  # SD-33
EXCHANGE: Final = 15  # SD-22, the second utensil
PAY: Final = 16  # SD-30, the second token
PEEL: Final = 17  # Peeler, Skimmer: the token that comes
OVER: Final = 18

# What a window follows.
AFTER_ROLL: Final = 0
AFTER_STOP: Final = 1

# Answers in a window: a code, or
OPEN: Final = -2
PASSED: Final = -1


class Kitchen:
    """One game."""

    pantry: Pantry
    seats: int
    # The table's choices.
    coop: bool
    target: int
    holders_only: bool
    reaction_ms: int
    ends_at: int
    # Whose turn, and what is decided: `base` is where the turn stands, `phase` what is asked now.
    first: int
    active: int
    round: int
    base: int
    phase: int
    # Tasks still to do before the base goes on, the last first: see gains.py.
    tasks: list[int]
    # Player boards: all tokens on the board, and those of them that are special ones.
    boards: list[int]
    on_special: list[int]
    # Special tokens not on a board: seat * 24 + ingredient.
    specials: list[int]
    bag: list[int]
    bag_total: int
    # Utensils: hands, and those of each hand that all saw being taken.
    hands: list[int]
    seen: list[int]
    utensil_deck: list[int]
    shown: list[int]
    utensil_discards: int
    # Request lines.
    markers: list[int]
    line_count: int
    dishes: list[int]
    spaces: list[int]
    pinned: int
    lid: int
    dish_deck: list[int]
    dish_discards: list[int]
    # The turn under way.
    faces: list[int]
    rolled: int
    placed: bool
    cuts: int
    # A window: who has not answered, what each said, when it closes.
    after: int
    answers: list[int]
    closes_at: int
    mute_turn: int
    mute_game: int
    # What a task under way is about: two utensils or tokens, or a mask of tokens already swapped.
    between: list[int]
    swapped: int
    # The score. Of each cooked dish: the player's turns since the one before, and those of them spent at this dish.
    cooked: list[list[int]]
    turns: list[list[int]]
    since: list[int]
    spent: list[list[int]]
    at_it: list[int]
    milled: int
    finisher: int
    expired: int
    time_up: bool

    def __init__(self, pantry: Pantry, seats: int) -> None:
        # The rest is set by laid() and clone(): a clone would only throw away what is made here.
        self.pantry = pantry
        self.seats = seats

    def clone(self) -> Kitchen:
        """A copy that shares only what never changes: the pantry, and rows of cooked dishes, which are made anew."""
        k = Kitchen(self.pantry, self.seats)
        k.coop = self.coop
        k.target = self.target
        k.holders_only = self.holders_only
        k.reaction_ms = self.reaction_ms
        k.ends_at = self.ends_at
        k.first = self.first
        k.active = self.active
        k.round = self.round
        k.base = self.base
        k.phase = self.phase
        k.tasks = self.tasks[:]
        k.boards = self.boards[:]
        k.on_special = self.on_special[:]
        k.specials = self.specials[:]
        k.bag = self.bag[:]
        k.bag_total = self.bag_total
        k.hands = self.hands[:]
        k.seen = self.seen[:]
        k.utensil_deck = self.utensil_deck[:]
        k.shown = self.shown[:]
        k.utensil_discards = self.utensil_discards
        k.markers = self.markers[:]
        k.line_count = self.line_count
        k.dishes = self.dishes[:]
        k.spaces = self.spaces[:]
        k.pinned = self.pinned
        k.lid = self.lid
        k.dish_deck = self.dish_deck[:]
        k.dish_discards = self.dish_discards[:]
        k.faces = self.faces[:]
        k.rolled = self.rolled
        k.placed = self.placed
        k.cuts = self.cuts
        k.after = self.after
        k.answers = self.answers[:]
        k.closes_at = self.closes_at
        k.mute_turn = self.mute_turn
        k.mute_game = self.mute_game
        k.between = self.between[:]
        k.swapped = self.swapped
        k.cooked = self.cooked[:]
        k.turns = self.turns[:]
        k.since = self.since[:]
        k.spent = self.spent[:]
        k.at_it = self.at_it[:]
        k.milled = self.milled
        k.finisher = self.finisher
        k.expired = self.expired
        k.time_up = self.time_up
        return k

    def snapshot(self) -> list[int]:
        """All of it as numbers, each list with its length before it."""
        numbers: list[int] = [
            self.seats,
            int(self.coop),
            self.target,
            int(self.holders_only),
            self.reaction_ms,
            self.ends_at,
            self.first,
            self.active,
            self.round,
            self.base,
            self.phase,
            self.bag_total,
            self.utensil_discards,
            self.pinned,
            self.lid,
            self.rolled,
            int(self.placed),
            self.cuts,
            self.after,
            self.closes_at,
            self.mute_turn,
            self.mute_game,
            self.swapped,
            self.milled,
            self.finisher,
            self.expired,
            int(self.time_up),
        ]
        for row in (
            self.tasks,
            self.boards,
            self.on_special,
            self.specials,
            self.bag,
            self.hands,
            self.seen,
            self.utensil_deck,
            self.shown,
            self.markers,
            self.dishes,
            self.spaces,
            self.dish_deck,
            self.dish_discards,
            self.faces,
            self.answers,
            self.between,
            self.since,
            self.at_it,
        ):
            numbers.append(len(row))
            numbers.extend(row)
        for rows in (self.cooked, self.turns, self.spent):
            for row in rows:
                numbers.append(len(row))
                numbers.extend(row)
        return numbers

    # Questions that the rules ask everywhere.

    def dish_of(self, seat: int) -> int:
        """The dish on this player's line (SD-R5), or NONE."""
        line = self.markers[seat]
        return self.dishes[line] if line >= 0 else NONE

    def closed_to(self, seat: int, line: int) -> bool:
        """Whether a rival's Lid is on this line (SD-31)."""
        return self.lid >= 0 and self.lid != seat and self.markers[self.lid] == line

    def open_dish(self, seat: int) -> int:
        """The dish this player may cook now, or NONE: there is none, or a rival's Lid is on it (SD-R11)."""
        line = self.markers[seat]
        if line < 0 or self.closed_to(seat, line):
            return NONE
        return self.dishes[line]

    def missing(self, seat: int) -> int:
        """The symbols this player's dish needs that the board lacks; none if it may not be cooked."""
        dish = self.open_dish(seat)
        return self.pantry.needs[dish] & ~self.boards[seat] if dish >= 0 else 0

    def useful(self) -> int:
        """The symbols of the roll that can be placed (SD-13)."""
        return self.shown_symbols() & self.missing(self.active)

    def shown_symbols(self) -> int:
        """The symbols that the rolled dice show."""
        found = 0
        bits = self.pantry.bits
        for die in range(7):
            if self.rolled & bits[die]:
                found |= bits[self.faces[die]]
        return found

    def tokens(self, seat: int) -> int:
        """How many special tokens this player keeps off the board."""
        return sum(self.specials[seat * INGREDIENTS : (seat + 1) * INGREDIENTS])

    def has_special(self, seat: int, wanted: int) -> bool:
        """Whether this player keeps a special token of one of these symbols."""
        for symbol in range(INGREDIENTS):
            if wanted & self.pantry.bits[symbol] and self.specials[seat * INGREDIENTS + symbol]:
                return True
        return False

    def hand_size(self, seat: int) -> int:
        """How many utensils are in this hand."""
        return bin(self.hands[seat]).count("1")


def laid(pantry: Pantry, seats: int) -> Kitchen:
    """A table with its lists, before anything is dealt."""
    k = Kitchen(pantry, seats)
    k.coop = False
    k.target = 9
    k.holders_only = False
    k.reaction_ms = 0
    k.ends_at = NONE
    k.first = 0
    k.active = 0
    k.round = 1
    k.base = CHOOSE
    k.phase = CHOOSE
    k.bag_total = 0
    k.utensil_discards = 0
    k.line_count = 3 if seats < 4 else 4
    k.pinned = 0
    k.lid = NONE
    k.rolled = 0
    k.placed = False
    k.cuts = 0
    k.after = AFTER_ROLL
    k.closes_at = NONE
    k.mute_turn = 0
    k.mute_game = 0
    k.swapped = 0
    k.milled = NONE
    k.finisher = NONE
    k.expired = 0
    k.time_up = False
    k.tasks = []
    k.utensil_deck = []
    k.shown = []
    k.dish_deck = []
    k.dish_discards = []
    k.between = []
    k.boards = [0] * seats
    k.on_special = [0] * seats
    k.specials = [0] * (seats * INGREDIENTS)
    k.bag = [0] * INGREDIENTS
    k.hands = [0] * seats
    k.seen = [0] * seats
    k.markers = [NONE] * seats
    k.dishes = [NONE] * 4
    k.spaces = [0] * 4
    k.faces = [NONE] * 7
    k.answers = [PASSED] * seats
    k.cooked = [[] for _ in range(seats)]
    k.turns = [[] for _ in range(seats)]
    k.since = [0] * seats
    k.spent = [[] for _ in range(seats)]
    k.at_it = [0] * seats
    return k
