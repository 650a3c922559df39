"""Restocking: when one may, what is rolled, what comes back."""

from __future__ import annotations

import pytest

from potluck.games.diced_veggies.block import SHAPES
from potluck.games.diced_veggies.records import Cut, Options, Restock, Restocked
from tests.games.diced_veggies.kitchen import FULL, kitchen, spelled
from tests.rules import rule

NO_CARROT = """
M5 O5 P5
T5 M6 O6
"""


def luck(dice: int, shape: int = 0, faces: list[int] | None = None) -> list[int]:
    """A shape, the dice in their order, and their faces: all on their first face unless told."""
    return [shape, *range(dice), *(faces or [0] * dice)]


@rule("DV-6")
def test_one_may_restock_when_a_type_is_missing_from_the_block() -> None:
    assert Restock() in kitchen(block=NO_CARROT).legal()
    assert kitchen(block=FULL).refuses(Restock()) == ("DV-6", "restock-all-there")


@rule("DV-6")
def test_it_is_the_block_that_counts_not_the_hands() -> None:
    assert Restock() in kitchen("C2 C2 C2", block=NO_CARROT, others={1: "C4"}).legal()


@rule("DV-6")
def test_spent_dice_and_the_block_are_rolled_and_cooks_keep_theirs() -> None:
    table = kitchen("C4 T6", block=NO_CARROT, others={1: "O3"})
    told = table.do(Restock(), luck=luck(32))
    assert table.dice == "C4 T6"
    assert spelled(table.view().kitchens[1].dice) == "O3"
    assert len(table.view().block) == 32
    assert table.view().spent == []
    assert {die.number for die in table.view().block} == {2}
    assert isinstance(told[0], Restocked)
    assert told[0].block == table.view().block


@rule("DV-6")
def test_all_chef_tokens_come_back() -> None:
    table = kitchen(block=NO_CARROT, chef=False, seats=3)
    assert [cook.chef for cook in table.view().kitchens] == [False, False, False]
    table.do(Restock(), luck=luck(35))
    assert [cook.chef for cook in table.view().kitchens] == [True, True, True]


@rule("DV-6")
def test_the_turn_goes_on_with_the_cut() -> None:
    table = kitchen(block=NO_CARROT)
    table.do(Restock(), luck=luck(35))
    assert table.step == "cut"
    assert any(isinstance(pick, Cut) for pick in table.legal())


@rule("DV-R12")
def test_at_most_once_a_turn_even_if_a_type_is_missing_still() -> None:
    table = kitchen(block=NO_CARROT, others={1: "C2 C2 C2 C2 C2 C2 C2"})
    table.do(Restock(), luck=luck(28))
    assert table.view().missing == ["carrot"]
    assert table.refuses(Restock()) == ("DV-R12", "restocked-already")


@rule("DV-R5")
@pytest.mark.parametrize(
    ("shape", "lying"),
    [(0, [(0, 0), (0, 1), (0, 2)]), (1, [(0, 0), (0, 1), (1, 0)]), (2, [(0, 0), (1, 0), (2, 0)])],
)
def test_chance_picks_one_of_the_shapes(shape: int, lying: list[tuple[int, int]]) -> None:
    held = "C2 C2 C2 C2 C2 C2 C2 M2"
    others = {1: "M2 M2 M2 M2 M2 M2 O2 O2", 2: "O2 O2 O2 O2 O2 P2 P2 P2", 3: "P2 P2 P2 P2 T2 T2 T2 T2"}
    table = kitchen(held, block="", others=others, seats=4)
    assert len(SHAPES[3]) == 3
    table.do(Restock(), luck=luck(3, shape, [3, 4, 5]))
    assert [(die.row, die.column) for die in table.view().block] == lying
    assert spelled(table.view().block) == "T4 T5 T6"


@rule("DV-R7")
def test_with_32_dice_held_three_are_left_to_roll() -> None:
    """Four cooks with eight dice each: the restock above rolls three, never none."""
    assert 35 - 4 * 8 == 3
    assert [sum(rows) for rows in SHAPES[3]] == [3, 3, 3]


@rule("DV-2", "DV-R2")
@pytest.mark.parametrize(("edition", "faces"), [("en", "2 2 3 4 5 6"), ("fr", "1 2 3 3 4 5")])
def test_the_faces_of_the_editions(edition: str, faces: str) -> None:
    options = Options(edition="en" if edition == "en" else "fr")
    table = kitchen(block="", options=options)
    table.do(Restock(), luck=luck(35, 0, [0, 1, 2, 3, 4, 5] + [0] * 29))
    assert " ".join(str(die.number) for die in table.view().block[:6]) == faces


@rule("DV-R5")
def test_dice_lie_in_random_places() -> None:
    table = kitchen(block="")
    table.do(Restock(), luck=[0, *reversed(range(35)), *([0] * 35)])
    assert [die.type for die in table.view().block[:7]] == ["tomato"] * 7
