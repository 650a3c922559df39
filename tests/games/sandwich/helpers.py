"""Tables to test with: played so far, or laid out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from potluck.engine.game import Illegal, Refused
from potluck.engine.play import Play, start
from potluck.engine.records import Action, Event, Told
from potluck.games import box
from potluck.games.sandwich import records as r
from potluck.games.sandwich.state import State

BOX = box("sandwich")
GAME = BOX.game
Table = Play[State]


def table(seats: int, seed: str = "test", **options: Any) -> Table:
    """A new table; the market is calm unless said otherwise."""
    return start(GAME, seats, r.Options(**{"market": "calm", **options}), seed)


def view(play: Table, seat: int | None) -> r.View:
    """What a seat sees."""
    seen = play.view(seat)
    assert isinstance(seen, r.View)
    return seen


def number(name: str) -> int:
    """The number of an ingredient of the house deck."""
    return [card.id for card in BOX.house().ingredient].index(name)


def first_picks(play: Table, until: str) -> Table:
    """Everybody takes the first pick there is, until a phase begins."""
    for _ in range(5000):
        if view(play, None).phase == until:
            return play
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[0], 0)
    raise AssertionError(f"the phase {until} never came")


def to_ranking(play: Table) -> Table:
    """Up to the first ranking."""
    return first_picks(play, "ranking")


def lay_middle(play: Table, *names: str) -> None:
    """These cards lie in the middle, flipped by seat 0, 1, 2 and so on; nobody has taken yet."""
    play.state.middle = [number(name) for name in names]
    play.state.left = len(names)
    play.state.taken = [False] * len(names)


def give(play: Table, seat: int, *names: str) -> None:
    """In the preparation: these are the cards of a seat, none on a sandwich yet."""
    state, hand = play.state, play.state.shape.hand
    assert len(names) == hand
    state.loose[seat * hand : (seat + 1) * hand] = [number(name) for name in names]
    state.stack[seat * hand : (seat + 1) * hand] = [-1] * hand
    count = state.shape.sandwiches
    state.height[seat * count : (seat + 1) * count] = [0] * count


def refused(why: str, rule: str, play: Table, seat: int, action: Action) -> None:
    """The pick is refused for this reason and rule."""
    with pytest.raises(Illegal) as caught:
        play.act(seat, action, 0)
    assert (caught.value.why, caught.value.rule) == (why, rule)


def no_table(why: str, rule: str, seats: int, **options: Any) -> None:
    """The table can't be set up, for this reason and rule."""
    with pytest.raises(Refused) as caught:
        table(seats, **options)
    assert (caught.value.why, caught.value.rule) == (why, rule)


def heard(told: list[Told], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [t.event for t in told if isinstance(t.event, kind)]
