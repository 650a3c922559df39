"""The rules as a booklet: every paragraph is there, in order, and within its half of the sheet."""

from __future__ import annotations

import re

import msgspec
import pypdfium2
import pytest

from potluck.games import box
from potluck.print.booklet import lay_booklet
from potluck.print.model import Booklet
from potluck.print.options import PAPERS, PrintOptions
from potluck.print.press import Press
from potluck.print.shop import print_game
from potluck.print.words import shoptalk
from tests.print.shelf import GAMES, LANGUAGES

MM = 25.4 / 72
# What stays white at the edges and at the fold; page numbers stand nearer to the edge than text.
WHITE = 4.5


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_letters_keep_clear_of_edges_and_fold(game: str, paper: str) -> None:
    options = msgspec.convert({"components": ["rules"], "paper": paper, "language": "fr"}, PrintOptions)
    width, height = PAPERS[paper]
    for page in pypdfium2.PdfDocument(print_game(box(game), options)):
        text = page.get_textpage()
        for number in range(text.count_chars()):
            left, bottom, right, top = (edge * MM for edge in text.get_charbox(number))
            if right - left < 0.05:
                continue
            assert left > WHITE
            assert right < width - WHITE
            assert bottom > WHITE
            assert top < height - WHITE
            assert not (bottom < height / 2 + WHITE and top > height / 2 - WHITE)


@pytest.mark.parametrize("sides", ["long-edge", "fronts"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_printed_once_and_in_order(game: str, language: str, sides: str) -> None:
    options = msgspec.convert({"sides": sides, "language": language}, PrintOptions)
    press = Press(options, shoptalk(language))
    lay_booklet(press, Booklet("rules", "Rules", box(game).rules(language)))
    sheets = [page for leaf in press.runs[0].leaves for page in (leaf.front, leaf.back) if page is not None]
    halves = sorted((half for page in sheets for half in page["halves"]), key=lambda half: int(half["number"]))
    assert [half["number"] for half in halves] == list(range(1, len(halves) + 1))
    assert [block for half in halves for block in half["blocks"]] == list(range(len(press.booklet["blocks"])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_number(game: str, language: str) -> None:
    of = box(game)
    options = msgspec.convert({"components": ["rules"], "language": language}, PrintOptions)
    pages = pypdfium2.PdfDocument(print_game(of, options))
    said = " ".join(page.get_textpage().get_text_range() for page in pages)
    numbers = re.findall(r"^\*\*([A-Z]{2}-R?\d+)\*\*", of.rules(language), re.MULTILINE)
    assert len(numbers) > 10
    assert [number for number in numbers if not re.search(rf"{number}\b", said)] == []
