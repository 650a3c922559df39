"""No text overflows: every box is measured, for all cards of all games, and for decks of extreme lengths."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from potluck.games import box
from potluck.print.options import CannotPrint, PrintOptions
from potluck.print.shop import measured, print_game, refusal
from tests.print.shelf import GAMES, LANGUAGES, stretched

SLACK = 0.05
# The smallest letters of the house decks, in points: what must be read at the table, not the small print.
READABLE = 4.3


def overflowing(boxes: list[dict[str, Any]]) -> list[str]:
    """The boxes whose text needs more room than there is."""
    return [
        f"{found['name']}: {found['needs-width']:.1f} × {found['needs-height']:.1f} mm in "
        f"{found['width']:.1f} × {found['height']:.1f} mm"
        for found in boxes
        if found["needs-width"] > found["width"] + SLACK or found["needs-height"] > found["height"] + SLACK
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_house_deck_fits(game: str, language: str) -> None:
    boxes = measured(box(game), msgspec.convert({"language": language}, PrintOptions))
    assert len(boxes) > 100
    assert overflowing(boxes) == []
    titles = [found for found in boxes if found["name"].endswith((" title", " text", " gain"))]
    assert [found["name"] for found in titles if found["size"] < READABLE] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_house_deck_fits_small_cards(game: str) -> None:
    small = msgspec.convert({"language": "fr", "card": "44x67", "shape": "round"}, PrintOptions)
    assert overflowing(measured(box(game), small)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_of_extreme_lengths_fits(game: str) -> None:
    """Every name is forty of the widest letters, without a place to break."""
    of = box(game)
    options = {"card": "44x67", "language": "fr", "game": {"deck": stretched(of, "W" * 40)}}
    assert overflowing(measured(of, msgspec.convert(options, PrintOptions))) == []


def test_what_no_card_can_hold_is_refused_in_a_sentence() -> None:
    of = box("slice-and-dice")
    deck = stretched(of, "W" * 150)
    options = msgspec.convert({"language": "fr", "game": {"deck": deck}}, PrintOptions)
    with pytest.raises(CannotPrint) as refused:
        print_game(of, options)
    assert "150 caractères" in refusal(refused.value, "fr")
