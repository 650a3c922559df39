"""One WebSocket: a browser with all its seats, or a program."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from potluck.engine.game import Refusal
from potluck.server import lobby, wire
from potluck.server.house import House
from potluck.server.limits import Bucket
from potluck.server.quick import Quick
from potluck.server.seats import person_of
from potluck.server.table import Table

logger = logging.getLogger("potluck.socket")

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

# Round trips: so many are measured at once at the beginning, then one every so many seconds; the shortest of the
# last ones counts, so that a hitch does not make a seat look far away.
PINGS_AT_FIRST = 4
PING_SECONDS = 10.0
TRIPS_KEPT = 8
# A first message must come within this time where no cookie says who it is.
HELLO_SECONDS = 20.0
# So long a connection may take to hear why it ends.
FAREWELL_SECONDS = 2.0
# Close codes (4000 and above are ours).
BAD_MESSAGE, TOO_MANY, NO_HELLO, LEAVING, FAULT = 4400, 4429, 4401, 1001, 1011


class Socket:
    """A connection. Messages to it are queued and written by a task of its own: a slow reader holds up nobody."""

    def __init__(
        self, house: House, address: str, person: str, lang: str, send: Send, quick: Quick | None = None
    ) -> None:
        self.house = house
        self.address = address
        self.person = person
        self.lang = lang
        self.half_trip = 0.0
        self.trips: deque[float] = deque(maxlen=TRIPS_KEPT)
        self.ping_sent = 0.0
        self.pings = 0
        self.pinger: asyncio.TimerHandle | None = None
        self.tables: dict[str, Table] = {}
        self.outbox: deque[bytes] = deque()
        self.something = asyncio.Event()
        self.closing: int | None = None
        self.asgi_send = send
        self.quick = quick
        self.writing = False
        self.left = False
        self.tasks: list[asyncio.Task[None]] = []
        limits = house.limits
        self.bucket = Bucket(limits.messages, limits.message_burst, house.loop.time())
        # Who waits as told is refused no more often than this; a connection that is refused more often ends.
        self.patience = Bucket(limits.messages, limits.message_burst / 2, house.loop.time())

    # Sending

    def send(self, message: bytes) -> None:
        """Sends a message, or queues it behind others; one who does not read is cut off, and can come back."""
        if self.left:
            return
        self.house.metrics.messages_out += 1
        if self.quick is not None and not self.outbox and not self.writing and self.quick.write_now(message):
            return
        self.outbox.append(message)
        if self.house.limits.unread and len(self.outbox) > self.house.limits.unread:
            self.cut()
        self.something.set()

    def close(self, code: int) -> None:
        """Ends the connection after what is queued."""
        if self.closing is None:
            self.closing = code
        self.something.set()

    def cut(self) -> None:
        """Ends the connection at once: its reader has stopped reading, so no word of farewell would get through."""
        for task in self.tasks:
            task.cancel()

    async def write(self) -> None:
        """Writes what is queued, until the connection ends."""
        try:
            while True:
                await self.something.wait()
                self.something.clear()
                self.writing = True
                while self.outbox:
                    await self.asgi_send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
                self.writing = False
                if self.closing is not None:
                    await self.asgi_send({"type": "websocket.close", "code": self.closing})
                    return
        except (OSError, RuntimeError):
            return  # It is gone; the reading side notices too.

    # Reading

    async def read(self, receive: Receive) -> None:
        """Reads messages until the connection ends."""
        while self.closing is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self.receive(text.encode() if text is not None else message.get("bytes") or b"")

    def receive(self, data: bytes) -> None:
        """One message has come in."""
        if self.closing is not None:
            return
        self.house.metrics.messages_in += 1
        now = self.house.loop.time()
        if not self.bucket.take(now):
            self.trouble("too-fast", ticket=ticket_in(data[: self.house.limits.message_bytes]), wait=self.bucket.wait())
            if not self.patience.take(now):
                self.close(TOO_MANY)
            return
        try:
            self.hear(data)
        except Exception:
            logger.exception("a message could not be dealt with")
            self.close(FAULT)

    def hear(self, data: bytes) -> None:
        """One message."""
        if len(data) > self.house.limits.message_bytes:
            self.trouble("too-large", most=self.house.limits.message_bytes)
            self.close(BAD_MESSAGE)
            return
        try:
            message = wire.decode_in(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.trouble("bad-message", error=str(error), ticket=ticket_in(data))
            return
        if isinstance(message, wire.Pong):
            self.pong(message.n)
        elif isinstance(message, wire.Hello):
            self.hello(message)
        elif not self.person:
            self.trouble("hello-first")
            self.close(NO_HELLO)
        else:
            self.command(message)

    def hello(self, message: wire.Hello) -> None:
        """Who this is; said once, before anything else, unless a cookie has said it."""
        self.lang = self.house.speech.language(message.lang)
        if message.secret is not None:
            person = person_of(message.secret)
            if self.person and person != self.person:
                self.trouble("hello-other")
                return
            self.person = person
        if self.person:
            self.send(wire.encode(wire.Welcome(wire.PROTOCOL, True, self.house.world())))

    def command(self, command: Any) -> None:
        """Something is to be done at a table."""
        table = self.house.tables.get(command.table)
        if table is not None:
            self.do(table, command)
        else:
            self.house.start(self.later(command))

    async def later(self, command: Any) -> None:
        """The same, for a table that has to be read first."""
        try:
            table = await self.house.table(command.table)
        except Refusal as refusal:
            self.trouble(refusal.why, table=command.table, ticket=command.ticket)
        else:
            self.do(table, command)

    def do(self, table: Table, command: Any) -> None:
        """Does it, and remembers which tables are watched."""
        lobby.handle(table, self, command)
        if isinstance(command, wire.Watch):
            self.tables[table.name] = table
        elif isinstance(command, wire.Unwatch):
            self.tables.pop(table.name, None)

    def trouble(self, why: str, table: str | None = None, ticket: str | None = None, **facts: Any) -> None:
        """Says what was wrong with a message."""
        self.house.metrics.refusals += 1
        text = self.house.speech.refusal(Refusal("", why, facts), self.lang)
        self.send(wire.encode(wire.Answer(table, ticket, ok=False, why=why, facts=facts, text=text)))

    # The round trip

    def ping(self) -> None:
        """Sends a ping, whose answer tells how far away this is."""
        self.pings += 1
        self.ping_sent = self.house.loop.time()
        self.send(wire.encode(wire.Ping(self.pings)))
        self.pinger = self.house.loop.call_later(PING_SECONDS, self.ping)

    def pong(self, number: int) -> None:
        """The answer to the last ping."""
        if number != self.pings or not self.ping_sent:
            return
        self.trips.append((self.house.loop.time() - self.ping_sent) / 2)
        self.ping_sent = 0.0
        self.half_trip = min(self.trips)
        if self.pings < PINGS_AT_FIRST:
            if self.pinger is not None:
                self.pinger.cancel()
            self.ping()

    def gone(self) -> None:
        """The connection has ended."""
        if self.pinger is not None:
            self.pinger.cancel()
        for name in self.tables:
            table = self.house.tables.get(name)
            if table is not None:
                table.unwatch(self)
        self.left = True


def ticket_in(data: bytes) -> str | None:
    """The ticket of a message that could not be read, so that its sender knows which one it was."""
    try:
        ticket = msgspec.json.decode(data)["ticket"]
    except (msgspec.MsgspecError, KeyError, RecursionError, TypeError):
        return None
    return ticket if isinstance(ticket, str) and len(ticket) <= 40 else None


async def serve(
    house: House, address: str, person: str, lang: str, receive: Receive, send: Send, quick: Quick | None = None
) -> None:
    """One connection from its beginning to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    socket = Socket(house, address, person, lang, send, quick)
    if quick is not None:
        quick.listener = socket.receive
    house.sockets += 1
    socket.tasks = [house.loop.create_task(doing) for doing in (socket.read(receive), socket.write())]
    patience = house.loop.call_later(HELLO_SECONDS, lambda: None if socket.person else socket.close(NO_HELLO))
    try:
        if person:
            socket.send(wire.encode(wire.Welcome(wire.PROTOCOL, True, house.world())))
        socket.ping()
        await asyncio.wait(socket.tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        patience.cancel()
        house.sockets -= 1
        socket.gone()
        socket.close(LEAVING)
        await asyncio.wait(socket.tasks, timeout=FAREWELL_SECONDS)
        socket.cut()
        # What goes wrong on a line that is gone concerns nobody, but somebody must have looked at it.
        await asyncio.gather(*socket.tasks, return_exceptions=True)
