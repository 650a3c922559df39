"""What can happen to a table, as the lines of its journal. The journal is what is stored; all else follows from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

from potluck.engine.records import Entry, Header, kebab

Millis = int
Seat = int

# Names and short texts that people give.
NameText = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(max_length=16, pattern="^[a-z0-9-]*$")]
Colour = Literal["", "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "brown", "grey"]
Level = Annotated[str, Meta(min_length=1, max_length=24)]


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table.

    `off`: nobody is ever skipped, not even by a clock of the game. `own`: the game's clocks alone. `move`: so many
    seconds for each pick. `total`: so many for the whole game, and `increment` more for each pick.
    """

    kind: Literal["off", "own", "move", "total"] = "own"
    seconds: Annotated[int, Meta(ge=1, le=2_592_000)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    # When a seat's time runs out: a bot makes this one pick; a bot takes the seat over until its player is back; or
    # only the game's own clock decides, and a bot makes the pick where the game has none running.
    out: Literal["bot", "takeover", "game"] = "bot"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host decides about a table, beside the options of the game."""

    # Whether people can join who are not yet at the table, and whether strangers find it in the list of tables.
    open: bool = True
    listed: bool = False
    # Whether people without a seat may look on; they see what is public.
    spectators: bool = True
    timing: Timing = Timing()
    # How quickly bots move: like people, or at once.
    pace: Literal["human", "fast"] = "human"


class Claim(Struct, frozen=True):
    """One of the requests in a contest; milliseconds since the first of them arrived. `sent` decides."""

    seat: Seat
    arrived: float
    half_trip: float
    sent: float


class Tie(Struct, frozen=True):
    """How it was decided who comes first: by `rule`, among the requests of a window, the earliest first."""

    rule: str
    window: float
    order: list[Claim]


class Note(Struct, frozen=True, tag=kebab, tag_field="note", omit_defaults=True):
    """A line of a table's journal; `at` is the world's time in milliseconds."""

    at: Millis


class Made(Note, frozen=True, kw_only=True):
    """A table was made. `host` is the hash of the host's secret."""

    game: str
    options: Any
    seats: int
    settings: Settings
    host: str
    code: str


class Sat(Note, frozen=True, kw_only=True):
    """Somebody sat down, or changed name or colour."""

    seat: Seat
    person: str
    name: str
    colour: Colour = ""
    avatar: str = ""


class Rose(Note, frozen=True, kw_only=True):
    """A seat is free again."""

    seat: Seat


class BotSat(Note, frozen=True, kw_only=True):
    """A bot was put on a seat."""

    seat: Seat
    level: str
    name: str = ""


class HostIs(Note, frozen=True, kw_only=True):
    """Another person is host now."""

    person: str


class SettingsAre(Note, frozen=True, kw_only=True):
    """The host changed something."""

    settings: Settings


class Began(Note, frozen=True, kw_only=True):
    """The game began; only these seats were kept, in this order."""

    header: Header
    seed: str
    kept: list[Seat]


class Picked(Note, frozen=True, kw_only=True):
    """Entries were added to the game's log: picks, a taking back, or the clock."""

    entries: list[Entry]
    seat: Seat | None = None
    ticket: str = ""
    tie: Tie | None = None
    # What each seat had left on its clock just after.
    left: list[Millis] | None = None


class Paused(Note, frozen=True, kw_only=True):
    """The host stopped the clocks; `time` is the table's."""

    time: Millis


class Resumed(Note, frozen=True, kw_only=True):
    """The game goes on."""


class StoodIn(Note, frozen=True, kw_only=True):
    """A bot plays for an absent seat; level None: its player is back."""

    seat: Seat
    level: str | None = None


class Said(Note, frozen=True, kw_only=True):
    """A line of chat; seat None is somebody who looks on."""

    seat: Seat | None
    text: str


class Linked(Note, frozen=True, kw_only=True):
    """A personal link for a seat was made; only the hash of its token is kept, and it replaces the one before."""

    seat: Seat
    token: str


class Claimed(Note, frozen=True, kw_only=True):
    """Somebody came to a seat by its personal link, from another device."""

    seat: Seat
    person: str


class Rematched(Note, frozen=True, kw_only=True):
    """The same people go on at another table."""

    table: str


AnyNote = Union[  # noqa: UP007  (msgspec wants a union of records, mypy a name for it)
    Made, Sat, Rose, BotSat, HostIs, SettingsAre, Began, Picked, Paused, Resumed, StoodIn, Said, Linked, Claimed,
    Rematched,
]  # fmt: skip
