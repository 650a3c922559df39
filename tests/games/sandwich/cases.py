"""The tables of Sandwich that the contract suite plays, and its golden logs."""

from __future__ import annotations

from collections.abc import Iterator

from potluck.games import box
from potluck.games.sandwich.records import Deck, Options
from tests.contract.suite import Case, finished, golden_lines

GAME = box("sandwich").game
DECK: Deck = box("sandwich").house()

CASES = [
    Case(GAME, 3, Options()),
    Case(GAME, 3, Options(theme="draw", pitch=True, cooks="hidden", market="calm", games=2), "pitch-hidden"),
    Case(GAME, 3, Options(express=True, taster_clock=60, pitch=True), "express"),
    Case(GAME, 4, Options(market="calm", bleah=True)),
    Case(GAME, 4, Options(younger="first", games=2, express=True, market="calm"), "younger"),
    Case(GAME, 5, Options(twister=True, games=2, theme="naval", taster_clock=30)),
    Case(GAME, 6, Options(failure=True, pitch=True, taster_clock=30, theme="own", own_theme="Monday"), "pitch"),
    Case(GAME, 7, Options(younger="every", first_taster=6)),
    Case(GAME, 8, Options(express=True)),
    Case(GAME, 9, Options(market="calm", theme="draw")),
    Case(GAME, 10, Options(twister=True)),
    Case(GAME, 11, Options(copies=2, market="calm", express=True)),
    Case(GAME, 12, Options(copies=2)),
    *(Case(GAME, seats, Options(copies=2, ties="share")) for seats in (13, 14)),
    *(Case(GAME, seats, Options(copies=3, ties="share")) for seats in range(15, 22)),
]


def secret(word: str) -> bool:
    """Ingredients are hidden in decks, piles and unopened sandwiches."""
    return word in {card.id for card in DECK.ingredient}


def golden() -> Iterator[tuple[str, bytes]]:
    """One log of each table of at most eight, played at random."""
    for case in CASES:
        if case.seats <= 8:
            yield str(case).removeprefix("sandwich-"), golden_lines(finished(case, "golden", digests=True), "golden")
