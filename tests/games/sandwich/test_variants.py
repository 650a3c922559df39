"""The variants, one by one."""

from __future__ import annotations

import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Illegal, Moment
from potluck.games.sandwich import records as r
from tests.games.sandwich.helpers import (
    BOX,
    GAME,
    first_picks,
    heard,
    lay_middle,
    refused,
    table,
    to_ranking,
    view,
)
from tests.rules import rule


@rule("SW-10", "SW-14")
def test_bleah_and_broken_fridge_are_told_to_all_and_change_no_points() -> None:
    play = first_picks(table(4, bleah=True, failure=True, ties="share"), "over")
    seen = view(play, None)
    assert (seen.bleah, seen.failure) == (True, True)
    assert all(tasted.bleah and tasted.failure for tasted in seen.history)
    assert [verdict.points for verdict in seen.history[0].verdicts] == [3, 2, 0]


@rule("SW-14")
def test_cards_that_spoil_are_marked() -> None:
    spoils = {card.id: card.spoils for card in BOX.house().ingredient}
    assert (spoils["honey"], spoils["lettuce"], spoils["mussels"]) == (0, 1, 2)


@rule("SW-11")
def test_another_base_changes_the_name_only() -> None:
    bases = [base.id for base in BOX.house().base]
    assert bases == ["bread", "pizza", "crepe", "salad", "pita", "wok"]
    scores = set()
    for base in bases:
        play = first_picks(table(4, base=base, ties="share"), "over")
        assert view(play, None).base == base
        outcome = play.outcome()
        assert outcome is not None
        scores.add(tuple(outcome.scores))
    assert len(scores) == 1


@rule("SW-12", "SW-R13")
def test_the_bonus_point_goes_to_any_plate_before_the_names_come_out() -> None:
    play = to_ranking(table(4, theme="naval"))
    told = play.act(0, r.Rank("abc"), 0)
    assert heard(told, r.Scored) == []
    seen = view(play, None).tasting
    assert seen is not None
    assert (seen.order, {dish.cook for dish in seen.dishes}) == ("abc", {None})
    refused("no-such-plate", "SW-12", play, 0, r.Award("d"))
    told = play.act(0, r.Award("c"), 0)
    cook = heard(told, r.FittedBest)[0].seat
    assert view(play, None).cooks[cook].points == 1
    assert [verdict.bonus for verdict in view(play, None).history[0].verdicts] == [False, False, True]


@rule("SW-12", "SW-R13")
def test_themes_are_chosen_drawn_or_written() -> None:
    themes = BOX.house().theme
    assert {theme.id for theme in themes if theme.source == "printed"} == {
        "balanced", "naval", "countryside", "sticky", "diet", "for-goblins",
    }  # fmt: skip
    assert sum(theme.source == "house" for theme in themes) >= 24
    play = table(3, theme="draw", games=20, younger="every", ties="share")
    drawn: list[str | None] = []
    while view(play, None).phase != "over":
        if len(drawn) < view(play, None).game:
            drawn.append(view(play, None).theme)
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[0], 0)
    assert len(set(drawn)) == 20
    own = first_picks(table(4, theme="own", own_theme="Monday"), "award")
    assert (view(own, None).theme, view(own, None).own_theme) == (None, "Monday")


@rule("SW-13", "SW-R14")
def test_in_the_express_a_card_goes_on_a_line_at_once_and_stays() -> None:
    play = table(4, market="rush", express=True)
    lay_middle(play, "tomato", "ham", "honey", "crab")
    told = play.act(0, r.Grab("ham"), 0)
    # The first card can only begin the first sandwich.
    assert heard(told, r.PutOnLine) == [r.PutOnLine(0, 1)]
    play.act(1, r.Grab("honey"), 0)
    play.act(2, r.Grab("crab"), 0)
    assert view(play, None).flip == 2
    lay_middle(play, "onion", "butter", "melon", "bacon")
    play.act(0, r.Grab("butter"), 0)
    assert play.legal(0) == [r.Put("butter", 1), r.Put("butter", 2)]
    refused("place-first", "SW-13", play, 0, r.Grab("melon"))
    refused("line-closed", "SW-13", play, 0, r.Put("butter", 3))
    refused("only-the-card-taken", "SW-13", play, 0, r.Put("ham", 1))
    play.act(1, r.Grab("melon"), 0)
    play.act(2, r.Grab("onion"), 0)
    # All have taken, but not all have placed.
    assert view(play, None).flip == 2
    for seat in (0, 1, 2, 3):
        play.act(seat, play.legal(seat)[0], 0)
    assert view(play, None).flip == 3


@rule("SW-13")
def test_the_express_never_comes_to_a_dead_end() -> None:
    for seats in (3, 4, 8):
        for seed in range(5):
            play = first_picks(table(seats, str(seed), express=True), "preparation")
            for seat in range(seats):
                own = view(play, seat).mine
                assert own is not None
                assert [len(sandwich) for sandwich in own.sandwiches] == [view(play, seat).size] * len(own.sandwiches)
                assert {type(pick) for pick in play.legal(seat)} == {r.HandOver}
            refused("placed-for-good", "SW-13", play, 0, r.TakeBack("tomato"))
            refused("placed-for-good", "SW-13", play, 0, r.Put("tomato", 1))


@rule("SW-13")
def test_a_full_line_takes_no_more() -> None:
    play = table(4, market="rush", express=True)
    for names in (
        ("ham", "honey", "crab", "onion"),
        ("butter", "melon", "bacon", "tuna"),
        ("apple", "fig", "kiwi", "jam"),
    ):
        lay_middle(play, *names)
        for seat in range(4):
            grabs = [pick for pick in play.legal(seat) if isinstance(pick, r.Grab)]
            if grabs:
                play.act(seat, grabs[0], 0)
            puts = [pick for pick in play.legal(seat) if isinstance(pick, r.Put)]
            if puts:
                play.act(seat, puts[0], 0)
    lay_middle(play, "pear", "rocket", "pesto", "radish")
    told = play.act(0, r.Grab("pesto"), 0)
    assert heard(told, r.PutOnLine) == [r.PutOnLine(0, 2)]


@rule("SW-R9")
def test_lines_lie_face_down() -> None:
    play = table(4, market="rush", express=True)
    lay_middle(play, "tomato", "ham", "honey", "crab")
    play.act(0, r.Grab("ham"), 0)
    for seat in (None, 1, 2, 3):
        assert view(play, seat).cooks[0].lines == [1, 0, 0]
        assert "ham" not in str(view(play, seat))


@rule("SW-15", "SW-R16")
def test_cooks_may_praise_their_sandwiches_before_the_ranking() -> None:
    play = first_picks(table(4, pitch=True), "pitch")
    assert play.to_act() == (1, 2, 3)
    assert play.legal(1) == [r.KeepQuiet()]
    told = play.act(1, r.Pitch("  Fresh from the sea!  "), 0)
    assert heard(told, r.Pitched)[0].text == "Fresh from the sea!"
    refused("pitches-first", "SW-R16", play, 0, r.Rank("abc"))
    refused("pitches-first", "SW-R16", play, 1, r.KeepQuiet())
    play.act(2, r.KeepQuiet(), 0)
    play.act(3, r.Pitch("   "), 0)
    seen = view(play, 0).tasting
    assert seen is not None
    assert {dish.cook: dish.pitch for dish in seen.dishes} == {1: "Fresh from the sea!", 2: None, 3: None}
    assert play.to_act() == (0,)


@rule("SW-R16")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * 141, "pitch-long"),
        ("two\nlines", "pitch-plain"),
        ("bell \x07", "pitch-plain"),
        ("turned \u202e round", "pitch-plain"),
        ("zero\u200bwidth", "pitch-plain"),
        ("tower a\u0301\u0301\u0301\u0301", "pitch-plain"),
        ("half a pair \ud83d", "pitch-plain"),
    ],
)
def test_hostile_lines_are_refused(text: str, why: str) -> None:
    play = first_picks(table(4, pitch=True), "pitch")
    refused(why, "SW-R16", play, 1, r.Pitch(text))


@rule("SW-R16")
@pytest.mark.parametrize("text", ["x" * 140, "<b>not bold</b>", "déjà vu\u202f!", "👩\u200d🍳 + 🥪", "日本語"])
def test_plain_lines_of_all_kinds_are_taken_as_they_are(text: str) -> None:
    play = first_picks(table(4, pitch=True), "pitch")
    play.act(1, r.Pitch(text), 0)
    seen = view(play, None).tasting
    assert seen is not None
    assert text in {dish.pitch for dish in seen.dishes}


@rule("SW-R16", "SW-R5")
def test_lines_of_hidden_cooks_appear_together_without_names() -> None:
    play = first_picks(table(4, pitch=True, cooks="hidden"), "pitch")
    assert play.act(1, r.Pitch("Mine is best"), 0) == []
    for seat in (None, 0, 2, 3):
        assert "Mine is best" not in str(view(play, seat))
    assert "Mine is best" in str(view(play, 1))
    play.act(2, r.KeepQuiet(), 0)
    told = play.act(3, r.Pitch("No, mine"), 0)
    assert sorted(event.text for event in heard(told, r.PitchedUnnamed)) == ["Mine is best", "No, mine"]
    seen = view(play, 0).tasting
    assert seen is not None
    assert [dish.cook for dish in seen.dishes] == [None] * 3


@rule("SW-15", "SW-8")
@pytest.mark.parametrize("cooks", ["named", "hidden"])
def test_a_cook_of_two_plates_is_told_which_of_them_is_to_be_praised(cooks: str) -> None:
    play = first_picks(table(3, pitch=True, cooks=cooks), "pitch")

    def praised(seat: int | None) -> str | None:
        seen = view(play, seat).tasting
        assert seen is not None
        return seen.praising

    own = ["abcd"[plate] for plate in range(4) if play.state.cook_of(0, plate) == 1]
    others = ["abcd"[plate] for plate in range(4) if play.state.cook_of(0, plate) == 2]
    assert [praised(seat) for seat in (None, 0, 1, 2)] == [None, None, own[0], others[0]]
    # A refused line was not said, a silence was.
    refused("pitch-plain", "SW-R16", play, 1, r.Pitch("two\nlines"))
    assert praised(1) == own[0]
    play.act(1, r.KeepQuiet(), 0)
    assert [praised(1), praised(2)] == [own[1], others[0]]
    play.act(1, r.Pitch("The second one"), 0)
    assert praised(1) is None
    play.act(2, r.KeepQuiet(), 0)
    play.act(2, r.KeepQuiet(), 0)
    seen = view(play, 1).tasting
    assert seen is not None
    assert seen.praising is None
    assert {dish.plate: dish.pitch for dish in seen.dishes if dish.pitch} == {own[1]: "The second one"}


@rule("SW-15")
def test_a_line_only_during_the_pitch() -> None:
    play = to_ranking(table(4))
    refused("wrong-phase", "SW-5", play, 0, r.Pitch("hello"))


@rule("SW-R17")
def test_an_absent_taster_is_judged_for_when_the_clock_runs_out() -> None:
    play = to_ranking(table(4, taster_clock=60, theme="naval"))
    assert view(play, 0).deadline == 60_000
    told = play.expire(60_000)
    stand_in = heard(told, r.StoodIn)[0]
    assert stand_in.seat == 0
    assert "a bot’s palate judges" in BOX.words("en").event(stand_in)
    assert view(play, None).history[0].stand_in
    # A taster who comes back is judged for no more, and has the whole time.
    play.act(1, r.Rank("bca"), 70_000)
    assert view(play, 1).deadline == 130_000
    told = play.expire(130_000)
    assert heard(told, r.StoodIn)[0].why == "theme"
    assert view(play, None).history[1].stand_in


@rule("SW-R17")
def test_the_clock_runs_for_the_lines_first_and_then_anew() -> None:
    play = first_picks(table(4, taster_clock=60, pitch=True), "pitch")
    play.act(1, r.Pitch("Taste this"), 10_000)
    told = play.expire(60_000)
    assert heard(told, r.StoodIn) == []
    assert view(play, 0).phase == "ranking"
    assert view(play, 0).deadline == 120_000


@rule("SW-R17")
def test_without_a_clock_nobody_is_ever_skipped() -> None:
    play = to_ranking(table(4))
    assert view(play, 0).deadline is None
    with pytest.raises(Illegal) as caught:
        GAME.expire(play.state, Moment(10**9, Loose("late")))
    assert (caught.value.rule, caught.value.why) == ("SW-R17", "no-clock")


@rule("SW-16", "SW-R18")
def test_in_every_second_game_sandwiches_go_to_the_right() -> None:
    play = table(5, twister=True, games=3, ties="share", cooks="named")
    cooks = {}
    while view(play, None).phase != "over":
        seen = view(play, None)
        if seen.tasting is not None and seen.tasting.taster == 0 and not seen.tasting.order:
            cooks[seen.game] = {dish.cook for dish in seen.tasting.dishes}
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[0], 0)
    # From the right of the table they come with the clock, from its left against it.
    assert cooks == {1: {2, 3, 4}, 2: {1, 2, 3}, 3: {2, 3, 4}}


@rule("SW-18", "SW-R6")
def test_younger_players_make_two_sandwiches_for_three_points_or_none() -> None:
    play = table(4, younger="first", games=2, ties="share")
    seen = view(play, 0)
    assert (seen.flips, seen.sandwiches, seen.size, seen.worth) == (6, 2, 3, [3, 0])
    assert seen.mine is not None
    assert seen.mine.receivers == [1, 2]
    while view(play, None).game == 1:
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[0], 0)
    assert view(play, 0).flips == 9
    every = first_picks(table(3, younger="every", games=2, ties="share"), "over")
    assert [verdict.points for verdict in view(every, None).history[-1].verdicts] == [3, 0]
    assert {len(tasted.verdicts) for tasted in view(every, None).history} == {2}
