"""Golden logs: games played before must play the same now. `--update-golden` rewrites them; read the diff."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from potluck.games import BOXES, box
from tests.contract import suite

GAMES = Path(__file__).parent.parent / "games"


def folder(name: str) -> Path:
    return GAMES / name.replace("-", "_") / "golden"


LOGS = [(name, path) for name in BOXES for path in sorted(folder(name).glob("*.jsonl"))]


@pytest.mark.parametrize("name", BOXES)
def test_every_box_has_golden_logs(name: str, update_golden: bool) -> None:
    if update_golden:
        folder(name).mkdir(exist_ok=True)
        for title, text in import_module(f"tests.games.{name.replace('-', '_')}.cases").golden():
            (folder(name) / f"{title}.jsonl").write_bytes(text)
    assert any(folder(name).glob("*.jsonl")), "adding one is easy: give cases.golden() and run ./check --update-golden"


@pytest.mark.parametrize(("name", "path"), LOGS, ids=[f"{name}-{path.stem}" for name, path in LOGS])
def test_golden(name: str, path: Path, update_golden: bool) -> None:
    if not update_golden:
        suite.check_golden(box(name).game, path.read_bytes())
