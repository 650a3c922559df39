"""Writing numbers, feeding customers, and what they give."""

from __future__ import annotations

import pytest

from potluck.games.chicken_fried_dice import records as r
from tests.games.chicken_fried_dice.festival import festival
from tests.rules import rule


@rule("CF-5")
def test_a_number_goes_on_an_empty_space_of_its_colour() -> None:
    table = festival("ann: T P4 T | 2 | sour").hold("T3")
    writes = [action for action in table.legal() if isinstance(action, r.Write)]
    assert writes == [r.Write("die", "ann", 1), r.Write("die", "ann", 3)]
    assert table.refuses(r.Write("die", "ann", 2)) == ("CF-5", "other-colour")
    table.do(r.Write("die", "ann", 3))
    assert table.queue() == {"ann": [0, 0, 3]}
    assert table.at_hand() == {}


@rule("CF-5", "CF-R2")
@pytest.mark.parametrize(
    ("below", "above", "fitting"),
    [(0, 0, [1, 2, 3, 4, 5, 6]), (3, 0, [3, 4, 5, 6]), (0, 3, [1, 2, 3]), (2, 4, [2, 3, 4]), (4, 4, [4])],
)
def test_a_number_is_no_lower_than_those_below_and_no_higher_than_those_above(
    below: int, above: int, fitting: list[int]
) -> None:
    for number in range(1, 7):
        table = festival("ann: T P4 B | 2 | sour").write("ann", below, 0, above).hold(f"P{number}")
        action = r.Write("die", "ann", 2)
        if number in fitting:
            assert action in table.legal()
        elif number < below:
            assert table.refuses(action) == ("CF-5", "too-low")
        else:
            assert table.refuses(action) == ("CF-R2", "too-high")


@rule("CF-5", "CF-R2", "CF-7")
def test_all_see_which_numbers_a_space_takes() -> None:
    table = festival("ann: T P4 B E T | 2 | sour", "bob: T1 T P | 1 | sour").write("ann", 0, 2, 0, 7, 5)
    ann, bob = table.view(seat=None).trucks[0].queue
    assert list(zip(ann.lowest, ann.highest, strict=True)) == [(1, 2), (0, 0), (2, 5), (0, 0), (0, 0)]
    assert list(zip(bob.lowest, bob.highest, strict=True)) == [(1, 6)] * 3
    table.feed("bob", 1, 2, 3)
    assert table.truck().fed[0].lowest == []


@rule("CF-5")
def test_what_is_written_stays_and_others_customers_are_not_yours() -> None:
    table = festival("ann: T P4 B | 2 | sour").write("ann", 2).hold("T3")
    assert table.refuses(r.Write("die", "ann", 1)) == ("CF-5", "space-filled")
    other = table.truck(1).queue[0].customer
    assert table.refuses(r.Write("die", other, 1)) == ("CF-5", "not-in-queue")


@rule("CF-4")
def test_a_space_beyond_the_last_is_refused() -> None:
    table = festival("ann: T P4 B | 2 | sour").hold("T3")
    assert table.refuses(r.Write("die", "ann", 4)) == ("CF-4", "no-such-space")


@rule("CF-5", "CF-7")
def test_an_x_sets_no_bounds() -> None:
    for number in range(1, 7):
        table = festival("ann: T P4 B | 2 | sour").write("ann", 7, 0, 7).hold(f"P{number}")
        assert r.Write("die", "ann", 2) in table.legal()


@rule("CF-6", "CF-7")
def test_a_customer_with_all_spaces_filled_is_fed_and_gives_its_bonus() -> None:
    table = festival("ann: T P4 B | 2 | x-any", "bob: T1 T P | 1 | sour").write("ann", 1, 4).hold("B5")
    told = table.do(r.Write("die", "ann", 3))
    assert r.CustomerFed(0, "ann", "x-any", 2, 1) in told
    assert table.fed() == ["ann"]
    assert list(table.queue()) == ["bob"]
    assert table.truck().owed == ["x-any"]


@rule("CF-7")
def test_a_cross_off_is_an_x_on_a_space_of_its_colour() -> None:
    table = festival("ann: T P4 B | 2 | sour", "bob: T1 T P | 1 | sour").owe("x-tofu").write("ann", 0, 3)
    crosses = [action for action in table.legal() if isinstance(action, r.CrossOff)]
    assert crosses == [
        r.CrossOff("x-tofu", "ann", 1),
        r.CrossOff("x-tofu", "bob", 1),
        r.CrossOff("x-tofu", "bob", 2),
    ]
    assert table.refuses(r.CrossOff("x-tofu", "ann", 3)) == ("CF-7", "other-colour")
    assert table.refuses(r.CrossOff("x-peppers", "bob", 3)) == ("CF-7", "no-bonus")
    table.do(r.CrossOff("x-tofu", "ann", 1))
    assert table.queue()["ann"] == [7, 3, 0]
    assert table.truck().owed == []


@rule("CF-7")
def test_the_wild_cross_off_goes_on_any_colour() -> None:
    table = festival("ann: T P4 B | 2 | sour").owe("x-any")
    crosses = [action for action in table.legal() if isinstance(action, r.CrossOff)]
    assert crosses == [r.CrossOff("x-any", "ann", space) for space in (1, 2, 3)]


@rule("CF-7")
def test_three_xs_cross_off_a_colour_in_the_whole_queue() -> None:
    table = festival("ann: T P4 B | 2 | sour", "bob: T1 T P | 1 | sour", "cat: E2 E C | 1 | sour").owe("xxx-tofu")
    table.do(r.CrossOffAll("xxx-tofu"))
    assert table.queue() == {"ann": [7, 0, 0], "bob": [7, 7, 0], "cat": [0, 0, 0]}
    table.owe("xxx-tofu")
    assert table.refuses(r.CrossOffAll("xxx-tofu")) == ("CF-7", "none-empty")
    assert table.refuses(r.CrossOffAll("xxx-citrus")) == ("CF-7", "no-bonus")


@rule("CF-7")
def test_xs_may_feed_customers_which_give_their_bonus_in_turn() -> None:
    table = festival("ann: T P4 B | 2 | x-citrus", "bob: T1 C P | 1 | xxx-eggplant", "cat: E2 E C | 1 | sour")
    table.write("ann", 0, 3, 4).write("bob", 0, 0, 5).write("cat", 0, 0, 6).owe("xxx-tofu")
    table.do(r.CrossOffAll("xxx-tofu"))
    assert table.fed() == ["ann"]
    table.do(r.CrossOff("x-citrus", "bob", 2))
    assert table.fed() == ["ann", "bob"]
    table.do(r.CrossOffAll("xxx-eggplant"))
    assert table.fed() == ["ann", "bob", "cat"]
    assert table.truck().tracks["sour"] == 1


@rule("CF-7")
def test_one_triple_may_feed_several() -> None:
    table = festival("ann: T P4 B | 2 | x-citrus", "bob: T1 T P | 1 | x-any")
    table.write("ann", 0, 3, 4).write("bob", 0, 0, 5).owe("xxx-tofu")
    table.do(r.CrossOffAll("xxx-tofu"))
    assert sorted(table.fed()) == ["ann", "bob"]
    assert table.truck().owed == ["x-citrus", "x-any"]


@rule("CF-7")
def test_a_customers_bonus_is_lost_with_the_round() -> None:
    table = festival("ann: T P4 B | 2 | sour").owe("x-any", "any-flavour").keep("x-tofu")
    table.finish_round()
    assert table.truck().owed == []
    assert table.truck().kept == ["x-tofu"]


@rule("CF-R14", "CF-7")
def test_the_customers_bonus_goes_before_the_kept_one() -> None:
    table = festival("ann: T P4 B | 2 | sour").owe("x-any").keep("x-any")
    table.do(r.CrossOff("x-any", "ann", 1))
    assert (table.truck().owed, table.truck().kept) == ([], ["x-any"])
    table.do(r.CrossOff("x-any", "ann", 2))
    assert (table.truck().owed, table.truck().kept) == ([], [])


@rule("CF-R15")
def test_a_named_flavour_is_entered_on_the_menu_at_once() -> None:
    table = festival("ann: T P4 B | 2 | savoury", "bob: T P1 B | 1 | any-flavour")
    table.write("ann", 7, 7).write("bob", 7, 7).owe("x-any", "x-any")
    told = table.do(r.CrossOff("x-any", "ann", 3))
    assert r.FlavourEntered(0, "savoury", 1) in told
    assert table.truck().kept == ["x-any"]
    table.do(r.CrossOff("x-any", "bob", 3))
    assert table.truck().owed == ["any-flavour"]


@rule("CF-R15")
def test_flavours_are_lost_when_the_picnic_is_full() -> None:
    table = festival("ann: T P4 B | 2 | savoury", board="picnic").write("ann", 7, 7).owe("x-any")
    table.mine.picnic = (1,) * len(table.mine.picnic)
    table.mine.drawn_spots = 2 ** len(table.mine.picnic) - 1
    told = table.do(r.CrossOff("x-any", "ann", 3))
    assert r.FlavourLost(0, "savoury") in told
    assert table.truck().owed == []
