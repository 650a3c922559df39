"""What lies on the table: the dice, the draw pile, and each player's truck, customers and bonus board."""

from __future__ import annotations

from typing import Final

from potluck.games.chicken_fried_dice.pantry import (
    BONUS_COUNT,
    CHOP,
    MOST_DICE,
    PLACE_COUNT,
    SAUCE,
    TOSS,
    USES,
    Pantry,
)

# Phases. Tips is the step of Cleanup in which stations are upgraded, attract the one in which customers are chosen.
CHOOSE: Final = 0
PREP_PHASE: Final = 1
PLUCK: Final = 2
TIPS: Final = 3
ATTRACT: Final = 4
OVER: Final = 5

ROUNDS: Final = 5
DICE_TO_PLUCK: Final = 4
NO_BONUSES: Final[tuple[int, ...]] = (0,) * BONUS_COUNT
IN_COOP: Final = -1
NOT_IN_PLAY: Final = -2
NOBODY: Final = -1
# What is on a customer's space: three bits each, 0 empty, 1 to 6 a number, 7 an X.
CROSSED: Final = 7


class Truck:
    """One player's truck with all that belongs to it; made new, or as a copy of another.

    What seldom changes is a tuple, replaced as a whole, so that copies can share it.
    """

    def __init__(self, other: Truck | None = None) -> None:
        if other is not None:
            self.copy_of(other)
            return
        self.truck: int = -1
        self.board: int = -1
        # Stations: levels, and uses left this round.
        self.levels: tuple[int, ...] = (0, 0, 0, 0)
        self.left: list[int] = [0, 0, 0, 0]
        # Ingredients at hand, by place: colour (5 wild) and number (0: nothing there).
        self.colour: list[int] = [0] * PLACE_COUNT
        self.number: list[int] = [0] * PLACE_COUNT
        # How many dice were plucked this round, and how many of them by a coop.
        self.plucked: int = 0
        self.coops: int = 0
        self.done: bool = False
        # Customers in the queue: cards, what is written on them, star segments left; and, worked out from these, the
        # spaces that take an X (which are the empty ones) as five bits, and then those for each number from 1 to 6.
        self.queue: list[int] = []
        self.written: list[int] = []
        self.fits: list[int] = []
        self.stars: list[int] = []
        # Customers fed, in order, with what is written on them, their star segments and the round.
        self.fed: tuple[int, ...] = ()
        self.fed_written: tuple[int, ...] = ()
        self.fed_stars: tuple[int, ...] = ()
        self.fed_round: tuple[int, ...] = ()
        # Bonus actions by kind: of customers fed this round, and kept from the bonus board.
        self.owed: tuple[int, ...] = NO_BONUSES
        self.kept: tuple[int, ...] = NO_BONUSES
        self.has_bonus: bool = False
        # The bonus board: steps reached by track; flavours drawn by spot (0 none, else 1 to 4) and the spots as bits.
        self.tracks: tuple[int, ...] = (0, 0, 0, 0)
        self.picnic: tuple[int, ...] = ()
        self.drawn_spots: int = 0
        # Earned this round and counted in Cleanup: tips of the bonus board and of customers, star segments.
        self.board_tips: int = 0
        self.customer_tips: int = 0
        self.round_stars: int = 0
        # Reviews and tip track.
        self.segments: int = 0
        self.tips: int = 0
        self.tips_due: int = 0
        self.upgrade_due: int = 0
        # Customers drawn: undecided, kept, and the number thrown back; whether four are drawn.
        self.offered: tuple[int, ...] = ()
        self.taken: tuple[int, ...] = ()
        self.thrown: int = 0
        self.draws_four: bool = False

    def copy_of(self, other: Truck) -> None:
        """The same as another truck, sharing nothing."""
        self.truck = other.truck
        self.board = other.board
        self.levels = other.levels
        self.left = other.left.copy()
        self.colour = other.colour.copy()
        self.number = other.number.copy()
        self.plucked = other.plucked
        self.coops = other.coops
        self.done = other.done
        self.queue = other.queue.copy()
        self.written = other.written.copy()
        self.fits = other.fits.copy()
        self.stars = other.stars.copy()
        self.fed = other.fed
        self.fed_written = other.fed_written
        self.fed_stars = other.fed_stars
        self.fed_round = other.fed_round
        self.owed = other.owed
        self.kept = other.kept
        self.has_bonus = other.has_bonus
        self.tracks = other.tracks
        self.picnic = other.picnic
        self.drawn_spots = other.drawn_spots
        self.board_tips = other.board_tips
        self.customer_tips = other.customer_tips
        self.round_stars = other.round_stars
        self.segments = other.segments
        self.tips = other.tips
        self.tips_due = other.tips_due
        self.upgrade_due = other.upgrade_due
        self.offered = other.offered
        self.taken = other.taken
        self.thrown = other.thrown
        self.draws_four = other.draws_four

    def wipe_stations(self) -> None:
        """CF-19: nothing is left on the stations, and every use is there again."""
        for place in range(PLACE_COUNT):
            self.number[place] = 0
        for station in (SAUCE, TOSS, CHOP):
            self.left[station] = USES[station][self.levels[station]]

    def numbers(self) -> list[int]:
        """All of it as numbers, each list behind its length."""
        found = [
            self.truck,
            self.board,
            self.plucked,
            self.coops,
            int(self.done),
            self.board_tips,
            self.customer_tips,
            self.round_stars,
            self.segments,
            self.tips,
            self.tips_due,
            self.upgrade_due,
            self.thrown,
            int(self.draws_four),
        ]
        for part in (self.left, self.colour, self.number, self.queue, self.written, self.stars):
            found.append(len(part))
            found.extend(part)
        for kept in (self.levels, self.fed, self.fed_written, self.fed_stars, self.fed_round):
            found.append(len(kept))
            found.extend(kept)
        for board in (self.owed, self.kept, self.tracks, self.picnic, self.offered, self.taken):
            found.append(len(board))
            found.extend(board)
        return found


class State:
    """The whole table; made new, or as a copy of another."""

    def __init__(self, pantry: Pantry, seats: int, other: State | None = None) -> None:
        self.pantry: Pantry = pantry
        self.seats: int = seats
        if other is not None:
            self.copy_of(other)
            return
        self.calm: bool = False
        self.clock: int = 0
        self.round: int = 0
        self.phase: int = CHOOSE
        # Who may act, as bits; whose turn it is in the calm way, and whether this turn's die was plucked.
        self.acting: int = 0
        self.turn: int = NOBODY
        self.turn_plucked: bool = False
        self.head_chef: int = 0
        self.chefs_choice: bool = False
        # The black dice as rolled.
        self.rolled: tuple[int, ...] = ()
        # The coloured dice: numbers, and who has them; five of each colour, one of each for every player in play.
        self.die_number: list[int] = [0] * MOST_DICE
        self.die_holder: list[int] = [NOT_IN_PLAY] * MOST_DICE
        self.in_coop: int = 0
        self.in_hand: list[int] = [-1] * seats
        # When the clock of this phase runs out; -1 if there is none.
        self.deadline: int = -1
        self.trucks: list[Truck] = [Truck() for _ in range(seats)]
        # The draw pile with its top at the end, the cards at its bottom that all have seen, and the discarded.
        self.pile: tuple[int, ...] = ()
        self.known_bottom: int = 0
        self.discarded: tuple[int, ...] = ()

    def copy(self) -> State:
        """The same table again, sharing nothing that can change."""
        return State(self.pantry, self.seats, self)

    def copy_of(self, other: State) -> None:
        """The same as another table."""
        self.calm = other.calm
        self.clock = other.clock
        self.round = other.round
        self.phase = other.phase
        self.acting = other.acting
        self.turn = other.turn
        self.turn_plucked = other.turn_plucked
        self.head_chef = other.head_chef
        self.chefs_choice = other.chefs_choice
        self.rolled = other.rolled
        self.die_number = other.die_number.copy()
        self.die_holder = other.die_holder.copy()
        self.in_coop = other.in_coop
        self.in_hand = other.in_hand.copy()
        self.deadline = other.deadline
        self.trucks = [Truck(truck) for truck in other.trucks]
        self.pile = other.pile
        self.known_bottom = other.known_bottom
        self.discarded = other.discarded

    def numbers(self) -> list[int]:
        """All of it as numbers: equal tables have equal numbers."""
        found = [
            self.seats,
            int(self.calm),
            self.clock,
            self.round,
            self.phase,
            self.acting,
            self.turn,
            int(self.turn_plucked),
            self.head_chef,
            int(self.chefs_choice),
            self.in_coop,
            self.deadline,
            self.known_bottom,
        ]
        for part in (self.die_number, self.die_holder, self.in_hand):
            found.append(len(part))
            found.extend(part)
        for cards in (self.rolled, self.pile, self.discarded):
            found.append(len(cards))
            found.extend(cards)
        for truck in self.trucks:
            found.extend(truck.numbers())
        return found
