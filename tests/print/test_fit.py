"""No text overflows: every box is measured, for all cards of all games, and for decks of extreme lengths."""

from __future__ import annotations

from math import hypot
from typing import Any

import msgspec
import pypdfium2
import pytest

from potluck.games import box
from potluck.print.model import Tokens
from potluck.print.options import CannotPrint, PrintOptions
from potluck.print.shop import measured, print_game, refusal, sheets_of
from tests.print.reading import MM, opened, pieces
from tests.print.shelf import GAMES, LANGUAGES, stretched

SLACK = 0.05
# The smallest letters of the house decks, in points: what must be read at the table, not the small print; and on small
# cards, where pictures help.
READABLE, READABLE_SMALL = 4.4, 3.5


def overflowing(boxes: list[dict[str, Any]]) -> list[str]:
    """The boxes whose text needs more room than there is."""
    return [
        f"{found['name']}: {found['needs-width']:.1f} × {found['needs-height']:.1f} mm in "
        f"{found['width']:.1f} × {found['height']:.1f} mm"
        for found in boxes
        if found["needs-width"] > found["width"] + SLACK or found["needs-height"] > found["height"] + SLACK
    ]


def tiny(boxes: list[dict[str, Any]], least: float) -> set[str]:
    """The texts whose letters are smaller than this, but for the small print at the foot."""
    words = [found for found in boxes if found["needs-width"] > 0 and not found["name"].endswith(" foot")]
    return {found["name"] for found in words if found["size"] < least}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_house_deck_fits(game: str, language: str) -> None:
    boxes = measured(box(game), msgspec.convert({"language": language}, PrintOptions))
    assert len(boxes) > 100
    assert overflowing(boxes) == []
    assert tiny(boxes, READABLE) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_house_deck_fits_small_cards(game: str) -> None:
    small = msgspec.convert({"language": "fr", "card": "44x67", "shape": "round"}, PrintOptions)
    boxes = measured(box(game), small)
    assert overflowing(boxes) == []
    assert tiny(boxes, READABLE_SMALL) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_of_extreme_lengths_fits(game: str) -> None:
    """Every name is forty of the widest letters, without a place to break."""
    of = box(game)
    options = {"card": "44x67", "language": "fr", "game": {"deck": stretched(of, "W" * 40)}}
    assert overflowing(measured(of, msgspec.convert(options, PrintOptions))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_round_tokens_stay_within_the_ring(language: str) -> None:
    """Every letter is nearer to the middle of its token than the border is, thick or thin."""
    of = box("slice-and-dice")
    options = msgspec.convert({"language": language, "components": ["tokens-blue"], "sides": "fronts"}, PrintOptions)
    tokens = next(one for one in sheets_of(of, options).components if one.id == "tokens-blue")
    assert isinstance(tokens, Tokens)
    pdf = print_game(of, options)
    with opened(pdf) as file:
        grounds = [shape.middle for shape in pieces(file.pages[0], (tokens.size, tokens.size))]
    page = pypdfium2.PdfDocument(pdf)[0]
    text, height = page.get_textpage(), page.get_height()
    letters = 0
    for number in range(text.count_chars()):
        left, bottom, right, top = (edge * MM for edge in text.get_charbox(number))
        far = [
            max(hypot(x - across, height * MM - y - down) for x in (left, right) for y in (bottom, top))
            for across, down in grounds
        ]
        nearest = min(range(len(far)), key=far.__getitem__)
        if far[nearest] < tokens.size / 2:
            letters += 1
            border = 0.11 if tokens.fronts[nearest].mark.thick else 0.032
            assert far[nearest] < tokens.size * (0.5 - border), tokens.fronts[nearest].mark.label
    assert letters > 42 * 4


def test_what_no_card_can_hold_is_refused_in_a_sentence() -> None:
    of = box("slice-and-dice")
    deck = stretched(of, "W" * 150)
    options = msgspec.convert({"language": "fr", "game": {"deck": deck}}, PrintOptions)
    with pytest.raises(CannotPrint) as refused:
        print_game(of, options)
    assert "150 caractères" in refusal(refused.value, "fr")
