"""A running game: picks, tickets, batches, taking back, clocks, contests, bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from potluck.engine.play import digest, start
from potluck.games import box as find_box
from potluck.server import acting, bots, botwork, wire
from potluck.server.house import KEPT, House
from potluck.server.notes import Timing
from potluck.server.sheet import read_sheet
from potluck.server.table import Table
from tests.server.people import Guest, World, house, seated

GAME = "diced-veggies"
RUSH = "sandwich"


def party(data: Path, play: Callable[[House], Awaitable[None]], world: World | None = None) -> None:
    """Runs a test in a house of its own."""

    async def run() -> None:
        async with house(data, world) as opened:
            await play(opened)

    asyncio.run(run())


def turn(guests: list[Guest]) -> tuple[int, Guest, list[Any]]:
    """Whose turn it is, and what may be picked."""
    for seat, guest in enumerate(guests):
        update = guest.latest(seat)
        if update["legal"]:
            return seat, guest, update["legal"]
    raise AssertionError("nobody may pick")


def stored(table: Table) -> str:
    """What the game would be if it were read from the disk now."""
    sheet = read_sheet(table.house.store.lines(table.key))
    assert sheet.play is not None
    return digest(sheet.play.game, sheet.play.state)


def current(table: Table) -> str:
    return digest(table.play.game, table.play.state)


def test_a_pick_is_on_the_disk_before_anybody_hears_of_it(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2)
        seat, guest, legal = turn(guests)
        lines = len(of.store.lines(table.key))
        heard = [len(one.heard) for one in guests]
        guest.ask(wire.Act, seat=seat, actions=legal[:1])
        assert [len(one.heard) for one in guests] == heard
        update = await guest.hear(lambda m: m["op"] == "update" and m["seq"] == 1)
        assert len(of.store.lines(table.key)) == lines + 1
        assert update["by"] == seat
        assert update["events"]
        assert stored(table) == current(table)

    party(tmp_path, play)


def test_a_ticket_is_done_once_also_after_a_restart(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2)
        seat, guest, legal = turn(guests)
        guest.ask(wire.Act, seat=seat, actions=legal[:1], ticket="t")
        guest.ask(wire.Act, seat=seat, actions=legal[:1], ticket="t")
        await guest.hear(lambda m: m["op"] == "update" and m["ticket"] == "t")
        assert (await guest.do(wire.Act, seat=seat, actions=legal[:1], ticket="t"))["seq"] == 1
        of.drop(table)
        again = await of.table(table.name)
        await guest.do(wire.Watch)
        assert (await guest.do(wire.Act, seat=seat, actions=legal[:1], ticket="t"))["seq"] == 1
        assert len(again.play.entries) == 1

    party(tmp_path, play)


def test_refusals_name_rule_and_reason_in_the_readers_language(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        _, guests = await seated(of, GAME, 2)
        seat, guest, legal = turn(guests)
        other = guests[1 - seat]
        answer = await other.do(wire.Act, seat=1 - seat, actions=legal[:1])
        assert (answer["ok"], answer["rule"], answer["why"]) == (False, "DV-21", "not-your-turn")
        assert f"Guest {1 - seat}" in answer["text"]
        other.lang = "fr"
        assert (await other.do(wire.Act, seat=1 - seat, actions=legal[:1]))["text"] != answer["text"]
        assert (await guest.do(wire.Act, seat=1 - seat, actions=legal[:1]))["why"] == "not-your-seat"
        for nonsense in ({"do": "fly"}, {"do": "cut", "corner": "nw", "rows": 9, "columns": 1}, {"do": "cut"}, [1]):
            answer = await guest.do(wire.Act, seat=seat, actions=[nonsense])
            assert not answer["ok"]
            assert answer["text"]

    party(tmp_path, play)


def test_a_batch_is_done_whole_or_not_at_all(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2)
        seat, guest, legal = turn(guests)
        cut = next(pick for pick in legal if pick["do"] == "cut")
        before = current(table)
        answer = await guest.do(wire.Act, seat=seat, actions=[cut, {"do": "restock"}, {"do": "restock"}])
        assert not answer["ok"]
        assert current(table) == before == stored(table)
        update = await guest.do(wire.Act, seat=seat, actions=[cut, {"do": "stop-cooking"}])
        if update["op"] == "answer":  # nothing can be cooked, so that step was passed over
            update = await guest.do(wire.Act, seat=seat, actions=[cut, {"do": "draw-recipe"}])
        assert update["seq"] == 2
        assert stored(table) == current(table)

    party(tmp_path, play)


def test_taking_back_freely_and_by_consent(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 3)
        seat, guest, legal = turn(guests)
        assert (await guest.do(wire.Undo, seat=seat))["why"] == "undo-nothing"
        before = current(table)
        cut = next(pick for pick in legal if pick["do"] == "cut")
        assert (await guest.do(wire.Act, seat=seat, actions=[cut]))["may_undo"]
        update = await guest.do(wire.Undo, seat=seat, ticket="back")
        assert (update["undone"], update["seq"]) == (True, 2)
        assert (await guest.do(wire.Undo, seat=seat, ticket="back"))["seq"] == 2
        assert current(table) == before == stored(table)
        # Now something that others learn by: all of them are asked.
        while table.play.line == [] or table.play.can_undo(seat):
            pick = table.play.legal(seat)[-1]
            await guest.do(wire.Act, seat=seat, actions=[msgspec.to_builtins(pick)])
        seq = len(table.play.entries)
        others = [number for number in range(3) if number != seat]
        assert (await guest.do(wire.Undo, seat=seat))["value"] == {"asked": others}
        assert guests[others[0]].info["asking"] == {"seat": seat, "seq": seq, "waiting": others}
        await guests[others[0]].do(wire.Consent, seat=others[0], seq=seq, agree=True)
        assert len(table.play.entries) == seq
        await guests[others[1]].do(wire.Consent, seat=others[1], seq=seq, agree=True)
        await guest.hear(lambda m: m["op"] == "update" and m["undone"] and m["seq"] == seq + 1)
        assert stored(table) == current(table)
        answer = await guests[others[1]].do(wire.Consent, seat=others[1], seq=seq, agree=True)
        assert answer["why"] == "nothing-asked"

    party(tmp_path, play)


def test_one_no_keeps_a_pick(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2)
        seat, guest, _ = turn(guests)
        while table.play.line == [] or table.play.can_undo(seat):
            pick = table.play.legal(seat)[-1]
            await guest.do(wire.Act, seat=seat, actions=[msgspec.to_builtins(pick)])
        seq = len(table.play.entries)
        await guest.do(wire.Undo, seat=seat)
        other = guests[1 - seat]
        await other.do(wire.Consent, seat=1 - seat, seq=seq, agree=False)
        assert len(table.play.entries) == seq
        assert guest.info["asking"] is None

    party(tmp_path, play)


def test_bots_agree_to_taking_back(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, (ann,) = await seated(of, GAME, 1, bots=1, options={"first": 0}, pace="human")
        while table.play.line == [] or table.play.can_undo(0):
            await ann.do(wire.Act, seat=0, actions=[msgspec.to_builtins(table.play.legal(0)[-1])])
        assert (await ann.do(wire.Undo, seat=0))["undone"]

    party(tmp_path, play)


# Clocks


def test_a_clock_that_is_off_never_skips_anybody(tmp_path: Path) -> None:
    world = World()

    async def play(of: House) -> None:
        table, _ = await seated(of, GAME, 2, timing=Timing(kind="off"))
        world.now += 10**10
        acting.ring(table)
        await asyncio.sleep(0)
        assert table.play.entries == []
        assert table.timer is None

    party(tmp_path, play, world)


@pytest.mark.parametrize("out", ["bot", "takeover", "game"])
def test_when_time_runs_out_a_bot_picks_or_takes_over(tmp_path: Path, out: Any) -> None:
    world = World()

    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2, timing=Timing(kind="move", seconds=30, out=out), pace="human")
        seat, guest, _ = turn(guests)
        world.now += 29_999
        acting.ring(table)
        assert table.play.entries == []
        assert table.sheet.clocks.remaining(table.now())[seat] == 1  # type: ignore[index]
        world.now += 2
        acting.ring(table)
        await guest.hear(lambda m: m["op"] == "update" and m["seq"] == 1)
        assert table.play.entries[0].seat == seat
        assert (table.sheet.seats[seat].stand_in is not None) == (out == "takeover")
        if out == "takeover":
            # Its player is back with the first pick, if it is still that seat's turn.
            await guest.do(wire.StandIn, seat=seat, level=None)
            assert table.sheet.seats[seat].stand_in is None
        assert stored(table) == current(table)

    party(tmp_path, play, world)


def test_who_picks_at_the_last_moment_is_not_picked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is asked when the time is out; if the player picks while it thinks, its pick is not made."""
    world = World()

    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2, timing=Timing(kind="move", seconds=30), pace="human")
        seat, guest, legal = turn(guests)
        asked, go = asyncio.Event(), asyncio.Event()

        async def slow(table: Table, seat: int, level: str) -> Any:
            del level
            asked.set()
            await go.wait()
            return table.play.legal(seat)[0]

        monkeypatch.setattr(acting, "advice", slow)
        world.now += 30_001
        acting.ring(table)
        await asked.wait()
        cut = next(pick for pick in legal if pick["do"] == "cut")
        await guest.do(wire.Act, seat=seat, actions=[cut])
        assert seat in table.play.to_act()
        go.set()
        await asyncio.sleep(0.05)
        assert len(table.play.entries) == 1
        assert table.timer is not None

    party(tmp_path, play, world)


def test_a_pause_stops_clocks_and_picks(tmp_path: Path) -> None:
    world = World()

    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2, timing=Timing(kind="total", seconds=60))
        seat, guest, legal = turn(guests)
        world.now += 20_000
        assert (await guests[0].do(wire.Pause))["ok"]
        assert (await guest.do(wire.Act, seat=seat, actions=legal[:1]))["why"] == "paused"
        world.now += 10**9
        acting.ring(table)
        assert table.play.entries == []
        of.drop(table)
        table = await of.table(table.name)
        for one in guests:
            await one.do(wire.Watch)
        assert (await guests[0].do(wire.Resume))["ok"]
        assert table.sheet.clocks.remaining(table.now())[seat] == 40_000  # type: ignore[index]
        update = await guest.do(wire.Act, seat=seat, actions=legal[:1])
        assert update["op"] == "update"
        assert update["time"] == 20_000

    party(tmp_path, play, world)


def test_clocks_do_not_go_on_while_no_server_runs(tmp_path: Path) -> None:
    world = World()
    kept: list[Any] = []

    async def before(of: House) -> None:
        table, guests = await seated(of, GAME, 2, timing=Timing(kind="total", seconds=60))
        kept.extend((table.name, guests, turn(guests)[0]))
        world.now += 10_000

    async def after(of: House) -> None:
        table = await of.table(kept[0])
        assert table.sheet.clocks.remaining(table.now())[kept[2]] == 50_000  # type: ignore[index]

    party(tmp_path, before, world)
    world.now += 3_600_000
    party(tmp_path, after, world)


# Several at once


def test_the_same_grab_goes_to_who_sent_first_the_other_hears_why(tmp_path: Path) -> None:
    """The seat far away sent its request earlier, though it arrives later."""

    async def play(of: House) -> None:
        table, (near, far, _) = await seated(of, RUSH, 3, half_trips=(0.005, 0.080, 0.0))
        grab = next(pick for pick in near.latest(0)["legal"] if pick in far.latest(1)["legal"])
        first = near.ask(wire.Act, seat=0, actions=[grab], ticket="near")
        # A resend while it is held is still the same request.
        near.ask(wire.Act, seat=0, actions=[grab], ticket="near")
        await asyncio.sleep(0.02)
        update = await far.do(wire.Act, seat=1, actions=[grab], ticket="far")
        answer = await near.hear(lambda m: m.get("ticket") == first)
        assert update["op"] == "update"
        assert answer["op"] == "answer"
        assert answer["rule"]
        assert (
            [claim["seat"] for claim in update["tie"]["order"]]
            == [1, 0]
            == [claim["seat"] for claim in answer["tie"]["order"]]
        )
        assert len(table.play.entries) == 1
        assert '"tie"' in of.store.lines(table.key)[-1]

    party(tmp_path, play)


def test_grabs_of_different_things_never_cost_each_other(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, guests = await seated(of, RUSH, 4)
        offered = [one.latest(seat)["legal"] for seat, one in enumerate(guests)]
        everything = offered[0] + [pick for pick in offered[1] if pick not in offered[0]]
        # Each may take all but the card of its own, so each takes that of its neighbour; the last needs no asking.
        own = [next(pick for pick in everything if pick not in legal) for legal in offered]
        answers = await asyncio.gather(
            *(one.do(wire.Act, seat=seat, actions=[own[seat - 1]]) for seat, one in enumerate(guests[:3]))
        )
        assert [answer["op"] for answer in answers] == ["update"] * 3
        assert len(table.play.entries) == 3

    party(tmp_path, play)


def test_a_seats_requests_stay_in_order_behind_one_that_is_held(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, (near, far, *_) = await seated(of, RUSH, 4, half_trips=(0.0, 0.060, 0.0, 0.0))
        one, two = [pick for pick in near.latest(0)["legal"] if pick in far.latest(1)["legal"]][:2]
        near.ask(wire.Act, seat=0, actions=[one], ticket="one")
        answer = await near.do(wire.Act, seat=0, actions=[two], ticket="two")
        assert table.play.entries[0].action == msgspec.convert(one, type(table.play.entries[0].action))
        assert any(m.get("ticket") == "one" and m["op"] == "update" for m in near.heard)
        assert answer["rule"]  # one card for each flip

    party(tmp_path, play)


# Bots


def test_bots_play_to_the_end(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        table, (ann,) = await seated(of, GAME, 1, bots=2, options={"recipes": 4})
        await ann.do(wire.StandIn, seat=0)
        update = await ann.hear(lambda m: m["op"] == "update" and m["outcome"] is not None)
        assert len(update["outcome"]["scores"]) == 3
        assert of.bots.failures == 0
        assert stored(table) == current(table)
        info = await ann.hear(lambda m: m["op"] == "table" and m["status"] == "over")
        assert info["seats"][0]["stand_in"] == "thumb"
        # The log with its seed can be had now, so nothing is taken back any more.
        assert not update["may_undo"]
        assert (await ann.do(wire.Undo, seat=0))["why"] == "over"

    party(tmp_path, play)


def test_a_bot_is_subject_to_the_tie_rule(tmp_path: Path) -> None:
    """It sits at the server, so a request that was made before its own wins although it arrives later."""

    async def play(of: House) -> None:
        table, (far, other) = await seated(of, RUSH, 2, bots=1, half_trips=(0.080, 0.0), pace="human")
        wanted = next(pick for pick in table.play.legal(2) if pick in table.play.legal(0))
        for task in list(table.thinking.values()):
            task.cancel()
        await asyncio.sleep(0)

        async def advised(table: Table, seat: int, level: str) -> Any:
            del table, seat, level
            return wanted

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(acting, "advice", advised)
            thinking = asyncio.create_task(acting.think(table, 2, "thumb", 0.0))
            table.thinking[2] = thinking
            await asyncio.sleep(0.02)
            update = await far.do(wire.Act, seat=0, actions=[msgspec.to_builtins(wanted)])
            assert update["op"] == "update"
            assert [claim["seat"] for claim in update["tie"]["order"]] == [0, 2]
            assert table.play.entries[0].seat == 0
            thinking.cancel()
        assert await other.hear(lambda m: m["op"] == "update" and m["by"] == 0)

    party(tmp_path, play)


@pytest.mark.parametrize("harm", ["hangs", "crashes", "raises"])
def test_a_broken_bot_costs_its_pick_never_the_table(
    tmp_path: Path, harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rule of thumb picks instead, in another process."""
    monkeypatch.setattr(bots, "PROGRAM", ["-m", "tests.server.broken_bot", harm])
    monkeypatch.setattr(bots, "SECONDS", 1.0)
    monkeypatch.setattr(bots, "FIRST_SECONDS", 3.0)

    async def play(of: House) -> None:
        _, (ann, _) = await seated(of, GAME, 2, options={"first": 0})
        hints = await ann.do(wire.Hint, seat=0)
        assert hints["advice"] is not None
        table = of.tables[ann.table]
        seen: list[str] = []

        def question(who: str) -> bots.Question:
            seen.append(who)
            view, legal = table.play.view(0), table.play.legal(0)
            return bots.Question((ann.table, 0, who), "", GAME, table.sheet.options, view, legal)

        assert await of.bots.pick(ann.table, 0, "random", question) in table.play.legal(0)
        assert seen == ["", "random", "thumb"]
        assert of.bots.failures == 1

    party(tmp_path, play)


def test_a_bot_has_the_same_taste_when_its_process_had_to_be_started_again() -> None:
    of = find_box("sandwich")
    options = of.game.options(market="calm", younger="every")
    play = start(of.game, 7, options, "taste")
    seen: list[Any] = []
    while play.to_act():
        seat = play.to_act()[0]
        legal = play.legal(seat)
        if msgspec.to_builtins(legal[0])["do"] == "rank":
            seen.append((play.view(seat), legal))
        play.act(seat, legal[0], 0)

    def judged(born: str) -> list[int]:
        advisers: OrderedDict[Any, Any] = OrderedDict()
        asked = (bots.Question(("t", 0, "palate"), born, "sandwich", options, *one) for one in seen)
        return [botwork.answer(advisers, vars(question)) for question in asked]

    assert judged("one") == judged("one")
    assert len({tuple(judged(born)) for born in "abcdefgh"}) > 4


def test_hints_are_sentences_with_one_advised(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        _, guests = await seated(of, GAME, 2)
        seat, guest, legal = turn(guests)
        hints = await guest.do(wire.Hint, seat=seat)
        assert len(hints["lines"]) == len(legal) == len(set(hints["lines"]))
        assert 0 <= hints["advice"] < len(legal)
        assert "\x1b" not in "".join(hints["lines"])

    party(tmp_path, play)


def test_what_can_no_longer_be_trusted_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that fail halfway, or a disk that takes nothing: nobody hears of it, and the table is as it was."""

    async def play(of: House) -> None:
        table, guests = await seated(of, GAME, 2)
        seat, guest, legal = turn(guests)
        before = current(table)

        with monkeypatch.context() as broken:
            broken.setattr(of.store, "transaction", lambda _: OSError("no space left"))
            guest.ask(wire.Act, seat=seat, actions=legal[:1], ticket="t")
            await guest.hear(lambda m: m["op"] == "answer" and m["why"] == "trouble")
        async with asyncio.timeout(5):
            while of.tables.get(table.name) in (None, table) or not of.tables[table.name].watchers:
                await asyncio.sleep(0.01)
        assert current(of.tables[table.name]) == before
        update = await guest.do(wire.Act, seat=seat, actions=legal[:1], ticket="t")
        assert (update["op"], update["seq"]) == ("update", 1)

    party(tmp_path, play)


def test_bots_delays_are_drawn_as_stated() -> None:
    import random

    luck = random.Random(1)
    for level, (median, _) in {**bots.PACE, "search": bots.OTHER_PACE}.items():
        drawn = sorted(bots.delay(level, "human", False, luck) for _ in range(2000))
        assert abs(drawn[1000] - median) < 0.1 * median
        assert bots.QUICKEST <= drawn[0] <= drawn[-1] <= bots.SLOWEST
    assert bots.delay("thumb", "fast", False, luck) == bots.delay("thumb", "fast", False, luck, look=2.0) == 0
    # Who has to look first is no quicker for having picked last.
    assert min(bots.delay("palate", "human", True, luck, look=2.0) for _ in range(500)) >= 2.0 + bots.QUICKEST


def test_bots_look_at_what_is_laid_open_before_they_grab(tmp_path: Path) -> None:
    async def play(of: House) -> None:
        looked: list[float] = []

        def delay(*about: Any) -> float:
            looked.append(about[-1])
            return 60.0

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(acting, "delay", delay)
            await seated(of, "sandwich", 1, bots=3, pace="human")
            assert looked == [pytest.approx(2.0 + 0.6 + 4 * 0.3)] * 3

    party(tmp_path, play)


def test_a_table_that_nobody_needs_leaves_memory(tmp_path: Path) -> None:
    """Not while somebody watches, a clock runs or a bot is to pick; and it is the same when somebody comes."""
    world = World()

    async def play(of: House) -> None:
        idle, (ann, ben) = await seated(of, GAME, 2)
        timed, guests = await seated(of, GAME, 2, timing=Timing(kind="move", seconds=86_400))
        for guest in (ann, ben, *guests):
            await guest.do(wire.Unwatch)
        world.now += KEPT + 1
        of.tidy()
        assert list(of.tables) == [timed.name]
        await of.store.written([])
        assert of.store.one("SELECT timed FROM tables WHERE id = ?", idle.name) == 0
        await of.table(idle.name)
        await ann.do(wire.Watch)
        assert ann.latest(0)["view"]["me"] == 0

    party(tmp_path, play, world)
