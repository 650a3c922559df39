"""The Pan Lid."""

from __future__ import annotations

from potluck.games.slice_and_dice.records import (
    BuyLid,
    Choose,
    KeepBoard,
    LidOff,
    LidOn,
    Place,
    PlaceSpecial,
    Roll,
    Stay,
    StopCooking,
    TakeTop,
    UsePanLid,
)
from tests.games.slice_and_dice.kitchen import kitchen
from tests.rules import rule


@rule("SD-30")
def test_by_the_utensil() -> None:
    table = kitchen(["pan-lid"])
    table.do(UsePanLid())
    assert table.view().lines[0].lid_seat == 0
    assert table.refuses(BuyLid("rice")) == ("SD-31", "lid-is-yours")
    again = kitchen(["pan-lid"], lid=0)
    assert again.refuses(UsePanLid()) == ("SD-31", "lid-is-yours")


@rule("SD-30")
def test_for_two_special_tokens() -> None:
    table = kitchen(specials=["rice", "corn", "beef"], special_on="seafood")
    bag = table.state.bag_total
    # The one on the board is no payment.
    assert table.can(BuyLid) == [BuyLid("beef"), BuyLid("corn"), BuyLid("rice")]
    table.do(BuyLid("beef"))
    assert table.refuses(BuyLid("seafood")) == ("SD-30", "no-special")
    table.do(BuyLid("corn"))
    assert table.view().lines[0].lid_seat == 0
    assert table.specials() == ["rice"]
    # They left the game.
    assert table.state.bag_total == bag
    assert kitchen(specials=["rice"]).refuses(BuyLid("rice")) == ("SD-30", "two-wanted")
    assert kitchen(specials=["rice", "corn"]).refuses(BuyLid("fish")) == ("SD-30", "no-special")


@rule("SD-R29")
def test_the_lid_needs_a_dish() -> None:
    table = kitchen(["pan-lid"], specials=["rice", "corn"], phase="choose", lines=(None, 2, 2))
    assert table.refuses(UsePanLid()) == ("SD-R29", "lid-needs-dish")
    assert table.refuses(BuyLid("rice")) == ("SD-R29", "lid-needs-dish")


@rule("SD-31")
def test_nobody_else_may_choose_or_cook_it() -> None:
    table = kitchen(phase="choose", lid=1)
    assert table.refuses(Choose(2)) == ("SD-31", "lid-there")
    assert Choose(3) in table.legal()
    # Its owner may cook it.
    mine = kitchen(board="seafood rice", lid=0)
    mine.roll("spices")
    mine.do(Place("spices"), luck=[0])
    assert mine.view().players[0].cooked == ["paella"]


@rule("SD-32")
def test_the_lid_leaves_with_the_dish_or_the_owner() -> None:
    cooked = kitchen(board="seafood rice", lid=0)
    cooked.roll("spices")
    cooked.do(Place("spices"), luck=[0])
    cooked.do(TakeTop())
    assert cooked.state.lid == -1
    moved = kitchen(phase="choose", lid=0)
    moved.do(Choose(3))
    assert moved.state.lid == -1
    expired = kitchen(dishes=(("paella", 4), ("fondue", 1), ("tacos", 1)), lid=0, seats=2, lines=(1, 2))
    for seat in (0, 1):
        if seat:
            expired.do(Stay(), seat=1)
        expired.do(StopCooking(), seat=seat)
        expired.all_pass()
    assert expired.state.lid == -1
    # Whoever else stands on that line is not bound any more.
    assert all(line.lid_seat is None for line in expired.view().lines)


@rule("SD-33")
def test_a_rivals_lid() -> None:
    for pick, owner in ((LidOn(), 0), (LidOff(), None)):
        table = kitchen(["pan-lid"], lid=1)
        table.do(UsePanLid())
        assert table.legal() == [LidOn(), LidOff()]
        table.do(pick)
        assert [line.lid_seat for line in table.view().lines] == [owner, None, None]
    assert kitchen().refuses(LidOn()) == ("SD-33", "no-lid-to-move")


@rule("SD-R11")
def test_staying_under_a_rivals_lid() -> None:
    table = kitchen(board="seafood spices", specials=["rice"], phase="choose", lines=(1, 1, 2), lid=1)
    table.do(Stay())
    table.do(KeepBoard())
    assert table.refuses(Roll(1)) == ("SD-R11", "lid-there")
    assert table.refuses(PlaceSpecial("rice")) == ("SD-26", "not-needed")
    table.do(StopCooking())
    table.all_pass()
    assert table.to_act() == (1,)


@rule("SD-R11")
def test_a_complete_board_under_a_rivals_lid_waits() -> None:
    table = kitchen(board="seafood rice spices", phase="choose", lines=(1, 1, 2), lid=1)
    table.do(Stay())
    table.do(KeepBoard())
    assert table.view().players[0].cooked == []
