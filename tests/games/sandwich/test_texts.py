"""The words of Sandwich: both languages have the same, and all that is needed."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from msgspec.structs import fields

from potluck.engine.chance import Loose
from potluck.engine.play import start
from potluck.engine.records import Event
from potluck.games.sandwich import records as r
from potluck.games.sandwich.palate import TRAIT_NAMES
from potluck.games.sandwich.pantry import FAMILIES
from potluck.games.words import tag
from tests.games.sandwich.helpers import BOX, GAME, first_picks, table, view


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_can_be_said_has_words(language: str) -> None:
    words = BOX.words(language)
    missing = [f"phase-{phase}" for phase in get_args(r.Phase) if f"phase-{phase}" not in words]
    missing += [f"quality-{trait}" for trait in TRAIT_NAMES if f"quality-{trait}" not in words]
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


EVENTS = [kind for kind in vars(r).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
SAMPLES: dict[str, Any] = {
    "seat": 1, "game": 1, "games": 2, "to_the_right": True, "theme": "naval", "flip": 3, "sandwich": 2, "plate": "a",
    "dishes": [r.Dish("a", ["tuna", "honey"], None, None), r.Dish("b", [], 2, None)], "text": "Eat me", "why": "love",
    "quality": "sweet", "points": 2, "leaders": [r.Leader(0), r.Leader(2)], "another": False,
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_in_a_whole_sentence(kind: type[Event], language: str) -> None:
    words = BOX.words(language, seats=["Ann", "Ben", "Cleo"])
    one = {"ingredient": "tuna", "plate": "a"}
    several = {"ingredient": ["tuna", "honey"], "plate": ["b", "a"]}
    facts: dict[str, Any] = {}
    for field in fields(kind):
        choice = several if "list" in str(field.type) else one
        facts[field.name] = choice.get(field.name, SAMPLES.get(field.name))
    if kind is r.GameEnded:
        facts["points"] = [3, 2, 0]
    sentence = words.event(kind(**facts))
    assert sentence[:1].isupper(), sentence
    assert not re.search(r"[{}$]|[a-z]_[a-z]|None|  ", sentence), sentence
    if "seat" in facts:
        assert "Ben" in sentence
    if kind is r.TieAsked:
        assert "Ann" in sentence
        assert "Cleo" in sentence


def test_the_terminal_tells_how_to_praise_a_sandwich_and_what_its_marks_mean() -> None:
    options = r.Options(pitch=True, failure=True)
    play = first_picks(table(4, pitch=True, failure=True), "pitch")
    words = BOX.words("fr")
    seen = view(play, 1)
    assert seen.tasting is not None
    board = BOX.board(seen, options, words)
    assert f"Pour {str(seen.tasting.praising).upper()}, vous pouvez taper un boniment entre guillemets" in board
    assert "* se fane, ** pourrit" in board
    assert "guillemets" not in BOX.board(view(play, 0), options, words)
    play.act(1, r.Pitch("Mangez-moi"), 0)
    assert "« Mangez-moi »" in BOX.board(view(play, 0), options, words)


def test_a_view_of_each_phase_can_be_shown_to_a_spectator() -> None:
    play = table(3, pitch=True)
    assert "Flip 1 of 12" in BOX.board(view(play, None), r.Options(), BOX.words("en"))
