"""Many games in several processes."""

from __future__ import annotations

import threading

import pytest

from potluck.games import box
from potluck.lab.arena import Match, play_match


def test_what_is_broken_off_leaves_nothing_running() -> None:
    """Neither processes nor the threads that tend them: Python would trip over those on its way out."""
    of = box("diced-veggies")
    before = threading.active_count()

    def press(done: int) -> None:
        del done
        raise KeyboardInterrupt

    for _ in range(5):
        with pytest.raises(KeyboardInterrupt):
            play_match(Match(of.name, ("random", "random"), of.game.options(), "x"), 1000, 2, press)
        assert threading.active_count() == before
