"""The block and the cleaver: what a cut may take, what it may not, and that there always is one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from potluck.engine.chance import Loose
from potluck.games.diced_veggies.block import COLUMNS, QUADRANT, ROWS, SHAPES, find_cuts
from potluck.games.diced_veggies.records import Cut, Options, Restock, TakeAll, Took
from tests.games.diced_veggies.kitchen import Table, kitchen, lay_dice, spelled
from tests.rules import rule

BLOCK = """
C5 M5 O2
P5 T5 C6
"""

RAGGED = """
C3 M4 O5 P6
T5 .. .. ..
C5 .. .. ..
"""


def at_the_block(block: str, options: Options | None = None, held: str = "") -> Table:
    """Our cook is about to cut this block."""
    return kitchen(held, block=block, step="cut", options=options)


def cuts(table: Table) -> set[str]:
    """What each cut on offer takes."""
    taken = []
    for pick in table.legal():
        if isinstance(pick, Cut):
            again = kitchen(block=picture(table), step="cut")
            again.state.by_count = table.state.by_count
            before = spelled(again.view().block)
            again.do(pick)
            taken.append(minus(before, spelled(again.view().block)))
    assert len(set(taken)) == len(taken), "cuts that take the same dice are one cut"
    return set(taken)


def minus(all_dice: str, rest: str) -> str:
    """The dice that are gone."""
    gone = all_dice.split()
    for die in rest.split():
        gone.remove(die)
    return " ".join(gone)


def picture(table: Table) -> str:
    """The block as a picture."""
    by_place = {(die.row, die.column): spelled([die]) for die in table.view().block}
    return "\n".join(" ".join(by_place.get((row, column), "..") for column in range(COLUMNS)) for row in range(ROWS))


@rule("DV-7", "DV-R6")
def test_a_cut_takes_a_corner_of_the_block() -> None:
    table = at_the_block(BLOCK)
    told = table.do(Cut("nw", 2, 1))
    assert table.dice == "C5 P5"
    assert spelled(table.view().block) == "C6 M5 O2 T5"
    took = told[0]
    assert isinstance(took, Took)
    assert took.total == 10


@rule("DV-7", "DV-R6")
def test_all_cuts_of_a_small_block() -> None:
    assert cuts(at_the_block(BLOCK)) == {"C5", "O2", "P5", "C6", "C5 M5", "M5 O2", "C5 P5", "C6 O2", "P5 T5"}


@rule("DV-7")
def test_a_cut_takes_ten_at_most() -> None:
    table = at_the_block(BLOCK)
    assert Cut("nw", 1, 2) in table.legal()
    assert table.refuses(Cut("nw", 1, 3)) == ("DV-7", "cut-too-much")
    assert table.refuses(Cut("se", 4, 7)) == ("DV-7", "cut-too-much")


@rule("DV-7")
def test_a_cut_takes_at_least_one_die_and_leaves_one() -> None:
    table = at_the_block(BLOCK)
    assert table.refuses(Cut("se", 1, 1)) == ("DV-7", "cut-nothing")
    assert table.refuses(Cut("nw", 5, 7)) == ("DV-7", "cut-everything")


@rule("DV-7")
def test_what_is_left_must_be_in_one_piece() -> None:
    table = at_the_block(RAGGED)
    # Without the carrot in the corner, mushroom and tomato would only touch by their corners.
    assert table.refuses(Cut("nw", 1, 1)) == ("DV-7", "cut-in-pieces")
    assert cuts(table) == {"P6", "C5", "C5 T5"}


@rule("DV-7", "DV-R6")
def test_the_blade_reaches_in_from_every_side_of_the_frame() -> None:
    table = at_the_block(BLOCK)
    table.do(Cut("se", 4, 5))
    assert table.dice == "C6"
    assert Cut("ne", 1, 5) in at_the_block(BLOCK).legal()
    assert Cut("sw", 4, 1) in at_the_block(BLOCK).legal()


@rule("DV-R6")
def test_cuts_that_take_the_same_dice_are_one_cut() -> None:
    table = at_the_block("C4 M6\nO4 T6")
    upper_row = [pick for pick in table.legal() if pick in {Cut("nw", 1, columns) for columns in range(2, 8)}]
    assert len(upper_row) == 1
    same = {Cut("nw", 1, columns) for columns in range(2, 8)} | {Cut("ne", 1, 7)}
    for cut in same - set(upper_row):
        assert table.refuses(cut) == ("DV-R6", "cut-twice")


@rule("DV-7")
def test_dice_keep_their_numbers_and_the_held_ones_are_safe() -> None:
    table = at_the_block(BLOCK, held="T2 T3")
    table.do(Cut("ne", 1, 5))
    assert table.dice == "O2 T2 T3"


@rule("DV-8")
def test_a_rest_of_ten_is_taken_without_a_cut() -> None:
    table = at_the_block("C4 M4\nO2 ..")
    assert TakeAll() in table.legal()
    assert not [pick for pick in table.legal() if isinstance(pick, Cut)]
    assert table.refuses(Cut("nw", 1, 1)) == ("DV-8", "take-all")
    table.do(TakeAll())
    assert table.dice == "C4 M4 O2"
    assert table.view().block == []


@rule("DV-8")
def test_a_rest_of_eleven_must_be_cut() -> None:
    table = at_the_block("C5 M4\nO2 ..")
    assert table.refuses(TakeAll()) == ("DV-8", "too-much-left")
    assert cuts(table) == {"M4", "O2", "C5 M4", "C5 O2"}


@rule("DV-20")
def test_children_cut_three_dice_whatever_they_show() -> None:
    table = at_the_block(BLOCK, Options(cut="three"))
    table.do(Cut("nw", 1, 3))
    assert table.dice == "C5 M5 O2"
    again = at_the_block(BLOCK, Options(cut="three"))
    assert again.refuses(Cut("nw", 2, 2)) == ("DV-20", "cut-too-many")


@rule("DV-20")
def test_children_take_the_last_three_dice() -> None:
    table = at_the_block("C6 M6 O6", Options(cut="three"))
    assert table.legal() == [Restock(), TakeAll()]
    assert table.refuses(Cut("nw", 1, 1)) == ("DV-8", "take-all")
    four = at_the_block("C2 M2 O2 P2", Options(cut="three"))
    assert four.refuses(TakeAll()) == ("DV-20", "too-much-left")


@rule("DV-6")
def test_an_empty_block_can_only_be_restocked() -> None:
    table = at_the_block("")
    assert table.legal() == [Restock()]
    assert table.refuses(Cut("nw", 1, 1)) == ("DV-6", "restock-first")
    assert table.refuses(TakeAll()) == ("DV-6", "restock-first")


def random_block(seed: int, by_count: bool) -> Table:
    """A ragged block of random dice."""
    luck = Loose(f"block {seed}")
    shape = SHAPES[4 + luck.draw(32)]
    rows = shape[luck.draw(len(shape))]
    free = [f"{letter}" for letter in "CMOPT" for _ in range(7)]
    luck_order = list(range(len(free)))
    luck.shuffle(luck_order)
    names = iter(f"{free[place]}{1 + luck.draw(6)}" for place in luck_order)
    block = "\n".join(" ".join(next(names) for _ in range(length)) for length in rows)
    return kitchen(block=block, step="cut", options=Options(cut="three" if by_count else "ten"))


def has_gaps(cells: set[tuple[int, int]]) -> bool:
    """Whether a row or a column has a hole."""
    for axis in (0, 1):
        for line in range(7):
            along = sorted(cell[1 - axis] for cell in cells if cell[axis] == line)
            if along and along[-1] - along[0] + 1 != len(along):
                return True
    return False


def slow_cuts(table: Table) -> set[frozenset[tuple[int, int]]]:
    """All cuts, by trying every crossing of lines and filling the rest from one die on."""
    number = {(die.row, die.column): die.number for die in table.view().block}
    found: set[frozenset[tuple[int, int]]] = set()
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            for above in (False, True):
                for left in (False, True):
                    cut = {c for c in number if (c[0] < row) == above and (c[1] < column) == left}
                    size = len(cut) if table.state.by_count else sum(number[c] for c in cut)
                    if 0 < size <= (3 if table.state.by_count else 10) and in_one_piece(set(number) - cut):
                        found.add(frozenset(cut))
    return found


def in_one_piece(cells: set[tuple[int, int]]) -> bool:
    """Whether one can walk from any die to any other over edges."""
    if not cells:
        return False
    reached = [min(cells)]
    for row, column in reached:
        beside = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        reached.extend((beside & cells) - set(reached))
    return len(reached) == len(cells)


@rule("DV-R7", "DV-7", "DV-R6", "DV-8", "DV-20", "DV-R5")
@settings(deadline=None)
@given(seed=st.integers(0, 2**20), by_count=st.booleans(), luck=st.lists(st.integers(0, 10**6), max_size=12))
def test_there_is_always_a_legal_cut(seed: int, by_count: bool, luck: list[int]) -> None:
    """And rows and columns never get gaps, and the fast list of cuts is the slow one."""
    table = random_block(seed, by_count)
    for pick in luck:
        cells = {(die.row, die.column) for die in table.view().block}
        assert not has_gaps(cells)
        assert in_one_piece(cells)
        places = find_cuts(table.state)
        taken = {frozenset((r, c) for r, c in cells if QUADRANT[place] & 2 ** (8 * r + c)) for place in places}
        if table.state.total <= (3 if by_count else 10):
            assert places == []
            return
        assert places, "there is always a legal cut"
        assert len(taken) == len(places)
        assert taken == slow_cuts(table)
        cut = table.state.pantry.cut[places[pick % len(places)]]
        table.do(cut)
        table = kitchen(block=picture(table), step="cut", options=Options(cut="three" if by_count else "ten"))


@rule("DV-R5")
@pytest.mark.parametrize("dice", range(1, 36))
def test_ragged_blocks_are_packed_against_a_corner(dice: int) -> None:
    for rows in SHAPES[dice]:
        assert sum(rows) == dice
        assert len(rows) <= ROWS
        assert max(rows) <= COLUMNS
        assert sorted(rows, reverse=True) == rows
    assert len({tuple(rows) for rows in SHAPES[dice]}) == len(SHAPES[dice])


@rule("DV-R5", "DV-3")
def test_dice_lie_where_the_picture_says() -> None:
    table = kitchen()
    lay_dice(table.state, RAGGED, {})
    assert [(die.row, die.column) for die in table.view().block] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (2, 0)]
