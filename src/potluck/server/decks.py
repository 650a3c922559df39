"""Deck files that people bring. They are read in a process of its own: a small file can be made to take hours."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
from msgspec import Struct

from potluck.engine.game import Refusal
from potluck.games import box as find_box
from potluck.games.box import Box
from potluck.games.deck import check_deck
from potluck.server.apart import apart

# How long reading may take (the process has to load the game first), how many are read at once, and how many faults
# are told: whoever has more than that mends the first ones first.
SECONDS = 10.0
READERS = asyncio.Semaphore(2)
FAULTS_TOLD = 50


class Job(Struct, frozen=True):
    """A deck file that is to be read."""

    game: str
    text: str
    lang: str


class DeckFault(Struct, frozen=True):
    """Something wrong in a deck file, in words."""

    line: int
    card: str
    text: str


class Reading(Struct, frozen=True):
    """What a deck file comes to: the deck, or its faults."""

    deck: Any = None
    count: int = 0
    faults: list[DeckFault] = []


def reading(job: Job) -> Reading:
    """Reads a deck file."""
    box = find_box(job.game)
    deck, complaints = check_deck(job.text, box.deck, box.faults)
    words = box.words(job.lang)
    told = [DeckFault(one.line, one.card, words(f"no-{one.why}", **one.facts)) for one in complaints[:FAULTS_TOLD]]
    return Reading(deck, len(complaints), told)


async def read_deck(box: Box, text: str, lang: str) -> Any:
    """The deck in a file; refused with its faults."""
    try:
        async with READERS:
            code, output = await apart(__name__, msgspec.json.encode(Job(box.name, text, lang)), SECONDS)
    except TimeoutError as error:
        raise Refusal("", "deck-slow") from error
    if code:
        raise Refusal("", "trouble")
    found = msgspec.json.decode(output, type=Reading)
    if found.count:
        raise Refusal("", "bad-deck", {"count": found.count, "faults": msgspec.to_builtins(found.faults)})
    return msgspec.convert(found.deck, box.deck)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(reading(msgspec.json.decode(sys.stdin.buffer.read(), type=Job))))
