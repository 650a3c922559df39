"""A process of bots in which `random` hangs, crashes or raises; the others think as usual."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from potluck.server import botwork

HARM = sys.argv[1]
answer = botwork.answer


def broken(advisers: Any, question: dict[str, Any]) -> int:
    if question["key"][2] == "random":
        if HARM == "hangs":
            time.sleep(600)
        if HARM == "crashes":
            os._exit(1)
        raise RuntimeError("a bot with a fault")
    return answer(advisers, question)


botwork.answer = broken
botwork.main()
