"""The socket of a real server: who one is, strict decoding, limits, slow readers, languages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from potluck.cli.serve import greeting, qr
from potluck.games import box
from potluck.server import wire
from potluck.server.limits import Limits
from potluck.server.notes import Settings
from potluck.server.schema import BEGIN, END, renewed
from potluck.server.socket import TOO_MANY, Socket, serve
from tests.server.people import Browser, Server, house, http, new_table, server

HOUSE = Path(__file__).resolve().parent.parent.parent


def closed_with(browser: Browser) -> int:
    """The code with which the server ends the connection."""
    try:
        while True:
            browser.next()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


def test_the_cookie_says_who_one_is(running: Server) -> None:
    status, _, headers = http(running.address, "/api/me", {})
    assert status == 204
    cookie = headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    secret = cookie.split(";")[0].removeprefix("potluck=")
    assert len(secret) >= 43
    with connect(
        running.address.replace("http", "ws") + "/api/socket", additional_headers={"Cookie": cookie}
    ) as socket:
        assert json.loads(socket.recv())["op"] == "welcome"
    assert "set-cookie" not in http(running.address, "/api/me", {}, secret)[2]


def test_without_saying_who_one_is_nothing_is_done(running: Server) -> None:
    with connect(running.address.replace("http", "ws") + "/api/socket") as socket:
        socket.send(json.dumps({"op": "watch", "table": "x"}))
        browser = Browser.__new__(Browser)
        browser.socket, browser.received = socket, []
        browser.send = lambda **message: socket.send(json.dumps(message))  # type: ignore[method-assign]
        assert browser.next()["why"] == "hello-first"
        assert closed_with(browser) == 4401


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"op": "fly"}',
        '{"op": "watch"}',
        '{"op": "watch", "table": 3}',
        '{"op": "watch", "table": "x", "extra": 1}',
        '{"op": "act", "table": "x", "seat": 0, "actions": [], "ticket": "t"}',
        '{"op": "act", "table": "x", "seat": -1, "actions": [{}], "ticket": "t"}',
        '{"op": "sit", "table": "x", "name": "' + "x" * 99 + '"}',
        '{"op": "react", "table": "x", "reaction": "<script>"}',
        '{"op": "configure", "table": "x", "settings": {"pace": "fast", "admin": true}}',
        "[" * 5000,
        '{"op": "watch", "table": "x"',
        '{"op": "\\ud800"}',
    ],
)
def test_what_is_not_a_message_is_answered_and_does_no_harm(running: Server, text: str) -> None:
    browser = Browser(running.address)
    browser.until(lambda m: m["op"] == "welcome")
    browser.socket.send(text)
    assert browser.next()["why"] == "bad-message"
    assert browser.do(op="watch", table="nowhere")["why"] == "no-table"
    browser.close()


def test_the_ticket_of_a_bad_message_comes_back(running: Server) -> None:
    browser = Browser(running.address)
    answer = browser.do(op="watch", table="x", ticket="mine", extra=1)
    assert (answer["why"], answer["ticket"]) == ("bad-message", "mine")
    browser.close()


def test_sentences_come_in_the_chosen_language(running: Server) -> None:
    browser = Browser(running.address)
    browser.send(op="hello", lang="fr")
    assert browser.do(op="watch", table="nowhere")["text"] == "Cette table n’existe pas."
    browser.close()


def test_too_much_and_too_large_get_a_clear_answer(tmp_path: Path) -> None:
    with server(tmp_path, "--rate", "5", "--sockets", "3") as strict:
        browser = Browser(strict.address)
        for number in range(100):
            browser.send(op="watch", table=f"t{number}", ticket=f"t{number}")
        answers = [browser.next()]
        while answers[-1].get("why") != "too-fast":
            answers.append(browser.next())
        assert answers[-1]["text"] == "Too many requests at once. Please wait 0.2 s."
        assert answers[-1]["facts"] == {"wait": 0.2}
        assert answers[-1]["ticket"].startswith("t5")
        assert closed_with(browser) == 4429

        browser = Browser(strict.address)
        browser.send(op="say", table="x", text="x" * 20_000)
        assert browser.until(lambda m: m["op"] == "answer")["why"] == "too-large"
        assert closed_with(browser) == 4400

        kept = [Browser(strict.address) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            Browser(strict.address)
        assert refused.value.response.status_code == 429
        assert b"connections from this address" in (refused.value.response.body or b"")
        for one in kept:
            one.close()


def test_who_waits_as_told_is_never_sent_away(tmp_path: Path) -> None:
    """A message that comes too soon is answered with its ticket and a time; only who does not listen is cut off."""

    class Heard:
        """A line that takes everything."""

        def __init__(self) -> None:
            self.messages: list[dict[str, Any]] = []

        def write_now(self, message: bytes) -> bool:
            self.messages.append(json.loads(message))
            return True

    async def run() -> None:
        async with house(tmp_path, limits=Limits(messages=20, message_burst=6)) as opened:
            heard: Any = Heard()
            line = Socket(opened, "", "somebody", "en", None, heard)  # type: ignore[arg-type]
            waits = 0
            for number in range(25):
                line.receive(b'{"op":"watch","table":"nowhere","ticket":"%d"}' % number)
                last: dict[str, Any] = heard.messages[-1] if heard.messages else {"ticket": None}
                if last["ticket"] == str(number):
                    assert last["why"] == "too-fast"
                    waits += 1
                    await asyncio.sleep(last["facts"]["wait"])
            assert waits > 2
            assert line.closing is None
            for _ in range(20):
                line.receive(b"{}")
            assert line.closing == TOO_MANY

    asyncio.run(run())


def test_who_stops_reading_is_cut_off_and_holds_up_nobody(tmp_path: Path) -> None:
    """Messages pile up for one client only; it can come back and sees everything."""

    class Stuck:
        """A line that takes nothing more."""

        def write_now(self, message: bytes) -> bool:
            del message
            return False

    async def run() -> None:
        async with house(tmp_path, limits=Limits(unread=50)) as opened:
            never = asyncio.Event()

            async def send(message: Any) -> None:
                if message["type"] == "websocket.send":
                    await never.wait()

            async def receive() -> dict[str, Any]:
                if not connected.is_set():
                    connected.set()
                    return {"type": "websocket.connect"}
                await never.wait()
                return {"type": "websocket.disconnect"}

            connected = asyncio.Event()
            stuck = Stuck()
            serving = asyncio.create_task(serve(opened, "", "somebody", "en", receive, send, stuck))  # type: ignore[arg-type]
            await connected.wait()
            await asyncio.sleep(0)
            table = opened.make("host", "diced-veggies", box("diced-veggies").game.options(), 2, Settings())
            stuck.listener(wire.encode(wire.Watch(table=table.name)))  # type: ignore[attr-defined]
            for number in range(60):
                table.tell(b"%d" % number)
            async with asyncio.timeout(5):
                await serving
            assert table.watchers == []
            assert opened.sockets == 0

    asyncio.run(run())


def test_other_websites_are_not_let_in(running: Server) -> None:
    url = running.address.replace("http", "ws") + "/api/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin("http://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(url, origin=Origin(running.address)):
        pass


def test_a_game_over_the_socket_and_what_others_see(running: Server) -> None:
    ann, ben = Browser(running.address), Browser(running.address)
    table = new_table(running, ann, "diced-veggies", 2, settings={"pace": "fast"})
    for browser, name in ((ann, "Ann"), (ben, "Ben")):
        browser.send(op="watch", table=table)
        assert browser.do(op="sit", table=table, name=name)["ok"]
    ann.send(op="start", table=table)
    updates = [ann.until(lambda m: m["op"] == "update"), ben.until(lambda m: m["op"] == "update")]
    seat = updates[0]["to_act"][0]
    mover, other = (ann, ben) if seat == 0 else (ben, ann)
    done = mover.do(op="act", table=table, seat=seat, actions=updates[seat]["legal"][:1])
    assert done["seq"] == 1
    assert other.until(lambda m: m["op"] == "update" and m["seq"] == 1)["ticket"] is None
    # Who comes back sees everything.
    other.close()
    other.connected()
    other.send(op="watch", table=table)
    assert other.until(lambda m: m["op"] == "update")["seq"] == 1
    for browser in (ann, ben):
        browser.close()


def test_the_protocol_document_is_up_to_date() -> None:
    text = (HOUSE / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert BEGIN in text
    assert END in text
    assert renewed(text) == text, "python -m potluck.server.schema docs/protocol.md"


def test_messages_read_as_they_were_written() -> None:
    assert wire.decode_in(b'{"op":"seat-bot","table":"t","seat":1}') == wire.SeatBot(table="t", seat=1)


def test_a_network_is_told_where_to_find_the_server() -> None:
    """`potluck serve --lan`: this machine, the network, and a code for phones that holds the same address."""
    (_, here), (_, there), (_, drawn) = greeting("0.0.0.0", 8123, lan=True)  # noqa: S104
    assert here == "http://127.0.0.1:8123/"
    assert there.endswith(":8123/")
    assert len(drawn.splitlines()) > 10
    assert set(drawn) <= set("█▀▄ \n")
    assert drawn == qr(there)
    assert greeting("::1", 80, lan=False) == [("serve-at", "http://[::1]:80/")]
    # Who listens at one address only is told that one; no browser opens 0.0.0.0 everywhere.
    chosen = greeting("192.0.2.7", 80, lan=True)
    assert [one for _, one in chosen] == ["http://192.0.2.7:80/"] * 2 + [qr("http://192.0.2.7:80/")]
    assert greeting("0.0.0.0", 80, lan=False) == [("serve-at", "http://127.0.0.1:80/")]  # noqa: S104
