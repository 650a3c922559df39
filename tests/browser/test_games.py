"""Whole games at their boards, clicked, typed and tapped, against bots at full speed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from potluck.games import BOXES
from tests.browser.axe import complaints
from tests.browser.conftest import NARROW, PHONE
from tests.browser.tables import at_board, begin, fits, play_on


def ended(page: Page) -> None:
    """The end screen tells who won and how."""
    expect(page.locator("#end-title")).to_be_visible()
    # Nothing is dragged, so nothing may look as if it were.
    expect(page.locator("section.board :is(.drop, .over)")).to_have_count(0)
    assert page.get_by_role("link", name="Replay").or_(page.get_by_role("link", name="Revoir")).count() > 0
    scores = [int(text) for text in page.locator(".end .score").all_inner_texts()]
    for number, score in enumerate(scores):
        page.locator(".end details").nth(number).evaluate("(one) => (one.open = true)")
        points = [int(text) for text in page.locator(".end details").nth(number).locator("li b").all_inner_texts()]
        assert sum(points) == score


@pytest.mark.parametrize("game", BOXES)
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    at_board(page, begin(page.context, game))
    assert play_on(page, game) > 5
    ended(page)
    assert complaints(page) == []


@pytest.mark.parametrize("game", BOXES)
def test_a_whole_game_by_keyboard_alone(page: Page, game: str) -> None:
    at_board(page, begin(page.context, game))
    assert play_on(page, game, by="keyboard_turn") > 5
    ended(page)


@pytest.mark.parametrize("page", [PHONE, NARROW], indirect=True, ids=["phone", "narrow"])
@pytest.mark.parametrize("game", BOXES)
def test_a_phone_in_french(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    at_board(page, begin(page.context, game))
    for _ in range(6):
        play_on(page, game, 2)
        assert fits(page)
    assert complaints(page) == []


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_nothing_is_in_the_way_of_anybody(page: Page, game: str, light: str) -> None:
    # With motion reduced, as what is on its way and fades has no contrast to be judged by.
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    at_board(page, begin(page.context, game))
    for _ in range(8):
        play_on(page, game, 1)
        assert complaints(page) == []


@pytest.mark.parametrize("game", BOXES)
def test_the_list_of_picks_does_what_the_board_does(page: Page, game: str) -> None:
    at_board(page, begin(page.context, game))
    for _ in range(3):
        expect(page.get_by_role("button", name="Hint")).to_be_enabled(timeout=20_000)
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="List", exact=True).click()
        advised = page.locator(".pick.advised")
        expect(advised).to_be_visible()
        advised.click()
        # Advice holds for one position: once it is gone, the game has gone on.
        expect(advised).to_have_count(0, timeout=20_000)
        page.keyboard.press("Escape")
