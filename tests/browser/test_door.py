"""The door: from opening the page to a table, in each way there is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from potluck.games import BOXES, box
from tests.browser.conftest import DESKTOP, NARROW, PHONE
from tests.browser.tables import fits, new_table


@pytest.mark.parametrize("game", BOXES)
def test_one_click_leads_to_a_table_with_bots(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {box(game).words('en')('game')}").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(box(game).words("en")("game"))
    expect(page.get_by_role("list", name="People").get_by_text("Bot: by rule of thumb").first).to_be_visible()
    expect(page.locator("[data-pick]").first).to_be_attached(timeout=20_000)


@pytest.mark.parametrize("page", [DESKTOP, PHONE, NARROW], indirect=True, ids=["desktop", "phone", "narrow"])
@pytest.mark.parametrize("language", ["English", "Français"])
def test_the_door_fits_the_screen(page: Page, language: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=language).click()
    expect(page.locator("html")).to_have_attribute("lang", language[:2].lower())
    assert fits(page)


def test_language_name_and_face_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    page.get_by_label("Votre nom").fill("Zoé")
    page.get_by_role("radio", name="Ananas").check(force=True)
    page.reload()
    expect(page.get_by_label("Votre nom")).to_have_value("Zoé")
    expect(page.get_by_role("radio", name="Ananas")).to_be_checked()
    page.get_by_role("button", name="Jouer : Dicéd Veggies").or_(
        page.get_by_role("button", name="Jouer: Dicéd Veggies")
    ).click()
    expect(page.get_by_role("list", name="Convives")).to_contain_text("Zoé")


def test_a_code_leads_to_its_table_and_a_wrong_one_is_told(page: Page, browser: Browser, server: str) -> None:
    host = browser.new_context(base_url=server)
    table = new_table(host, "sandwich", 3)
    code = host.request.get(f"/api/tables/{table}").json()["code"]
    page.goto("/")
    page.get_by_label("Six-letter code").fill("BBBBBB")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Six-letter code").fill(code.lower())
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/t/{table}")
    host.close()


def test_a_table_as_one_likes_it(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite friends: Diced Veggies").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players", exact=True).fill("4")
    dialog.get_by_text("Against bots").click()
    dialog.get_by_role("combobox", name="The bots play").select_option("random")
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_role("combobox", name="Clock", exact=True).select_option("move")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("list", name="People").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_text("Bot: at random").first).to_be_visible()


def test_options_that_cannot_be_are_told_and_nothing_is_lost(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite friends: Sandwich").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players", exact=True).fill("12")
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_role("alert")).to_have_text(
        "SW-17: One copy of the game is for 10 players at most, not 12; add a copy."
    )
    expect(dialog.get_by_label("Players", exact=True)).to_have_value("12")


def test_own_cards_are_taken_or_their_faults_told(page: Page) -> None:
    deck = box("diced-veggies").deck_text()
    page.goto("/")
    page.get_by_role("button", name="Invite friends: Diced Veggies").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More", exact=True).click()
    choose = dialog.locator("input[type=file]")
    faulty = deck.replace("stars = 2", 'stars = "two"', 1)
    choose.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": faulty.encode()})
    expect(dialog.get_by_role("alert")).to_contain_text("whole number was expected")
    choose.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": deck.encode()})
    expect(dialog.get_by_text("The table will play with mine.toml.")).to_be_visible()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Who plays")).to_be_visible()
