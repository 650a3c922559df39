"""Decks: those of a game, the files they come in (TOML), and the line of a file where something is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec

from potluck.engine.expected import explain
from potluck.engine.game import Refused
from potluck.engine.records import Facts
from potluck.games.box import Fault

D = TypeVar("D")
P = TypeVar("P")
# What reading a text as TOML may raise; brackets in brackets without end are too deep for it.
NOT_TOML = (tomllib.TOMLDecodeError, RecursionError)


@dataclass(frozen=True)
class Complaint:
    """A fault of a deck file for a person: the line, the card (by id, or by number), what is wrong."""

    line: int
    card: str
    why: str
    facts: Facts


class Decks(Generic[D, P]):
    """A game's decks, the house deck and own ones, each laid out once as what the game's rules work on.

    `rule` is the number of the rule that lets people bring their own.
    """

    def __init__(
        self,
        house: Path,
        kind: type[D],
        faults: Callable[[D], Sequence[Fault]],
        lay_out: Callable[[D], P],
        rule: str,
    ) -> None:
        self.file = house
        self.kind = kind
        self.faults = faults
        self.lay_out = lay_out
        self.rule = rule
        self.own = lru_cache(maxsize=8)(self.laid_out)

    @cached_property
    def house_deck(self) -> D:
        return read_deck(self.file, self.kind)

    @cached_property
    def house_pantry(self) -> P:
        return self.lay_out(self.house_deck)

    def house(self) -> D:
        """The deck that comes with the game."""
        return self.house_deck

    def pantry(self, deck: D | None) -> P:
        """A deck laid out, the house deck for None. An own deck that is faulty is refused."""
        return self.house_pantry if deck is None else self.own(msgspec.json.encode(deck))

    def laid_out(self, text: bytes) -> P:
        """An own deck laid out; it is known by how it is written."""
        deck = msgspec.json.decode(text, type=self.kind)
        for fault in self.faults(deck):
            raise Refused(self.rule, fault.why, fault.facts)
        return self.lay_out(deck)


def twice(section: str, ids: Sequence[str], others: Sequence[str] = ()) -> list[Fault]:
    """Ids that stand for two cards."""
    again = [number for number, card in enumerate(ids) if card in ids[:number] or card in others]
    return [Fault((section, number, "id"), "deck-id-twice", {"id": ids[number]}) for number in again]


def read_deck(path: Path, kind: type[D]) -> D:
    """A deck that is known to be good, such as a house deck."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)


def check_deck(text: str, kind: type[D], faults: Callable[[D], Sequence[Fault]]) -> tuple[D | None, list[Complaint]]:
    """The deck in a text, and all that is wrong with it; the deck is None if it can't be used."""
    try:
        raw = tomllib.loads(text)
    except NOT_TOML as error:
        return None, [Complaint(toml_line(error, text), "", "deck-toml", {"error": str(error)})]
    complaints = [complaint(text, raw, fault) for fault in type_faults(raw, kind)]
    if complaints:
        return None, complaints
    deck = msgspec.convert(raw, kind)
    complaints = [complaint(text, raw, fault) for fault in faults(deck)]
    return (None if complaints else deck), complaints


def toml_line(error: Exception, text: str) -> int:
    """The line a TOML error speaks of."""
    found = re.search(r"line (\d+)", str(error))
    return int(found[1]) if found else text.count("\n") + 1


def type_faults(raw: dict[str, Any], kind: type[Any]) -> list[Fault]:
    """What types say of a deck: each card is tried alone, so that one bad card does not hide the next."""
    found: list[Fault] = []
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name in raw:
        if name not in fields:
            found.append(Fault((name,), "deck-no-section", {"section": name, "known": ", ".join(fields)}))
    for name, field in fields.items():
        if name not in raw:
            if field.required:
                found.append(Fault((name,), "deck-section", {"section": name}))
        elif isinstance(raw[name], list) and get_origin(field.type) is list:
            for number, card in enumerate(raw[name]):
                found.extend(tried(card, get_args(field.type)[0], (name, number)))
        elif isinstance(raw[name], dict) and get_origin(field.type) is dict:
            for key, value in raw[name].items():
                found.extend(tried(value, get_args(field.type)[1], (name, key)))
        else:
            found.extend(tried(raw[name], field.type, (name,)))
    return found


def tried(value: Any, kind: Any, place: tuple[str | int, ...]) -> list[Fault]:
    """The first error in a part of a deck."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        where, why, facts = explain(error, kind)
        if why == "expected-no-field":
            where = (*where, str(facts["field"]))
        return [Fault((*place, *where), why, facts)]
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
            if inside and name == section and (count == 0 or wanted is not None):
                best = number
            if inside and rest and name == f"{section}.{rest[0]}":
                return number
        elif inside and rest and re.match(rf"\s*{re.escape(str(rest[0]))}\s*[=.]", line):
            return number
    return best
