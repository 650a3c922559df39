"""Options of the test run."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden logs")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of a game that a test checks")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
