"""What is put into sentences."""

from __future__ import annotations

import json
from pathlib import Path

from potluck.engine.game import Refusal
from potluck.games import box
from potluck.games.words import Words
from tests.cli.commands import run

CLEAR = "\x1b[2J"


def test_nothing_of_other_people_steers_the_terminal() -> None:
    words = Words("en", cards={"recipe-pie": f"Pie{CLEAR}"}, seats=[f"Ada{CLEAR}", "Bénédicte\xa0B. 👩\u200d🍳"])
    refused = words.refusal(Refusal("X-1", "expected-other", {"error": CLEAR}))
    said = [words("recipe-pie"), words.seat(0), refused]
    assert not [one for one in said if "\x1b" in one]
    assert words.seat(1) == "Bénédicte\xa0B. 👩\u200d🍳"


def test_nor_do_logs_and_decks(tmp_path: Path) -> None:
    log, deck = tmp_path / "game.jsonl", tmp_path / "mine.toml"
    assert run("play", "diced-veggies", "--seed", "5", typed=f"1\nsave {log}\nquit\n").exit_code == 0
    first, *rest = log.read_text().splitlines()
    header = json.loads(first) | {"names": [f"Ada{CLEAR}", "b", "c"]}
    log.write_text("\n".join([json.dumps(header), *rest]) + "\n")
    assert "Ada\ufffd[2J" in run("replay", str(log)).output
    run("deck", "export", "diced-veggies", "--out", str(deck))
    text = deck.read_text().replace('"hot-dog"', '"hot\\u001b[2Jdog"').replace('en = "Calzone"', 'en = "\\u001b[2J"')
    deck.write_text(text)
    told = run("deck", "check", str(deck)).output
    assert "hot\ufffd[2Jdog: An id was expected" in told
    assert "\x1b" not in told


def test_things_with_commas_in_them_stand_apart_as_the_language_has_it() -> None:
    rows = [box("diced-veggies").words(lang).row(["eggs", "bacon, sausages"]) for lang in ("en", "fr")]
    assert rows == ["eggs; bacon, sausages", "eggs\xa0; bacon, sausages"]
