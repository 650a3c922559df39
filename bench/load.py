"""Many tables grabbing at once, over real sockets, beside boardgame.io in the same run: python bench/load.py.

    npm install --install-links --prefix build/boardgameio ./bench/boardgameio    (once, for the peer)
    python compile.py && PYTHONPATH=build/compiled python bench/load.py

Potluck plays the full rules of a real game (Sandwich, its market in rush), with a view for each of four seats at each
pick and every pick on the disk before it is told. boardgame.io has a game of one move, keeps all in memory, and has
ignoreStaleStateID on (without it, most simultaneous grabs are lost; that is measured too). The same client drives
both. Server and client are kept on a core each; the two servers take turns, and medians are compared.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.sockets import Frames

HERE = Path(__file__).resolve().parent
PEER = HERE.parent / "build" / "boardgameio"


class Figures:
    """What one run came to."""

    def __init__(self) -> None:
        self.seen: list[float] = []
        self.sent = self.contested = self.lost = 0
        self.counting = False
        self.began = self.ended = self.cpu = 0.0

    def start(self, pid: int) -> None:
        self.counting, self.began, self.cpu = True, time.perf_counter(), -cpu_seconds(pid)

    def stop(self, pid: int) -> None:
        self.counting, self.ended = False, time.perf_counter()
        self.cpu += cpu_seconds(pid)

    @property
    def rate(self) -> float:
        return len(self.seen) / (self.ended - self.began)

    @property
    def rate_of_cpu(self) -> float:
        """Accepted in a second of the server's processor time: holds also while others use the machine."""
        return len(self.seen) / self.cpu

    def at(self, share: float) -> float:
        """A quantile of "own grab seen", in milliseconds."""
        ordered = sorted(self.seen)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Seen(msgspec.Struct):
    """What the client needs of a message from Potluck."""

    op: str
    seat: int | None = None
    legal: list[msgspec.Raw] = []
    ticket: str | None = None
    ok: bool = True
    rule: str = ""
    why: str = ""
    n: int = 0
    outcome: msgspec.Raw = msgspec.Raw(b"null")


class Client:
    """One socket of Potluck with some seats of one table; each seat has at most one pick on its way."""

    def __init__(self, figures: Figures, table: str, seats: Sequence[int], secret: str) -> None:
        self.figures, self.table, self.seats, self.secret = figures, table, seats, secret
        # Until told otherwise, picks only when it is made to.
        self.paced = True
        self.legal: dict[int, list[msgspec.Raw]] = {}
        self.waiting: dict[str, float] = {}
        self.busy: set[int] = set()
        self.tickets = 0
        self.luck = random.Random(f"{table} {seats}")
        self.decode = msgspec.json.Decoder(Seen).decode
        self.socket: Frames

    async def open(self, port: int) -> None:
        self.socket = Frames(port, "/api/socket", self.hear)
        await self.socket.connect()
        self.send(op="hello", secret=self.secret)
        self.send(op="watch", table=self.table)
        for seat in self.seats:
            self.send(op="sit", table=self.table, seat=seat, name=f"P{seat}")

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message))

    def hear(self, text: bytes) -> None:
        message = self.decode(text)
        if message.op == "update" and message.seat is not None:
            self.legal[message.seat] = message.legal if bytes(message.outcome) == b"null" else []
            if message.ticket in self.waiting:
                self.done(message.ticket)
            if not self.paced:
                self.grab(message.seat)
        elif message.op == "answer" and message.ticket in self.waiting:
            self.refused(message)
        elif message.op == "ping":
            self.send(op="pong", n=message.n)

    def done(self, ticket: str) -> None:
        took = time.perf_counter() - self.waiting.pop(ticket)
        self.busy.discard(int(ticket.partition("-")[0]))
        if self.figures.counting:
            self.figures.seen.append(took)

    def refused(self, message: Seen) -> None:
        """Somebody else took it, or the flip was over: the rules say so. Anything else would be a lost grab."""
        assert message.ticket is not None
        del self.waiting[message.ticket]
        seat = int(message.ticket.partition("-")[0])
        self.busy.discard(seat)
        if message.rule:
            self.figures.contested += 1
        else:
            self.figures.lost += 1
        if not self.paced:
            self.grab(seat)

    def grab(self, seat: int) -> None:
        """Picks for a seat, if it may and waits for nothing."""
        legal = self.legal.get(seat)
        if not legal or seat in self.busy:
            return
        forward = [pick for pick in legal if b'"take-back"' not in bytes(pick)]
        self.tickets += 1
        ticket = f"{seat}-{self.tickets}"
        self.busy.add(seat)
        self.waiting[ticket] = time.perf_counter()
        self.figures.sent += 1
        pick = bytes(self.luck.choice(forward or legal))
        self.socket.send(
            b'{"op":"act","table":"%b","seat":%d,"actions":[%b],"ticket":"%b"}'
            % (self.table.encode(), seat, pick, ticket.encode())
        )


class Peer:
    """One player of a match on boardgame.io's server; his items are his own, so no grab should be refused."""

    def __init__(self, figures: Figures, match: str, player: int, players: int, once: bool = False) -> None:
        self.figures, self.match, self.player, self.players, self.once = figures, match, player, players, once
        self.state = 0
        self.item = player
        self.sent = 0.0
        self.accepted = 0
        self.socket: Frames

    async def open(self, port: int) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.socket = Frames(port, "/socket.io/?EIO=4&transport=websocket", self.hear)
        await self.socket.connect()
        await self.ready

    def hear(self, text: bytes) -> None:
        if text[:1] == b"0":
            self.socket.send(b"40/grab,")
        elif text[:1] == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"40/grab,"):
            self.emit("sync", self.match, str(self.player), None, self.players)
        elif text.startswith(b'42/grab,["sync"') and not self.ready.done():
            self.ready.set_result(None)
        elif text.startswith(b'42/grab,["update"'):
            _, _, state, _ = msgspec.json.decode(text[8:], type=tuple[str, str, State, msgspec.Raw])
            self.state = state.stateID
            if state.G.taken.get(str(self.item)) == str(self.player):
                self.done()

    def done(self) -> None:
        self.accepted += 1
        if self.figures.counting:
            self.figures.seen.append(time.perf_counter() - self.sent)
        self.item += self.players
        if not self.once:
            self.grab()

    def grab(self) -> None:
        self.sent = time.perf_counter()
        self.figures.sent += 1
        payload = {"type": "grab", "args": [self.item], "playerID": str(self.player), "credentials": None}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, str(self.player))

    def emit(self, *message: Any) -> None:
        self.socket.send(b"42/grab," + msgspec.json.encode(message))


class Items(msgspec.Struct):
    taken: dict[str, str]


class State(msgspec.Struct):
    G: Items
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


# Running them


@contextmanager
def process(command: list[str], ready: Callable[[str], int | None], **environment: str) -> Iterator[tuple[int, int]]:
    """A server on the first core; its process and its port."""
    pin = ["taskset", "-c", "0"] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []
    run = subprocess.Popen([*pin, *command], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    try:
        assert run.stdout is not None
        port = next(port for line in run.stdout if (port := ready(line)))
        yield run.pid, port
    finally:
        run.terminate()
        run.communicate(timeout=20)


@contextmanager
def potluck() -> Iterator[tuple[int, int]]:
    with tempfile.TemporaryDirectory() as data:
        program = "from potluck.cli import main; main()"
        command = [
            sys.executable,
            "-c",
            program,
            "serve",
            "--port",
            "0",
            "--data",
            data,
            "--sockets",
            "0",
            "--rate",
            "0",
        ]

        def ready(line: str) -> int | None:
            return int(line.rstrip("/\n").rpartition(":")[2]) if "http://" in line else None

        with process([*command, "--lang", "en"], ready) as (pid, port):
            time.sleep(0.3)
            yield pid, port


@contextmanager
def boardgameio(mode: str) -> Iterator[tuple[int, int]]:
    port = 21000 + os.getpid() % 9000
    environment = {"NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}
    command = ["node", str(HERE / "boardgameio" / "server.js"), str(port), mode]
    with process(command, lambda line: port if "ready" in line else None, **environment) as (pid, _):
        yield pid, port


def make_table(port: int, game: str, seats: int, options: dict[str, Any], secret: str) -> str:
    body = json.dumps({"game": game, "seats": seats, "options": options, "settings": {"timing": {"kind": "off"}}})
    headers = {"content-type": "application/json", "cookie": f"potluck={secret}"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body.encode(), headers)
    return str(json.load(urllib.request.urlopen(request))["table"])


async def potluck_tables(
    port: int, figures: Figures, tables: int, game: str, seats: int, options: dict[str, Any], alone: bool
) -> list[Client]:
    """Tables with a socket for each seat, or (`alone`) one for all seats; all have begun, nobody has picked."""
    clients: list[Client] = []
    for number in range(tables):
        secrets = [f"bench-secret-{number:06d}-{seat:06d}" for seat in range(seats)]
        table = make_table(port, game, seats, options, secrets[0])
        shared = [range(seats)] if alone else [[seat] for seat in range(seats)]
        for mine in shared:
            client = Client(figures, table, mine, secrets[mine[0]])
            clients.append(client)
            await client.open(port)
    await asyncio.sleep(0.5)
    for client in clients:
        if 0 in client.seats:
            client.send(op="start", table=client.table)
    while not all(client.legal for client in clients):
        await asyncio.sleep(0.1)
    return clients


async def drive_potluck(pid: int, port: int, tables: int, seconds: float, alone: bool = False) -> Figures:
    """Everybody picks as soon as they may."""
    figures = Figures()
    game, seats, options = ("diced-veggies", 2, {}) if alone else ("sandwich", 4, {"games": 20, "ties": "share"})
    clients = await potluck_tables(port, figures, tables, game, seats, options, alone)
    for client in clients:
        client.paced = False
        for seat in client.seats:
            client.grab(seat)
    return await counted(pid, figures, clients, seconds)


async def drive_peer(pid: int, port: int, tables: int, seconds: float, players: int = 4) -> Figures:
    figures = Figures()
    name = f"m{time.monotonic_ns()}-"
    clients = [Peer(figures, f"{name}{n}", player, players) for n in range(tables) for player in range(players)]
    for client in clients:
        await client.open(port)
    for client in clients:
        client.grab()
    return await counted(pid, figures, clients, seconds)


async def counted(pid: int, figures: Figures, clients: Sequence[Client | Peer], seconds: float) -> Figures:
    """Counts after a moment to get going."""
    await asyncio.sleep(min(1.0, seconds / 4))
    figures.start(pid)
    await asyncio.sleep(seconds)
    figures.stop(pid)
    for client in clients:
        client.socket.transport.abort()
    await asyncio.sleep(0.3)
    return figures


async def default_peer(port: int, tables: int, rounds: int) -> float:
    """The share of simultaneous grabs of free items that boardgame.io loses without ignoreStaleStateID."""
    figures = Figures()
    matches = [[Peer(figures, f"d{n}", player, 4, once=True) for player in range(4)] for n in range(tables)]
    for match in matches:
        for client in match:
            await client.open(port)
    for _ in range(rounds):
        for match in matches:
            for client in match:
                client.grab()
        await asyncio.sleep(0.5)
        for match in matches:
            for client in match:
                client.item = client.player + 4 * (client.item // 4 + 1)
    accepted = sum(client.accepted for match in matches for client in match)
    return 1 - accepted / figures.sent


async def paced(pid: int, port: int, tables: int, rate: float, seconds: float) -> tuple[Figures, dict[str, float]]:
    """So many picks a second, spread over sockets that each play a table; the server's own times for them."""
    figures = Figures()
    clients = await potluck_tables(port, figures, tables, "diced-veggies", 2, {}, alone=True)
    await asyncio.sleep(1.0)
    before = histogram(port)
    figures.start(pid)
    due = time.perf_counter()
    number = 0
    while time.perf_counter() - figures.began < seconds:
        while due <= time.perf_counter():
            client = clients[number % len(clients)]
            for seat in client.seats:
                client.grab(seat)
            number += 1
            due += 1 / rate
        await asyncio.sleep(0.0005)
    await asyncio.sleep(0.2)
    figures.stop(pid)
    after = histogram(port)
    for client in clients:
        client.socket.transport.abort()
    return figures, {bound: after[bound] - before[bound] for bound in after}


def histogram(port: int) -> dict[str, float]:
    """How many picks were answered within each bound (seconds)."""
    text = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()
    name = 'potluck_pick_seconds_bucket{le="'
    rows = [line.removeprefix(name).split('"} ') for line in text.splitlines() if line.startswith(name)]
    return {bound: float(count) for bound, count in rows}


def within(share: float, buckets: dict[str, float]) -> str:
    """The bound under which this share of the picks was answered."""
    total = buckets["+Inf"]
    bound = next(bound for bound, count in buckets.items() if count >= share * total)
    return f"{share:.0%} within {float(bound) * 1000:g} ms"


def cpu_seconds(pid: int) -> float:
    """The processor time of a process, all threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """What a process holds in memory, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def run(work: Callable[[], Any]) -> Any:
    import uvloop

    return uvloop.run(work())


def compare(title: str, ours: list[Figures], theirs: list[Figures]) -> None:
    """A line for each measure: both, and the ratio of their medians."""
    print(f"\n{title}")
    for name, measure in (
        ("accepted a second", lambda f: f.rate),
        ("accepted a CPU second", lambda f: f.rate_of_cpu),
        ("own grab seen, p50 ms", lambda f: f.at(0.5)),
        ("own grab seen, p99 ms", lambda f: f.at(0.99)),
    ):
        mine = statistics.median(map(measure, ours))
        line = f"  {name:24} Potluck {mine:9.1f}"
        if theirs:
            peer = statistics.median(map(measure, theirs))
            line += f"   boardgame.io {peer:9.1f}   ratio {mine / peer:6.2f}"
        print(line)
    sent, contested, lost = (sum(getattr(f, name) for f in ours) for name in ("sent", "contested", "lost"))
    print(f"  of {sent} grabs: {contested} came too late by the rules, {lost} of a free item were lost")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--repeats", type=int, default=3)
    given = parser.parse_args()
    peer = (PEER / "node_modules" / "boardgame.io").exists()
    if not peer:
        print("boardgame.io is not installed under build/boardgameio; only Potluck is measured", file=sys.stderr)
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    # The client's own pauses are not to be measured as those of a server.
    gc.disable()
    from potluck.engine import play

    print("engine:", "compiled" if not str(play.__file__).endswith(".py") else "plain Python", flush=True)

    for title, tables, alone in (
        ("50 tables x 4", 50, False),
        ("250 tables x 4: saturation", 250, False),
        ("1,000 tables of one acting socket", 1000, True),
    ):
        ours: list[Figures] = []
        theirs: list[Figures] = []
        held = []
        for _ in range(given.repeats):
            with potluck() as (pid, port):
                ours.append(run(lambda: drive_potluck(pid, port, tables, given.seconds, alone)))  # noqa: B023
                held.append(memory(pid))
            if peer:
                with boardgameio("stale") as (pid, port):
                    theirs.append(run(lambda: drive_peer(pid, port, tables, given.seconds, 1 if alone else 4)))  # noqa: B023
        compare(title, ours, theirs)
        print(f"  memory of Potluck's server: {max(held):.0f} MB", flush=True)

    with potluck() as (pid, port):
        figures, buckets = run(lambda: paced(pid, port, 1000, 2000, given.seconds))
    print(f"\npaced, {figures.rate:.0f} picks a second over 1,000 sockets")
    print(f"  server time: {within(0.5, buckets)}, {within(0.99, buckets)}")
    print(f"  own grab seen: p50 {figures.at(0.5):.2f} ms, p99 {figures.at(0.99):.2f} ms")
    if peer:
        with boardgameio("default") as (_, port):
            lost = run(lambda: default_peer(port, 50, 8))
        print(f"\nboardgame.io as it comes loses {lost:.0%} of simultaneous grabs of free items")


if __name__ == "__main__":
    main()
