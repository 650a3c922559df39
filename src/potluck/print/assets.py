"""The fonts and pictures that art/gather.py has copied into the package."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from potluck.print.options import CannotPrint

FOLDER = Path(__file__).parent
ASSETS = FOLDER / "assets"


@lru_cache(maxsize=1)
def icons() -> list[str]:
    """The names of all pictures."""
    names = sorted(path.stem for path in (ASSETS / "icons").glob("*.svg"))
    if not names:
        raise CannotPrint("no-assets")
    return names


@lru_cache(maxsize=1)
def made_by() -> list[dict[str, Any]]:
    """Who made the fonts and pictures, and under which licence."""
    listed: list[dict[str, Any]] = json.loads((ASSETS / "credits.json").read_text(encoding="utf-8"))
    return listed
