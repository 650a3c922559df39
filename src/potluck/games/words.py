"""Sentences in the reader's language, from Fluent files. Card names come from the deck, so own decks speak too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from potluck.engine.game import Refusal
from potluck.engine.log import BadLog
from potluck.engine.records import Action, Event

COMMON = Path(__file__).parent / "text"
LONG = 10**15
# Names, decks and logs come from other people: nothing of theirs may steer a terminal.
STEERING = dict.fromkeys((*range(9), *range(11, 32), *range(127, 160)), "\ufffd")


class Words:
    """`words("told-cooked", seat=0, recipe="paella")` is a sentence: each fact is put into words first.

    A fact `recipe="paella"` is the card or message `recipe-paella` if there is one; a `seat` is that player's name.
    """

    def __init__(
        self,
        language: str,
        folders: Sequence[Path] = (),
        cards: Mapping[str, str] | None = None,
        seats: Sequence[str] = (),
    ) -> None:
        # Imported late: Fluent brings Babel, and a command that only prints JSON should not wait for it.
        from fluent.runtime import FluentBundle

        self.language = language
        self.cards = {key: harmless(name) for key, name in (cards or {}).items()}
        self.seats = [harmless(name) for name in seats]
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, *folders):
            self.read(folder)

    def read(self, folder: Path) -> None:
        """Adds the messages of a folder; later ones win."""
        from fluent.runtime import FluentResource

        text = (folder / f"{self.language}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return key in self.cards or self.bundle.has_message(key)

    def __call__(self, key: str, **facts: Any) -> str:
        if key in self.cards:
            return self.cards[key]
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            return key
        spoken = {name: self.fact(name, value) for name, value in facts.items()}
        text, _errors = self.bundle.format_pattern(pattern, spoken)
        return str(text)

    def fact(self, name: str, value: Any) -> str | int | float:
        """One fact in words."""
        if isinstance(value, bool):
            return self(f"{name}-{'yes' if value else 'no'}")
        if isinstance(value, list | tuple):
            return self.row(self.fact(name, item) for item in value)
        if name == "seat" or name.endswith("_seat"):
            return self.seat(value)
        if isinstance(value, str):
            key = f"{name}-{value}"
            return self(key) if key in self else value
        if value is None:
            return self(f"{name}-none") if f"{name}-none" in self else ""
        if isinstance(value, msgspec.Struct):
            return self(f"{name}-of", **msgspec.structs.asdict(value))
        if isinstance(value, int | float) and abs(value) < LONG:
            return value
        # Longer numbers Fluent can't write; none of ours is as long, but a damaged log may hold one. And some facts are
        # for programs, not for sentences: the faults of a deck.
        return str(value)

    def row(self, items: Iterable[Any]) -> str:
        """Things in a row: "a, b and c"; or "a, b; c", where a thing has a comma in it."""
        things = [str(item) for item in items]
        if len(things) < 2:
            return "".join(things)
        if any(", " in thing for thing in things):
            return self.apart(things)
        return self("list-and", most=", ".join(things[:-1]), last=things[-1])

    def apart(self, things: Iterable[str]) -> str:
        """Things that may have commas in them: "a, b; c"."""
        return self("list-apart").join(things)

    def seat(self, seat: int | None) -> str:
        """The name of who sits there; None is the clock."""
        if seat is None:
            return self("seat-clock")
        return self.seats[seat] if 0 <= seat < len(self.seats) else self("seat-number", number=seat + 1)

    def action(self, action: Action) -> str:
        """A pick as a line of a menu."""
        return self(f"do-{tag(action)}", **msgspec.structs.asdict(action))

    def event(self, event: Event) -> str:
        """An event as a sentence of the log; an event without one is for the eyes only and gives nothing."""
        key = f"told-{tag(event)}"
        return self(key, **harmless_facts(msgspec.structs.asdict(event))) if key in self else ""

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not allowed, with the number of the rule; of a log also where."""
        facts = harmless_facts(refusal.facts)
        if isinstance(refusal, BadLog) and refusal.because is not None:
            why, expected = refusal.because
            facts["error"] = self(f"no-{why}", **harmless_facts(expected)).rstrip(".")
        sentence = self(f"no-{refusal.why}", **facts)
        told = self("by-rule", rule=refusal.rule, sentence=sentence) if refusal.rule else sentence
        # Messages about logs say themselves where; a pick that was refused does not.
        at_a_pick = isinstance(refusal, BadLog) and not refusal.why.startswith("log-")
        return self("log-at", told=told, **facts) if at_a_pick else told


def tag(record: msgspec.Struct) -> str:
    """The tag a record is written with."""
    return str(record.__struct_config__.tag)


def harmless(text: str) -> str:
    """A text of somebody else's, without what would steer a terminal."""
    return text.translate(STEERING)


def harmless_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of an event or a refusal, which a log may have brought."""
    return {name: harmless(value) if isinstance(value, str) else value for name, value in facts.items()}
