"""Replays in a real browser: of a table, and of a log from a file."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import NARROW, PHONE
from tests.browser.tables import QUICK, command, fits, new_table, told


def finished(context: BrowserContext, game: str) -> str:
    """A table at which bots have played to the end."""
    options, seats = QUICK[game]
    table = new_table(context, game, seats, options)
    for seat in range(seats):
        command(context, table, "seat-bot", seat=seat, level="random" if game == "sandwich" else "thumb")
    command(context, table, "start")
    for _ in range(600):
        if told(context.request.get(f"/api/tables/{table}"))["status"] == "over":
            return table
        time.sleep(0.1)
    raise AssertionError("the bots do not come to an end")


def where(page: Page) -> str:
    return page.locator(".player .where").inner_text()


@pytest.mark.parametrize("game", sorted(QUICK))
def test_a_game_is_seen_again(page: Page, game: str) -> None:
    table = finished(page.context, game)
    page.goto(f"/t/{table}/replay")
    expect(page.get_by_text("Verified")).to_be_visible()
    expect(page.locator(".player .where")).to_have_text(re.compile("^0 of"))
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".player .where")).to_have_text(re.compile("^1 of"))
    page.get_by_role("radio", name="All hands open").check()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".score.best").first).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("slider").fill("12")
    page.get_by_label("Player 1").or_(page.locator("input[name=eyes]")).first.check()
    expect(page).to_have_url(re.compile(r"step=12&seat=0$"))
    assert complaints(page) == []
    # The link leads to just this.
    page.reload()
    expect(page.locator(".player .where")).to_have_text(re.compile("^12 of"))
    expect(page.locator("input[name=eyes]").first).to_be_checked()


def test_keys_and_playing(page: Page) -> None:
    table = finished(page.context, "diced-veggies")
    page.goto(f"/t/{table}/replay")
    expect(page.locator(".player .where")).to_have_text(re.compile("^0 of"))
    page.get_by_role("heading", level=1).focus()
    for key, now in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("PageDown", "11"), ("Home", "0")):
        page.keyboard.press(key)
        expect(page.locator(".player .where")).to_have_text(re.compile(f"^{now} of"))
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press(" ")
    expect(page.locator(".player .where")).to_have_text(re.compile("^3 of"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    # A line of the log leads to its step.
    page.locator(".log button").first.click()
    assert not where(page).startswith("0 of 0")


def test_a_log_is_taken_away_and_opened_from_a_file(page: Page, tmp_path: Path) -> None:
    table = finished(page.context, "diced-veggies")
    page.goto(f"/t/{table}/replay")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download the log").click()
    file = tmp_path / loading.value.suggested_filename
    loading.value.save_as(file)

    page.goto("/")
    page.locator("input[type=file]").first.set_input_files(file)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text("Verified")).to_be_visible()
    page.get_by_text("Seed and hash").click()
    assert page.locator("dd code").count() == 2

    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:-1], lines[-1].replace('"scores":[', '"scores":[9')]))
    page.goto("/")
    page.locator("input[type=file]").first.set_input_files(file)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text("Not verified")).to_be_visible()
    expect(page.get_by_text("The game does not end as the seal says.")).to_be_visible()
    assert complaints(page) == []

    file.write_text("this is no log")
    page.goto("/")
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("game", sorted(QUICK))
@pytest.mark.parametrize("page", [PHONE, NARROW], indirect=True)
def test_on_a_phone_in_french(page: Page, game: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    page.goto(f"/t/{finished(page.context, game)}/replay?step=9&seat=open")
    expect(page.locator(".player .where")).to_have_text(re.compile("^9 sur"))
    expect(page.get_by_text("Vérifiée")).to_be_visible()
    assert fits(page)
    assert complaints(page) == []


def test_a_game_that_goes_on_has_no_replay(page: Page) -> None:
    table = new_table(page.context, "sandwich", 3)
    page.goto(f"/t/{table}/replay")
    expect(page.get_by_role("alert")).to_be_visible()
    assert complaints(page) == []


def test_a_link_to_eyes_that_are_not_there_shows_the_table_all_the_same(page: Page) -> None:
    table = finished(page.context, "diced-veggies")
    page.goto(f"/t/{table}/replay?step=99999&seat=31")
    expect(page.get_by_role("radio", name="Somebody looking on")).to_be_checked()
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
