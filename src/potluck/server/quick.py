"""A short cut for messages between uvicorn's WebSocket and ours: no queue and no task in between while all is quiet.

A pick is told to every seat in a message of its own, so what a message costs decides how many picks a server can take.
Under another server than uvicorn messages go the usual way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "potluck.quick"
# A whole text message in one frame, with a length of 7, 16 or 64 bits.
TEXT = 0x81


class Quick(WebSocketsSansIOProtocol):
    """uvicorn's protocol; hands itself to the application as an extension."""

    listener: Callable[[bytes], None] | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, object] = {**(self.scope["extensions"] or {}), EXTENSION: self}
        self.scope["extensions"] = extensions  # type: ignore[typeddict-item]
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(bytes(data))

    def write_now(self, message: bytes) -> bool:
        """Writes a text message at once; False if the line is full or closed, and the message has to wait its turn."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        length = len(message)
        if length < 126:
            head = struct.pack("!BB", TEXT, length)
        elif length < 65536:
            head = struct.pack("!BBH", TEXT, 126, length)
        else:
            head = struct.pack("!BBQ", TEXT, 127, length)
        self.transport.write(head + message)
        return True
