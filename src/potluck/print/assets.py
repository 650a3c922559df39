"""The fonts and pictures that art/gather.py has copied into the package."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
ASSETS = FOLDER / "assets"


class NoAssets(Exception):
    """The fonts and pictures were never gathered: a broken installation, not a person's mistake."""


@lru_cache(maxsize=1)
def icons() -> list[str]:
    """The names of all pictures."""
    names = sorted(path.stem for path in (ASSETS / "icons").glob("*.svg"))
    if not names:
        raise NoAssets("the print shop has no fonts and pictures: run python art/gather.py")
    return names


@lru_cache(maxsize=1)
def made_by() -> list[dict[str, Any]]:
    """Who made the fonts and pictures, and under which licence."""
    listed: list[dict[str, Any]] = json.loads((ASSETS / "credits.json").read_text(encoding="utf-8"))
    return listed
