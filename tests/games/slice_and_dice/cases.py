"""The tables of Slice & Dice that the contract suite plays, and its golden logs."""

from __future__ import annotations

from collections.abc import Iterator

from potluck.games import box
from potluck.games.slice_and_dice.records import Deck, Options
from tests.contract.suite import Case, finished, golden_lines

GAME = box("slice-and-dice").game
DECK: Deck = box("slice-and-dice").house()

CASES = [
    Case(GAME, 2, Options(length="short")),
    Case(GAME, 3, Options(length="short", first="2", reaction_seconds=0)),
    Case(GAME, 4, Options(length="short", reactions="holders"), "holders"),
    Case(GAME, 2, Options(coop="easy"), "coop"),
]


def secret(word: str) -> bool:
    """Utensils are hidden in hands and deck, dishes in the deck."""
    return word in {card.id for card in DECK.utensil} | {card.id for card in DECK.dish}


def golden() -> Iterator[tuple[str, bytes]]:
    """One log of each table, played at random."""
    for case in CASES:
        yield str(case).removeprefix("slice-and-dice-"), golden_lines(finished(case, "golden", digests=True), "golden")
