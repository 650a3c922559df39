"""Deck files that people bring: read apart, within a time, told what is wrong with them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from potluck.engine.game import Refusal
from potluck.games import box
from potluck.server import decks
from potluck.server.apart import apart
from tests.server.people import Server, http

GAME = "diced-veggies"
# A quarter of a megabyte that TOML readers need hours for.
ENDLESS = "a" + ".a" * 125_000 + " = 1\n"


def refused(text: str, lang: str = "en") -> Refusal:
    """Why a deck file is refused."""
    with pytest.raises(Refusal) as found:
        asyncio.run(decks.read_deck(box(GAME), text, lang))
    return found.value


def test_a_deck_that_takes_hours_to_read_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "SECONDS", 2)
    began = time.monotonic()
    refusal = refused(ENDLESS)
    assert (refusal.why, refusal.facts) == ("deck-slow", {"seconds": 2})
    assert time.monotonic() - began < 10


def test_a_reader_that_fails_is_told_from_a_deck_that_is_wrong() -> None:
    with pytest.raises(Refusal, match="deck-trouble"):
        asyncio.run(apart("potluck.server.no_such_module", b"", 20, "deck"))


def test_each_fault_is_told_with_its_line_but_not_thousands_of_them() -> None:
    text = box(GAME).deck_text()
    few = refused(text.replace("\nstars = ", "\nstars = 1000", 3), "fr").facts
    assert few["count"] == len(few["faults"]) == 3
    assert all(text.splitlines()[fault["line"] - 1].startswith("stars") for fault in few["faults"])
    assert few["faults"] != refused(text.replace("\nstars = ", "\nstars = 1000", 3)).facts["faults"]
    many = refused(text + "".join(f"\n[{chr(97 + n // 26)}{chr(97 + n % 26)}]\n" for n in range(200))).facts
    assert (many["count"], len(many["faults"])) == (200, decks.FAULTS_TOLD)


def test_the_deck_of_another_game_is_called_that() -> None:
    refusal = refused(box("sandwich").deck_text())
    assert (refusal.why, refusal.facts) == ("deck-of-other-game", {"game": box(GAME).words("en")("game")})


@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "with the mark of Windows"])
def test_a_deck_comes_back_as_its_game_knows_it(running: Server, mark: str) -> None:
    text = (mark + box(GAME).deck_text()).encode()
    status, answer, _ = http(running.address, f"/api/games/{GAME}/deck", text, **{"content-type": "text/plain"})
    assert status == 200
    _, house, _ = http(running.address, f"/api/games/{GAME}/deck")
    assert answer["deck"] == house["deck"]


def test_decks_are_read_while_others_play(running: Server) -> None:
    """Two readers at once, the next waits; the server answers meanwhile."""

    async def many() -> list[Any]:
        reading = [decks.read_deck(box(GAME), box(GAME).deck_text(), "en") for _ in range(4)]
        return await asyncio.gather(*reading)

    assert asyncio.run(many()) == [box(GAME).house()] * 4
    assert http(running.address, "/healthz")[0] == 200
