"""Bots think in processes of their own. A bot that hangs or crashes costs its pick, never the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import pickle
import random
import struct
import sys
from collections.abc import Sequence
from typing import Any

from potluck.engine.records import Action, Record

logger = logging.getLogger("potluck.bots")

PROGRAM = ["-m", "potluck.server.botwork"]
# How long a bot may think (its first pick may also have to load the game).
SECONDS = 5.0
FIRST_SECONDS = 20.0

# How quickly bots pick at a human pace: log-normal, by level the median in seconds and the spread (sigma of the
# logarithm), cut off at both ends. A pick that follows one's own takes a third of that.
PACE = {"random": (1.6, 0.45), "thumb": (1.1, 0.35)}
OTHER_PACE = (0.8, 0.30)
QUICKEST, SLOWEST = 0.35, 6.0


def delay(level: str, pace: str, again: bool, luck: random.Random, look: float = 0.0) -> float:
    """Seconds until a bot picks; `look` of them to take in what is new, if anything is."""
    if pace == "fast":
        return 0.0
    median, spread = PACE.get(level, OTHER_PACE)
    drawn = min(SLOWEST, max(QUICKEST, luck.lognormvariate(math.log(median), spread)))
    return drawn / 3 if again and look == 0 else look + drawn


class Question:
    """What a bot is asked: who it is (`key`: it may remember), and what it sees.

    Its nature, the taste of a palate for one, comes from `born`: the same when its process has to be started again.
    """

    def __init__(
        self, key: tuple[str, int, str], born: str, game: str, options: Record, view: Record, legal: Sequence[Action]
    ) -> None:
        self.key = key
        self.born = born
        self.game = game
        self.options = options
        self.view = view
        self.legal = list(legal)


class Worker:
    """One process with bots in it; asked one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()
        self.warm: set[str] = set()

    async def ask(self, question: Question) -> int:
        """The place of the bot's pick in `legal`; raises whatever went wrong, and then the process is gone."""
        async with self.turn:
            try:
                if self.process is None or self.process.returncode is not None:
                    self.process = await start()
                    self.warm.clear()
                limit = SECONDS if question.game in self.warm else FIRST_SECONDS
                answer = await asyncio.wait_for(exchange(self.process, question), limit)
            except BaseException:
                await self.end()
                raise
            self.warm.add(question.game)
            return answer

    async def end(self) -> None:
        """Ends the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Bots:
    """All bots of a server. The same seat is always asked in the same process, so that its bot can remember."""

    def __init__(self, processes: int = 2) -> None:
        self.workers = [Worker() for _ in range(max(2, processes))]
        self.luck = random.Random(os.urandom(16))
        self.picks = 0
        self.failures = 0

    async def pick(self, table: str, seat: int, level: str, question_of: Any) -> Action:
        """A pick by a bot of this level; if it fails, the rule of thumb picks, and if that fails too, the first."""
        first = hash((table, seat)) % len(self.workers)
        legal: Sequence[Action] = question_of("").legal
        for number, name in enumerate([level, "thumb"]):
            worker = self.workers[(first + number) % len(self.workers)]
            try:
                place = await worker.ask(question_of(name))
                self.picks += 1
                return legal[place]
            except Exception as error:
                self.failures += 1
                logger.warning("bot %s failed: %s", name, error or type(error).__name__)
        return legal[0]

    async def close(self) -> None:
        """Ends all processes."""
        for worker in self.workers:
            await worker.end()


async def start() -> asyncio.subprocess.Process:
    """A process with room for bots."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *PROGRAM,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


async def exchange(process: asyncio.subprocess.Process, question: Question) -> int:
    """Sends a question and reads the answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    body = pickle.dumps(vars(question), protocol=5)
    process.stdin.write(struct.pack("!I", len(body)) + body)
    await process.stdin.drain()
    (answer,) = struct.unpack("!i", await process.stdout.readexactly(4))
    if answer < 0:
        raise RuntimeError("it raised an exception")
    return int(answer)
