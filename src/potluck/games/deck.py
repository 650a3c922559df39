"""Deck files (TOML): reading, and finding the line of the file where something is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from potluck.engine.records import Facts
from potluck.games.box import Fault

D = TypeVar("D")


@dataclass(frozen=True)
class Complaint:
    """A fault of a deck file for a person: the line, the card (by id, or by number), what is wrong."""

    line: int
    card: str
    why: str
    facts: Facts


def read_deck(path: Path, kind: type[D]) -> D:
    """A deck that is known to be good, such as a house deck."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)


def check_deck(text: str, kind: type[D], faults: Callable[[D], Sequence[Fault]]) -> tuple[D | None, list[Complaint]]:
    """The deck in a text, and all that is wrong with it; the deck is None if it can't be used."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return None, [Complaint(toml_line(error, text), "", "deck-toml", {"error": str(error)})]
    complaints = [
        complaint(text, raw, Fault(where, "deck-type", {"error": error})) for where, error in type_errors(raw, kind)
    ]
    if complaints:
        return None, complaints
    deck = msgspec.convert(raw, kind)
    complaints = [complaint(text, raw, fault) for fault in faults(deck)]
    return (None if complaints else deck), complaints


def toml_line(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The line a TOML error speaks of."""
    found = re.search(r"line (\d+)", str(error))
    return int(found[1]) if found else text.count("\n") + 1


def type_errors(raw: dict[str, Any], kind: type[Any]) -> list[tuple[tuple[str | int, ...], str]]:
    """What types say of a deck: each card is tried alone, so that one bad card does not hide the next."""
    errors: list[tuple[tuple[str | int, ...], str]] = []
    for field in msgspec.structs.fields(kind):
        name, value = field.encode_name, raw.get(field.encode_name)
        if value is None:
            if field.required:
                errors.append(((name,), f"a section [{name}] was expected"))
            continue
        item = getattr(field.type, "__args__", (None,))[0]
        if isinstance(value, list) and item is not None:
            for number, card in enumerate(value):
                errors.extend(((name, number, *where), error) for where, error in tried(card, item))
        else:
            errors.extend(((name, *where), error) for where, error in tried(value, field.type))
    known = {field.encode_name for field in msgspec.structs.fields(kind)}
    errors.extend(
        ((name,), f"there is no section “{name}”; expected {', '.join(sorted(known))}")
        for name in raw
        if name not in known
    )
    return errors


def tried(value: Any, kind: Any) -> list[tuple[tuple[str | int, ...], str]]:
    """The first error in a value, and where in it."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        where = tuple(part for part in re.findall(r"\.?([\w-]+)|\[\.\.\.\]", path.strip("`")) if part)
        return [(where, message)]
    return []


def complaint(text: str, raw: dict[str, Any], fault: Fault) -> Complaint:
    """A fault with its line and card."""
    card = ""
    if len(fault.where) > 1 and isinstance(fault.where[1], int):
        entry = raw[str(fault.where[0])][fault.where[1]]
        card = (
            str(entry["id"]) if isinstance(entry, dict) and "id" in entry else f"{fault.where[0]} {fault.where[1] + 1}"
        )
    return Complaint(line_of(text, fault.where), card, fault.why, fault.facts)


def line_of(text: str, where: Sequence[str | int]) -> int:
    """The line of a path such as ("recipe", 3, "needs", "carrot"): of the key if it is found, else of the card."""
    if not where:
        return 1
    section, rest = str(where[0]), list(where[1:])
    wanted = rest.pop(0) if rest and isinstance(rest[0], int) else None
    count, inside, best = -1, False, 1
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?", line)
        if header:
            name = header[1]
            if name == section:
                count += 1
            elif not name.startswith(section + "."):
                inside = False
                continue
            inside = wanted is None or count == wanted
            if inside and name == section:
                best = number
            if inside and rest and name == f"{section}.{rest[0]}":
                return number
        elif inside and rest and re.match(rf"\s*{re.escape(str(rest[0]))}\s*[=.]", line):
            return number
    return best
