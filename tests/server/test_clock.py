"""A table's time and the clocks of its seats: pure, with times given."""

from __future__ import annotations

from potluck.server.clock import SeatClocks, TableTime
from potluck.server.notes import Timing


def test_the_tables_time_stands_still_in_a_pause() -> None:
    time = TableTime(world=5000, time=0)
    assert time.now(5700) == 700
    time.stop(6000)
    assert time.now(9000) == 1000
    time.go(10_000)
    assert time.now(10_500) == 1500


def test_it_never_goes_backwards() -> None:
    time = TableTime(world=5000, time=0)
    assert time.now(6000) == 1000
    assert time.now(5500) == 1000


def test_a_clock_for_each_pick_starts_anew() -> None:
    clocks = SeatClocks(Timing(kind="move", seconds=10), 2)
    clocks.turn([0], 0)
    assert clocks.due() == (0, 10_000)
    assert clocks.remaining(4000) == [6000, 10_000]
    clocks.turn([0], 4000, picked=0)
    assert clocks.due() == (0, 14_000)
    clocks.turn([1], 5000, picked=0)
    assert clocks.due() == (1, 15_000)
    assert clocks.remaining(5000) == [10_000, 10_000]


def test_a_clock_for_the_game_runs_down_and_gains() -> None:
    clocks = SeatClocks(Timing(kind="total", seconds=10, increment=2), 2)
    clocks.turn([0, 1], 0)
    clocks.turn([1], 4000, picked=0)
    assert clocks.remaining(5000) == [8000, 5000]
    assert clocks.due() == (1, 10_000)
    clocks.turn([], 12_000, picked=1)
    assert clocks.remaining(99_000) == [8000, 2000]
    assert clocks.due() is None


def test_somebody_elses_pick_does_not_stop_mine() -> None:
    clocks = SeatClocks(Timing(kind="move", seconds=10), 2)
    clocks.turn([0, 1], 0)
    clocks.turn([0, 1], 9000, picked=1)
    assert clocks.due() == (0, 10_000)
    assert clocks.due(but=[0]) == (1, 19_000)


def test_without_a_clock_nothing_is_ever_due() -> None:
    for kind in ("off", "own"):
        clocks = SeatClocks(Timing(kind=kind, seconds=1), 2)
        clocks.turn([0, 1], 0)
        assert clocks.due() is None
        assert clocks.remaining(10**9) is None
