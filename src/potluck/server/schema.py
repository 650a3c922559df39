"""Puts the JSON Schemas of the socket into its document: python -m potluck.server.schema docs/protocol.md."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from potluck.server import wire

BEGIN, END = "<!-- schemas: made from the records, do not edit -->", "<!-- end of schemas -->"


def schemas() -> dict[str, Any]:
    """One JSON Schema for all messages: `in` is what clients send, `out` what the server sends."""
    both, components = msgspec.json.schema_components((wire.AnyIn, wire.AnyOut), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Potluck socket, version {wire.PROTOCOL}",
        "$defs": {"in": both[0], "out": both[1], **components},
    }


def listing() -> str:
    """The messages as tables, and their schemas."""
    lines = [BEGIN, "", "### What clients send", "", "| `op` | what for |", "| --- | --- |"]
    lines += [row(kind) for kind in (wire.Hello, wire.Pong, *get_args(wire.AnyCommand))]
    lines += ["", "### What the server sends", "", "| `op` | what for |", "| --- | --- |"]
    lines += [row(kind) for kind in get_args(wire.AnyOut)]
    lines += ["", "### JSON Schema", "", "```json", json.dumps(schemas(), indent=1, ensure_ascii=False), "```", "", END]
    return "\n".join(lines)


def row(kind: Any) -> str:
    about = " ".join((kind.__doc__ or "").split())
    return f"| `{kind.__struct_config__.tag}` | {about} |"


def renewed(text: str) -> str:
    """The document with its schemas as the records are now."""
    before, _, rest = text.partition(BEGIN)
    return before + listing() + rest.partition(END)[2]


if __name__ == "__main__":
    document = Path(sys.argv[1])
    document.write_text(renewed(document.read_text(encoding="utf-8")), encoding="utf-8")
