"""What people do round the game: sit down, start, pause, chat, hand over, go on elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from potluck.bots import levels
from potluck.engine.game import Refusal
from potluck.engine.play import start as start_game
from potluck.engine.records import Record
from potluck.games.box import Box
from potluck.server import acting, notes as n, wire
from potluck.server.seats import clean, token_hash
from potluck.server.table import Asker, Table


def handle(table: Table, asker: Asker, command: Any) -> None:
    """Does a command, or says why not; each ticket of a person is done once."""
    known = table.answers.get((asker.person, command.ticket)) if command.ticket else None
    if known is not None:
        table.after(lambda: asker.send(known))
        return
    table.used_at = table.house.world()
    try:
        doing = HANDLERS[type(command)](table, asker, command)
    except Refusal as refusal:
        table.refuse(asker, command.ticket, refusal)
        return
    if doing is not None:
        task = table.house.loop.create_task(doing)
        table.house.keep(task)
        task.add_done_callback(lambda done: refused(table, asker, command, done))


def refused(table: Table, asker: Asker, command: wire.Command, done: asyncio.Task[None]) -> None:
    """A command that took its time may have been refused too."""
    error = None if done.cancelled() else done.exception()
    if isinstance(error, Refusal):
        table.refuse(asker, command.ticket, error)
    elif error is not None:
        table.house.loop.call_exception_handler({"message": "a command failed", "exception": error})


def host_only(table: Table, asker: Asker) -> None:
    if asker.person != table.sheet.host:
        raise Refusal("", "host-only")


def waiting_only(table: Table) -> None:
    if table.sheet.play is not None:
        raise Refusal("", "has-begun")


def seat_exists(table: Table, seat: int) -> None:
    if seat >= len(table.sheet.seats):
        raise Refusal("", "no-such-seat", {"number": seat + 1})


def known_level(table: Table, level: str) -> str:
    if level not in levels(table.sheet.box):
        raise Refusal("", "bot-level", {"level": level, "levels": ", ".join(levels(table.sheet.box))})
    return level


def done(table: Table, asker: Asker, command: wire.Command, note: n.AnyNote, value: Any = None) -> None:
    """Makes the note of a command, answers it, and shows everybody how the table is now."""
    table.commit(note, lambda: None)
    table.regroup()
    table.answer(asker, command, value)
    table.show()


def watch(table: Table, asker: Asker, command: wire.Watch) -> None:
    table.watch(asker)
    if command.ticket:
        table.answer(asker, command)


def unwatch(table: Table, asker: Asker, command: wire.Unwatch) -> None:
    table.unwatch(asker)
    table.answer(asker, command)


def sit(table: Table, asker: Asker, command: wire.Sit) -> None:
    """On a free seat while the table waits; on one's own at any time, to be called otherwise."""
    sheet, seat = table.sheet, command.seat
    if seat is None:
        seat = next((number for number, place in enumerate(sheet.seats) if place.free), None)
        if seat is None:
            raise Refusal("", "table-full")
    seat_exists(table, seat)
    place = sheet.seats[seat]
    if asker.person not in place.holders:
        waiting_only(table)
        if not place.free:
            raise Refusal("", "seat-taken", {"number": seat + 1})
        if not sheet.settings.open and asker.person not in sheet.people():
            raise Refusal("", "table-closed")
    name = clean(command.name)
    if any(other.name.casefold() == name.casefold() for number, other in enumerate(sheet.seats) if number != seat):
        raise Refusal("", "name-taken", {"name": name})
    note = n.Sat(
        at=table.house.world(),
        seat=seat,
        person=asker.person,
        name=name,
        colour=command.colour,
        avatar=command.avatar,
    )
    done(table, asker, command, note, {"seat": seat})


def leave(table: Table, asker: Asker, command: wire.Leave) -> None:
    """Before the start the seat is free again; later a bot goes on. A host who leaves is followed by another."""
    table.own(asker, command.seat)
    sheet, at = table.sheet, table.house.world()
    if sheet.play is not None:
        done(table, asker, command, n.StoodIn(at=at, seat=command.seat, level=acting.THUMB))
        acting.wake(table)
    else:
        done(table, asker, command, n.Rose(at=at, seat=command.seat))
    playing = [seat for seat in sheet.seats if seat.holders and not seat.stand_in]
    if asker.person == sheet.host and not any(asker.person in seat.holders for seat in playing) and playing:
        table.commit(n.HostIs(at=at, person=playing[0].holders[0]), table.show)


def seat_bot(table: Table, asker: Asker, command: wire.SeatBot) -> None:
    host_only(table, asker)
    waiting_only(table)
    seat_exists(table, command.seat)
    place = table.sheet.seats[command.seat]
    if not place.free and place.bot is None:
        raise Refusal("", "seat-taken", {"number": command.seat + 1})
    level = known_level(table, command.level)
    done(table, asker, command, n.BotSat(at=table.house.world(), seat=command.seat, level=level, name=bot_name(table)))


def bot_name(table: Table) -> str:
    """A name that nobody at the table has yet."""
    taken = {seat.name for seat in table.sheet.seats}
    return next(name for name in [*BOT_NAMES, *(f"Robot {i}" for i in range(2, 99))] if name not in taken)


# Kitchen helpers of both languages.
BOT_NAMES = ("Basil", "Olive", "Clove", "Juniper", "Ginger", "Sorrel", "Anise", "Chervil")


def kick(table: Table, asker: Asker, command: wire.Kick) -> None:
    host_only(table, asker)
    waiting_only(table)
    seat_exists(table, command.seat)
    done(table, asker, command, n.Rose(at=table.house.world(), seat=command.seat))


def configure(table: Table, asker: Asker, command: wire.Configure) -> None:
    host_only(table, asker)
    if table.sheet.play is not None and command.settings.timing != table.sheet.settings.timing:
        raise Refusal("", "has-begun")
    done(table, asker, command, n.SettingsAre(at=table.house.world(), settings=command.settings))


def make_host(table: Table, asker: Asker, command: wire.MakeHost) -> None:
    host_only(table, asker)
    seat_exists(table, command.seat)
    holders = table.sheet.seats[command.seat].holders
    if not holders:
        raise Refusal("", "nobody-there")
    done(table, asker, command, n.HostIs(at=table.house.world(), person=holders[0]))


def start(table: Table, asker: Asker, command: wire.Start) -> None:
    host_only(table, asker)
    waiting_only(table)
    begin(table)
    table.answer(asker, command)


def begin(table: Table) -> None:
    """Sets up the game for the seats that are taken, and lets it run."""
    sheet = table.sheet
    kept = [number for number, seat in enumerate(sheet.seats) if not seat.free]
    at, seed = table.house.world(), secrets.token_hex(32)
    play = start_game(sheet.box.game, len(kept), sheet.options, seed, 0, [sheet.seats[seat].name for seat in kept])
    note = n.Began(at=at, header=play.header, seed=seed, kept=kept)
    sheet.play = play
    messages: list[tuple[list[Asker], bytes]] = []

    def then() -> None:
        for watchers, message in messages:
            for one in watchers:
                one.send(message)
        acting.wake(table)

    table.commit(note, then)
    table.regroup()
    sheet.clocks.turn(play.to_act(), 0)
    messages += [(list(watchers), table.update(viewer, play.told)) for viewer, watchers in table.viewers.items()]
    acting.schedule(table)
    table.show()


def try_out(box: Box, seats: int, options: Record) -> None:
    """Refuses what could not be set up, before a table is made for it."""
    start_game(box.game, seats, options, "try")


def pause(table: Table, asker: Asker, command: wire.Pause) -> None:
    host_only(table, asker)
    acting.strike(table)
    table.running()
    if table.sheet.over:
        raise Refusal("", "over")
    note = n.Paused(at=table.house.world(), time=table.now())
    done(table, asker, command, note)
    acting.schedule(table)


def resume(table: Table, asker: Asker, command: wire.Resume) -> None:
    """By the host; or, if the host is away, by any player, since nothing could ever go on else."""
    host_here = any(other.person == table.sheet.host for other in table.watchers)
    if host_here or not table.sheet.seats_of(asker.person):
        host_only(table, asker)
    if not table.sheet.paused:
        raise Refusal("", "not-paused")
    done(table, asker, command, n.Resumed(at=table.house.world()))
    acting.schedule(table)
    acting.wake(table)


def stand_in(table: Table, asker: Asker, command: wire.StandIn) -> None:
    """A bot for a seat whose player is away (anybody who plays may ask), or for one's own; its player takes it back."""
    seat_exists(table, command.seat)
    sheet, place = table.sheet, table.sheet.seats[command.seat]
    mine = asker.person in place.holders
    if not mine and asker.person != sheet.host and not sheet.seats_of(asker.person):
        raise Refusal("", "not-your-seat")
    if sheet.play is None:
        raise Refusal("", "not-begun")
    if place.bot is not None:
        raise Refusal("", "nobody-there")
    if not mine and command.level is not None and table.here(command.seat):
        raise Refusal("", "player-here")
    level = None if command.level is None else known_level(table, command.level)
    done(table, asker, command, n.StoodIn(at=table.house.world(), seat=command.seat, level=level))
    acting.schedule(table)
    table.after(lambda: acting.wake(table))


def say(table: Table, asker: Asker, command: wire.Say) -> None:
    """Chat, by those with a seat, and by those who look on where they may."""
    seat = speaker(table, asker, command.seat)
    note = n.Said(at=table.house.world(), seat=seat, text=clean(command.text))
    message = wire.encode(wire.Talk(table.name, [wire.ChatLine(seat, note.text, note.at)]))
    table.commit(note, lambda: table.tell(message))
    table.answer(asker, command)


def react(table: Table, asker: Asker, command: wire.React) -> None:
    seat = speaker(table, asker, command.seat)
    table.tell(wire.encode(wire.Reaction(table.name, seat, command.reaction)))
    table.answer(asker, command)


def speaker(table: Table, asker: Asker, seat: int | None) -> int | None:
    """As whom this person speaks."""
    mine = table.sheet.seats_of(asker.person)
    if seat is not None:
        table.own(asker, seat)
        return seat
    if mine:
        return mine[0]
    if not table.may_look(asker):
        raise Refusal("", "no-spectators")
    return None


def link(table: Table, asker: Asker, command: wire.Link) -> None:
    """The address of the seat for another device. Its secret part comes after #, which no server ever sees."""
    table.own(asker, command.seat)
    token = secrets.token_urlsafe(24)
    note = n.Linked(at=table.house.world(), seat=command.seat, token=token_hash(token))
    done(table, asker, command, note, {"token": token, "path": f"/t/{table.name}#seat={command.seat}&key={token}"})


def claim(table: Table, person: str, token: str) -> int:
    """Somebody comes by a personal link; which seat it is."""
    hashed = token_hash(token)
    for number, seat in enumerate(table.sheet.seats):
        if seat.link and secrets.compare_digest(seat.link, hashed):
            table.commit(n.Claimed(at=table.house.world(), seat=number, person=person), table.show)
            table.regroup()
            return number
    raise Refusal("", "bad-link")


async def rematch(table: Table, asker: Asker, command: wire.Rematch) -> None:
    """A new table for the same people; it is made once, whoever asks."""
    sheet = table.sheet
    if not sheet.over:
        raise Refusal("", "not-over")
    if not sheet.seats_of(asker.person) and asker.person != sheet.host:
        raise Refusal("", "not-your-seat")
    if sheet.rematch is None:
        following = table.house.make(sheet.host, sheet.box.name, sheet.options, len(sheet.seats), sheet.settings)
        at = table.house.world()
        for number, seat in enumerate(sheet.seats):
            if seat.bot is not None:
                following.commit(n.BotSat(at=at, seat=number, level=seat.bot, name=seat.name), lambda: None)
                continue
            for holder in seat.holders[:1]:
                sat = n.Sat(at=at, seat=number, person=holder, name=seat.name, colour=seat.colour, avatar=seat.avatar)
                following.commit(sat, lambda: None)
            for holder in seat.holders[1:]:
                following.commit(n.Claimed(at=at, seat=number, person=holder), lambda: None)
            if seat.stand_in is not None and not table.here(number):
                # Who has gone is not waited for; the seat is theirs again as soon as they come.
                following.commit(n.StoodIn(at=at, seat=number, level=seat.stand_in), lambda: None)
        begin(following)
        table.commit(n.Rematched(at=at, table=following.name), table.show)
    table.answer(asker, command, {"table": sheet.rematch})


Handler = Callable[[Table, Asker, Any], Coroutine[Any, Any, None] | None]

HANDLERS: dict[type[wire.Command], Handler] = {
    wire.Watch: watch,
    wire.Unwatch: unwatch,
    wire.Sit: sit,
    wire.Leave: leave,
    wire.SeatBot: seat_bot,
    wire.Kick: kick,
    wire.Configure: configure,
    wire.MakeHost: make_host,
    wire.Start: start,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.StandIn: stand_in,
    wire.Act: acting.act,
    wire.Undo: acting.undo,
    wire.Consent: acting.consent,
    wire.Hint: acting.hint,
    wire.Say: say,
    wire.React: react,
    wire.Link: link,
    wire.Rematch: rematch,
}
