"""The market of Sandwich, with few cards and with many, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, NARROW
from tests.browser.tables import at_board, command, fits, new_table


@pytest.mark.parametrize("page", [DESKTOP, NARROW], indirect=True, ids=["desktop", "narrow"])
@pytest.mark.parametrize(("people", "copies"), [(3, 1), (21, 3)])
def test_every_card_shows_its_picture_and_all_are_on_one_screen(page: Page, people: int, copies: int) -> None:
    table = new_table(page.context, "sandwich", people, {"market": "calm", "copies": copies})
    command(page.context, table, "sit", seat=0, name="Ada", colour="red", avatar="pear")
    for seat in range(1, people):
        command(page.context, table, "seat-bot", seat=seat, level="thumb")
    command(page.context, table, "start")
    at_board(page, table)
    page.wait_for_selector("[data-pick=grab]")
    heights = page.locator(".slots .picture").evaluate_all("(all) => all.map((one) => one.clientHeight)")
    size_of = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    names = page.locator(".slots .name").evaluate_all(size_of)
    assert len(heights) == people
    assert min(heights) >= 18
    assert max(names) <= 16
    assert fits(page)
    box = page.locator(".slots").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["height"] <= size["height"]
