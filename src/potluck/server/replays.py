"""Logs to look at: of finished tables, and those that people bring."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from potluck.engine.game import Refusal
from potluck.engine.log import BadLog, Log, dump, follow, load, resume, verify
from potluck.engine.play import Play
from potluck.engine.records import Entry, Outcome, Told
from potluck.games import BOXES, box as find_box
from potluck.games.box import Box
from potluck.server import notes as n, wire
from potluck.server.sheet import Sheet, decode_note

# Steps that are sent at once.
MOST_STEPS = 200
# What following a log may cost, counted in picks: taking one back plays all before it again, so a small log can be
# made to cost hours. Games that people play stay far below.
MOST_WORK = 100_000


class Range(Struct, frozen=True, forbid_unknown_fields=True):
    """Which steps, and as whom; without a seat as somebody who looks on."""

    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = 50
    # Whether to tell too what each seat held in secret; only where the game is over.
    open: bool = False


class Held(Struct, frozen=True):
    """Something a seat held in secret: `key` is a message of the game, `facts` its arguments."""

    key: str
    facts: dict[str, Any]


class Step(Struct, frozen=True):
    """The game after `seq` entries, and the entry that led there; `open` is what each seat held, if that was asked."""

    seq: int
    at: int
    by: int | None
    action: Any
    undone: bool
    events: list[Any]
    view: Any
    to_act: list[int]
    open: list[list[Held]] = []


class Steps(Struct, frozen=True):
    """Some steps of a game; `total` is how many entries there are (so there is one step more)."""

    total: int
    steps: list[Step]
    outcome: Outcome | None


class Heard(Struct, frozen=True):
    """What the entry told after which there were `seq`."""

    seq: int
    events: list[Any]


class History(Struct, frozen=True):
    """What was heard in a game so far, for its log in words."""

    heard: list[Heard]


class Brought(Struct, frozen=True):
    """A log that was brought: which game it is, and whether it proves itself (else why not)."""

    replay: str
    game: str
    seats: int
    names: list[str]
    entries: int
    options: Any
    finished: bool
    # The hash of the seed as it was told before the game, and the seed if the log reveals it.
    commit: str
    seed: str | None
    verified: bool
    why: str = ""
    facts: dict[str, Any] = {}


def finished_log(sheet: Sheet) -> bytes:
    """The log of a table whose game is over."""
    if sheet.play is None:
        raise Refusal("", "not-begun")
    if not sheet.over:
        raise Refusal("", "not-over")
    return dump(sheet.play, sheet.play.seal(sheet.seed))


def read(text: bytes) -> tuple[Box, Log]:
    """A log and its game."""
    log = load(text)
    if log.header.game not in BOXES:
        raise Refusal("", "no-game", {"game": log.header.game})
    if work(log) > MOST_WORK:
        raise Refusal("", "log-too-long")
    return find_box(log.header.game), log


def work(log: Log) -> int:
    """How many picks have to be played to follow a log."""
    done = in_force = 0
    for entry in log.entries:
        if undone(entry):
            in_force = max(0, in_force - 1)
            done += in_force
        else:
            in_force += 1
            done += 1
    return done


def bring(text: bytes) -> Brought:
    """Looks at a log: it must at least replay."""
    box, log = read(text)
    play = replayed(box, log)
    why, facts = "", dict[str, Any]()
    try:
        verify(box.game, log)
    except Refusal as refusal:
        why, facts = refusal.why, refusal.facts
    return Brought(
        replay=hashlib.sha256(text).hexdigest()[:24],
        game=box.name,
        seats=log.header.seats,
        names=log.header.names,
        entries=len(log.entries),
        options=play.header.options,
        finished=play.outcome() is not None,
        commit=log.header.commit,
        seed=None if log.seal is None else log.seal.seed,
        verified=not why,
        why=why,
        facts=facts,
    )


def replayed(box: Box, log: Log, upto: int | None = None) -> Play[Any]:
    """A log played again; what is wrong with it is refused, whatever it is."""
    try:
        return resume(box.game, log, upto)
    except Refusal:
        raise
    except Exception as error:
        raise BadLog(1, "log-line", {"error": str(error) or type(error).__name__}) from error


def steps(text: bytes, wanted: Range) -> bytes:
    """Some steps of a log, as a seat saw them."""
    box, log = read(text)
    if wanted.seat is not None and wanted.seat >= log.header.seats:
        raise Refusal("", "no-such-seat", {"number": wanted.seat + 1})
    total = len(log.entries)
    end = min(total, wanted.start + wanted.count - 1)
    outcome = replayed(box, log).outcome() if end == total or wanted.open else None
    if wanted.open and outcome is None:
        raise Refusal("", "not-over")
    found = [
        step(box, play, wanted, entry, told)
        for play, entry, told in stations(box, log, end)
        if len(play.entries) >= wanted.start
    ]
    return wire.encode(Steps(total, found, outcome if end == total else None))


def stations(box: Box, log: Log, end: int) -> Iterator[tuple[Play[Any], Entry | None, Sequence[Told]]]:
    """The game as it stood after set-up and after each entry, with that entry and what it told."""
    log = Log(log.header, log.entries)
    whole = replayed(box, log, end)
    play = replayed(box, log, 0)
    chance = play.chance
    yield play, None, play.told
    for entry in whole.entries:
        chance.script(entry.draws)  # type: ignore[attr-defined]
        play.heard = []
        follow(play, entry)
        yield play, entry, [] if undone(entry) else play.heard


def undone(entry: Entry | None) -> bool:
    """Whether this entry took a pick back."""
    return entry is not None and entry.seat is not None and entry.action is None


def history(box: Box, log: Log, seat: int | None) -> History:
    """What a seat has heard in a game so far, the latest of it; what was taken back is left out."""
    heard: list[tuple[int, list[Any]]] = []
    for play, entry, told in stations(box, log, len(log.entries)):
        if undone(entry):
            heard.pop()
        else:
            heard.append((len(play.entries), heard_by(seat, told)))
    return History([Heard(seq, events) for seq, events in lasting(heard)[-MOST_STEPS:] if events])


def lasting(heard: list[tuple[int, list[Any]]]) -> list[tuple[int, list[Any]]]:
    """Without what was told in passing, unless nothing else has been told since (see records.Event)."""
    last = max((seq for seq, events in heard if not all(passing(event) for event in events)), default=-1)
    return [(seq, [event for event in events if seq > last or not passing(event)]) for seq, events in heard]


def passing(event: Any) -> bool:
    """Whether this is public only as it happens."""
    return hasattr(event, "passing")


def heard_by(seat: int | None, told: Sequence[Told]) -> list[Any]:
    """Of what was told, that which a seat heard."""
    return [event for event in (one.to(seat) for one in told) if event is not None]


def step(box: Box, play: Play[Any], wanted: Range, entry: Any, told: Sequence[Told]) -> Step:
    """The game as it stands, as a seat sees it."""
    return Step(
        seq=len(play.entries),
        at=play.header.at if entry is None else entry.at,
        by=None if entry is None else entry.seat,
        action=None if entry is None else entry.action,
        undone=undone(entry),
        events=heard_by(wanted.seat, told),
        view=msgspec.to_builtins(play.view(wanted.seat)),
        to_act=list(play.to_act()),
        open=all_held(box, play) if wanted.open else [],
    )


def all_held(box: Box, play: Play[Any]) -> list[list[Held]]:
    """What each seat holds that others do not see; built from the seats' own views."""
    if box.held is None:
        return []
    return [[Held(*one) for one in box.held(play.view(seat))] for seat in range(play.header.seats)]


def contests(lines: Sequence[str]) -> Iterator[tuple[int, int | None, n.Tie]]:
    """The contests in a journal: after which entry, who made it, and how it was decided."""
    seq = 0
    for line in lines:
        note = decode_note(line)
        if isinstance(note, n.Picked):
            seq += len(note.entries)
            if note.tie is not None and len(note.tie.order) > 1:
                yield seq, note.seat, note.tie
