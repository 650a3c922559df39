"""`potluck print` on the command line, and what the build gathers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from potluck.cli.print import command
from tests.print.reading import opened

HOUSE = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> tuple[int, str]:
    """The command with these arguments: how it ended, what it said."""
    done = CliRunner().invoke(command, arguments)
    return done.exit_code, done.output


def test_a_file_is_written(tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"
    status, said = run("diced-veggies", "--only", "recipes", "--lang", "fr", "--sides", "fronts", "--out", str(out))
    assert (status, said) == (0, f"{out} : 5 pages.\n")
    assert len(opened(out.read_bytes()).pages) == 5


def test_options_of_the_game_and_a_deck_are_taken(tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    house = (HOUSE / "src/potluck/games/diced_veggies/cards.toml").read_text()
    deck.write_text(house.replace('en = "Hot Dog"', 'en = "Corn Dog"'))
    out = tmp_path / "out.pdf"
    status, said = run(
        "diced-veggies", "--edition", "fr", "--deck", str(deck), "--only", "recipes,dice", "--out", str(out)
    )
    assert status == 0, said
    assert out.exists()


def test_the_calibration_page_can_be_printed(tmp_path: Path) -> None:
    out = tmp_path / "page.pdf"
    status, _ = run("sandwich", "--calibrate", "--shift", "0.5,-1,0.2", "--out", str(out))
    assert status == 0
    assert len(opened(out.read_bytes()).pages) == 2


def test_components_are_listed() -> None:
    status, said = run("diced-veggies", "--list", "--lang", "en")
    assert status == 0
    assert re.search(r"^recipes +Recipes$", said, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--die", "99"], "--die takes 8 to 30."),
        (["--only", "ovens"], "There is no component “ovens” here"),
        (["--players", "9"], "This game is for 2 to 4 players, not for 9."),
        (["--shift", "a,b"], "--shift takes X,Y,TURN in millimetres"),
        (["--shift", "1,2,3,4"], "--shift takes X,Y,TURN in millimetres"),
    ],
)
def test_what_cannot_be_printed_is_told(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    status, said = run("diced-veggies", *arguments, "--lang", "en", "--out", str(tmp_path / "no.pdf"))
    assert status != 0
    assert sentence in said
    assert not (tmp_path / "no.pdf").exists()


def test_the_lock_of_fonts_and_pictures_names_no_host() -> None:
    text = (HOUSE / "art" / "package-lock.json").read_text()
    assert "://" not in text
    assert text.count('"integrity"') == text.count('"version"') > 3
