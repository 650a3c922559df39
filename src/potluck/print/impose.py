"""Where pieces lie on paper: grids, mirrored backs, folds and tiles. Arithmetic only; all lengths in mm.

The origin is the top left corner of a page as it is printed, y goes down. A piece lies at the place of its trimmed
outline before turning; `turn` is in degrees clockwise round its middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, floor
from typing import Literal

from potluck.print.options import Shift

# What home printers leave white at the sides; above and below, where each page is named.
MARGIN, HEAD = 5.0, 7.6
# From the fold to the first cut.
FOLD_GAP = 3.0
# What neighbouring sheets of a poster share.
OVERLAP = 10.0
# Over this height a calibration turn is read.
TURN_OVER = 200.0
SLACK = 1e-6

Mirror = Literal["x", "y"]


@dataclass(frozen=True)
class Spot:
    """A place on a page: the middle of a piece, and how it is turned."""

    x: float
    y: float
    turn: int


@dataclass(frozen=True)
class Grid:
    """Places for pieces of one size on a page. Sizes are those of a piece as it lies, turned or not."""

    width: float
    height: float
    columns: int
    rows: int
    left: float
    top: float
    gap: float
    turned: bool

    @property
    def room(self) -> int:
        return self.columns * self.rows

    def spot(self, number: int) -> Spot:
        """The place of the piece of this number, row by row."""
        row, column = divmod(number, self.columns)
        x = self.left + column * (self.width + self.gap) + self.width / 2
        y = self.top + row * (self.height + self.gap) + self.height / 2
        return Spot(x, y, 90 if self.turned else 0)


def count(room: float, piece: float, gap: float) -> int:
    """How many pieces fit in a row."""
    return max(0, floor((room + gap + SLACK) / (piece + gap)))


def grid(
    paper: tuple[float, float],
    piece: tuple[float, float],
    bleed: float,
    fold: bool = False,
    apart: float = 0.0,
    foot: float = 0.0,
) -> Grid | None:
    """The best grid on a page, upright unless turning gains a place; with a fold only the half above it is used.

    `foot` is left free below the pieces.
    """
    best: Grid | None = None
    gap = max(2 * bleed, apart)
    for turned in (False, True):
        width, height = piece[::-1] if turned else piece
        across = paper[0] - 2 * (MARGIN + bleed)
        down = paper[1] - 2 * (HEAD + bleed) - foot
        if fold:
            down = paper[1] / 2 - HEAD - FOLD_GAP - 2 * bleed
        columns, rows = count(across, width, gap), count(down, height, gap)
        if columns * rows == 0 or (best is not None and columns * rows <= best.room):
            continue
        wide, high = columns * width + (columns - 1) * gap, rows * height + (rows - 1) * gap
        top = paper[1] / 2 - FOLD_GAP - bleed - high if fold else (paper[1] - foot - high) / 2
        best = Grid(width, height, columns, rows, (paper[0] - wide) / 2, top, gap, turned)
    return best


def behind(spot: Spot, paper: tuple[float, float], mirror: Mirror) -> Spot:
    """Where the back of a piece is printed so that it comes to lie behind the front.

    The sheet is turned over its upright middle line (x) or its level one (y); the top of the back follows the top of
    the front, so that a piece turned over sideways shows its back upright.
    """
    if mirror == "x":
        return Spot(paper[0] - spot.x, spot.y, -spot.turn % 360)
    return Spot(spot.x, paper[1] - spot.y, (180 - spot.turn) % 360)


@dataclass(frozen=True)
class Move:
    """How the backs of a page are moved: turned round its middle, in degrees clockwise, then shifted."""

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0


def correction(shift: Shift, mirror: Mirror) -> Move:
    """What undoes a printer's error, from what was read on the calibration page against the light, from the front."""
    # The upper mark reads further right when the back, seen through the front, is turned clockwise.
    seen = degrees(atan2(shift.turn, TURN_OVER))
    # Through the paper left and right (or up and down) change places, and so do the two ways of turning.
    if mirror == "x":
        return Move(shift.x, -shift.y, seen)
    return Move(-shift.x, shift.y, seen)


@dataclass(frozen=True)
class Tile:
    """A sheet of a poster: the part of the whole that is printed on it, and where on the page."""

    row: int
    column: int
    # Of the whole poster (already turned if that is better): from here, so much.
    x: float
    y: float
    width: float
    height: float
    left: float
    top: float


@dataclass(frozen=True)
class Poster:
    """A board over several sheets."""

    rows: int
    columns: int
    turned: bool
    tiles: list[Tile]


def cuts(length: float, room: float) -> list[tuple[float, float]]:
    """A length in parts of at most `room`, neighbours sharing the overlap: (from, size), all of one size."""
    if length <= room + SLACK:
        return [(0.0, length)]
    number = 2
    while number * room - (number - 1) * OVERLAP < length - SLACK:
        number += 1
    size = (length + (number - 1) * OVERLAP) / number
    return [(step * (size - OVERLAP), size) for step in range(number)]


def poster(paper: tuple[float, float], size: tuple[float, float], rim: float) -> Poster:
    """The fewest sheets that make a board of this size, upright unless turning saves a sheet."""
    best: Poster | None = None
    for turned in (False, True):
        width, height = size[::-1] if turned else size
        across, down = cuts(width, paper[0] - 2 * rim), cuts(height, paper[1] - 2 * rim)
        if best is not None and len(across) * len(down) >= len(best.tiles):
            continue
        tiles = [
            Tile(row, column, x, y, wide, high, (paper[0] - wide) / 2, (paper[1] - high) / 2)
            for row, (y, high) in enumerate(down)
            for column, (x, wide) in enumerate(across)
        ]
        best = Poster(len(down), len(across), turned, tiles)
    assert best is not None
    return best


def booklet_order(pages: int) -> list[tuple[int | None, int | None]]:
    """Pairs (left, right) of a folded booklet's sides, sheet by sheet, front before back; None is an empty page."""
    total = -(-pages // 4) * 4

    def page(number: int) -> int | None:
        return number if number < pages else None

    order: list[tuple[int | None, int | None]] = []
    for sheet in range(total // 4):
        low, high = 2 * sheet, total - 1 - 2 * sheet
        order += [(page(high), page(low)), (page(low + 1), page(high - 1))]
    return order
