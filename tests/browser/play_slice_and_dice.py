"""Plays Slice & Dice through its board: one pick at a time, by mouse or by keys alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError as TooLong

# What can be pressed on the board, in its order; what is on its way out is inert.
PICKS = ".board [data-pick]:not(:disabled):not([inert], [inert] *)"
WAIT = 8_000
TABS = 250
# What is done first, where several things may be done.
ORDER = (
    "place", "place-special", "lose", "put-back", "put-on", "take-shown", "take-top", "throw-back", "take-off",
    "lid-on", "keep-board", "choose", "roll", "take-cut", "pass", "no-thanks", "enough", "end-turn", "stay",
    "stop-cooking",
)  # fmt: skip
# Cards that take tokens off the own board: for when something is in the way.
AGAINST_OWN = ("use-skimmer", "use-ladle", "use-tongs", "use-peeler", "use-kitchen-scissors")


def play_turn(page: Page) -> bool:
    """One pick by mouse; False if nothing is there to be clicked."""
    return one_pick(page, lambda button: button.click(timeout=WAIT))


def keyboard_turn(page: Page) -> bool:
    """One pick by keys alone: Tab to what is to be pressed, and Enter."""
    return one_pick(page, lambda button: press(page, button))


def one_pick(page: Page, do: Any) -> bool:
    """Presses what belongs to one pick: a button; or a card and its target; or a card, a die and the button."""
    before = seq(page)
    pressed = False
    try:
        for _ in range(4):
            button = next_button(page)
            if button is None or seq(page) != before:
                return pressed
            do(button)
            pressed = True
            if not begins(page, before):
                return True
    except TooLong:
        if seq(page) == before:  # else it went away because something happened at the table
            raise
    return pressed


def begins(page: Page, before: str) -> bool:
    """Whether what was pressed has only begun a pick; else waits until the pick is made."""
    page.wait_for_function(
        "seq => document.querySelector('.board')?.dataset.seq !== seq"
        " || document.querySelector('.board [data-cancel]') !== null",
        arg=before,
        timeout=WAIT,
    )
    return seq(page) == before


def seq(page: Page) -> str:
    """Changes with every pick at the table; empty without a board."""
    board = page.locator(".board")
    return board.first.get_attribute("data-seq") or "" if board.count() else ""


def next_button(page: Page) -> Locator | None:
    """What to press next."""
    found: list[dict[str, Any]] = page.locator(PICKS).evaluate_all(
        """buttons => buttons.map((button, place) => ({
            place, kind: button.dataset.pick, card: button.dataset.utensil, die: button.dataset.die,
            pressed: button.getAttribute('aria-pressed') === 'true', seen: button.getClientRects().length > 0,
        })).filter(button => button.seen)"""
    )
    if not found:
        return None
    if page.locator(".board [data-cancel]").count():
        return page.locator(PICKS).nth(aimed(found)["place"])
    in_the_way = page.locator('.ware [data-look="extra"]').count() > 0
    cards = [button for button in found if button["card"] and str(button["kind"]).startswith("use-")]
    for card in cards:
        if in_the_way or card["kind"] not in AGAINST_OWN:
            return page.locator(PICKS).nth(card["place"])
    kinds = {
        button["kind"]: button for button in found if not button["die"] or button["kind"] not in ("roll", "reroll")
    }
    if "stay" in kinds:
        return page.locator(PICKS).nth(kinds["stay"]["place"])
    if "clear-board" in kinds and in_the_way:
        return page.locator(PICKS).nth(kinds["clear-board"]["place"])
    kind = next((kind for kind in ORDER if kind in kinds), found[0]["kind"])
    return page.locator(PICKS).nth(kinds.get(kind, found[0])["place"])


def aimed(found: list[dict[str, Any]]) -> dict[str, Any]:
    """With a card in hand: its target, or the button that plays it; where dice are chosen, first one of them."""
    dice = [button for button in found if button["kind"] == "reroll" and button["die"]]
    if dice and not any(die["pressed"] for die in dice):
        return dice[0]
    go = [button for button in found if button["kind"] == "reroll" and not button["die"]]
    targets = [
        button
        for button in found
        if not button["pressed"] and not (button["card"] and str(button["kind"]).startswith("use-"))
    ]
    return (go or targets or found)[0]


def press(page: Page, button: Locator) -> None:
    """Tabs to a button and presses Enter."""
    wanted = button.element_handle()
    for _ in range(TABS):
        if page.evaluate("button => document.activeElement === button", wanted):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("the Tab key does not lead there")
    page.keyboard.press("Enter")
