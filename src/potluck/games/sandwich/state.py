"""The table of Sandwich as plain numbers: ingredients are 0 to 62, seats 0 to 20, cards of one seat lie in one row."""

from __future__ import annotations

from potluck.games.sandwich import records as r
from potluck.games.sandwich.pantry import Pantry

# Order as in records.Phase.
MARKET, PREPARATION, PITCHING, RANKING, AWARDING, TIE, OVER = 0, 1, 2, 3, 4, 5, 6
PHASES: list[r.Phase] = ["market", "preparation", "pitch", "ranking", "award", "tie", "over"]
NONE = -1
OWN_THEME = -2


class Shape:
    """What a game of the match asks of each cook: so many sandwiches of so many own cards, the worth of the ranks, and
    how far away the receiver of each sandwich sits."""

    def __init__(self, sandwiches: int, size: int, worth: list[int], distance: list[int]) -> None:
        self.sandwiches = sandwiches
        self.size = size
        self.hand = sandwiches * size
        self.worth = worth
        self.distance = distance


class Setting:
    """What is fixed for the whole match."""

    def __init__(self, pantry: Pantry, seats: int, options: r.Options) -> None:
        self.pantry = pantry
        self.seats = seats
        self.options = options
        self.rush = options.market == "rush"
        self.express = options.express
        self.pitch = options.pitch
        self.hidden = options.cooks == "hidden" or (options.cooks == "usual" and not options.pitch)
        self.copies: int = options.copies
        # SW-9: an announced card in every sandwich.
        self.announce = seats >= 8 and options.copies == 1


class Tasted:
    """A tasting that is over; never changes. `cards` holds the sandwiches from the best to the last, one by one."""

    def __init__(
        self,
        game: int,
        taster: int,
        theme: int,
        cooks: list[int],
        cards: list[int],
        worth: list[int],
        bonus: int,
        stand_in: bool,
    ) -> None:
        self.game = game
        self.taster = taster
        self.theme = theme
        self.cooks = cooks
        self.cards = cards
        self.worth = worth
        # The place of the sandwich that got the theme's bonus point, or NONE.
        self.bonus = bonus
        self.stand_in = stand_in
        # How everybody sees it; made when first asked for.
        self.seen: r.Tasted | None = None


class State:
    """All of a table. Rows of cards: `deck`, `loose`, `stack` have `shape.hand` places a seat, NONE where no card lies.

    In `stack` the first `shape.size` places of a seat are its first sandwich, and so on; `height` counts the cards on
    each.
    """

    def __init__(self, setting: Setting, shape: Shape) -> None:
        self.setting = setting
        self.shape = shape
        self.phase = MARKET
        self.game = 0
        self.games = 1
        self.theme = NONE
        self.themes_left: list[int] = []
        self.announced = NONE

        # The market: what each seat flipped and is still there, who has taken, and who must place a card (Express).
        self.flip = 0
        self.flips = 0
        self.turn = 0
        self.deck: list[int] = []
        self.aside: list[int] = []
        self.middle: list[int] = []
        self.left = 0
        self.taken: list[bool] = []
        self.pending: list[int] = []
        self.loose: list[int] = []
        self.stack: list[int] = []
        self.height: list[int] = []

        # Served sandwiches: `shape.sandwiches` a taster, each as 4 * cook + sandwich.
        self.served: list[int] = []
        self.given: list[bool] = []

        # The tasting: how many tasters are done, the ranking, what is said of each plate (None: nothing yet), since
        # when, and whether a stand-in judges.
        self.tasters = 0
        self.ranking: list[int] = []
        self.said: list[str | None] = []
        self.since = 0
        self.stand_in = False

        # Points of ranks and of themes, a row of seats for each game.
        self.ranked: list[int] = []
        self.bonuses: list[int] = []
        self.history: list[Tasted] = []
        # SW-R8: tied leaders who have not answered yet.
        self.asked: list[int] = []

    def taster(self) -> int:
        """Who tastes now."""
        return (self.setting.options.first_taster + self.tasters) % self.setting.seats

    def points(self, seat: int) -> int:
        """All points of a seat so far."""
        total = 0
        for i in range(seat, len(self.ranked), self.setting.seats):
            total += self.ranked[i] + self.bonuses[i]
        return total

    def to_the_right(self) -> bool:
        """SW-16, SW-R18."""
        return self.setting.options.twister and self.game % 2 == 1

    def receiver(self, cook: int, distance: int) -> int:
        """Who sits so far from a cook, in the direction of this game; the left is clockwise."""
        return (cook - distance if self.to_the_right() else cook + distance) % self.setting.seats

    def sandwich(self, cook: int, number: int) -> list[int]:
        """The cards of one sandwich, as stacked, without the announced one."""
        begin = cook * self.shape.hand + number * self.shape.size
        return self.stack[begin : begin + self.height[cook * self.shape.sandwiches + number]]

    def cook_of(self, taster: int, plate: int) -> int:
        """Who made what lies on a plate."""
        return self.served[taster * self.shape.sandwiches + plate] // 4

    def dish(self, taster: int, plate: int) -> list[int]:
        """All cards on a plate, the announced one last."""
        served = self.served[taster * self.shape.sandwiches + plate]
        cards = self.sandwich(served // 4, served % 4)
        if self.announced >= 0:
            cards.append(self.announced)
        return cards


def clone(old: State) -> State:
    """A copy that shares only what never changes: the setting, the shape, and tastings that are over."""
    new = State(old.setting, old.shape)
    new.phase = old.phase
    new.game = old.game
    new.games = old.games
    new.theme = old.theme
    new.themes_left = old.themes_left[:]
    new.announced = old.announced
    new.flip = old.flip
    new.flips = old.flips
    new.turn = old.turn
    new.deck = old.deck[:]
    new.aside = old.aside[:]
    new.middle = old.middle[:]
    new.left = old.left
    new.taken = old.taken[:]
    new.pending = old.pending[:]
    new.loose = old.loose[:]
    new.stack = old.stack[:]
    new.height = old.height[:]
    new.served = old.served[:]
    new.given = old.given[:]
    new.tasters = old.tasters
    new.ranking = old.ranking[:]
    new.said = old.said[:]
    new.since = old.since
    new.stand_in = old.stand_in
    new.ranked = old.ranked[:]
    new.bonuses = old.bonuses[:]
    new.history = old.history[:]
    new.asked = old.asked[:]
    return new


def numbers(state: State) -> list[int]:
    """The whole state as numbers."""
    flat: list[int] = [
        state.phase, state.game, state.games, state.theme, state.announced, state.flip, state.flips, state.turn,
        state.left, state.tasters, state.since, int(state.stand_in),
    ]  # fmt: skip
    for row in (
        state.themes_left, state.deck, state.aside, state.middle, state.pending, state.loose, state.stack, state.height,
        state.served, state.ranking, state.ranked, state.bonuses, state.asked,
    ):  # fmt: skip
        flat.append(len(row))
        flat.extend(row)
    for marks in (state.taken, state.given):
        for mark in marks:
            flat.append(int(mark))
    for text in state.said:
        if text is None:
            flat.append(NONE)
        else:
            flat.append(len(text))
            flat.extend([ord(character) for character in text])
    for tasted in state.history:
        flat.extend([tasted.game, tasted.taster, tasted.theme, tasted.bonus, int(tasted.stand_in)])
        for row in (tasted.cooks, tasted.cards, tasted.worth):
            flat.append(len(row))
            flat.extend(row)
    return flat
