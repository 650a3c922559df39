"""The board of Chicken Fried Dice: looking at a die shows where it fits and takes nothing; all has room at 320 px."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, guest
from tests.browser.play_chicken_fried_dice import controls, play_turn
from tests.browser.tables import at_board, command, fits, new_table

# Longer than a finger stays that only taps.
HOLD = 800
# The texts that stick out of their station tiles.
OUTSIDE = """() => [...document.querySelectorAll(".counter .tile")].flatMap(tile =>
    [...tile.querySelectorAll("*")]
        .filter(one => one.getBoundingClientRect().right > tile.getBoundingClientRect().right + 1)
        .map(one => one.textContent))"""


def to_the_coop(page: Page, **options: Any) -> None:
    """A calm round whose first turn is this page's, the order of the black dice called out."""
    asked = {"mode": "calm", "trucks": "deal", "boards": "menu", "first": 0, **options}
    table = new_table(page.context, "chicken-fried-dice", 2, asked)
    command(page.context, table, "sit", seat=0, name="Ada")
    command(page.context, table, "seat-bot", seat=1, level="thumb")
    command(page.context, table, "start")
    at_board(page, table)
    # Three equal dice need no order.
    called = controls(page, "arrange").or_(controls(page, "pluck")).first
    expect(called).to_be_visible()
    if controls(page, "arrange").count():
        controls(page, "arrange").last.click()
    expect(controls(page, "pluck")).to_have_count(10)


def test_spaces_light_up_where_a_die_fits(page: Page) -> None:
    to_the_coop(page)
    for _ in range(4):
        dice = controls(page, "pluck")
        expect(dice).not_to_have_count(0, timeout=20_000)
        dice.last.hover()
        aimed = page.locator(".space.aimed").count()
        dice.last.click()
        expect(page.locator(".hand button")).to_be_visible()
        # What was looked at is in the hand now, and what it can do is as told.
        expect(page.locator(".space.lit.write")).to_have_count(aimed)
        expect(page.locator(".space.aimed")).to_have_count(0)
        (controls(page, "write") if aimed else controls(page, "waste")).first.click()
        (controls(page, "hand-on").or_(controls(page, "done"))).click()


def test_a_finger_kept_on_a_die_takes_nothing(browser: Browser, server: str) -> None:
    with guest(browser, server, PHONE, has_touch=True, is_mobile=True) as page:
        to_the_coop(page)
        die = controls(page, "pluck").first
        box = die.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = page.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(HOLD)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(HOLD)
        expect(controls(page, "pluck")).to_have_count(10)
        die.tap()
        expect(page.locator(".hand button")).to_be_visible()


def test_customers_are_dragged_one_after_the_other(page: Page) -> None:
    to_the_coop(page, clock=6)
    first = page.locator(".drawn > .first")
    for place, said in ((".bin.keep", "Kept: 1"), (".bin:not(.keep)", "Thrown back: 1")):
        # The clock ends the round; then one card flies off before the next can be taken.
        expect(first).to_have_count(1, timeout=20_000)
        page.wait_for_timeout(HOLD)
        card, to = first.bounding_box(), page.locator(place).bounding_box()
        assert card is not None
        assert to is not None
        page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
        page.mouse.down()
        page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=8)
        page.mouse.up()
        expect(page.get_by_text(said, exact=True)).to_be_visible()


def test_words_stay_on_their_tiles_at_four_times_the_size(browser: Browser, server: str) -> None:
    with guest(browser, server, (320, 640)) as page:
        page.goto("/")
        page.get_by_role("button", name="Français").click()
        to_the_coop(page)
        for _ in range(3):
            assert page.evaluate(OUTSIDE) == []
            assert fits(page)
            play_turn(page)
