"""One table, live. All that changes it happens here, one thing after the other, on the loop: a single writer.

Whatever changes is written first. Only when it is on the disk does anybody hear of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from potluck.engine.game import Refusal
from potluck.engine.play import Play
from potluck.engine.records import Outcome, Told
from potluck.server import arbiter, notes as n, wire
from potluck.server.arbiter import Arbiter, Arrival
from potluck.server.seats import Seat
from potluck.server.sheet import Sheet
from potluck.server.store import Change, Line, Row

if TYPE_CHECKING:
    from potluck.server.house import House

logger = logging.getLogger("potluck.table")

# Answers that are kept for those who ask twice.
ANSWERS_KEPT = 200
SUMMARISED = (n.Made, n.Sat, n.Rose, n.BotSat, n.HostIs, n.SettingsAre, n.Began, n.Claimed, n.Rematched)


class Asker(Protocol):
    """Somebody who sends commands and hears answers: a socket, or a single request."""

    person: str
    lang: str
    # Half the round trip, in seconds.
    half_trip: float

    def send(self, message: bytes) -> None:
        """Sends a message, now or soon; never waits, never fails."""
        ...


class Request(Arrival):
    """Picks that somebody asked for."""

    actions: list[Any]
    ticket: str
    askers: list[Asker]
    # For a bot, which waits to hear whether it was done.
    done: asyncio.Future[bool] | None = None


class Moment(msgspec.Struct, frozen=True):
    """What an update says to all seats alike."""

    seq: int
    to_act: Sequence[int]
    time: int
    deadline: int | None
    left: list[int] | None
    by: int | None
    undone: bool
    outcome: Outcome | None


class Table:
    """A table that people are at, or that a clock or a bot is needed for."""

    def __init__(self, house: House, key: int, name: str, sheet: Sheet) -> None:
        self.house = house
        self.key = key
        self.name = name
        self.sheet = sheet
        # Who finds it in the own list.
        self.people = sheet.people()
        self.watchers: list[Asker] = []
        self.viewers: dict[int | None, list[Asker]] = {}
        self.arbiter: Arbiter[Request] = Arbiter()
        # Requests of a seat that wait behind one of it that is held in a contest.
        self.queues: dict[int, list[Request]] = {}
        self.held: dict[tuple[int, str], Request] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.asking: wire.Asking | None = None
        self.agreed: set[int] = set()
        self.answers: dict[tuple[str, str], bytes] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.pending = 0
        self.gone = False
        self.last_picker: int | None = None
        self.used_at = house.world()

    # The game

    @property
    def play(self) -> Play[Any]:
        """The game; refused while it has not begun."""
        if self.sheet.play is None:
            raise Refusal("", "not-begun")
        return self.sheet.play

    def running(self) -> Play[Any]:
        """The game, if one may pick in it now."""
        play = self.play
        if self.sheet.paused:
            raise Refusal("", "paused")
        return play

    def now(self) -> int:
        """The table's time."""
        return self.sheet.time.now(self.house.world())

    def own(self, asker: Asker, seat: int) -> Seat:
        """A seat that this person may play."""
        if seat >= len(self.sheet.seats) or asker.person not in self.sheet.seats[seat].holders:
            raise Refusal("", "not-your-seat")
        return self.sheet.seats[seat]

    def here(self, seat: int) -> bool:
        """Whether somebody who may play this seat is connected."""
        return bool(self.viewers.get(seat))

    def half_trip(self, seat: int) -> float:
        """How far away a seat is: the slowest of its devices; bots are here."""
        if self.sheet.seats[seat].played_by:
            return 0.0
        return max((asker.half_trip for asker in self.viewers.get(seat, ())), default=0.0)

    # Writing

    def commit(self, note: n.AnyNote, then: Callable[[], None]) -> None:
        """Makes a note, and does `then` when it is on the disk."""
        seq = self.sheet.notes
        self.sheet.take(note)
        changes: list[Change] = [Line(self.key, seq, msgspec.json.encode(note).decode())]
        if isinstance(note, SUMMARISED) or (isinstance(note, n.Picked) and self.sheet.over):
            changes += self.rows()
        self.write(changes, then)

    def after(self, then: Callable[[], None]) -> None:
        """Does something when all that has happened so far is on the disk."""
        if self.pending:
            self.write((), then)
        else:
            then()

    def write(self, changes: Sequence[Change], then: Callable[[], None]) -> None:
        """Has changes written; should that fail, what is in memory is ahead of the disk and must go."""
        self.pending += 1

        def done(error: Exception | None) -> None:
            self.pending -= 1
            if error is not None:
                self.house.wreck(self, error)
            elif not self.gone:
                then()

        self.house.store.write(changes, done)

    def rows(self, asleep: bool = False) -> list[Row]:
        """What the list of tables needs to know of this one; `asleep`: nothing will happen until somebody comes."""
        sheet = self.sheet
        listed = sheet.settings.listed and sheet.settings.open and sheet.play is None
        update = "UPDATE tables SET status = ?, listed = ?, timed = ?, updated = ?, summary = ? WHERE key = ?"
        summary = msgspec.json.encode(self.summary()).decode()
        rows = [
            Row(
                update,
                (sheet.status, listed, sheet.status == "playing" and not asleep, sheet.changed_at, summary, self.key),
            )
        ]
        # Who has left, or was sent away, does not find the table in the own list any more.
        people, before = sheet.people(), self.people
        self.people = people
        gone = "DELETE FROM people WHERE person = ? AND tab = ?"
        rows += [Row(gone, (who, self.key)) for who in sorted(before - people)]
        rows += [Row("INSERT OR IGNORE INTO people VALUES (?, ?)", (who, self.key)) for who in sorted(people)]
        return rows

    def summary(self) -> dict[str, Any]:
        """A line in a list of tables."""
        sheet = self.sheet
        return {
            "table": self.name,
            "game": sheet.box.name,
            "status": sheet.status,
            "made": sheet.made_at,
            "changed": sheet.changed_at,
            "names": sheet.names(),
            "free": sum(seat.free for seat in sheet.seats),
            "to_act": list(sheet.play.to_act()) if sheet.play else [],
        }

    # Watching

    def watch(self, asker: Asker) -> None:
        """From now on this one hears what happens here."""
        if asker not in self.watchers:
            self.watchers.append(asker)
        self.regroup()
        for seat in self.sheet.seats_of(asker.person):
            if self.sheet.seats[seat].stand_in and self.sheet.status == "playing":
                self.commit(n.StoodIn(at=self.house.world(), seat=seat), self.show)
        messages = [self.info(asker), *self.full(asker)]
        if self.sheet.chat and self.may_look(asker):
            messages.append(wire.encode(wire.Talk(self.name, self.sheet.chat)))
        self.after(lambda: deliver([asker], messages))
        self.show(but=asker)

    def unwatch(self, asker: Asker) -> None:
        """This one is gone."""
        if asker in self.watchers:
            self.watchers.remove(asker)
            self.regroup()
            self.show()

    def regroup(self) -> None:
        """Who sees what: those with a seat its view, the others the public one, if they may."""
        self.used_at = self.house.world()
        self.viewers = {}
        for asker in self.watchers:
            if self.may_look(asker):
                seats: Sequence[int | None] = self.sheet.seats_of(asker.person)
                for seat in seats or [None]:
                    self.viewers.setdefault(seat, []).append(asker)

    def may_look(self, asker: Asker) -> bool:
        """Whether this person may see and hear what happens: players, the host, and others if the host lets them."""
        sheet = self.sheet
        return sheet.settings.spectators or asker.person == sheet.host or bool(sheet.seats_of(asker.person))

    def show(self, but: Asker | None = None) -> None:
        """Tells everybody how the table is, once it is written."""

        def then() -> None:
            for asker in self.watchers:
                if asker is not but:
                    asker.send(self.info(asker))

        self.after(then)

    def tell(self, message: bytes) -> None:
        """Tells everybody who may look on."""
        for asker in self.watchers:
            if self.may_look(asker):
                asker.send(message)

    def full(self, asker: Asker) -> list[bytes]:
        """The game as this one sees it now, for each of its seats."""
        if self.sheet.play is None:
            return []
        return [self.update(seat) for seat, viewers in self.viewers.items() if asker in viewers]

    def update(
        self,
        seat: int | None,
        told: Sequence[Told] = (),
        ticket: str | None = None,
        tie: n.Tie | None = None,
        moment: Moment | None = None,
    ) -> bytes:
        """The game as a seat sees it; `moment` is what all seats see alike, if it is known already."""
        play = self.play
        if moment is None:
            moment = self.moment(None)
        return wire.encode(
            wire.Update(
                self.name,
                seat,
                moment.seq,
                [event for event in [one.to(seat) for one in told] if event is not None],
                play.view(seat),
                [] if seat is None else play.legal(seat),
                moment.to_act,
                moment.time,
                moment.deadline,
                moment.left,
                seat is not None and not self.sheet.over and play.can_undo(seat),
                moment.by,
                ticket,
                moment.undone,
                tie,
                moment.outcome,
            )
        )

    def moment(self, by: int | None, undone: bool = False) -> Moment:
        """What all seats see alike, now."""
        play, sheet = self.play, self.sheet
        now = self.now()
        off = sheet.settings.timing.kind == "off"
        return Moment(
            len(play.entries),
            play.to_act(),
            now,
            None if off else play.game.deadline(play.state),
            sheet.clocks.remaining(now),
            by,
            undone,
            play.outcome() if sheet.over else None,
        )

    def info(self, asker: Asker) -> bytes:
        """The table but for the game, as this person sees it."""
        sheet = self.sheet
        seats = [
            wire.SeatInfo(
                name=seat.name,
                colour=seat.colour,
                avatar=seat.avatar,
                kind="bot" if seat.bot else "free" if seat.free else "person",
                level=seat.bot,
                stand_in=seat.stand_in,
                here=self.here(number),
                host=sheet.host in seat.holders,
                half_trip=arbiter.millis(arbiter.capped(self.half_trip(number))) if self.here(number) else None,
            )
            for number, seat in enumerate(sheet.seats)
        ]
        words = self.house.speech.server(asker.lang)
        return wire.encode(
            wire.Table(
                table=self.name,
                code=sheet.code,
                game=sheet.box.name,
                options=self.house.plain_options(sheet.options),
                own_deck=getattr(sheet.options, "deck", None) is not None,
                settings=sheet.settings,
                status=sheet.status,
                paused=sheet.paused,
                seats=seats,
                mine=sheet.seats_of(asker.person),
                host=asker.person == sheet.host,
                watching=len(self.viewers.get(None, ())),
                asking=self.asking,
                rematch=sheet.rematch,
                tie_rule=words("tie-rule", cap=round(arbiter.CAP * 1000)),
                commit=sheet.play.header.commit if sheet.play else None,
            )
        )

    # Answers

    def answer(self, asker: Asker, command: wire.Command, value: Any = None) -> None:
        """Says that a command was done, once it is written."""
        message = wire.encode(wire.Answer(self.name, command.ticket, ok=True, value=value))
        if command.ticket is not None:
            self.answers[(asker.person, command.ticket)] = message
            if len(self.answers) > ANSWERS_KEPT:
                del self.answers[next(iter(self.answers))]
        self.after(lambda: asker.send(message))

    def refuse(self, asker: Asker, ticket: str | None, refusal: Refusal, tie: n.Tie | None = None) -> None:
        """Says why something was not done. It may tell of what is not yet written, so it waits for that."""
        self.house.metrics.refusals += 1
        text = self.house.speech.refusal(refusal, asker.lang, self.sheet)
        facts = self.house.plain(refusal.facts)
        message = wire.encode(
            wire.Answer(
                self.name, ticket, ok=False, rule=refusal.rule, why=refusal.why, facts=facts, text=text, tie=tie
            )
        )
        self.after(lambda: asker.send(message))

    def close(self) -> None:
        """Nothing more happens here; on the disk it goes on."""
        self.gone = True
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()


def deliver(askers: Sequence[Asker], messages: Sequence[bytes]) -> None:
    """Sends messages, in order."""
    for asker in askers:
        for message in messages:
            asker.send(message)
