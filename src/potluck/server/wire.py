"""The messages of the socket: records, strictly decoded. docs/protocol.md is made from this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct

from potluck.engine.records import Facts, Outcome, kebab
from potluck.server.notes import Avatar, Colour, Level, Millis, NameText, Seat, Settings, Tie

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Ticket = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Emotion = Literal["clap", "laugh", "wow", "hungry", "sad", "angry", "heart", "hurry", "thanks", "oops"]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class In(Struct, frozen=True, tag=kebab, tag_field="op", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(In, frozen=True):
    """Must come first where no cookie was sent: who this is. `lang` chooses the language of sentences."""

    secret: Annotated[str, Meta(min_length=22, max_length=100)] | None = None
    lang: Language = "en"


class Pong(In, frozen=True):
    """The answer to a `ping`, to be sent at once: so the server measures the round trip."""

    n: int


class Command(In, frozen=True, kw_only=True):
    """Anything that is done at a table. Its answer carries the same ticket; a resend with it is done only once."""

    table: TableId
    ticket: Ticket | None = None


class Watch(Command, frozen=True, kw_only=True):
    """Sends what happens at a table from now on: for each seat one holds, or as somebody who looks on."""


class Unwatch(Command, frozen=True, kw_only=True):
    """Sends it no longer."""


class Sit(Command, frozen=True, kw_only=True):
    """Sits down on a free seat (any, if none is named), or changes one's name there."""

    seat: SeatNumber | None = None
    name: NameText
    colour: Colour = ""
    avatar: Avatar = ""


class Leave(Command, frozen=True, kw_only=True):
    """Gives a seat up; in a running game a bot goes on for it."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, kw_only=True):
    """Puts a bot on a free seat (host, before the start)."""

    seat: SeatNumber
    level: Level = "thumb"


class Kick(Command, frozen=True, kw_only=True):
    """Makes a seat free again (host, before the start)."""

    seat: SeatNumber


class Configure(Command, frozen=True, kw_only=True):
    """Changes the settings (host); the clock only before the start."""

    settings: Settings


class MakeHost(Command, frozen=True, kw_only=True):
    """Hands the role of host over to who sits there (host)."""

    seat: SeatNumber


class Start(Command, frozen=True, kw_only=True):
    """Begins the game (host). Seats that are still free are taken away."""


class Pause(Command, frozen=True, kw_only=True):
    """Stops the game and its clocks (host)."""


class Resume(Command, frozen=True, kw_only=True):
    """Goes on (host)."""


class StandIn(Command, frozen=True, kw_only=True):
    """Has a bot play for a seat whose player is away, or (level null) gives it back."""

    seat: SeatNumber
    level: Level | None = "thumb"


class Act(Command, frozen=True, kw_only=True):
    """Picks for a seat: one, or several that are done whole or not at all. They are actions of the game."""

    seat: SeatNumber
    actions: Annotated[list[msgspec.Raw], Meta(min_length=1, max_length=64)]
    ticket: Ticket


class Undo(Command, frozen=True, kw_only=True):
    """Takes back the last pick; if somebody learnt something by it, they are asked."""

    seat: SeatNumber


class Consent(Command, frozen=True, kw_only=True):
    """Answers whether the pick after which there were `seq` entries may be taken back."""

    seat: SeatNumber
    seq: int
    agree: bool


class Hint(Command, frozen=True, kw_only=True):
    """Asks for the legal picks in words, and for the one the rule of thumb would choose."""

    seat: SeatNumber


class Say(Command, frozen=True, kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: SeatNumber | None = None


class React(Command, frozen=True, kw_only=True):
    """A reaction, shown for a moment and not kept."""

    reaction: Emotion
    seat: SeatNumber | None = None


class Link(Command, frozen=True, kw_only=True):
    """Asks for the personal link of a seat, to come back on another device; earlier links of it no longer work."""

    seat: SeatNumber


class Rematch(Command, frozen=True, kw_only=True):
    """Goes on with the same people, game and settings at a new table, when the game is over."""


AnyCommand = Union[  # noqa: UP007
    Watch, Unwatch, Sit, Leave, SeatBot, Kick, Configure, MakeHost, Start, Pause, Resume, StandIn, Act, Undo, Consent,
    Hint, Say, React, Link, Rematch,
]  # fmt: skip
AnyIn = Union[Hello, Pong, AnyCommand]  # noqa: UP007


class Out(Struct, frozen=True, tag=kebab, tag_field="op", omit_defaults=False):
    """What the server sends."""


class Welcome(Out, frozen=True):
    """The first message. `version` rises when messages change so that old clients would not understand."""

    version: int
    known: bool
    time: Millis


class Ping(Out, frozen=True):
    """To be answered at once by a `pong` with the same number."""

    n: int


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    colour: Colour
    avatar: str
    kind: Literal["free", "person", "bot"]
    level: str | None
    stand_in: str | None
    here: bool
    host: bool
    # Milliseconds to the server and back, halved, as measured; it counts in ties.
    half_trip: float | None


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    seat: Seat | None
    text: str
    at: Millis


class Asking(Struct, frozen=True):
    """A seat asks to take back the pick after which there were `seq` entries; these still have to agree."""

    seat: Seat
    seq: int
    waiting: list[Seat]


class Table(Out, frozen=True):
    """A table but for the game itself; sent whole whenever anything of it changes."""

    table: str
    code: str
    game: str
    # The options of the game; an own deck is left out, and fetched by HTTP.
    options: Any
    own_deck: bool
    settings: Settings
    status: Literal["waiting", "playing", "over"]
    paused: bool
    seats: list[SeatInfo]
    mine: list[Seat]
    host: bool
    watching: int
    asking: Asking | None
    rematch: str | None
    # The tie rule of this table, for people to see.
    tie_rule: str
    # The hash of the seed, shown before play; after it the log has the seed.
    commit: str | None


class Update(Out, frozen=True):
    """The game as one seat (null: somebody who looks on) sees it after `seq` entries of its log.

    `view` is the truth; `events` are what happened since the update before, for animation.
    """

    table: str
    seat: Seat | None
    seq: int
    events: list[Any]
    view: Any
    legal: list[Any]
    to_act: Sequence[Seat]
    # The table's time, when the game's own clock runs out by it, and what each seat has left.
    time: Millis
    deadline: Millis | None
    left: list[Millis] | None
    may_undo: bool
    # Who picked, and the ticket of the request that was done.
    by: Seat | None
    ticket: str | None
    undone: bool = False
    tie: Tie | None = None
    outcome: Outcome | None = None


class Answer(Out, frozen=True):
    """The answer to a command that is not an `update`. A refusal names its rule ("DV-7") and says why in words."""

    table: str | None
    ticket: str | None
    ok: bool
    rule: str = ""
    why: str = ""
    facts: Facts = {}
    text: str = ""
    tie: Tie | None = None
    value: Any = None


class Hints(Out, frozen=True):
    """The legal picks after `seq` entries in words, and the place of the one that the rule of thumb would choose."""

    table: str
    seat: Seat
    seq: int
    ticket: str | None
    lines: list[str]
    advice: int | None


class Talk(Out, frozen=True):
    """Lines of chat."""

    table: str
    lines: list[ChatLine]


class Reaction(Out, frozen=True):
    """Somebody reacted."""

    table: str
    seat: Seat | None
    reaction: Emotion


AnyOut = Union[Welcome, Ping, Table, Update, Answer, Hints, Talk, Reaction]  # noqa: UP007

PROTOCOL = 1
decode_in = msgspec.json.Decoder(AnyIn).decode
decode_command = msgspec.json.Decoder(AnyCommand).decode
encoder = msgspec.json.Encoder()
encode = encoder.encode
