"""A lean WebSocket client for load: frames only, no extensions, so that the servers are what is measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast


class Frames(asyncio.Protocol):
    """One connection. Whole text messages go to `hear`; messages are assumed not to be split into fragments."""

    def __init__(self, port: int, path: str, hear: Callable[[bytes], None]) -> None:
        self.port, self.path, self.hear = port, path, hear
        self.rest = b""
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    async def connect(self) -> None:
        """Opens it."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop has transports of its own making.
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.open.set_result(None)
        place = 0
        while (frame := self.frame(data, place)) is not None:
            start, place = frame
            if data[start - self.head] & 0x0F == 1:
                self.hear(data[start:place])
            elif data[start - self.head] & 0x0F == 9:
                self.send(data[start:place], kind=10)
        self.rest = data[place:]

    def frame(self, data: bytes, place: int) -> tuple[int, int] | None:
        """Where the payload of the next frame begins and ends, if all of it is there."""
        if len(data) < place + 2:
            return None
        length, self.head = data[place + 1] & 0x7F, 2
        if length == 126:
            self.head = 4
        elif length == 127:
            self.head = 10
        if len(data) < place + self.head:
            return None
        if self.head == 4:
            (length,) = struct.unpack_from("!H", data, place + 2)
        elif self.head == 10:
            (length,) = struct.unpack_from("!Q", data, place + 2)
        start = place + self.head
        return (start, start + length) if len(data) >= start + length else None

    def send(self, payload: bytes, kind: int = 1) -> None:
        """Sends a message; the mask is of zeros, which leaves it as it is."""
        if len(payload) < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | len(payload))
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, len(payload))
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))
