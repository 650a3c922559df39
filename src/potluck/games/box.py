"""What a game's folder offers to everybody else: the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from potluck.engine.chance import Chance
from potluck.engine.game import Game
from potluck.engine.records import Action, Facts, Outcome, Record
from potluck.games.words import Words
from potluck.print.model import Sheets


class Adviser(Protocol):
    """Judgement for one seat, from views alone. It may remember: one is made for each seat and table."""

    def pick(self, view: Any, legal: Sequence[Action], luck: Chance) -> Action:
        """The pick this adviser would make; mostly one of `legal` (free texts are never listed there)."""
        ...


@dataclass(frozen=True)
class Fault:
    """Something wrong in a deck: where (`("recipe", 3, "stars")`), a message of the game, its facts."""

    where: tuple[str | int, ...]
    why: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Finished:
    """A finished game as a report sees it: the last full state, and how it ended."""

    state: Any
    outcome: Outcome
    picks: int
    bots: Sequence[str]


@dataclass(frozen=True)
class Table:
    """A table of a report: `title` and `columns` are messages of the game."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str | int | float]]


@dataclass(frozen=True)
class Study:
    """What a simulation tells of a game beyond scores: `note` takes data from each finished game, `report` sums up.

    Games may be played in several processes; notes are what is sent back from there. With `lengths` a simulation always
    tells how long games are in the game's own measure; they are also the facts of the game's message `report-length`.
    """

    note: Callable[[Finished], Any]
    report: Callable[[Sequence[Any], Any], Sequence[Table]]
    lengths: Callable[[Sequence[Any]], dict[str, float]] | None = None


@dataclass(frozen=True)
class Box:
    """One game: its rules, words, cards, advisers and faces. `folder` is where its RULES, cards.toml and text/ are."""

    game: Game[Any]
    folder: Path
    # The record of a deck file; house() reads the game's own deck; faults() finds what types cannot.
    deck: type[Record]
    house: Callable[[], Any]
    faults: Callable[[Any], Sequence[Fault]]
    # The names of a deck's cards by language, keyed "<field>-<id>".
    card_names: Callable[[Any, str], dict[str, str]]
    # Ways of judging by name, made from a table's options; every box has "thumb", the rule of thumb.
    advisers: dict[str, Callable[[Any], Adviser]]
    # The terminal's face: board(view, options, words) is the table as a seat sees it, and
    # choice(action, view, options, words) a pick as a line of a menu.
    board: Callable[[Any, Any, Words], str]
    choice: Callable[[Action, Any, Any, Words], str]
    # Which picks the terminal's menu lists, where all of them would be too many: listed(legal, view).
    listed: Callable[[Sequence[Action], Any], Sequence[Action]] | None = None
    # What a person types beside numbers: free text, or a pick that is not listed: typed(text, view, options).
    typed: Callable[[str, Any, Any], Action | None] | None = None
    # What `potluck simulate --report` adds for this game: report(notes, options).
    study: Study | None = None
    # What the owner of a view sees and the others do not, as messages with facts: shown when a game is over.
    held: Callable[[Any], Sequence[tuple[str, Facts]]] | None = None
    # How many seconds a person needs to take in what has just been laid open or asked, before they can pick; bots that
    # pick as quickly as people wait so much longer: look(view).
    look: Callable[[Any], float] | None = None
    # What the print shop gets: sheets(options, players, words).
    sheets: Callable[[Any, int, Words], Sheets] | None = None

    @property
    def name(self) -> str:
        return self.game.name

    @cached_property
    def languages(self) -> list[str]:
        """The languages this box speaks."""
        return sorted(path.stem for path in (self.folder / "text").glob("*.ftl"))

    def words(self, language: str, deck: Any = None, seats: Sequence[str] = ()) -> Words:
        """The words of this game in a language, with the names of a deck's cards (the house deck's for None)."""
        cards = self.card_names(self.house() if deck is None else deck, language)
        return Words(language, [self.folder / "text"], cards, seats)

    def deck_text(self) -> str:
        """The house deck as a deck file, to start an own one from."""
        return (self.folder / "cards.toml").read_text(encoding="utf-8")

    def rules(self, language: str) -> str:
        """The rules as Markdown."""
        return (self.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
