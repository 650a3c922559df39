"""The score sheet."""

from __future__ import annotations

import pytest

from potluck.engine.records import Line, Outcome
from potluck.games.chicken_fried_dice import BOX, records as r, scoring
from tests.games.chicken_fried_dice.festival import GAME, HOUSE, Festival, festival
from tests.rules import rule

COLOURS = ("tofu", "peppers", "broccoli", "eggplant", "citrus")


def house_table(board: str) -> Festival:
    """A table of the house deck with nothing earned."""
    from potluck.engine.chance import Loose
    from potluck.engine.game import Moment

    options = r.Options(trucks="deal", boards=board, first=0)  # type: ignore[arg-type]
    table = Festival(GAME.setup(2, options, Moment(0, Loose("sheet"))))
    table.mine.truck = 0
    return table


def feed_spaces(table: Festival, **wanted: int) -> None:
    """Customers of the house deck are fed that together have exactly so many spaces of these colours."""
    left = [wanted.get(colour, -1) for colour in COLOURS]
    cards = list(range(table.pantry.customers))

    def search(first: int) -> bool:
        if all(count <= 0 for count in left):
            return True
        for card in cards[first:]:
            spaces = [table.pantry.space_colour[card * 5 + n] for n in range(table.pantry.sizes[card])]
            if all(left[c] < 0 or left[c] >= spaces.count(c) for c in range(5)):
                for c in spaces:
                    left[c] -= left[c] >= 0
                table.mine.fed += (card,)
                if search(card + 1):
                    return True
                table.mine.fed = table.mine.fed[:-1]
                for c in range(5):
                    left[c] += spaces.count(c) if wanted.get(COLOURS[c]) is not None else 0
        return False

    assert search(0)


def parts(lines: list[Line], key: str) -> list[int]:
    return [line.points for line in lines if line.key == key]


@rule("CF-27", "CF-25")
def test_the_printed_sheet_with_the_menu_is_worth_90() -> None:
    table = house_table("menu")
    mine = table.mine
    # Six upgrades and 6 points on the tip track: four new tiles and two flips, 13 points.
    mine.tips, mine.levels = 9, (2, 2, 1, 1)
    # Savoury 2 with both steps, sour too, sweet to its middle: 11 + 18, 2 + 8, 2.
    flavours = [track.flavour for track in HOUSE.track]
    lengths = dict(zip(flavours, map(len, table.pantry.track_gives), strict=True))
    mine.tracks = (lengths["savoury"], lengths["sweet"] - 2, 0, lengths["sour"])
    feed_spaces(table, eggplant=11, tofu=9, broccoli=2, peppers=2, citrus=4)
    mine.segments = 25
    lines = scoring.score_lines(table.pantry, mine)
    assert parts(lines, "score-tips") == [6]
    assert parts(lines, "score-upgrades") == [13]
    assert parts(lines, "score-menu") == [11, 18, 2, 2, 8]
    assert parts(lines, "score-reviews") == [30]
    assert sum(line.points for line in lines) == scoring.score(table.pantry, mine) == 90


@rule("CF-27", "CF-25")
def test_the_printed_sheet_with_the_picnic_is_worth_81() -> None:
    table = house_table("picnic")
    mine = table.mine
    # All eight upgrades and 12 points on the tip track.
    mine.tips, mine.levels = 13, (2, 2, 2, 2)
    spots = table.pantry.spot_ids
    # The table at the oak 8, the fountain 12, four of five spaces of the long table fit.
    drawn = {"oak-1": 1, "oak-2": 2, "oak-3": 3, "oak-4": 4}
    drawn |= {f"fountain-{n}": 1 + n % 2 for n in range(1, 5)}
    drawn |= {f"long-table-{n}": 1 + 2 * (n % 2) for n in range(1, 5)}
    mine.picnic = tuple(drawn.get(spot, 0) for spot in spots)
    mine.segments = 20
    lines = scoring.score_lines(table.pantry, mine)
    assert parts(lines, "score-tips") == [12]
    assert parts(lines, "score-upgrades") == [17]
    assert sum(parts(lines, "score-table")) == 28
    assert parts(lines, "score-reviews") == [24]
    assert sum(line.points for line in lines) == scoring.score(table.pantry, mine) == 81


@rule("CF-25")
@pytest.mark.parametrize(("steps", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 5), (7, 5), (8, 7), (12, 9)])
def test_the_furthest_point_step_counts_whatever_lies_behind_it(steps: int, points: int) -> None:
    table = festival()
    table.mine.tips = steps
    assert scoring.tip_points(table.pantry, table.mine) == points


@rule("CF-25", "CF-21")
def test_station_tiles_count_as_they_lie() -> None:
    table = festival().level(prep=1, sauce=2, chop=2)
    assert scoring.upgrade_points(table.pantry, table.mine) == 1 + 4 + 6


@rule("CF-25")
@pytest.mark.parametrize(("segments", "points"), [(0, 0), (4, 4), (5, 6), (9, 10), (10, 12), (24, 28), (25, 30)])
def test_reviews_count_full_stars_and_segments_beyond(segments: int, points: int) -> None:
    assert (HOUSE.reviews.segments, HOUSE.reviews.points[:2]) == (5, [6, 12])
    table = festival()
    table.mine.segments = segments
    assert scoring.review_points(table.pantry, table.mine) == points


def ended(scores: list[int], fed: list[int]) -> Outcome:
    """A game that ended with these reviews, and so many customers fed."""
    table = festival(seats=len(scores))
    table.state.phase = 5
    for truck, points, count in zip(table.state.trucks, scores, fed, strict=True):
        truck.segments = points
        truck.fed = tuple(range(count))
        truck.tracks = (0, 0, 0, 0)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome


@rule("CF-26")
@pytest.mark.parametrize(
    ("scores", "fed", "ranks"),
    [
        ([3, 4, 2], [9, 1, 5], [2, 1, 3]),
        ([4, 4, 2], [5, 6, 9], [2, 1, 3]),
        ([4, 4, 4], [6, 6, 5], [1, 1, 3]),
    ],
)
def test_most_points_then_most_customers_then_shared(scores: list[int], fed: list[int], ranks: list[int]) -> None:
    assert ended(scores, fed).ranks == ranks


@rule("CF-25")
def test_every_line_has_words() -> None:
    table = house_table("menu")
    table.mine.tracks = tuple(len(track) for track in table.pantry.track_gives)
    for language in BOX.languages:
        words = BOX.words(language)
        for line in scoring.score_lines(table.pantry, table.mine):
            assert line.key in words
            assert "{" not in words(line.key, **line.facts)
