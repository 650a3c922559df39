"""A short cut for messages between uvicorn's WebSocket and ours: no queue and no task in between while all is quiet.

A pick is told to every seat in a message of its own, so what a message costs decides how many picks a server can take.
Under another server than uvicorn messages go the usual way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "potluck.quick"
# The first byte of a whole text message in one frame, and of frames that only concern the connection.
TEXT = 0x81
CONTROL = (0x88, 0x89, 0x8A)


class Quick(WebSocketsSansIOProtocol):
    """uvicorn's protocol; hands itself to the application as an extension."""

    listener: Callable[[bytes], None] | None = None
    # The beginning of a frame, and whether all frames of this connection are left to uvicorn.
    rest = b""
    long_way = False
    # Frames that go out together at the end of this turn of the loop: a system call for each would cost more than all
    # else that is done for a message.
    unsent: list[bytes]

    async def run_asgi(self) -> None:
        self.unsent = []
        extensions: dict[str, object] = {**(self.scope["extensions"] or {}), EXTENSION: self}
        self.scope["extensions"] = extensions  # type: ignore[typeddict-item]
        await super().run_asgi()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Text messages of one frame go straight to the listener; who sends other ones goes the long way for ever."""
        if self.listener is None or self.long_way:
            # What comes before the listener is there may end within a frame.
            self.long_way = self.long_way or self.handshake_initiated
            super().data_received(data)
            return
        data, begin = self.rest + data, 0
        while len(data) >= begin + 6:
            # Lengths of 126 and 127 stand for longer ones; what is not masked comes out above them.
            first, length, body = data[begin], data[begin + 1] ^ 0x80, begin + 6
            if length == 126:
                length, body = int.from_bytes(data[begin + 2 : begin + 4], "big"), begin + 8
            elif length > 126:
                first = 0
            if first != TEXT and first not in CONTROL:
                self.long_way = True
                super().data_received(data[begin:])
                return
            end = body + length
            if len(data) < end:
                break
            if first != TEXT:
                super().data_received(data[begin:end])
            elif not self.close_sent:
                self.listener(unmasked(data[body - 4 : body], data[body:end]))
            begin = end
        self.rest = data[begin:]

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(bytes(data))

    # Writing

    def write_now(self, message: bytes) -> bool:
        """Writes a text message; False if the line is full or closed, and the message has to wait its turn."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        length = len(message)
        if length < 126:
            head = struct.pack("!BB", TEXT, length)
        elif length < 65536:
            head = struct.pack("!BBH", TEXT, 126, length)
        else:
            head = struct.pack("!BBQ", TEXT, 127, length)
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (head, message)
        return True

    def flush(self) -> None:
        """Sends what was written in this turn, unless the connection has ended meanwhile."""
        frames, self.unsent = self.unsent, []
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.writelines(frames)

    async def send(self, message: ASGISendEvent) -> None:
        """What goes the usual way, such as a farewell, comes after what was written before."""
        self.flush()
        await super().send(message)


def unmasked(mask: bytes, data: bytes) -> bytes:
    """What a client meant: it has to mix all it sends with a mask of four bytes."""
    length = len(data)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")
