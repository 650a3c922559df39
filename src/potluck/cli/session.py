"""One game at the terminal: whose turn, the board, a menu of picks, and what may be typed instead of a number."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import click

from potluck.bots import bot
from potluck.cli.common import Sorry, speak, whole_number, write
from potluck.cli.rules import page, rule
from potluck.engine.chance import Loose
from potluck.engine.game import Refusal
from potluck.engine.log import dump
from potluck.engine.play import Play
from potluck.engine.records import Action, Seat, Told
from potluck.games.box import Adviser, Box

YOU = "you"


class Leave(Exception):
    """Somebody has typed `quit`."""


class Session:
    """Runs a game until it is over or somebody leaves."""

    def __init__(self, of: Box, play: Play[Any], chairs: list[str], seed: str, lang: str) -> None:
        self.box = of
        self.play = play
        self.chairs = chairs
        self.seed = seed
        self.lang = lang
        self.keep: Path | None = None
        # Each entry says what the game then came to, so that whatever is changed in the log is found just there.
        self.play.digests = True
        self.options = play.header.options
        self.words = speak(lang, of, getattr(self.options, "deck", None), play.header.names)
        self.bots = {seat: bot(of, chair, self.options) for seat, chair in enumerate(chairs) if chair != YOU}
        self.hints: dict[Seat, Adviser] = {}
        self.luck = {seat: Loose(f"{seed} bot {seat} {len(play.entries)}") for seat in self.bots}
        self.order = Loose(f"{seed} order {len(play.entries)}")
        self.people = [seat for seat, chair in enumerate(chairs) if chair == YOU]
        self.facing: Seat | None = self.people[0] if len(self.people) == 1 else None
        # What happened while a person looked away, in words.
        self.missed: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        # The clock of a saved game goes on where it stood.
        last = play.entries[-1].at if play.entries else play.header.at
        self.began = time.monotonic() - last / 1000

    def now(self) -> int:
        """Milliseconds of this game."""
        return int((time.monotonic() - self.began) * 1000)

    def run(self) -> None:
        """The whole game."""
        self.say("commitment", hash=self.play.header.commit)
        self.tell(self.play.told)
        try:
            while acting := self.play.to_act():
                if self.time_is_up():
                    continue
                seat = self.next_of(acting)
                if seat in self.bots:
                    self.bot_picks(seat)
                else:
                    self.person_picks(seat)
        except Leave:
            self.say("left")
            return
        self.end()

    def next_of(self, acting: tuple[Seat, ...]) -> Seat:
        """Where several may pick at once, chance says who is first; one person is at the screen at a time."""
        people = [seat for seat in acting if seat not in self.bots]
        here = [self.facing] if self.facing in people else people[:1]
        runners = [*(seat for seat in acting if seat in self.bots), *here]
        return runners[0] if len(runners) == 1 else runners[self.order.draw(len(runners))]

    def time_is_up(self) -> bool:
        """Whether a deadline of the game has passed; then the rules have had their say, and others may be to act."""
        deadline = self.play.game.deadline(self.play.state)
        if deadline is None or self.now() < deadline:
            return False
        self.tell(self.play.expire(self.now()))
        return True

    def bot_picks(self, seat: Seat) -> None:
        """A bot's pick, from its view."""
        action = self.bots[seat].pick(self.play.view(seat), self.play.legal(seat), self.luck[seat])
        self.tell(self.play.act(seat, action, self.now()))

    def person_picks(self, seat: Seat) -> None:
        """A person's pick: the board, the menu, and what is typed until it is a pick."""
        if self.facing != seat:
            self.hand_over(seat)
        legal = self.play.legal(seat)
        if self.box.listed is not None:
            legal = list(self.box.listed(legal, self.play.view(seat)))
        self.board(seat)
        self.menu(seat, legal)
        deadline = self.play.game.deadline(self.play.state)
        while True:
            if deadline is not None:
                minutes, seconds = divmod(max(0, deadline - self.now()) // 1000, 60)
                self.say("time-left", time=f"{minutes}:{seconds:02}")
            typed = click.prompt(self.words("prompt", seat=seat), prompt_suffix=" ", type=str).strip()
            if deadline is not None and self.now() >= deadline:
                self.say("too-late")
                return
            number = whole_number(typed)
            if number is not None and 1 <= number <= len(legal):
                self.pick(seat, legal[number - 1])
                return
            if number is not None or not typed:
                self.say("no-number", most=len(legal))
            elif self.command(seat, typed, legal):
                return

    def pick(self, seat: Seat, action: Action) -> None:
        """Does a pick; a refusal is told and nothing has happened."""
        try:
            self.tell(self.play.act(seat, action, self.now()))
        except Refusal as refusal:
            click.echo(self.words.refusal(refusal))

    def command(self, seat: Seat, typed: str, legal: list[Action]) -> bool:
        """What can be typed instead of a number; true when the menu must be shown anew."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if word in ("?", "help", "aide"):
            self.say("help", most=len(legal))
        elif word in ("hint", "conseil"):
            self.hint(seat, legal)
        elif word in ("undo", "retour"):
            return self.undo(seat)
        elif word in ("save", "garder"):
            self.save(rest.strip() or f"{self.box.name}.jsonl")
        elif word in ("board", "table"):
            return True
        elif word in ("rules", "règles", "regles"):
            found = rule(self.box, rest.strip(), self.lang) if rest.strip() else page(self.box, self.lang)
            click.echo(found or self.words("no-rule", number=rest.strip()))
        elif word in ("quit", "quitter"):
            raise Leave
        elif self.box.typed and (action := self.box.typed(typed, self.play.view(seat), self.options)):
            self.pick(seat, action)
            return True
        else:
            self.say("no-command", typed=word)
        return False

    def hint(self, seat: Seat, legal: list[Action]) -> None:
        """What the rule of thumb would pick, from what this seat knows."""
        if seat not in self.hints:
            self.hints[seat] = bot(self.box, "thumb", self.options)
        view = self.play.view(seat)
        action = self.hints[seat].pick(view, self.play.legal(seat), Loose(f"hint {seat} {len(self.play.entries)}"))
        number = legal.index(action) + 1 if action in legal else 0
        self.say("hint", number=number, choice=self.box.choice(action, view, self.options, self.words))

    def undo(self, seat: Seat) -> bool:
        """Takes back the last pick, where that is allowed."""
        try:
            self.play.undo(seat, self.now())
        except Refusal as refusal:
            click.echo(self.words.refusal(refusal))
            return False
        self.say("undone")
        for other in self.people:
            if other != seat:
                self.note(other, [self.words("told-undo", seat=seat)])
        return True

    def save(self, typed: str) -> None:
        """Writes the log where a person said; if that can't be, the game goes on."""
        try:
            self.write(Path(os.path.expanduser(typed)))
        except Sorry as sorry:
            click.echo(sorry.message)

    def write(self, path: Path) -> None:
        """Writes the log, with the seed, so that the game can go on from it."""
        write(path, dump(self.play, self.play.seal(self.seed)), self.words)
        self.say("saved", file=str(path))

    def hand_over(self, seat: Seat) -> None:
        """Several people at one screen: the next one looks when the others do not, and is told what was missed."""
        click.clear()
        click.prompt(self.words("hand-over", seat=seat), default="", show_default=False, prompt_suffix=" ")
        self.facing = seat
        self.note(seat, self.missed[seat])
        self.missed[seat] = []

    def board(self, seat: Seat | None) -> None:
        """The table as a seat sees it."""
        click.echo()
        click.echo(self.box.board(self.play.view(seat), self.options, self.words))

    def menu(self, seat: Seat, legal: list[Action]) -> None:
        """Numbered choices."""
        click.echo()
        view = self.play.view(seat)
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            click.echo(f"  {number:>{width}}  {self.box.choice(action, view, self.options, self.words)}")

    def tell(self, told: list[Told]) -> None:
        """What happened, as far as each may know: now for who faces the screen, later for other people."""
        watchers: list[Seat | None] = [*self.people] or [None]
        for seat in watchers:
            heard = [event for event in (one.to(seat) for one in told) if event is not None]
            self.note(seat, [sentence for sentence in map(self.words.event, heard) if sentence])

    def note(self, seat: Seat | None, sentences: list[str]) -> None:
        """Tells somebody something, now or when they look."""
        if seat is not None and seat != self.facing:
            self.missed[seat].extend(sentences)
            return
        for sentence in sentences:
            click.echo(f"· {sentence}")

    def end(self) -> None:
        """The score, line by line; the seed behind the hash."""
        self.board(None)
        outcome = self.play.outcome()
        assert outcome is not None
        click.echo()
        if outcome.shared:
            self.say("all-won" if outcome.won else "all-lost")
        for seat in sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat]):
            self.say("ranked", rank=outcome.ranks[seat], seat=seat, score=outcome.scores[seat])
            for line in outcome.lines[seat]:
                click.echo(f"      {line.points:>4}  {self.words(line.key, **line.facts)}")
        self.say("seed", seed=self.seed)
        if self.keep is not None:
            self.write(self.keep)

    def say(self, key: str, **facts: Any) -> None:
        """A sentence of ours."""
        click.echo(self.words(key, **facts))
