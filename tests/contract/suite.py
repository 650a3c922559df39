"""What every game must keep, as functions that take a game: import them to test a game of your own.

Each check plays at random from a seed. `Case` is what a table is set up with; give a game one for each option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from potluck.engine.chance import Loose
from potluck.engine.game import Game, Illegal
from potluck.engine.log import BadLog, Log, dump, load, resume, verify
from potluck.engine.play import Play, digest, start
from potluck.engine.records import Action, Entry, Record, Seat
from potluck.engine.space import Space

MOST_PICKS = 20_000


@dataclass(frozen=True)
class Case:
    """A table: its options and how many sit there."""

    game: Game[Any]
    seats: int
    options: Record
    name: str = ""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}{'-' + self.name if self.name else ''}"


def table(case: Case, seed: str, digests: bool = False) -> Play[Any]:
    """A new table of a case."""
    play = start(case.game, case.seats, case.options, seed)
    play.digests = digests
    return play


def random_pick(play: Play[Any], luck: Loose) -> tuple[Seat, Action]:
    """Any pick of anybody who may act."""
    acting = play.to_act()
    seat = acting[luck.draw(len(acting))]
    picks = play.legal(seat)
    assert picks, f"seat {seat} may act but has no pick"
    return seat, picks[luck.draw(len(picks))]


def walk(play: Play[Any], luck: Loose, most: int = MOST_PICKS) -> Iterator[Play[Any]]:
    """Plays at random to the end, stopping before each pick and once after the last."""
    for at in range(most):
        yield play
        if not play.to_act():
            return
        deadline = play.game.deadline(play.state)
        if deadline is not None and luck.draw(20) == 0:
            play.expire(max(deadline, at))
            continue
        seat, action = random_pick(play, luck)
        play.act(seat, action, at)
    raise AssertionError(f"{play.game.name} did not end in {most} picks")


def finished(case: Case, seed: str, digests: bool = False) -> Play[Any]:
    """A table played at random to its end."""
    play = table(case, seed, digests)
    for _ in walk(play, Loose(seed)):
        pass
    return play


def check_end(case: Case, seed: str) -> None:
    """Games end, with one rank, score and list of lines a seat; lines add up; nobody may act any more."""
    play = finished(case, seed)
    outcome = play.outcome()
    assert outcome is not None
    assert play.to_act() == ()
    assert len(outcome.ranks) == len(outcome.scores) == len(outcome.lines) == case.seats
    assert [sum(line.points for line in lines) for lines in outcome.lines] == outcome.scores
    assert min(outcome.ranks) == 1
    for seat in range(case.seats):
        assert play.legal(seat) == []
        assert_refused(play, seat, case.game.space(play.state).actions[0])


def check_legal(case: Case, seed: str, every: int = 40) -> None:
    """`apply` takes what `legal` lists and refuses all else, changing nothing; only those to act have picks."""
    play = table(case, seed)
    for number, _ in enumerate(walk(play, Loose(seed))):
        space = case.game.space(play.state)
        for seat in range(case.seats):
            picks = play.legal(seat)
            assert bool(picks) == (seat in play.to_act())
            assert len(set(picks)) == len(picks), "a pick is listed twice"
            assert all(space.code(pick) >= 0 for pick in picks)
        if number % every == 0:
            for seat in range(case.seats):
                check_all_actions(play, seat, space)


def check_all_actions(play: Play[Any], seat: Seat, space: Space) -> None:
    """Every coded action is either listed and taken, or refused."""
    listed = set(play.legal(seat))
    before = play.state
    for action in space.actions:
        if action in listed:
            play.state = play.game.clone(before)
            play.game.apply(play.state, seat, action, play.moment(1))
        else:
            play.state = before
            assert_refused(play, seat, action)
    play.state = before


def assert_refused(play: Play[Any], seat: Seat, action: Action) -> None:
    """Refused, with nothing changed."""
    before = play.game.snapshot(play.state)
    try:
        play.game.apply(play.state, seat, action, play.moment(1))
    except Illegal as illegal:
        assert illegal.why
    else:
        raise AssertionError(f"{action} of seat {seat} is not listed but was taken")
    assert play.game.snapshot(play.state) == before, f"{action} was refused but changed something"


def check_clones(case: Case, seed: str) -> None:
    """A clone equals the original, goes its own way, and earlier clones never change."""
    play = table(case, seed)
    kept: list[tuple[Any, str]] = []
    for number, _ in enumerate(walk(play, Loose(seed))):
        if number % 7 == 0:
            copy = case.game.clone(play.state)
            mark = digest(case.game, play.state)
            assert digest(case.game, copy) == mark
            kept.append((copy, mark))
    for copy, mark in kept:
        assert digest(case.game, copy) == mark, "an earlier clone changed"


def check_replay(case: Case, seed: str) -> None:
    """A log read back from its file gives the same game, entry by entry, and can be stopped anywhere."""
    play = finished(case, seed, digests=True)
    log = load(dump(play, play.seal(seed)))
    again = resume(case.game, log)
    assert digest(case.game, again.state) == digest(case.game, play.state)
    assert again.outcome() == play.outcome()
    half = len(log.entries) // 2
    assert digest(case.game, resume(case.game, log, half).state) == log.entries[half - 1].digest
    verify(case.game, log)


def check_tampering(case: Case, seed: str) -> None:
    """Verifying names the entry whose chance was changed."""
    play = finished(case, seed)
    log = load(dump(play, play.seal(seed)))
    falls = [number for number, entry in enumerate(log.entries) if entry.draws]
    if not falls:
        return
    number = falls[len(falls) // 2]
    changed = list(log.entries[number].draws)
    changed[0] = changed[0] + 1 if changed[0] == 0 else changed[0] - 1
    entries = [
        msgspec.structs.replace(entry, draws=changed) if i == number else entry for i, entry in enumerate(log.entries)
    ]
    try:
        verify(case.game, Log(log.header, entries, log.seal))
    except BadLog as bad:
        assert bad.facts["entry"] == number + 1
    else:
        raise AssertionError("a changed outcome of chance was not noticed")


def check_redeal(case: Case, seed: str, every: int = 11, hides: bool = True) -> None:
    """A redeal changes nothing that a seat sees or may pick; and what is hidden does change, or this proves nothing."""
    play = table(case, seed)
    luck = Loose(seed + " redeal")
    changed: dict[Seat | None, bool] = dict.fromkeys([None, *range(case.seats)], False)
    for number, _ in enumerate(walk(play, Loose(seed))):
        if number % every:
            continue
        for seat in (None, *range(case.seats)):
            dealt = case.game.redeal(play.state, seat, luck)
            assert encoded(case.game, dealt, seat) == encoded(case.game, play.state, seat)
            changed[seat] |= case.game.snapshot(dealt) != case.game.snapshot(play.state)
    if hides:
        assert all(changed.values()), f"a redeal never changed anything for {changed}"


def encoded(game: Game[Any], state: Any, seat: Seat | None) -> bytes:
    """All that a seat is sent of a state."""
    legal = [] if seat is None else game.legal(state, seat)
    return msgspec.json.encode([game.view(state, seat), legal, game.to_act(state)])


def check_events(case: Case, seed: str, secret: Callable[[str], bool]) -> None:
    """An event told to a seat names no secret component that its view does not show just before or just after."""
    play = table(case, seed)
    luck = Loose(seed)
    for at in range(MOST_PICKS):
        if not play.to_act():
            return
        watchers = (None, *range(case.seats))
        before = {seat: words_in(play.view(seat)) for seat in watchers}
        seat, action = random_pick(play, luck)
        told = play.act(seat, action, at)
        for watcher in watchers:
            seen = before[watcher] | words_in(play.view(watcher))
            heard = [event for event in (t.to(watcher) for t in told) if event is not None]
            leaks = {word for event in heard for word in words_in(event) if secret(word)} - seen
            assert not leaks, f"{watcher} heard of {leaks} by {action}"


def words_in(record: Any) -> set[str]:
    """Every string in a record."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, dict):
            for key, item in value.items():
                look(key)
                look(item)
        elif isinstance(value, list):
            for item in value:
                look(item)

    look(msgspec.to_builtins(record))
    return found


def check_undo(case: Case, seed: str) -> None:
    """A free undo gives back exactly what was, and the pick done again falls the same."""
    play = table(case, seed)
    luck = Loose(seed)
    undone = 0
    for at in range(MOST_PICKS):
        if not play.to_act() or undone >= 25:
            break
        before = digest(case.game, play.state)
        seat, action = random_pick(play, luck)
        play.act(seat, action, at)
        after = digest(case.game, play.state)
        if play.can_undo(seat):
            play.undo(seat, at)
            assert digest(case.game, play.state) == before
            play.act(seat, action, at)
            assert digest(case.game, play.state) == after
            undone += 1
        else:
            try:
                play.undo(seat, at)
            except Illegal:
                pass
            else:
                raise AssertionError("a pick that showed something was taken back without asking")
            assert digest(case.game, play.state) == after
    log = load(dump(play, play.seal(seed)))
    assert digest(case.game, resume(case.game, log).state) == digest(case.game, play.state)


def check_batch(case: Case, seed: str) -> None:
    """A batch is done whole or not at all."""
    play = table(case, seed)
    luck = Loose(seed)
    seat, first = random_pick(play, luck)
    before, entries = digest(case.game, play.state), list(play.entries)
    nonsense = next(a for a in case.game.space(play.state).actions if a not in play.legal(seat))
    try:
        play.batch(seat, [first, first, nonsense, nonsense], 1)
    except Illegal:
        pass
    else:
        raise AssertionError("a batch with an illegal pick was taken")
    assert digest(case.game, play.state) == before
    assert play.entries == entries
    play.batch(seat, [first], 1)
    alone = table(case, seed)
    alone.act(seat, first, 1)
    assert digest(case.game, play.state) == digest(case.game, alone.state)


def check_codes(case: Case, seed: str) -> None:
    """Codes and actions go one to one, and actions survive being written and read."""
    play = table(case, seed)
    space = case.game.space(play.state)
    assert [space.code(action) for action in space.actions] == list(range(len(space)))
    kinds: Any = None
    for kind in case.game.actions:
        kinds = kind if kinds is None else kinds | kind
    for action in space.actions:
        assert msgspec.json.decode(msgspec.json.encode(action), type=kinds) == action


def golden_lines(play: Play[Any], seed: str) -> bytes:
    """A log with a digest at each entry, to be kept as a golden file."""
    return dump(play, play.seal(seed))


def check_golden(game: Game[Any], text: bytes) -> None:
    """A golden log still replays, each entry to its digest, and verifies."""
    log = load(text)
    assert log.seal is not None
    assert all(isinstance(entry, Entry) and entry.digest for entry in log.entries)
    play = resume(game, log)
    assert digest(game, play.state) == log.seal.digest
    verify(game, log)


CHECKS = [
    check_end,
    check_legal,
    check_clones,
    check_replay,
    check_tampering,
    check_redeal,
    check_undo,
    check_batch,
    check_codes,
]
