"""A real browser and a real server, started here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of our own: its address, and its process."""
    command = [sys.executable, "-u", "-c", "from potluck.cli import main; main()", "serve", "--port", str(port)]
    env = dict(os.environ, LC_ALL="C.UTF-8")
    # So many pages from one address are no attack here.
    command += ["--data", str(data), "--rate", "0", "--sockets", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        address = re.search(r"http://\S+?(?=/?\s)", process.stdout.readline())
        assert address is not None
        yield address[0].rstrip("/"), process
        process.terminate()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests of a session."""
    with serving(tmp_path_factory.mktemp("browser")) as (address, _):
        yield address


DESKTOP, PHONE, NARROW = (1280, 800), (390, 844), (360, 740)


@pytest.fixture
def page(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on a desktop (or as `@pytest.mark.parametrize("page", [PHONE], indirect=True)` has it)."""
    with guest(browser, server, getattr(request, "param", DESKTOP)) as opened:
        yield opened


@contextmanager
def guest(browser: Browser, server: str, size: tuple[int, int] = DESKTOP, **more: Any) -> Iterator[Page]:
    """Somebody with a browser of their own, whose console must stay clean."""
    width, height = size
    context = browser.new_context(
        base_url=server, viewport={"width": width, "height": height}, accept_downloads=True, locale="en", **more
    )
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    # What the server refuses (a form, a code, a table that can't be) the browser reports as an error too.
    refused = re.compile(r"status of (4\d\d)|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection")
    assert [text for text in complaints if not refused.search(text)] == []
