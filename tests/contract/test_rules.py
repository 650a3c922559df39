"""Rules have the same numbers in both languages, each is cited by a test, and nobody cites one that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from potluck.games import BOXES, box

GAMES = Path(__file__).parent.parent / "games"
NUMBER = re.compile(r"\b[A-Z]{2}-R?\d+\b")


def rules(name: str, language: str) -> list[str]:
    """The numbers of the rules, in their order."""
    return re.findall(r"^\*\*([A-Z]{2}-R?\d+)\*\*", box(name).rules(language), re.MULTILINE)


def cited_by_tests(name: str) -> set[str]:
    """What stands in @rule(...) of a game's tests."""
    cited: set[str] = set()
    for path in (GAMES / name.replace("-", "_")).glob("test_*.py"):
        for marks in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            cited.update(NUMBER.findall(marks))
    return cited


@pytest.mark.parametrize("name", BOXES)
def test_both_languages_have_the_same_rules(name: str) -> None:
    assert rules(name, "en")
    assert rules(name, "en") == rules(name, "fr")
    assert len(set(rules(name, "en"))) == len(rules(name, "en"))


@pytest.mark.parametrize("name", BOXES)
def test_every_rule_has_a_test(name: str) -> None:
    assert set(rules(name, "en")) - cited_by_tests(name) == set()


@pytest.mark.parametrize("name", BOXES)
def test_cited_rules_exist(name: str) -> None:
    prefix = rules(name, "en")[0][:3]
    code = "".join(path.read_text(encoding="utf-8") for path in box(name).folder.glob("*.py"))
    cited = {number for number in NUMBER.findall(code) if number.startswith(prefix)} | cited_by_tests(name)
    assert cited - set(rules(name, "en")) == set()
