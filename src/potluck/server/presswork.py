"""The process that prints: a job comes in on its input, the PDF goes out; exit code 3 and a reason if it can't be."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from potluck.games import box
from potluck.print.options import CannotPrint, PrintOptions
from potluck.print.shop import print_calibration, print_game


def work(job: dict[str, Any]) -> bytes:
    """The PDF of a job."""
    options = msgspec.convert(job["options"], PrintOptions)
    return print_calibration(options) if job["calibrate"] else print_game(box(job["game"]), options)


if __name__ == "__main__":
    try:
        output, code = work(msgspec.json.decode(sys.stdin.buffer.read())), 0
    except CannotPrint as problem:
        output, code = msgspec.json.encode([problem.why, problem.facts]), 3
    sys.stdout.buffer.write(output)
    sys.stdout.flush()
    sys.exit(code)
