"""The games, each in a folder of its own. Adding a game is adding its folder and its line here."""

from __future__ import annotations

from importlib import import_module

from potluck.games.box import Box

BOXES = {
    "chicken-fried-dice": "potluck.games.chicken_fried_dice",
    "diced-veggies": "potluck.games.diced_veggies",
    "sandwich": "potluck.games.sandwich",
    "slice-and-dice": "potluck.games.slice_and_dice",
}


def box(name: str) -> Box:
    """The box of this name; boxes are opened when they are asked for, so that starting stays quick."""
    opened: Box = import_module(BOXES[name]).BOX
    return opened


def boxes() -> list[Box]:
    """All boxes."""
    return [box(name) for name in BOXES]
