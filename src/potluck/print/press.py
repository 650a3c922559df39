"""Puts pieces on pages: fronts, the backs behind them, what is cut and folded, posters over several sheets."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

from potluck.print.impose import (
    OVERLAP,
    Grid,
    Mirror,
    Spot,
    behind,
    correction,
    grid,
    poster,
)
from potluck.print.options import PAPERS, CannotPrint, PrintOptions
from potluck.print.words import Shoptalk

# Below pieces that a note explains.
NOTE = 26.0
# Around the sheets of a poster, where its marks and head are.
POSTER_RIM = 9.0

# Between round pieces, for the scissors.
ROUND_APART = 1.5

Spec = dict[str, Any]
Page = dict[str, Any]


@dataclass
class Leaf:
    """A sheet of paper: its front, and its back if there is one."""

    front: Page
    back: Page | None = None


@dataclass
class Run:
    """The sheets of one component."""

    title: str
    pieces: int
    leaves: list[Leaf] = field(default_factory=list)


class Press:
    """Collects the sheets of a print."""

    def __init__(self, options: PrintOptions, say: Shoptalk) -> None:
        self.options = options
        self.say = say
        self.paper = PAPERS[options.paper]
        self.specs: list[Spec] = []
        self.known: dict[int, int] = {}
        self.runs: list[Run] = []
        # The text of a booklet and the size of its pages, once there is one.
        self.booklet: dict[str, Any] = {}

    @property
    def mirror(self) -> Mirror:
        return "y" if self.options.sides in ("short-edge", "gutter-fold") else "x"

    def spec(self, spec: Spec) -> int:
        """The number of something to draw; the same thing is kept once."""
        if id(spec) not in self.known:
            self.known[id(spec)] = len(self.specs)
            self.specs.append(spec)
        return self.known[id(spec)]

    def empty(self) -> Page:
        """A page with nothing on it."""
        whole = [0.0, 0.0, *self.paper]
        return {
            "kind": "pieces", "heading": "", "head": "", "hint": "", "note": "",
            "items": [], "lines": [], "circles": [],
            "move": {"x": 0.0, "y": 0.0, "turn": 0.0}, "trim": whole, "bleed": whole,
        }  # fmt: skip

    def pieces(
        self,
        title: str,
        size: tuple[float, float],
        pairs: list[tuple[Spec, Spec | None]],
        *,
        rounded: bool = False,
        outlined: bool = True,
        apart: float = 0.0,
        note: str = "",
    ) -> None:
        """Pieces of one size, as many to a page as fit, so far apart. `outlined` ones are cut along their edges."""
        options = self.options
        two = any(back is not None for _, back in pairs)
        folded = two and options.sides == "gutter-fold"
        bleed = options.bleed if outlined else 0.0
        found = grid(self.paper, size, bleed, folded, ROUND_APART if rounded else apart, NOTE if note else 0.0)
        if found is None:
            fold = "yes" if folded else "no"
            raise CannotPrint("no-room", title=title, width=short(size[0]), height=short(size[1]), fold=fold)
        run = Run(title, len(pairs))
        for start in range(0, len(pairs), found.room):
            part = pairs[start : start + found.room]
            front = self.empty()
            front["head"], front["hint"] = title, self.say("page-fold" if folded else "page-hint")
            front["note"] = note
            back = self.empty()
            back["head"], back["hint"] = title, self.say("page-backs")
            for number, (face, reverse) in enumerate(part):
                spot = found.spot(number)
                self.put(front, face, spot, size, bleed, rounded)
                if reverse is not None and options.sides != "fronts":
                    place = behind(spot, self.paper, self.mirror)
                    self.put(front if folded else back, reverse, place, size, bleed, rounded)
            if outlined and options.marks:
                self.mark(front, found, len(part), bleed, rounded)
            if folded:
                middle = self.paper[1] / 2
                front["lines"].append(["fold", 0, middle, self.paper[0], middle])
            self.box(front, bleed)
            two_sided = two and not folded and options.sides != "fronts"
            if two_sided:
                move = correction(options.shift, self.mirror)
                back["move"] = {"x": move.x, "y": move.y, "turn": move.turn}
                self.box(back, bleed)
            run.leaves.append(Leaf(front, back if two_sided else None))
        self.runs.append(run)

    def put(self, page: Page, spec: Spec, spot: Spot, size: tuple[float, float], bleed: float, rounded: bool) -> None:
        """One piece on a page."""
        page["items"].append({
            "spec": self.spec(spec), "x": spot.x, "y": spot.y, "turn": spot.turn,
            "width": size[0], "height": size[1], "bleed": bleed, "round": rounded, "clip": True,
        })  # fmt: skip

    def box(self, page: Page, bleed: float) -> None:
        """What is trimmed on a page, and what may be inked."""
        edges = []
        for item in page["items"]:
            wide, high = (item["width"], item["height"]) if item["turn"] % 180 == 0 else (item["height"], item["width"])
            edges.append((item["x"] - wide / 2, item["y"] - high / 2, item["x"] + wide / 2, item["y"] + high / 2))
        left, top = min(edge[0] for edge in edges), min(edge[1] for edge in edges)
        right, bottom = max(edge[2] for edge in edges), max(edge[3] for edge in edges)
        page["trim"] = [left, top, right, bottom]
        page["bleed"] = [left - bleed, top - bleed, right + bleed, bottom + bleed]

    def mark(self, page: Page, found: Grid, number: int, bleed: float, rounded: bool) -> None:
        """Where to cut: circles, or lines in the margins and a cross on each corner, which lies on both cuts.

        A line in the margin goes with the first strip that is cut off; the arms of a cross that lie along the cuts of
        the other direction stay on each strip.
        """
        spots = [found.spot(place) for place in range(number)]
        if rounded:
            page["circles"] = [[spot.x, spot.y, found.width / 2] for spot in spots]
            return
        xs, ys, crosses = set(), set(), set()
        for spot in spots:
            left, right = exact(spot.x - found.width / 2), exact(spot.x + found.width / 2)
            top, bottom = exact(spot.y - found.height / 2), exact(spot.y + found.height / 2)
            xs |= {left, right}
            ys |= {top, bottom}
            crosses |= {(x, y) for x in (left, right) for y in (top, bottom)}
        arm = min(2.5, found.width * 0.08, found.height * 0.08)
        lines: list[list[Any]] = []
        for x, y in sorted(crosses):
            lines += [[x - arm, y, x + arm, y], [x, y - arm, x, y + arm]]
        page["lines"] += [["under", *line] for line in lines] + [["cut", *line] for line in lines]
        low, high = min(ys) - bleed - 0.8, max(ys) + bleed + 0.8
        near, far = min(xs) - bleed - 0.8, max(xs) + bleed + 0.8
        for x in sorted(xs):
            page["lines"] += [
                ["cut", x, max(low - 5, min(low, 7.2)), x, low],
                ["cut", x, high, x, min(high + 5, self.paper[1])],
            ]
        for y in sorted(ys):
            page["lines"] += [["cut", max(near - 5, 0.5), y, near, y], ["cut", far, y, min(far + 5, self.paper[0]), y]]

    def boards(self, title: str, size: tuple[float, float], specs: list[Spec]) -> None:
        """Boards of one size: side by side on a page if they fit, else each a poster over several sheets."""
        if grid(self.paper, size, 0.0) is not None:
            bleed = self.options.bleed
            fits = grid(self.paper, size, bleed) is not None
            self.pieces(title, size, [(spec, None) for spec in specs], outlined=fits)
            return
        plan = poster(self.paper, size, POSTER_RIM)
        run = Run(title, len(specs))
        for spec, tile in product(specs, plan.tiles):
            page = self.empty()
            page["kind"] = "tile"
            edges = [tile.left, tile.top, tile.left + tile.width, tile.top + tile.height]
            page["trim"] = page["bleed"] = edges
            place = {"row": tile.row + 1, "column": tile.column + 1, "rows": plan.rows, "columns": plan.columns}
            page["head"] = f"{title} – {self.say('page-tile', **place)}"
            page["hint"] = self.say("page-glue", overlap=int(OVERLAP))
            page["tile"] = {
                "spec": self.spec(spec), "x": tile.x, "y": tile.y, "width": tile.width, "height": tile.height,
                "left": tile.left, "top": tile.top, "turned": plan.turned,
                "whole-width": size[0], "whole-height": size[1],
            }  # fmt: skip
            left, top, right, bottom = edges
            for x in (left, right):
                page["lines"] += [["cut", x, top - 4, x, top], ["cut", x, bottom, x, bottom + 4]]
            for y in (top, bottom):
                page["lines"] += [["cut", left - 4, y, left, y], ["cut", right, y, right + 4, y]]
            # Where the neighbour's edge comes to lie.
            if tile.column > 0:
                page["lines"] += [["fold", left + OVERLAP, top - 4, left + OVERLAP, top + 6]]
                page["lines"] += [["fold", left + OVERLAP, bottom - 6, left + OVERLAP, bottom + 4]]
            if tile.row > 0:
                page["lines"] += [["fold", left - 4, top + OVERLAP, left + 6, top + OVERLAP]]
                page["lines"] += [["fold", right - 6, top + OVERLAP, right + 4, top + OVERLAP]]
            run.leaves.append(Leaf(page))
        self.runs.append(run)

    def pages(self) -> list[tuple[str, Page]]:
        """All pages in the order of printing, each with the title of its component."""
        sides = self.options.sides
        ordered: list[tuple[str, Page]] = []
        if sides in ("fronts", "gutter-fold"):
            return [(run.title, leaf.front) for run in self.runs for leaf in run.leaves]
        # A sheet with an empty back still has one: else all that follows would be printed on the wrong sides.
        leaves = [(run.title, leaf) for run in self.runs for leaf in run.leaves]
        if sides == "fronts-then-backs":
            ordered = [(title, leaf.front) for title, leaf in leaves]
            return ordered + [("", leaf.back or self.empty()) for _, leaf in leaves]
        for title, leaf in leaves:
            ordered += [(title, leaf.front), (title, leaf.back) if leaf.back else ("", self.empty())]
        return ordered


def exact(value: float) -> float:
    """Equal cuts of neighbours are one cut."""
    return round(value, 4)


def short(value: float) -> float:
    """A length for people."""
    return round(value, 1)
