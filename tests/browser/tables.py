"""Tables for the browser tests: made over HTTP with the page's own cookie, played through the board's real elements."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, Page, expect

# Games that are short, so that a browser can play them to their end: options, and how many sit there.
QUICK: dict[str, tuple[dict[str, Any], int]] = {
    "diced-veggies": ({"recipes": 4}, 2),
    "slice-and-dice": ({"length": "short"}, 2),
    "chicken-fried-dice": ({"mode": "calm"}, 2),
    "sandwich": ({"market": "calm"}, 3),
}
# A browser that has waited so long for the bots will wait in vain.
PATIENCE = 20.0


def told(response: APIResponse) -> dict[str, Any]:
    """What the server answered; it must not have refused."""
    assert response.ok, response.text()
    return response.json() if response.body() else {}


def command(context: BrowserContext, table: str, op: str, **what: Any) -> dict[str, Any]:
    """Does a command as the person of this browser."""
    return told(context.request.post("/api/commands", data={"op": op, "table": table, **what}))


def new_table(
    context: BrowserContext, game: str, seats: int, options: dict[str, Any] | None = None, **settings: Any
) -> str:
    """A table whose host is the person of this browser; nobody sits there yet."""
    body = {"game": game, "seats": seats, "options": options or {}, "settings": {"pace": "fast", **settings}}
    return str(told(context.request.post("/api/tables", data=body))["table"])


def begin(context: BrowserContext, game: str, people: int = 1, **more: Any) -> str:
    """A quick game of so many people of this browser and bots, begun."""
    options, seats = QUICK[game]
    seats = max(seats, people)
    table = new_table(context, game, seats, {**options, **more})
    for seat in range(people):
        command(context, table, "sit", seat=seat, name=("Ada", "Ben", "Cleo")[seat], colour="red", avatar="pear")
    for seat in range(people, seats):
        command(context, table, "seat-bot", seat=seat, level="thumb")
    command(context, table, "start")
    return table


def is_over(page: Page) -> bool:
    """Whether the end screen is shown."""
    return page.locator("#end-title").count() > 0


def play_on(page: Page, game: str, picks: int | None = None, by: str = "play_turn") -> int:
    """Plays through the board until the game (or so many picks) is over; how many picks were made."""
    turn = getattr(import_module(f"tests.browser.play_{game.replace('-', '_')}"), by)
    made, since = 0, time.monotonic()
    while not is_over(page) and (picks is None or made < picks):
        if turn(page):
            made, since = made + 1, time.monotonic()
            continue
        assert time.monotonic() - since < PATIENCE, f"nothing to be clicked: {page.locator('main').inner_text()}"
        page.wait_for_timeout(30)
    return made


def at_board(page: Page, table: str) -> None:
    """Goes to a table and waits for its board."""
    page.goto(f"/t/{table}")
    expect(page.get_by_role("log").first).to_be_visible()


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
