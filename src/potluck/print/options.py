"""What people may choose when they print, and why something can't be printed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Paper = Literal["a4", "letter", "a3"]
CardSize = Literal["63x88", "44x67"]
Sides = Literal["fronts", "long-edge", "short-edge", "gutter-fold", "fronts-then-backs"]
Millimetres = Annotated[float, Meta(ge=-15, le=15)]

PAPERS: dict[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "a3": (297.0, 420.0)}
LIMITS = {"bleed": (0, 5), "die": (8, 30), "players": (0, 21), "shift": (-15, 15)}
CARDS: dict[str, tuple[float, float]] = {"63x88": (63.0, 88.0), "44x67": (44.0, 67.0)}


class Shift(Struct, frozen=True, forbid_unknown_fields=True):
    """What was read on the calibration page, seen from the front, in mm: to the right, down, and the turn.

    The turn is how much further right the upper mark reads than the lower one, 200 mm below it.
    """

    x: Millimetres = 0.0
    y: Millimetres = 0.0
    turn: Millimetres = 0.0


class PrintOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be chosen; what is left out works on a home printer."""

    paper: Paper = "a4"
    card: CardSize = "63x88"
    # Cards that are only a picture may be square or round.
    shape: Literal["square", "round"] = "square"
    language: Literal["en", "fr"] = "en"
    colour: Literal["full", "low-ink"] = "full"
    sides: Sides = "long-edge"
    # Colour beyond the cut, in mm; cards then lie apart.
    bleed: Annotated[float, Meta(ge=0, le=5)] = 0.0
    marks: bool = True
    # The edge of a die, in mm.
    die: Annotated[int, Meta(ge=8, le=30)] = 16
    # Which components, by id; none named means all.
    components: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=60)] = []
    # For so many players; 0 is the most the game takes.
    players: Annotated[int, Meta(ge=0, le=21)] = 0
    shift: Shift = Shift()
    # The game's own options, such as `deck` or `edition`.
    game: dict[str, Any] = {}


class CannotPrint(Exception):
    """Something that can't be printed, as a message of the print shop with its facts."""

    def __init__(self, why: str, **facts: str | int | float) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts


def explained(values: dict[str, Any]) -> PrintOptions:
    """The options in a form or on a command line, or CannotPrint: which one is wrong, and how."""
    try:
        return msgspec.convert(values, PrintOptions)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].strip("`")
        least, most = LIMITS.get(name.partition(".")[0], (0, 0))
        if least < most:
            raise CannotPrint("no-range", name=name, least=least, most=most) from error
        raise CannotPrint("no-options", error=str(error)) from error


def shift_of(text: str) -> dict[str, float]:
    """X,Y,TURN as typed; what is left out is 0."""
    names = [field.name for field in msgspec.structs.fields(Shift)]
    numbers = [number for number in text.split(",") if number.strip()]
    try:
        if len(numbers) > len(names):
            raise ValueError
        return {name: float(number) for name, number in zip(names, numbers, strict=False)}
    except ValueError as error:
        raise CannotPrint("no-shift") from error
