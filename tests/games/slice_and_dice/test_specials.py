"""Special tokens: gained, placed, against a cut, and back into the bag."""

from __future__ import annotations

from potluck.games.slice_and_dice.records import (
    ClearBoard,
    Cooked,
    GotSpecial,
    Lose,
    Options,
    Place,
    PlaceSpecial,
    Stay,
    TakeCut,
    UseTongs,
)
from tests.games.slice_and_dice.kitchen import PAELLA, kitchen, nth_in_bag
from tests.rules import rule


@rule("SD-26")
def test_a_dish_that_shows_one() -> None:
    table = kitchen(board="seafood rice")
    table.roll("spices")
    told = table.do(Place("spices"), luck=[nth_in_bag(table, "tomato")])
    assert GotSpecial(0, "tomato") in told
    assert table.specials() == ["tomato"]


@rule("SD-26")
def test_placing_a_special_token() -> None:
    for phase in ("choose", "clear", "cook"):
        table = kitchen(board="salt", specials=["rice", "corn"], phase=phase)
        # Only what the dish needs and the board lacks.
        assert table.can(PlaceSpecial) == [PlaceSpecial("rice")]
        assert table.refuses(PlaceSpecial("corn")) == ("SD-26", "not-needed")
        assert table.refuses(PlaceSpecial("seafood")) == ("SD-26", "no-special")
        table.do(PlaceSpecial("rice"))
        assert table.board() == "rice salt"
        assert table.view().players[0].specials_on == ["rice"]
    has = kitchen(board="rice", specials=["rice"])
    assert has.refuses(PlaceSpecial("rice")) == ("SD-26", "not-needed")
    losing = kitchen(board="rice salt", specials=["seafood"], cuts=2)
    losing.roll("salt")
    losing.do(TakeCut())
    assert losing.refuses(PlaceSpecial("seafood")) == ("SD-26", "not-between")


@rule("SD-26", "SD-16")
def test_a_special_token_can_complete_a_dish() -> None:
    table = kitchen(board="seafood spices", specials=["rice"])
    assert Cooked(0, PAELLA, 3) in table.do(PlaceSpecial("rice"), luck=[0])
    # It was on the board, so it goes back to the bag, from where the reward was drawn.
    assert table.view().bag["rice"] == 1


@rule("SD-27")
def test_a_special_token_instead_of_a_cut() -> None:
    table = kitchen(board="spices", specials=["rice"], cuts=2)
    table.roll("salt")
    assert table.legal() == [TakeCut(), PlaceSpecial("rice")]
    table.do(PlaceSpecial("rice"))
    assert table.view().cuts == 2
    assert table.phase == "cook"


@rule("SD-26")
def test_a_special_token_beside_a_useful_roll() -> None:
    table = kitchen(specials=["rice"])
    table.roll("seafood")
    table.do(PlaceSpecial("rice"))
    # The roll still counts.
    assert table.can(Place) == [Place("seafood")]


@rule("SD-28")
def test_back_into_the_bag() -> None:
    table = kitchen(["tongs"], special_on="rice")
    assert "rice" not in table.view().bag
    table.do(UseTongs("rice"))
    assert table.view().bag["rice"] == 1
    cleared = kitchen(special_on="rice", phase="choose")
    cleared.do(Stay())
    cleared.do(ClearBoard())
    assert cleared.view().bag["rice"] == 1
    lost = kitchen(board="seafood", special_on="rice", cuts=2)
    lost.roll("salt")
    lost.do(TakeCut())
    lost.do(Lose("rice"))
    assert lost.view().bag["rice"] == 1


@rule("SD-29")
def test_an_empty_bag() -> None:
    table = kitchen(board="seafood rice")
    table.state.bag, table.state.bag_total = [0] * 24, 0
    table.roll("spices")
    table.do(Place("spices"))
    assert table.specials() == []
    assert table.phase == "gain"


@rule("SD-R10")
def test_what_is_open_and_what_is_secret() -> None:
    table = kitchen(["tongs", "bowl"], specials=["rice"])
    table.state.seen[0] = 1 << table.state.pantry.utensils.index("bowl")
    for seat in (1, None):
        seen = table.view(seat).players[0]
        assert seen.specials == ["rice"]
        assert (seen.cards, seen.hand, seen.seen) == (2, None, ["bowl"])
    assert table.view(0).players[0].hand == ["tongs", "bowl"]


@rule("SD-R31")
def test_open_hands_when_cooking_together() -> None:
    table = kitchen(["tongs"], seats=2, options=Options(first="1", coop="easy"), lines=(1, 2))
    assert table.view(1).players[0].hand == ["tongs"]
    assert table.view(None).players[0].hand is None
