"""Numbered rules in tests: `@rule("DV-7")` says which rule a test checks; test_rules.py sees that none is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Marks a test with the rules it checks."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*numbers)(test)
        return marked

    return mark
