"""The words of Sandwich: both languages have the same, and all that is needed."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from potluck.engine.chance import Loose
from potluck.engine.play import start
from potluck.games.sandwich import records as r
from potluck.games.sandwich.palate import TRAIT_NAMES
from potluck.games.sandwich.pantry import FAMILIES
from potluck.games.words import tag
from tests.games.sandwich.helpers import BOX, GAME, table, view


def keys(language: str) -> list[str]:
    text = (BOX.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    assert keys("en") == keys("fr")
    assert len(set(keys("en"))) == len(keys("en"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_can_be_said_has_words(language: str) -> None:
    words = BOX.words(language)
    code = "".join(path.read_text(encoding="utf-8") for path in BOX.folder.glob("*.py"))
    refusals = re.findall(r'(?:Illegal|Refused)\("[^"]*", "([\w-]+)"', code)
    refusals += re.findall(r'Fault\([^"]*(?:"\w+")[^"]*(?:"id")?[^"]*"(deck-[\w-]+)"', code)
    missing = [f"no-{why}" for why in refusals if f"no-{why}" not in words]
    missing += [f"do-{tag(kind)}" for kind in r.ACTIONS if f"do-{tag(kind)}" not in words]  # type: ignore[arg-type]
    missing += [f"phase-{phase}" for phase in get_args(r.Phase) if f"phase-{phase}" not in words]
    missing += [f"quality-{trait}" for trait in TRAIT_NAMES if f"quality-{trait}" not in words]
    missing += [f"why-{why}" for why in get_args(r.Why) if f"why-{why}" not in words]
    missing += [f"family-{family}" for family in FAMILIES if f"family-{family}" not in words]
    missing += [f"plate-{plate}" for plate in get_args(r.Plate) if f"plate-{plate}" not in words]
    assert missing == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_and_pick_of_a_game_is_a_whole_sentence(language: str) -> None:
    options = r.Options(theme="draw", pitch=True, twister=True, express=True, failure=True, bleah=True, taster_clock=9)
    play = start(GAME, 5, options, "texts")
    words = BOX.words(language, seats=["Ann", "Ben", "Cleo", "Dan", "Eve"])
    luck = Loose("texts")
    told = list(play.told)
    lines = []
    for at in range(4000):
        acting = play.to_act()
        if not acting:
            break
        seat = acting[luck.draw(len(acting))]
        picks = play.legal(seat)
        lines += [BOX.choice(pick, view(play, seat), options, words) for pick in picks]
        lines.append(BOX.board(view(play, seat), options, words))
        pick = picks[luck.draw(len(picks))]
        if isinstance(pick, r.KeepQuiet) and luck.draw(2):
            pick = r.Pitch("Eat me")
        if view(play, None).phase == "ranking" and luck.draw(3) == 0:
            told += play.expire(10**9 + at * 10**5)
        else:
            told += play.act(seat, pick, 10**9 + at * 10**5)
    lines += [words.event(entry.event) for entry in told]
    assert {tag(entry.event) for entry in told} >= {"stood-in", "pitched", "fitted-best", "put-on-line", "theme-set"}
    for line in lines:
        assert line
        assert not re.search(r"[{}$]|\b(do|told|screen|quality|why)-[a-z]|None|True|False", line), line


def test_a_view_of_each_phase_can_be_shown_to_a_spectator() -> None:
    play = table(3, pitch=True)
    assert "Flip 1 of 12" in BOX.board(view(play, None), r.Options(), BOX.words("en"))
