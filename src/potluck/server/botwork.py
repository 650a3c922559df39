"""The process in which bots think: reads questions from its input, writes the places of picks to its output."""

from __future__ import annotations

import os
import pickle
import struct
import sys
import traceback
from collections import OrderedDict
from typing import Any, BinaryIO

from potluck.bots import bot
from potluck.engine.chance import Loose
from potluck.games import box
from potluck.games.box import Adviser

# Bots that are remembered; the one not asked for longest is forgotten first.
REMEMBERED = 500


def answer(advisers: OrderedDict[Any, Adviser], question: dict[str, Any]) -> int:
    """The place of the pick among the legal ones."""
    key, luck = question["key"], os.urandom(16).hex()
    if key not in advisers:
        luck = question["born"]
        advisers[key] = bot(box(question["game"]), key[2], question["options"])
        if len(advisers) > REMEMBERED:
            advisers.popitem(last=False)
    advisers.move_to_end(key)
    legal = question["legal"]
    pick = advisers[key].pick(question["view"], legal, Loose(luck))
    return int(legal.index(pick))


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there are no more questions."""
    advisers: OrderedDict[Any, Adviser] = OrderedDict()
    while head := questions.read(4):
        question = pickle.loads(questions.read(struct.unpack("!I", head)[0]))
        try:
            place = answer(advisers, question)
        except Exception:
            traceback.print_exc()
            advisers.pop(question["key"], None)
            place = -1
        answers.write(struct.pack("!i", place))
        answers.flush()


def main() -> None:
    """What a bot prints must not get between the answers."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
