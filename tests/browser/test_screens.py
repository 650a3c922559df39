"""Every screen but the boards, for people who can't see it or use no mouse, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.tables import command, new_table

LANGUAGES = ("English", "Français")


def speak(page: Page, language: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=language).click()
    expect(page.locator("html")).to_have_attribute("lang", language[:2].lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_door(page: Page, language: str, light: str) -> None:
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    speak(page, language)
    assert complaints(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_new_table(page: Page, language: str) -> None:
    speak(page, language)
    for number in range(4):
        page.locator("article").nth(number).locator("button").nth(2).click()
        dialog = page.get_by_role("dialog")
        dialog.locator("summary").click()
        assert complaints(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby(page: Page, language: str) -> None:
    speak(page, language)
    table = new_table(page.context, "chicken-fried-dice", 4)
    page.goto(f"/t/{table}")
    expect(page.locator("ol li")).to_have_count(4)
    assert complaints(page) == []
    command(page.context, table, "sit", seat=0, name="Ada")
    command(page.context, table, "seat-bot", seat=1, level="thumb")
    expect(page.locator("ol .avatar")).to_have_count(2)
    assert complaints(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_not_there(page: Page, language: str) -> None:
    speak(page, language)
    page.goto("/t/none-such")
    expect(page.get_by_role("alert")).to_be_visible()
    assert complaints(page) == []


def test_the_door_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.getAttribute('aria-label')") == "Play now: Sandwich":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("list", name="People")).to_be_visible()


def test_whoever_goes_to_another_page_hears_of_it(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Rules: Sandwich").click()
    expect(page.get_by_role("heading", name="Sandwich: the rules", level=1)).to_be_focused()
    page.get_by_role("link", name="Learn it").click()
    expect(page.get_by_role("heading", name="Learn Sandwich", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Sandwich: the rules", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Potluck", level=1)).to_be_focused()
