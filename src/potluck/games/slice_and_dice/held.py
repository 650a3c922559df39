"""What a chef holds in secret, for a replay with all hands open."""

from __future__ import annotations

from potluck.engine.records import Facts
from potluck.games.slice_and_dice.records import View


def held(view: View) -> list[tuple[str, Facts]]:
    """The utensils in hand; all else is open (SD-R10)."""
    hand = None if view.me is None else view.players[view.me].hand
    return [("open-hand", {"utensil": hand})] if hand else []
