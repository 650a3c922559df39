"""The coop: plucking in a rush and in turn, wasting, coops, the clock, the end of the phase."""

from __future__ import annotations

import pytest

from potluck.engine.game import Illegal
from potluck.games.chicken_fried_dice import records as r
from tests.games.chicken_fried_dice.festival import GAME, festival, moment_with
from tests.rules import rule

ANN = "ann: T P4 B | 2 | sour"


@rule("CF-10")
def test_all_pluck_at_once_one_die_at_a_time() -> None:
    table = festival(ANN, seats=3).coop("T4 T5 P1 E6")
    assert GAME.to_act(table.state) == (0, 1, 2)
    table.do(r.Pluck("eggplant-1"), seat=2)
    table.do(r.Pluck("tofu-2"), seat=0)
    assert table.at_hand() == {"die": "T5"}
    assert table.refuses(r.Pluck("tofu-1"), seat=0) == ("CF-10", "hand-full")
    table.do(r.Pluck("tofu-1"), seat=1)
    table.do(r.Write("die", "ann", 1))
    assert [action for action in table.legal() if isinstance(action, r.Pluck)] == [r.Pluck("peppers-1")]


@rule("CF-10", "CF-16")
def test_four_dice_and_nobody_is_done_before() -> None:
    table = festival("ann: T1 T T T T | 2 | sour").coop("T1 T1 T1 T1 P1 P2 P3")
    for number in range(1, 5):
        assert table.refuses(r.Done()) == ("CF-10", "four-first")
        table.do(r.Pluck(f"tofu-{number}"))
        assert table.refuses(r.Done()) == ("CF-10", "hand-full")
        table.do(r.Write("die", "ann", number))
    assert table.refuses(r.Pluck("peppers-1")) == ("CF-10", "four-plucked")
    table.do(r.Done())
    assert table.refuses(r.Done()) == ("CF-16", "done-already")
    assert GAME.to_act(table.state) == (1,)
    assert table.view().phase == "pluck"


@rule("CF-10")
def test_as_many_dice_are_left_as_there_are_players() -> None:
    table = festival(seats=3)
    for seat in range(3):
        for _ in range(4):
            pluck = next(action for action in table.legal(seat) if isinstance(action, r.Pluck))
            table.do(pluck, seat=seat)
            table.state.trucks[seat].number[0] = 0
    assert len([die for die in table.view().dice if die.seat is None]) == 3


@rule("CF-10", "CF-R12")
def test_only_a_die_that_fits_nowhere_may_be_wasted() -> None:
    table = festival(ANN).write("ann", 3).hold("P2")
    assert r.Waste() in table.legal()
    table.do(r.Waste())
    assert table.at_hand() == {}
    table = festival(ANN).write("ann", 3).hold("P3")
    assert table.refuses(r.Waste()) == ("CF-R12", "waste-fits")
    table = festival(ANN)
    assert table.refuses(r.Waste()) == ("CF-10", "nothing-there")


@rule("CF-R3")
def test_the_first_request_takes_the_die_and_nothing_else_is_lost() -> None:
    table = festival(ANN, seats=3).coop("T4 T4 P1")
    table.do(r.Pluck("tofu-1"), seat=1)
    before = GAME.snapshot(table.state)
    assert table.refuses(r.Pluck("tofu-1"), seat=0) == ("CF-R3", "die-gone")
    assert GAME.snapshot(table.state) == before
    table.do(r.Pluck("tofu-2"), seat=0)
    assert table.at_hand(0)["die"] == table.at_hand(1)["die"] == "T4"


@rule("CF-R3")
def test_a_die_taken_is_shown_to_all_and_cant_be_freely_put_back() -> None:
    table = festival(ANN).coop("T4")
    moment = moment_with(())
    GAME.apply(table.state, 0, r.Pluck("tofu-1"), moment)
    assert moment.learnt == [-1]
    assert not any(isinstance(action, r.Pluck) for action in table.legal())


@rule("CF-1")
def test_dice_of_more_players_are_not_in_play() -> None:
    table = festival(ANN, seats=2)
    assert table.refuses(r.Pluck("tofu-3")) == ("CF-1", "no-such-die")


@rule("CF-11", "CF-R7", "CF-R20")
def test_in_the_calm_way_turns_go_clockwise_from_the_head_chef() -> None:
    table = festival("ann: T1 T T T T | 2 | sour", seats=3, mode="calm").coop("T1 T1 T1 T2 T2")
    assert GAME.to_act(table.state) == (0,)
    assert table.refuses(r.Pluck("tofu-1"), seat=1) == ("CF-11", "not-your-turn")
    assert table.refuses(r.HandOn()) == ("CF-R20", "pluck-first")
    table.do(r.Pluck("tofu-1"))
    assert table.refuses(r.HandOn()) == ("CF-10", "hand-full")
    table.do(r.Write("die", "ann", 1))
    assert table.refuses(r.Pluck("tofu-2")) == ("CF-R20", "one-a-turn")
    table.do(r.HandOn())
    assert GAME.to_act(table.state) == (1,)


@rule("CF-R7", "CF-R20", "CF-16")
def test_calm_turns_go_on_until_all_are_done() -> None:
    table = festival("ann: T1 T T T T | 2 | sour", "bob: P1 P P | 1 | sour", mode="calm").coop("T1 P1 P1")
    table.mine.plucked = 3
    table.state.trucks[1].plucked = 2
    table.do(r.Pluck("tofu-1"))
    table.do(r.Write("die", "ann", 1))
    assert table.refuses(r.HandOn()) == ("CF-R20", "say-done")
    table.do(r.Done())
    assert GAME.to_act(table.state) == (1,)
    table.do(r.Pluck("peppers-1"), seat=1)
    table.state.trucks[1].number[0] = 0
    table.do(r.HandOn(), seat=1)
    assert GAME.to_act(table.state) == (1,)
    table.do(r.Pluck("peppers-2"), seat=1)
    table.state.trucks[1].number[0] = 0
    table.do(r.Done(), seat=1, luck=None)
    assert table.view().phase == "attract"


@rule("CF-11")
def test_in_a_rush_there_is_no_turn_to_hand_on() -> None:
    assert festival(ANN).refuses(r.HandOn()) == ("CF-11", "no-turns")


@rule("CF-12", "CF-13")
def test_prep_ingredients_once_a_round_at_any_time() -> None:
    table = festival(ANN).coop("B3 T1").put("prep-1", "T2").put("prep-2", "P4")
    table.do(r.Write("prep-2", "ann", 2))
    table.do(r.Pluck("broccoli-1"))
    table.do(r.Write("prep-1", "ann", 1))
    assert table.at_hand() == {"die": "B3"}
    assert table.refuses(r.Write("prep-1", "ann", 3)) == ("CF-12", "nothing-there")
    table.put("prep-3", "E1")
    table.state.trucks[1].number[1:4] = [1, 1, 1]
    table.mine.number[0] = 0
    table.finish_round()
    assert table.at_hand() == {}


@rule("CF-15")
def test_a_coop_plucks_one_die_more() -> None:
    table = festival("ann: T1 T T T T | 2 | sour").coop("T1 T1 T1 T1 P2").keep("coop", "coop")
    table.mine.plucked = 4
    table.state.trucks[1].plucked = 2
    assert table.refuses(r.Pluck("tofu-1")) == ("CF-10", "four-plucked")
    table.do(r.CoopPluck("tofu-1"))
    assert table.truck().kept == ["coop"]
    assert table.refuses(r.Done()) == ("CF-10", "hand-full")
    table.do(r.Write("die", "ann", 1))
    assert r.Done() in table.legal()
    assert table.truck().coops == 1


@rule("CF-15")
def test_bonuses_of_the_board_are_kept_over_rounds_and_used_in_this_phase() -> None:
    table = festival(ANN).keep("coop", "x-any")
    table.finish_round()
    assert table.refuses(r.CrossOff("x-any", "ann", 1)) == ("CF-23", "wrong-phase")
    assert table.truck().kept == ["x-any", "coop"]
    table.keep_all()
    while table.view().phase == "prep":
        seat = GAME.to_act(table.state)[0]
        table.do(table.legal(seat)[0], seat=seat, luck=None)
    assert r.CrossOff("x-any", "ann", 1) in table.legal()
    assert any(isinstance(action, r.CoopPluck) for action in table.legal())


@rule("CF-15")
def test_no_coop_no_die() -> None:
    assert festival(ANN).coop("T1 T1").refuses(r.CoopPluck("tofu-1")) == ("CF-15", "no-coop")


@rule("CF-R9", "CF-R14")
def test_a_coop_never_takes_a_die_that_somebody_must_still_pluck() -> None:
    table = festival(ANN, seats=3).coop("T1 T2 P1").keep("coop")
    table.mine.plucked = 4
    for other in (1, 2):
        table.state.trucks[other].plucked = 3
    assert r.CoopPluck("tofu-1") in table.legal()
    table.state.trucks[2].plucked = 2
    assert table.refuses(r.CoopPluck("tofu-1")) == ("CF-R9", "coop-too-few")
    table.state.trucks[2].plucked = 3
    table.mine.plucked = 3
    assert table.refuses(r.CoopPluck("tofu-1")) == ("CF-R9", "coop-too-few")


@rule("CF-R18")
@pytest.mark.parametrize(
    ("options", "deadline"),
    [({}, 180_000), ({"mode": "calm"}, None), ({"mode": "calm", "clock": 60}, 60_000), ({"clock": 0}, None)],
)
def test_the_clock_of_the_table(options: dict[str, object], deadline: int | None) -> None:
    table = festival(ANN, **options)  # type: ignore[arg-type]
    assert GAME.deadline(table.state) == deadline == table.view().deadline


@rule("CF-R18", "CF-10")
def test_when_the_clock_runs_out_the_phase_ends_for_all() -> None:
    table = festival(ANN).hold("T2").owe("x-any").keep("coop")
    moment = moment_with(None, 180_000)
    GAME.expire(table.state, moment)
    assert r.ClockRanOut() in [told.event for told in moment.told]
    assert table.view().phase == "attract"
    assert table.at_hand() == {}
    assert table.queue()["ann"] == [0, 0, 0]
    assert table.truck().owed == []
    assert table.truck().kept == ["coop"]
    assert GAME.deadline(table.state) is None
    with pytest.raises(Illegal):
        GAME.expire(table.state, moment)


@rule("CF-16")
def test_the_phase_ends_when_all_are_done() -> None:
    table = festival(ANN, seats=3)
    for seat in range(3):
        table.state.trucks[seat].plucked = 4
    for seat in (2, 0):
        table.do(r.Done(), seat=seat)
        assert table.view().phase == "pluck"
    table.do(r.Done(), seat=1, luck=None)
    assert table.view().phase == "attract"
