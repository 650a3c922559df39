"""What a table is: the sum of its journal. Nothing here waits, sends or writes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from potluck.engine.chance import Seeded
from potluck.engine.log import Log, resume
from potluck.engine.play import Play
from potluck.engine.records import Entry, Seal
from potluck.games import box as find_box
from potluck.server import notes as n
from potluck.server.clock import SeatClocks, TableTime
from potluck.server.seats import Seat
from potluck.server.wire import ChatLine

# How much of the chat a newcomer sees.
CHAT_KEPT = 100

decode_note = msgspec.json.Decoder(n.AnyNote).decode


class Sheet:
    """A table's people, settings and game, as its notes tell; `take` follows one more of them."""

    def __init__(self, made: n.Made) -> None:
        self.box = find_box(made.game)
        self.options = msgspec.convert(made.options, self.box.game.options)
        self.code = made.code
        self.settings = made.settings
        self.host = made.host
        self.seats = [Seat() for _ in range(made.seats)]
        self.chat: list[ChatLine] = []
        self.play: Play[Any] | None = None
        self.seed = ""
        self.time = TableTime(made.at, 0)
        self.clocks = SeatClocks(made.settings.timing, made.seats)
        self.paused = False
        self.over = False
        self.rematch: str | None = None
        self.notes = 1
        self.made_at = made.at
        self.changed_at = made.at

    @property
    def status(self) -> Any:
        return "waiting" if self.play is None else "over" if self.over else "playing"

    def seats_of(self, person: str) -> list[int]:
        """The seats that this person may play."""
        return [number for number, seat in enumerate(self.seats) if person in seat.holders]

    def people(self) -> set[str]:
        """Everybody who belongs to this table."""
        return {self.host, *(person for seat in self.seats for person in seat.holders)}

    def names(self) -> list[str]:
        """The names by seat; a nameless seat is left to the reader's language."""
        return [seat.name for seat in self.seats]

    def take(self, note: n.AnyNote) -> None:
        """Follows a note. The game's log is moved on by whoever made the note, before."""
        self.notes += 1
        self.changed_at = note.at
        match note:
            case n.Sat(seat=seat, person=person, name=name, colour=colour, avatar=avatar):
                place = self.seats[seat]
                place.holders = place.holders if person in place.holders else [person]
                place.name, place.colour, place.avatar = name, colour, avatar
            case n.Rose(seat=seat):
                self.seats[seat] = Seat()
            case n.BotSat(seat=seat, level=level, name=name):
                self.seats[seat] = Seat(bot=level, name=name)
            case n.HostIs(person=person):
                self.host = person
            case n.SettingsAre(settings=settings):
                self.settings = settings
                if self.play is None:
                    self.clocks = SeatClocks(settings.timing, len(self.seats))
            case n.Began():
                self.begin(note)
            case n.Picked():
                self.picked(note)
            case n.Paused():
                self.time.stop(note.at)
                self.paused = True
            case n.Resumed():
                self.time.go(note.at)
                self.paused = False
            case n.StoodIn(seat=seat, level=stand_in):
                self.seats[seat].stand_in = stand_in
            case n.Said(seat=speaker, text=text):
                self.chat = [*self.chat[1 - CHAT_KEPT :], ChatLine(speaker, text, note.at)]
            case n.Linked(seat=seat, token=token):
                self.seats[seat].link = token
            case n.Claimed(seat=seat, person=person):
                if person not in self.seats[seat].holders:
                    self.seats[seat].holders.append(person)
            case n.Rematched(table=table):
                self.rematch = table
            case n.Made():
                raise ValueError("a table is made once")

    def begin(self, note: n.Began) -> None:
        """The game starts; the table's time starts with it."""
        self.seed = note.seed
        self.seats = [self.seats[seat] for seat in note.kept]
        self.clocks = SeatClocks(self.settings.timing, len(self.seats))
        self.time = TableTime(note.at, note.header.at)

    def picked(self, note: n.Picked) -> None:
        """Remembers the ticket and the clocks."""
        if note.seat is not None:
            self.seats[note.seat].remember(note.ticket, self.notes)
        if note.left is not None:
            self.clocks.left = list(note.left)


def read_sheet(lines: Sequence[str], asleep: Sequence[tuple[int, int]] = ()) -> Sheet:
    """A table as its journal tells; `asleep` are the times when no server ran, in which no clock went on."""
    notes = [decode_note(line) for line in lines]
    made = notes[0]
    assert isinstance(made, n.Made)
    sheet = Sheet(made)
    entries: list[Entry] = []
    began: n.Began | None = None
    latest = 0
    for note in notes[1:]:
        sheet.take(note)
        if isinstance(note, n.Began):
            began = note
        elif isinstance(note, n.Picked):
            entries.extend(note.entries)
            latest = note.at
    if began is not None:
        header = began.header
        sheet.play = resume(sheet.box.game, Log(header, entries, Seal(began.seed, "")))
        sheet.play.chance = Seeded(began.seed)
        sheet.over = sheet.play.outcome() is not None
        set_time(sheet, notes, began, entries, latest, asleep)
    return sheet


def set_time(
    sheet: Sheet,
    notes: Sequence[n.AnyNote],
    began: n.Began,
    entries: Sequence[Entry],
    latest: int,
    asleep: Sequence[tuple[int, int]],
) -> None:
    """Puts the table's time back to where it stood, and the clocks of those whose pick is awaited."""
    at = entries[-1].at if entries else began.header.at
    time = TableTime(latest or began.at, at)
    for note in notes:
        if note.at < (latest or began.at):
            continue
        if isinstance(note, n.Paused):
            time.stop(note.at)
        elif isinstance(note, n.Resumed):
            time.go(note.at)
    time.offset -= sum(slept(asleep, latest or began.at))
    sheet.time = time
    assert sheet.play is not None
    sheet.clocks.turn(sheet.play.to_act(), at)


def slept(asleep: Sequence[tuple[int, int]], since: int) -> Iterable[int]:
    """How long no server ran, after a moment."""
    return (end - max(start, since) for start, end in asleep if end > since)
