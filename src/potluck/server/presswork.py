"""The process that prints: a job comes in on its input, the PDF goes out."""

from __future__ import annotations

from typing import Any

import msgspec

from potluck.engine.game import Refusal
from potluck.games import box
from potluck.print.options import CannotPrint, PrintOptions
from potluck.print.shop import print_calibration, print_game
from potluck.server.apart import at_work


def printed(job: dict[str, Any]) -> bytes:
    """The PDF of a job."""
    options = msgspec.convert(job["options"], PrintOptions)
    try:
        return print_calibration(options) if job["calibrate"] else print_game(box(job["game"]), options)
    except CannotPrint as problem:
        raise Refusal("", problem.why, problem.facts) from problem


if __name__ == "__main__":
    at_work(lambda job: printed(msgspec.json.decode(job)))
