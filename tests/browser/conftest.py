"""A real browser and a real server, started here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium; .ci/run installs it."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium on this machine, so nothing is clicked")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    data: Path = tmp_path_factory.mktemp("browser")
    command = [sys.executable, "-u", "-c", "from potluck.cli import main; main()", "serve", "--port", "0"]
    env = dict(os.environ, LC_ALL="C.UTF-8")
    with subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        address = re.search(r"http://\S+?(?=/?\s)", process.stdout.readline())
        assert address is not None
        yield address[0].rstrip("/")
        process.terminate()


DESKTOP, PHONE = (1280, 800), (390, 844)


@pytest.fixture
def page(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on a desktop (or as `@pytest.mark.parametrize("page", [PHONE], indirect=True)` has it)."""
    width, height = getattr(request, "param", DESKTOP)
    context = browser.new_context(base_url=server, viewport={"width": width, "height": height}, accept_downloads=True)
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    # A form that was refused is shown again with status 422, which the browser reports as an error.
    assert [text for text in complaints if "422" not in text] == []
