"""Diced Veggies in a browser: one pick through the real board, by mouse or by keys."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, TimeoutError as TooSlow

BOARD = "section.board[data-seq]"
# What is tried first; cards are drawn in turn, so that each kind is drawn.
KINDS = (
    "take-all", "cut", "restock", "cook", "play-hype", "renumber", "serve", "retype", "spend",
    "take-recipe", "draw-hype", "draw-recipe", "discard-die", "discard-recipe", "discard-hype", "stop-cooking",
)  # fmt: skip
DRAWS = ("take-recipe", "draw-hype", "draw-recipe")
# Things on their way out are still there for a moment, but can't be used.
USABLE = ":enabled:visible:not([inert]):not([inert] *)"
WAIT = 5000


def play_turn(page: Page) -> bool:
    """Makes one pick by mouse, if this browser has one to make."""
    before = seq(page)
    return click(page) and settled(page, before)


def click(page: Page) -> bool:
    """Clicks on what makes a pick, without waiting for the answer."""
    before = seq(page)
    for kind in order(before):
        if kind == "cut":
            dice = page.locator(f"{BOARD} [data-die][data-pick=cut]:not([inert])")
            if dice.count() == 0:
                continue
            die = dice.nth(before % dice.count())
            die.scroll_into_view_if_needed()
            box = die.bounding_box()
            if box is None:
                return False
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            return True
        found = pickable(page, kind)
        if found is not None:
            found.click()
            if kind == "renumber":
                # The die is chosen; now its new number.
                page.locator(f"{BOARD} button[data-pick=renumber][data-to]").first.click()
            return True
    return False


def keyboard_turn(page: Page) -> bool:
    """Makes one pick by keys alone: G goes to what can be picked, N puts the blade to a cut, Enter does it."""
    before = seq(page)
    if page.locator(f"{BOARD} button[data-pick]{USABLE}").count() == 0:
        return False
    for _ in range(60):
        if page.evaluate("board => !!document.activeElement.closest(board)", BOARD):
            break
        page.keyboard.press("Tab")
    for _ in range(40):
        kind = focused(page)
        if kind and kind != "stop-cooking":
            break
        page.keyboard.press("g")
    if kind == "cut":
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    if kind == "renumber":
        # The die is chosen; now its new number.
        for _ in range(20):
            if page.evaluate("'to' in document.activeElement.dataset"):
                break
            page.keyboard.press("g")
        page.keyboard.press("Enter")
    return settled(page, before)


def focused(page: Page) -> str:
    """The kind of pick that has the focus, if it can be made."""
    return str(
        page.evaluate(
            "document.activeElement.matches('[data-pick]:enabled') && document.activeElement.dataset.pick || ''"
        )
    )


def order(turn: int) -> tuple[str, ...]:
    """The kinds of picks in the order in which they are tried, the drawn cards turn by turn."""
    draws = DRAWS[turn % 3 :] + DRAWS[: turn % 3]
    return tuple(draws[DRAWS.index(kind)] if kind in DRAWS else kind for kind in KINDS)


def pickable(page: Page, kind: str) -> Locator | None:
    """A button that makes or begins a pick of this kind now."""
    found = page.locator(f"{BOARD} button[data-pick={kind}]{USABLE}").first
    return found if found.count() else None


def seq(page: Page) -> int:
    """How many entries of the log the board shows."""
    board = page.locator(BOARD)
    return int(board.get_attribute("data-seq") or 0) if board.count() else 0


def settled(page: Page, before: int) -> bool:
    """Waits until the pick was answered; the end screen may have come instead."""
    try:
        page.wait_for_function(
            "([board, before]) => Number(document.querySelector(board)?.dataset.seq ?? -1) !== before",
            arg=[BOARD, before],
            timeout=WAIT,
        )
    except TooSlow:
        return False
    return True
