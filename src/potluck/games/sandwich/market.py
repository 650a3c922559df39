"""The market (SW-3): everybody flips a card into the middle and takes one; in the Express it goes on a line at once."""

from __future__ import annotations

from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action
from potluck.games.sandwich import records as r
from potluck.games.sandwich.state import MARKET, NONE, PREPARATION, State


def shoppers(state: State) -> list[int]:
    """Who may take a card, or must place one."""
    if not state.setting.rush:
        return [state.turn]
    return [seat for seat in range(state.setting.seats) if not state.taken[seat] or state.pending[seat] >= 0]


def may_shop(state: State, seat: int) -> bool:
    """Whether this seat is among them."""
    if not state.setting.rush:
        return seat == state.turn
    return not state.taken[seat] or state.pending[seat] >= 0


def legal(state: State, seat: int) -> list[Action]:
    """The cards this seat may take, or the lines for the card it has just taken."""
    pantry = state.setting.pantry
    picks: list[Action] = []
    card = state.pending[seat]
    if card >= 0:
        for line in open_lines(state, seat):
            picks.append(pantry.put[card * 4 + line])
        return picks
    middle = state.middle
    for owner in range(len(middle)):
        card = middle[owner]
        if card >= 0 and (owner != seat or state.left == 1):
            pick = pantry.grab[card]
            if state.setting.copies == 1 or pick not in picks:
                picks.append(pick)
    return picks


def next_flip(state: State, moment: Moment) -> None:
    """All flip their top card; after the last flip the preparation begins."""
    state.flip += 1
    seats, hand = state.setting.seats, state.shape.hand
    if state.flip == hand:
        state.middle = []
        state.taken = []
        state.phase = PREPARATION
        moment.tell(r.PreparationBegan())
        return
    state.phase = MARKET
    state.middle = []
    for seat in range(seats):
        place = seat * hand + state.flip
        state.middle.append(state.deck[place])
        state.deck[place] = NONE
    state.left = seats
    state.taken = [False] * seats
    # SW-R2, SW-R15.
    state.turn = (state.setting.options.first_taster + state.flips) % seats
    state.flips += 1
    moment.reveal()
    moment.tell(r.Flipped(state.flip + 1, state.setting.pantry.names(state.middle)))


def grab(state: State, seat: int, card: int, moment: Moment) -> None:
    """SW-3: one card from the middle."""
    if state.pending[seat] >= 0:
        raise Illegal("SW-13", "place-first")
    owner = find(state, seat, card)
    if owner == NONE:
        raise Illegal("SW-R2", "gone", {"ingredient": state.setting.pantry.ids[card]})
    if owner == seat and state.left > 1:
        raise Illegal("SW-3", "own-card", {"ingredient": state.setting.pantry.ids[card]})
    moment.reveal()
    take(state, seat, owner, moment)
    go_on(state, moment)


def find(state: State, seat: int, card: int) -> int:
    """SW-R12: whose flipped card is taken: the nearest on the left, one's own last of all."""
    seats = state.setting.seats
    for distance in range(1, seats + 1):
        owner = (seat + distance) % seats
        if state.middle[owner] == card:
            return owner
    return NONE


def take(state: State, seat: int, owner: int, moment: Moment) -> None:
    """The card goes to the pile, or, in the Express, to a line."""
    card = state.middle[owner]
    state.middle[owner] = NONE
    state.left -= 1
    state.taken[seat] = True
    moment.tell(r.Grabbed(seat, state.setting.pantry.ids[card]))
    if not state.setting.express:
        state.loose[seat * state.shape.hand + state.flip] = card
        return
    state.pending[seat] = card
    lines = open_lines(state, seat)
    if len(lines) == 1:
        place(state, seat, lines[0], moment)


def go_on(state: State, moment: Moment) -> None:
    """SW-R12: the last card goes to the last player; then the next flip, unless somebody must still place a card."""
    seats = state.setting.seats
    if state.left == 1:
        last = state.taken.index(False)
        for owner in range(seats):
            if state.middle[owner] >= 0:
                take(state, last, owner, moment)
                break
    if state.left > 0:
        while state.taken[state.turn] and state.pending[state.turn] < 0:
            state.turn = (state.turn + 1) % seats
        return
    for seat in range(seats):
        if state.pending[(state.turn + seat) % seats] >= 0:
            state.turn = (state.turn + seat) % seats
            return
    next_flip(state, moment)


def open_lines(state: State, seat: int) -> list[int]:
    """SW-13: lines that have been started and are not full, and the next new one."""
    lines: list[int] = []
    first = seat * state.shape.sandwiches
    for line in range(state.shape.sandwiches):
        height = state.height[first + line]
        if height < state.shape.size:
            lines.append(line)
        if height == 0:
            break
    return lines


def put(state: State, seat: int, card: int, line: int, moment: Moment) -> None:
    """SW-13: the card just taken goes on a line for good."""
    if not state.setting.express:
        raise Illegal("SW-4", "market-first")
    if state.pending[seat] != card:
        raise Illegal("SW-13", "only-the-card-taken")
    if line not in open_lines(state, seat):
        raise Illegal("SW-13", "line-closed", {"sandwich": line + 1, "due": state.shape.sandwiches})
    moment.reveal()
    place(state, seat, line, moment)
    go_on(state, moment)


def place(state: State, seat: int, line: int, moment: Moment) -> None:
    """The pending card lies on its line, face down (SW-R9)."""
    number = seat * state.shape.sandwiches + line
    state.stack[seat * state.shape.hand + line * state.shape.size + state.height[number]] = state.pending[seat]
    state.height[number] += 1
    state.pending[seat] = NONE
    moment.tell(r.PutOnLine(seat, line + 1))
