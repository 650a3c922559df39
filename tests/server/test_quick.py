"""The short cut through uvicorn: however a client cuts its messages into frames and packets, they are heard."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest

from potluck.server.quick import unmasked
from potluck.server.seats import new_secret
from tests.server.people import WAIT, Server

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"\x12\x34\x56\x78"


def frame(kind: int, data: bytes, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    first, bit = kind | (0x80 if fin else 0), 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, bit | len(data))
    elif len(data) < 65536:
        head = struct.pack("!BBH", first, bit | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, bit | 127, len(data))
    return head + (MASK + unmasked(MASK, data) if masked else data)


class Line:
    """A connection of which every byte is ours."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        while self.file.readline().strip():
            pass

    def next(self) -> tuple[int, bytes]:
        """The next frame from the server."""
        first, length = self.file.read(2)
        if length == 126:
            (length,) = struct.unpack("!H", self.file.read(2))
        return first & 15, self.file.read(length)

    def answer(self, ticket: str) -> dict[str, Any]:
        """The answer with this ticket."""
        while True:
            kind, data = self.next()
            assert kind == TEXT
            message: dict[str, Any] = json.loads(data)
            if message.get("ticket") == ticket:
                return message


@pytest.fixture
def line(running: Server) -> Iterator[Line]:
    opened = Line(running)
    hello = json.dumps({"op": "hello", "secret": new_secret()}).encode()
    opened.socket.sendall(frame(TEXT, hello))
    yield opened
    opened.file.close()
    opened.socket.close()


def watch(ticket: str) -> bytes:
    """A message that is answered with its ticket."""
    return json.dumps({"op": "watch", "table": "nowhere", "ticket": ticket}).encode()


def heard(line: Line, *tickets: str) -> None:
    for ticket in tickets:
        assert line.answer(ticket)["why"] == "no-table"


def test_byte_by_byte_and_many_at_once(line: Line) -> None:
    line.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame(TEXT, watch("slow")):
        line.socket.sendall(bytes([byte]))
        time.sleep(0.001)
    heard(line, "slow")
    whole = b"".join(frame(TEXT, watch(f"t{number}")) for number in range(20))
    line.socket.sendall(whole[:-7])
    heard(line, *(f"t{number}" for number in range(19)))
    line.socket.sendall(whole[-7:] + frame(TEXT, watch("last")))
    heard(line, "t19", "last")


def test_a_message_of_medium_length(line: Line) -> None:
    long = watch("long").rstrip(b"}") + b" " * 9000 + b"}"
    sent = frame(TEXT, long)
    for begin, end in ((0, 3), (3, 9), (9, 5000), (5000, len(sent))):
        line.socket.sendall(sent[begin:end])
        time.sleep(0.002)
    heard(line, "long")


def test_pings_are_answered_between_messages(line: Line) -> None:
    line.socket.sendall(frame(PING, b"still there?") + frame(TEXT, watch("after")))
    seen = []
    while (got := line.next())[0] != PONG:
        seen.append(got)
    assert got == (PONG, b"still there?")
    assert all(kind == TEXT for kind, _ in seen)
    heard(line, "after")


def test_messages_in_fragments_and_in_bytes_are_heard_too(line: Line) -> None:
    words = watch("cut up")
    line.socket.sendall(frame(TEXT, words[:10], fin=False) + frame(PING, b"") + frame(CONTINUED, words[10:]))
    while line.next() != (PONG, b""):
        pass
    heard(line, "cut up")
    line.socket.sendall(frame(BINARY, watch("bytes")) + frame(TEXT, watch("text")))
    heard(line, "bytes", "text")


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(TEXT, watch("bare"), masked=False), 1002),
        (frame(TEXT | 0x40, watch("compressed")), 1002),
        (frame(CONTINUED, b"of what?"), 1002),
        (frame(TEXT, b"x" * 100_000), 4400),
        (frame(CLOSE, struct.pack("!H", 1000)), 1000),
    ],
)
def test_what_is_against_the_protocol_ends_the_connection(line: Line, bad: bytes, code: int) -> None:
    line.socket.sendall(frame(TEXT, watch("before")))
    heard(line, "before")
    line.socket.sendall(bad)
    while (got := line.next())[0] != CLOSE:
        pass
    assert struct.unpack("!H", got[1][:2]) == (code,)


def test_a_word_before_the_end_comes_before_it(running: Server) -> None:
    """What is written in the same turn as a farewell is sent first."""
    for _ in range(20):
        stranger = Line(running)
        stranger.socket.sendall(frame(TEXT, watch("who?")))
        kinds = []
        while (got := stranger.next())[0] != CLOSE:
            kinds.append(json.loads(got[1]).get("why"))
        assert "hello-first" in kinds
        stranger.file.close()
        stranger.socket.close()
