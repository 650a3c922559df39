"""The end of the game and the score."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from potluck.engine.records import Line
from potluck.games import box
from potluck.games.slice_and_dice.records import (
    EndTurn,
    KeepBoard,
    Options,
    Place,
    Stay,
    StopCooking,
    TakeTop,
    TookMarker,
)
from potluck.games.slice_and_dice.state import OVER
from tests.games.slice_and_dice.kitchen import GAME, HOTDOG, PAELLA, PANTRY, Table, kitchen
from tests.rules import rule

PORTUGAL = ["caldo-verde", "migas-a-alentejana", "arroz-de-pato"]
OTHERS = ["rouladen", "haggis", "hotdog", "quesadillas", "cordon-bleu", "yorkshire-pudding"]


def rest(dishes: int) -> list[str]:
    """So many dishes that are in nobody's way."""
    spare = [dish for dish in PANTRY.dishes if dish not in (PAELLA, "fondue", "tacos", "calzone", "osso-buco", HOTDOG)]
    return spare[:dishes]


def cook_paella(table: Table, seat: int) -> list[object]:
    """A turn in which seafood and rice lie ready."""
    if table.phase == "choose":
        table.do(Stay(), seat=seat)
        table.do(KeepBoard(), seat=seat)
    table.roll("spices")
    told: list[object] = list(table.do(Place("spices"), seat=seat, luck=[0]))
    table.do(TakeTop(), seat=seat)
    table.do(EndTurn(), seat=seat)
    return told


def idle(table: Table, seat: int) -> None:
    table.do(Stay(), seat=seat)
    table.do(StopCooking(), seat=seat)
    table.all_pass()


@rule("SD-34", "SD-R27")
@pytest.mark.parametrize(("seats", "printed", "short"), [(2, 9, 5), (3, 8, 4), (4, 7, 4)])
def test_how_many_dishes(seats: int, printed: int, short: int) -> None:
    assert kitchen(seats=seats).view().target == printed
    assert kitchen(seats=seats, options=Options(first="1", length="short")).view().target == short


@rule("SD-34", "SD-R12")
def test_the_round_is_played_out() -> None:
    table = kitchen(board="seafood rice", cooked={0: rest(7)})
    assert TookMarker(0) in cook_paella(table, 0)
    assert table.view().players[0].marker
    idle(table, 1)
    assert not table.view().over
    assert GAME.outcome(table.state) is None
    idle(table, 2)
    assert table.view().over
    assert table.to_act() == ()
    assert all(table.legal(seat) == [] for seat in range(3))
    assert table.refuses(Stay()) == ("", "over")


@rule("SD-R12")
def test_only_the_first_takes_the_marker() -> None:
    table = kitchen(
        board="seafood rice", boards={1: "bread dairies"}, cooked={0: rest(14)[:7], 1: rest(14)[7:]}, lines=(1, 2, 3)
    )
    cook_paella(table, 0)
    table.do(Stay(), seat=1)
    table.do(KeepBoard(), seat=1)
    table.roll("mix-whisk")
    told = table.do(Place("mix-whisk"), seat=1, luck=[0])
    assert not any(isinstance(event, TookMarker) for event in told)
    assert [player.marker for player in table.view().players] == [True, False, False]
    # The order of this round does not change: seat 2 is next.
    table.do(TakeTop(), seat=1)
    table.do(EndTurn(), seat=1)
    assert table.to_act() == (2,)


def ended(cooked: dict[int, list[str]], **more: object) -> Table:
    """A finished game with these dishes."""
    table = kitchen(cooked=cooked, dishes=((PAELLA, 1), ("fondue", 1), ("tacos", 1)), **more)  # type: ignore[arg-type]
    table.state.base = table.state.phase = OVER
    return table


@rule("SD-35", "SD-R13")
def test_the_score_line_by_line() -> None:
    table = ended({0: [*PORTUGAL, *OTHERS[:4]], 1: ["arroz-de-cabidela", "fish-and-chips", "cornish-pasty"]})
    table.state.finisher = 0
    table.state.milled = PANTRY.dishes.index("haggis")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.lines[0] == [
        Line("line-stars", 14, {"dishes": 7}),
        Line("line-mill", 1, {"dish": "haggis"}),
        Line("line-gastronomy", 3, {"gastronomy": "portugal", "dishes": 3}),
        Line("line-kitchens", 4, {"kitchens": 5}),
        Line("line-marker", 2),
    ]
    assert outcome.lines[1] == [
        Line("line-stars", 7, {"dishes": 3}),
        Line("line-gastronomy", 3, {"gastronomy": "great-britain", "dishes": 2}),
    ]
    assert outcome.lines[2] == [Line("line-stars", 0, {"dishes": 0})]
    assert outcome.scores == [24, 10, 0]
    assert outcome.ranks == [1, 2, 3]


@rule("SD-R13")
def test_a_shared_lead_scores_for_nobody() -> None:
    outcome = GAME.outcome(ended({0: PORTUGAL[:2], 1: ["arroz-de-pato", "arroz-de-cabidela"]}).state)
    assert outcome is not None
    assert [len(lines) for lines in outcome.lines] == [1, 1, 1]
    alone = GAME.outcome(ended({0: PORTUGAL[:1]}).state)
    assert alone is not None
    # One dish is not enough, even alone.
    assert len(alone.lines[0]) == 1


@rule("SD-36")
def test_ties() -> None:
    # Four points each, but two dishes against one.
    outcome = GAME.outcome(ended({0: ["ratatouille"], 1: ["rouladen", "haggis"], 2: ["hotdog"]}).state)
    assert outcome is not None
    assert outcome.scores == [4, 4, 2]
    assert outcome.ranks == [2, 1, 3]
    shared = GAME.outcome(ended({0: ["rouladen"], 1: ["haggis"]}).state)
    assert shared is not None
    assert shared.ranks == [1, 1, 3]


def examples() -> list[dict[str, Any]]:
    """The blocks ```toml score of the rules, in both languages."""
    found = []
    for language in ("en", "fr"):
        parts = box("slice-and-dice").rules(language).split("```")
        found += [tomllib.loads(part.removeprefix("toml score\n")) for part in parts if part.startswith("toml score\n")]
    assert len(found) == 2
    return found


@rule("SD-35", "SD-25")
@pytest.mark.parametrize("example", examples())
def test_the_score_of_the_rules(example: dict[str, Any]) -> None:
    table = ended({seat: player["dishes"] for seat, player in enumerate(example["player"])})
    table.state.finisher = example["marker"] - 1
    table.state.milled = PANTRY.dishes.index(example["mill"])
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    for player, score, lines in zip(example["player"], outcome.scores, outcome.lines, strict=False):
        assert score == player["total"]
        points = {line.key: line.points for line in lines}
        assert points["line-stars"] == player["stars"]
        assert points.get("line-kitchens", 0) == player.get("kitchens", 0)
        assert points.get("line-mill", 0) == player.get("mill", 0)
        assert points.get("line-marker", 0) == player.get("marker", 0)
        leads = [line.facts["gastronomy"] for line in lines if line.key == "line-gastronomy"]
        assert leads == player["gastronomies"]
