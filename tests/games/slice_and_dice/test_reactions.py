"""Reactions in rivals' turns: who is asked, when, and what cards do."""

from __future__ import annotations

import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action
from potluck.games.slice_and_dice.records import (
    AskMe,
    Lose,
    Mute,
    Options,
    Pass,
    Place,
    Rerolled,
    Stay,
    StopCooking,
    TakeCut,
    UseColander,
    UseFunnel,
    UseMeatTenderizer,
    UseOvenMitt,
    UsePizzaSlicer,
    UseSpatula,
    UseTongs,
    UseWoodenSpoon,
)
from tests.games.slice_and_dice.kitchen import GAME, Table, dice, kitchen
from tests.rules import rule

HOLDERS = Options(first="1", reactions="holders")
DULL = {1: ["ladle"], 2: ["mill"]}


def with_rival(card: str, board: str = "seafood", cuts: int = 0, hand: list[str] | None = None) -> Table:
    """Seat 1 holds a rival card, seat 2 another one; our chef is cooking."""
    return kitchen(hand or [], board, cuts=cuts, hands={1: [card], 2: ["ladle"]})


@rule("SD-R16", "SD-25")
def test_spatula() -> None:
    table = with_rival("spatula")
    table.roll_only("rice", "spices", "beef")
    assert len(table.can(UseSpatula, 1)) == 7
    assert table.refuses(UseSpatula(127), 1) == ("SD-R22", "die-not-rolled")
    table.do(UseSpatula(dice("rice", "spices")), seat=1)
    told = table.do(Pass(), seat=2, luck=[0, 2])
    assert Rerolled(0, ["pasta-dough", "salt"]) in told
    # The dice have changed, so the window opens again; seat 1 has no card left to play.
    assert table.phase == "window"
    assert table.to_act() == (2,)
    table.all_pass()
    assert table.legal() == [TakeCut()]


@rule("SD-R16", "SD-25")
def test_colander() -> None:
    table = with_rival("colander")
    table.roll_only("rice", "beef")
    assert table.can(UseColander, 1) == [UseColander("proteins"), UseColander("varied")]
    assert table.refuses(UseColander("cooking"), 1) == ("SD-R22", "die-not-rolled")
    table.do(UseColander("varied"), seat=1)
    table.do(Pass(), seat=2, luck=[0])
    table.all_pass()
    assert table.legal() == [TakeCut()]


@rule("SD-R15", "SD-R16", "SD-25")
def test_wooden_spoon_in_a_rivals_turn() -> None:
    table = kitchen(board="seafood salt", boards={2: "corn"}, hands={1: ["wooden-spoon"]})
    table.roll_only("rice")
    assert table.can(UseWoodenSpoon, 1) == [UseWoodenSpoon(0, "seafood")]
    assert table.refuses(UseWoodenSpoon(2, "corn"), 1) == ("SD-R15", "only-on-active")
    assert table.refuses(UseWoodenSpoon(0, "rice"), 1) == ("SD-R25", "not-on-board")
    table.do(UseWoodenSpoon(0, "seafood"), seat=1)
    assert table.board() == "salt"
    # The dice are as they were.
    assert table.can(Place) == [Place("rice")]
    bare = kitchen(hands={1: ["wooden-spoon", "spatula"]})
    bare.roll_only("rice")
    assert bare.refuses(UseWoodenSpoon(0, "rice"), 1) == ("SD-R25", "not-on-board")


@rule("SD-R15", "SD-R16", "SD-25")
def test_pizza_slicer_in_a_rivals_turn() -> None:
    table = kitchen(board="seafood spices", hands={1: ["pizza-slicer"]})
    table.do(StopCooking())
    assert table.can(UsePizzaSlicer, 1) == [UsePizzaSlicer(0, "spices")]
    table.do(UsePizzaSlicer(0, "spices"), seat=1)
    assert table.board() == "seafood"
    assert table.to_act() == (1,)


@rule("SD-R15", "SD-R16", "SD-25")
def test_meat_tenderizer() -> None:
    table = with_rival("meat-tenderizer", cuts=1)
    table.roll_only("rice")
    table.do(UseMeatTenderizer(), seat=1)
    table.do(Pass(), seat=2)
    assert table.view().cuts == 2
    table.all_pass()
    assert table.can(Place) == [Place("rice")]


@rule("SD-R15", "SD-15")
def test_a_third_cut_from_the_meat_tenderizer_ends_cooking() -> None:
    table = with_rival("meat-tenderizer", "seafood spices", cuts=2)
    table.roll_only("rice")
    table.do(UseMeatTenderizer(), seat=1)
    table.do(Pass(), seat=2)
    # The roll would have completed the dish; it is lost.
    assert table.legal() == [Lose("seafood"), Lose("spices")]
    table.do(Lose("spices"))
    assert table.to_act() == (1,)


@rule("SD-R16")
def test_the_oven_mitt_answers_the_meat_tenderizer() -> None:
    table = with_rival("meat-tenderizer", cuts=2, hand=["oven-mitt"])
    table.roll_only("rice")
    table.do(UseMeatTenderizer(), seat=1)
    table.do(Pass(), seat=2)
    table.do(UseOvenMitt())
    # Cooking goes on, and so does the roll.
    table.all_pass()
    assert table.view().cuts == 2
    assert table.can(Place) == [Place("rice")]


@rule("SD-R15")
@pytest.mark.parametrize("pick", [UseSpatula(1), UseColander("proteins"), UseMeatTenderizer()])
def test_cards_for_the_player_whose_turn_it_is(pick: Action) -> None:
    card = str(pick.__struct_config__.tag).removeprefix("use-")
    for phase in ("choose", "clear", "cook", "finish"):
        assert kitchen([card], "beef", phase=phase).refuses(pick) == ("SD-R15", "only-on-rival")
    # Before the rival cooks nobody is asked.
    waiting = kitchen(hands={1: [card]}, phase="choose")
    assert waiting.to_act() == (0,)
    assert waiting.refuses(pick, 1) == ("SD-9", "not-your-turn")


@rule("SD-25")
def test_other_utensils_are_not_for_rivals_turns() -> None:
    table = kitchen(board="seafood", boards={1: "beef"}, hands={1: ["tongs", "bowl"]})
    table.roll_only("rice")
    assert table.refuses(UseTongs("beef"), 1) == ("SD-25", "no-rival-card")


@rule("SD-R22")
def test_no_dice_cards_when_a_player_stops() -> None:
    table = kitchen(board="seafood", hands={1: ["spatula"], 2: ["meat-tenderizer"]})
    table.do(StopCooking())
    assert table.refuses(UseSpatula(1), 1) == ("SD-R22", "no-fresh-roll")
    assert table.can(UseMeatTenderizer, 2) == [UseMeatTenderizer()]


@rule("SD-R16")
def test_the_active_player_answers_after_the_rivals() -> None:
    table = kitchen(["funnel"], hands={1: ["mill"]})
    table.roll_only("salt")
    assert table.to_act() == (1,)
    assert table.refuses(UseFunnel("spices")) == ("SD-R16", "not-your-turn")
    table.all_pass()
    table.do(UseFunnel("spices"))
    # The Funnel has changed a die: the rival is asked again.
    assert table.to_act() == (1,)
    table.all_pass()
    assert table.can(Place) == [Place("spices")]


@rule("SD-R21")
def test_answers_are_unseen_and_the_first_in_turn_order_counts() -> None:
    table = kitchen(board="seafood salt", hands={1: ["pizza-slicer"], 2: ["wooden-spoon"]})
    table.roll_only("rice")
    before = GAME.view(table.state, 1)
    table.do(UseWoodenSpoon(0, "seafood"), seat=2)
    # All that shows is that seat 2 has answered.
    after = GAME.view(table.state, 1)
    assert before.to_act == [1, 2]  # type: ignore[attr-defined]
    assert after.to_act == [1]  # type: ignore[attr-defined]
    assert after.players == before.players  # type: ignore[attr-defined]
    assert table.refuses(Pass(), 2) == ("SD-R16", "not-your-turn")
    table.do(UsePizzaSlicer(0, "salt"), seat=1)
    # Seat 1 comes first; seat 2 still has the Spoon and is asked anew.
    assert table.board() == "seafood"
    assert table.to_act() == (2,)
    assert table.hand(2) == ["wooden-spoon"]
    table.do(Pass(), seat=2)
    assert table.board() == "seafood"


@rule("SD-R16", "SD-R21")
def test_after_a_card_nobody_can_tell_who_else_wanted_to_play() -> None:
    # Seat 2 wants to play as well, or passes: everybody else sees the same afterwards.
    seen = []
    for answer in (UseMeatTenderizer(), Pass()):
        table = kitchen(
            board="seafood salt",
            seats=4,
            hands={1: ["pizza-slicer", "mill"], 2: ["meat-tenderizer"], 3: ["ladle"]},
            lines=(1, 2, 2, 2),
        )
        table.roll_only("rice")
        table.do(answer, seat=2)
        table.do(Pass(), seat=3)
        table.do(UsePizzaSlicer(0, "salt"), seat=1)
        # Things have changed: all are asked who might still hold a card for it, also those who passed.
        assert table.to_act() == (1, 2, 3)
        seen.append([GAME.view(table.state, seat) for seat in (None, 0, 1, 3)])
    assert seen[0] == seen[1]


@rule("SD-R16")
def test_who_is_asked_tells_nothing_about_hands() -> None:
    # The same table, once with a rival card and once without: everybody sees the same.
    for seat in (None, 0, 2):
        with_card = kitchen(hands={1: ["spatula", "ladle"], 2: ["mill"]})
        without = kitchen(hands={1: ["tongs", "ladle"], 2: ["mill"]})
        for table in (with_card, without):
            table.roll_only("rice")
        assert with_card.to_act() == without.to_act() == (1, 2)
        assert GAME.view(with_card.state, seat) == GAME.view(without.state, seat)
    # Even a player with an unseen card that can't be played is asked; one with an empty hand is not.
    table = kitchen(hands={1: ["ladle"]})
    table.roll_only("rice")
    assert table.to_act() == (1,)


@rule("SD-R16")
def test_nobody_is_asked_when_all_see_that_nobody_can() -> None:
    # All rival cards that could act now lie in the discards: there is nothing to ask.
    table = kitchen(hands=DULL)
    gone = ["spatula", "colander", "meat-tenderizer", "wooden-spoon", "pizza-slicer"]
    table.state.utensil_discards = sum(1 << table.state.pantry.utensils.index(card) for card in gone)
    table.state.utensil_deck = [c for c in table.state.utensil_deck if not table.state.utensil_discards >> c & 1]
    table.roll_only("rice")
    assert table.phase == "rolled"


@rule("SD-R16")
def test_only_holders_are_asked_where_the_table_says_so() -> None:
    table = kitchen(hands={1: ["ladle"], 2: ["spatula"]}, options=HOLDERS)
    table.roll_only("rice")
    assert table.to_act() == (2,)
    assert table.view().holders_only
    quiet = kitchen(hands=DULL, options=HOLDERS)
    quiet.roll_only("rice")
    assert quiet.phase == "rolled"


@rule("SD-R16")
def test_not_to_be_asked_again_this_turn() -> None:
    table = kitchen(hands=DULL)
    table.roll_only("rice")
    table.do(Mute("turn"), seat=1)
    table.do(Pass(), seat=2)
    table.do(Place("rice"))
    table.roll_only("seafood")
    assert table.to_act() == (2,)
    assert table.view().players[1].mute == "turn"
    table.all_pass()
    table.do(Place("seafood"))
    table.do(StopCooking())
    table.all_pass()
    assert table.view().players[1].mute == "no"


@rule("SD-R16")
def test_not_to_be_asked_again_this_game() -> None:
    table = kitchen(hands={1: ["ladle"]}, seats=2)
    table.roll_only("rice")
    table.do(Mute("game"), seat=1)
    table.do(Place("rice"))
    table.do(StopCooking())
    # It is seat 1's turn, and there this can be taken back.
    assert table.view().players[1].mute == "game"
    table.do(AskMe(), seat=1)
    assert table.view().players[1].mute == "no"
    assert table.refuses(AskMe(), 1) == ("SD-R16", "not-muted")
    assert table.refuses(Pass(), 1) == ("SD-R16", "no-window")


@rule("SD-R16")
def test_the_tables_time() -> None:
    table = kitchen(hands=DULL)
    table.now = 5_000
    table.roll_only("rice")
    assert GAME.deadline(table.state) == 13_000
    assert table.view().closes_at == 13_000
    with pytest.raises(Illegal):
        GAME.expire(table.state, Moment(12_999, Loose("clock")))
    table.do(Mute("turn"), seat=1)
    GAME.expire(table.state, Moment(13_000, Loose("clock")))
    assert table.phase == "rolled"
    assert GAME.deadline(table.state) is None
    # Without a limit a table waits.
    patient = kitchen(hands=DULL, options=Options(first="1", reaction_seconds=0))
    patient.roll_only("rice")
    assert GAME.deadline(patient.state) is None


@rule("SD-R16", "SD-R21")
def test_when_time_is_up_what_was_answered_counts() -> None:
    table = kitchen(board="seafood", hands={1: ["mill"], 2: ["wooden-spoon"]})
    table.roll_only("rice")
    table.do(UseWoodenSpoon(0, "seafood"), seat=2)
    GAME.expire(table.state, Moment(8_000, Loose("clock")))
    assert table.board() == ""


@rule("SD-R16")
def test_a_window_when_cooking_stops() -> None:
    table = kitchen(board="seafood", hands=DULL)
    table.do(StopCooking())
    assert table.to_act() == (1, 2)
    table.all_pass()
    assert table.to_act() == (1,)
    assert Stay() in table.legal(1)
