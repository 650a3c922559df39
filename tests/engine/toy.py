"""A toy game for tests of the engine: two players turn over hidden numbers, roll dice, or wait for the clock.

Each holds a secret card. `Step` adds to a count that all see, `Roll` adds a die, `Peek` shows a player its own card,
`Say` says something, `Wait` starts a clock of 100 ms that ends the turn. At a count of ten the game is over.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from potluck.engine.chance import Chance
from potluck.engine.game import Game, Illegal, Moment, Refused
from potluck.engine.play import Play, start
from potluck.engine.records import Action, Event, Line, Outcome, Record, Seat
from potluck.engine.space import Space

END = 10


class Options(Record, frozen=True):
    """How many sides the die has."""

    sides: int = 6


class Step(Action, frozen=True):
    """Adds so much."""

    by: Annotated[int, Meta(ge=1, le=2)] = 1


class Roll(Action, frozen=True):
    """Adds a die."""


class Peek(Action, frozen=True):
    """Looks at the own card."""


class Wait(Action, frozen=True):
    """Starts the clock."""


class Say(Action, frozen=True):
    """A free text."""

    text: str


class Stepped(Event, frozen=True):
    """The count grew."""

    seat: Seat
    count: int


class Peeked(Event, frozen=True):
    """A card was looked at."""

    card: int


class View(Record, frozen=True):
    """What a player knows."""

    count: int
    card: int | None
    waiting: bool


class State:
    """The table."""

    def __init__(self) -> None:
        self.count = 0
        self.turn = 0
        self.cards: list[int] = []
        self.known = [False, False]
        self.deadline: int | None = None
        self.sides = 6
        self.said = 0


SPACE = Space((Step, Roll, Peek, Wait, Say), {})


class Toy(Game[State]):
    """The rules."""

    name = "toy"
    version = 3
    seats = range(2, 3)
    options = Options
    actions = (Step, Roll, Peek, Wait, Say)

    def setup(self, seats: int, options: Record, moment: Moment) -> State:
        assert isinstance(options, Options)
        if seats != 2:
            raise Refused("TY-1", "seats", {"least": 2, "most": 2, "found": seats})
        state = State()
        state.sides = options.sides
        cards = [10, 20, 30]
        moment.chance.shuffle(cards)
        state.cards = cards[:2]
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.count >= END else (state.turn,)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        return [Step(1), Step(2), Roll(), Peek(), Wait()] if state.deadline is None else [Step(1), Step(2)]

    def apply(self, state: State, seat: Seat, action: Action, moment: Moment) -> None:
        if not isinstance(action, Say) and action not in self.legal(state, seat):
            raise Illegal("TY-2", "not-now")
        if isinstance(action, Say):
            state.said += 1
            return
        if isinstance(action, Step):
            state.count += action.by
            state.deadline = None
        elif isinstance(action, Roll):
            state.count += 1 + moment.chance.roll(1, state.sides)[0]
        elif isinstance(action, Peek):
            state.known[seat] = True
            moment.tell(Peeked(state.cards[seat]), only=seat)
            moment.reveal(seat)
            return
        elif isinstance(action, Wait):
            state.deadline = moment.now + 100
            return
        moment.tell(Stepped(seat, state.count))
        state.turn = 1 - seat

    def deadline(self, state: State) -> int | None:
        return state.deadline

    def expire(self, state: State, moment: Moment) -> None:
        state.deadline = None
        state.count += moment.chance.draw(2)
        state.turn = 1 - state.turn

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome([1, 1], [state.count, state.count], [[Line("count", state.count)], [Line("count", state.count)]])

    def view(self, state: State, seat: Seat | None) -> Record:
        card = state.cards[seat] if seat is not None and state.known[seat] else None
        return View(state.count, card, state.deadline is not None)

    def redeal(self, state: State, seat: Seat | None, chance: Chance) -> State:
        dealt = self.clone(state)
        unseen = [place for place in (0, 1) if place != seat or not state.known[place]]
        cards = [card for card in (10, 20, 30) if card not in [state.cards[p] for p in (0, 1) if p not in unseen]]
        chance.shuffle(cards)
        for place in unseen:
            dealt.cards[place] = cards.pop()
        return dealt

    def clone(self, state: State) -> State:
        copy = State()
        copy.count, copy.turn, copy.deadline, copy.sides = state.count, state.turn, state.deadline, state.sides
        copy.cards, copy.known, copy.said = state.cards[:], state.known[:], state.said
        return copy

    def snapshot(self, state: State) -> list[int]:
        numbers = [state.count, state.turn, -1 if state.deadline is None else state.deadline, state.sides, state.said]
        return [*numbers, *state.cards, *map(int, state.known)]

    def space(self, state: State) -> Space:
        return SPACE


TOY = Toy()
SEED = "a secret"


def toy(seed: str = SEED, digests: bool = False) -> Play[State]:
    """A new table."""
    play = start(TOY, 2, Options(), seed, at=5, names=["Ada", "Bob"])
    play.digests = digests
    return play


def played(seed: str = SEED, digests: bool = False) -> Play[State]:
    """A finished table with a bit of everything: a roll, the clock, a look, a text, and a pick taken back."""
    play = toy(seed, digests)
    play.act(0, Roll(), 10)
    play.act(1, Wait(), 20)
    play.expire(120)
    play.act(0, Step(2), 130)
    play.undo(0, 140)
    play.act(0, Peek(), 150)
    play.act(0, Say("hello"), 160)
    play.act(0, Step(1), 170)
    at = 200
    while seats := play.to_act():
        play.act(seats[0], Roll(), at)
        at += 10
    return play
