"""What axe-core finds wrong with a page for people who can't see, or use no mouse."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def complaints(page: Page) -> list[str]:
    """Every violation, with the places where it is."""
    # What is still fading in has no contrast to be judged by.
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
    page.evaluate(source())
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
