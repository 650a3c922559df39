"""The example client plays a whole game of every box, against bots, on a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from potluck.games import BOXES, box
from tests.server.people import Server, server

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "docs" / "example_client.py"


def test_it_stays_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60


def test_it_keeps_to_the_limits_of_a_server_as_it_comes(tmp_path: Path) -> None:
    """Bots that pick at once make it quicker than it may be; it waits as it is told, and is never sent away."""
    with server(tmp_path) as strict:
        command = [sys.executable, str(EXAMPLE), strict.address, "chicken-fried-dice", "2"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("game", BOXES)
def test_it_plays_to_the_end(running: Server, game: str) -> None:
    seats = box(game).game.seats[-1] if len(box(game).game.seats) < 4 else box(game).game.seats[1]
    command = [sys.executable, str(EXAMPLE), running.address, game, str(seats)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.count(",") == seats - 1
