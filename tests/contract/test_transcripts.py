"""One readable transcript of each box: a golden log as every seat saw it, in words. `--update-golden` rewrites them.

A change of rules, views, events or texts shows here as sentences: read the diff.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from potluck.engine.log import Log, load, resume
from potluck.engine.play import Play
from potluck.engine.records import Entry, Seat, Told
from potluck.games import BOXES, box
from potluck.games.box import Box
from potluck.games.words import Words
from tests.contract.test_golden import folder

HERE = Path(__file__).parent / "transcripts"
# As much as one reads; what follows is checked by the golden logs.
MOST_ENTRIES = 60


def transcript(of: Box, log: Log) -> str:
    """The first entries of a game as each seat and a spectator hear them, with what each sees before and after."""
    play = resume(of.game, log, 0)
    words = of.words("en", getattr(play.header.options, "deck", None))
    lines = ["Set-up", *heard(play, play.told, words), *boards(of, play, words)]
    for number, entry in enumerate(log.entries[:MOST_ENTRIES], 1):
        play = resume(of.game, log, number)
        lines += ["", f"{number} {picked(entry, words)}", *heard(play, play.heard, words)]
    lines += boards(of, play, words)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def picked(entry: Entry, words: Words) -> str:
    """Who picked what; the clock picks nothing."""
    what = msgspec.json.encode(entry.action).decode() if entry.action is not None else "-"
    return f"{words.seat(entry.seat)}: {what}"


def watchers(play: Play[Any]) -> list[tuple[str, Seat | None]]:
    return [(f"seat {seat + 1}", seat) for seat in range(play.header.seats)] + [("spectator", None)]


def heard(play: Play[Any], told: list[Told], words: Words) -> Iterator[str]:
    """What was told, once if everybody heard the same."""
    for one in told:
        said = {who: sentence(one, seat, words) for who, seat in watchers(play)}
        if len(set(said.values())) == 1:
            said = {"all": said["spectator"]}
        for who, text in said.items():
            if text:
                yield f"    {who}: {text}"


def sentence(told: Told, seat: Seat | None, words: Words) -> str:
    event = told.to(seat)
    return "" if event is None else words.event(event) or f"({type(event).__name__})"


def boards(of: Box, play: Play[Any], words: Words) -> Iterator[str]:
    """The table as each sees it."""
    for who, seat in watchers(play):
        board = of.board(play.view(seat), play.header.options, words)
        yield ""
        yield f"What {who} sees"
        yield from ("    " + line for line in re.sub(r"\x1b\[[0-9;]*m", "", board).splitlines())


@pytest.mark.parametrize("name", BOXES)
def test_transcript(name: str, update_golden: bool) -> None:
    first = min(folder(name).glob("*.jsonl"), key=lambda path: (len(path.stem), path.stem))
    text = transcript(box(name), load(first.read_bytes()))
    kept = HERE / f"{name}.txt"
    if update_golden:
        HERE.mkdir(exist_ok=True)
        kept.write_text(text, encoding="utf-8")
    assert kept.exists(), "adding one is easy: ./check --update-golden -k transcript"
    assert kept.read_text(encoding="utf-8") == text
