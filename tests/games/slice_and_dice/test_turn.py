"""A turn: choose, clear, cook, treat the cuts."""

from __future__ import annotations

from potluck.games.slice_and_dice.records import (
    BuyLid,
    Choose,
    ClearBoard,
    Cooked,
    DonePlacing,
    EndTurn,
    KeepBoard,
    Lose,
    Place,
    PlaceSpecial,
    Roll,
    Stay,
    StopCooking,
    TakeCut,
    TakeTop,
    UseKitchenKnife,
    UseTongs,
    UseWhisk,
)
from tests.games.slice_and_dice.kitchen import PAELLA, Table, dice, kitchen
from tests.rules import rule


def next_turn(table: Table) -> None:
    """The next player does nothing."""
    seat = table.state.active
    table.do(Stay(), seat=seat)
    if table.phase == "clear":
        table.do(KeepBoard(), seat=seat)
    table.do(StopCooking(), seat=seat)
    table.all_pass()


@rule("SD-9")
def test_a_round_goes_once_round_the_table() -> None:
    table = kitchen(phase="choose")
    for seat in (0, 1, 2):
        assert table.to_act() == (seat,)
        assert table.state.round == 1
        assert table.refuses(Stay(), (seat + 1) % 3) == ("SD-9", "not-your-turn")
        next_turn(table)
    assert table.to_act() == (0,)
    assert table.state.round == 2


@rule("SD-10")
def test_choosing_another_line_keeps_the_tokens() -> None:
    table = kitchen(phase="choose", board="seafood rice")
    table.do(Choose(2))
    assert table.board() == "seafood rice"
    # Several players may be on one line: both our rivals are there.
    assert [player.line for player in table.view().players] == [2, 2, 2]
    assert kitchen(phase="choose").refuses(Choose(1)) == ("SD-10", "already-there")
    assert kitchen().refuses(Choose(2)) == ("SD-10", "choose-later")


@rule("SD-R5")
def test_the_dish_that_comes_is_yours() -> None:
    table = kitchen(board="seafood rice", lines=(1, 1, 2))
    table.roll("spices")
    told = table.do(Place("spices"), luck=[0])
    assert Cooked(0, PAELLA, 3) in told
    # Our rival stayed on line 1, and what came there is that player's dish now.
    assert table.view().players[1].line == 1
    table.do(TakeTop())
    table.do(EndTurn())
    assert table.view().lines[0].dish not in (None, PAELLA)
    assert table.view(1).players[1].missing


@rule("SD-11")
def test_clearing_takes_all_or_nothing() -> None:
    table = kitchen(phase="choose", board="beef rice")
    table.do(Stay())
    assert table.phase == "clear"
    table.do(ClearBoard())
    assert table.board() == ""
    table = kitchen(phase="choose", board="beef rice")
    table.do(Stay())
    table.do(KeepBoard())
    assert table.board() == "beef rice"
    # With an empty board there is nothing to decide, and once cooking has begun it is too late.
    table = kitchen(phase="choose")
    table.do(Stay())
    assert table.phase == "cook"
    assert table.refuses(ClearBoard()) == ("SD-11", "clear-later")


@rule("SD-12")
def test_any_of_the_dice_any_number_of_times() -> None:
    table = kitchen()
    assert sorted(action.dice for action in table.can(Roll)) == list(range(1, 128))  # type: ignore[attr-defined]
    for _ in range(4):
        table.roll("seafood")
        table.do(DonePlacing())
    assert table.phase == "cook"
    assert kitchen(phase="choose").refuses(Roll(1)) == ("SD-12", "roll-later")


@rule("SD-13")
def test_placing_what_was_rolled_and_is_needed() -> None:
    table = kitchen()
    table.roll("seafood", "rice", "salt")
    assert table.can(Place) == [Place("seafood"), Place("rice")]
    assert table.refuses(Place("salt")) == ("SD-13", "not-needed")
    assert table.refuses(Place("spices")) == ("SD-13", "not-rolled")
    assert table.refuses(TakeCut()) == ("SD-14", "no-cut")
    table.do(Place("rice"))
    assert table.board() == "rice"
    table.do(Place("seafood"))
    # Nothing useful is left: on with the cooking.
    assert table.phase == "cook"


@rule("SD-R6")
def test_leaving_a_useful_symbol_is_no_cut() -> None:
    table = kitchen()
    table.roll("seafood")
    table.do(DonePlacing())
    assert table.board() == ""
    assert table.view().cuts == 0
    assert table.refuses(DonePlacing()) == ("SD-R6", "nothing-to-place")


@rule("SD-14")
def test_a_useless_roll_is_a_cut() -> None:
    table = kitchen(board="seafood")
    table.roll("seafood", "salt")
    assert table.legal() == [TakeCut()]
    table.do(TakeCut())
    assert table.view().cuts == 1
    assert table.phase == "cook"


@rule("SD-R19")
def test_nobody_has_to_roll() -> None:
    table = kitchen()
    table.do(StopCooking())
    table.all_pass()
    assert table.to_act() == (1,)


@rule("SD-15")
def test_stopping_keeps_the_tokens() -> None:
    table = kitchen(board="seafood rice", cuts=2)
    table.do(StopCooking())
    table.all_pass()
    assert table.board() == "seafood rice"
    assert table.refuses(StopCooking(), 1) == ("SD-15", "not-cooking")


@rule("SD-15")
def test_the_third_cut_costs_a_token_of_choice() -> None:
    table = kitchen(board="seafood rice", cuts=2)
    table.cut()
    assert table.legal() == [Lose("seafood"), Lose("rice")]
    assert table.refuses(Lose("spices")) == ("SD-15", "not-on-board")
    table.do(Lose("seafood"))
    assert table.board() == "rice"
    assert table.to_act() == (1,)
    assert kitchen(board="rice").refuses(Lose("rice")) == ("SD-15", "nothing-lost")


@rule("SD-15", "SD-R7")
def test_the_third_cut_with_one_token_or_none() -> None:
    table = kitchen(board="rice", cuts=2)
    table.cut()
    assert table.board() == ""
    assert table.to_act() == (1,)
    table = kitchen(cuts=2)
    table.cut()
    assert table.to_act() == (1,)


@rule("SD-16")
def test_a_complete_dish() -> None:
    table = kitchen(board="seafood rice")
    table.roll("spices", "grill")
    told = table.do(Place("spices"), luck=[0])
    assert Cooked(0, PAELLA, 3) in told
    mine = table.view().players[0]
    assert mine.cooked == [PAELLA]
    assert table.board() == ""
    # Then the rewards: paella shows both.
    assert mine.specials == ["beef"]
    assert table.phase == "gain"


@rule("SD-17")
def test_a_token_too_many_spoils_the_dish() -> None:
    table = kitchen(["tongs"], board="beef seafood rice")
    table.roll("spices")
    table.do(Place("spices"))
    assert table.phase == "cook"
    assert table.view().lines[0].extra == ["beef"]
    # Whatever is rolled now is a cut, and only a utensil can help.
    table.cut("seafood", "rice")
    told = table.do(UseTongs("beef"), luck=[0])
    assert Cooked(0, PAELLA, 3) in told


@rule("SD-R20")
def test_completion_is_looked_at_while_cooking_alone() -> None:
    table = kitchen(["kitchen-knife"], board="seafood rice", phase="choose")
    table.do(UseKitchenKnife("spices"))
    assert table.phase == "choose"
    assert table.view().players[0].cooked == []
    table.do(Stay())
    assert table.phase == "clear"
    # On entering the phase it is seen.
    told = table.do(KeepBoard(), luck=[0])
    assert Cooked(0, PAELLA, 3) in told


@rule("SD-R20")
def test_a_board_is_not_complete_in_somebody_elses_turn() -> None:
    table = kitchen(boards={1: "bread dairies mix-whisk"}, lines=(1, 2, 3))
    table.do(StopCooking())
    table.all_pass()
    assert table.to_act() == (1,)
    assert table.view().players[1].cooked == []


@rule("SD-18")
def test_cuts_are_treated_and_the_next_goes_on() -> None:
    table = kitchen(cuts=2)
    table.do(StopCooking())
    table.all_pass()
    assert table.view().cuts == 0
    assert table.to_act() == (1,)
    assert table.refuses(EndTurn(), 1) == ("SD-18", "not-finished")


@rule("SD-R23")
def test_between_rolls_and_during_them() -> None:
    table = kitchen(["whisk", "tongs"], board="rice", shown=("ladle", "scales", "mill"), specials=["seafood"])
    for phase in ("choose", "clear", "cook", "finish"):
        free = kitchen(["whisk", "tongs"], board="rice", shown=("ladle", "scales", "mill"), phase=phase)
        assert free.can(UseTongs) == [UseTongs("rice")]
        assert free.can(UseWhisk)
    table.roll("salt")
    assert table.refuses(UseTongs("rice")) == ("SD-R23", "not-between")
    # A special token, though, may be placed even now.
    assert table.can(PlaceSpecial) == [PlaceSpecial("seafood")]


@rule("SD-R23")
def test_a_word_after_cooking_has_ended() -> None:
    table = kitchen(["mill"], board="seafood rice", cuts=2)
    table.cut()
    table.do(Lose("rice"))
    # The hand is not empty, so the turn waits; without a hand it would be over.
    assert table.phase == "finish"
    assert table.refuses(Roll(dice("rice"))) == ("SD-12", "roll-later")
    table.do(EndTurn())
    assert table.to_act() == (1,)


@rule("SD-R23", "SD-26", "SD-30")
def test_after_a_third_cut_tokens_may_still_be_used() -> None:
    # No utensil is held, but a special token fits, or two of them buy the Lid.
    placing = kitchen(board="spices", specials=["rice"], cuts=2)
    placing.cut("salt")
    assert placing.legal() == [EndTurn(), PlaceSpecial("rice")]
    placing.do(PlaceSpecial("rice"))
    assert placing.board() == "rice"
    assert placing.to_act() == (1,)
    buying = kitchen(board="spices", specials=["beef", "corn"], cuts=2)
    buying.cut("salt")
    assert buying.can(BuyLid) == [BuyLid("beef"), BuyLid("corn")]
    buying.do(BuyLid("beef"))
    buying.do(BuyLid("corn"))
    assert buying.view().lines[0].lid_seat == 0
    assert buying.to_act() == (1,)
    # With tokens that are of no use the turn does not wait.
    useless = kitchen(board="spices", specials=["beef"], cuts=2)
    useless.cut("salt")
    assert useless.to_act() == (1,)
