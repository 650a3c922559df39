"""Picks at the board of Sandwich by its own elements: with the mouse, or with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

# What was seen may be gone a moment later: in a rush somebody else takes it.
SOON = 1500
Press = Callable[[Locator], None]


def play_turn(page: Page) -> bool:
    """Makes one pick with the mouse; False if there is nothing to pick."""
    return turn(page, lambda what: what.click(timeout=SOON), by_keys=False)


def keyboard_turn(page: Page) -> bool:
    """Makes one pick with the keyboard alone."""
    return turn(page, lambda what: what.press("Enter", timeout=SOON), by_keys=True)


def turn(page: Page, press: Press, by_keys: bool) -> bool:
    """One pick, whatever is wanted; what has vanished meanwhile is no pick."""
    try:
        return (
            grab(page, press, by_keys) or build(page, press, by_keys) or taste(page, press, by_keys) or say(page, press)
        )
    except Error:
        return False


def first(page: Page, what: str) -> Locator | None:
    """The first of such elements that can be used."""
    found = page.locator(f"{what}:enabled:not([aria-disabled=true]):not([inert], [inert] *)")
    return found.first if found.count() else None


def grab(page: Page, press: Press, by_keys: bool) -> bool:
    """A card of the market; by keys, with the key that is written on it."""
    card = first(page, "[data-pick=grab]")
    if card is None:
        return False
    if by_keys:
        page.keyboard.press(card.locator("kbd").inner_text(timeout=SOON).lower())
    else:
        press(card)
    return True


def build(page: Page, press: Press, by_keys: bool) -> bool:
    """A card on a sandwich, or all sandwiches handed over."""
    loose = first(page, "[aria-pressed=false][data-card][data-pick=put]:not([data-placed])")
    room = first(page, "[data-room]")
    if loose is not None and room is None:
        loose.focus(timeout=SOON)
        press(loose)
        room = first(page, "[data-room]")
    if room is not None:
        number = room.get_attribute("data-room", timeout=SOON)
        if by_keys and number is not None:
            page.keyboard.press(number)
        else:
            press(room)
        return True
    served = first(page, "[data-pick=hand-over]")
    if served is not None:
        press(served)
    return served is not None


def taste(page: Page, press: Press, by_keys: bool) -> bool:
    """A whole ranking, or the bonus point for the theme."""
    award = first(page, "[data-pick=award]")
    if award is not None:
        press(award)
        return True
    for _ in range(4):
        plate = first(page, "[data-pick=rank][aria-pressed=false]")
        if plate is None:
            break
        if by_keys:
            page.keyboard.press(plate.get_attribute("data-plate", timeout=SOON) or "a")
        else:
            press(plate)
    confirm = first(page, "[data-pick=rank][data-confirm]")
    if confirm is not None:
        press(confirm)
    return confirm is not None


def say(page: Page, press: Press) -> bool:
    """A line to praise the first sandwich, silence for the next; and what tied leaders are asked."""
    line = first(page, "input#pitch")
    if line is not None and len(page.locator("article.verdict").all()) % 2 == 0:
        line.fill("Best <b>eaten</b> at once.", timeout=SOON)
        line.press("Enter", timeout=SOON)
        return True
    answer = first(page, "[data-pick=keep-quiet]") or first(page, "[data-pick=share-victory]")
    if answer is not None:
        press(answer)
    return answer is not None
