"""What a house does now and then: it looks for garbage while nobody plays."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from potluck.server import house as houses
from tests.server.people import house


class Ring:
    """Garbage that only a search finds, as it holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def as_serving(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As `potluck serve` has it: what is old is not looked through by itself. And the house is in a hurry."""
    monkeypatch.setattr(houses, "HEARTBEAT", 0.02)
    before = gc.get_threshold()
    gc.set_threshold(10**6, 10**4, 100)
    yield
    gc.set_threshold(*before)


@pytest.mark.usefixtures("as_serving")
@pytest.mark.parametrize("playing", [False, True])
def test_old_garbage_waits_for_a_quiet_moment(tmp_path: Path, playing: bool) -> None:
    async def run() -> bool:
        async with house(tmp_path) as of:
            ring = Ring()
            gc.collect()
            found = weakref.ref(ring)
            del ring
            gc.collect(0)
            for _ in range(40):
                of.metrics.picks += playing
                await asyncio.sleep(0.005)
            return found() is not None

    assert asyncio.run(run()) is playing
