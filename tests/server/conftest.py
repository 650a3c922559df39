"""One real server for the tests of a module that only need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.people import Server, server


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("data"), "--rate", "0", "--sockets", "0") as started:
        yield started
