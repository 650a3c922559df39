"""The typesetter, which knows our fonts only, whatever the machine has."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import typst

from potluck.print.assets import ASSETS, FOLDER

# A fixed moment, so that the same print is the same bytes.
MOMENT = 1577836800


@lru_cache(maxsize=1)
def fonts() -> typst.Fonts:
    """Our fonts, read once."""
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(ASSETS / "fonts")])


def set_pdf(source: str, told: dict[str, Any]) -> bytes:
    """A PDF of what the typesetter is told."""
    raw = typst.compile(
        str(FOLDER / "typst" / source),
        format="pdf",
        # Accessible by the rules of PDF/UA, which the typesetter checks: titles, language, tags, words for pictures.
        pdf_standards=["ua-1"],
        root=str(FOLDER),
        font_paths=fonts(),
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(told, ensure_ascii=False)},
        timestamp=MOMENT,
    )
    assert isinstance(raw, bytes)
    return raw


def ask(source: str, told: dict[str, Any], label: str) -> list[Any]:
    """What the typesetter found out under a label."""
    answer = typst.query(
        str(FOLDER / "typst" / source),
        f"<{label}>",
        field="value",
        root=str(FOLDER),
        font_paths=fonts(),
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(told, ensure_ascii=False)},
    )
    found: list[Any] = json.loads(answer)
    return found
