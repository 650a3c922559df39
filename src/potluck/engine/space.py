"""The table of all actions of a game: each has a stable integer code, derived from the ranges its record declares.

Not compiled: it looks into type hints, once, when a deck is laid out. Rules and search then live on the codes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from potluck.engine.records import Action


class Space:
    """`actions[code]` is the action, `code(action)` its number, `first[Kind]` where the codes of one kind begin.

    `kind[code]` is the number of its kind (its place in `kinds`), `place[code]` its place among those of its kind.

    A kind with a field of no declared range (a free text) has no codes and stays outside.
    """

    def __init__(self, kinds: Sequence[type[Action]], ids: Mapping[str, Sequence[str]]) -> None:
        self.kinds = tuple(kinds)
        self.actions: list[Action] = []
        self.first: dict[type[Action], int] = {}
        self.size: dict[type[Action], int] = {}
        self.kind: list[int] = []
        self.place: list[int] = []
        for number, kind in enumerate(kinds):
            actions = list(every(kind, ids))
            self.first[kind], self.size[kind] = len(self.actions), len(actions)
            self.actions.extend(actions)
            self.kind.extend([number] * len(actions))
            self.place.extend(range(len(actions)))
        self.codes: dict[Action, int] = {action: code for code, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def code(self, action: Action) -> int:
        """The code of an action, or -1 if this deck has no such action."""
        return self.codes.get(action, -1)

    def of(self, kind: type[Action]) -> list[Action]:
        """All actions of one kind, in the order of their codes."""
        return self.actions[self.first[kind] : self.first[kind] + self.size[kind]]


def every(kind: type[Action], ids: Mapping[str, Sequence[str]]) -> Iterable[Action]:
    """All actions of one kind, the last field running fastest; none if a field has no declared range."""
    hints = get_type_hints(kind, include_extras=True)
    ranges = [values(hints[f.name], ids) for f in msgspec.structs.fields(kind)]
    if any(r is None for r in ranges):
        return []
    return [kind(*combination) for combination in product(*(r for r in ranges if r is not None))]


def values(hint: Any, ids: Mapping[str, Sequence[str]]) -> list[Any] | None:
    """The range a field's type declares, or None if it declares none."""
    origin = get_origin(hint)
    if origin is Literal:
        return list(get_args(hint))
    if hint is bool:
        return [False, True]
    if hint is type(None):
        return [None]
    if origin in (Union, UnionType):
        parts = [values(part, ids) for part in get_args(hint)]
        return None if any(p is None for p in parts) else [v for p in parts if p is not None for v in p]
    if origin is Annotated:
        base, *metas = get_args(hint)
        for meta in metas:
            if isinstance(meta, msgspec.Meta):
                if meta.extra and "names" in meta.extra:
                    return list(ids[meta.extra["names"]])
                if base is int and meta.ge is not None and (meta.le is not None or meta.lt is not None):
                    top = int(meta.le) if meta.le is not None else int(meta.lt or 0) - 1
                    return list(range(int(meta.ge), top + 1))
        return values(base, ids) if get_origin(base) is not None else None
    return None
