"""How much must be fetched before one can play: on a slow line that is most of the waiting."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from potluck.games import BOXES
from tests.browser.tables import at_board, begin

DOOR, TABLE = 120_000, 60_000


class Scale:
    """Weighs the scripts that a page fetches, gzipped."""

    def __init__(self, page: Page) -> None:
        self.scripts: dict[str, Response] = {}
        page.on("response", self.seen)

    def seen(self, response: Response) -> None:
        if response.url.endswith(".js") and "/assets/" in response.url:
            self.scripts[response.url] = response

    def weight(self) -> int:
        return sum(len(gzip.compress(one.body())) for one in self.scripts.values())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", BOXES)
def test_door_and_table_are_light(page: Page, game: str, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('lang', '{language}')")
    scale = Scale(page)
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    door = scale.weight()
    assert 10_000 < door <= DOOR
    at_board(page, begin(page.context, game))
    assert 5_000 < scale.weight() - door <= TABLE
