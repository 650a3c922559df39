"""Every box speaks both languages: the same messages, one for all that can be said, and none that nobody says."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from potluck.engine.records import Action, Event
from potluck.games import BOXES, box
from potluck.games.box import Box

HOUSE = Path(__file__).resolve().parents[2]
FIELDS = r"\{\s*\$(\w+)"
# Reasons of refusals as they stand in the sources: raised, in a fault of a deck, or behind the number of a rule.
REASONS = (
    r"(?:Illegal|Refused)\([^,]*?,\s*f?\"([a-z-]+)\"",
    r"\"(deck-[a-z-]+)\"",
    r"\"[A-Z]{2}-R?\d+ ([a-z-]+)\"",
)


@pytest.fixture(params=BOXES)
def one(request: pytest.FixtureRequest) -> Box:
    """Each box."""
    return box(request.param)


def messages(one: Box, language: str) -> dict[str, str]:
    """Each message of a box with its text."""
    text = (one.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*) = ?(.*(?:\n[ }].*)*)", text, re.MULTILINE)
    assert len({key for key, _ in found}) == len(found), "a message stands there twice"
    return dict(found)


def sources(one: Box) -> str:
    """The code of a box's folder."""
    return "".join(path.read_text(encoding="utf-8") for path in one.folder.glob("*.py"))


def named(kind: type[Action] | type[Event]) -> str:
    """What a pick or an event is called."""
    return str(kind.__struct_config__.tag)


def events(one: Box) -> set[str]:
    """The tags of all that can happen in a game."""
    records = vars(import_module(f"potluck.games.{one.folder.name}.records")).values()
    return {named(kind) for kind in records if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event}


def test_both_languages_have_the_same_messages_with_the_same_facts(one: Box) -> None:
    english, french = messages(one, "en"), messages(one, "fr")
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(re.findall(FIELDS, text)) == set(re.findall(FIELDS, french[key])), key


def test_every_refusal_has_a_sentence(one: Box) -> None:
    words, code = one.words("en"), sources(one)
    reasons = {reason for pattern in REASONS for reason in re.findall(pattern, code)}
    assert len(reasons) > 20
    assert {reason for reason in reasons if f"no-{reason}" not in words} == set()


def test_no_sentence_of_a_refusal_is_unused(one: Box) -> None:
    code = sources(one)
    keys = [key.removeprefix("no-") for key in messages(one, "en") if key.startswith("no-")]
    assert [key for key in keys if not re.search(rf"[\" ]{key}\"", code)] == []


def test_every_pick_and_every_option_has_words(one: Box) -> None:
    words = one.words("en")
    needed = [f"do-{named(kind)}" for kind in one.game.actions]
    # What an own deck is, the command line says for all games.
    needed += [f"option-{name.replace('_', '-')}" for name in one.game.options.__struct_fields__ if name != "deck"]
    assert [key for key in needed if key not in words] == []


def test_no_sentence_tells_of_what_cannot_happen(one: Box) -> None:
    told = {key.removeprefix("told-") for key in messages(one, "en") if key.startswith("told-")}
    assert told - events(one) == set()


def test_every_message_of_reports_screens_and_scores_is_used(one: Box) -> None:
    board = [*(HOUSE / "web" / "src" / "games" / one.name).glob("*.svelte")]
    code = sources(one) + "".join(path.read_text(encoding="utf-8") for path in board)
    # A simulation says how long games are, whatever the game.
    keys = {key for key in messages(one, "en") if key.startswith(("report-", "screen-", "score-"))} - {"report-length"}
    assert [key for key in keys if not re.search(rf"['\"]{key}['\"]", code)] == []
