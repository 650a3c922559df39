"""The server as an application: routes, pages, headers, its beginning and its end."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from potluck.engine.game import Refusal
from potluck.server import api, socket
from potluck.server.house import House
from potluck.server.limits import Limits, counted_as
from potluck.server.openapi import document
from potluck.server.pages import pages
from potluck.server.printing import printing_routes
from potluck.server.quick import EXTENSION
from potluck.server.routes import COOKIE, ENDPOINTS, Visit, refused, route, same_origin
from potluck.server.seats import SHORTEST_SECRET, person_of
from potluck.server.speech import accepted

STATIC = Path(__file__).parent / "static"
# Seconds after the start.
READ_AFTER = 5.0
access = logging.getLogger("potluck.http")

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # A table's address lets people join it, so it is not told to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(data: Path, limits: Limits | None = None) -> Starlette:
    """The application over a folder of data. A database that can't be used is refused here, before anything runs."""
    house = House(data, limits)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        del app
        await house.open()
        house.start(read_games(house))
        yield
        await house.close()

    assert api  # its endpoints are declared by importing it
    routes: list[BaseRoute] = [route(one, house) for one in ENDPOINTS]
    openapi = json.dumps(document(ENDPOINTS)).encode()

    async def described(request: Request) -> Response:
        del request
        return Response(openapi, media_type="application/json")

    async def shown(request: Request) -> Response:
        del request
        return PlainTextResponse(figures(house))

    routes += [
        Route("/api/openapi.json", described),
        Route("/metrics", shown),
        WebSocketRoute("/api/socket", Door(house)),
        Mount("/api", app=no_such_thing(house)),
        *printing_routes(house),
        *pages(house, STATIC),
    ]
    middleware = [Middleware(Around), Middleware(GZipMiddleware, minimum_size=1000)]
    return Starlette(routes=routes, middleware=middleware, lifespan=life)


async def read_games(house: House) -> None:
    """Reading a game takes a tenth of a second: better soon than while others play, but not while all come back."""
    await asyncio.sleep(READ_AFTER)
    await asyncio.to_thread(house.speech.read_all)


class Door:
    """Lets sockets in: from our own pages or from programs, and only so many from one address."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house = self.house
        address = counted_as(scope["client"][0]) if scope.get("client") else ""
        request = Request({**scope, "type": "http", "method": "GET"})
        why = ""
        if not same_origin(request.headers):
            why = "bad-origin"
        elif not house.addresses.connect(address):
            why = "too-many-sockets"
        if why:
            house.metrics.refused_connections += 1
            await turn_away(house, request, why, receive, send)
            return
        secret = request.cookies.get(COOKIE, "")
        person = person_of(secret) if len(secret) >= SHORTEST_SECRET else ""
        lang = accepted(request.headers.get("accept-language", ""))
        try:
            quick = scope.get("extensions", {}).get(EXTENSION)
            await socket.serve(house, address, person, lang, receive, send, quick)
        finally:
            house.addresses.disconnect(address)


async def turn_away(house: House, request: Request, why: str, receive: Receive, send: Send) -> None:
    """Refuses a socket, with a reason that a program can read."""
    await receive()
    answer = refused(Visit(house, request), Refusal("", why, {"most": house.limits.sockets}))
    await send(
        {
            "type": "websocket.http.response.start",
            "status": 403 if why == "bad-origin" else 429,
            "headers": answer.raw_headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": bytes(answer.body)})


def no_such_thing(house: House) -> ASGIApp:
    """What is asked for under /api that is not there."""

    async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        await refused(Visit(house, request), Refusal("", "no-endpoint"))(scope, receive, send)

    return nothing


def figures(house: House) -> str:
    """The page for Prometheus."""
    tables = list(house.tables.values())
    gauges = {
        "potluck_tables": ("Tables in memory.", len(tables)),
        "potluck_tables_playing": (
            "Tables in memory whose game goes on.",
            sum(table.sheet.status == "playing" for table in tables),
        ),
        "potluck_seats_taken": (
            "Seats taken by people at tables in memory.",
            sum(bool(seat.holders) for table in tables for seat in table.sheet.seats),
        ),
        "potluck_sockets": ("Open sockets.", house.sockets),
        "potluck_commits": ("Groups of changes written since the start.", house.store.commits),
        "potluck_bot_picks": ("Picks that bots thought about.", house.bots.picks),
        "potluck_bot_failures": ("Bots that hung or crashed; another picked for them.", house.bots.failures),
    }  # fmt: skip
    return house.metrics.text(gauges)


class Around:
    """Round every request: headers for safety, and a line in the log that names the route, never the address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def sent(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if scope["path"].startswith("/api"):
                    given.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *given]
            await send(message)

        try:
            await self.app(scope, receive, sent)
        finally:
            found = scope.get("route")
            access.info(
                "request",
                extra={
                    "facts": {
                        "method": scope["method"],
                        "route": getattr(found, "path", "other"),
                        "status": status,
                        "ms": round((time.perf_counter() - began) * 1000, 1),
                    }
                },
            )


SECRETS = re.compile(r"(key|token|secret|potluck)=[^\s;&]+")


class JsonLines(logging.Formatter):
    """Log lines as JSON, one an event."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": SECRETS.sub(r"\1=…", record.getMessage()),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = SECRETS.sub(r"\1=…", self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)
