"""What a cook holds in secret, for a replay with all hands open."""

from __future__ import annotations

from potluck.engine.records import Facts
from potluck.games.diced_veggies.records import View


def held(view: View) -> list[tuple[str, Facts]]:
    """The Hypes in hand; all else is open (DV-4)."""
    return [("open-hypes", {"hype": view.hypes})] if view.hypes else []
