"""The Head Chef's dice."""

from __future__ import annotations

import pytest

from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.cleanup import begin_round
from potluck.games.chicken_fried_dice.state import PREP_PHASE
from tests.games.chicken_fried_dice.festival import GAME, Festival, festival, moment_with
from tests.rules import rule


def rolled(*numbers: int, seats: int = 3, round_: int = 1, head_chef: int = 0) -> Festival:
    """A round begins with these black dice."""
    table = festival(seats=seats)
    table.state.round = round_ - 1
    table.state.head_chef = head_chef
    begin_round(table.state, moment_with(numbers))
    return table


@rule("CF-8")
def test_the_head_chef_orders_the_dice_for_all() -> None:
    table = rolled(2, 5, 2, head_chef=1)
    assert GAME.to_act(table.state) == (1,)
    orders = [(2, 5, 2), (2, 2, 5), (5, 2, 2)]
    assert table.legal(1) == [r.Arrange(*order) for order in orders]
    assert table.refuses(r.Arrange(2, 5, 2), seat=0) == ("CF-8", "not-head-chef")
    assert table.refuses(r.Arrange(2, 5, 5), seat=1) == ("CF-8", "other-numbers")
    table.do(r.Arrange(5, 2, 2), seat=1, luck=None)
    assert table.view().phase == "pluck"
    for truck in table.state.trucks:
        assert truck.number[1:4] == [5, 2, 2]


@rule("CF-8")
def test_six_orders_at_most_and_one_needs_no_pick() -> None:
    assert len(rolled(1, 2, 3).legal(0)) == 6
    table = festival(seats=3)
    table.state.round = 0
    begin_round(table.state, moment_with([4, 4, 4, *[1] * 15]))
    assert table.view().phase == "pluck"
    assert [truck.number[1:4] for truck in table.state.trucks] == [[4, 4, 4]] * 3


@rule("CF-8")
def test_the_colours_differ_from_truck_to_truck() -> None:
    table = rolled(1, 2, 3)
    table.do(r.Arrange(3, 1, 2), luck=None)
    assert table.at_hand(0) == {"prep-1": "T3", "prep-2": "P1", "prep-3": "E2"}
    assert table.at_hand(1) == {"prep-1": "P3", "prep-2": "B1", "prep-3": "C2"}


@rule("CF-9")
@pytest.mark.parametrize(
    ("seats", "chefs"),
    [(2, [0, 1, 0, 1, None]), (3, [0, 1, 2, None, None]), (4, [0, 1, 2, 3, None]), (5, [0, 1, 2, 3, 4])],
)
def test_head_chef_by_round(seats: int, chefs: list[int | None]) -> None:
    table = festival(seats=seats)
    table.state.head_chef = 0
    for round_, chef in enumerate(chefs, 1):
        table.state.round = round_ - 1
        begin_round(table.state, moment_with([1, 2, 3]))
        expected = tuple(range(seats)) if chef is None else (chef,)
        assert GAME.to_act(table.state) == expected
        assert table.view().chefs_choice == (chef is None)
        table.state.head_chef = (table.state.head_chef + 1) % seats


@rule("CF-9", "CF-R8")
def test_in_chefs_choice_everybody_orders_for_themselves() -> None:
    table = rolled(1, 2, 3, round_=4, head_chef=0)
    assert table.state.phase == PREP_PHASE
    table.do(r.Arrange(3, 2, 1), seat=2)
    assert GAME.to_act(table.state) == (0, 1)
    assert table.refuses(r.Arrange(1, 2, 3), seat=2) == ("CF-9", "ordered-already")
    table.do(r.Arrange(1, 2, 3), seat=0)
    table.do(r.Arrange(2, 1, 3), seat=1, luck=None)
    assert [truck.number[1:4] for truck in table.state.trucks] == [[1, 2, 3], [2, 1, 3], [3, 2, 1]]


@rule("CF-R8", "CF-24")
def test_the_one_who_rolls_in_chefs_choice_begins_the_calm_turns() -> None:
    table = festival(seats=3, mode="calm")
    table.state.round = 3
    table.state.head_chef = 1
    begin_round(table.state, moment_with([1, 2, 3]))
    for seat in range(3):
        table.do(r.Arrange(1, 2, 3), seat=seat, luck=None)
    assert GAME.to_act(table.state) == (1,)
