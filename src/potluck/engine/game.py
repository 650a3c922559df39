"""The contract: what a game must be able to do, and what it is given. docs/engine.md tells it with examples."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from potluck.engine.chance import Chance
from potluck.engine.records import Action, Event, Facts, Millis, Outcome, Record, Seat, Told
from potluck.engine.space import Space

S = TypeVar("S")
EVERYBODY = -1


class Refusal(Exception):
    """What the rules do not allow: the number of the rule ("DV-7"; "" if none), a message of the game, its facts."""

    def __init__(self, rule: str, why: str, facts: Facts | None = None) -> None:
        super().__init__(f"{rule}: {why}" if rule else why)
        self.rule = rule
        self.why = why
        self.facts: Facts = facts or {}


class Illegal(Refusal):
    """An action that may not be taken now. Nothing was changed."""


class Refused(Refusal):
    """A table that cannot be set up: these options with this number of seats."""


class Moment:
    """What rules are given beside the state: the time, luck, and ears for what happens."""

    def __init__(self, now: Millis, chance: Chance) -> None:
        self.now = now
        self.chance = chance
        self.told: list[Told] = []
        self.learnt: list[Seat] = []

    def tell(self, event: Event, only: Seat | None = None, others: Event | None = None) -> None:
        """Something happened. With `only`, just that seat hears it, and the others hear `others` or nothing."""
        self.told.append(Told(event, only, others))

    def reveal(self, seat: Seat = EVERYBODY) -> None:
        """This seat (or everybody) now knows something it did not know: so the action can't be freely taken back."""
        self.learnt.append(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game over a state S of its own making. A Game holds no data of any table."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[Record]]
    actions: ClassVar[tuple[type[Action], ...]]

    @abstractmethod
    def setup(self, seats: int, options: Record, moment: Moment) -> S:
        """A new table, or Refused."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who may act now; nobody when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Every pick this seat has now, each once (free texts aside); empty if it may not act."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, moment: Moment) -> None:
        """Does what a seat picked, in place; or raises Illegal before anything has changed."""

    def deadline(self, state: S) -> Millis | None:
        """When the clock runs out, or None while nothing waits for the clock."""
        return None

    def expire(self, state: S, moment: Moment) -> None:
        """The clock ran out: what the rules make of it."""
        raise Illegal("", "no-clock")

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Record:
        """What a seat knows (None: a spectator), built up from nothing."""

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """A copy that is the same to this seat, with all it cannot know dealt anew."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """A copy that shares nothing that can change."""

    @abstractmethod
    def snapshot(self, state: S) -> list[int]:
        """The whole state as numbers: equal states have equal snapshots."""

    @abstractmethod
    def space(self, state: S) -> Space:
        """The coded actions of this table's deck."""
