"""The finished PDF read back: fronts and mirrored backs coincide within 0.1 mm, boxes and moves are what was asked."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, radians, sin
from typing import Any

import msgspec
import pikepdf
import pypdfium2
import pytest

from potluck.games import box
from potluck.print.impose import HEAD, correction
from potluck.print.options import CARDS, PAPERS, PrintOptions, Shift
from potluck.print.press import NOTE
from potluck.print.shop import print_game
from tests.print.reading import MM, Point, Shape, filled, opened, painted, pieces

CLOSE = 0.1


def printed(**options: Any) -> tuple[pikepdf.Pdf, PrintOptions]:
    """Diced Veggies' chosen components, printed."""
    chosen = msgspec.convert({"components": ["recipes"], **options}, PrintOptions)
    return opened(print_game(box("diced-veggies"), chosen)), chosen


def grounds(page: pikepdf.Page, options: PrintOptions) -> list[Shape]:
    """The cards of a page by their ground, which reaches over the bleed."""
    width, height = CARDS[options.card]
    return pieces(page, (width + 2 * options.bleed, height + 2 * options.bleed))


def apart(first: list[Point], second: list[Point]) -> float:
    """How far each point is from its nearest partner, at most."""
    assert len(first) == len(second) > 0
    return max(min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for b in second) for a in first)


@pytest.mark.parametrize(
    ("paper", "card", "bleed"),
    [
        ("a4", "63x88", 0.0),
        ("a4", "63x88", 2.0),
        ("letter", "63x88", 0.0),
        ("letter", "44x67", 2.0),
        ("a3", "44x67", 0.0),
    ],
)
def test_backs_lie_behind_fronts(paper: str, card: str, bleed: float) -> None:
    pdf, options = printed(paper=paper, card=card, bleed=bleed)
    width = PAPERS[paper][0]
    assert len(pdf.pages) % 2 == 0
    count = 0
    for front, back in zip(pdf.pages[::2], pdf.pages[1::2], strict=True):
        fronts, backs = grounds(front, options), grounds(back, options)
        count += len(fronts)
        assert apart([shape.middle for shape in fronts], [(width - x, y) for x, y in (s.middle for s in backs)]) < CLOSE
        assert {shape.size for shape in fronts} != set()
    assert count == 44


@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_turned_over_on_the_short_edge(bleed: float) -> None:
    pdf, options = printed(sides="short-edge", bleed=bleed)
    height = PAPERS["a4"][1]
    for front, back in zip(pdf.pages[::2], pdf.pages[1::2], strict=True):
        backs = [(x, height - y) for x, y in (shape.middle for shape in grounds(back, options))]
        assert apart([shape.middle for shape in grounds(front, options)], backs) < CLOSE


@pytest.mark.parametrize("bleed", [0.0, 2.0])
def test_folded_along_the_middle(bleed: float) -> None:
    pdf, options = printed(sides="gutter-fold", bleed=bleed)
    middle = PAPERS["a4"][1] / 2
    for page in pdf.pages:
        shapes = grounds(page, options)
        above = [shape.middle for shape in shapes if shape.middle[1] < middle]
        below = [(x, 2 * middle - y) for x, y in (s.middle for s in shapes if s.middle[1] > middle)]
        assert apart(above, below) < CLOSE


def test_all_fronts_then_all_backs() -> None:
    pdf, options = printed(sides="fronts-then-backs")
    half = len(pdf.pages) // 2
    for front, back in zip(pdf.pages[:half], pdf.pages[half:], strict=True):
        backs = [(210 - x, y) for x, y in (shape.middle for shape in grounds(back, options))]
        assert apart([shape.middle for shape in grounds(front, options)], backs) < CLOSE


def test_only_fronts() -> None:
    pdf, options = printed(sides="fronts")
    assert [len(grounds(page, options)) for page in pdf.pages] == [9, 9, 9, 9, 8]


@pytest.mark.parametrize("sides", ["long-edge", "short-edge"])
def test_a_shift_moves_the_backs_and_nothing_else(sides: str) -> None:
    plain, options = printed(sides=sides)
    shift = Shift(x=1.5, y=-0.5, turn=2.0)
    moved, _ = printed(sides=sides, shift=msgspec.to_builtins(shift))
    move = correction(shift, "x" if sides == "long-edge" else "y")
    turn, (width, height) = radians(move.turn), PAPERS["a4"]
    for number, (before, after) in enumerate(zip(plain.pages, moved.pages, strict=True)):
        if number % 2 == 0:
            assert [s.corners for s in grounds(before, options)] == [s.corners for s in grounds(after, options)]
            continue
        expected = []
        for x, y in (shape.middle for shape in grounds(before, options)):
            dx, dy = x - width / 2, y - height / 2
            expected.append((
                width / 2 + dx * cos(turn) - dy * sin(turn) + move.x,
                height / 2 + dx * sin(turn) + dy * cos(turn) + move.y,
            ))  # fmt: skip
        # Slightly turned, a ground's outline is a little larger.
        found = [shape.middle for shape in pieces(after, CARDS["63x88"], close=1.5)]
        assert apart(expected, found) < CLOSE


def test_pieces_longer_than_the_page_is_wide_lie_where_they_were_put() -> None:
    """Turned a quarter, below the head and above the note."""
    options = PrintOptions(components=["cleaver"], sides="fronts", paper="letter", die=30)
    pdf = opened(print_game(box("diced-veggies"), options))
    width, height = PAPERS["letter"]
    blade = max(filled(pdf.pages[0]), key=lambda shape: shape.size[0] * shape.size[1])
    left, top, right, bottom = blade.edges
    assert (left + right) / 2 == pytest.approx(width / 2, abs=CLOSE)
    assert top == pytest.approx(HEAD, abs=CLOSE)
    assert bottom == pytest.approx(height - HEAD - NOTE, abs=CLOSE)


@pytest.mark.parametrize(("paper", "card"), [("a4", "63x88"), ("a4", "44x67"), ("letter", "44x67"), ("a3", "63x88")])
def test_the_sheets_of_a_poster_show_all_of_it(paper: str, card: str) -> None:
    """Each corner of every space of the request lines is on a sheet, whether the board is turned or not."""
    chosen = msgspec.convert(
        {"paper": paper, "card": card, "components": ["main-board"], "sides": "fronts"}, PrintOptions
    )
    pdf = opened(print_game(box("slice-and-dice"), chosen))
    assert len(pdf.pages) > 1
    seen: set[tuple[int, int]] = set()
    for page in pdf.pages:
        spaces = pieces(page, CARDS[card])
        assert len(spaces) == 16
        height = float(page.mediabox[3])
        left, bottom, right, top = (float(edge) for edge in page.obj["/TrimBox"])
        for number, space in enumerate(spaces):
            low, high = space.edges[:2], space.edges[2:]
            corners = [(x, y) for x in (low[0], high[0]) for y in (low[1], high[1])]
            for corner, (x, y) in enumerate(corners):
                if left <= x / MM <= right and height - top <= y / MM <= height - bottom:
                    seen.add((number, corner))
    assert seen == {(number, corner) for number in range(16) for corner in range(4)}


@pytest.mark.parametrize("card", CARDS)
def test_four_markers_lie_side_by_side(card: str) -> None:
    chosen = msgspec.convert({"card": card, "components": ["main-board"], "sides": "fronts"}, PrintOptions)
    with opened(print_game(box("slice-and-dice"), chosen)) as pdf:
        places = [shape.middle for shape in pieces(pdf.pages[0], (22.0, 22.0))]
    assert len(places) == 16
    assert min(dist(one, other) for one in places for other in places if one != other) > 21.9


def along(fold: tuple[Point, Point], cut: tuple[Point, Point]) -> float:
    """How far two lines run in one another."""
    (x, y), end = fold
    length = dist((x, y), end)
    right, down = (end[0] - x) / length, (end[1] - y) / length
    if any(abs((a - x) * down - (b - y) * right) > 0.05 for a, b in cut):
        return 0.0
    first, last = sorted((a - x) * right + (b - y) * down for a, b in cut)
    return min(length, last) - max(0.0, first)


@pytest.mark.parametrize(
    ("game", "component"),
    [
        ("diced-veggies", "dice"),
        ("diced-veggies", "frame"),
        ("diced-veggies", "cleaver"),
        ("chicken-fried-dice", "coop"),
    ],
)
def test_what_is_folded_is_not_drawn_as_a_cut(game: str, component: str) -> None:
    pdf = opened(print_game(box(game), PrintOptions(components=[component], sides="fronts", die=30)))
    folded = 0
    for page in pdf.pages:
        lines: dict[str, list[tuple[Point, Point]]] = {"solid": [], "dashed": []}
        for shape in painted(page):
            if shape.line:
                lines[shape.line] += [(a, b) for a, b in pairwise(shape.corners) if dist(a, b) > 0.5]
        folded += len(lines["dashed"])
        assert [(fold, cut) for fold in lines["dashed"] for cut in lines["solid"] if along(fold, cut) > 0.5] == []
    assert folded > 0


def test_opposite_sides_of_a_folded_die_add_up_to_seven() -> None:
    """In a cross, sides with one side between them come to lie opposite."""
    edge = 20
    options = PrintOptions(components=["dice"], sides="fronts", die=edge, players=2)
    page = pypdfium2.PdfDocument(print_game(box("chicken-fried-dice"), options))[1]
    text = page.get_textpage()
    digits: list[tuple[int, Point]] = []
    for at in range(text.count_chars()):
        left, bottom, right, top = (side * MM for side in text.get_charbox(at))
        if (said := text.get_text_range(at, 1)) in "123456" and min(right - left, top - bottom) > edge / 5:
            digits.append((int(said), ((left + right) / 2, (bottom + top) / 2)))
    opposite = [
        one + other
        for number, (one, (x, y)) in enumerate(digits)
        for other, (a, b) in digits[number + 1 :]
        if sorted((abs(a - x), abs(b - y))) == pytest.approx([0, 2 * edge], abs=1.5)
    ]
    assert len(digits) > 6
    assert opposite == [7] * (len(digits) // 2)


def test_boxes_to_write_in_are_large_enough_for_a_pen() -> None:
    pdf = opened(print_game(box("chicken-fried-dice"), PrintOptions(components=["station-tiles"])))
    for page, boxes in zip(pdf.pages, (5 * (2 + 5 + 4), 5 * (3 + 7 + 6)), strict=True):
        squares = [shape.size for shape in filled(page) if shape.line and shape.size[0] == pytest.approx(shape.size[1])]
        assert len(squares) == boxes
        assert min(wide for wide, _ in squares) > 5.5


def test_round_cards_and_tokens_lie_back_to_back() -> None:
    chosen = PrintOptions(components=["ingredients"], shape="round", bleed=1.0)
    pdf = opened(print_game(box("sandwich"), chosen))
    for front, back in zip(pdf.pages[::2], pdf.pages[1::2], strict=True):
        fronts = [shape.middle for shape in pieces(front, (65.0, 65.0))]
        backs = [(210 - x, y) for x, y in (shape.middle for shape in pieces(back, (65.0, 65.0)))]
        assert apart(fronts, backs) < CLOSE


@pytest.mark.parametrize("bleed", [0.0, 2.0])
def test_trim_and_bleed_boxes_are_those_of_the_cards(bleed: float) -> None:
    pdf, options = printed(bleed=bleed, sides="fronts")
    height = PAPERS["a4"][1]
    for page in pdf.pages:
        shapes = [shape.edges for shape in grounds(page, options)]
        inked = [
            min(s[0] for s in shapes),
            min(s[1] for s in shapes),
            max(s[2] for s in shapes),
            max(s[3] for s in shapes),
        ]
        for name, inset in (("/BleedBox", 0.0), ("/TrimBox", bleed)):
            left, bottom, right, top = (float(edge) * MM for edge in page.obj[name])
            found = [left - inset, height - top - inset, right + inset, height - bottom + inset]
            assert found == [pytest.approx(edge, abs=0.02) for edge in inked]
