"""Logs as files: one JSON line for the header, one an entry, and the seal. Reading back, stepping, verifying."""

from __future__ import annotations

from typing import Any, TypeVar, Union

import msgspec
from msgspec import Struct

from potluck.engine.chance import BadScript, Scripted, Seeded, commitment
from potluck.engine.expected import explain
from potluck.engine.game import Game, Moment, Refusal
from potluck.engine.play import Play, digest, start
from potluck.engine.records import Entry, Facts, Header, Seal

S = TypeVar("S")
FORMAT = 1
# What rules meet that trust their state, when a log holds what no table would have taken: a faulty deck, say.
BROKEN = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)


class BadLog(Refusal):
    """A log that can't be read, replayed or verified; `line` of the file, which for an entry is its number plus one.

    `because` is a message with its facts that says what was expected in a line that can't be read.
    """

    def __init__(
        self, line: int, why: str, facts: Facts | None = None, rule: str = "", because: tuple[str, Facts] | None = None
    ) -> None:
        super().__init__(rule, why, {"line": line, "entry": max(0, line - 1), **(facts or {})})
        self.line = line
        self.because = because


class Log(Struct, frozen=True):
    """A log as read from a file; without a seal the game was not finished or its seed is not shown."""

    header: Header
    entries: list[Entry]
    seal: Seal | None = None


def dump(play: Play[Any], seal: Seal | None = None) -> bytes:
    """The log of a game as text lines. Only a finished game should show its seed, or one that its owner puts aside."""
    lines: list[Struct] = [play.header, *play.entries]
    if seal is not None:
        lines.append(seal)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def load(text: bytes) -> Log:
    """Reads a log; what it holds is checked by `resume` and `verify`."""
    lines = text.splitlines()
    if not text.strip():
        raise BadLog(1, "log-empty")
    header = decode(lines[0], 1, Header)
    if header.potluck != FORMAT:
        raise BadLog(1, "log-format", {"found": header.potluck, "known": FORMAT})
    last = decode(lines[-1], len(lines), dict[str, Any]) if len(lines) > 1 else {}
    sealed = "seed" in last
    body = lines[1:-1] if sealed else lines[1:]
    entries = [decode(line, number, Entry) for number, line in enumerate(body, 2)]
    return Log(header, entries, decode(lines[-1], len(lines), Seal) if sealed else None)


def decode(line: bytes, number: int, kind: type[S]) -> S:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_line(number, error, kind) from error


def bad_line(number: int, error: Exception, kind: Any) -> BadLog:
    """What is wrong with a line, and what was expected in its place."""
    because: tuple[str, Facts] = ("expected-json", {})
    if isinstance(error, msgspec.ValidationError):
        because = explain(error, kind)[1:]
    return BadLog(number, "log-line", {"error": str(error)}, because=because)


def typed(game: Game[Any], log: Log) -> Log:
    """The log with its options and actions as records of this game."""
    if log.header.version != game.version:
        raise BadLog(1, "log-version", {"found": log.header.version, "known": game.version})
    options = convert(log.header.options, game.options, 1)
    header = msgspec.structs.replace(log.header, options=options)
    kinds: Any = Union[tuple(game.actions)]  # noqa: UP007  (a union made of a tuple)
    entries = [
        entry if entry.action is None else msgspec.structs.replace(entry, action=convert(entry.action, kinds, number))
        for number, entry in enumerate(log.entries, 2)
    ]
    return Log(header, entries, log.seal)


def convert(value: Any, kind: Any, number: int) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.MsgspecError as error:
        raise bad_line(number, error, kind) from error


def resume(game: Game[S], log: Log, upto: int | None = None) -> Play[S]:
    """Plays a log again from its recorded outcomes, all of it or the first `upto` entries.

    With a seal the game can go on from there; without one it can only be looked at.
    """
    log = typed(game, log)
    script = Scripted()
    script.script(log.header.draws)
    play = None
    try:
        moment = Moment(log.header.at, script)
        state = game.setup(log.header.seats, log.header.options, moment)
        script.finish()
        if log.header.digest and log.header.digest != digest(game, state):
            raise BadLog(1, "log-digest")
        play = Play(game, state, log.header, script, moment.told)
        # A game that goes on is written as it was begun.
        play.digests = bool(log.entries) and bool(log.entries[0].digest)
        for entry in log.entries[:upto]:
            advance(play, script, entry)
    except BadScript as error:
        raise BadLog(number_of(play), error.why, error.facts) from error
    except BadLog:
        raise
    except Refusal as refusal:
        raise BadLog(number_of(play), refusal.why, refusal.facts, refusal.rule) from refusal
    except BROKEN as error:
        raise BadLog(number_of(play), "log-broken", {"error": repr(error)}) from error
    if log.seal is not None:
        play.chance = Seeded(log.seal.seed)
    return play


def advance(play: Play[Any], script: Scripted, entry: Entry) -> None:
    """Does the next entry with its recorded outcomes, which must be just those it needs."""
    script.script(entry.draws)
    follow(play, entry)
    try:
        script.finish()
    except BadScript as error:
        raise BadLog(len(play.entries) + 1, error.why, error.facts) from error
    if entry.digest and entry.digest != digest(play.game, play.state):
        raise BadLog(len(play.entries) + 1, "log-digest")


def number_of(play: Play[Any] | None) -> int:
    """The line of the file that was being followed."""
    return 1 if play is None else len(play.entries) + 2


def follow(play: Play[Any], entry: Entry) -> None:
    """Does one entry of a log: a pick, the clock, or a taking back."""
    if entry.seat is None:
        play.expire(entry.at)
    elif entry.action is None:
        play.undo(entry.seat, entry.at, agreed=True)
    else:
        play.act(entry.seat, entry.action, entry.at)


def verify(game: Game[Any], log: Log) -> None:
    """Proves a log from itself alone, or BadLog names the first entry that does not fit.

    Its seed is the one committed to, chance follows from it, every action was legal, and the end is right.
    """
    log = typed(game, log)
    if log.seal is None:
        raise BadLog(len(log.entries) + 2, "log-unsealed")
    if commitment(log.seal.seed) != log.header.commit:
        raise BadLog(len(log.entries) + 2, "log-commit")
    header, play = log.header, None
    try:
        play = start(game, header.seats, header.options, log.seal.seed, header.at, header.names)
        compare_draws(1, header.draws, play.header.draws)
        if header.digest and header.digest != play.header.digest:
            raise BadLog(1, "log-digest")
        for number, entry in enumerate(log.entries, 2):
            follow(play, entry)
            compare_draws(number, entry.draws, play.entries[-1].draws)
            if entry.digest and entry.digest != digest(game, play.state):
                raise BadLog(number, "log-digest")
    except BadLog:
        raise
    except Refusal as refusal:
        raise BadLog(number_of(play), refusal.why, refusal.facts, refusal.rule) from refusal
    except BROKEN as error:
        raise BadLog(number_of(play), "log-broken", {"error": repr(error)}) from error
    if play.seal(log.seal.seed) != log.seal:
        raise BadLog(len(log.entries) + 2, "log-end")


def compare_draws(line: int, found: list[int], due: list[int]) -> None:
    """The outcomes that a log records against those that follow from the seed; the first that differs is named."""
    if found == due:
        return
    place = 0
    while place < min(len(found), len(due)) and found[place] == due[place]:
        place += 1
    facts: Facts = {
        "place": place + 1,
        "found": str(found[place]) if place < len(found) else "–",
        "due": str(due[place]) if place < len(due) else "–",
    }
    raise BadLog(line, "log-setup-draws" if line == 1 else "log-draws", facts)
