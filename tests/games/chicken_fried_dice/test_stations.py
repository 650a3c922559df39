"""Sauce, toss, chop and prep, at their levels and in any order."""

from __future__ import annotations

import pytest

from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.cleanup import begin_round
from tests.games.chicken_fried_dice.festival import festival, moment_with
from tests.rules import rule

ANN = "ann: T P4 B | 2 | sour"
BOB = "bob: P1 P E C T | 3 | sour"


@rule("CF-13")
def test_sauce_changes_the_colour_and_is_written_at_once() -> None:
    table = festival(ANN).write("ann", 0, 0, 3).hold("E2")
    assert r.Sauce("die", "ann", 1) in table.legal()
    assert r.Sauce("die", "ann", 2) in table.legal()
    table.do(r.Sauce("die", "ann", 2))
    assert table.queue()["ann"] == [0, 2, 3]
    assert table.truck().left["sauce"] == 0
    table.put("die", "E2")
    assert table.refuses(r.Sauce("die", "ann", 1)) == ("CF-14", "sauce-empty")


@rule("CF-13", "CF-5")
def test_sauce_keeps_the_number_and_the_order() -> None:
    table = festival(ANN).write("ann", 0, 0, 3).hold("E4")
    assert table.refuses(r.Sauce("die", "ann", 1)) == ("CF-R2", "too-high")
    table = festival(ANN).hold("T4")
    assert table.refuses(r.Sauce("die", "ann", 1)) == ("CF-13", "sauce-same")


@rule("CF-13")
def test_toss_rolls_again_and_again() -> None:
    table = festival(ANN).hold("T2")
    table.do(r.Toss("die"), luck=[6])
    assert table.at_hand() == {"die": "T6"}
    assert next(die.number for die in table.view().dice if die.hand) == 6
    table.do(r.Toss("die"), luck=[1])
    table.do(r.Toss("die"), luck=[3])
    assert table.truck().left["toss"] == 0
    assert table.refuses(r.Toss("die")) == ("CF-14", "toss-empty")
    table.do(r.Write("die", "ann", 1))
    assert table.queue()["ann"] == [3, 0, 0]


@rule("CF-13")
@pytest.mark.parametrize(("number", "smaller"), [(1, []), (2, [1]), (3, [1]), (4, [1, 2]), (5, [1, 2]), (6, [1, 2, 3])])
def test_chop_splits_into_two_that_add_up_neither_zero(number: int, smaller: list[int]) -> None:
    table = festival(ANN).hold(f"T{number}")
    assert [action for action in table.legal() if isinstance(action, r.Chop)] == [r.Chop("die", n) for n in smaller]
    why = "chop-one" if number == 1 else "chop-sum"
    for other in {1, 2, 3} - set(smaller):
        assert table.refuses(r.Chop("die", other)) == ("CF-13", why)


@rule("CF-13")
def test_the_parts_are_ingredients_of_their_own() -> None:
    table = festival(ANN, BOB).hold("P6").coop("T1")
    table.do(r.Chop("die", 2))
    assert table.at_hand() == {"chop-1": "P2", "chop-2": "P4"}
    table.do(r.Pluck("tofu-1"))
    table.do(r.Write("chop-2", "ann", 2))
    table.do(r.Write("die", "ann", 1))
    table.do(r.Write("chop-1", "bob", 1))
    assert table.queue() == {"ann": [1, 4, 0], "bob": [2, 0, 0, 0, 0]}


@rule("CF-13")
def test_an_ingredient_goes_through_several_stations_sauce_last() -> None:
    """The rulebook's green 5: chopped into 3 and 2, the 3 sauced into red, the 2 tossed."""
    table = festival(ANN, BOB).hold("B5")
    table.do(r.Chop("die", 2))
    table.do(r.Sauce("chop-2", "bob", 2))
    table.do(r.Toss("chop-1"), luck=[4])
    assert table.queue()["bob"] == [0, 3, 0, 0, 0]
    assert table.at_hand() == {"chop-1": "B4"}
    table.do(r.Write("chop-1", "ann", 3))
    assert table.queue()["ann"] == [0, 0, 4]


@rule("CF-13")
def test_a_tossed_die_may_be_chopped() -> None:
    table = festival(ANN).hold("T1")
    table.do(r.Toss("die"), luck=[6])
    table.do(r.Chop("die", 3))
    assert table.at_hand() == {"chop-1": "T3", "chop-2": "T3"}


@rule("CF-14")
def test_no_number_is_chopped_twice() -> None:
    table = festival(ANN).level(chop=2).hold("T6")
    table.do(r.Chop("die", 1))
    assert not any(isinstance(action, r.Chop) for action in table.legal())
    assert not any(item.choppable for item in table.truck().at_hand)


@rule("CF-14")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_uses_by_level(level: int) -> None:
    table = festival(ANN).level(sauce=level, toss=level, chop=level)
    left = table.truck().left
    assert left == {"sauce": (1, 2, 3)[level], "toss": (3, 5, 7)[level], "chop": (1, 2, 3)[level]}


@rule("CF-14")
def test_three_chops_have_room() -> None:
    table = festival(ANN).level(chop=2, prep=1)
    for number, place in enumerate(("prep-1", "prep-2", "prep-3"), 1):
        table.put(place, "T6")
        table.do(r.Chop(place, number))  # type: ignore[arg-type]
    assert list(table.at_hand().values()) == ["T1", "T5", "T2", "T4", "T3", "T3"]
    table.put("prep-1", "T2")
    assert table.refuses(r.Chop("prep-1", 1)) == ("CF-14", "chop-empty")


@rule("CF-12", "CF-13", "CF-14")
def test_prep_ingredients_are_plain_at_level_0_and_may_be_modified_from_level_1() -> None:
    table = festival(ANN).put("prep-1", "E4")
    for action in (r.Sauce("prep-1", "ann", 1), r.Toss("prep-1"), r.Chop("prep-1", 1)):
        assert table.refuses(action) == ("CF-13", "prep-plain")
    table.level(prep=1)
    for action in (r.Sauce("prep-1", "ann", 1), r.Toss("prep-1"), r.Chop("prep-1", 1)):
        assert action in table.legal()


@rule("CF-14", "CF-R6")
def test_at_level_2_the_first_keeps_its_colour_and_two_are_wild() -> None:
    table = festival(ANN).level(prep=2)
    table.state.round = 0
    begin_round(table.state, moment_with([1, 2, 3]))
    table.do(r.Arrange(3, 1, 2), luck=None)
    assert table.at_hand() == {"prep-1": "T3", "prep-2": "*1", "prep-3": "*2"}
    assert table.at_hand(1) == {"prep-1": "P3", "prep-2": "B1", "prep-3": "C2"}


@rule("CF-R6")
def test_each_house_truck_keeps_a_colour_of_its_own() -> None:
    from tests.games.chicken_fried_dice.festival import HOUSE

    assert len({truck.prep[0] for truck in HOUSE.truck}) == 5
    assert HOUSE.truck[0].prep[0] == "tofu"


@rule("CF-R13")
def test_a_wild_ingredient_goes_anywhere_and_its_parts_too() -> None:
    table = festival(ANN).level(prep=2).put("prep-2", "*5")
    writes = [action for action in table.legal() if isinstance(action, r.Write)]
    assert writes == [r.Write("prep-2", "ann", space) for space in (1, 2, 3)]
    assert table.refuses(r.Sauce("prep-2", "ann", 1)) == ("CF-R13", "sauce-wild")
    table.do(r.Chop("prep-2", 2))
    assert table.at_hand() == {"chop-1": "*2", "chop-2": "*3"}
    table.do(r.Write("chop-1", "ann", 1))
    table.do(r.Write("chop-2", "ann", 3))
    assert table.queue()["ann"] == [2, 0, 3]
