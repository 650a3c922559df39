"""Replays beyond stepping: who made the log, what it proves, the deck, and all hands open once a game is over."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import pytest

from potluck.bots import bot
from potluck.engine.chance import Loose
from potluck.engine.game import Refusal
from potluck.engine.log import Log, dump, load
from potluck.engine.play import Play, start
from potluck.engine.records import Entry
from potluck.games import BOXES, box as find_box
from potluck.games.words import tag
from potluck.server import replays
from potluck.server.limits import Limits
from potluck.server.replays import Range
from tests.rules import rule
from tests.server.people import Server, http

OPTIONS: dict[str, dict[str, Any]] = {"sandwich": {"market": "calm", "younger": "every", "ties": "share"}}


def finished(game: str, picks: int = 5000) -> tuple[Play[Any], bytes]:
    """A game that the rule of thumb played, and its log."""
    box = find_box(game)
    options = box.game.options(**OPTIONS.get(game, {}))
    play = start(box.game, 3, options, "seed", names=["Ada", "Ben", "Cem"])
    bots = [bot(box, "thumb", options) for _ in range(3)]
    luck = Loose("luck")
    for _ in range(picks):
        waiting = play.to_act()
        if not waiting:
            break
        seat = waiting[0]
        play.act(seat, bots[seat].pick(play.view(seat), play.legal(seat), luck), 0)
    return play, dump(play, play.seal("seed") if play.outcome() else None)


def steps(log: bytes, **wanted: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(replays.steps(log, Range(**wanted)))
    return answer


@pytest.mark.parametrize("game", sorted(BOXES))
def test_all_hands_are_open_when_it_is_over(game: str) -> None:
    play, log = finished(game)
    middle = len(play.entries) // 3
    [closed] = steps(log, start=middle, count=1)["steps"]
    assert closed["open"] == []
    shown = steps(log, start=middle, count=2, open=True)["steps"][0]
    words = find_box(game).words("en", seats=play.header.names)
    if find_box(game).held is None:
        assert shown["open"] == []
        return
    assert len(shown["open"]) == 3
    told = [words(one["key"], **one["facts"]) for seat in shown["open"] for one in seat]
    assert told
    assert not any(line.startswith("open-") for line in told), "every one has its sentence"


def test_what_is_open_is_what_the_seat_itself_sees() -> None:
    _, log = finished("slice-and-dice")
    [shown] = steps(log, start=20, count=1, open=True)["steps"]
    for seat in range(3):
        [own] = steps(log, start=20, count=1, seat=seat)["steps"]
        hand = own["view"]["players"][seat]["hand"]
        assert [one["facts"]["utensil"] for one in shown["open"][seat]] == ([hand] if hand else [])


def test_nothing_is_open_before_the_end() -> None:
    _, log = finished("slice-and-dice", picks=30)
    with pytest.raises(Refusal) as refused:
        replays.steps(log, Range(open=True))
    assert refused.value.why == "not-over"


@rule("SW-R3")
@pytest.mark.parametrize("express", [False, True])
def test_who_took_which_card_is_in_the_history_until_the_next_flip_and_then_in_the_replay_only(express: bool) -> None:
    box = find_box("sandwich")
    play = start(box.game, 4, box.game.options(market="calm", express=express, ties="share"), "seed")

    def written(seat: int | None) -> list[str]:
        heard = replays.history(box, Log(play.header, play.entries), seat).heard
        return [tag(event) for one in heard for event in one.events]

    took: list[str] = []
    while (now := written(0)).count("flipped") == 1:
        took = now
        play.act(play.to_act()[0], play.legal(play.to_act()[0])[0], 0)
    assert took.count("grabbed") == 2
    assert written(None) == written(0) == ["game-began", "flipped", "flipped"]
    while play.to_act():
        play.act(play.to_act()[0], play.legal(play.to_act()[0])[0], 0)
    told = [
        event["told"] for step in steps(dump(play, play.seal("seed")), count=100)["steps"] for event in step["events"]
    ]
    assert told.count("grabbed") == 4 * 9


def test_a_log_tells_its_seed_and_its_commitment() -> None:
    play, log = finished("diced-veggies")
    brought = replays.bring(log)
    assert (brought.seed, brought.commit) == ("seed", play.header.commit)
    assert brought.verified
    _, unfinished = finished("diced-veggies", picks=5)
    brought = replays.bring(unfinished)
    assert (brought.seed, brought.verified, brought.why) == (None, False, "log-unsealed")


def test_a_brought_log_gives_its_deck(running: Server) -> None:
    _, log = finished("diced-veggies")
    _, brought, _ = http(running.address, "/api/replays", log, **{"content-type": "application/jsonl"})
    status, deck, _ = http(running.address, f"/api/replays/{brought['replay']}/deck?lang=fr")
    assert status == 200
    assert deck["names"]["recipe-beef-stew"] == "Ragoût de bœuf"
    status, problem, _ = http(running.address, "/api/replays/nothing/deck")
    assert (status, problem["why"]) == (404, "no-replay")
    status, found, _ = http(running.address, f"/api/replays/{brought['replay']}/steps?open=true&count=1")
    assert (status, len(found["steps"][0]["open"])) == (200, 3)


def taking_back(log: bytes, times: int) -> bytes:
    """A log in which the last pick is taken back and made again, over and over."""
    head, *body = log.splitlines()
    back = msgspec.json.encode(Entry(0, json.loads(body[-1])["seat"]))
    return b"\n".join([head, *body, *([back, body[-1]] * times)])


def test_a_log_that_takes_back_too_much_is_refused_at_once(running: Server) -> None:
    _, log = finished("diced-veggies", picks=60)
    assert replays.bring(taking_back(log, 20)).entries == 100
    small = taking_back(log, 2000)
    assert len(small) < Limits().log_bytes / 4
    began = time.monotonic()
    status, problem, _ = http(running.address, "/api/replays", small)
    assert (status, problem["why"]) == (409, "log-too-long")
    assert time.monotonic() - began < 3
    assert problem["text"] == "This log takes back too many picks to be followed."


def test_taking_back_costs_all_that_came_before() -> None:
    """After 30 picks, taking one back plays 29 of them again, and then the one."""
    _, log = finished("diced-veggies", picks=30)
    assert replays.work(load(log)) == 30
    assert replays.work(load(taking_back(log, 5))) == 30 + 5 * 30
