"""The example client plays a whole game of every box, against bots, on a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from potluck.games import BOXES, box
from tests.server.people import Server

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "docs" / "example_client.py"


def test_it_stays_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60


@pytest.mark.parametrize("game", BOXES)
def test_it_plays_to_the_end(running: Server, game: str) -> None:
    seats = box(game).game.seats[-1] if len(box(game).game.seats) < 4 else box(game).game.seats[1]
    command = [sys.executable, str(EXAMPLE), running.address, game, str(seats)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.count(",") == seats - 1
