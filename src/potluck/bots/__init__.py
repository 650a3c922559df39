"""Bots for any box, through the contract and from views only: `random`, and whatever advisers the box has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from potluck.engine.chance import Chance
from potluck.engine.game import Refused
from potluck.engine.records import Action, Record
from potluck.games.box import Adviser, Box

RANDOM = "random"


class Random:
    """Any pick, each as likely."""

    def pick(self, view: Any, legal: Sequence[Action], luck: Chance) -> Action:
        del view
        return legal[luck.draw(len(legal))]


def levels(box: Box) -> list[str]:
    """The bots that can sit at a table of this box."""
    return [RANDOM, *box.advisers]


def bot(box: Box, level: str, options: Record) -> Adviser:
    """A bot for one seat of one table."""
    if level == RANDOM:
        return Random()
    if level not in box.advisers:
        raise Refused("", "bot-level", {"level": level, "levels": ", ".join(levels(box))})
    return box.advisers[level](options)
