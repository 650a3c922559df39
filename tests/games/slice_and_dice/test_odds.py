"""Exact odds, and the judgement that stands on them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Moment
from potluck.games import box
from potluck.games.slice_and_dice.chances import MOST, Forecast, binomial, odds
from potluck.games.slice_and_dice.records import Choose, Options
from tests.games.slice_and_dice.kitchen import GAME, PAELLA, kitchen


@pytest.mark.parametrize("lacking", [[], [0], [1], [2], [1, 1], [2, 1], [1, 0, 3], [1, 1, 1, 1]])
def test_odds_against_all_rolls(lacking: list[int]) -> None:
    rolls = [
        sum(face < sides for face, sides in zip(roll, lacking, strict=True))
        for roll in product(range(6), repeat=len(lacking))
    ]
    none = Fraction(rolls.count(0), len(rolls))
    assert odds(lacking) == (1 - none, none, Fraction(sum(rolls), len(rolls)))


def test_the_view_shows_the_odds_of_every_choice_of_dice() -> None:
    shown = kitchen().view().odds
    assert shown is not None
    assert shown.total == 6**7
    lacks = [1, 0, 0, 1, 1, 0, 0]  # seafood, rice, spices
    for mask in range(128):
        useful, none, expected = odds([lacks[die] for die in range(7) if mask >> die & 1])
        assert Fraction(shown.none[mask], shown.total) == none == 1 - useful
        assert Fraction(shown.sixths[mask], 6) == expected
    # They are for who is about to roll.
    assert kitchen().view(1).odds is None


def test_several_symbols_at_once() -> None:
    assert sum(binomial(5)) == pytest.approx(1.0)
    assert binomial(2) == pytest.approx([25 / 36, 10 / 36, 1 / 36])


def test_the_last_symbol_is_slow() -> None:
    # By dice alone the last symbol of many takes 1 / (1 - 25/36) = 3.3 turns; a turn costs one here, and time is long.
    patient = Forecast(100.0, 1.0)
    assert patient.promise[1][1] == pytest.approx(100 * 11 / 36 - 1, abs=20)
    for turns in range(1, 6):
        row = patient.promise[turns]
        assert row[0] == 100.0
        assert all(row[missing] >= row[missing + 1] for missing in range(1, MOST))
        assert all(patient.promise[turns + 1][missing] >= row[missing] for missing in range(1, MOST + 1))


def play(bots: list[str], seed: str) -> list[int]:
    """The ranks of a game between advisers ("" picks at random)."""
    options = Options(reactions="holders")
    thumb = box("slice-and-dice").advisers["thumb"](options)
    luck = Loose(seed)
    state = GAME.setup(len(bots), options, Moment(0, luck))
    while acting := GAME.to_act(state):
        seat = acting[0]
        legal = GAME.legal(state, seat)
        if bots[seat]:
            action = thumb.pick(GAME.view(state, seat), legal, luck)
            assert action in legal
        else:
            action = legal[luck.draw(len(legal))]
        GAME.apply(state, seat, action, Moment(0, luck))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.ranks


def test_thumb_beats_random() -> None:
    wins = 0
    for game in range(20):
        bots = ["", "", ""]
        bots[game % 3] = "thumb"
        wins += play(bots, f"thumb {game}")[game % 3] == 1
    assert wins >= 19


def test_thumb_leaves_a_dish_to_a_cook_who_is_quicker() -> None:
    thumb = box("slice-and-dice").advisers["thumb"](Options())
    dishes = ((PAELLA, 1), ("meat-loaf", 1), ("gazpacho", 1))
    # Three dishes of three stars are worth the same; a rival who lacks one symbol of the first will be there sooner.
    for rival, line in ((1, 2), (3, 1)):
        table = kitchen(phase="choose", seats=2, dishes=dishes, lines=(None, rival), boards={1: "seafood rice"})
        assert thumb.pick(table.view(0), table.legal(), Loose("luck")) == Choose(line)


def test_thumb_finishes_games_for_every_number_of_seats() -> None:
    for seats in (2, 3, 4):
        assert min(play(["thumb"] * seats, f"all {seats}")) == 1
