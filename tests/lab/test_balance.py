"""Figures and their intervals."""

from __future__ import annotations

import pytest

from potluck.games import box
from potluck.lab.arena import Match, Result, play_match
from potluck.lab.balance import mean_interval, shares, summary, wilson


def test_wilson_holds_at_the_edges() -> None:
    # The figures are those of the closed formula with z = 1.96, worked out by hand.
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert (low + high) / 2 == 2.5
    assert high - low == pytest.approx(2 * 1.96 * 0.6455, abs=1e-3)


def result(seating: list[int], ranks: list[int], scores: list[int]) -> Result:
    return Result(0, seating, ranks, scores, True, False, 10, 5, 0.0)


def test_shares_follow_the_bot_round_the_table() -> None:
    games = [result([0, 1], [1, 2], [9, 4]), result([1, 0], [2, 1], [3, 8])]
    assert shares(games, "bot", 0)["win_share"] == 1.0
    assert shares(games, "seat", 0)["win_share"] == 0.5
    assert shares(games, "bot", 1)["score"] == 3.5


def test_a_shared_win_counts_by_its_part() -> None:
    assert shares([result([0, 1], [1, 1], [5, 5])], "bot", 0)["win_share"] == 0.5


def test_a_cooperative_win_is_everybody_s() -> None:
    won = Result(0, [0, 1], [1, 1], [5, 5], True, True, 10, 5, 0.0)
    lost = Result(1, [1, 0], [1, 1], [2, 2], False, True, 10, 5, 0.0)
    assert shares([won, lost], "bot", 1)["win_share"] == 0.5


def test_bots_change_seats_from_game_to_game() -> None:
    of = box("diced-veggies")
    match = Match(of.name, ("thumb", "random", "random"), of.game.options(), "x")
    results = play_match(match, 3)
    assert [game.seating for game in results] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert summary(match, results)["games"] == 3
