"""People for the tests: in the same process with a time of their own, or over real sockets to a real server."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from potluck.games import box
from potluck.server import lobby, wire
from potluck.server.house import House
from potluck.server.limits import Limits
from potluck.server.notes import Settings
from potluck.server.seats import new_secret, person_of
from potluck.server.table import Table

WAIT = 20.0


class World:
    """A time that stands still until a test moves it on."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Guest:
    """Somebody at a table of a `House`, without a network."""

    def __init__(self, house: House, half_trip: float = 0.0, lang: str = "en") -> None:
        self.house = house
        self.person = person_of(new_secret())
        self.half_trip = half_trip
        self.lang = lang
        self.heard: list[dict[str, Any]] = []
        self.table = ""
        self.tickets = 0
        self.something = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self.something.set()

    async def hear(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that fits, of those heard or yet to come."""
        seen = 0
        async with asyncio.timeout(WAIT):
            while True:
                for message in self.heard[seen:]:
                    if fits(message):
                        return message
                seen = len(self.heard)
                self.something.clear()
                await self.something.wait()

    def ask(self, kind: type[wire.Command], **fields: Any) -> str:
        """Sends a command; its ticket."""
        self.tickets += 1
        ticket = fields.pop("ticket", f"{self.person[:6]}-{self.tickets}")
        if "actions" in fields:
            fields["actions"] = [msgspec.Raw(json.dumps(action).encode()) for action in fields["actions"]]
        lobby.handle(self.house.tables[self.table], self, kind(table=self.table, ticket=ticket, **fields))
        return str(ticket)

    async def do(self, kind: type[wire.Command], **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        before = len(self.heard)
        ticket = self.ask(kind, **fields)
        return await self.hear(lambda m: m.get("ticket") == ticket and m in self.heard[before:])

    def latest(self, seat: int | None) -> dict[str, Any]:
        """The last update of a seat."""
        return next(m for m in reversed(self.heard) if m["op"] == "update" and m["seat"] == seat)

    @property
    def info(self) -> dict[str, Any]:
        """The table as last heard."""
        return next(m for m in reversed(self.heard) if m["op"] == "table")


@asynccontextmanager
async def house(data: Path, world: World | None = None, limits: Limits | None = None) -> AsyncIterator[House]:
    """A running house over a folder."""
    opened = House(data, limits, world)
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()


async def seated(
    of: House, game: str, people: int, bots: int = 0, half_trips: tuple[float, ...] = (), **about: Any
) -> tuple[Table, list[Guest]]:
    """A table whose game has begun, and the people at it."""
    options = msgspec.convert(about.pop("options", {}), box(game).game.options)
    guests = [Guest(of, half_trips[number] if half_trips else 0.0) for number in range(people)]
    settings = Settings(**{"pace": "fast", **about})
    table = of.make(guests[0].person, game, options, people + bots, settings)
    for number, guest in enumerate(guests):
        guest.table = table.name
        await guest.do(wire.Watch)
        assert (await guest.do(wire.Sit, seat=number, name=f"Guest {number}"))["ok"]
    for number in range(people, people + bots):
        assert (await guests[0].do(wire.SeatBot, seat=number))["ok"]
    assert (await guests[0].do(wire.Start))["ok"]
    for number, guest in enumerate(guests):
        await guest.hear(lambda m, n=number: m["op"] == "update" and m["seat"] == n)  # type: ignore[misc]
    return table, guests


class Server:
    """A real server in a process of its own."""

    def __init__(self, data: Path, *options: str, port: int = 0) -> None:
        self.data = data
        self.process = subprocess.Popen(
            [
                sys.executable, "-c", "from potluck.cli import main; main()",
                "serve", "--data", str(data), "--port", str(port), "--lang", "en", *options,
            ],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            assert self.process.stderr is not None
            raise RuntimeError(self.process.stderr.read())
        self.address = line.split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def wait_until_well(self) -> float:
        """Waits until it answers; the moment."""
        for _ in range(400):
            try:
                urllib.request.urlopen(self.address + "/healthz", timeout=2).close()
                return time.monotonic()
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.01)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Kills it without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> str:
        """Ends it, if it runs; what it logged."""
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.communicate(timeout=20)[1]


@contextmanager
def server(data: Path, *options: str) -> Iterator[Server]:
    """A real server for a while."""
    running = Server(data, *options)
    try:
        running.wait_until_well()
        yield running
    finally:
        running.end()


def http(address: str, path: str, body: Any = None, secret: str = "", **headers: str) -> tuple[int, Any, Any]:
    """One request: status, answer, headers. Records go as JSON, bytes as they are."""
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    if data is not None:
        headers = {"content-type": "application/json", **headers}
    if secret:
        headers = {"cookie": f"potluck={secret}", **headers}
    request = urllib.request.Request(address + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            text, status, given = answer.read(), answer.status, answer.headers
    except urllib.error.HTTPError as error:
        text, status, given = error.read(), error.code, error.headers
    kind = str(given.get("content-type"))
    return status, json.loads(text) if "json" in kind and "jsonl" not in kind and text else text, given


class Browser:
    """Somebody with a socket to a real server. All that is received is kept, byte for byte."""

    def __init__(self, address: str, secret: str = "") -> None:
        self.address = address
        self.secret = secret or new_secret()
        self.received: list[str] = []
        self.socket = self.connected()

    def connected(self) -> ClientConnection:
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        self.open = ExitStack()
        self.socket = socket = self.open.enter_context(connect(url, max_size=None, compression=None))
        self.send(op="hello", secret=self.secret)
        return socket

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        """The next message; pings are answered by the way."""
        while True:
            text = str(self.socket.recv(timeout=WAIT))
            self.received.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["op"] != "ping":
                return message
            with suppress(ConnectionClosed):  # it may be closing, with more for us to read
                self.send(op="pong", n=message["n"])

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that fits."""
        while not fits(message := self.next()):
            pass
        return message

    def do(self, **message: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        ticket = message.setdefault("ticket", os.urandom(6).hex())
        self.send(**message)
        return self.until(lambda m: m.get("ticket") == ticket)

    def close(self) -> None:
        self.open.close()


def new_table(server: Server, browser: Browser, game: str, seats: int, **about: Any) -> str:
    """A table made over HTTP."""
    status, made, _ = http(server.address, "/api/tables", {"game": game, "seats": seats, **about}, browser.secret)
    assert status == 201, made
    return str(made["table"])


def stored_notes(server: Server, table: str) -> list[dict[str, Any]]:
    """The journal of a table as it stands on the disk of a server that runs."""
    journal = "SELECT line FROM journal JOIN tables ON tab = tables.key WHERE id = ? ORDER BY seq"
    with closing(sqlite3.connect(server.data / "potluck.db")) as disk:
        return [json.loads(line) for (line,) in disk.execute(journal, (table,))]


def stored_log(server: Server, table: str) -> bytes:
    """The log of its game."""
    notes = stored_notes(server, table)
    began = next(note for note in notes if note["note"] == "began")
    entries = [entry for note in notes if note["note"] == "picked" for entry in note["entries"]]
    return b"".join(json.dumps(line).encode() + b"\n" for line in [began["header"], *entries])
