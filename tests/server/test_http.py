"""HTTP of a real server: the described interface, decks, logs, pages, headers, figures."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode

from potluck.engine.game import Refusal
from potluck.engine.log import dump, load, verify
from potluck.engine.play import start
from potluck.games import BOXES, box
from potluck.server import api, lobby, wire
from potluck.server.notes import Settings
from potluck.server.routes import ENDPOINTS, Endpoint
from tests.server.people import Browser, Server, World, house, http, new_table, server

GAME = "diced-veggies"


def finished(running: Server, browser: Browser) -> str:
    """A table whose game bots have played to its end."""
    options = {"recipes": 4}
    table = new_table(running, browser, GAME, 2, options=options, settings={"pace": "fast"})
    browser.send(op="watch", table=table)
    for seat in range(2):
        assert browser.do(op="seat-bot", table=table, seat=seat)["ok"]
    browser.send(op="start", table=table)
    browser.until(lambda m: m["op"] == "update" and m["outcome"] is not None)
    return table


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (11, {}, "SW-17: One copy of the game is for 10 players at most, not 11; add a copy."),
        (4, {"twister": True}, "SW-16: Direction Twister needs at least 5 players; here are 4."),
        (8, {"younger": "every"}, "SW-R6: There is no game for younger players with 8 or more; here are 8."),
        (4, {"theme": "own"}, "SW-R13: Write a theme of your own: one line of plain text."),
        (2, {}, "This game is for 3 to 21 players, not 2."),
        (4, {"copies": 0}, "The option “copies” can’t be used. 0 is not one of 1, 2, 3."),
        (4, {"twister": "yes"}, "The option “twister” can’t be used. true or false was expected, not a text."),
    ],
)
def test_a_table_that_the_rules_forbid_is_refused_in_the_words_of_the_game(
    running: Server, seats: int, options: dict[str, Any], told: str
) -> None:
    wanted = {"game": "sandwich", "seats": seats, "options": options}
    status, problem, _ = http(running.address, "/api/tables", wanted)
    assert (status, problem["text"]) == (409, told)
    french = http(running.address, "/api/tables", wanted, **{"accept-language": "fr"})[1]["text"]
    assert french != told
    assert "no-" not in french


def test_the_log_of_a_finished_game_can_be_taken_away_and_brought_back(running: Server) -> None:
    browser = Browser(running.address)
    playing = new_table(running, browser, GAME, 2)
    assert http(running.address, f"/api/tables/{playing}/log")[0] == 409
    table = finished(running, browser)
    status, log, headers = http(running.address, f"/api/tables/{table}/log")
    assert (status, headers["content-type"]) == (200, "application/jsonl")
    verify(box(GAME).game, load(log))

    status, brought, _ = http(running.address, "/api/replays", log, **{"content-type": "application/jsonl"})
    assert status == 201
    assert (brought["verified"], brought["finished"], brought["game"]) == (True, True, GAME)
    last = brought["entries"]
    for place in (f"/api/replays/{brought['replay']}", f"/api/tables/{table}"):
        _, steps, _ = http(running.address, f"{place}/steps?seat=0&start={last - 1}&count=10")
        assert steps["total"] == last
        assert [step["seq"] for step in steps["steps"]] == [last - 1, last]
        assert steps["steps"][-1]["view"]["me"] == 0
        assert len(steps["outcome"]["scores"]) == 2
    _, steps, _ = http(running.address, f"/api/replays/{brought['replay']}/steps?count=1")
    assert steps["steps"][0]["view"]["me"] is None

    lines = log.splitlines()
    forged = [*lines[:-1], lines[-1].replace(b'"scores":[', b'"scores":[9')]
    _, brought, _ = http(running.address, "/api/replays", b"\n".join(forged))
    assert (brought["verified"], brought["why"]) == (False, "log-end")
    status, problem, _ = http(running.address, "/api/replays", b"\n".join([*lines[:2], b"{}"]))
    assert (status, problem["why"]) == (409, "log-line")
    browser.close()


def test_only_so_many_brought_logs_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest go first; one that is brought again counts as new."""
    monkeypatch.setattr(api, "REPLAYS_KEPT", 2)
    world = World()

    async def run() -> bool:
        async with house(tmp_path, world) as of:
            visit: Any = SimpleNamespace(house=of, allow=str)
            logs = []
            for number in range(3):
                play = start(box(GAME).game, 2, box(GAME).game.options(), f"seed {number}")
                logs.append(dump(play))
            for number in (0, 1, 0, 2):
                world.now += 1
                await api.bring_replay(visit, logs[number])
            return [row[0] for row in of.store.all("SELECT log FROM replays ORDER BY at")] == [logs[0], logs[2]]

    assert asyncio.run(run())


def test_a_command_whose_answer_is_lost_is_refused_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when its table is read anew meanwhile."""
    monkeypatch.setattr(api, "ANSWER_SECONDS", 0.01)
    monkeypatch.setattr(lobby, "handle", lambda *_: None)

    async def run() -> None:
        async with house(tmp_path) as of:
            table = of.make("host", GAME, box(GAME).game.options(), 2, Settings())
            visit: Any = SimpleNamespace(house=of, person="host", lang="en")
            await api.commands(visit, wire.Start(table=table.name))

    with pytest.raises(Refusal, match="trouble"):
        asyncio.run(run())


def test_an_own_deck_can_be_used(running: Server) -> None:
    browser = Browser(running.address)
    text = (box(GAME).folder / "cards.toml").read_text(encoding="utf-8")
    status, answer, _ = http(
        running.address, f"/api/games/{GAME}/deck", text.encode(), **{"content-type": "text/plain"}
    )
    assert status == 200
    deck = msgspec.to_builtins(msgspec.convert(tomllib.loads(text), box(GAME).deck))
    assert answer["deck"] == json.loads(json.dumps(deck))
    table = new_table(running, browser, GAME, 2, options={"deck": answer["deck"]})
    assert http(running.address, f"/api/tables/{table}/deck?lang=fr")[1]["deck"] == answer["deck"]
    info = http(running.address, f"/api/tables/{table}")[1]
    assert info["own_deck"]
    assert info["options"]["deck"] is None
    bad = text.replace("stars = ", "stars = 1000 + ", 1).replace("1000 + ", "1000")
    status, problem, _ = http(running.address, f"/api/games/{GAME}/deck", bad.encode())
    assert status == 409
    assert problem["facts"]["faults"][0]["line"] > 1
    browser.close()


def test_tables_are_found_by_their_code(running: Server) -> None:
    browser = Browser(running.address)
    _, made, _ = http(running.address, "/api/tables", {"game": GAME, "seats": 2}, browser.secret)
    assert re.fullmatch("[BCDFGHJKLMNPQRSTVWXZ]{6}", made["code"])
    assert http(running.address, f"/api/codes/{made['code'].lower()}")[1]["table"] == made["table"]
    assert http(running.address, "/api/codes/QQQQQQ")[0] == 404
    _, mine, _ = http(running.address, "/api/me/tables", secret=browser.secret)
    assert [line["table"] for line in mine["tables"]] == [made["table"]]
    _, strangers, _ = http(running.address, "/api/tables")
    assert made["table"] not in json.dumps(strangers)
    browser.close()


@pytest.mark.parametrize("game", BOXES)
def test_every_game_is_offered(running: Server, game: str) -> None:
    offered = {one["game"]: one for one in http(running.address, "/api/games")[1]["games"]}
    assert offered[game]["seats"] == list(box(game).game.seats)
    assert offered[game]["name"].keys() == {"en", "fr"}
    assert "thumb" in offered[game]["bots"]
    assert http(running.address, f"/api/games/{game}/rules?lang=fr")[1].decode() == box(game).rules("fr")
    assert http(running.address, f"/api/games/{game}/deck")[1]["names"]


def test_commands_go_over_http_too(running: Server) -> None:
    browser = Browser(running.address)
    table = new_table(running, browser, GAME, 2, options={"first": 0})
    ask = {"table": table, "ticket": "a"}
    assert http(running.address, "/api/commands", {"op": "sit", "name": "Ann", **ask}, browser.secret)[1]["ok"]
    for command in ({"op": "seat-bot", "seat": 1}, {"op": "start"}):
        assert http(running.address, "/api/commands", {**command, "table": table}, browser.secret)[0] == 200
    _, view, _ = http(running.address, f"/api/tables/{table}/view?seat=0", secret=browser.secret)
    act = {"op": "act", "table": table, "seat": 0, "actions": view["legal"][:1], "ticket": "b"}
    for _ in range(2):
        _, update, _ = http(running.address, "/api/commands", act, browser.secret)
        assert (update["op"], update["ticket"], update["seq"]) == ("update", "b", 1)
    assert http(running.address, "/api/commands", act)[0] == 403
    assert http(running.address, f"/api/tables/{table}/view?seat=0")[0] == 403
    assert http(running.address, f"/api/tables/{table}/view")[1]["legal"] == []
    status, problem, _ = http(running.address, "/api/commands", {**act, "ticket": "c"}, browser.secret)
    assert (status, bool(problem["rule"])) == (409, True)
    assert http(running.address, "/api/commands", {"op": "watch", "table": table}, browser.secret)[0] == 409
    assert http(running.address, f"/api/tables/{table}/ties")[1]["ties"] == []
    browser.close()


def test_other_websites_may_not_post(running: Server) -> None:
    assert http(running.address, "/api/me", {}, origin="http://evil.example")[0] == 403
    assert http(running.address, "/api/me", {}, origin=running.address)[0] == 204


def test_pages_have_headers_for_safety(running: Server) -> None:
    status, page, headers = http(running.address, "/t/whatever")
    assert status == 200
    assert b"<html" in page or b"<!doctype html>" in page
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert http(running.address, "/api/nothing")[0] == 404
    assert http(running.address, "/../../etc/passwd")[1] == page


def refusals(running: Server) -> int:
    """How many the server has counted."""
    found = re.search(r"^potluck_refusals_total (\d+)$", http(running.address, "/metrics")[1].decode(), re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_health_and_figures(running: Server) -> None:
    browser = Browser(running.address)
    finished(running, browser)
    assert http(running.address, "/healthz")[1]["ok"]
    before = refusals(running)
    host = Browser(running.address)
    assert not browser.do(op="start", table=new_table(running, host, GAME, 2))["ok"]
    host.close()
    assert refusals(running) == before + 1
    text = http(running.address, "/metrics")[1].decode()
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["potluck_tables"]) >= 1
    assert float(figures["potluck_picks_total"]) > 10
    assert figures['potluck_pick_seconds_bucket{le="+Inf"}'] == figures["potluck_pick_seconds_count"]
    for name in {line.split(" ")[2] for line in text.splitlines() if line.startswith("#")}:
        assert re.search(rf"^# TYPE {name} (gauge|counter|histogram)$", text, re.MULTILINE)
    browser.close()


@pytest.mark.parametrize(
    ("path", "kind", "most"),
    [
        ("/api/replays", "application/jsonl", 2048),
        (f"/api/games/{GAME}/deck", "text/plain", 256),
        ("/api/tables", "application/json", 256),
        ("/api/commands", "application/json", 256),
    ],
)
def test_a_large_body_is_refused(running: Server, path: str, kind: str, most: int) -> None:
    """Logs may be longer than anything else; what is just short enough is looked at."""
    body = b"x" * (most * 1024 + 1)
    status, problem, _ = http(running.address, path, body, **{"content-type": kind})
    assert (status, problem["why"], problem["facts"]) == (413, "too-large", {"most": most * 1024})
    assert http(running.address, path, body[:-1], **{"content-type": kind})[0] in (400, 409)


def test_address_limits_answer_clearly(tmp_path: Path) -> None:
    with server(tmp_path) as strict:
        found = [http(strict.address, "/api/codes/QQQQQQ") for _ in range(40)]
        _, problem, headers = next(one for one in found if one[0] == 429)
        assert problem["why"] == "too-fast"
        assert int(headers["retry-after"]) >= 1


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    with server(tmp_path, "--log", "info") as talkative:
        browser = Browser(talkative.address)
        table = new_table(talkative, browser, GAME, 2)
        http(talkative.address, f"/api/tables/{table}?token=abcdefgh", secret=browser.secret)
        browser.close()
        logged = talkative.end()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {line["route"] for line in lines if line["from"] == "potluck.http"} >= {"/api/tables/{table}"}
    assert not any(secret in logged for secret in (browser.secret, table, "abcdefgh"))


def test_backup_while_serving(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from potluck.cli import main; main()"]
    with server(tmp_path / "data") as busy:
        browser = Browser(busy.address)
        table = new_table(busy, browser, GAME, 2)
        command = [*program, "backup", str(tmp_path / "copy" / "potluck.db"), "--data", str(tmp_path / "data")]
        (tmp_path / "copy").mkdir()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        again = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (again.returncode, again.stderr.count("\n")) == (1, 1)
        browser.close()
    with server(tmp_path / "copy") as restored:
        assert http(restored.address, f"/api/tables/{table}")[0] == 200


def test_a_bad_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "potluck.db").write_text("These are my recipes. " * 100)
    program = [sys.executable, "-c", "from potluck.cli import main; main()"]
    command = [*program, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "damaged" in done.stderr


# The described interface

assert api  # its endpoints are declared by importing it

schemathesis.serializer.alias("application/jsonl", "text/plain")


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("one", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_the_interface_is_as_it_is_described(running: Server, one: Endpoint, mode: GenerationMode) -> None:
    """Schemathesis asks what is right and what is wrong by the description; all answers must be as it says."""
    schema = schemathesis.openapi.from_url(running.address + "/api/openapi.json")
    operation = schema[one.path][one.method]
    if mode is GenerationMode.NEGATIVE and one.query is None and one.body in (None, bytes):
        return  # Nothing can be wrong: no parameters, or any text is a text.

    @settings(
        max_examples=15,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        case.body = whole_numbers(case.body)
        case.call_and_validate()

    ask()


def whole_numbers(value: Any) -> Any:
    """JSON Schema takes 23.0 for an integer; our records do not."""
    if isinstance(value, dict):
        return {name: whole_numbers(item) for name, item in value.items()}
    if isinstance(value, list):
        return [whole_numbers(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
