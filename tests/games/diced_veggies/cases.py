"""The tables of Diced Veggies that the contract suite plays, and its golden logs."""

from __future__ import annotations

from collections.abc import Iterator

from potluck.games import box
from potluck.games.diced_veggies.records import About, Deck, Name, Options
from tests.contract.suite import Case, finished, golden_lines

GAME = box("diced-veggies").game
DECK: Deck = box("diced-veggies").house()

# As few cards as will do: decks run out and are made new.
SMALL = Deck(About("small", "diced-veggies", Name("Small", "Petit")), DECK.recipe[:16], DECK.hype[8:16])

CASES = [
    Case(GAME, 2, Options()),
    Case(GAME, 3, Options(edition="fr")),
    Case(GAME, 4, Options(first=2)),
    Case(GAME, 2, Options(plain=True, recipes=4, cut="three"), "kids"),
    Case(GAME, 3, Options(recipes=5), "five"),
    Case(GAME, 4, Options(edition="fr", cut="three"), "three-dice"),
    Case(GAME, 3, Options(deck=SMALL, edition="fr"), "small-deck"),
]


def secret(word: str) -> bool:
    """Hypes are hidden in hands and deck, recipes in the deck."""
    return word in {card.id for card in DECK.hype} | {card.id for card in DECK.recipe}


def golden() -> Iterator[tuple[str, bytes]]:
    """One log of each table, played at random."""
    for case in CASES:
        yield str(case).removeprefix("diced-veggies-"), golden_lines(finished(case, "golden", digests=True), "golden")
