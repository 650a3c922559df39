"""The print shop: a game's sheets, laid out, set and finished as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from potluck.print.assets import icons, made_by
from potluck.print.booklet import lay_booklet
from potluck.print.finish import finish
from potluck.print.impose import correction
from potluck.print.model import PALETTE, Booklet, Sheets
from potluck.print.options import CARDS, CannotPrint, PrintOptions
from potluck.print.press import NOTE, Leaf, Page, Press, Run
from potluck.print.setter import ask, set_pdf
from potluck.print.stock import lay
from potluck.print.words import Shoptalk, shoptalk

# The ids of the pages that are not a component of the game.
COVER, CREDITS = "cover", "credits"
# More is no game but a mistake, or mischief.
MOST_PAGES = 400


class Printable(Protocol):
    """Of a box, what printing needs."""

    @property
    def game(self) -> Any: ...
    @property
    def sheets(self) -> Callable[[Any, int, Any], Sheets] | None: ...
    @property
    def faults(self) -> Callable[[Any], Sequence[Any]]: ...
    @property
    def name(self) -> str: ...
    def words(self, language: str, deck: Any = None, seats: Sequence[str] = ()) -> Any: ...
    def rules(self, language: str) -> str: ...


def print_game(box: Printable, options: PrintOptions) -> bytes:
    """A game on paper, or CannotPrint with the reason."""
    sheets = sheets_of(box, options)
    press = Press(options, shoptalk(options.language))
    chosen = [
        component for component in sheets.components if not options.components or component.id in options.components
    ]
    for component in chosen:
        if isinstance(component, Booklet):
            lay_booklet(press, component)
        else:
            lay(press, component)
    first = [
        run(press, sheets) for name, run in OUR_PAGES.items() if not options.components or name in options.components
    ]
    press.runs = paired(first, options.sides) + press.runs
    return set_pages(press, sheets.title, sheets.colour)


def sheets_of(box: Printable, options: PrintOptions) -> Sheets:
    """The sheets of a game for these options, or why there are none."""
    say = shoptalk(options.language)
    least, most = box.game.seats[0], box.game.seats[-1]
    players = options.players or most
    if players not in box.game.seats:
        raise CannotPrint("no-players", least=least, most=most, found=players)
    try:
        rules_options = msgspec.convert(options.game, box.game.options)
    except msgspec.ValidationError as error:
        raise CannotPrint("no-options", error=str(error)) from error
    deck = getattr(rules_options, "deck", None)
    words = box.words(options.language, deck)
    for fault in box.faults(deck) if deck is not None else ():
        raise CannotPrint("no-options", error=words(f"no-{fault.why}", **fault.facts))
    if box.sheets is None:
        raise CannotPrint("no-sheets", game=words("game"))
    sheets = box.sheets(rules_options, players, words)
    title = say("rules-title", game=sheets.title)
    sheets.components.append(Booklet("rules", title, box.rules(options.language)))
    known = [component.id for component in sheets.components] + [COVER, CREDITS]
    for wanted in options.components:
        if wanted not in known:
            raise CannotPrint("no-component", id=wanted, known=", ".join(known))
    return sheets


def component_ids(box: Printable, options: PrintOptions) -> dict[str, str]:
    """What can be chosen among: the components' ids with their titles."""
    say = shoptalk(options.language)
    listed = {
        part.id: part.title for part in sheets_of(box, msgspec.structs.replace(options, components=[])).components
    }
    return listed | {COVER: say("cover-name"), CREDITS: say("credits-title")}


def refusal(problem: CannotPrint, language: str) -> str:
    """Why something can't be printed, as a sentence."""
    return shoptalk(language)(problem.why, **problem.facts)


# Pages of our own


def cover_run(press: Press, sheets: Sheets) -> Run:
    """The first page: how to print and cut, and what is in the file."""
    say, options = press.say, press.options
    steps = [say("cover-scale"), say(f"cover-{options.sides}")]
    if options.sides in ("long-edge", "short-edge", "fronts-then-backs"):
        steps.append(say("cover-shift"))
    steps += [say("cover-cut"), say("cover-paper", card=options.card.replace("x", " × "))]
    if press.booklet and options.sides not in ("fronts", "gutter-fold"):
        steps.append(say("cover-booklet"))
    steps += [sheets.also] if sheets.also else []
    page = press.empty()
    page |= {
        "kind": "cover", "title": sheets.title, "line": sheets.line, "icon": sheets.icon, "steps": steps,
        "list-title": say("cover-list"), "rows": [], "ruler": say("cover-ruler"),
    }  # fmt: skip
    return Run("", 0, [Leaf(page)])


def paired(runs: list[Run], sides: str) -> list[Run]:
    """Two pages of ours on the two sides of one sheet, where both sides are printed."""
    if len(runs) < 2 or sides in ("fronts", "gutter-fold"):
        return runs
    return [Run("", 0, [Leaf(runs[0].leaves[0].front, runs[1].leaves[0].front)])]


def contents(press: Press, pages: Sequence[tuple[str, Page]], say: Shoptalk) -> list[list[str]]:
    """Each component with the number of its pieces and its pages."""
    rows = []
    for run in press.runs:
        numbers = [number for number, (title, _) in enumerate(pages, 1) if title == run.title and title]
        if not numbers:
            continue
        first, last = numbers[0], numbers[-1]
        where = (
            say("cover-page", **{"from": first}) if first == last else say("cover-pages", **{"from": first, "to": last})
        )
        rows.append([run.title, say("cover-pieces", count=run.pieces) if run.pieces else "", where])
    return rows


def credits_run(press: Press, sheets: Sheets) -> Run:
    """Who made what is printed."""
    say = press.say
    page = press.empty()
    made = [
        {
            "name": credit["name"], "by": credit["by"], "licence": credit["licence"],
            "used": say("credits-used", names=", ".join(credit["used"])) if credit["used"] else "",
        }
        for credit in made_by()
    ]  # fmt: skip
    words = [say("credits-ours", game=sheets.title), say("credits-theirs")]
    page |= {"kind": "credits", "title": say("credits-title"), "words": words, "credits": made}
    return Run(say("credits-title"), 0, [Leaf(page)])


OUR_PAGES: dict[str, Callable[[Press, Sheets], Run]] = {COVER: cover_run, CREDITS: credits_run}


def print_calibration(options: PrintOptions) -> bytes:
    """A page and its back to measure how far a printer's backs lie off."""
    say = shoptalk(options.language)
    press = Press(options, say)
    # It has two sides, whatever is to be printed later.
    press.options = msgspec.structs.replace(options, sides=options.sides if "edge" in options.sides else "long-edge")
    front, back = press.empty(), press.empty()
    steps = [say(f"calibration-{number}") for number in range(1, 6)]
    front |= {"kind": "calibration", "side": "front", "words": {"title": say("calibration-title"), "steps": steps}}
    back |= {"kind": "calibration", "side": "back", "words": {"title": say("calibration-title-back"), "steps": []}}
    # A shift already given moves the needles too, so that it can be checked.
    move = correction(options.shift, press.mirror)
    back["move"] = {"x": move.x, "y": move.y, "turn": move.turn}
    press.runs.append(Run(say("calibration-title"), 0, [Leaf(front, back)]))
    return set_pages(press, say("calibration-title"), "ink")


# Setting


def job(press: Press, title: str, colour: str) -> dict[str, Any]:
    """All that the typesetter is told."""
    pages = press.pages()
    say = press.say
    plans = []
    seen = ""
    for heading, page in pages:
        if page["kind"] == "cover":
            page["rows"] = contents(press, pages, say)
        plans.append(page | {"heading": heading if heading != seen else ""})
        seen = heading or seen
    width, height = press.paper
    card = CARDS[press.options.card]
    return {
        "title": title, "colour": colour, "language": press.options.language, "palette": PALETTE, "icons": icons(),
        "lean": press.options.colour == "low-ink", "paper": {"width": width, "height": height},
        "card": {"width": card[0], "height": card[1]}, "head-at": 2.9, "note": NOTE,
        "specs": press.specs, "pages": plans, "booklet": press.booklet,
    }  # fmt: skip


def set_pages(press: Press, title: str, colour: str) -> bytes:
    """The pages of a press as a PDF."""
    told = job(press, title, colour)
    if len(told["pages"]) > MOST_PAGES:
        raise CannotPrint("no-too-many", found=len(told["pages"]), most=MOST_PAGES)
    raw = set_pdf("main.typ", told)
    return finish(raw, told["pages"], press.paper, press.options.sides)


def measured(box: Printable, options: PrintOptions) -> list[dict[str, Any]]:
    """Every text that must fit a box, with what it needs and what it has, in mm: for the tests."""
    sheets = sheets_of(box, options)
    press = Press(options, shoptalk(options.language))
    for component in sheets.components:
        if not isinstance(component, Booklet):
            lay(press, component)
    return ask("main.typ", job(press, sheets.title, sheets.colour), "fit")
