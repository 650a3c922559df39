"""The block of dice and the blade: which cuts there are (DV-7), and why another is none; ragged blocks (DV-R5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from potluck.engine.chance import Chance
from potluck.engine.game import Illegal
from potluck.games.diced_veggies.state import CELLS, NONE, STRIDE, State

ROWS: Final = 5
COLUMNS: Final = 7
# The quadrants of one corner.
REACHES: Final = 35
LIMIT_TOTAL: Final = 10
LIMIT_DICE: Final = 3

BIT: list[i64] = [2**cell for cell in range(ROWS * STRIDE)]


def quadrant(corner: int, rows: int, columns: int) -> int:
    """The cells in so many rows and columns from a corner: 0 north-west, 1 north-east, 2 south-west, 3 south-east."""
    cells = 0
    for row in range(rows):
        for column in range(columns):
            r = row if corner < 2 else ROWS - 1 - row
            c = column if corner % 2 == 0 else COLUMNS - 1 - column
            cells += 2 ** (STRIDE * r + c)
    return cells


# By the place of the action among the cuts: corner, then rows, then columns.
QUADRANT: list[i64] = [
    quadrant(corner, rows, columns)
    for corner in range(4)
    for rows in range(1, ROWS + 1)
    for columns in range(1, COLUMNS + 1)
]


def find_cuts(state: State) -> list[int]:
    """All cuts of the block (DV-7, DV-R6), each set of dice once; none where DV-8 holds. Worked out once a block.

    From each corner the sums of the quadrants only grow with rows and columns, so the reach shrinks from row to row.
    """
    found = state.cuts
    if found is not None:
        return found
    found = []
    state.cuts = found
    if all_may_be_taken(state):
        return found
    most = limit(state)
    block: i64 = state.block
    cells, numbers, quadrants, by_count = state.cell, state.number, QUADRANT, state.by_count
    for corner in range(4):
        sums = [0, 0, 0, 0, 0, 0, 0]
        reach = COLUMNS
        step = 1 if corner & 1 == 0 else -1
        for row in range(ROWS):
            cell = STRIDE * (row if corner < 2 else ROWS - 1 - row)
            cell += 0 if corner & 1 == 0 else COLUMNS - 1
            place = corner * REACHES + row * COLUMNS
            # The sum of this row up to here; and of the last column that had a die of its own in the quadrant.
            along, before = 0, 0
            column = 0
            while column < reach:
                die = cells[cell]
                if die >= 0:
                    along += 1 if by_count else numbers[die]
                total = sums[column] + along
                if total > most:
                    reach = column
                    break
                sums[column] = total
                # A quadrant whose last row or last column is empty takes the same dice as a smaller one.
                if along > 0 and total > before:
                    before = total
                    taken: i64 = block & quadrants[place + column]
                    if in_one_piece(block ^ taken) and (corner == 0 or is_new(taken, block, found)):
                        found.append(place + column)
                cell += step
                column += 1
            if reach == 0:
                break
    return found


def is_new(taken: i64, block: i64, found: list[int]) -> bool:
    """Whether no cut found so far takes just these dice."""
    quadrants = QUADRANT
    for place in found:
        if block & quadrants[place] == taken:
            return False
    return True


def in_one_piece(cells: i64) -> bool:
    """Whether what is left is edge-connected and not empty.

    A block's rows have no gaps (DV-R7), so it is in one piece when its rows follow each other and neighbours overlap.
    """
    above: i64 = 0
    ended = False
    for _ in range(ROWS):
        row: i64 = cells & 127
        cells >>= STRIDE
        if row == 0:
            ended = ended or above != 0
        elif ended or (above != 0 and row & above == 0):
            return False
        above = row
    return above != 0 or ended


def all_may_be_taken(state: State) -> bool:
    """DV-8, DV-20: few enough are left to take them without a cut."""
    return state.total <= limit(state)


def limit(state: State) -> int:
    """DV-7: a total of ten; DV-20: three dice."""
    return LIMIT_DICE if state.by_count else LIMIT_TOTAL


def why_no_cut(state: State, place: int) -> Illegal:
    """What is wrong with a cut that is not among those found."""
    if all_may_be_taken(state):
        return Illegal("DV-8", "take-all")
    taken = state.block & QUADRANT[place]
    if taken == 0:
        return Illegal("DV-7", "cut-nothing")
    if taken == state.block:
        return Illegal("DV-7", "cut-everything")
    total, count = 0, 0
    for cell in range(CELLS):
        if taken & BIT[cell] != 0:
            total += state.number[state.cell[cell]]
            count += 1
    if state.by_count:
        if count > LIMIT_DICE:
            return Illegal("DV-20", "cut-too-many", {"count": count, "limit": LIMIT_DICE})
    elif total > LIMIT_TOTAL:
        return Illegal("DV-7", "cut-too-much", {"total": total, "limit": LIMIT_TOTAL})
    if not in_one_piece(state.block ^ taken):
        return Illegal("DV-7", "cut-in-pieces")
    return Illegal("DV-R6", "cut-twice")


def take(state: State, cells: i64) -> list[int]:
    """Takes these dice off the block, numbers unchanged."""
    dice: list[int] = []
    bits, placed = BIT, state.cell
    for cell in range(CELLS):
        if cells & bits[cell] != 0:
            die = placed[cell]
            dice.append(die)
            placed[cell] = NONE
            state.left[state.type[die]] -= 1
            state.total -= 1 if state.by_count else state.number[die]
    state.block ^= cells
    state.cuts = None
    return dice


def roll_block(state: State, dice: list[int], rows: list[int], chance: Chance) -> None:
    """Rolls dice into the frame and drags them into rows of these lengths, in random places."""
    chance.shuffle(dice)
    faces = chance.roll(len(dice), len(state.faces))
    for i in range(len(dice)):
        state.number[dice[i]] = state.faces[faces[i]]
    state.cell = [NONE] * len(state.cell)
    state.left = [0] * 5
    state.block = 0
    state.total = 0
    state.cuts = None
    next_die = 0
    for row in range(len(rows)):
        for column in range(rows[row]):
            die = dice[next_die]
            next_die += 1
            state.cell[STRIDE * row + column] = die
            state.left[state.type[die]] += 1
            state.total += 1 if state.by_count else state.number[die]
            state.block |= BIT[STRIDE * row + column]


def shapes(dice: int, rows: int = ROWS, widest: int = COLUMNS) -> list[list[int]]:
    """Every ragged block of so many dice: rows from the corner on, none longer than the one before (DV-R5)."""
    if dice == 0:
        return [[]]
    if rows == 0:
        return []
    found: list[list[int]] = []
    for first in range(min(dice, widest), 0, -1):
        for rest in shapes(dice - first, rows - 1, first):
            found.append([first, *rest])
    return found


SHAPES: list[list[list[int]]] = [shapes(dice) for dice in range(ROWS * COLUMNS + 1)]
