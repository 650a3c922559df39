"""A running game: legality, the log, atomic batches, taking back, the clock. One writer only: it holds no locks."""

from __future__ import annotations

import hashlib
from typing import Any, Generic, TypeVar

from potluck.engine.chance import Chance, Scripted, Seeded, commitment
from potluck.engine.game import Game, Illegal, Moment
from potluck.engine.records import Action, Entry, Header, Millis, Outcome, Record, Seal, Seat, Told

S = TypeVar("S")


def digest(game: Game[Any], state: Any) -> str:
    """A short fingerprint of a whole state, the same in every build."""
    numbers = ",".join([str(n) for n in game.snapshot(state)])
    return hashlib.blake2b(numbers.encode(), digest_size=8).hexdigest()


class Play(Generic[S]):
    """A table's game. The log (`header` and `entries`) is the truth; `state` is what it comes to.

    `entries` only ever grow: taking back is an entry too, of a seat with no action. `line` holds those still in force.
    """

    def __init__(self, game: Game[S], state: S, header: Header, chance: Chance, told: list[Told]) -> None:
        self.game = game
        self.state = state
        self.header = header
        self.chance = chance
        # What set-up told, and what the last entry told.
        self.told = told
        self.heard: list[Told] = []
        self.entries: list[Entry] = []
        self.line: list[Entry] = []
        self.learnt: list[list[Seat]] = []
        self.digests = False

    def legal(self, seat: Seat) -> list[Action]:
        """Every pick this seat has now."""
        return self.game.legal(self.state, seat)

    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return self.game.to_act(self.state)

    def view(self, seat: Seat | None) -> Record:
        """What a seat knows (None: a spectator)."""
        return self.game.view(self.state, seat)

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.game.outcome(self.state)

    def act(self, seat: Seat, action: Action, at: Millis) -> list[Told]:
        """One pick: done and logged, or Illegal with nothing changed. Returns what it told."""
        moment = self.moment(at)
        self.game.apply(self.state, seat, action, moment)
        self.note(seat, action, moment)
        return moment.told

    def batch(self, seat: Seat, actions: list[Action], at: Millis) -> list[Told]:
        """Several picks as one: all are done, or Illegal and none is."""
        before, count, written, last = self.state, len(self.line), len(self.entries), self.heard
        heard: list[Told] = []
        self.state = self.game.clone(before)
        try:
            for action in actions:
                heard.extend(self.act(seat, action, at))
        except Exception:
            self.state = before
            del self.line[count:]
            del self.learnt[count:]
            del self.entries[written:]
            self.heard = last
            raise
        return heard

    def expire(self, at: Millis) -> list[Told]:
        """The clock ran out: a deadline of the game has passed."""
        deadline = self.game.deadline(self.state)
        if deadline is None or at < deadline:
            raise Illegal("", "no-clock")
        moment = self.moment(at)
        self.game.expire(self.state, moment)
        self.note(None, None, moment)
        return moment.told

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take back the last pick without asking: its own, and nobody learnt anything by it."""
        return bool(self.line) and self.line[-1].seat == seat and not self.learnt[-1]

    def undo(self, seat: Seat, at: Millis, agreed: bool = False) -> None:
        """Takes back the last pick: free by `can_undo`; else only when all who learnt something by it `agreed`."""
        if not self.line or self.line[-1].seat != seat:
            raise Illegal("", "undo-nothing")
        if not agreed and not self.can_undo(seat):
            raise Illegal("", "undo-seen")
        self.entries.append(Entry(at, seat))
        self.line.pop()
        self.learnt.pop()
        self.state = self.replayed()

    def replayed(self) -> S:
        """The state that the line comes to, from the recorded outcomes alone."""
        script = Scripted()
        script.script(self.header.draws)
        state = self.game.setup(self.header.seats, self.header.options, Moment(self.header.at, script))
        for entry in self.line:
            script.script(entry.draws)
            moment = Moment(entry.at, script)
            if entry.seat is None:
                self.game.expire(state, moment)
            else:
                self.game.apply(state, entry.seat, entry.action, moment)
        return state

    def moment(self, at: Millis) -> Moment:
        """The moment of the next entry; its luck is keyed by its place in the line, so done again it falls the same."""
        self.chance.begin(len(self.line) + 1)
        return Moment(at, self.chance)

    def note(self, seat: Seat | None, action: Action | None, moment: Moment) -> None:
        """Writes what was done into the log."""
        draws = self.chance.draws
        mark = digest(self.game, self.state) if self.digests else ""
        entry = Entry(moment.now, seat, action, draws, mark)
        self.entries.append(entry)
        self.line.append(entry)
        self.learnt.append([-1] if draws else moment.learnt)
        self.heard = moment.told

    def seal(self, seed: str) -> Seal:
        """The last line of the log, which reveals the seed."""
        result = self.outcome()
        return Seal(seed, digest(self.game, self.state), None if result is None else result.scores)


def start(
    game: Game[S], seats: int, options: Record, seed: str, at: Millis = 0, names: list[str] | None = None
) -> Play[S]:
    """A new game from a secret seed; the header holds only the seed's hash."""
    chance = Seeded(seed)
    chance.begin(0)
    moment = Moment(at, chance)
    state = game.setup(seats, options, moment)
    header = Header(
        game=game.name,
        version=game.version,
        seats=seats,
        options=options,
        commit=commitment(seed),
        at=at,
        draws=chance.draws,
        names=names or [],
        digest=digest(game, state),
    )
    return Play(game, state, header, chance, moment.told)
