"""The rules in a real browser: a page of their own, in both languages, and offline."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import NARROW, PHONE
from tests.browser.tables import fits

GAMES = ("diced-veggies", "slice-and-dice", "chicken-fried-dice", "sandwich")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.locator(".rule").nth(10)).to_be_visible()
    assert page.locator("nav ol li").count() == page.locator("section[aria-labelledby^=part-]").count() > 4
    # What is fenced for programs is not shown to people.
    assert "toml" not in page.locator("main").inner_text()
    assert complaints(page) == []


def test_a_link_leads_to_a_rule_in_either_language(page: Page) -> None:
    page.goto("/rules/diced-veggies#DV-7")
    rule = page.locator("[id='DV-7']")
    expect(rule).to_have_class(re.compile("marked"))
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_contain_text("exactly one cut")
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(rule).to_contain_text("coupe")
    expect(rule).to_be_in_viewport()
    assert complaints(page) == []


def test_numbers_of_rules_are_links(page: Page) -> None:
    page.goto("/rules/sandwich")
    page.locator(".rule p a", has_text="SW-15").first.click()
    expect(page).to_have_url(re.compile("#SW-15$"))
    expect(page.locator("[id='SW-15']")).to_be_focused()


@pytest.mark.parametrize("page", [PHONE, NARROW], indirect=True)
def test_it_can_be_read_on_a_phone(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/rules/slice-and-dice#SD-14")
    expect(page.locator("[id='SD-14']")).to_be_in_viewport()
    assert fits(page)
    assert complaints(page) == []


def test_the_door_and_the_rules_can_be_read_offline(page: Page) -> None:
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    kept = "caches.open('reading-1').then((cache) => cache.keys()).then((keys) => keys.length)"
    for _ in range(100):
        if page.evaluate(kept) >= 5:
            break
        page.wait_for_timeout(200)
    page.context.set_offline(True)
    page.goto("/rules/chicken-fried-dice#CF-10")
    expect(page.locator("[id='CF-10']")).to_contain_text("coop")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Potluck", level=1)).to_be_visible()
    page.context.set_offline(False)


def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    found = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert found.headers["content-type"] == "application/manifest+json"
    manifest = found.json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        assert len(answer.body()) > 1000
    assert page.request.get("/sw.js").headers["cache-control"] == "no-cache"
