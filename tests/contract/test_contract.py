"""The contract suite over every box. A game gives its tables in tests/games/<game>/cases.py."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from potluck.games import BOXES, box
from tests.contract import suite
from tests.contract.suite import Case


def given(name: str) -> ModuleType:
    """What a game's tests give the suite: CASES, and secret(), which tells the ids that are ever hidden."""
    return import_module(f"tests.games.{name.replace('-', '_')}.cases")


CASES = [case for name in BOXES for case in given(name).CASES]


@pytest.mark.parametrize("check", suite.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_contract(check: Any, case: Case) -> None:
    check(case, "contract")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_tell_no_secrets(case: Case) -> None:
    suite.check_events(case, "events", given(case.game.name).secret)


@pytest.mark.parametrize("name", BOXES)
def test_every_number_of_seats_is_tried(name: str) -> None:
    assert {case.seats for case in given(name).CASES} == set(box(name).game.seats)


@pytest.mark.parametrize("name", BOXES)
def test_sets_and_dicts_have_no_say(name: str) -> None:
    """The same seed gives the same game, entry by entry, whatever order Python's hashes put sets in."""
    program = (
        f"from tests.games.{name.replace('-', '_')}.cases import CASES\n"
        "from tests.contract.suite import dump, finished\n"
        "import sys; sys.stdout.buffer.write(dump(finished(CASES[0], 'hashes', digests=True)))"
    )
    root = Path(__file__).parent.parent.parent
    logs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env=dict(os.environ, PYTHONHASHSEED=seed, PYTHONPATH=os.pathsep.join([*sys.path, str(root)])),
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert logs[0] == logs[1]
    assert logs[0]
