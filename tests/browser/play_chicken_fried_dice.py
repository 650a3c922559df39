"""Plays Chicken Fried Dice through its board: one pick at a time, by mouse or by keys alone."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator, Page

BOARD = "section.board"
# What makes a pick at once, the most useful first; what only begins one (taking an ingredient up) comes after it.
AT_ONCE = (
    "enter-flavour", "cross-off-all", "cross-off", "write", "sauce", "chop", "toss", "waste", "coop-pluck", "pluck",
    "draw-flavour", "upgrade", "keep", "throw-back", "arrange", "take-truck", "take-board", "hand-on", "done",
)  # fmt: skip
BEGINS = ("draw-flavour", "cross-off", "write", "sauce", "chop", "toss")
# All controls in words, for telling whether something has changed.
STANDING = """() => [...document.querySelectorAll("section.board button[data-pick]")]
    .map(one => [one.dataset.pick, one.disabled, one.ariaPressed, one.ariaLabel].join()).join(";")"""
# A pick is on its way to the server and back, and dice fly for a moment.
ANSWER = 4000


def controls(page: Page, kind: str, begins: bool = False) -> Locator:
    """The controls of the board that make picks of a kind now, or begin one and have not yet."""
    mark = "[data-begins][aria-pressed='false']" if begins else ":not([data-begins])"
    return page.locator(f"{BOARD} button[data-pick='{kind}']{mark}:not(:disabled):not([inert], [inert] *)")


def found(page: Page) -> Locator | None:
    """What makes a pick now; where nothing does, an ingredient or a bonus is to be taken up first."""
    for kind in AT_ONCE:
        # Whoever has plucked all four uses what is at hand before saying "done".
        if kind in ("hand-on", "done") and (first := beginning(page)) is not None:
            return first
        here = controls(page, kind)
        if here.count() > 0:
            return here.first
    return beginning(page)


def beginning(page: Page) -> Locator | None:
    """What begins a pick that is not begun yet."""
    for kind in BEGINS:
        here = controls(page, kind, begins=True)
        if here.count() > 0:
            return here.first
    return None


def standing(page: Page) -> str:
    """How the board stands: what can be picked, and what is held."""
    return str(page.evaluate(STANDING))


def settle(page: Page, before: str) -> None:
    """Waits until the board stands differently."""
    # If it does not, somebody was quicker or the game is over: the next turn sees it.
    with suppress(Error):
        page.wait_for_function(f"before => ({STANDING})() !== before", arg=before, timeout=ANSWER)


def play_turn(page: Page) -> bool:
    """Makes one pick by mouse (taking up what is to be used counts as one); whether there was anything to click."""
    before = standing(page)
    control = found(page)
    if control is None:
        return False
    try:
        control.click(timeout=ANSWER)
    except Error:
        return True  # It was gone before the pointer was there: a rival took it.
    settle(page, before)
    return True


def keyboard_turn(page: Page) -> bool:
    """Makes one pick by the keyboard alone."""
    before = standing(page)
    control = found(page)
    if control is None:
        return False
    try:
        control.focus(timeout=ANSWER)
        page.keyboard.press("Enter")
    except Error:
        return True
    settle(page, before)
    return True
