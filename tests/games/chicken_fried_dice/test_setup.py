"""Components, trucks and boards, starters, the first Head Chef."""

from __future__ import annotations

from typing import Any

import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Moment, Refused
from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.state import State
from tests.games.chicken_fried_dice.festival import GAME, HOUSE, Festival, festival
from tests.rules import rule


def opened(seats: int, **options: Any) -> Festival:
    """A table as it is set up."""
    return Festival(set_up(seats, **options))


def set_up(seats: int, **options: Any) -> State:
    return GAME.setup(seats, r.Options(**options), Moment(0, Loose("set-up")))


@rule("CF-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_die_of_each_colour_a_player(seats: int) -> None:
    table = festival(seats=seats)
    dice = table.view().dice
    assert len(dice) == 5 * seats
    for ingredient in ("tofu", "peppers", "broccoli", "eggplant", "citrus"):
        assert len([die for die in dice if die.ingredient == ingredient]) == seats
    assert all(1 <= die.number <= 6 for die in dice)


@rule("CF-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        opened(seats)
    assert (refused.value.rule, refused.value.why) == ("CF-1", "seats")


@rule("CF-2", "CF-R21")
def test_everybody_picks_a_truck_and_a_board_at_once() -> None:
    table = opened(3)
    assert GAME.to_act(table.state) == (0, 1, 2)
    assert len(table.legal(1)) == 7
    table.do(r.TakeTruck("tin-pagoda"), seat=1)
    assert table.refuses(r.TakeTruck("tin-pagoda"), seat=0) == ("CF-R21", "truck-taken")
    assert table.refuses(r.TakeTruck("golden-ladle"), seat=1) == ("CF-2", "truck-taken-own")
    table.do(r.TakeBoard("picnic"), seat=1)
    assert table.refuses(r.TakeBoard("menu"), seat=1) == ("CF-R21", "not-now")
    assert GAME.to_act(table.state) == (0, 2)
    table.do(r.TakeBoard("menu"), seat=0)
    assert table.refuses(r.TakeBoard("picnic"), seat=0) == ("CF-2", "board-taken-own")
    table.do(r.TakeBoard("menu"), seat=2)
    table.do(r.TakeTruck("golden-ladle"), seat=2)
    assert table.truck(0).queue == []
    table.do(r.TakeTruck("rolling-pan"), seat=0, luck=None)
    assert [truck.board for truck in table.view().trucks] == ["menu", "picnic", "menu"]
    assert table.view().phase == "prep"
    assert table.refuses(r.TakeTruck("moonlight-market"), seat=0) == ("CF-8", "wrong-phase")


@rule("CF-2", "CF-R21")
def test_trucks_and_boards_may_be_settled_by_the_table() -> None:
    table = opened(5, trucks="deal", boards="picnic")
    assert len({truck.truck for truck in table.view().trucks}) == 5
    assert {truck.board for truck in table.view().trucks} == {"picnic"}
    drawn = [opened(5, trucks="deal", boards="deal").view().trucks[0].board]
    assert set(drawn) <= {"menu", "picnic"}
    half = opened(2, boards="menu")
    assert [type(action) for action in half.legal()] == [r.TakeTruck] * 5


@rule("CF-3", "CF-4")
@pytest.mark.parametrize("seats", [2, 5])
def test_three_starters_each_and_the_others_are_not_used(seats: int) -> None:
    table = opened(seats, trucks="deal", boards="menu")
    starters = {card.id for card in HOUSE.starter}
    dealt = [one.customer for truck in table.view().trucks for one in truck.queue]
    assert len(dealt) == len(set(dealt)) == 3 * seats
    assert set(dealt) <= starters
    assert table.view().pile == 81
    assert all(table.pantry.starters <= card for card in table.state.pile)
    one = table.truck(0).queue[0]
    card = next(card for card in HOUSE.starter if card.id == one.customer)
    assert one.written == [0] * len(card.spaces)
    assert one.stars == card.stars


@rule("CF-R8")
def test_the_first_head_chef_is_named_or_drawn() -> None:
    assert opened(4, trucks="deal", boards="menu", first=2).view().head_chef == 2
    drawn = {GAME.setup(4, r.Options(), Moment(0, Loose(str(n)))).head_chef for n in range(60)}
    assert drawn == {0, 1, 2, 3}
    with pytest.raises(Refused) as refused:
        opened(2, first=2)
    assert (refused.value.rule, refused.value.why) == ("CF-R8", "first")
