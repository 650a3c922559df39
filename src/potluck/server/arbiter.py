"""Fair grabs: where several may take the same thing, the distance to the server should not decide.

The tie rule. Requests for the same thing are compared by arrival minus the seat's half round trip (measured by the
server, at most 80 ms); the earlier wins. So a request is held only while a rival further away could still turn out
to be earlier: for as long as the rival's half round trip exceeds its own. Nothing is ever held for longer than 80 ms,
nor for longer than the slowest rival's half round trip; requests for other things are not held up at all.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from potluck.server.notes import Claim, Tie

CAP = 0.080
# Shorter than this no request is held: so little is noise of the measurement.
SHORTEST = 0.002
RULE = "arrival-minus-half-trip"

R = TypeVar("R", bound="Arrival")


class Arrival(Struct):
    """A request as the arbiter sees it: whose it is, when it came (seconds), and how far away its sender is."""

    seat: int
    arrived: float
    half_trip: float

    @property
    def sent(self) -> float:
        """When it was made, as far as one can tell."""
        return self.arrived - capped(self.half_trip)


class Contest(Struct, Generic[R]):
    """Requests for one thing that are held until `ends`."""

    ends: float
    window: float
    requests: list[R]


def capped(half_trip: float) -> float:
    """A half round trip as far as it counts."""
    return min(CAP, max(0.0, half_trip))


class Arbiter(Generic[R]):
    """The contests of one table. Times are given, never asked for."""

    def __init__(self) -> None:
        self.contests: dict[Hashable, Contest[R]] = {}

    def offer(self, thing: Hashable, request: R, rivals: Sequence[float]) -> float | None:
        """A request has come; `rivals` are the half trips of the others who could ask for the same.

        0: it can be done at once. None: it joined a contest that is open. Else a contest begins, to be settled after
        so many seconds.
        """
        contest = self.contests.get(thing)
        if contest is not None:
            contest.requests.append(request)
            return None
        slowest = max((capped(rival) for rival in rivals), default=0.0)
        hold = slowest - capped(request.half_trip)
        if hold < SHORTEST:
            return 0.0
        self.contests[thing] = Contest(request.arrived + hold, hold, [request])
        return hold

    def settle(self, thing: Hashable) -> tuple[list[R], Tie]:
        """The requests in the order in which they count, and how that was decided."""
        contest = self.contests.pop(thing)
        order = sorted(contest.requests, key=lambda request: (request.sent, request.arrived))
        return order, tie(contest.window, order)


def tie(window: float, order: Sequence[Arrival]) -> Tie:
    """How it was decided, in milliseconds, counted from the first arrival."""
    if len(order) == 1:
        # By far the most common: nobody else wanted it.
        away = millis(capped(order[0].half_trip))
        return Tie(RULE, millis(window), [Claim(order[0].seat, 0.0, away, -away)])
    first = min(request.arrived for request in order)
    return Tie(
        RULE,
        millis(window),
        [Claim(r.seat, millis(r.arrived - first), millis(capped(r.half_trip)), millis(r.sent - first)) for r in order],
    )


def millis(seconds: float) -> float:
    return round(seconds * 1000, 1)
