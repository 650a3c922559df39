"""The web client, if it was built: its files, and its one page, which asks at once for all that will be needed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from potluck.engine.game import Refusal
from potluck.server.house import House
from potluck.server.speech import accepted

PLAIN = Path(__file__).parent / "plain.html"
# The page is always asked for anew; what it names then is kept for ever.
ANEW = {"cache-control": "no-cache"}


def pages(house: House, static: Path) -> list[BaseRoute]:
    """The client's files, or a plain page. Its addresses are its own affair: all give the same page."""
    index = static / "index.html"
    chunks = static / "chunks.json"
    parts: dict[str, Any] = json.loads(chunks.read_text(encoding="utf-8")) if chunks.exists() else {}

    def shown(request: Request, game: str | None = None) -> Response:
        """The page, with what is wanted first; of a table also its game's."""
        if not index.exists():
            return HTMLResponse(PLAIN.read_text(encoding="utf-8"))
        lang = accepted(request.headers.get("accept-language", ""))
        links = "".join(hurried(parts, game, lang))
        return HTMLResponse(index.read_text(encoding="utf-8").replace("</head>", f"{links}</head>"), headers=ANEW)

    async def table(request: Request) -> Response:
        try:
            return shown(request, (await house.table(request.path_params["table"])).sheet.box.name)
        except Refusal:
            return shown(request)

    async def page(request: Request) -> Response:
        file = (static / request.path_params.get("path", "")).resolve()
        if file.is_file() and file.is_relative_to(static):
            return FileResponse(file, headers=ANEW)
        return shown(request)

    assets: list[BaseRoute] = []
    if (static / "assets").is_dir():
        assets.append(Mount("/assets", app=Lasting(directory=static / "assets")))
    return [*assets, Route("/t/{table}", table, methods=["GET"]), Route("/{path:path}", page, methods=["GET"])]


def hurried(parts: dict[str, Any], game: str | None, lang: str) -> Iterator[str]:
    """Links by which a browser fetches words, and a game's board, while it still reads the client that wants them."""
    wanted = [f"src/text/{lang}.ftl?raw", f"../src/potluck/games/text/{lang}.ftl?raw"]
    if game is not None:
        folder = game.replace("-", "_")
        wanted += [
            f"src/games/{game}/index.ts",
            f"src/games/{game}/text/{lang}.ftl?raw",
            f"../src/potluck/games/{folder}/text/{lang}.ftl?raw",
        ]
    for name in wanted:
        part = parts.get(name, {})
        if "file" in part:
            yield f'<link rel="modulepreload" crossorigin href="/{part["file"]}">'
        for style in part.get("css", ()):
            yield f'<link rel="stylesheet" crossorigin href="/{style}">'


class Lasting(StaticFiles):
    """Files whose names change with their content: they may be kept for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
