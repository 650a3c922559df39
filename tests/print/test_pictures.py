"""Pages look as they did when they were last looked at: small pictures of them, compared.

After a change of layout: ./check --update-golden, then look at what changed under tests/print/pictures.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from potluck.games import box
from potluck.print.options import PrintOptions
from potluck.print.shop import print_calibration, print_game
from tests.print.shelf import GAMES

PICTURES = Path(__file__).parent / "pictures"
# Dots for each point of the page: 25 dots an inch.
SCALE = 0.35
# How far pages may differ on average, of 255, once they are blurred: another renderer, not another layout.
CLOSE = 4.0
# And in any one place (of so many dots): something small that is gone or elsewhere.
CLOSE_IN_PLACE, PLACE = 9.0, 12

PAGES = [
    ("diced-veggies", "en", "recipes", {}, [0, 1]),
    ("diced-veggies", "fr", "hypes", {"bleed": 2}, [0]),
    ("diced-veggies", "en", "dice", {}, [0, 2]),
    ("diced-veggies", "en", "frame", {"sides": "fronts"}, [0]),
    ("diced-veggies", "en", "cleaver", {"sides": "fronts", "colour": "low-ink"}, [0]),
    ("diced-veggies", "fr", "rules", {}, [0]),
    ("slice-and-dice", "fr", "dishes", {}, [0]),
    ("slice-and-dice", "en", "utensils", {"sides": "gutter-fold"}, [0]),
    ("slice-and-dice", "en", "main-board", {"sides": "fronts"}, [0, 3]),
    ("slice-and-dice", "en", "player-boards", {"colour": "low-ink"}, [0]),
    ("slice-and-dice", "fr", "tokens-blue", {}, [0, 1]),
    ("chicken-fried-dice", "fr", "customers", {}, [0]),
    ("chicken-fried-dice", "en", "trucks", {"sides": "fronts"}, [0]),
    ("chicken-fried-dice", "en", "menus", {"sides": "fronts"}, [0]),
    ("chicken-fried-dice", "fr", "station-tiles", {}, [1]),
    ("chicken-fried-dice", "en", "coop", {"colour": "low-ink", "sides": "fronts"}, [1]),
    ("chicken-fried-dice", "fr", "picnics", {"sides": "fronts"}, [0]),
    ("sandwich", "en", "ingredients", {}, [0]),
    ("sandwich", "fr", "ingredients", {"shape": "round", "card": "44x67"}, [0, 1]),
    ("sandwich", "en", "score-pad", {"paper": "letter"}, [0]),
]


def seen(pdf: bytes, number: int) -> Image.Image:
    """A page as a small picture."""
    picture: Image.Image = pypdfium2.PdfDocument(pdf)[number].render(scale=SCALE).to_pil().convert("RGB")
    return picture


def compare(name: str, picture: Image.Image, update: bool) -> None:
    """The picture is like the one that was reviewed."""
    path = PICTURES / f"{name}.png"
    if update:
        path.parent.mkdir(exist_ok=True)
        picture.quantize(256).save(path, optimize=True)
        return
    known = Image.open(path).convert("RGB")
    assert picture.size == known.size
    soft = [image.filter(ImageFilter.GaussianBlur(1.5)) for image in (picture, known)]
    difference = ImageChops.difference(*soft)
    apart = max(ImageStat.Stat(difference).mean)
    assert apart < CLOSE, f"look at {path.name}: it differs by {apart:.1f}"
    places = (picture.width // PLACE, picture.height // PLACE)
    _, most = ImageStat.Stat(difference.convert("L").resize(places, Image.Resampling.BOX)).extrema[0]
    assert most < CLOSE_IN_PLACE, f"look at {path.name}: in one place it differs by {most}"


@pytest.mark.parametrize(("game", "language", "component", "options", "pages"), PAGES)
def test_pages_look_as_reviewed(
    game: str, language: str, component: str, options: dict[str, object], pages: list[int], update_golden: bool
) -> None:
    if game not in GAMES:
        pytest.skip("the game is not in the list of boxes yet")
    chosen = msgspec.convert({"language": language, "components": [component], **options}, PrintOptions)
    pdf = print_game(box(game), chosen)
    for number in pages:
        compare(f"{game}-{component}-{language}-{number + 1}", seen(pdf, number), update_golden)


@pytest.mark.parametrize("number", [0, 1])
def test_the_calibration_page_looks_as_reviewed(number: int, update_golden: bool) -> None:
    compare(f"calibration-{number + 1}", seen(print_calibration(PrintOptions()), number), update_golden)
