"""The guided first games: each is played by the real rules, teaches in both languages, and comes to its end."""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path

import msgspec
import pytest

from potluck.engine.game import Refusal
from potluck.games import BOXES, box as find_box
from potluck.server import lessons
from potluck.server.lessons import Lesson
from tests.server.people import Server, http

games = pytest.mark.parametrize("game", sorted(BOXES))


@cache
def played(game: str) -> Lesson:
    box = find_box(game)
    return lessons.lesson(box, lessons.script_of(box))


@games
def test_every_pick_that_is_wanted_may_be_made(game: str) -> None:
    lesson = played(game)
    wanted = [step for step in lesson.steps if step.wants]
    assert len(wanted) >= 8
    for step in wanted:
        assert step.say, "the learner is told what to pick"
        assert step.wants[0] in step.legal
        assert 0 in step.to_act


@games
def test_it_ends_with_words_and_nothing_left_to_do(game: str) -> None:
    last = played(game).steps[-1]
    assert last.say == "lesson-end"
    assert last.wants == []


@games
def test_it_is_told_in_both_languages_and_nothing_else_is(game: str) -> None:
    box = find_box(game)
    said = {step.say for step in played(game).steps if step.say}
    assert 8 <= len(said) <= 18
    for lang in ("en", "fr"):
        text = (box.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        told = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("lesson-")}
        assert told == said
        words = box.words(lang)
        # What has to be read at once stays short.
        assert all(len(words(key)) <= 330 for key in told)


@games
def test_rules_that_are_named_exist(game: str) -> None:
    rules = find_box(game).rules("en")
    assert [step.rule for step in played(game).steps if step.rule and f"**{step.rule}**" not in rules] == []


@games
def test_nobody_watches_for_long(game: str) -> None:
    row = longest = 0
    for step in played(game).steps:
        row = 0 if step.say else row + 1
        longest = max(longest, row)
    assert longest <= 12


@games
def test_it_shows_only_what_the_learner_may_see(game: str) -> None:
    """The others' hands are in no step: the view is seat 0's own."""
    for step in played(game).steps:
        assert step.view["me"] == 0


def test_others_may_also_play_by_the_rule_of_thumb() -> None:
    box = find_box("diced-veggies")
    script = lessons.script_of(box)
    loose = msgspec.structs.replace(script, step=[*map(thumbed, script.step[:4]), script.step[-1]])
    steps = lessons.lesson(box, loose).steps
    assert steps[-1].say == "lesson-end"
    assert 0 in steps[-1].to_act
    assert any(step.by == 1 for step in steps)


def thumbed(step: lessons.Scripted) -> lessons.Scripted:
    return msgspec.structs.replace(step, others=None)


def test_a_lesson_must_end_with_words() -> None:
    box = find_box("diced-veggies")
    script = lessons.script_of(box)
    with pytest.raises(ValueError, match="words"):
        lessons.lesson(box, msgspec.structs.replace(script, step=[msgspec.structs.replace(script.step[2], say="")]))


def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        lessons.script_of(dataclasses.replace(find_box("sandwich"), folder=tmp_path))
    assert refused.value.why == "no-lesson"


def test_lessons_are_served(running: Server) -> None:
    status, lesson, _ = http(running.address, "/api/games/sandwich/lesson")
    assert status == 200
    assert lesson["names"] == ["", "Olive", "Max"]
    assert lesson["steps"][0]["say"] == "lesson-welcome"
    status, problem, _ = http(running.address, "/api/games/chess/lesson")
    assert (status, problem["why"]) == (404, "no-game")
