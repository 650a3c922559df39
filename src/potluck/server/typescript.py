"""The records as TypeScript, for the web client: python -m potluck.server.typescript web/src."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from inspect import isclass
from pathlib import Path
from typing import Any, Union, get_args

import msgspec

from potluck.engine.records import Event, Hidden
from potluck.games import BOXES, box
from potluck.server import api, lessons, replays, wire
from potluck.server.routes import Problem

HEAD = "// Made from the records by `python -m potluck.server.typescript web/src`; do not edit.\n"
# What is asked for over HTTP.
HTTP = (
    api.Games, api.NewTable, api.Made, api.Found, api.TableList, api.DeckText, api.Claimed, api.Contests,
    replays.Steps, replays.History, replays.Brought, lessons.Lesson, Problem,
)  # fmt: skip
SENT = ("In", "Command", "NewTable", "Options")
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def files() -> Iterator[tuple[str, str]]:
    """Each generated file, below web/src."""
    yield "wire/types.gen.ts", module({"In": wire.AnyIn, "Command": wire.AnyCommand, "Out": wire.AnyOut}, HTTP)
    for name in BOXES:
        yield f"games/{name}/types.gen.ts", game(name)


def game(name: str) -> str:
    """A game's picks, events, view, options and deck."""
    records = import_module(f"{BOXES[name]}.records")
    told = [kind for kind in vars(records).values() if isclass(kind) and issubclass(kind, Event) and kind is not Event]
    unions = {
        "Action": Union[tuple(records.ACTIONS)],  # noqa: UP007  (made at run time)
        "Event": Union[(*told, Hidden)],
    }
    return module(unions, (records.View, box(name).game.options, box(name).deck))


def module(unions: Mapping[str, Any], kinds: Iterable[Any]) -> str:
    """A file with these unions, these records, and all that they hold."""
    _, defined = msgspec.json.schema_components([*unions.values(), *kinds], ref_template="#/{name}")
    # An action and an event may have one name (Pitch): then msgspec names both in full.
    short = {name: name.rpartition(".")[2] for name in defined}
    doubled = {name for name in short.values() if list(short.values()).count(name) > 1}
    assert not doubled, f"two records of one file are called {sorted(doubled)}"
    # What the server sends is always whole; only in what one sends, fields with defaults may be left out.
    sent = {member.__name__ for name in unions if name in SENT for member in flat(unions[name])} | set(SENT)
    lines = [HEAD]
    for name, schema in sorted(defined.items()):
        lines.append(f"export interface {short[name]} {record(schema, short[name] in sent)}\n")
    for name, union in unions.items():
        parts = "\n".join(f"  | {member.__name__}" for member in dict.fromkeys(flat(union)))
        lines.append(f"export type {name} =\n{parts}\n")
    return "\n".join(lines)


def flat(union: Any) -> Iterator[Any]:
    """The records in a union."""
    for member in get_args(union):
        yield from flat(member) if get_args(member) else (member,)


def record(schema: Schema, sent: bool) -> str:
    """The fields of a record."""
    needed = set(schema.get("required", ()))
    fields = []
    for name, kind in schema.get("properties", {}).items():
        optional = "?" if sent and name not in needed else ""
        fields.append(f"  {key(name)}{optional}: {spoken(kind)}")
    return "{\n" + "\n".join(fields) + "\n}" if fields else "{}"


def key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def spoken(schema: Schema) -> str:
    """A type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2].rpartition(".")[2]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(spoken(one) for one in schema[several]))
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(spoken(one) for one in schema['prefixItems'])}]"
        inner = spoken(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {spoken(values) if isinstance(values, Mapping) else 'unknown'}>"
    return WORDS.get(str(kind), "unknown")


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def write(folder: Path) -> None:
    """Writes the files anew."""
    for name, text in files():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
