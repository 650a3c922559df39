"""Fair grabs: pure, with times given."""

from __future__ import annotations

from hypothesis import given, strategies as st

from potluck.server.arbiter import CAP, SHORTEST, Arbiter, Arrival, capped


def test_alone_nothing_is_held() -> None:
    assert Arbiter[Arrival]().offer("ham", Arrival(0, 10.0, 0.030), []) == 0


def test_rivals_nearer_by_need_not_be_waited_for() -> None:
    assert Arbiter[Arrival]().offer("ham", Arrival(0, 10.0, 0.030), [0.010, 0.030]) == 0


def test_a_rival_further_away_may_still_be_earlier() -> None:
    arbiter = Arbiter[Arrival]()
    near, far = Arrival(0, 10.000, 0.005), Arrival(1, 10.030, 0.060)
    hold = arbiter.offer("ham", near, [0.060])
    assert hold is not None
    assert abs(hold - 0.055) < 1e-9
    assert arbiter.offer("ham", far, [0.005]) is None
    order, tie = arbiter.settle("ham")
    assert [request.seat for request in order] == [1, 0]
    assert [(claim.seat, claim.arrived, claim.half_trip, claim.sent) for claim in tie.order] == [
        (1, 30.0, 60.0, -30.0),
        (0, 0.0, 5.0, -5.0),
    ]
    assert tie.rule == "arrival-minus-half-trip"
    assert tie.window == 55.0


def test_other_things_are_not_held_up() -> None:
    arbiter = Arbiter[Arrival]()
    assert arbiter.offer("ham", Arrival(0, 10.0, 0.005), [0.060])
    assert arbiter.offer("egg", Arrival(1, 10.0, 0.060), [0.005]) == 0


def test_half_trips_count_up_to_the_cap() -> None:
    arbiter = Arbiter[Arrival]()
    hold = arbiter.offer("ham", Arrival(0, 10.0, 0.0), [5.0])
    assert hold == CAP
    arbiter.offer("ham", Arrival(1, 10.079, 5.0), [0.0])
    order, tie = arbiter.settle("ham")
    assert [request.seat for request in order] == [1, 0]
    assert tie.order[0].half_trip == 80.0


Seats = st.lists(st.tuples(st.floats(0, 0.3), st.floats(0, 0.2)), min_size=2, max_size=6)


@given(Seats)
def test_the_first_to_send_always_wins(seats: list[tuple[float, float]]) -> None:
    """Whatever the arrivals and distances: requests are held long enough, and within the window."""
    requests = sorted(
        (Arrival(number, sent + trip, trip) for number, (sent, trip) in enumerate(seats)), key=lambda r: r.arrived
    )
    arbiter = Arbiter[Arrival]()
    first = requests[0]
    hold = arbiter.offer("ham", first, [r.half_trip for r in requests if r is not first])
    assert hold is not None
    assert hold <= max(capped(r.half_trip) for r in requests)
    if hold:
        for request in requests[1:]:
            if request.arrived <= first.arrived + hold:
                assert arbiter.offer("ham", request, []) is None
        order, _ = arbiter.settle("ham")
        winner = order[0]
    else:
        winner = first
    assert winner.sent <= min(r.sent for r in requests) + SHORTEST
