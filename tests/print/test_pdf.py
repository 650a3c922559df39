"""The file itself: vector only, fonts embedded, tagged, named, the same bytes, hints for printers, text to select."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
import pikepdf
import pypdfium2
import pytest

from potluck.games import box
from potluck.print.markdown import blocks
from potluck.print.options import PrintOptions
from potluck.print.shop import print_calibration, print_game
from tests.print.reading import opened
from tests.print.shelf import GAMES, LANGUAGES, sheets, strings, whole

FONTS = {"Nunito", "Fredoka"}
DUPLEX = {
    "fronts": "/Simplex",
    "long-edge": "/DuplexFlipLongEdge",
    "short-edge": "/DuplexFlipShortEdge",
    "gutter-fold": "/Simplex",
    "fronts-then-backs": "/Simplex",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_clean_tagged_and_named(game: str, language: str) -> None:
    pdf = opened(whole(game, language))
    assert pdf.check_pdf_syntax() == []
    assert str(pdf.Root.Lang) == language
    assert bool(pdf.Root.MarkInfo.Marked)
    assert len(pdf.Root.StructTreeRoot.K) > 0
    assert b"pdfuaid" in pdf.Root.Metadata.read_bytes()
    assert str(pdf.docinfo["/Title"]) == sheets(game, language=language).title
    hints = pdf.Root.ViewerPreferences
    assert (str(hints.PrintScaling), str(hints.Duplex), bool(hints.DisplayDocTitle)) == (
        "/None", "/DuplexFlipLongEdge", True,
    )  # fmt: skip
    for page in pdf.pages:
        assert "/TrimBox" in page.obj
        assert "/BleedBox" in page.obj


def tagged(pdf: pikepdf.Pdf, kind: str) -> int:
    """How many parts of a kind screen readers are told of."""
    found = (thing for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary))
    return sum(1 for thing in found if thing.get("/Type") == "/StructElem" and kind == thing.S)


@pytest.mark.parametrize("game", GAMES)
def test_titles_and_paragraphs_are_told_to_screen_readers(game: str) -> None:
    pdf = opened(whole(game))
    rules = [block["kind"] for block in blocks(box(game).rules("en"))]
    # Dice are two runs of pages; there is the cover, too, and the credits.
    assert tagged(pdf, "/H1") >= len(sheets(game).components) + 2
    # The list on the cover, and the sections of the rules.
    assert tagged(pdf, "/H2") == rules.count("h2") + 1
    assert tagged(pdf, "/P") > rules.count("p")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_told_in_the_language_of_the_print(game: str, language: str) -> None:
    pdf = opened(whole(game, language))
    told = {str(thing.Alt) for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary) and "/Alt" in thing}
    said = strings([msgspec.to_builtins(part) for part in sheets(game, language=language).components])
    icons = {
        front.picture
        for part in sheets(game).components
        for front in getattr(part, "fronts", [])
        if hasattr(front, "picture")
    }
    assert told - {"★", "→"} <= set(said) - (icons if language == "fr" else set())


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_drawn_in_lines_and_letters(game: str) -> None:
    pdf = opened(whole(game))
    kinds = {str(thing.get("/Subtype")) for thing in pdf.objects if isinstance(thing, pikepdf.Stream)}
    assert "/Image" not in kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_fonts_are_ours_and_embedded(game: str, language: str) -> None:
    families = set()
    for thing in opened(whole(game, language)).objects:
        if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/FontDescriptor":
            assert any(name in thing for name in ("/FontFile2", "/FontFile3"))
            name = str(thing.FontName).removeprefix("/")
            assert re.match(r"[A-Z]{6}\+", name), "only the letters that are used"
            families.add(re.split(r"[+-]", name)[1])
    assert {re.sub(r"(Regular|Italic|Bold|ExtraBold|Medium|SemiBold)+$", "", family) for family in families} <= FONTS


@pytest.mark.parametrize("game", GAMES)
def test_the_same_print_is_the_same_bytes_in_less_than_three_seconds(game: str) -> None:
    first = whole(game)
    # The processor's time: other tests may be running beside this one.
    began = time.process_time()
    assert print_game(box(game), PrintOptions()) == first
    assert time.process_time() - began < 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_all_cards_can_be_selected(game: str, language: str) -> None:
    document = pypdfium2.PdfDocument(whole(game, language))
    text = "".join(page.get_textpage().get_text_range() for page in document)
    squeezed = squeeze(text)
    for component in sheets(game, language=language).components:
        for front in getattr(component, "fronts", []):
            title = front.title if hasattr(front, "title") else front.mark.label
            assert squeeze(title) in squeezed


def squeeze(text: str) -> str:
    """Without spaces and hyphens: a reader joins words at the end of a line."""
    return re.sub(r"[\s\u0002\ufffe-]+", "", text)


@pytest.mark.parametrize("sides", DUPLEX)
def test_both_sides_of_a_tile_are_printed(sides: str) -> None:
    """CF-21: level 1 in front, level 2 behind."""
    options = msgspec.convert({"sides": sides, "components": ["station-tiles"]}, PrintOptions)
    document = pypdfium2.PdfDocument(print_game(box("chicken-fried-dice"), options))
    text = "".join(page.get_textpage().get_text_range() for page in document)
    assert (text.count("LEVEL 1"), text.count("LEVEL 2")) == (20, 20)


@pytest.mark.parametrize("sides", DUPLEX)
def test_printers_are_told_how_to_turn_the_paper(sides: str) -> None:
    options = msgspec.convert({"sides": sides, "components": ["chef-tokens"]}, PrintOptions)
    assert str(opened(print_game(box("diced-veggies"), options)).Root.ViewerPreferences.Duplex) == DUPLEX[sides]


@pytest.mark.parametrize("paper", [("a4", 210.0, 297.0), ("letter", 215.9, 279.4), ("a3", 297.0, 420.0)])
def test_all_pages_have_the_size_of_the_paper(paper: tuple[str, float, float]) -> None:
    name, width, height = paper
    options = msgspec.convert({"paper": name, "colour": "low-ink"}, PrintOptions)
    for page in opened(print_game(box("diced-veggies"), options)).pages:
        size: list[Any] = [float(edge) * 25.4 / 72 for edge in page.mediabox]
        assert size == pytest.approx([0, 0, width, height], abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sides", ["long-edge", "short-edge"])
def test_the_calibration_page_is_a_sheet_with_two_sides(language: str, sides: str) -> None:
    pdf = opened(print_calibration(msgspec.convert({"language": language, "sides": sides}, PrintOptions)))
    assert len(pdf.pages) == 2
    assert pdf.check_pdf_syntax() == []
