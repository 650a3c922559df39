"""HTTP, apart from what is answered: endpoints declare what they take and give; all refusals look the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from potluck.engine.game import Refusal
from potluck.engine.records import Facts
from potluck.games.box import Box
from potluck.server import wire
from potluck.server.house import House
from potluck.server.limits import counted_as
from potluck.server.seats import SHORTEST_SECRET, new_secret, person_of
from potluck.server.speech import accepted

COOKIE = "potluck"
# The media type of a log.
LOG = "application/jsonl"
YEAR = 365 * 24 * 3600

# Which refusals are what in HTTP; every other one is a conflict with how things stand.
STATUS = {
    "bad-message": 400,
    "no-cookie": 401,
    "not-your-seat": 403,
    "host-only": 403,
    "bad-link": 403,
    "bad-origin": 403,
    "no-spectators": 403,
    "no-table": 404,
    "no-code": 404,
    "no-game": 404,
    "no-replay": 404,
    "no-lesson": 404,
    "no-endpoint": 404,
    "no-such-seat": 404,
    "too-large": 413,
    "too-fast": 429,
    "trouble": 503,
    "deck-trouble": 503,
}


class Problem(Struct, frozen=True):
    """Why something was not done: the number of the rule if there is one, a name for it, its facts, a sentence."""

    why: str
    text: str
    rule: str = ""
    facts: Facts = {}


class Endpoint(Struct, frozen=True):
    """One thing that can be asked over HTTP, and how it is described."""

    method: str
    path: str
    summary: str
    handler: Callable[..., Awaitable[Any]]
    # Records: of the query, of the body, of the answer (bytes: see `media`; None: nothing).
    query: Any = None
    body: Any = None
    takes: str = "application/json"
    answer: Any = None
    media: str = "application/json"
    status: int = 200
    # Whether it needs to know who asks; those it does not know yet get a cookie, or (`known`) are refused.
    person: bool = False
    known: bool = False
    refusals: tuple[int, ...] = ()


ENDPOINTS: list[Endpoint] = []


def endpoint(method: str, path: str, **about: Any) -> Callable[[Callable[..., Awaitable[Any]]], Any]:
    """Declares an endpoint; its summary is the first line of its docstring."""

    def declare(handler: Callable[..., Awaitable[Any]]) -> Any:
        summary = (handler.__doc__ or "").strip().splitlines()[0]
        ENDPOINTS.append(Endpoint(method, path, summary, handler, **about))
        return handler

    return declare


class Visit:
    """A request, with who asks."""

    def __init__(self, house: House, request: Request) -> None:
        self.house = house
        self.request = request
        self.path = request.path_params
        self.lang = accepted(request.headers.get("accept-language", ""))
        self.address = counted_as(request.client.host) if request.client else ""
        secret = request.cookies.get(COOKIE, "")
        self.person = person_of(secret) if len(secret) >= SHORTEST_SECRET else ""
        self.new_secret = ""
        # The game it is about, once that is known: its rules are refused in its words.
        self.box: Box | None = None

    def meet(self, known: bool) -> None:
        """Makes sure that we know who asks."""
        if not self.person:
            if known:
                raise Refusal("", "no-cookie")
            self.new_secret = new_secret()
            self.person = person_of(self.new_secret)

    def allow(self, what: str) -> None:
        """Refuses if this address asks for too much of something."""
        wait = self.house.addresses.allow(what, self.address, self.house.loop.time())
        if wait:
            raise Refusal("", "too-fast", {"wait": wait})


class Once:
    """Somebody who sends one command by HTTP, and hears the first message that answers it."""

    def __init__(self, visit: Visit) -> None:
        self.person = visit.person
        self.lang = visit.lang
        self.half_trip = 0.0
        self.heard: asyncio.Future[bytes] = visit.house.loop.create_future()

    def send(self, message: bytes) -> None:
        """The answer."""
        if not self.heard.done():
            self.heard.set_result(message)


def same_origin(headers: Any) -> bool:
    """Whether a request comes from our own pages, or from a program (which sends no Origin)."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def route(one: Endpoint, house: House) -> Route:
    """An endpoint as Starlette wants it."""

    async def respond(request: Request) -> Response:
        visit = Visit(house, request)
        try:
            visit.allow("request")
            if one.method != "GET" and not same_origin(request.headers):
                raise Refusal("", "bad-origin")
            if one.person:
                visit.meet(one.known)
            arguments = [visit]
            if one.query is not None:
                arguments.append(query(request, one.query))
            if one.body is not None:
                arguments.append(await body(house, request, one))
            answer = await one.handler(*arguments)
        except Refusal as refusal:
            return refused(visit, refusal)
        except ClientDisconnect:
            return Response(status_code=400)
        return answered(visit, one, answer)

    return Route(one.path, respond, methods=[one.method])


def query(request: Request, kind: Any) -> Any:
    """The query of an address as a record."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("", "bad-message", {"error": str(error)}) from error


async def body(house: House, request: Request, one: Endpoint) -> Any:
    """The body of a request: as a record, or as text."""
    data = await whole_body(request, house.limits.log_bytes if one.takes == LOG else house.limits.body_bytes)
    if one.takes != "application/json":
        return data
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("", "bad-message", {"error": "the body must be application/json"})
    try:
        return msgspec.json.decode(data, type=one.body)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("", "bad-message", {"error": str(error)}) from error


async def whole_body(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("", "too-large", {"most": most})
    return data


def answered(visit: Visit, one: Endpoint, answer: Any) -> Response:
    """What an endpoint gave, as a response."""
    if isinstance(answer, Response):
        response = answer
    elif one.answer is None:
        response = Response(status_code=204)
    else:
        data = answer if isinstance(answer, bytes) else wire.encode(answer)
        media = one.media if one.media.startswith("application") else f"{one.media}; charset=utf-8"
        response = Response(data, one.status, media_type=media)
    if visit.new_secret:
        response.set_cookie(
            COOKIE,
            visit.new_secret,
            max_age=5 * YEAR,
            httponly=True,
            samesite="strict",
            secure=visit.request.url.scheme == "https",
        )
    return response


def refused(visit: Visit, refusal: Refusal) -> Response:
    """A refusal as a response."""
    visit.house.metrics.refusals += 1
    text = visit.house.speech.refusal(refusal, visit.lang, box=visit.box)
    problem = Problem(refusal.why, text, refusal.rule, visit.house.plain(refusal.facts))
    headers = {"retry-after": str(int(refusal.facts["wait"]) + 1)} if "wait" in refusal.facts else None
    return Response(
        wire.encode(problem), STATUS.get(refusal.why, 409), media_type="application/problem+json", headers=headers
    )
