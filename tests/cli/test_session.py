"""A game at the terminal: the clock, saving, and going on with what was saved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from potluck.cli.common import Sorry
from potluck.cli.session import Session
from potluck.engine.play import start
from potluck.games import box
from tests.cli.commands import ALWAYS_FIRST, run


class Late(Session):
    """It is always an hour later than it was."""

    def now(self) -> int:
        return 3_600_000


def test_when_the_time_is_up_nobody_is_asked_any_more(capsys: pytest.CaptureFixture[str]) -> None:
    of = box("slice-and-dice")
    play = start(of.game, 2, of.game.options(coop="easy", first="1"), "2", names=["Ada", "Ben"])
    Late(of, play, ["you", "you"], "2", "en").run()
    told = capsys.readouterr().out
    assert "Lost, all together." in told
    assert "Ada, your pick" not in told


def test_a_game_that_cannot_be_kept_ends_with_a_complaint() -> None:
    of = box("diced-veggies")
    session = Session(of, start(of.game, 2, of.game.options(), "1"), ["random", "random"], "1", "en")
    session.keep = Path("gone/game.jsonl")
    with pytest.raises(Sorry, match=r"gone/game\.jsonl: there is no such file or folder"):
        session.run()


def test_what_cannot_be_saved_does_not_end_the_game() -> None:
    done = run("play", "diced-veggies", typed="save .\nsave no/where.jsonl\n?\nquit\n")
    assert done.exit_code == 0, done.output
    assert ".: this is a folder, not a file." in done.output
    assert "no/where.jsonl: there is no such file or folder." in done.output
    assert "Type a number from 1" in done.output


def test_save_knows_where_home_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    assert "Saved as" in run("play", "diced-veggies", typed="save ~/game.jsonl\nsave ~nobody/game.jsonl\nquit\n").output
    assert [path.name for path in home.iterdir()] == ["game.jsonl"]


def test_a_pick_changed_to_another_legal_one_is_named() -> None:
    run("play", "diced-veggies", "--seats", "you,thumb", "--seed", "5", "--save", "game.jsonl", typed=ALWAYS_FIRST)
    lines = Path("game.jsonl").read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if json.loads(line).get("action", {}).get("do") == "draw-hype")
    entry = json.loads(lines[number]) | {"action": {"do": "draw-recipe"}}
    Path("game.jsonl").write_text("\n".join([*lines[:number], json.dumps(entry), *lines[number + 1 :]]) + "\n")
    done = run("replay", "game.jsonl", "--verify")
    assert done.exit_code == 1
    assert f"Entry {number}: the game does not stand as the log says." in done.output


def test_who_looked_away_hears_what_happened_meanwhile() -> None:
    words = ["play", "diced-veggies", "--seats", "you,random,you", "--names", "Ada,Bot,Ben", "--first", "1"]
    done = run(*words, "--seed", "5", typed="\n1\nundo\n1\n1\n\n1\n1\n\nquit\n")
    ada, ben, again = done.output.split("the others look away")[1:]
    assert "· Ada takes the cleaver." in ada
    # The Hype that Ada drew is hers.
    assert "· Ada draws the Hype “" in ada
    assert "· Ada takes " in ben
    assert "· Ada draws a Hype." in ben
    assert "· Ada takes back the last pick." in ben
    assert "· Bot takes the cleaver." in ben
    assert "· Ben draws a Hype." in again
    assert "Ada" not in again.partition("presses Enter.")[2].partition("Ada takes the cleaver.")[0]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seat": -1}, "Entry 1: DV-21: It is not Player 0’s turn to pick."),
        ({"seat": 10**30}, "Entry 1: DV-21: It is not Player 1000000000000000000000000000001’s turn to pick."),
        ({"draws": [10**30]}, "Entry 1: outcomes of chance recorded that nobody asked for: 1."),
    ],
)
def test_numbers_that_no_game_has_are_told_in_sentences(changed: dict[str, object], sentence: str) -> None:
    run("play", "diced-veggies", "--seed", "5", "--first", "1", typed="1\nsave game.jsonl\nquit\n")
    lines = Path("game.jsonl").read_text().splitlines()
    lines[1] = json.dumps(json.loads(lines[1]) | changed)
    Path("game.jsonl").write_text("\n".join(lines) + "\n")
    done = run("replay", "game.jsonl")
    assert (done.exit_code, done.output) == (1, f"{sentence}\n")


@pytest.mark.parametrize(
    ("seats", "names", "asked"),
    [
        ("you,random,you", "Ada", ["Ada", "Player 3"]),
        ("you,you", "Ada,Ben", ["Ada", "Ben"]),
        ("you,thumb", "", ["Player 1"]),
    ],
)
def test_who_sat_where_goes_on(seats: str, names: str, asked: list[str]) -> None:
    begun = run("play", "diced-veggies", "--seats", seats, "--names", names, "--first", "1", typed="\nsave\nquit\n")
    assert begun.exit_code == 0, begun.output
    done = run("play", "--load", "diced-veggies.jsonl", typed="\n" + "1\n" * 40)
    for name in ("Ada", "Ben", "Player 1", "Player 2", "Player 3", "random 2", "thumb 2"):
        assert (f"{name}, your pick" in done.output) == (name in asked), name


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (["diced-veggies", "--edition", "fr"], "--edition"),
        (["--seed", "3"], "--seed"),
        (["--names", "Ada"], "--names"),
        (["--deck", "mine.toml"], "--deck"),
        (["sandwich"], "sandwich"),
    ],
)
def test_a_saved_game_is_not_changed(words: list[str], given: str) -> None:
    run("play", "diced-veggies", typed="save game.jsonl\nquit\n")
    done = run("play", *words, "--load", "game.jsonl", typed="quit\n")
    assert done.exit_code == 2
    assert f"{given} can’t be given with --load" in done.output
    assert run("play", "diced-veggies", "--load", "game.jsonl", typed="quit\n").exit_code == 0
