"""How many cuts, and how many positions after one to three of them, ten blocks have.

The numbers stand in counts.txt, worked out by the slow enumeration below: plain sets of places, every crossing of the
grid, every quadrant, flood fill. The rules must come to the same. When they don't, the message tells the positions
below each first cut, so that one walks down to the wrong one.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from potluck.engine.chance import Scripted
from potluck.engine.game import Moment
from potluck.games.diced_veggies.block import COLUMNS, ROWS
from potluck.games.diced_veggies.records import Cut, Options
from potluck.games.diced_veggies.state import CUT, NONE, STRIDE, WAIT, State
from tests.games.diced_veggies.kitchen import GAME, kitchen
from tests.rules import rule

FILE = Path(__file__).parent / "counts.txt"
DEPTH = 3

Place = tuple[int, int]
Block = frozenset[Place]


@dataclass(frozen=True)
class Count:
    """A block with the numbers that are due."""

    name: str
    picture: str
    cut: str
    cuts: int
    positions: list[int]


def read() -> list[Count]:
    """The blocks of counts.txt."""
    found = []
    for part in FILE.read_text(encoding="utf-8").split("\n\n"):
        if part.startswith("#"):
            continue
        head, *rows, last = part.strip().splitlines()
        name, _, cut = head.partition(", cut of ")
        cuts, positions = last.removeprefix("cuts ").split(", positions ")
        found.append(Count(name, "\n".join(rows), cut, int(cuts), [int(n) for n in positions.split()]))
    return found


COUNTS = read()


def numbers(picture: str) -> dict[Place, int]:
    """The number at each place of a picture."""
    return {
        (row, column): int(name[1])
        for row, line in enumerate(picture.splitlines())
        for column, name in enumerate(line.split())
        if name != ".."
    }


def connected(block: Block) -> bool:
    """Flood fill from any die."""
    if not block:
        return False
    waiting, seen = [next(iter(block))], set[Place]()
    while waiting:
        row, column = waiting.pop()
        if (row, column) in block and (row, column) not in seen:
            seen.add((row, column))
            waiting += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return len(seen) == len(block)


def slow_cuts(block: Block, shown: dict[Place, int], cut: str) -> set[Block]:
    """What is left after each cut; nothing to cut where all may be taken."""

    def size(dice: Block) -> int:
        return len(dice) if cut == "three" else sum(shown[die] for die in dice)

    most = 3 if cut == "three" else 10
    if size(block) <= most:
        return set()
    rests = set()
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            quadrants: list[Block] = [
                frozenset(die for die in block if (die[0] < row) is up and (die[1] < column) is left)
                for up in (True, False)
                for left in (True, False)
            ]
            rests |= {block - q for q in quadrants if q and size(q) <= most and connected(block - q)}
    return rests


def slow_positions(block: Block, shown: dict[Place, int], cut: str, depth: int) -> int:
    """How many ways there are to cut so many times."""
    if depth == 0:
        return 1
    return sum(slow_positions(rest, shown, cut, depth - 1) for rest in slow_cuts(block, shown, cut))


def fast_rests(state: State) -> dict[Cut, State]:
    """What the rules make of each cut they offer, with our cook at the block again."""
    rests = {}
    for pick in GAME.legal(state, 0):
        if isinstance(pick, Cut):
            after = GAME.clone(state)
            GAME.apply(after, 0, pick, Moment(0, Scripted()))
            after.step = [CUT, WAIT]
            rests[pick] = after
    return rests


def fast_positions(state: State, depth: int) -> int:
    """How many ways the rules know to cut so many times."""
    return 1 if depth == 0 else sum(fast_positions(rest, depth - 1) for rest in fast_rests(state).values())


def below_each_cut(state: State, count: Count) -> str:
    """The positions below each first cut, by the rules and by the slow enumeration."""
    shown = numbers(count.picture)
    slow = {
        rest: slow_positions(rest, shown, count.cut, DEPTH - 1)
        for rest in slow_cuts(frozenset(shown), shown, count.cut)
    }
    lines = []
    for cut, after in fast_rests(state).items():
        rest = frozenset(place for place in shown if after.cell[STRIDE * place[0] + place[1]] != NONE)
        due = slow.pop(rest, None)
        lines.append(f"{cut}: {fast_positions(after, DEPTH - 1)}, due {due}")
    lines += [f"missing, leaving {sorted(rest)}: due {due}" for rest, due in slow.items()]
    return "\n".join(["", *lines])


def state_of(count: Count) -> State:
    """Our cook at the block."""
    options = Options(cut="three" if count.cut == "three" else "ten")
    return kitchen(block=count.picture, step="cut", options=options).state


def test_there_are_ten_blocks() -> None:
    assert len(COUNTS) == 10
    assert len({count.picture for count in COUNTS}) >= 9
    assert {count.cut for count in COUNTS} == {"ten", "three"}


@rule("DV-7", "DV-R6", "DV-8", "DV-20")
@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)
def test_counts_of_the_rules(count: Count) -> None:
    state = state_of(count)
    assert len(fast_rests(state)) == count.cuts, below_each_cut(state, count)
    positions = [fast_positions(state, depth) for depth in range(1, DEPTH + 1)]
    assert positions == count.positions, below_each_cut(state, count)


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)
def test_counts_of_the_slow_enumeration(count: Count) -> None:
    shown = numbers(count.picture)
    block = frozenset(shown)
    assert len(slow_cuts(block, shown, count.cut)) == count.cuts
    # The third step of a whole block takes this enumeration too long to be gone through each time.
    depths = DEPTH if len(block) < 16 else DEPTH - 1
    assert [slow_positions(block, shown, count.cut, depth) for depth in range(1, depths + 1)] == count.positions[
        :depths
    ]
