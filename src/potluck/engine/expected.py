"""What was expected instead: errors of decoding as messages with facts, so that they can be told in any language."""

from __future__ import annotations

import re
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from potluck.engine.records import Facts

Where = tuple[str | int, ...]

# What msgspec says, and the message and facts that stand for it.
SAYINGS = [
    (r"Object missing required field `(?P<field>[^`]+)`", "expected-field"),
    (r"Object contains unknown field `(?P<field>[^`]+)`", "expected-no-field"),
    (r"Invalid enum value (?P<found>.+)", "expected-one-of"),
    (r"Invalid value (?P<found>'.+')", "expected-one-of"),
    (r"Expected `(?:int|float)` >= (?P<least>[-\d.]+)", "expected-least"),
    (r"Expected `(?:int|float)` <= (?P<most>[-\d.]+)", "expected-most"),
    (r"Expected `(?:str|array|object)` of length <= (?P<most>\d+)", "expected-shorter"),
    (r"Expected `(?:str|array|object)` of length >= (?P<least>\d+)", "expected-longer"),
    (r"Expected `str` matching regex '\^\[a-z\]\[a-z0-9-\]\*\$'", "expected-id"),
    (r"Expected `str` matching regex (?P<pattern>.+)", "expected-pattern"),
    (r"Expected `(?P<kind>[^`]+)`, got `(?P<found>[^`]+)`", "expected-kind"),
]


def explain(error: msgspec.ValidationError, kind: Any) -> tuple[Where, str, Facts]:
    """Where in a value of this kind the error is, a message, and its facts."""
    message, _, path = str(error).partition(" - at `")
    steps = re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path)
    where: Where = tuple(name or (int(index) if index.isdigit() else "…") for name, index in steps)
    of_a_key = path.startswith("key`")
    for saying, why in SAYINGS:
        found = re.fullmatch(saying, message)
        if found:
            facts: Facts = {name: fact.removesuffix(" | null") for name, fact in found.groupdict().items()}
            if why in ("expected-one-of", "expected-no-field"):
                facts["known"] = ", ".join(choices(kind, where, of_a_key))
            return where, why, facts
    return where, "expected-other", {"error": message}


def choices(kind: Any, where: Where, of_a_key: bool = False) -> list[str]:
    """What may stand at a place (or as a key there): the values of a Literal, or the fields of a record."""
    for step in where:
        kind = inner(kind, step)
    if of_a_key:
        kind = get_args(kind)[0]
    kinds = [kind] if get_origin(kind) not in (Union, UnionType) else list(get_args(kind))
    known: list[str] = []
    for one in kinds:
        bare = get_args(one)[0] if get_origin(one) is Annotated else one
        if get_origin(bare) is Literal:
            known.extend(str(value) for value in get_args(bare))
        elif isinstance(bare, type) and issubclass(bare, msgspec.Struct):
            known.extend(field.encode_name for field in msgspec.structs.fields(bare))
    return known


def inner(kind: Any, step: str | int) -> Any:
    """The kind of what is at one step inside a value of a kind."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        tagged = [one.__struct_config__ for one in get_args(kind) if hasattr(one, "__struct_config__")]
        if any(config.tag_field == step for config in tagged):
            return Literal[tuple(config.tag for config in tagged)]
        kind = next((one for one in get_args(kind) if one is not type(None)), None)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        return next((hints[f.name] for f in msgspec.structs.fields(kind) if f.encode_name == step), None)
    arguments = get_args(kind)
    return arguments[-1] if arguments else None
