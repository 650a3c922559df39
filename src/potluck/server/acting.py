"""What happens in a running game: picks, contests, taking back, clocks, bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from potluck.engine.expected import explain
from potluck.engine.game import EVERYBODY, Refusal
from potluck.engine.records import Told
from potluck.server import arbiter, notes as n, wire
from potluck.server.bots import Question, delay
from potluck.server.table import Asker, Request, Table

logger = logging.getLogger("potluck.table")

# The bot that picks where nobody chose one.
THUMB = "thumb"
# So often a bot asks again for what others have just taken; then it takes the first pick there is.
TRIES = 8


# Picks


def act(table: Table, asker: Asker, command: wire.Act) -> None:
    """Somebody picks."""
    seat = table.own(asker, command.seat)
    if command.ticket in seat.tickets:
        message = table.update(command.seat, ticket=command.ticket)
        table.after(lambda: asker.send(message))
        return
    held = table.held.get((command.seat, command.ticket))
    if held is not None:
        held.askers.append(asker)
        return
    table.running()
    request = Request(
        seat=command.seat,
        arrived=table.house.loop.time(),
        half_trip=asker.half_trip,
        actions=decoded(table, command.actions),
        ticket=command.ticket,
        askers=[asker],
    )
    if seat.stand_in:
        table.commit(n.StoodIn(at=table.house.world(), seat=command.seat), table.show)
    line_up(table, request)


def decoded(table: Table, actions: Sequence[msgspec.Raw]) -> list[Any]:
    """Actions of the game; what is not one is refused."""
    decoder = table.house.decoder(table.sheet.box)
    try:
        return [decoder.decode(action) for action in actions]
    except msgspec.ValidationError as error:
        where, why, facts = explain(error, decoder.type)
        raise Refusal("", why, {"where": ".".join(map(str, where)), **facts}) from error
    except msgspec.DecodeError as error:
        raise Refusal("", "bad-message", {"error": str(error)}) from error


def line_up(table: Table, request: Request) -> None:
    """Does a request, or holds it as long as a rival for the same thing could still turn out to be earlier."""
    queue = table.queues.get(request.seat)
    if queue is not None:
        queue.append(request)
        table.held[request.seat, request.ticket] = request
        return
    acting = table.play.to_act()
    tie = None
    if len(acting) > 1 and request.seat in acting:
        thing = request.actions[0]
        hold = table.arbiter.offer(thing, request, rivals(table, request, acting))
        if hold != 0:
            table.queues[request.seat] = []
            table.held[request.seat, request.ticket] = request
            if hold is not None:
                table.house.loop.call_later(hold, settle, table, thing)
            return
        tie = arbiter.tie(0.0, [request])
    do(table, request, tie)


def rivals(table: Table, request: Request, acting: Sequence[int]) -> list[float]:
    """The half trips of the others who could pick the same, as far as they are further away."""
    near = arbiter.capped(request.half_trip) + arbiter.SHORTEST
    if not [asker for asker in table.watchers if asker.half_trip > near]:
        return []
    far = [(seat, trip) for seat in acting if seat != request.seat and (trip := table.half_trip(seat)) > near]
    return [trip for seat, trip in far if request.actions[0] in table.play.legal(seat)]


def settle(table: Table, thing: Any) -> None:
    """A contest is over: its requests are done in the order that counts, then whatever waited behind them."""
    if table.gone:
        return
    order, tie = table.arbiter.settle(thing)
    for request in order:
        table.held.pop((request.seat, request.ticket), None)
        do(table, request, tie)
    for request in order:
        for waiting in table.queues.pop(request.seat, []):
            table.held.pop((waiting.seat, waiting.ticket), None)
            line_up(table, waiting)


def do(table: Table, request: Request, tie: n.Tie | None) -> None:
    """Does a request now. Everybody who sent it gets an answer."""
    done = attempt(table, request, tie)
    if request.done is not None and not request.done.done():
        request.done.set_result(done)


def attempt(table: Table, request: Request, tie: n.Tie | None) -> bool:
    """The same; whether it was done."""
    try:
        strike(table)
        play = table.running()
        before = len(play.entries)
        at = table.now()
        if len(request.actions) == 1:
            told = play.act(request.seat, request.actions[0], at)
        else:
            told = play.batch(request.seat, request.actions, at)
    except Refusal as refusal:
        for asker in request.askers:
            table.refuse(asker, request.ticket, refusal, tie)
        return False
    except Exception as error:
        # The rules failed halfway: only the log still knows how things stood.
        table.house.wreck(table, error)
        return False
    changed(table, before, told, request.seat, request.ticket, tie, askers=request.askers, arrived=request.arrived)
    return True


def changed(
    table: Table,
    before: int,
    told: Sequence[Told],
    seat: int | None,
    ticket: str = "",
    tie: n.Tie | None = None,
    undone: bool = False,
    askers: Sequence[Asker] = (),
    arrived: float | None = None,
) -> None:
    """The log has grown since `before`: writes that, then tells everybody their part of it."""
    sheet, play = table.sheet, table.play
    acting = play.to_act()
    now = table.now()
    sheet.clocks.turn(acting, now, seat)
    sheet.over = not acting
    table.asking, asked = None, table.asking
    table.last_picker = seat
    note = n.Picked(
        at=table.house.world(),
        entries=play.entries[before:],
        seat=seat,
        ticket=ticket,
        tie=tie,
        left=list(sheet.clocks.left) if sheet.clocks.counts else None,
    )
    moment = table.moment(seat, undone)
    messages: list[tuple[Sequence[Asker], bytes]] = []
    for viewer, watchers in table.viewers.items():
        if viewer == seat:
            messages.append((list(watchers), table.update(viewer, told, ticket or None, tie, moment)))
        else:
            messages.append((list(watchers), table.update(viewer, told, moment=moment)))
    others = [asker for asker in askers if asker not in table.viewers.get(seat, ())]
    if others:
        messages.append((others, table.update(seat, told, ticket, tie, moment)))

    def then() -> None:
        for watchers, message in messages:
            for asker in watchers:
                asker.send(message)
        if arrived is not None:
            table.house.metrics.took(table.house.loop.time() - arrived)
        wake(table)

    table.commit(note, then)
    table.house.metrics.picks += len(note.entries)
    schedule(table)
    if asked is not None or sheet.over:
        table.show()


# Taking back


def undo(table: Table, asker: Asker, command: wire.Undo) -> None:
    """Takes back the last pick: freely, or by consent."""
    seat = table.own(asker, command.seat)
    if command.ticket and command.ticket in seat.tickets:
        message = table.update(command.seat, ticket=command.ticket)
        table.after(lambda: asker.send(message))
        return
    play = table.running()
    if table.sheet.over:
        # The seed can be seen by now.
        raise Refusal("", "over")
    if not play.line or play.line[-1].seat != command.seat:
        raise Refusal("", "undo-nothing")
    waiting = [] if play.can_undo(command.seat) else to_ask(table, command.seat)
    if waiting:
        table.asking = wire.Asking(command.seat, len(play.entries), waiting)
        table.answer(asker, command, {"asked": waiting})
        table.show()
    else:
        take_back(table, command.seat, command.ticket or "", [asker])


def to_ask(table: Table, seat: int) -> list[int]:
    """The people who must agree: who learnt something by the pick; if that was the seat alone, all the others."""
    learnt = set(table.play.learnt[-1]) - {seat}
    people = [
        number
        for number, other in enumerate(table.sheet.seats)
        if number != seat and other.holders and not other.stand_in and not set(other.holders) & holders(table, seat)
    ]
    if EVERYBODY in learnt or not learnt:
        return people
    return [number for number in people if number in learnt]


def holders(table: Table, seat: int) -> set[str]:
    return set(table.sheet.seats[seat].holders)


def take_back(table: Table, seat: int, ticket: str, askers: Sequence[Asker]) -> None:
    """Takes back the last pick; all who had to have agreed."""
    play = table.play
    before = len(play.entries)
    try:
        play.undo(seat, table.now(), agreed=True)
    except Refusal:
        raise
    except Exception as error:
        table.house.wreck(table, error)
        return
    changed(table, before, (), seat, ticket, undone=True, askers=askers)


def consent(table: Table, asker: Asker, command: wire.Consent) -> None:
    """Somebody agrees, or does not."""
    table.own(asker, command.seat)
    asking = table.asking
    if asking is None or asking.seq != command.seq or command.seat not in asking.waiting:
        raise Refusal("", "nothing-asked")
    waiting = [seat for seat in asking.waiting if seat != command.seat]
    table.asking = msgspec.structs.replace(asking, waiting=waiting) if command.agree and waiting else None
    table.answer(asker, command)
    table.show()
    if command.agree and not waiting:
        table.running()
        take_back(table, asking.seat, "", [])


# Clocks


def schedule(table: Table) -> None:
    """Has the table look at its clocks again when the next of them runs out."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    when = next_strike(table)
    if when is not None:
        seconds = max(0, when - table.now()) / 1000
        # Very far moments are looked at again on the way.
        table.timer = table.house.loop.call_later(min(seconds, 3600.0) + 0.001, ring, table)


def next_strike(table: Table) -> int | None:
    """When the next clock runs out, by the table's time."""
    sheet = table.sheet
    if sheet.play is None or sheet.over or sheet.paused or sheet.settings.timing.kind == "off":
        return None
    moments = [sheet.play.game.deadline(sheet.play.state)]
    due = sheet.clocks.due(but=table.thinking)
    if due is not None and not waits_for_game(table):
        moments.append(due[1])
    return min((moment for moment in moments if moment is not None), default=None)


def goes_on(table: Table) -> bool:
    """Whether something will happen here although nobody comes: a clock runs, or a bot is to pick."""
    sheet = table.sheet
    if sheet.play is None or sheet.over or sheet.paused:
        return False
    return next_strike(table) is not None or any(sheet.seats[seat].played_by for seat in sheet.play.to_act())


def waits_for_game(table: Table) -> bool:
    """Whether the game's own clock is the one that decides now."""
    play = table.play
    return table.sheet.settings.timing.out == "game" and play.game.deadline(play.state) is not None


def ring(table: Table) -> None:
    """A clock may have run out."""
    table.timer = None
    if not table.gone:
        try:
            strike(table)
        except Exception as error:
            table.house.wreck(table, error)
            return
        schedule(table)


def strike(table: Table) -> None:
    """Does what the clocks have brought about by now."""
    while (when := next_strike(table)) is not None and when <= table.now():
        play = table.play
        deadline = play.game.deadline(play.state)
        if deadline is not None and deadline <= table.now():
            before = len(play.entries)
            told = play.expire(table.now())
            changed(table, before, told, None)
            continue
        due = table.sheet.clocks.due(but=table.thinking)
        assert due is not None
        out_of_time(table, due[0])


def out_of_time(table: Table, seat: int) -> None:
    """A seat's clock ran out: a bot makes its pick, or takes it over."""
    if table.sheet.settings.timing.out == "takeover" and not table.sheet.seats[seat].played_by:
        table.commit(n.StoodIn(at=table.house.world(), seat=seat, level=THUMB), table.show)
    level = table.sheet.seats[seat].played_by or THUMB
    table.thinking[seat] = table.house.loop.create_task(think(table, seat, level, 0.0, asked=True))


# Bots


def wake(table: Table) -> None:
    """Has the bots that may pick begin to think."""
    sheet = table.sheet
    if table.gone or sheet.play is None or sheet.over or sheet.paused:
        return
    for seat in sheet.play.to_act():
        level = sheet.seats[seat].played_by
        if level is not None and seat not in table.thinking:
            again = table.last_picker == seat
            look = 0.0 if sheet.box.look is None else sheet.box.look(sheet.play.view(seat))
            wait = delay(level, sheet.settings.pace, again, table.house.bots.luck, look)
            table.thinking[seat] = table.house.loop.create_task(think(table, seat, level, wait))


async def think(table: Table, seat: int, level: str, wait: float, asked: bool = False) -> None:
    """A bot picks for a seat after a while; `asked`: this once, because the seat's clock ran out."""

    def still() -> bool:
        """Whether the bot is still to pick: things may have changed while it waited or thought."""
        sheet = table.sheet
        if table.gone or sheet.paused or sheet.over or seat not in table.play.to_act():
            return False
        return sheet.seats[seat].played_by is not None or (asked and sheet.clocks.out(seat, table.now()))

    try:
        for number in range(TRIES + 1):
            await asyncio.sleep(wait)
            if not still():
                return
            legal = table.play.legal(seat)
            pick = legal[0]
            if len(legal) > 1 and number < TRIES:
                pick = await advice(table, seat, level)
                if not still():
                    return
            done = table.house.loop.create_future()
            line_up(table, Request(seat, table.house.loop.time(), 0.0, [pick], "", [], done))
            if await done:
                return
    finally:
        table.thinking.pop(seat, None)
        if not table.gone:
            schedule(table)


async def advice(table: Table, seat: int, level: str) -> Any:
    """What a bot would pick for this seat, from what the seat sees."""
    play, sheet = table.play, table.sheet
    view, legal = play.view(seat), play.legal(seat)

    def question(who: str) -> Question:
        born = sha256(f"{sheet.seed} bot {seat} {who}".encode()).hexdigest()
        return Question((table.name, seat, who), born, sheet.box.name, sheet.options, view, legal)

    return await table.house.bots.pick(table.name, seat, level, question)


async def hint(table: Table, asker: Asker, command: wire.Hint) -> None:
    """The legal picks in words, and the one the rule of thumb would choose."""
    table.own(asker, command.seat)
    play, sheet = table.running(), table.sheet
    seq, view, legal = len(play.entries), play.view(command.seat), list(play.legal(command.seat))
    words = table.house.speech.game(sheet, asker.lang)
    lines = [table.house.speech.plain(sheet.box.choice(pick, view, sheet.options, words)) for pick in legal]
    advised = legal.index(await advice(table, command.seat, THUMB)) if legal else None
    message = wire.encode(wire.Hints(table.name, command.seat, seq, command.ticket, lines, advised))
    table.after(lambda: asker.send(message))
