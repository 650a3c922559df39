"""What is measured of bots: palate against random, learning or not, and the report. Small runs, large gaps."""

from __future__ import annotations

import json

import pytest

from potluck.games.sandwich import records as r
from potluck.games.sandwich.terminal import typed
from potluck.lab import palates
from potluck.lab.arena import Match, play_match
from potluck.lab.balance import mean_interval
from tests.games.sandwich.helpers import BOX, first_picks, table, view
from tests.rules import rule


def test_palate_beats_random_by_points() -> None:
    # Without games that break a tie, so that all matches are as long.
    options = r.Options(ties="share")
    match = Match("sandwich", ("palate", "palate", "palate", "random", "random"), options, "test", True)
    results = play_match(match, 60)
    palate_points = [game.scores[game.seating.index(bot)] for game in results for bot in range(3)]
    random_points = [game.scores[game.seating.index(bot)] for game in results for bot in (3, 4)]
    assert mean_interval(palate_points)[0] > mean_interval(random_points)[1]
    assert BOX.study is not None
    ingredients, pairs = BOX.study.report([game.note for game in results], r.Options())
    words = BOX.words("fr")
    for sheet in (ingredients, pairs):
        assert sheet.rows
        assert all(key in words for key in (sheet.title, *sheet.columns))
    assert sum(int(row[1]) for row in ingredients.rows) == 60 * 5 * 3 * 3


def test_the_study_of_learning_is_the_same_for_the_same_seed_and_learning_helps() -> None:
    told = palates.study(5, "test", 1)
    assert told == palates.study(5, "test", 2)
    gain = told["learning_gain"]
    most = told["knowing_gain"]
    assert isinstance(gain, dict)
    assert isinstance(most, dict)
    assert 0 < gain["gain"] < most["gain"]
    # In the first game there is nothing to go by yet.
    plain, learning = told["plain"], told["learning"]
    assert isinstance(plain, dict)
    assert isinstance(learning, dict)
    assert plain["by_game"][0] == learning["by_game"][0]


def test_the_study_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    palates.main(["--matches", "2", "--seed", "x", "--json"])
    assert json.loads(capsys.readouterr().out)["matches"] == 2
    palates.main(["--matches", "2", "--seed", "x"])
    assert "over plain" in capsys.readouterr().out


def test_a_ratio_has_an_interval_round_it() -> None:
    ratio, low, high = palates.ratio_interval([12, 14, 13, 11], [10, 12, 10, 10])
    assert low < ratio < high
    assert ratio == pytest.approx(50 / 42)


@rule("SW-15")
def test_in_the_terminal_a_line_in_quotation_marks_is_a_pitch() -> None:
    pitching = view(first_picks(table(4, pitch=True), "pitch"), 1)
    assert typed('"Eat me"', pitching, r.Options()) == r.Pitch("Eat me")
    assert typed("« Mangez-moi »", pitching, r.Options()) == r.Pitch("Mangez-moi")
    assert typed("help", pitching, r.Options()) is None
    assert typed('"Eat me"', view(table(4), 1), r.Options()) is None
