"""The endpoints of the HTTP API. Live play is on the socket; here is all that is asked for once."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.responses import Response

from potluck.bots import levels
from potluck.engine.expected import explain
from potluck.engine.game import Refusal
from potluck.engine.log import Log
from potluck.games import BOXES, box as find_box
from potluck.games.box import Box
from potluck.server import decks, lessons, lobby, notes as n, replays, wire
from potluck.server.notes import Settings
from potluck.server.routes import LOG, STATUS, Once, Problem, Visit, endpoint
from potluck.server.seats import CODE_LENGTH, LETTERS
from potluck.server.store import Row
from potluck.server.table import Table

T = TypeVar("T")
Lang = Literal["en", "fr"]
# Logs that people brought; the oldest go first. And how many logs are followed at once.
REPLAYS_KEPT = 500
FOLLOWERS = asyncio.Semaphore(2)
# A command that has no answer by then got lost with its table, which is being read anew.
ANSWER_SECONDS = 60


class InLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    """Which language is wanted."""

    lang: Lang = "en"


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    name: dict[str, str]
    line: dict[str, str]
    version: int
    seats: list[int]
    bots: list[str]
    languages: list[str]
    options: Any


class Games(Struct, frozen=True):
    """The games of this server; `options` is a JSON Schema."""

    games: list[GameInfo]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: the game, its options (see the game), how many seats, and how it is to be run."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()


class Made(Struct, frozen=True):
    """A table that was made; people can join by its path or its code."""

    table: str
    code: str
    path: str


class Found(Struct, frozen=True):
    """The table of a code."""

    table: str
    path: str


class TableLine(Struct, frozen=True):
    """A line in a list of tables."""

    table: str
    game: str
    status: Literal["waiting", "playing", "over"]
    made: int
    changed: int
    names: list[str]
    free: int
    to_act: list[int]


class TableList(Struct, frozen=True):
    """Tables, the latest first."""

    tables: list[TableLine]


class DeckText(Struct, frozen=True):
    """A deck and what its cards are called."""

    deck: Any
    names: dict[str, str]


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a personal link."""

    token: Annotated[str, Meta(min_length=20, max_length=60)]


class Claimed(Struct, frozen=True):
    """The seat that is yours on this device too."""

    seat: int


class Contest(Struct, frozen=True):
    """How it was decided who came first, in the entry of the log after which there were `seq`."""

    seq: int
    seat: int | None
    tie: n.Tie


class Contests(Struct, frozen=True):
    """All contests of a table so far, and the rule by which they were decided."""

    rule: str
    ties: list[Contest]


class Health(Struct, frozen=True):
    """The server is well."""

    ok: bool
    tables: int
    sockets: int


def a_box(name: str) -> Box:
    if name not in BOXES:
        raise Refusal("", "no-game", {"game": name})
    return find_box(name)


@endpoint("GET", "/healthz", answer=Health)
async def health(visit: Visit) -> Health:
    """Whether the server is well."""
    return Health(True, len(visit.house.tables), visit.house.sockets)


@endpoint("GET", "/api/games", answer=Games)
async def games(visit: Visit) -> Games:
    """The games, with their options and bots."""
    del visit
    return Games([game_info(find_box(name)) for name in BOXES])


def game_info(box: Box) -> GameInfo:
    """A game as it is offered."""
    words = {lang: box.words(lang) for lang in box.languages}
    return GameInfo(
        game=box.name,
        name={lang: said("game") for lang, said in words.items()},
        line={lang: said("game-line") for lang, said in words.items()},
        version=box.game.version,
        seats=list(box.game.seats),
        bots=levels(box),
        languages=box.languages,
        options=msgspec.json.schema(box.game.options),
    )


@endpoint("GET", "/api/games/{game}/rules", query=InLanguage, answer=bytes, media="text/markdown", refusals=(404,))
async def rules(visit: Visit, query: InLanguage) -> bytes:
    """The rules of a game, as Markdown."""
    return a_box(visit.path["game"]).rules(query.lang).encode()


@endpoint("GET", "/api/games/{game}/deck", query=InLanguage, answer=DeckText, refusals=(404,))
async def house_deck(visit: Visit, query: InLanguage) -> DeckText:
    """The cards of a game as it comes, and their names."""
    box = a_box(visit.path["game"])
    return DeckText(box.house(), dict(box.card_names(box.house(), query.lang)))


@endpoint("GET", "/api/games/{game}/lesson", answer=lessons.Lesson, refusals=(404,))
async def lesson(visit: Visit) -> bytes:
    """A guided first game, played by the rules from the script that the game comes with."""
    return await asyncio.to_thread(lessons.lesson_of, a_box(visit.path["game"]).name)


@endpoint("POST", "/api/games/{game}/deck", body=bytes, takes="text/plain", answer=DeckText, refusals=(404, 409, 413))
async def own_deck(visit: Visit, body: bytes) -> DeckText:
    """Reads a deck file (TOML); the deck can then stand in the options of a table."""
    box = a_box(visit.path["game"])
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refusal("", "bad-message", {"error": str(error)}) from error
    visit.allow("file")
    deck = await decks.read_deck(box, text, visit.lang)
    return DeckText(deck, dict(box.card_names(deck, visit.lang)))


@endpoint("POST", "/api/me", person=True)
async def me(visit: Visit) -> None:
    """Gives this browser a secret of its own, in a cookie, if it has none."""


@endpoint("GET", "/api/me/tables", answer=TableList, person=True)
async def my_tables(visit: Visit) -> bytes:
    """The tables one belongs to."""
    return wire.encode({"tables": visit.house.tables_of(visit.person)})


@endpoint("GET", "/api/tables", answer=TableList)
async def open_tables(visit: Visit) -> bytes:
    """The tables that anybody may join, where the host said so."""
    return wire.encode({"tables": visit.house.listed()})


@endpoint("POST", "/api/tables", body=NewTable, answer=Made, status=201, person=True, refusals=(404, 409, 413))
async def new_table(visit: Visit, body: NewTable) -> Made:
    """Makes a table; who asks is its host."""
    box = visit.box = a_box(body.game)
    if body.seats not in box.game.seats:
        facts = {"least": min(box.game.seats), "most": max(box.game.seats), "found": body.seats}
        raise Refusal("", "seats", facts)
    try:
        options = msgspec.convert(body.options, box.game.options)
    except msgspec.ValidationError as error:
        where, why, facts = explain(error, box.game.options)
        told = box.words(visit.lang)(f"no-{why}", **facts)
        raise Refusal("", "bad-options", {"option": ".".join(map(str, where)) or "none", "error": told}) from error
    deck = getattr(options, "deck", None)
    if deck is not None and (faults := list(box.faults(deck))):
        raise Refusal("", "bad-deck", {"count": len(faults)})
    lobby.try_out(box, body.seats, options)
    visit.allow("table")
    table = visit.house.make(visit.person, box.name, options, body.seats, body.settings)
    await settled(table)
    return Made(table.name, table.sheet.code, f"/t/{table.name}")


async def followed(work: Callable[..., T], *about: Any) -> T:
    """What comes of a log: following one takes its time, and tables must not wait for many of them."""
    async with FOLLOWERS:
        return await asyncio.to_thread(work, *about)


async def settled(table: Table) -> None:
    """Waits until all that has happened at a table is on the disk."""
    if table.pending:
        await table.house.store.written(())


@endpoint("GET", "/api/codes/{code}", answer=Found, refusals=(404, 409))
async def code(visit: Visit) -> Found:
    """Finds a table by the code that one was told."""
    visit.allow("guess")
    code = visit.path["code"].upper()
    if len(code) != CODE_LENGTH or set(code) - set(LETTERS):
        raise Refusal("", "no-code", {"code": code[:20]})
    table = await visit.house.by_code(code)
    return Found(table.name, f"/t/{table.name}")


@endpoint("GET", "/api/tables/{table}", answer=wire.Table, person=True, refusals=(404,))
async def table_info(visit: Visit) -> bytes:
    """A table, but for the game itself."""
    table = await visit.house.table(visit.path["table"])
    await settled(table)
    return table.info(Once(visit))


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose view is wanted; without a seat, that of somebody who looks on."""

    seat: Annotated[int, Meta(ge=0, le=31)] | None = None


@endpoint("GET", "/api/tables/{table}/view", query=OneSeat, answer=wire.Update, person=True, refusals=(403, 404, 409))
async def table_view(visit: Visit, query: OneSeat) -> bytes:
    """The game as a seat of one's own sees it now."""
    table = await seen_by(visit, query.seat)
    message = table.update(query.seat)
    await settled(table)
    return message


async def seen_by(visit: Visit, seat: int | None) -> Table:
    """A table, for somebody who may see it as this seat does (None: as one who looks on)."""
    table = await visit.house.table(visit.path["table"])
    if seat is not None:
        table.own(Once(visit), seat)
    elif not table.may_look(Once(visit)):
        raise Refusal("", "no-spectators")
    return table


@endpoint(
    "GET",
    "/api/tables/{table}/history",
    query=OneSeat,
    answer=replays.History,
    person=True,
    refusals=(403, 404, 409),
)
async def table_history(visit: Visit, query: OneSeat) -> replays.History:
    """What a seat has heard in the game so far, the latest of it."""
    table = await seen_by(visit, query.seat)
    log = Log(table.play.header, list(table.play.entries))
    await settled(table)
    return await followed(replays.history, table.sheet.box, log, query.seat)


@endpoint("GET", "/api/tables/{table}/deck", query=InLanguage, answer=DeckText, refusals=(404,))
async def table_deck(visit: Visit, query: InLanguage) -> DeckText:
    """The cards that a table plays with, and their names."""
    sheet = (await visit.house.table(visit.path["table"])).sheet
    deck = getattr(sheet.options, "deck", None)
    deck = sheet.box.house() if deck is None else deck
    return DeckText(deck, dict(sheet.box.card_names(deck, query.lang)))


@endpoint("GET", "/api/tables/{table}/invite.svg", answer=bytes, media="image/svg+xml", refusals=(404,))
async def invite_picture(visit: Visit) -> bytes:
    """The QR code of a table's address, for phones that sit at the same table."""
    table = await visit.house.table(visit.path["table"])
    drawn = io.BytesIO()
    address = f"{visit.request.url.scheme}://{visit.request.url.netloc}/t/{table.name}"
    segno.make(address, micro=False, error="m").save(drawn, kind="svg", border=2, scale=4)
    return drawn.getvalue()


@endpoint("GET", "/api/tables/{table}/ties", answer=Contests, refusals=(404,))
async def ties(visit: Visit) -> Contests:
    """How it was decided who came first, wherever several asked for the same."""
    table = await visit.house.table(visit.path["table"])
    await settled(table)
    rule = visit.house.speech.server(visit.lang)("tie-rule", cap=80)
    return Contests(rule, [Contest(*one) for one in replays.contests(visit.house.store.lines(table.key))])


@endpoint("POST", "/api/tables/{table}/claim", body=Token, answer=Claimed, person=True, refusals=(403, 404))
async def claim(visit: Visit, body: Token) -> Claimed:
    """Comes back to a seat by its personal link, from another device."""
    visit.allow("guess")
    table = await visit.house.table(visit.path["table"])
    seat = lobby.claim(table, visit.person, body.token)
    await settled(table)
    return Claimed(seat)


@endpoint(
    "POST",
    "/api/commands",
    body=wire.AnyCommand,
    answer=wire.Answer | wire.Update | wire.Hints,
    person=True,
    refusals=(403, 404, 409, 413),
)
async def commands(visit: Visit, body: Any) -> Response | bytes:
    """Does a command as on the socket (but for watching), and gives its answer."""
    if isinstance(body, wire.Watch | wire.Unwatch):
        raise Refusal("", "socket-only")
    table = await visit.house.table(body.table)
    asker = Once(visit)
    lobby.handle(table, asker, body)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            message = await asker.heard
    except TimeoutError as error:
        raise Refusal("", "trouble") from error
    answer = msgspec.json.decode(message)
    if answer["op"] == "answer" and not answer["ok"]:
        problem = Problem(answer["why"], answer["text"], answer["rule"], answer["facts"])
        status = STATUS.get(answer["why"], 409)
        return Response(wire.encode(problem), status, media_type="application/problem+json")
    return message


@endpoint("GET", "/api/tables/{table}/log", answer=bytes, media=LOG, refusals=(404, 409))
async def table_log(visit: Visit) -> bytes:
    """The log of a finished game, with its seed: it can be replayed and verified anywhere."""
    return await finished_log(visit)


async def finished_log(visit: Visit) -> bytes:
    table = await visit.house.table(visit.path["table"])
    await settled(table)
    return replays.finished_log(table.sheet)


@endpoint("GET", "/api/tables/{table}/steps", query=replays.Range, answer=replays.Steps, refusals=(404, 409))
async def table_steps(visit: Visit, query: replays.Range) -> bytes:
    """A finished game step by step, as a seat saw it."""
    return await followed(replays.steps, await finished_log(visit), query)


@endpoint("GET", "/api/tables/{table}/replay", answer=replays.Brought, refusals=(404, 409))
async def table_replay(visit: Visit) -> replays.Brought:
    """What the log of a finished game is about, and whether it is proved to be true."""
    return await followed(replays.bring, await finished_log(visit))


@endpoint(
    "POST",
    "/api/replays",
    body=bytes,
    takes=LOG,
    answer=replays.Brought,
    status=201,
    refusals=(409, 413),
)
async def bring_replay(visit: Visit, body: bytes) -> replays.Brought:
    """Takes a log to be looked at, and says whether it is proved to be true."""
    visit.allow("file")
    brought = await followed(replays.bring, body)
    row = Row(
        "INSERT OR REPLACE INTO replays VALUES (?, ?, ?, ?)", (brought.replay, brought.game, body, visit.house.world())
    )
    oldest = "DELETE FROM replays WHERE id IN (SELECT id FROM replays ORDER BY at DESC LIMIT -1 OFFSET ?)"
    await visit.house.store.written([row, Row(oldest, (REPLAYS_KEPT,))])
    return brought


async def brought_log(visit: Visit) -> bytes:
    log = visit.house.store.one("SELECT log FROM replays WHERE id = ?", visit.path["replay"])
    if log is None:
        raise Refusal("", "no-replay")
    return bytes(log)


@endpoint("GET", "/api/replays/{replay}", answer=replays.Brought, refusals=(404,))
async def replay(visit: Visit) -> replays.Brought:
    """What a log that somebody brought is about, and whether it is proved to be true."""
    return await followed(replays.bring, await brought_log(visit))


@endpoint("GET", "/api/replays/{replay}/log", answer=bytes, media=LOG, refusals=(404,))
async def replay_log(visit: Visit) -> bytes:
    """The log itself."""
    return await brought_log(visit)


@endpoint("GET", "/api/replays/{replay}/deck", query=InLanguage, answer=DeckText, refusals=(404,))
async def replay_deck(visit: Visit, query: InLanguage) -> DeckText:
    """The cards that were played with, and their names."""
    return await followed(deck_of_log, await brought_log(visit), query.lang)


def deck_of_log(text: bytes, lang: Lang) -> DeckText:
    box, log = replays.read(text)
    deck = getattr(replays.replayed(box, log, 0).header.options, "deck", None)
    deck = box.house() if deck is None else deck
    return DeckText(deck, dict(box.card_names(deck, lang)))


@endpoint("GET", "/api/replays/{replay}/steps", query=replays.Range, answer=replays.Steps, refusals=(404, 409))
async def replay_steps(visit: Visit, query: replays.Range) -> bytes:
    """The log step by step, as a seat saw it."""
    return await followed(replays.steps, await brought_log(visit), query)
