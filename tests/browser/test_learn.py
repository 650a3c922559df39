"""The guided first games in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import NARROW, PHONE
from tests.browser.tables import fits

GAMES = ("diced-veggies", "slice-and-dice", "chicken-fried-dice", "sandwich")


def on(page: Page) -> Locator:
    """The button that goes on: past words, or by making the pick that is wanted."""
    return page.get_by_role("button", name="Next", exact=True).or_(page.get_by_role("button", name="Do it for me"))


def walk(page: Page, steps: int = 200) -> int:
    """Goes on until the end; how often something was clicked."""
    for made in range(steps):
        if page.get_by_role("button", name="Play now").count():
            return made
        on(page).click()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_gone_through(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    expect(on(page)).to_be_visible()
    assert complaints(page) == []
    assert walk(page) > 10
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")


def test_the_pick_that_glows_goes_on_and_another_does_not(page: Page) -> None:
    page.goto("/learn/sandwich")
    on(page).click()
    expect(page.get_by_text("Take the avocado.")).to_be_visible()
    page.get_by_role("button", name="Sardines").click()
    expect(page.get_by_text("try what glows")).to_be_visible()
    page.get_by_role("button", name="Avocado").click()
    expect(page.get_by_text("You were last in that flip")).to_be_visible(timeout=15_000)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Take the avocado.")).to_be_visible()


def test_a_rule_can_be_read_on_the_way_and_the_focus_comes_back(page: Page) -> None:
    page.goto("/learn/diced-veggies")
    on(page).click()
    on(page).click()
    opener = page.get_by_role("button", name="Rule DV-7")
    opener.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("[id='DV-7']")).to_be_focused()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", [PHONE, NARROW], indirect=True)
def test_on_a_phone_the_words_never_cover_the_table(page: Page, game: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"/learn/{game}")
    on(page).click()
    table, words = page.locator("main > .place").bounding_box(), page.locator(".lesson").bounding_box()
    assert table is not None
    assert words is not None
    assert table["y"] + table["height"] <= words["y"] + 1
    assert table["height"] > 250
    assert fits(page)
    assert complaints(page) == []


def test_in_french_and_skipped(page: Page) -> None:
    page.goto("/learn/chicken-fried-dice")
    expect(page.get_by_text("Welcome to your food truck!")).to_be_visible()
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Bienvenue dans votre camion")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("link", name="Passer").click()
    expect(page.get_by_role("heading", name="Potluck", level=1)).to_be_visible()
