"""Every screen but the boards, for people who can't see it or use no mouse, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from potluck.games import BOXES
from tests.browser.axe import complaints
from tests.browser.tables import begin, command, fits, new_table

LANGUAGES = ("English", "Français")
# A window of 1280 by 800 at four times its size.
ZOOMED = (320, 200)


def speak(page: Page, language: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=language).click()
    expect(page.locator("html")).to_have_attribute("lang", language[:2].lower())


def unspoken(part: Locator) -> list[str]:
    """Keys of texts that came to nothing: they are shown as they are."""
    return re.findall(r"\b(?:option|choose|no)-[\w-]+|\b[a-z]+_[a-z_]+|\w+-(?:yes|none)\b", part.inner_text())


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
        assert unspoken(dialog) == []
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
def test_the_lobby_tells_what_was_chosen(page: Page, language: str) -> None:
    speak(page, language)
    chosen: dict[str, dict[str, Any]] = {
        "diced-veggies": {"plain": True, "first": 0},
        "slice-and-dice": {"coop": "easy"},
        "chicken-fried-dice": {"clock": 60, "first": 1},
        "sandwich": {"bleah": True, "failure": True, "own_theme": "Blue", "theme": "own", "first_taster": 1},
    }
    for game, options in chosen.items():
        table = new_table(page.context, game, 3 if game == "sandwich" else 2, options)
        page.goto(f"/t/{table}")
        about = page.locator(".about")
        expect(about.locator("dd").first).to_be_visible()
        assert unspoken(about) == []
        if "first" in options:
            # People count seats from one.
            seat = options["first"] + 1
            expect(about.locator("dd").get_by_text(re.compile(f"^(Player|Joueur) {seat}$"))).to_be_visible()


@pytest.mark.parametrize("page", [ZOOMED], indirect=True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_four_times_the_size(page: Page, language: str) -> None:
    speak(page, language)
    page.emulate_media(reduced_motion="reduce")
    tables = [begin(page.context, game) for game in BOXES]
    for path in ("/", "/rules/sandwich", "/learn/sandwich", *(f"/t/{table}" for table in tables)):
        page.goto(path)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert fits(page), path
        assert complaints(page) == []
        assert page.locator(".lesson .words").evaluate_all(
            "(all) => all.every((one) => one.scrollHeight <= one.clientHeight)"
        )


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
