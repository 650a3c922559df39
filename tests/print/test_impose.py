"""Where pieces lie: backs behind fronts, tiles that cover a poster, a booklet's order, and errors undone."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, radians, sin

import pytest
from hypothesis import given, strategies as st

from potluck.print.impose import (
    HEAD,
    MARGIN,
    OVERLAP,
    TURN_OVER,
    Mirror,
    Spot,
    behind,
    booklet_order,
    correction,
    cuts,
    grid,
    poster,
)
from potluck.print.options import CARDS, PAPERS, Shift

papers = st.sampled_from(list(PAPERS.values()))
mirrors = st.sampled_from(["x", "y"])


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("fold", [False, True])
@pytest.mark.parametrize("bleed", [0.0, 1.5, 3.0])
@pytest.mark.parametrize("card", CARDS)
def test_a_grid_stays_within_the_margins(paper: str, card: str, bleed: float, fold: bool) -> None:
    width, height = PAPERS[paper]
    found = grid((width, height), CARDS[card], bleed, fold)
    assert found is not None
    first, last = found.spot(0), found.spot(found.room - 1)
    assert first.x - found.width / 2 - bleed >= MARGIN - 1e-6
    assert last.x + found.width / 2 + bleed <= width - MARGIN + 1e-6
    assert first.y - found.height / 2 - bleed >= HEAD - 1e-6
    assert last.y + found.height / 2 + bleed <= (height / 2 if fold else height - HEAD) + 1e-6


def test_the_usual_sheets_hold_nine_cards() -> None:
    for paper in ("a4", "letter"):
        found = grid(PAPERS[paper], CARDS["63x88"], 0.0)
        assert found is not None
        assert found.room == 9


@given(papers, mirrors, st.floats(0, 297), st.floats(0, 420), st.sampled_from([0, 90, 180, 270]))
def test_the_back_of_a_back_is_the_front(
    paper: tuple[float, float], mirror: Mirror, x: float, y: float, turn: int
) -> None:
    there = behind(behind(Spot(x, y, turn), paper, mirror), paper, mirror)
    assert [there.x, there.y, there.turn] == pytest.approx([x, y, turn])


def through(x: float, y: float, paper: tuple[float, float], mirror: Mirror) -> tuple[float, float]:
    """A point of the back as it is seen through the front."""
    return (paper[0] - x, y) if mirror == "x" else (x, paper[1] - y)


def turned(x: float, y: float, angle: float, paper: tuple[float, float]) -> tuple[float, float]:
    """A point turned clockwise round the middle of the page (y goes down)."""
    dx, dy, turn = x - paper[0] / 2, y - paper[1] / 2, radians(angle)
    return paper[0] / 2 + dx * cos(turn) - dy * sin(turn), paper[1] / 2 + dx * sin(turn) + dy * cos(turn)


@given(papers, mirrors, st.floats(-5, 5), st.floats(-5, 5), st.floats(-1, 1))
def test_what_is_read_on_the_calibration_page_undoes_the_printer_s_error(
    paper: tuple[float, float], mirror: Mirror, error_x: float, error_y: float, error_turn: float
) -> None:
    """A printer that turns and shifts each back: read the marks through the paper, correct, and look again."""

    def printed(x: float, y: float) -> tuple[float, float]:
        x, y = turned(x, y, error_turn, paper)
        return x + error_x, y + error_y

    def seen(x: float, y: float) -> tuple[float, float]:
        """Where the back's mark that belongs behind (x, y) appears from the front."""
        return through(*printed(*through(x, y, paper, mirror)), paper, mirror)

    middle = paper[0] / 2, paper[1] / 2
    upper, lower = (middle[0], middle[1] - TURN_OVER / 2), (middle[0], middle[1] + TURN_OVER / 2)
    shift = Shift(
        x=seen(*middle)[0] - middle[0], y=seen(*middle)[1] - middle[1], turn=seen(*upper)[0] - seen(*lower)[0]
    )
    move = correction(shift, mirror)
    for x, y in ((0.0, 0.0), (paper[0], 0.0), middle, (20.0, paper[1]), paper):
        back = through(x, y, paper, mirror)
        moved = turned(*back, move.turn, paper)
        moved = moved[0] + move.x, moved[1] + move.y
        there = through(*printed(*moved), paper, mirror)
        # A shift that is itself turned by a degree is off by a tenth of a millimetre at most.
        assert list(there) == pytest.approx([x, y], abs=0.1)


def test_the_turn_is_read_over_200_mm() -> None:
    assert correction(Shift(turn=2.0), "x").turn == pytest.approx(degrees(atan2(2, 200)))


@given(st.floats(20, 1500), st.floats(60, 400))
def test_tiles_cover_a_length_and_share_the_overlap(length: float, room: float) -> None:
    parts = cuts(length, room)
    assert all(size <= room + 1e-5 for _, size in parts)
    assert parts[0][0] == 0
    assert parts[-1][0] + parts[-1][1] == pytest.approx(length)
    for (start, size), (following, _) in pairwise(parts):
        assert start + size - following == pytest.approx(OVERLAP)


def test_a_poster_takes_as_few_sheets_as_it_can() -> None:
    assert len(poster(PAPERS["a4"], (300.0, 180.0), 9.0).tiles) == 2
    assert len(poster(PAPERS["a3"], (300.0, 180.0), 9.0).tiles) == 1
    assert poster(PAPERS["a4"], (270.0, 180.0), 9.0).turned


@given(st.integers(1, 60))
def test_a_folded_booklet_reads_in_order(pages: int) -> None:
    order = booklet_order(pages)
    assert len(order) % 2 == 0
    sheets = list(zip(order[::2], order[1::2], strict=True))
    # Folded together the right half of each front comes first, then its back's left half, and so on inwards.
    inwards = [page for front, back in sheets for page in (front[1], back[0])]
    outwards = [page for front, back in reversed(sheets) for page in (back[1], front[0])]
    assert [page for page in inwards + outwards if page is not None] == list(range(pages))
