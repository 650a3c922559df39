"""The blade of Diced Veggies under a finger: a tap shows the cut, a push makes it, whichever way it goes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, guest
from tests.browser.tables import at_board, command, new_table

STEPS = 8


@pytest.mark.parametrize(
    ("row", "column", "right", "down"),
    [(0, 1, 0, -1), (4, 1, 0, 1), (1, 0, -1, 0), (1, 6, 1, 0)],
    ids=["up", "down", "left", "right"],
)
def test_dice_are_pushed_off_with_a_finger(
    browser: Browser, server: str, row: int, column: int, right: int, down: int
) -> None:
    with guest(browser, server, PHONE, has_touch=True, is_mobile=True) as page:
        # Any two dice may be cut off here, so these can at every table.
        table = new_table(page.context, "diced-veggies", 2, {"cut": "three", "first": 0})
        command(page.context, table, "sit", seat=0, name="Ada")
        command(page.context, table, "seat-bot", seat=1, level="thumb")
        command(page.context, table, "start")
        at_board(page, table)
        dice = page.locator("[data-die]")
        expect(dice).to_have_count(35)
        box = page.locator(".floor").bounding_box()
        assert box is not None
        side = box["width"] / 7
        x, y = box["x"] + (column + 0.5) * side, box["y"] + (row + 0.5) * side

        page.touchscreen.tap(x, y)
        expect(page.get_by_text("Tap again to cut, or push the dice off.").last).to_be_visible()
        expect(dice).to_have_count(35)

        finger = page.context.new_cdp_session(page)
        for step in range(STEPS + 1):
            far = side * step / STEPS
            at = {"x": x + right * far, "y": y + down * far}
            kind = "touchMove" if step else "touchStart"
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(dice.and_(page.locator(":not([inert])"))).to_have_count(33)
