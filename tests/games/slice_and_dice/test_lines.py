"""Request lines: dishes come, move and leave."""

from __future__ import annotations

from potluck.games.slice_and_dice.records import (
    Choose,
    DecksShuffled,
    DishLeft,
    EndTurn,
    KeepBoard,
    Pass,
    Place,
    Roll,
    Stay,
    StopCooking,
    TakeTop,
)
from potluck.games.slice_and_dice.state import NONE
from tests.games.slice_and_dice.kitchen import FONDUE, PAELLA, PANTRY, TACOS, Table, kitchen
from tests.rules import rule


def pass_turn(table: Table, luck: list[int] | None = None) -> list[object]:
    """The active player stops; gives what was told when the turn ended."""
    seat = table.state.active
    if table.phase == "choose":
        table.do(Stay(), seat=seat)
    if table.phase == "clear":
        table.do(KeepBoard(), seat=seat)
    told: list[object] = list(table.do(StopCooking(), seat=seat, luck=luck or []))
    while table.phase == "window":
        told += table.do(Pass(), seat=table.to_act()[0])
    return told


def spaces(table: Table) -> list[tuple[str | None, int]]:
    return [(line.dish, line.space) for line in table.view().lines]


@rule("SD-19", "SD-20")
def test_dishes_move_when_the_round_ends() -> None:
    table = kitchen(dishes=((PAELLA, 1), (FONDUE, 3), (TACOS, 4)))
    pass_turn(table)
    assert spaces(table) == [(PAELLA, 1), (FONDUE, 3), (TACOS, 4)]
    pass_turn(table)
    told = pass_turn(table)
    assert DishLeft(TACOS, 3) in told
    paella, fondue, new = spaces(table)
    assert (paella, fondue) == ((PAELLA, 2), (FONDUE, 4))
    # The new dish stands on the first space and has not moved.
    assert new[0] not in (None, PAELLA, FONDUE, TACOS)
    assert new[1] == 1
    assert table.view().dish_discards == [TACOS]


@rule("SD-21")
def test_a_taken_dish_is_replaced_when_the_turn_ends() -> None:
    table = kitchen(board="seafood rice")
    table.roll("spices")
    table.do(Place("spices"), luck=[0])
    assert table.view().lines[0].dish is None
    table.do(TakeTop())
    table.do(EndTurn())
    assert table.view().lines[0].dish not in (None, PAELLA)
    assert table.view().lines[0].space == 1


@rule("SD-21")
def test_the_new_dish_at_the_end_of_a_round_does_not_move() -> None:
    table = kitchen(boards={2: "seafood rice"}, lines=(2, 2, 1), hands={2: ["whisk"]}, shown=("tongs", "ladle", "mill"))
    pass_turn(table)
    pass_turn(table)
    table.do(Stay(), seat=2)
    table.do(KeepBoard(), seat=2)
    table.roll("spices")
    table.do(Place("spices"), seat=2, luck=[0])
    table.do(TakeTop(), seat=2)
    table.do(EndTurn(), seat=2)
    assert [line.space for line in table.view().lines] == [1, 2, 2]


@rule("SD-R8")
def test_the_discards_make_a_new_deck() -> None:
    table = kitchen(dishes=((PAELLA, 1), (FONDUE, 3), (TACOS, 4)))
    table.state.dish_discards, table.state.dish_deck = table.state.dish_deck[:2], []
    names = [PANTRY.dishes[dish] for dish in table.state.dish_discards] + [TACOS]
    pass_turn(table)
    pass_turn(table)
    told = pass_turn(table, luck=[2, 1, 0])
    assert DecksShuffled("dishes") in told
    assert table.view().lines[2].dish == names[0]
    assert table.view().dish_deck == 2


@rule("SD-R8")
def test_without_dishes_a_line_stays_empty() -> None:
    table = kitchen(board="seafood rice", lines=(1, 1, 2))
    table.state.dish_deck = []
    table.roll("spices")
    table.do(Place("spices"), luck=[0])
    table.do(TakeTop())
    table.do(EndTurn())
    assert table.state.dishes[0] == NONE
    # Our rival stands there, and may choose another line or pass.
    assert table.can(Choose, 1) == [Choose(2), Choose(3)]
    table.do(Stay(), seat=1)
    assert table.refuses(Roll(1), 1) == ("SD-R8", "no-dish")
    table.do(StopCooking(), seat=1)
    table.all_pass()
    assert table.refuses(Choose(1), 2) == ("SD-R8", "no-dish")
