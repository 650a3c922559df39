"""The records every game shares. Never compiled: mypyc drops `frozen` and `tag` from Structs in silence."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Meta, Struct

Seat = int
Millis = int
Facts = dict[str, Any]


def kebab(name: str) -> str:
    """The tag of a record: `TakeAll` is written `take-all`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def names(kind: str) -> Meta:
    """Declares that a string is the id of a component of this kind: `Annotated[str, names("recipe")]`."""
    return Meta(extra={"names": kind})


# Marks a number as a seat: records count seats from 0, people from 1.
SEAT = Meta(extra={"seat": True})


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything that is stored or sent."""


class Action(Record, frozen=True, tag=kebab, tag_field="do"):
    """One pick of one seat."""


class Event(Record, frozen=True, tag=kebab, tag_field="told"):
    """One small fact that happened, for animation, sound and the log in words.

    One with the field `passing` (always 1) is public as it happens and a secret afterwards: it is told to all, but
    while the game lasts nobody finds it in the log any more once something else has been told.
    """


class Hidden(Event, frozen=True, tag="hidden"):
    """What others hear when they may not even know the kind of an event."""


class Told(Struct, frozen=True):
    """An event and its audience: everybody, or `only` one seat while the others hear `others` (None: nothing)."""

    event: Event
    only: Seat | None = None
    others: Event | None = None

    def to(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) hears."""
        return self.event if self.only is None or self.only == seat else self.others


class Line(Record, frozen=True):
    """One line of a score: `key` is a message of the game, `facts` its arguments."""

    key: str
    points: int
    facts: dict[str, str | int] = {}


class Outcome(Record, frozen=True):
    """How a game ended, by seat: rank 1 is best and may be shared; the lines of a seat add up to its score.

    `shared` is set where the table wins or loses together; then all ranks are equal and `won` says which.
    """

    ranks: list[int]
    scores: list[int]
    lines: list[list[Line]]
    shared: bool = False
    won: bool = True


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a log: who did what when, and how chance fell.

    Seat None is the clock, which ran out. A seat without an action took back its last pick.
    """

    at: Millis
    seat: Seat | None
    action: Any = None
    draws: list[int] = []
    digest: str = ""


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a log: all that is fixed before the first action."""

    game: str
    version: int
    seats: int
    options: Any
    commit: str
    at: Millis = 0
    draws: list[int] = []
    names: list[str] = []
    potluck: int = 1
    digest: str = ""


class Seal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line of a log: the seed behind the header's commitment, and what the state came to."""

    seed: str
    digest: str
    scores: list[int] | None = None
