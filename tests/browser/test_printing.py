"""The print shop's page, clicked."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from playwright.sync_api import Page

from potluck.games import BOXES, box
from tests.browser.conftest import DESKTOP, PHONE


def pages_of(path: Path) -> tuple[int, tuple[float, float]]:
    """How many pages a PDF has, and their size in points."""
    with pikepdf.open(path) as pdf:
        left, low, right, high = (float(edge) for edge in pdf.pages[0].mediabox)
        return len(pdf.pages), (round(right - left), round(high - low))


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("game", BOXES)
def test_a_game_is_chosen_and_printed(page: Page, game: str, tmp_path: Path) -> None:
    page.goto("/print?lang=en")
    page.get_by_role("link", name=box(game).words("en")("game"), exact=True).click()
    for tick in page.get_by_role("checkbox").all():
        tick.uncheck()
    page.get_by_role("checkbox", name="Rules").first.check()
    page.get_by_label("Paper").first.select_option(label="Letter")
    with page.expect_download() as download:
        page.get_by_role("button", name="Make the PDF").click()
    saved = tmp_path / "game.pdf"
    download.value.save_as(saved)
    assert download.value.suggested_filename == f"{game}.pdf"
    count, size = pages_of(saved)
    assert count >= 1
    assert sorted(size) == [612, 792]


@pytest.mark.parametrize("page", [DESKTOP, PHONE], indirect=True, ids=["desktop", "phone"])
def test_every_form_fits_the_screen(page: Page) -> None:
    for game in BOXES:
        for language in ("en", "fr"):
            page.goto(f"/print/{game}?lang={language}")
            assert fits(page), f"{game} in {language} is wider than the screen"


def test_potluck_is_one_click_away(page: Page) -> None:
    page.goto("/print/sandwich?lang=en")
    page.get_by_role("link", name="Potluck", exact=True).click()
    page.wait_for_url("**/")


def test_from_a_game_in_french_the_form_is_in_french(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    page.get_by_role("link", name="Imprimer : Sandwich").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Imprimer Sandwich"


def test_in_french_with_the_calibration_page(page: Page, tmp_path: Path) -> None:
    page.goto("/print/diced-veggies?lang=en")
    page.get_by_role("link", name="Français").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Imprimer Dicéd Veggies"
    assert page.locator("html").get_attribute("lang") == "fr"
    with page.expect_download() as download:
        page.get_by_role("button", name="Seulement la page de réglage").click()
    saved = tmp_path / "page.pdf"
    download.value.save_as(saved)
    assert pages_of(saved)[0] == 2


def test_the_edition_of_the_dice_is_chosen_by_its_name(page: Page, tmp_path: Path) -> None:
    page.goto("/print/diced-veggies?lang=fr")
    page.get_by_label("Édition des dés").select_option(label="française (sans 6)")
    with page.expect_download() as download:
        page.get_by_role("button", name="Créer le PDF").click()
    saved = tmp_path / "game.pdf"
    download.value.save_as(saved)
    cover = pypdfium2.PdfDocument(saved)[0].get_textpage().get_text_range()
    assert "édition française, sans 6" in " ".join(cover.split())


def test_a_faulty_deck_is_told_and_nothing_is_lost(page: Page, tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(box("diced-veggies").deck_text().replace("stars = 2", 'stars = "two"', 1), encoding="utf-8")
    page.goto("/print/diced-veggies?lang=en")
    page.get_by_label("Own deck").set_input_files(deck)
    page.get_by_label("Backs").select_option("fronts")
    page.get_by_role("button", name="Make the PDF").click()
    told = page.get_by_role("alert").inner_text()
    assert told.startswith("The deck, line ")
    assert "A whole number was expected, not a text." in told
    assert page.get_by_label("Backs").input_value() == "fronts"
