"""Friends at one table, each in a browser of their own, or all before one screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import play_diced_veggies
from tests.browser.axe import complaints
from tests.browser.conftest import PHONE, guest, serving
from tests.browser.tables import at_board, begin, command, new_table, play_on


@pytest.fixture
def friend(browser: Browser, server: str) -> Iterator[Page]:
    """Somebody with another browser."""
    with guest(browser, server) as opened:
        yield opened


def whose_turn(one: Page, other: Page) -> tuple[Page, Page]:
    """Of two at a table: who may pick now, and who may not."""
    expect(one.locator(".status.mine").or_(one.get_by_text(" is to pick.")).first).to_be_visible()
    return (one, other) if one.locator(".status.mine").count() else (other, one)


def test_a_friend_comes_by_the_link_and_the_game_begins(page: Page, friend: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite friends: Diced Veggies").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    expect(page.get_by_role("img", name="QR code with the link to this table")).to_be_visible()

    friend.goto(link)
    friend.get_by_label("Your name").fill("Ben <b>")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben <b>")).to_be_visible()
    expect(friend.get_by_text("The host begins the game.")).to_be_visible()

    page.get_by_role("button", name="Bots on all free seats").click()
    page.get_by_role("button", name="Begin").click()
    for one in (page, friend):
        expect(one.get_by_role("list", name="People").get_by_text("Ben <b>")).to_be_visible()

    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Say something").fill("<script>alert(1)</script> hello")
    friend.keyboard.press("Enter")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("<script>alert(1)</script> hello")
    friend.get_by_role("button", name="Yum!").click()
    expect(page.get_by_role("list", name="People").get_by_text("Yum!")).to_be_visible()


def test_two_who_give_no_name_both_sit_down(page: Page, friend: Page) -> None:
    table = new_table(page.context, "diced-veggies", 3)
    for one in (page, friend):
        one.goto(f"/t/{table}")
        one.get_by_role("button", name="Sit down").click()
        expect(one.get_by_role("button", name="Stand up")).to_be_visible()
    expect(page.locator("ol .who")).to_have_text(["Guest host", "Guest 2", "Free"])


def test_whoever_sits_beside_keeps_their_name(page: Page) -> None:
    table = new_table(page.context, "diced-veggies", 2)
    page.goto(f"/t/{table}")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Beside me").click()
    expect(page.locator("ol .who")).to_have_text(["Ada host", "Player 2 host"])
    page.get_by_text("Name and face").click()
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_label("Your name").press("Tab")
    expect(page.locator("ol .who")).to_have_text(["Zoe host", "Player 2 host"])


def test_the_link_can_be_copied_without_https(page: Page) -> None:
    # Browsers keep the clipboard from pages that come without HTTPS, as those in one's own network do.
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table = new_table(page.context, "diced-veggies", 2)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_label("Your name").fill("")
    page.get_by_label("Your name").press("Control+v")
    expect(page.get_by_label("Your name")).to_have_value(re.compile("^http"))


def test_a_table_without_onlookers_says_so(page: Page, friend: Page) -> None:
    table = new_table(page.context, "diced-veggies", 2, spectators=False)
    command(page.context, table, "sit", seat=0, name="Ada")
    command(page.context, table, "seat-bot", seat=1, level="thumb")
    command(page.context, table, "start")
    friend.goto(f"/t/{table}")
    expect(friend.get_by_text("Nobody may look on at this table.")).to_be_visible()
    assert complaints(friend) == []


def test_a_closed_table_says_so(page: Page, friend: Page) -> None:
    table = new_table(page.context, "diced-veggies", 2, open=False)
    friend.goto(f"/t/{table}")
    expect(friend.get_by_text("The host has closed this table to newcomers.")).to_be_visible()
    expect(friend.get_by_role("button", name="Sit down")).to_be_disabled()


def test_the_language_changes_in_mid_game_and_nothing_else(page: Page) -> None:
    at_board(page, begin(page.context, "diced-veggies"))
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Options").click()
    french = page.get_by_role("button", name="Français")
    french.click()
    expect(page.get_by_role("tab", name="Bavardage")).to_have_attribute("aria-selected", "true")
    expect(french).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dicéd Veggies")


def test_whoever_is_asked_sees_it_on_a_phone_too(browser: Browser, server: str, page: Page) -> None:
    with guest(browser, server, PHONE) as friend:
        table = new_table(page.context, "diced-veggies", 2, {"recipes": 4})
        command(page.context, table, "sit", seat=0, name="Ada")
        command(friend.context, table, "sit", seat=1, name="Ben")
        command(page.context, table, "start")
        for one in (page, friend):
            at_board(one, table)
        # Not every pick tells others something; until one does, nobody is asked.
        mover = other = page
        while not (asking := mover.locator("button[title^='Asks the others']:enabled")).count():
            mover, other = whose_turn(page, friend)
            play_on(mover, "diced-veggies", 1)
        asking.click()
        asked = other.get_by_role("button", name="Allow")
        expect(asked).to_be_in_viewport()
        asked.click()
        expect(mover.get_by_role("log", name="Log")).to_contain_text("takes the last pick back")


def test_the_host_sends_somebody_away_before_the_start(page: Page, friend: Page) -> None:
    table = new_table(page.context, "sandwich", 3)
    command(page.context, table, "sit", seat=0, name="Ada")
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Send away").click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()


def test_onlookers_see_the_board_and_can_pick_nothing(page: Page, friend: Page) -> None:
    table = begin(page.context, "diced-veggies")
    at_board(page, table)
    at_board(friend, table)
    expect(page.get_by_text("One looks on.")).to_be_visible()
    expect(friend.get_by_role("button", name="Take back")).to_have_count(0)
    assert friend.locator("[data-pick]:enabled").count() == 0


def test_one_goes_on_with_another_device_by_a_personal_link(page: Page, friend: Page) -> None:
    table = begin(page.context, "diced-veggies")
    at_board(page, table)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Go on with another device").click()
    field = page.get_by_role("textbox", name="Go on with another device")
    link = field.input_value()
    assert f"/t/{table}#seat=" in link
    friend.goto(link)
    expect(friend.get_by_text("(you)")).to_be_visible()
    assert "#" not in friend.url


def test_pausing_stops_the_game_for_all(page: Page, friend: Page) -> None:
    table = begin(page.context, "diced-veggies")
    at_board(page, table)
    at_board(friend, table)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    expect(friend.get_by_text("The host has paused the game.")).to_be_visible()
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(friend.get_by_text("The host has paused the game.")).to_have_count(0)


def test_two_before_one_screen_pass_it_behind_a_curtain(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="One screen: Diced Veggies").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players", exact=True).fill("2")
    dialog.get_by_label("Player 1").fill("Ada")
    dialog.get_by_label("Player 2").fill("Ben")
    dialog.get_by_role("button", name="Sit down").click()
    curtain = page.get_by_role("button", name="I am ")
    expect(curtain).to_be_visible()
    expect(page.locator("[data-pick]")).to_have_count(0)
    seen = set()
    for _ in range(3):
        expect(curtain).to_be_visible(timeout=20_000)
        seen.add(curtain.inner_text())
        curtain.click()
        while curtain.count() == 0:
            play_on(page, "diced-veggies", 1)
            page.wait_for_timeout(100)
    assert seen == {"I am Ada", "I am Ben"}


def test_behind_the_curtain_one_may_look_at_ones_own_things_out_of_turn(page: Page) -> None:
    table = begin(page.context, "diced-veggies", people=2)
    page.goto(f"/t/{table}")
    curtain = page.get_by_role("button", name="I am ")
    curtain.click()
    expect(page.locator("[data-pick]:enabled").first).to_be_visible()
    page.get_by_role("button", name="Show", exact=True).click()
    expect(curtain).to_be_visible()
    # Behind the curtain nothing of anybody's can be listed or done.
    expect(page.get_by_role("button", name="List", exact=True)).to_have_count(0)
    curtain.click()
    expect(curtain).to_have_count(0)
    expect(page.locator(".status")).to_contain_text(" is to pick.")
    page.get_by_role("button", name="Show", exact=True).click()
    curtain.click()
    play_on(page, "diced-veggies", 1)


def test_the_same_people_play_again(page: Page) -> None:
    table = begin(page.context, "sandwich")
    at_board(page, table)
    play_on(page, "sandwich")
    page.get_by_role("button", name="Show the seed").click()
    expect(page.get_by_text("Its hash was known before the first pick")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url and "/t/" in url)
    expect(page.get_by_role("list", name="People").or_(page.get_by_role("heading", name="Who plays"))).to_be_visible()


def test_a_server_that_dies_comes_back_and_no_pick_is_lost(browser: Browser, tmp_path: Path) -> None:
    with ExitStack() as stack:
        address, process = stack.enter_context(serving(tmp_path))
        page = stack.enter_context(guest(browser, address))
        table = begin(page.context, "diced-veggies")
        at_board(page, table)
        play_on(page, "diced-veggies", 2)
        # On our turn, so that nothing else happens meanwhile.
        expect(page.locator("[data-pick]:enabled").first).to_be_attached(timeout=20_000)
        process.kill()
        process.wait()
        expect(page.get_by_text("No connection; trying again…")).to_be_visible(timeout=20_000)
        # What is picked meanwhile waits in the browser, and is done once, when the server is back.
        before = play_diced_veggies.seq(page)
        assert play_diced_veggies.click(page)
        stack.enter_context(serving(tmp_path, int(address.rpartition(":")[2])))
        expect(page.get_by_text("No connection; trying again…")).to_have_count(0, timeout=20_000)
        assert play_diced_veggies.settled(page, before)
        play_on(page, "diced-veggies", 3)


def test_what_happened_while_the_network_was_away_is_in_the_log(page: Page, friend: Page) -> None:
    table = new_table(page.context, "diced-veggies", 2, {"recipes": 4})
    command(page.context, table, "sit", seat=0, name="Ada")
    command(friend.context, table, "sit", seat=1, name="Ben")
    command(page.context, table, "start")
    for one in (page, friend):
        at_board(one, table)
    mover, other = whose_turn(page, friend)
    other.context.set_offline(True)
    expect(other.get_by_text("No connection; trying again…")).to_be_visible()
    play_on(mover, "diced-veggies", 2)
    told = mover.locator(".log p").all_inner_texts()
    other.context.set_offline(False)
    expect(other.get_by_text("No connection; trying again…")).to_have_count(0, timeout=20_000)
    expect(other.locator(".log p")).to_have_count(len(told))
