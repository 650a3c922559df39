"""Clocks: a table's own time, which stands still in a pause, and the time each seat has for its picks."""

from __future__ import annotations

from collections.abc import Collection

from potluck.server.notes import Timing


class TableTime:
    """Milliseconds that go on with the world's but stand still in a pause and while no server runs; never backwards."""

    def __init__(self, world: int, time: int) -> None:
        self.offset = time - world
        self.latest = time
        self.stopped = False

    def now(self, world: int) -> int:
        """The table's time."""
        if not self.stopped:
            self.latest = max(self.latest, world + self.offset)
        return self.latest

    def stop(self, world: int) -> None:
        """A pause begins."""
        self.now(world)
        self.stopped = True

    def go(self, world: int) -> None:
        """The pause is over."""
        self.offset = self.latest - world
        self.stopped = False


class SeatClocks:
    """What each seat has left, by the table's time. Without a clock for seats, nothing ever runs out."""

    def __init__(self, timing: Timing, seats: int) -> None:
        self.timing = timing
        self.counts = timing.kind in ("move", "total")
        self.left = [timing.seconds * 1000] * seats
        self.since: list[int | None] = [None] * seats

    def turn(self, acting: Collection[int], now: int, picked: int | None = None) -> None:
        """Something happened: `picked` made a pick, and now these are to act."""
        if not self.counts:
            return
        for seat in range(len(self.left)):
            since = self.since[seat]
            if since is not None and (seat not in acting or seat == picked):
                if self.timing.kind == "move":
                    self.left[seat] = self.timing.seconds * 1000
                else:
                    bonus = self.timing.increment * 1000 if seat == picked else 0
                    self.left[seat] = max(0, self.left[seat] - (now - since)) + bonus
                self.since[seat] = None
            if seat in acting and self.since[seat] is None:
                self.since[seat] = now

    def remaining(self, now: int) -> list[int] | None:
        """Milliseconds left by seat; None where the table has no clock for seats."""
        if not self.counts:
            return None
        return [
            left if since is None else max(0, left - (now - since))
            for left, since in zip(self.left, self.since, strict=True)
        ]

    def out(self, seat: int, now: int) -> bool:
        """Whether this seat's clock runs and has run out."""
        since = self.since[seat]
        return since is not None and since + self.left[seat] <= now

    def due(self, but: Collection[int] = ()) -> tuple[int, int] | None:
        """The seat whose time runs out first (these left out), and when (by the table's time)."""
        running = [
            (since + left, seat)
            for seat, (left, since) in enumerate(zip(self.left, self.since, strict=True))
            if since is not None and seat not in but
        ]
        if not running:
            return None
        when, seat = min(running)
        return seat, when
