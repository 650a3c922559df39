"""The rule of thumb: it beats chance, keeps numbers low at the bottom, and uses stations rather than waste a die."""

from __future__ import annotations

import pytest

from potluck.engine.chance import Loose
from potluck.engine.play import start
from potluck.engine.records import Action
from potluck.games.box import Finished
from potluck.games.chicken_fried_dice import BOX, records as r
from potluck.games.chicken_fried_dice.advice import Thumb
from potluck.games.chicken_fried_dice.report import note, report
from tests.games.chicken_fried_dice.festival import GAME, Festival, festival

GAMES = 25


def advised(table: Festival) -> Action:
    """What the thumb would do for our cook."""
    thumb = Thumb(r.Options(deck=table.pantry.deck))
    return thumb.pick(table.view(), table.legal(), Loose("thumb"))


def played(thumbs: set[int], seats: int, seed: str, **options: object) -> Finished:
    """A whole game; who is not a thumb picks at random."""
    chosen = r.Options(**options)  # type: ignore[arg-type]
    play = start(GAME, seats, chosen, seed)
    advisers = {seat: Thumb(chosen) for seat in thumbs}
    luck = Loose(seed)
    while acting := play.to_act():
        seat = acting[luck.draw(len(acting))]
        picks = play.legal(seat)
        if seat in thumbs:
            view = play.view(seat)
            assert isinstance(view, r.View)
            play.act(seat, advisers[seat].pick(view, picks, luck), 0)
        else:
            play.act(seat, picks[luck.draw(len(picks))], 0)
    outcome = play.outcome()
    assert outcome is not None
    return Finished(play.state, outcome, len(play.entries), [])


def test_it_beats_random_players_at_a_table_of_three() -> None:
    won = [played({n % 3}, 3, f"beats {n}").outcome.ranks[n % 3] == 1 for n in range(GAMES)]
    assert all(won)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_thumbs_score_as_the_printed_sheets_do(seats: int) -> None:
    """The bands of the rules file, wide enough for so few games; docs/ has the figures over thousands."""
    games = [played(set(range(seats)), seats, f"bands {n}", trucks="deal", boards="deal") for n in range(GAMES)]
    points, *_ = report([note(game) for game in games], r.Options())
    average = {str(row[0]): float(row[1]) for row in points.rows}
    assert 75 - 3 <= average["part-total"] <= 95
    assert 6 - 1 <= average["part-tips"] <= 12
    assert 10 <= average["part-upgrades"] <= 17
    assert 25 - 2 <= average["part-board"] <= 42
    assert 22 - 1 <= average["part-reviews"] <= 32


def test_low_numbers_go_to_the_bottom_and_high_ones_to_the_top() -> None:
    guests = "ann: T T T1 B | 3 | sour"
    assert advised(festival(guests).hold("T1")) == r.Write("die", "ann", 1)
    assert advised(festival(guests).hold("T6").no_stations()) == r.Write("die", "ann", 3)


def test_the_last_space_is_filled_before_any_other() -> None:
    table = festival("ann: T P4 B | 2 | sour", "bob: T T1 B | 2 | sour").write("ann", 0, 3, 5).hold("T2")
    assert advised(table.no_stations()) == r.Write("die", "ann", 1)


def test_a_tip_is_worth_having() -> None:
    table = festival("ann: T P B1 | 2 | sour", "bob: T2 P B | 2 | sour").write("ann", 0, 3, 5).write("bob", 0, 3, 5)
    assert advised(table.hold("T2").no_stations()) == r.Write("die", "bob", 1)


def test_a_die_that_fits_nowhere_goes_through_a_station() -> None:
    table = festival("ann: T P4 B | 2 | sour").write("ann", 0, 3, 5).hold("E2")
    assert advised(table) == r.Sauce("die", "ann", 1)
    table.level(sauce=0)
    table.mine.left[1] = 0
    assert r.Waste() in table.legal()
    table = festival("ann: T P4 B | 2 | sour").write("ann", 0, 2, 3).hold("T6")
    assert isinstance(advised(table), (r.Chop, r.Toss))


def test_it_plucks_what_feeds() -> None:
    table = festival("ann: T P4 B | 2 | sour").write("ann", 0, 2, 3).coop("E1 C3 T2 T6 B3")
    assert advised(table.no_stations()) == r.Pluck("tofu-1")


def test_prep_ingredients_wait_for_the_dice() -> None:
    table = festival("ann: T P4 B | 2 | sour").put("prep-1", "T2").coop("P4 B5")
    assert isinstance(advised(table), r.Pluck)
    table.mine.plucked = 4
    assert advised(table) == r.Write("prep-1", "ann", 1)


def test_it_takes_points_on_the_boards() -> None:
    table = picnic_with("long", ["savoury", "savoury", "spicy", "spicy"])
    assert advised(table.owe("any-flavour")) in (r.DrawFlavour("savoury", "long-5"), r.DrawFlavour("spicy", "long-5"))
    table = festival("ann: B1 B P | 2 | sour", round_=5).owe("any-flavour")
    table.mine.fed = (table.mine.queue[0],) * 4
    table.mine.fed_written = table.mine.fed_stars = table.mine.fed_round = (0,) * 4
    table.mine.tracks = (3, 1, 1, 1)
    table.mine.plucked = 4
    assert advised(table) == r.EnterFlavour("sweet")


def picnic_with(name: str, flavours: list[str]) -> Festival:
    """A picnic with these flavours drawn at one table."""
    table = festival("ann: T P4 B | 2 | sour", board="picnic")
    for number, flavour in enumerate(flavours, 1):
        table.owe(flavour).do(r.DrawFlavour(flavour, f"{name}-{number}"))  # type: ignore[arg-type]
    return table


def test_when_nothing_helps_it_is_done() -> None:
    table = festival("ann: T P4 B | 2 | sour").write("ann", 3, 3)
    table.mine.plucked = 4
    assert advised(table.keep("x-tofu")) == r.Done()


def test_the_report_has_its_tables_in_both_languages() -> None:
    games = [played({0, 1}, 2, f"report {n}", trucks="deal", boards="deal") for n in range(3)]
    tables = report([note(game) for game in games], r.Options())
    for language in BOX.languages:
        words = BOX.words(language)
        for table in tables:
            assert table.title in words
            assert all(column in words for column in table.columns)
            assert all(len(row) == len(table.columns) for row in table.rows)
            for row in table.rows:
                if isinstance(row[0], str) and row[0].split("-")[0] in ("part", "board", "truck", "table"):
                    assert row[0] in words
