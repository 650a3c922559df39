"""The print shop's page: a form for each game, and the PDF that it asks for. It needs no script."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from email.message import Message
from email.parser import BytesParser
from email.policy import HTTP
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from potluck.engine.expected import choices
from potluck.engine.game import Refusal
from potluck.games import BOXES, box
from potluck.games.box import Box
from potluck.games.words import Words
from potluck.print.options import CannotPrint, PrintOptions, explained
from potluck.print.shop import component_ids, refusal
from potluck.server import decks
from potluck.server.apart import apart
from potluck.server.house import House
from potluck.server.routes import Visit, refused, same_origin, whole_body

PAGE = (Path(__file__).parent / "printing.html").read_text(encoding="utf-8")
# Presses that run at once, and how long one may take.
PRESSES, SECONDS = 2, 60
NUMBERS = ("bleed", "die", "players")
SHIFTS = ("x", "y", "turn")
# Options of the games that change what is printed.
GAME_CHOICES = ("edition", "copies")


def printing_routes(house: House) -> list[BaseRoute]:
    """The page of all games, and a game's form with its PDF."""
    presses = asyncio.Semaphore(PRESSES)

    async def shelf(request: Request) -> Response:
        words = house.speech.server(language(request))
        lang = words.language
        games = {name: escape(box(name).words(lang)("game")) for name in BOXES}
        links = "".join(f'<li><a href="/print/{name}?lang={lang}">{game}</a></li>' for name, game in games.items())
        return page(words, words("print-title"), f"<ul>{links}</ul>", "/print")

    async def form(request: Request) -> Response:
        of = box_of(request)
        if of is None:
            return refused(Visit(house, request), Refusal("", "no-game", {"game": request.path_params["game"]}))
        return show_form(house.speech.server(language(request)), of, {})

    async def press(request: Request) -> Response:
        visit = Visit(house, request)
        try:
            visit.allow("request")
            if not same_origin(request.headers):
                raise Refusal("", "bad-origin")
            of = box_of(request)
            if of is None:
                raise Refusal("", "no-game", {"game": request.path_params["game"]})
            fields = filled_in(request, await whole_body(request, house.limits.body_bytes))
        except Refusal as problem:
            return refused(visit, problem)
        words = house.speech.server(first(fields, "language") or language(request))
        try:
            options = await options_of(visit, of, fields, words.language)
            async with presses:
                pdf = await printed(of, options, "calibrate" in fields)
        except (CannotPrint, Refusal) as problem:
            return show_form(words, of, fields, complaint(problem, words))
        name = f"{of.name}{'-calibration' if 'calibrate' in fields else ''}.pdf"
        return Response(
            pdf, media_type="application/pdf", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    return [
        Route("/print", shelf, methods=["GET"]),
        Route("/print/{game}", form, methods=["GET"]),
        Route("/print/{game}", press, methods=["POST"]),
    ]


def language(request: Request) -> str:
    """The language asked for in the address, or by the browser."""
    wanted = request.query_params.get("lang", "")
    if wanted in ("en", "fr"):
        return wanted
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


def box_of(request: Request) -> Box | None:
    """The game of the address."""
    name = request.path_params["game"]
    return box(name) if name in BOXES else None


def complaint(problem: CannotPrint | Refusal, words: Words) -> str:
    """Why something can't be printed, in our words or in the print shop's."""
    facts: dict[str, Any] = dict(problem.facts)
    if problem.why == "bad-deck":
        # The page has room for one sentence: the first fault is mended first.
        fault = facts["faults"][0]
        return words("no-deck-fault", line=fault["line"], card=fault["card"] or "–", sentence=fault["text"])
    if f"no-{problem.why}" in words:
        return words(f"no-{problem.why}", **facts)
    if problem.why != "no-range":
        return refusal(CannotPrint(problem.why, **facts), words.language)
    # A number out of range is called what the form calls it.
    name = str(facts.pop("name")).rpartition(".")[2]
    return words("print-range", field=words(f"print-{name}"), **facts)


# What was filled in

Fields = Mapping[str, list[str]]


def first(fields: Fields, name: str) -> str:
    """The first value of a field, or nothing."""
    return fields.get(name, [""])[0]


def filled_in(request: Request, body: bytes) -> Fields:
    """The fields of a form (multipart, as it may carry a deck file)."""
    kind = request.headers.get("content-type", "")
    if not kind.startswith("multipart/form-data"):
        raise Refusal("", "bad-message", {"error": "a form was expected (multipart/form-data)"})
    message: Message = BytesParser(policy=HTTP).parsebytes(f"content-type: {kind}\r\n\r\n".encode() + body)
    fields: dict[str, list[str]] = {}
    for part in message.walk():
        name = part.get_param("name", header="content-disposition")
        content = part.get_payload(decode=True)
        if name and isinstance(content, bytes):
            # A deck file from Windows may have a mark before its text.
            fields.setdefault(str(name), []).append(content.decode("utf-8-sig", "replace").strip())
    return fields


async def options_of(visit: Visit, of: Box, fields: Fields, lang: str) -> PrintOptions:
    """The options in a form."""
    values: dict[str, Any] = {
        name: first(fields, name) for name in ("paper", "card", "shape", "colour", "sides") if first(fields, name)
    }
    values |= {name: number(name, first(fields, name)) for name in NUMBERS if first(fields, name)}
    values["language"] = lang
    values["marks"] = "marks" in fields
    values["components"] = fields.get("components", [])
    # Nothing named would mean everything; the calibration page is not among the components.
    if not values["components"] and "calibrate" not in fields:
        raise Refusal("", "press-nothing")
    values["shift"] = {name: number(f"shift.{name}", first(fields, name)) for name in SHIFTS if first(fields, name)}
    values["game"] = {name: whole(first(fields, name)) for name in GAME_CHOICES if first(fields, name)}
    if first(fields, "deck"):
        visit.allow("file")
        values["game"]["deck"] = msgspec.to_builtins(await decks.read_deck(of, first(fields, "deck"), lang))
    return explained(values)


def number(name: str, text: str) -> float | int | str:
    """A number as it was typed, also with a comma; what is none is left for the options to refuse."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        return text
    return int(value) if value.is_integer() and name in ("die", "players") else value


def whole(text: str) -> int | str:
    """A choice of a game's options: a number, or a word."""
    return int(text) if text.isdecimal() else text


# The PDF


async def printed(of: Box, options: PrintOptions, calibrate: bool) -> bytes:
    """The PDF, made in a process of its own, so that tables go on and a press that hangs can be stopped."""
    job = msgspec.json.encode({"game": of.name, "options": options, "calibrate": calibrate})
    return await apart("potluck.server.presswork", job, SECONDS, "press")


# The page


def show_form(words: Words, of: Box, fields: Fields, problem: str = "") -> Response:
    """The form of a game, with what was filled in before and why it could not be printed."""
    lang = words.language
    game = of.words(lang)
    titles = component_ids(of, explained({"language": lang}))
    wanted = fields.get("components", [] if fields else list(titles))
    parts = "".join(checkbox("components", name, title, name in wanted) for name, title in titles.items())
    blocks = [
        f'<p class="problem" role="alert">{escape(problem)}</p>' if problem else "",
        f'<form method="post" action="/print/{of.name}?lang={lang}" enctype="multipart/form-data">',
        f'<input type="hidden" name="language" value="{lang}">',
        group(words("print-paper"), *(select(words, fields, name) for name in ("paper", "card", "colour", "sides"))),
        group(words("print-what"), parts),
        group(words("print-more"), more(words, of, fields)),
        group(words("print-shift"), f"<p>{escape(words('print-shift-how'))}</p>", shifts(words, fields)),
        f"<p><button>{escape(words('print-go'))}</button> ",
        f'<button name="calibrate" value="yes" class="second">{escape(words("print-calibrate"))}</button></p></form>',
    ]
    title = words("print-game", game=game("game"))
    return page(words, title, "".join(blocks), f"/print/{of.name}", 422 if problem else 200)


def page(words: Words, title: str, body: str, path: str, status: int = 200) -> Response:
    """A whole page, with a way to the other language."""
    other = "fr" if words.language == "en" else "en"
    text = PAGE.replace("{lang}", words.language).replace("{other}", other).replace("{path}", path)
    text = text.replace("{switch}", "Français" if other == "fr" else "English")
    return HTMLResponse(text.replace("{title}", escape(title)).replace("{body}", body), status)


def group(legend: str, *content: str) -> str:
    """Fields that belong together."""
    return f"<fieldset><legend>{escape(legend)}</legend>{''.join(content)}</fieldset>"


def checkbox(name: str, value: str, title: str, on: bool) -> str:
    """A box to tick."""
    mark = " checked" if on else ""
    return f'<label class="tick"><input type="checkbox" name="{name}" value="{value}"{mark}> {escape(title)}</label>'


def select(words: Words, fields: Fields, name: str) -> str:
    """A choice of one; what may be chosen is what the options declare."""
    default = str(next(f.default for f in msgspec.structs.fields(PrintOptions) if f.name == name))
    chosen = first(fields, name) or default
    options = ""
    for value in choices(PrintOptions, (name,)):
        mark = " selected" if value == chosen else ""
        options += f'<option value="{value}"{mark}>{escape(words(f"print-{name}-{value}"))}</option>'
    return f'<label>{escape(words(f"print-{name}"))} <select name="{name}">{options}</select></label>'


def entry(words: Words, fields: Fields, name: str, default: str, low: float, high: float, step: float) -> str:
    """A number."""
    value = escape(first(fields, name) or default, quote=True)
    kind = f'type="number" min="{low:g}" max="{high:g}" step="{step:g}"'
    return f'<label>{escape(words(f"print-{name}"))} <input {kind} name="{name}" value="{value}"></label>'


def more(words: Words, of: Box, fields: Fields) -> str:
    """What most people leave as it is."""
    seats = of.game.seats
    out = [
        entry(words, fields, "players", str(seats[-1]), seats[0], seats[-1], 1),
        entry(words, fields, "die", "16", 8, 30, 1),
        entry(words, fields, "bleed", "0", 0, 5, 0.5),
        checkbox("marks", "yes", words("print-marks"), "marks" in fields or not fields),
    ]
    if of.name == "sandwich":
        out.append(select(words, fields, "shape"))
    declared = {field.name for field in msgspec.structs.fields(of.game.options)}
    for name in GAME_CHOICES:
        if name in declared:
            chosen, known = first(fields, name), choices(of.game.options, (name,))
            # Editions have names; numbers speak for themselves.
            named = {one: words(f"print-{name}-{one}") if name == "edition" else one for one in known}
            options = "".join(
                f'<option value="{one}"{" selected" if one == chosen else ""}>{escape(said)}</option>'
                for one, said in named.items()
            )
            out.append(f'<label>{escape(words(f"print-{name}"))} <select name="{name}">{options}</select></label>')
    out.append(f'<label>{escape(words("print-deck"))} <input type="file" name="deck" accept=".toml"></label>')
    return "".join(out)


def shifts(words: Words, fields: Fields) -> str:
    """What was read on the calibration page."""
    return "".join(entry(words, fields, name, "0", -15, 15, 0.1) for name in SHIFTS)
