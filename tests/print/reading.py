"""Reads a PDF back: where shapes and lines lie on a page, in mm from its top left corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Literal

import pikepdf

MM = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]


@dataclass(frozen=True)
class Shape:
    """A path: its corners on the page, in mm; how its line is drawn if it has one, and whether it is filled."""

    corners: tuple[Point, ...]
    line: Literal["", "solid", "dashed"] = ""
    filled: bool = True

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def size(self) -> Point:
        left, top, right, bottom = self.edges
        return right - left, bottom - top

    @property
    def middle(self) -> Point:
        left, top, right, bottom = self.edges
        return (left + right) / 2, (top + bottom) / 2


def times(inner: Matrix, outer: Matrix) -> Matrix:
    """First the inner, then the outer."""
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def filled(page: pikepdf.Page) -> Iterator[Shape]:
    """All filled paths without curves, also those inside form objects."""
    return (shape for shape in painted(page) if shape.filled)


def painted(page: pikepdf.Page) -> Iterator[Shape]:
    """All paths, filled or drawn in lines."""
    yield from walk(page, (1, 0, 0, 1, 0, 0), float(page.mediabox[3]))


def walk(content: Any, matrix: Matrix, height: float) -> Iterator[Shape]:
    """The paths of a page or form."""
    dashed = False
    stack: list[tuple[Matrix, bool]] = []
    path: list[Point] = []
    resources = content.obj.get("/Resources", {}) if hasattr(content, "obj") else content.get("/Resources", {})

    def at(x: Any, y: Any) -> Point:
        a, b, c, d, e, f = matrix
        return (a * float(x) + c * float(y) + e) * MM, (height - (b * float(x) + d * float(y) + f)) * MM

    for step in pikepdf.parse_content_stream(content):
        operands, name = step.operands, str(step.operator)
        if name == "q":
            stack.append((matrix, dashed))
        elif name == "Q":
            matrix, dashed = stack.pop()
        elif name == "d":
            dashed = len(operands[0]) > 0
        elif name == "cm":
            a, b, c, d, e, f = (float(number) for number in operands)
            matrix = times((a, b, c, d, e, f), matrix)
        elif name in ("m", "l"):
            path.append(at(*operands))
        elif name in ("c", "v", "y"):
            path.append(at(*operands[-2:]))
        elif name == "re":
            x, y, wide, high = (float(number) for number in operands)
            path += [at(x, y), at(x + wide, y), at(x + wide, y + high), at(x, y + high)]
        elif name == "h" and path:
            path.append(path[0])
        elif name in ("f", "f*", "B", "B*", "S"):
            if path:
                line: Literal["solid", "dashed"] = "dashed" if dashed else "solid"
                yield Shape(tuple(path), "" if name in ("f", "f*") else line, name != "S")
            path = []
        elif name in ("n", "s", "b"):
            path = []
        elif name == "Do":
            form = resources["/XObject"][operands[0]]
            if form.get("/Subtype") == "/Form":
                own = form.get("/Matrix", [1, 0, 0, 1, 0, 0])
                a, b, c, d, e, f = (float(number) for number in own)
                yield from walk(form, times((a, b, c, d, e, f), matrix), height)


def pieces(page: pikepdf.Page, size: Point, close: float = 0.02) -> list[Shape]:
    """The shapes of this size, upright or turned a quarter: the grounds of cards."""
    wanted = (size, size[::-1])
    return [
        shape
        for shape in filled(page)
        if any(abs(shape.size[0] - w) < close and abs(shape.size[1] - h) < close for w, h in wanted)
    ]


def opened(pdf: bytes) -> pikepdf.Pdf:
    """A PDF to look into."""
    return pikepdf.open(BytesIO(pdf))
