"""Cooking together against the clock."""

from __future__ import annotations

import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Illegal, Moment, Refused
from potluck.games import box as find_box
from potluck.games.slice_and_dice.records import BuyLid, Ended, Options, Place, StopCooking, TimeUp
from tests.games.slice_and_dice.kitchen import GAME, PANTRY, kitchen
from tests.rules import rule

TOGETHER = Options(first="1", coop="easy")
FIVE = ["rouladen", "haggis", "hotdog", "quesadillas", "cordon-bleu"]


@rule("SD-37")
def test_what_stays_in_the_box() -> None:
    k = GAME.setup(2, TOGETHER, Moment(0, Loose("together")))
    left = {PANTRY.utensils[card] for card in [*k.utensil_deck, *k.shown]}
    left |= {PANTRY.utensils[card] for card in range(30) if (k.hands[0] | k.hands[1]) >> card & 1}
    assert len(left) == 24
    assert not left & {"spatula", "colander", "meat-tenderizer", "wooden-spoon", "pizza-slicer", "pan-lid"}
    table = kitchen(specials=["rice", "corn"], seats=2, options=TOGETHER, lines=(1, 2))
    assert table.refuses(BuyLid("rice")) == ("SD-37", "no-lid-in-coop")
    with pytest.raises(Refused) as refused:
        GAME.setup(3, TOGETHER, Moment(0, Loose("together")))
    assert refused.value.rule == "SD-37"


@rule("SD-37")
def test_nobody_reacts() -> None:
    table = kitchen(["tongs"], hands={1: ["bowl"]}, seats=2, options=TOGETHER, lines=(1, 2))
    table.roll_only("rice")
    assert table.phase == "rolled"
    table.do(Place("rice"))
    table.do(StopCooking())
    assert table.to_act() == (1,)


@rule("SD-38", "SD-R14")
@pytest.mark.parametrize(("level", "dishes"), [("easy", 6), ("normal", 8), ("hard", 10)])
def test_levels_and_clock(level: str, dishes: int) -> None:
    k = GAME.setup(2, Options(coop=level), Moment(1_000, Loose("together")))  # type: ignore[arg-type]
    assert k.target == dishes
    assert GAME.deadline(k) == 601_000
    longer = GAME.setup(2, Options(coop=level, minutes=15), Moment(0, Loose("together")))  # type: ignore[arg-type]
    assert GAME.deadline(longer) == 900_000


@rule("SD-38", "SD-R14")
def test_won() -> None:
    table = kitchen(board="seafood rice", cooked={0: FIVE[:3], 1: FIVE[3:]}, seats=2, options=TOGETHER, lines=(1, 2))
    table.state.milled = PANTRY.dishes.index("haggis")
    table.roll("spices")
    assert Ended() in table.do(Place("spices"))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.shared, outcome.won, outcome.ranks) == (True, True, [1, 1])
    # Stars alone, no gastronomies; but the Mill adds its point.
    assert [[line.key for line in lines] for lines in outcome.lines] == [["line-stars", "line-mill"], ["line-stars"]]
    assert sum(outcome.scores) == 5 * 2 + 3 + 1
    # The terminal shows what both have together.
    box = find_box("slice-and-dice")
    assert box.board(table.view(), TOGETHER, box.words("en")).startswith("Together 6 of 6 dishes, 14 points")
    assert GAME.deadline(table.state) is None


@rule("SD-R14")
def test_lost() -> None:
    table = kitchen(board="seafood rice", cooked={0: FIVE[:1]}, seats=2, options=TOGETHER, lines=(1, 2))
    with pytest.raises(Illegal):
        GAME.expire(table.state, Moment(599_999, Loose("clock")))
    moment = Moment(600_000, Loose("clock"))
    GAME.expire(table.state, moment)
    assert [told.event for told in moment.told] == [TimeUp(), Ended()]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    # The dish being cooked does not count; the score is shown all the same.
    assert (outcome.won, outcome.scores) == (False, [2, 0])
    assert table.to_act() == ()
