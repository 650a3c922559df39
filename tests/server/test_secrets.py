"""Hidden information: all bytes sent to every seat and to an onlooker, on a real server, for every game."""

from __future__ import annotations

import json
import random
from importlib import import_module
from typing import Any

import msgspec
import pytest

from potluck.engine.chance import Loose
from potluck.engine.log import load, resume
from potluck.games import BOXES, box
from tests.contract.suite import words_in
from tests.server.people import Browser, Server, http, new_table, stored_log, stored_notes


def start(running: Server, game: str, seats: int) -> tuple[str, list[Browser], Browser]:
    """A table with a browser at each seat, and somebody who looks on."""
    people = [Browser(running.address) for _ in range(seats)]
    table = new_table(running, people[0], game, seats, settings={"timing": {"kind": "off"}})
    for seat, browser in enumerate(people):
        assert browser.do(op="watch", table=table, ticket=f"watch-{seat}")["ok"]
        assert browser.do(op="sit", table=table, seat=seat, name=f"P{seat}")["ok"]
    onlooker = Browser(running.address)
    assert onlooker.do(op="watch", table=table)["ok"]
    people[0].send(op="start", table=table)
    return table, people, onlooker


def play(table: str, people: list[Browser], most: int) -> None:
    """Everybody picks at random; each waits for the answer."""
    luck = random.Random(7)
    latest: list[dict[str, Any]] = [b.until(lambda m: m["op"] == "update") for b in people]
    for number in range(most):
        seq = max(update["seq"] for update in latest)
        for other, browser in enumerate(people):
            while latest[other]["seq"] < seq:
                latest[other] = browser.until(lambda m: m["op"] == "update")
        if latest[0]["outcome"]:
            return
        seat = luck.choice(latest[0]["to_act"])
        pick = luck.choice(latest[seat]["legal"])
        done = people[seat].do(op="act", table=table, seat=seat, actions=[pick], ticket=f"{number}")
        assert done["op"] == "update", done
        latest[seat] = done
        if number % 50 == 0:
            people[seat].do(op="hint", table=table, seat=seat)
            refused = people[seat].do(
                op="act", table=table, seat=seat, actions=[{"do": "nonsense"}], ticket=f"x{number}"
            )
            assert not refused["ok"]


@pytest.mark.parametrize("game", BOXES)
def test_no_socket_hears_what_its_view_does_not_hold(running: Server, game: str) -> None:
    """Whatever names a hidden component must stand in that seat's views: of this moment, or of one before."""
    given = import_module(f"tests.games.{game.replace('-', '_')}.cases")
    seats = 3 if 3 in box(game).game.seats else box(game).game.seats[-1]
    table, people, onlooker = start(running, game, seats)
    play(table, people, 150)
    for browser in (*people, onlooker):
        assert browser.do(op="react", table=table, reaction="clap")["ok"]
    notes = stored_notes(running, table)
    secrets = {note[key] for note in notes for key in ("seed", "host", "person") if key in note}
    secrets |= {browser.secret for browser in (*people, onlooker)} | {'"draws":'}
    assert len(secrets) > seats + 1
    watchers: list[tuple[int | None, Browser]] = [*enumerate(people), (None, onlooker)]
    for seat, browser in watchers:
        known: set[str] = set()
        before: set[str] = set()
        for text in browser.received:
            message = json.loads(text)
            if message["op"] == "update":
                # A stranger's view would be a leak by itself.
                assert message["seat"] == seat
                seen = words_in(message.pop("view"))
                known |= seen
                heard = words_in(message) - before
                before = seen
            else:
                heard = words_in(message)
            leaks = {word for word in heard if given.secret(word)} - known
            assert not leaks, f"{game}: {seat} heard of {leaks} by {message}"
            assert not any(secret in text for secret in secrets)
    for browser in (*people, onlooker):
        browser.close()


@pytest.mark.parametrize("game", BOXES)
def test_what_is_sent_does_not_depend_on_what_is_hidden(running: Server, game: str) -> None:
    """The updates of a real game are rebuilt from redeals, which keep only what a seat may know: byte for byte."""
    seats = 3 if 3 in box(game).game.seats else box(game).game.seats[-1]
    table, people, onlooker = start(running, game, seats)
    play(table, people, 60)
    for browser in (*people, onlooker):
        browser.do(op="react", table=table, reaction="clap")
    log = stored_log(running, table)
    rules = box(game).game
    luck = Loose("redeal")
    for seat, browser in [*enumerate(people), (None, onlooker)]:
        updates = {m["seq"]: m for m in map(json.loads, browser.received) if m["op"] == "update"}
        for seq in sorted(updates)[::12]:
            state = resume(rules, load(log), seq).state
            dealt = rules.redeal(state, seat, luck)
            assert updates[seq]["view"] == json.loads(msgspec.json.encode(rules.view(dealt, seat)))
            legal = [] if seat is None else rules.legal(dealt, seat)
            assert updates[seq]["legal"] == json.loads(msgspec.json.encode(legal))
        browser.close()


def test_invites_and_lists_give_away_no_seat(running: Server) -> None:
    """Table, code and lists name no secret by which one could act for somebody."""
    ann = Browser(running.address)
    table = new_table(running, ann, "diced-veggies", 2, settings={"listed": True})
    assert ann.do(op="sit", table=table, name="Ann")["ok"]
    link = ann.do(op="link", table=table, seat=0)["value"]
    told = [http(running.address, path)[1] for path in ("/api/tables", f"/api/tables/{table}")]
    text = json.dumps(told)
    assert table in text
    assert not any(secret in text for secret in (ann.secret, link["token"]))
    other = Browser(running.address)
    assert other.do(op="leave", table=table, seat=0)["why"] == "not-your-seat"
    body = {"token": "x" * 32}
    assert http(running.address, f"/api/tables/{table}/claim", body, other.secret)[0] == 403
    assert http(running.address, f"/api/tables/{table}/claim", {"token": link["token"]}, other.secret)[0] == 200
    ann.close()
    other.close()
