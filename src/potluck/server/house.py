"""All tables of a server: found, made, read from the disk when they are needed, and let go when they are not."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Union

import msgspec

from potluck.engine.game import Refusal
from potluck.games import BOXES
from potluck.games.box import Box
from potluck.server import acting, notes as n, wire
from potluck.server.bots import Bots
from potluck.server.limits import Addresses, Limits
from potluck.server.metrics import Metrics
from potluck.server.seats import new_code, new_id
from potluck.server.sheet import Sheet, decode_note, read_sheet
from potluck.server.speech import Speech
from potluck.server.store import Line, Mend, Row, Store
from potluck.server.table import Table

logger = logging.getLogger("potluck.house")

# A table that nobody looks at is kept in memory for so long (milliseconds).
KEPT = 10 * 60 * 1000
# A table that waits for players is offered to strangers for so long after it last changed.
OFFERED = 24 * 3600 * 1000
# Every so many seconds the server notes that it is alive, so that clocks do not go on while it is not.
HEARTBEAT = 5.0
DATABASE = "potluck.db"


class House:
    """A running server, apart from the network."""

    def __init__(self, data: Path, limits: Limits | None = None, world: Callable[[], int] | None = None) -> None:
        self.store = Store(data / DATABASE)
        self.limits = limits or Limits()
        self.addresses = Addresses(self.limits)
        self.world = world or (lambda: time.time_ns() // 1_000_000)
        self.bots = Bots()
        self.speech = Speech()
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.decoders: dict[str, msgspec.json.Decoder[Any]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.asleep: list[tuple[int, int]] = []
        self.sockets = 0
        self.loop: asyncio.AbstractEventLoop

    async def open(self) -> None:
        """Starts: writes when it last was alive, and wakes the tables that go on by themselves."""
        self.loop = asyncio.get_running_loop()
        self.store.begin(self.loop)
        now = self.world()
        if self.store.last_alive:
            slept = f"asleep {self.store.last_alive}"
            await self.store.written([Row("INSERT OR REPLACE INTO marks VALUES (?, ?)", (slept, now))])
        self.asleep = [
            (int(str(name).split()[1]), int(end))
            for name, end in self.store.all("SELECT name, value FROM marks WHERE name LIKE 'asleep %'")
        ]
        self.beat(now)
        self.keep(self.loop.create_task(self.housekeeping()))
        self.keep(self.loop.create_task(self.wake()))

    async def wake(self) -> None:
        """Reads the tables whose clocks or bots do not wait for anybody to look."""
        for (name,) in self.store.all("SELECT id FROM tables WHERE timed = 1 AND status = 'playing'"):
            try:
                await self.table(name)
            except Refusal as refusal:
                logger.error("table %s: %s", name, refusal)

    async def close(self) -> None:
        """Ends: whatever has been asked for is written first."""
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            table.close()
        await self.bots.close()
        self.beat(self.world())
        await asyncio.to_thread(self.store.close)

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Holds on to a task until it is done."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def start(self, doing: Coroutine[Any, Any, Any]) -> None:
        """Does something beside all else."""
        self.keep(self.loop.create_task(doing))

    def beat(self, now: int) -> None:
        """Notes that the server is alive."""
        self.store.write([Row("INSERT OR REPLACE INTO marks VALUES ('alive', ?)", (now,))], ignore)

    async def housekeeping(self) -> None:
        """Now and then: the heartbeat, and what is no longer needed."""
        while True:
            picks = self.metrics.picks
            await asyncio.sleep(HEARTBEAT)
            self.beat(self.world())
            self.addresses.forget(self.loop.time())
            self.tidy()
            if picks == self.metrics.picks and any(gc.get_count()[1:]):
                # Nobody plays just now, so nobody waits while all is looked through for garbage, not only what is new.
                gc.collect()

    def tidy(self) -> None:
        """Lets go of the tables at which nobody was for a while and nothing goes on."""
        for table in list(self.tables.values()):
            idle = not table.watchers and not table.pending and not table.held
            if idle and self.world() - table.used_at > KEPT and not acting.goes_on(table):
                self.drop(table)

    def drop(self, table: Table) -> None:
        """Lets a table go from memory."""
        self.store.write(table.rows(asleep=not acting.goes_on(table)), ignore)
        table.close()
        self.tables.pop(table.name, None)

    # Finding and making

    async def table(self, name: str) -> Table:
        """A table, read from the disk if need be."""
        table = self.tables.get(name)
        if table is not None:
            return table
        if name not in self.loading:
            task = self.loop.create_task(self.read(name))
            self.loading[name] = task
            task.add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def read(self, name: str) -> Table:
        """Reads a table. Between two of them others get their turn."""
        await asyncio.sleep(0)
        key = self.store.one("SELECT key FROM tables WHERE id = ?", name)
        if key is None:
            raise Refusal("", "no-table")
        await self.store.written([Mend(key)])
        lines = self.store.lines(key)
        game = decode_note(lines[0])
        if isinstance(game, n.Made) and game.game not in BOXES:
            raise Refusal("", "no-game", {"game": game.game})
        table = Table(self, key, name, read_sheet(lines, self.asleep))
        self.tables[name] = table
        acting.schedule(table)
        acting.wake(table)
        return table

    async def by_code(self, code: str) -> Table:
        """The table of a code that somebody was told."""
        name = self.store.one("SELECT id FROM tables WHERE code = ? AND status = 'waiting'", code.upper())
        if name is None:
            raise Refusal("", "no-code", {"code": code.upper()})
        table = await self.table(str(name))
        if not table.sheet.settings.open:
            raise Refusal("", "table-closed")
        return table

    def make(self, host: str, game: str, options: Any, seats: int, settings: n.Settings) -> Table:
        """A new table."""
        key, name, at = self.store.new_key(), new_id(), self.world()
        code = new_code()
        while self.store.one("SELECT 1 FROM tables WHERE code = ?", code):
            code = new_code()
        made = n.Made(at=at, game=game, options=options, seats=seats, settings=settings, host=host, code=code)
        table = Table(self, key, name, Sheet(made))
        self.tables[name] = table
        row = Row(
            "INSERT INTO tables (key, id, code, game, status, updated, summary)"
            " VALUES (?, ?, ?, ?, 'waiting', ?, '{}')",
            (key, name, code, game, at),
        )
        line = Line(key, 0, msgspec.json.encode(made).decode())
        table.write([row, line, *table.rows()], lambda: None)
        return table

    def wreck(self, table: Table, error: Exception) -> None:
        """What is in memory of a table can't be trusted any more: it is read anew, and everybody sees it anew."""
        if table.gone:
            return
        logger.error("table %s is read anew", table.name, exc_info=error)
        table.close()
        self.tables.pop(table.name, None)
        trouble = Refusal("", "trouble")
        waiting = {id(asker): asker for request in table.held.values() for asker in request.askers}
        for asker in [*table.watchers, *(asker for asker in waiting.values() if asker not in table.watchers)]:
            text = self.speech.refusal(trouble, asker.lang)
            asker.send(wire.encode(wire.Answer(table.name, None, ok=False, why=trouble.why, text=text)))
        self.start(self.revive(table))

    async def revive(self, table: Table) -> None:
        """Brings a wrecked table back from the disk, when that works again."""
        for seconds in (0.0, 1.0, 5.0, 30.0):
            await asyncio.sleep(seconds)
            try:
                again = await self.table(table.name)
            except Exception:
                logger.exception("table %s can't be read", table.name)
            else:
                for asker in table.watchers:
                    again.watch(asker)
                return

    # Lists

    def listed(self) -> list[Any]:
        """The tables that anybody may join."""
        rows = self.store.all(
            "SELECT summary FROM tables WHERE listed = 1 AND updated > ? ORDER BY updated DESC LIMIT 100",
            self.world() - OFFERED,
        )
        return [msgspec.json.decode(text) for (text,) in rows]

    def tables_of(self, person: str) -> list[dict[str, Any]]:
        """The tables that somebody belongs to, the latest first."""
        rows = self.store.all(
            "SELECT id, summary FROM tables JOIN people ON tab = key WHERE person = ? ORDER BY updated DESC LIMIT 100",
            person,
        )
        return [
            self.tables[name].summary() if name in self.tables else msgspec.json.decode(text) for name, text in rows
        ]

    # Records of games

    def decoder(self, box: Box) -> msgspec.json.Decoder[Any]:
        """Reads the actions of a game."""
        if box.name not in self.decoders:
            self.decoders[box.name] = msgspec.json.Decoder(Union[tuple(box.game.actions)])  # noqa: UP007
        return self.decoders[box.name]

    def plain_options(self, options: Any) -> Any:
        """The options of a table without its deck, which may be large."""
        return msgspec.structs.replace(options, deck=None) if getattr(options, "deck", None) is not None else options

    def plain(self, facts: Any) -> Any:
        """Facts as plain data."""
        return msgspec.to_builtins(facts)


def ignore(error: Exception | None) -> None:
    """For what may fail without harm: the store has logged it."""
    del error
