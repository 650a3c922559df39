"""Bots play many games. The same seed gives the same games, however many processes share the work."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import active_children
from typing import Any

from potluck.bots import bot
from potluck.engine.chance import Loose
from potluck.engine.play import Play, start
from potluck.engine.records import Record
from potluck.games import box as find_box
from potluck.games.box import Box, Finished

# Games that one process plays before it reports back.
CHUNK = 10
MOST_PICKS = 100_000


@dataclass(frozen=True)
class Match:
    """What is to be played: `bots` sit round the table, one place further on with each game."""

    game: str
    bots: tuple[str, ...]
    options: Record
    seed: str
    notes: bool = False

    def seating(self, number: int) -> list[int]:
        """Which bot (its place in `bots`) sits at each seat of a game."""
        return [(seat + number) % len(self.bots) for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Result:
    """One finished game, by seat; `seating` tells which bot sat where."""

    number: int
    seating: list[int]
    ranks: list[int]
    scores: list[int]
    won: bool
    shared: bool
    picks: int
    choices: int
    seconds: float
    note: Any = None


def play_game(box: Box, match: Match, number: int) -> Result:
    """Plays one game of a match to its end."""
    began = time.process_time()
    seed = f"{match.seed}:{number}"
    seating = match.seating(number)
    play = start(box.game, len(seating), match.options, seed)
    bots = [bot(box, match.bots[who], match.options) for who in seating]
    lucks = [Loose(f"{seed} bot {seat}") for seat in range(len(seating))]
    order = Loose(f"{seed} order")
    picks = choices = 0
    while acting := play.to_act():
        seat = acting[0] if len(acting) == 1 else acting[order.draw(len(acting))]
        legal = play.legal(seat)
        picks += 1
        choices += len(legal) > 1
        play.act(seat, bots[seat].pick(play.view(seat), legal, lucks[seat]), picks)
        if picks > MOST_PICKS:
            raise RuntimeError(f"game {number} of seed {match.seed} does not end")
    return result(box, match, number, play, picks, choices, time.process_time() - began)


def result(box: Box, match: Match, number: int, play: Play[Any], picks: int, choices: int, seconds: float) -> Result:
    """What came out of a finished game."""
    outcome = play.outcome()
    assert outcome is not None
    seating = match.seating(number)
    note = None
    if match.notes and box.study is not None:
        note = box.study.note(Finished(play.state, outcome, picks, [match.bots[who] for who in seating]))
    return Result(
        number, seating, outcome.ranks, outcome.scores, outcome.won, outcome.shared, picks, choices, seconds, note
    )


def play_chunk(match: Match, first: int, last: int) -> list[Result]:
    """Some games of a match, in a process of their own."""
    box = find_box(match.game)
    return [play_game(box, match, number) for number in range(first, last)]


def play_match(match: Match, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[Result]:
    """All games of a match, in order."""
    results: list[Result] = []
    for chunk in chunks(match, games, jobs):
        results.extend(chunk)
        if progress is not None:
            progress(len(results))
    return results


def chunks(match: Match, games: int, jobs: int) -> Iterator[Sequence[Result]]:
    """The games chunk by chunk, here or in several processes."""
    bounds = [(first, min(games, first + CHUNK)) for first in range(0, games, CHUNK)]
    if jobs == 1:
        for first, last in bounds:
            yield play_chunk(match, first, last)
        return
    # Ctrl-C goes to every process of a terminal: here it ends the work, and the others are ended from here.
    with ProcessPoolExecutor(
        min(jobs, len(bounds)), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        try:
            for waiting in [pool.submit(play_chunk, match, first, last) for first, last in bounds]:
                yield waiting.result()
        except BaseException:
            for child in active_children():
                child.terminate()
            # Waits for the pool's own thread: Python's way out would trip over it while it closes what it had.
            pool.shutdown(cancel_futures=True)
            raise
