"""What a cook holds in secret, for a replay with all hands open."""

from __future__ import annotations

from potluck.engine.records import Facts
from potluck.games.sandwich.records import View


def held(view: View) -> list[tuple[str, Facts]]:
    """The own cards, the sandwiches in the making, and who gets which (SW-R3, SW-R7)."""
    mine = view.mine
    if mine is None:
        return []
    told: list[tuple[str, Facts]] = []
    if mine.pending is not None:
        told.append(("open-pending", {"ingredient": mine.pending}))
    if mine.loose:
        told.append(("open-loose", {"ingredient": mine.loose}))
    for number, cards in enumerate(mine.sandwiches, 1):
        if cards:
            told.append(("open-sandwich", {"number": number, "ingredient": cards}))
    told += [("open-served", {"to_seat": one.to, "ingredient": one.cards}) for one in mine.served]
    return told
