"""The menu and the picnic: steps, spaces, bonuses and points."""

from __future__ import annotations

import pytest

from potluck.games.chicken_fried_dice import records as r, scoring
from tests.games.chicken_fried_dice.festival import HOUSE, Festival, festival
from tests.rules import rule

ANN = "ann: T P4 B | 2 | sour"


def picnic(**drawn: list[str]) -> Festival:
    """A picnic with these flavours drawn at the tables, "" for a free space."""
    table = festival(ANN, board="picnic")
    for name, flavours in drawn.items():
        for number, flavour in enumerate(flavours, 1):
            if flavour:
                table.owe(flavour).do(r.DrawFlavour(flavour, f"{name}-{number}"))  # type: ignore[arg-type]
    return table


def points(table: Festival, name: str) -> int:
    """What a table of the picnic is worth."""
    return scoring.table_points(table.pantry, table.mine, table.pantry.table_ids.index(name))


# --- menu ----------------------------------------------------------------------------------------------------------


@rule("CF-17")
def test_a_track_is_climbed_down_step_by_step() -> None:
    table = festival(ANN).owe("any-flavour", "any-flavour", "any-flavour")
    assert [a for a in table.legal() if isinstance(a, r.EnterFlavour)] == [
        r.EnterFlavour("savoury"),
        r.EnterFlavour("sweet"),
        r.EnterFlavour("spicy"),
        r.EnterFlavour("sour"),
    ]
    for _ in range(3):
        table.do(r.EnterFlavour("savoury"))
    assert table.truck().tracks == {"savoury": 3, "sweet": 0, "spicy": 0, "sour": 0}
    assert table.truck().kept == ["x-any", "coop"]
    assert table.truck().board_tips == 1


@rule("CF-17", "CF-R5")
def test_scoring_steps_count_spaces_on_fed_customers_xs_too() -> None:
    table = festival("ann: B1 B P | 2 | sour", "bob: P1 P B C | 2 | sour", "cat: B1 B B | 2 | sour")
    table.feed("ann", 1, 7, 3).feed("bob", 7, 7, 7, 7)
    table.mine.tracks = (0, 1, 0, 0)
    assert scoring.menu_points(table.pantry, table.mine) == 3
    table.mine.tracks = (0, 2, 0, 0)
    assert scoring.menu_points(table.pantry, table.mine) == 3 + 2 * 3
    table.mine.tracks = (0, 0, 0, 2)
    assert scoring.menu_points(table.pantry, table.mine) == 2


@rule("CF-17", "CF-R5")
def test_the_house_menu_keeps_what_is_printed() -> None:
    tracks = {track.flavour: track.steps for track in HOUSE.track}
    for steps in tracks.values():
        scoring_steps = [(place, step.points) for place, step in enumerate(steps) if step.points is not None]
        (middle, first), (end, second) = scoring_steps
        assert (first.each, second.each) == (1, 2)
        assert end == len(steps) - 1
        assert middle in (len(steps) // 2 - 1, len(steps) // 2)
        assert first.of != second.of
    sweet = next(step.points for step in tracks["sweet"] if step.points is not None)
    assert sweet == r.ScoringStep(1, "broccoli")
    assert tracks["sour"][-1].points == r.ScoringStep(2, "citrus")


@rule("CF-R5")
def test_a_flavour_for_a_full_track_is_lost_and_any_goes_elsewhere() -> None:
    table = festival("ann: B1 B P | 2 | spicy").owe("any-flavour", "x-any").write("ann", 7, 7)
    table.mine.tracks = (0, 0, 1, 0)
    assert table.refuses(r.EnterFlavour("spicy")) == ("CF-R5", "track-full")
    assert r.EnterFlavour("sour") in table.legal()
    told = table.do(r.CrossOff("x-any", "ann", 3))
    assert r.FlavourLost(0, "spicy") in told
    assert table.truck().tracks["spicy"] == 1


@rule("CF-R5")
def test_any_flavour_is_lost_when_all_tracks_are_full() -> None:
    table = festival("ann: B1 B P | 2 | any-flavour").owe("x-any").write("ann", 7, 7)
    table.mine.tracks = (3, 2, 1, 2)
    assert r.FlavourLost(0, "any-flavour") in table.do(r.CrossOff("x-any", "ann", 3))


@rule("CF-17", "CF-18")
def test_each_board_has_its_own_picks() -> None:
    assert festival(ANN).owe("sour").refuses(r.DrawFlavour("sour", "oak-1")) == ("CF-18", "no-picnic")
    table = festival(ANN, board="picnic").owe("sour")
    assert table.refuses(r.EnterFlavour("sour")) == ("CF-17", "no-menu")
    assert table.refuses(r.DrawFlavour("sweet", "oak-1")) == ("CF-7", "no-bonus")


# --- picnic --------------------------------------------------------------------------------------------------------


@rule("CF-18")
def test_a_flavour_is_drawn_in_a_free_space_of_choice() -> None:
    table = festival(ANN, board="picnic").owe("sweet", "any-flavour")
    draws = [action for action in table.legal() if isinstance(action, r.DrawFlavour)]
    assert len(draws) == 4 * len(table.pantry.spot_ids)
    table.do(r.DrawFlavour("sweet", "ring-2"))
    assert table.truck().owed == ["any-flavour"]
    assert table.truck().picnic == {"ring-2": "sweet"}
    assert table.refuses(r.DrawFlavour("sour", "ring-2")) == ("CF-18", "spot-drawn")
    table.do(r.DrawFlavour("sour", "ring-1"))
    assert table.truck().owed == []


@rule("CF-18", "CF-R10")
@pytest.mark.parametrize(
    ("drawn", "worth"),
    [
        ([], 0),
        (["savoury"], 2),
        (["savoury", "savoury", "spicy"], 4),
        (["savoury", "spicy", "sweet", "sour"], 8),
        (["sour", "sour", "sour", "sour"], 2),
    ],
)
def test_the_orange_table_at_the_top_left(drawn: list[str], worth: int) -> None:
    assert points(picnic(oak=drawn), "oak") == worth


@rule("CF-18")
@pytest.mark.parametrize(
    ("drawn", "worth"),
    [
        (["savoury", "spicy", "sweet", "sour"], 12),
        (["spicy", "savoury", "spicy", "savoury"], 12),
        (["spicy", "spicy", "sweet", "sour"], 0),
        (["spicy", "sweet", "sour", "spicy"], 0),
        (["savoury", "spicy", "sweet"], 0),
    ],
)
def test_the_red_table_in_the_centre(drawn: list[str], worth: int) -> None:
    assert points(picnic(ring=drawn), "ring") == worth


@rule("CF-18")
@pytest.mark.parametrize(
    ("drawn", "worth"),
    [(["sour", "sour", "sour"], 9), (["sour", "sour"], 0), (["sour", "sour", "sweet"], 0)],
)
def test_a_green_table(drawn: list[str], worth: int) -> None:
    assert points(picnic(row=drawn), "row") == worth


@rule("CF-18")
@pytest.mark.parametrize(
    ("drawn", "worth"),
    [
        (["savoury", "spicy", "savoury", "savoury", "spicy"], 25),
        (["savoury", "sweet", "savoury", "savoury", "spicy"], 4),
        (["savoury", "", "spicy"], 2),
    ],
)
def test_the_largest_table_gives_20_more_when_full_and_right(drawn: list[str], worth: int) -> None:
    assert points(picnic(long=drawn), "long") == worth


@rule("CF-18")
def test_a_bonus_is_earned_when_all_spaces_around_it_are_drawn_right_or_wrong() -> None:
    table = picnic(ring=["sour", "sour"])
    assert table.truck().kept == []
    told = table.owe("sour").do(r.DrawFlavour("sour", "ring-3"))
    assert r.BonusEarned(0, "coop") in told
    assert table.truck().kept == ["coop"]
    assert picnic(oak=["sweet", "sweet"]).truck().kept == ["x-any"]


@rule("CF-18", "CF-R10")
def test_the_house_picnic_keeps_what_is_printed() -> None:
    tables = {table.place: table for table in HOUSE.table}
    assert len(tables) >= 5
    oak, centre, largest = tables["top left"], tables["centre"], tables["bottom left"]
    assert (oak.sign, oak.spaces, oak.points) == ("different", 4, 2)
    assert (centre.sign, centre.spaces, centre.points) == ("unequal", 4, 12)
    assert (largest.sign, largest.full) == ("only", 20)
    assert all(largest.spaces > table.spaces for table in HOUSE.table if table is not largest)
    assert {"equal", "unequal"} <= {table.sign for table in HOUSE.table}
