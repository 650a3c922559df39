"""People round a table: seats, host, bots, links, chat, rematch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from potluck.engine.game import Refusal
from potluck.games import box
from potluck.server import acting, lobby, wire
from potluck.server.house import OFFERED, House
from potluck.server.notes import Settings
from tests.server.people import Guest, house, seated

GAME = "diced-veggies"


def party(data: Path, play: Callable[[House], Awaitable[None]]) -> None:
    """Runs a test in a house of its own."""

    async def run() -> None:
        async with house(data) as opened:
            await play(opened)

    asyncio.run(run())


async def waiting(of: House, guests: int = 2, seats: int = 3, **settings: Any) -> list[Guest]:
    """A table that waits for its players; the first guest is its host. Nobody sits."""
    people = [Guest(of) for _ in range(guests)]
    table = of.make(people[0].person, GAME, box(GAME).game.options(), seats, Settings(**settings))
    for guest in people:
        guest.table = table.name
        await guest.do(wire.Watch)
    return people


def kinds(guest: Guest) -> list[str]:
    return [seat["kind"] for seat in guest.info["seats"]]


def test_sitting_down(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        ann, ben = await waiting(of)
        assert (await ann.do(wire.Sit, name="Ann", colour="teal", avatar="carrot"))["value"] == {"seat": 0}
        assert (await ben.do(wire.Sit, seat=0, name="Ben"))["why"] == "seat-taken"
        assert (await ben.do(wire.Sit, seat=2, name="Ann"))["why"] == "name-taken"
        assert (await ben.do(wire.Sit, seat=7, name="Ben"))["why"] == "no-such-seat"
        # One browser may hold several seats: one screen, passed round.
        assert (await ben.do(wire.Sit, name="Ben"))["value"] == {"seat": 1}
        assert (await ben.do(wire.Sit, name="Bo"))["value"] == {"seat": 2}
        assert (await ann.do(wire.Sit, name="Anna"))["why"] == "table-full"
        await ann.do(wire.Sit, seat=0, name="Anna")
        assert [seat["name"] for seat in ben.info["seats"]] == ["Anna", "Ben", "Bo"]
        assert ben.info["mine"] == [1, 2]
        assert [seat["host"] for seat in ben.info["seats"]] == [True, False, False]
        await ben.do(wire.Leave, seat=1)
        assert kinds(ann) == ["person", "free", "person"]
        assert (await ann.do(wire.Leave, seat=2))["why"] == "not-your-seat"

    party(tmp_path, play)


def test_a_resent_command_is_done_once(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        ann, _ = await waiting(of)
        first = await ann.do(wire.Sit, name="Ann", ticket="one")
        again = await ann.do(wire.Sit, name="Ann", ticket="one")
        assert first == again
        assert kinds(ann) == ["person", "free", "free"]

    party(tmp_path, play)


def test_the_host_rules_before_the_start(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        ann, ben = await waiting(of)
        for guest, name in ((ann, "Ann"), (ben, "Ben")):
            await guest.do(wire.Sit, name=name)
        for kind, fields in (
            (wire.SeatBot, {"seat": 2}),
            (wire.Kick, {"seat": 0}),
            (wire.Configure, {"settings": Settings()}),
            (wire.MakeHost, {"seat": 1}),
            (wire.Start, {}),
            (wire.Pause, {}),
        ):
            assert (await ben.do(kind, **fields))["why"] == "host-only"
        assert (await ann.do(wire.SeatBot, seat=2, level="genius"))["why"] == "bot-level"
        await ann.do(wire.SeatBot, seat=2, level="random")
        assert kinds(ben) == ["person", "person", "bot"]
        await ann.do(wire.Kick, seat=1)
        await ann.do(wire.Kick, seat=2)
        assert kinds(ben) == ["person", "free", "free"]
        await ann.do(wire.Configure, settings=Settings(open=False))
        assert (await ben.do(wire.Sit, name="Ben"))["why"] == "table-closed"
        await ann.do(wire.Configure, settings=Settings(open=True))
        await ben.do(wire.Sit, name="Ben")
        await ann.do(wire.MakeHost, seat=1)
        assert (await ann.do(wire.Start))["why"] == "host-only"
        assert ben.info["host"]
        # A host who leaves is followed by whoever still sits there.
        await ben.do(wire.Leave, seat=1)
        assert ann.info["host"]

    party(tmp_path, play)


def test_free_seats_are_taken_away_at_the_start(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        ann, ben = await waiting(of, seats=4)
        assert (await ann.do(wire.Start))["rule"] == "DV-1"
        await ann.do(wire.Sit, seat=1, name="Ann")
        await ben.do(wire.Sit, seat=3, name="Ben")
        assert (await ann.do(wire.Start))["ok"]
        await ben.hear(lambda m: m["op"] == "update" and m["seat"] == 1)
        assert [seat["name"] for seat in ben.info["seats"]] == ["Ann", "Ben"]
        assert ben.info["mine"] == [1]
        assert (await ann.do(wire.Kick, seat=1))["why"] == "has-begun"
        assert (await ann.do(wire.Configure, settings=Settings(open=False)))["ok"]

    party(tmp_path, play)


def test_onlookers_see_what_is_public_and_only_if_they_may(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, (ann, _) = await seated(of, GAME, 2)
        eve = Guest(of)
        eve.table = table.name
        await eve.do(wire.Watch)
        assert eve.latest(None)["view"]["me"] is None
        assert eve.latest(None)["legal"] == []
        assert ann.info["watching"] == 1
        assert (await eve.do(wire.Say, text="Hello"))["ok"]
        await ann.do(wire.Configure, settings=Settings(spectators=False))
        sam = Guest(of)
        sam.table = table.name
        await sam.do(wire.Watch)
        assert not any(m["op"] == "update" for m in sam.heard)
        assert (await sam.do(wire.Say, text="Hello"))["why"] == "no-spectators"
        # What is said among the players is not for them either, nor for those who looked on before.
        await ann.do(wire.Say, text="Among us")
        await ann.do(wire.React, reaction="clap")
        assert not any(m["op"] in ("talk", "reaction") for m in sam.heard)
        assert "Among us" not in str(eve.heard)
        assert "Among us" in str(ann.heard)

    party(tmp_path, play)


def test_presence(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        _, (ann, ben) = await seated(of, GAME, 2)
        assert [seat["here"] for seat in ann.info["seats"]] == [True, True]
        ben.ask(wire.Unwatch)
        await ann.hear(lambda m: m["op"] == "table" and [seat["here"] for seat in m["seats"]] == [True, False])

    party(tmp_path, play)


def test_chat_and_reactions_take_hostile_texts(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        ann, ben = await waiting(of)
        await ann.do(wire.Sit, name="Ann")
        hostile = "<script>alert(1)</script>\n\u202egnp.exe\x00\u2028 {$seat} 👩\u200d🍳"
        await ann.do(wire.Say, text=hostile)
        heard = await ben.hear(lambda m: m["op"] == "talk")
        assert heard["lines"][0]["text"] == "<script>alert(1)</script> gnp.exe {$seat} 👩\u200d🍳"
        assert heard["lines"][0]["seat"] == 0
        assert (await ann.do(wire.Say, text="\u202e\n"))["why"] == "text-empty"
        await ben.do(wire.React, reaction="hungry")
        assert (await ann.hear(lambda m: m["op"] == "reaction"))["reaction"] == "hungry"
        late = Guest(of)
        late.table = ann.table
        await late.do(wire.Watch)
        assert [line["text"] for line in (await late.hear(lambda m: m["op"] == "talk"))["lines"]] == [
            heard["lines"][0]["text"]
        ]

    party(tmp_path, play)


def test_coming_back_on_another_device(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, (ann, ben) = await seated(of, GAME, 2)
        link = (await ann.do(wire.Link, seat=0))["value"]
        newer = (await ann.do(wire.Link, seat=0))["value"]
        phone = Guest(of)
        phone.table = table.name
        with pytest.raises(Refusal, match="bad-link"):
            lobby.claim(table, phone.person, link["token"])
        assert lobby.claim(table, phone.person, newer["token"]) == 0
        await phone.do(wire.Watch)
        assert phone.latest(0)["view"]["me"] == 0
        assert (await ben.do(wire.Link, seat=0))["why"] == "not-your-seat"
        stored = "".join(of.store.lines(table.key))
        assert newer["token"] not in stored

    party(tmp_path, play)


def test_a_rematch_brings_the_same_people_together_once(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, (ann,) = await seated(of, GAME, 1, bots=1, options={"recipes": 4})
        assert (await ann.do(wire.Rematch))["why"] == "not-over"
        await ann.do(wire.StandIn, seat=0)
        await ann.hear(lambda m: m["op"] == "update" and m["outcome"] is not None)
        first = (await ann.do(wire.Rematch))["value"]["table"]
        assert (await ann.do(wire.Rematch))["value"]["table"] == first
        again = of.tables[first].sheet
        assert again.names() == table.sheet.names()
        assert again.status == "playing"
        assert again.options == table.sheet.options
        assert {row["table"] for row in of.tables_of(ann.person)} == {first, table.name}

    party(tmp_path, play)


def test_a_rematch_does_not_wait_for_who_has_gone(tmp_path: Path) -> None:
    """A bot goes on for them there too, until they come."""

    async def play(of: House) -> None:
        table, (ann, ben) = await seated(of, GAME, 2, options={"recipes": 4})
        await ben.do(wire.Leave, seat=1)
        await ben.do(wire.Unwatch)
        await ann.do(wire.StandIn, seat=0)
        await ann.hear(lambda m: m["op"] == "update" and m["outcome"] is not None)
        again = of.tables[(await ann.do(wire.Rematch))["value"]["table"]]
        assert [seat.stand_in for seat in again.sheet.seats] == [None, acting.THUMB]
        ben.table = again.name
        await ben.do(wire.Watch)
        assert again.sheet.seats[1].stand_in is None
        assert again.sheet.names() == table.sheet.names()

    party(tmp_path, play)


def test_a_host_who_goes_does_not_take_the_table_along(tmp_path: Path) -> None:
    """Who leaves a running game is host no longer; if a host is only away, a player may end the pause."""

    async def play(of: House) -> None:
        table, (ann, ben) = await seated(of, GAME, 2)
        eve = Guest(of)
        eve.table = table.name
        await eve.do(wire.Watch)
        assert (await ann.do(wire.Pause))["ok"]
        assert (await ben.do(wire.Resume))["why"] == "host-only"
        await ann.do(wire.Unwatch)
        assert (await eve.do(wire.Resume))["why"] == "host-only"
        assert (await ben.do(wire.Resume))["ok"]
        assert (await ben.do(wire.Pause))["why"] == "host-only"
        await ann.do(wire.Watch)
        await ann.do(wire.Leave, seat=0)
        await ben.hear(lambda m: m["op"] == "table" and m["host"])
        assert (await ben.do(wire.Pause))["ok"]

    party(tmp_path, play)


def test_who_has_left_or_was_sent_away_does_not_find_the_table_again(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        ann, ben = await waiting(of)
        for _ in range(2):
            await ben.do(wire.Sit, seat=1, name="Ben")
            assert [line["table"] for line in of.tables_of(ben.person)] == [ann.table]
            await ben.do(wire.Leave, seat=1)
            assert of.tables_of(ben.person) == []
        await ben.do(wire.Sit, seat=1, name="Ben")
        of.drop(of.tables[ann.table])
        await of.table(ann.table)
        await ann.do(wire.Kick, seat=1)
        assert of.tables_of(ben.person) == []
        assert [line["table"] for line in of.tables_of(ann.person)] == [ann.table]

    party(tmp_path, play)


def test_lists_of_tables(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        ann, ben = await waiting(of)
        await ann.do(wire.Sit, name="Ann")
        assert of.listed() == []
        await ann.do(wire.Configure, settings=Settings(listed=True))
        assert [(line["table"], line["names"]) for line in of.listed()] == [(ann.table, ["Ann", "", ""])]
        assert [line["table"] for line in of.tables_of(ann.person)] == [ann.table]
        assert of.tables_of(ben.person) == []
        of.world = lambda: time.time_ns() // 1_000_000 + OFFERED + 1
        assert of.listed() == []
        assert [line["table"] for line in of.tables_of(ann.person)] == [ann.table]
        code = of.tables[ann.table].sheet.code
        assert (await of.by_code(code.lower())).name == ann.table
        await ann.do(wire.Configure, settings=Settings(listed=True, open=False))
        assert of.listed() == []
        with pytest.raises(Refusal, match="table-closed"):
            await of.by_code(code)

    party(tmp_path, play)
