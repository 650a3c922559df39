"""Deck files that people bring. They are read in a process of its own: a small file can be made to take hours."""

from __future__ import annotations

import asyncio
import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from potluck.engine.game import Refusal
from potluck.games import box as find_box
from potluck.games.box import Box
from potluck.games.deck import NOT_TOML, check_deck
from potluck.server.apart import apart, at_work

# How long reading may take (the process has to load the game first), how many are read at once, and how many faults
# are told: whoever has more than that mends the first ones first.
SECONDS = 10
READERS = asyncio.Semaphore(2)
FAULTS_TOLD = 50


class Job(Struct, frozen=True):
    """A deck file that is to be read; its faults are told in this language."""

    game: str
    text: str
    lang: str


class DeckFault(Struct, frozen=True):
    """Something wrong in a deck file, in words."""

    line: int
    card: str
    text: str


async def read_deck(box: Box, text: str, lang: str) -> Any:
    """The deck in a file; refused with its faults."""
    async with READERS:
        deck = await apart(__name__, msgspec.json.encode(Job(box.name, text, lang)), SECONDS, "deck")
    return msgspec.json.decode(deck, type=box.deck)


# In the process of its own


def reading(job: Job) -> Any:
    """Reads a deck file."""
    box = find_box(job.game)
    words = box.words(job.lang)
    deck, complaints = check_deck(job.text, box.deck, box.faults)
    if not complaints:
        return deck
    if of_another(job):
        raise Refusal("", "deck-of-other-game", {"game": words("game")})
    told = [DeckFault(one.line, one.card, words(f"no-{one.why}", **one.facts)) for one in complaints[:FAULTS_TOLD]]
    raise Refusal("", "bad-deck", {"count": len(complaints), "faults": msgspec.to_builtins(told)})


def of_another(job: Job) -> bool:
    """Whether a file says itself that it is a deck of another game: then that is what is wrong with it."""
    try:
        about = tomllib.loads(job.text).get("deck")
    except NOT_TOML:
        return False
    return isinstance(about, dict) and about.get("game", job.game) != job.game


if __name__ == "__main__":
    at_work(lambda job: msgspec.json.encode(reading(msgspec.json.decode(job, type=Job))))
