"""`potluck replay`: looks at a log, step by step, or proves it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from potluck.cli.common import Sorry, language, open_box, read_bytes, refusals, speak, whole_number
from potluck.engine.chance import Scripted
from potluck.engine.log import Log, advance, load, resume, verify
from potluck.engine.play import Play
from potluck.engine.records import Told
from potluck.games import BOXES
from potluck.games.box import Box
from potluck.games.words import Words


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--seat", type=click.IntRange(1), metavar="N", help="See what this seat saw (default: what everybody could see)."
)
@click.option("--to", "upto", type=click.IntRange(0), metavar="N", help="Show the table after this entry.")
@click.option("--verify", "prove", is_flag=True, help="Prove that luck follows from the seed and every pick was legal.")
@language
def command(file: Path, seat: int | None, upto: int | None, prove: bool, lang: str) -> None:
    """Steps through the log in FILE.

    On a terminal, Enter goes on, `b` back, a number there, `q` ends; else all is printed.

    \b
    potluck replay evening.jsonl
    potluck replay evening.jsonl --seat 1 --to 40
    potluck replay evening.jsonl --verify
    """
    words = speak(lang)
    with refusals(words):
        log = load(read_bytes(file, words))
        if log.header.game not in BOXES:
            raise Sorry(words("no-such-game", game=log.header.game, games=", ".join(BOXES)))
    of = open_box(log.header.game)
    with refusals(speak(lang, of)):
        if prove:
            verify(of.game, log)
            click.echo(words("verified", entries=len(log.entries), seed=log.seal.seed if log.seal else ""))
            return
        whole = resume(of.game, log)
    if seat is not None and seat > log.header.seats:
        raise click.UsageError(words("no-chair-number", number=seat, seats=log.header.seats))
    if upto is not None and upto > len(log.entries):
        raise click.UsageError(words("no-entry", number=upto, entries=len(log.entries)))
    show = Show(of, whole, None if seat is None else seat - 1, lang)
    if upto is not None:
        show.step(upto)
        show.board()
    elif sys.stdin.isatty() and sys.stdout.isatty():
        show.step_through()
    else:
        show.all()


class Show:
    """A log to be looked at."""

    def __init__(self, of: Box, whole: Play[Any], seat: int | None, lang: str) -> None:
        self.box = of
        self.seat = seat
        self.at = 0
        self.options = whole.header.options
        self.words: Words = speak(lang, of, getattr(self.options, "deck", None), whole.header.names)
        # Without its seal, so that its outcomes come from the script.
        self.log = Log(whole.header, whole.entries)
        self.play = resume(of.game, self.log, 0)

    def step(self, upto: int) -> None:
        """Goes to an entry, telling what happened in it."""
        if upto == self.at + 1 and isinstance(self.play.chance, Scripted):
            advance(self.play, self.play.chance, self.log.entries[self.at])
        else:
            self.play = resume(self.box.game, self.log, upto)
        self.at = upto
        if upto == 0:
            self.tell(0, self.play.told)
        else:
            self.tell(upto, self.told(upto))

    def told(self, number: int) -> list[Told]:
        """What an entry told; a taking back tells nothing."""
        entry = self.log.entries[number - 1]
        if entry.seat is not None and entry.action is None:
            return []
        return self.play.heard

    def tell(self, number: int, told: list[Told]) -> None:
        """An entry in words."""
        sentences = [self.words.event(event) for event in (one.to(self.seat) for one in told) if event is not None]
        spoken = " ".join(sentence for sentence in sentences if sentence)
        entry = self.log.entries[number - 1] if number else None
        if entry is not None and entry.seat is not None and entry.action is None:
            spoken = self.words("told-undo", seat=entry.seat)
        elif entry is not None and not spoken:
            # A pick that told nothing; which it was may be a secret.
            spoken = self.words("told-pick", seat=entry.seat)
        click.echo(f"{number:>4}  {spoken}")

    def board(self) -> None:
        """The table as it stands."""
        click.echo()
        click.echo(self.box.board(self.play.view(self.seat), self.options, self.words))
        outcome = self.play.outcome()
        if outcome is not None:
            click.echo()
            for seat, score in enumerate(outcome.scores):
                click.echo(self.words("ranked", rank=outcome.ranks[seat], seat=seat, score=score))

    def all(self) -> None:
        """Every entry in words, and the table at the end."""
        for number in range(len(self.log.entries) + 1):
            self.step(number)
        self.board()

    def step_through(self) -> None:
        """By keys."""
        last = len(self.log.entries)
        self.step(0)
        self.board()
        while True:
            typed = click.prompt(self.words("replay-prompt", at=self.at, last=last), default="", show_default=False)
            typed = typed.strip().lower()
            if typed in ("q", "quit") or (typed == "" and self.at == last):
                return
            number = whole_number(typed)
            if typed in ("", "b"):
                goal = max(0, self.at + (-1 if typed else 1))
            elif number is None:
                click.echo(self.words("no-step", typed=typed))
                continue
            elif 0 <= number <= last:
                goal = number
            else:
                click.echo(self.words("no-entry", number=number, entries=last))
                continue
            self.step(goal)
            self.board()
