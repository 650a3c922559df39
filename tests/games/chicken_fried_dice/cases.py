"""The tables of Chicken Fried Dice that the contract suite plays, and its golden logs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from potluck.engine.chance import Loose
from potluck.engine.play import Play
from potluck.games.chicken_fried_dice import BOX
from potluck.games.chicken_fried_dice.advice import Thumb
from potluck.games.chicken_fried_dice.records import Deck, Options, View
from tests.contract.suite import Case, finished, golden_lines, table

GAME = BOX.game
DECK: Deck = BOX.house()

CASES = [
    Case(GAME, 2, Options()),
    Case(GAME, 3, Options(mode="calm", trucks="deal", boards="menu")),
    Case(GAME, 4, Options(trucks="deal", boards="picnic", first=3)),
    Case(GAME, 5, Options(mode="calm", clock=60, boards="deal")),
    Case(GAME, 3, Options(clock=0, trucks="deal", boards="deal"), "no-clock"),
]


def secret(word: str) -> bool:
    """The customers in the draw pile are hidden; those at its bottom, in queues and discarded are not."""
    return word in {card.id for card in DECK.customer}


def golden() -> Iterator[tuple[str, bytes]]:
    """One log of each table, played at random, and two played on purpose, which get further on boards and tracks."""
    for case in CASES:
        name = str(case).removeprefix("chicken-fried-dice-")
        yield name, golden_lines(finished(case, "golden", digests=True), "golden")
    for case in CASES[1:3]:
        name = str(case).removeprefix("chicken-fried-dice-")
        yield f"{name}-thumb", golden_lines(fed_on_purpose(case, "golden"), "golden")


def fed_on_purpose(case: Case, seed: str) -> Play[Any]:
    """A table played to its end by the rule of thumb."""
    play = table(case, seed, digests=True)
    assert isinstance(case.options, Options)
    luck, thumb = Loose(seed), Thumb(case.options)
    while acting := play.to_act():
        seat = acting[luck.draw(len(acting))]
        view = play.view(seat)
        assert isinstance(view, View)
        play.act(seat, thumb.pick(view, play.legal(seat), luck), len(play.entries))
    return play
