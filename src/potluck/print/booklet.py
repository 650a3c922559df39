"""The rules as a booklet: half a sheet a page, folded together in the middle."""

from __future__ import annotations

from typing import Any

from potluck.print.assets import icons
from potluck.print.impose import Spot, behind, booklet_order
from potluck.print.markdown import blocks
from potluck.print.model import PALETTE, Booklet
from potluck.print.press import Leaf, Page, Press, Run
from potluck.print.setter import ask

EDGE = 11.0
POINTS = 9.0


def lay_booklet(press: Press, component: Booklet) -> None:
    """Sets the text once to learn its pages, then lays these out in the order of folding."""
    wide, high = press.paper
    # A page of the booklet is half a sheet, turned; on large paper the letters grow with it.
    press.booklet = {
        "width": high / 2, "height": wide, "edge": EDGE * wide / 210, "size": POINTS * wide / 210,
        "blocks": [{"cells": []} | block for block in blocks(component.text)],
    }  # fmt: skip
    press.booklet["blocks"][0]["kind"] = "h1"
    pages = paged(press)
    run = Run(component.title, 0)
    if press.options.sides in ("fronts", "gutter-fold"):
        order: list[tuple[int | None, int | None]] = [
            (number, number + 1 if number + 1 < len(pages) else None) for number in range(0, len(pages), 2)
        ]
        run.leaves = [Leaf(sheet(press, pages, left, right, False)) for left, right in order]
    else:
        order = booklet_order(len(pages))
        for front, back in zip(order[::2], order[1::2], strict=True):
            run.leaves.append(Leaf(sheet(press, pages, *front, False), sheet(press, pages, *back, True)))
    press.runs.append(run)


def sheet(press: Press, pages: list[list[int]], left: int | None, right: int | None, back: bool) -> Page:
    """One side of a sheet: the left page above, the right one below, both turned a quarter."""
    wide, high = press.paper
    page = press.empty()
    halves: list[dict[str, Any]] = []
    # Turned to the right the left page is above; on the back, mirrored, tops must lie behind tops.
    spots = [Spot(wide / 2, high / 4, 90), Spot(wide / 2, high * 3 / 4, 90)]
    if back:
        spots = [behind(spot, press.paper, press.mirror) for spot in spots][::-1]
    for number, spot in zip((left, right), spots, strict=True):
        if number is not None:
            halves.append({"x": spot.x, "y": spot.y, "turn": spot.turn, "blocks": pages[number], "number": number + 1})
    page |= {"kind": "flow", "halves": halves}
    if not back:
        page["lines"] = [["fold", 0.5, high / 2, 6, high / 2], ["fold", wide - 6, high / 2, wide - 0.5, high / 2]]
    return page


def paged(press: Press) -> list[list[int]]:
    """The numbers of the paragraphs on each page."""
    told = {
        "colour": "ink", "palette": PALETTE, "icons": icons(), "lean": False, "booklet": press.booklet,
        "language": press.options.language,
    }  # fmt: skip
    places: list[int] = ask("flow.typ", told, "page-of")
    return [[block for block, page in enumerate(places) if page == number] for number in range(1, max(places) + 1)]
