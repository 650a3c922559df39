"""The preparation (SW-4): cards become sandwiches, rearranged at will (SW-R7), and are served all at once."""

from __future__ import annotations

from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action
from potluck.games.sandwich import records as r, tasting
from potluck.games.sandwich.state import NONE, State


def legal(state: State, seat: int) -> list[Action]:
    """Cards to sandwiches with room, loose ones first; when all are placed, handing over or taking back."""
    pantry = state.setting.pantry
    shape = state.shape
    picks: list[Action] = []
    first = seat * shape.hand
    heights = seat * shape.sandwiches
    placed = 0
    for line in range(shape.sandwiches):
        placed += state.height[heights + line]
    if placed == shape.hand:
        picks.extend(pantry.hand_over_all[shape.sandwiches])
        if not state.setting.express:
            for place in range(first, first + shape.hand):
                picks.append(pantry.take_back[state.stack[place]])
    else:
        open_lines: list[int] = []
        for line in range(shape.sandwiches):
            if state.height[heights + line] < shape.size:
                open_lines.append(line)
        for place in range(first, first + shape.hand):
            card = state.loose[place]
            if card >= 0:
                for line in open_lines:
                    picks.append(pantry.put[card * 4 + line])
        for place in range(first, first + shape.hand):
            card = state.stack[place]
            if card >= 0:
                for line in open_lines:
                    if (place - first) // shape.size != line:
                        picks.append(pantry.put[card * 4 + line])
    return picks if state.setting.copies == 1 else once(picks)


def once(picks: list[Action]) -> list[Action]:
    """Each pick once: two copies of an ingredient give the same pick twice."""
    found: list[Action] = []
    for pick in picks:
        if pick not in found:
            found.append(pick)
    return found


def put(state: State, seat: int, card: int, line: int) -> None:
    """A card goes on a sandwich with room: a loose one if there is one, else from another sandwich."""
    shape = state.shape
    if state.setting.express:
        raise Illegal("SW-13", "placed-for-good")
    if line >= shape.sandwiches:
        raise Illegal("SW-4", "no-such-sandwich", {"due": shape.sandwiches})
    first = seat * shape.hand
    loose = find(state.loose, first, first + shape.hand, card)
    stacked = NONE
    if loose == NONE:
        begin = first + line * shape.size
        stacked = find(state.stack, first, begin, card)
        if stacked == NONE:
            stacked = find(state.stack, begin + shape.size, first + shape.hand, card)
        if stacked == NONE:
            raise Illegal("SW-R7", "not-yours", {"ingredient": state.setting.pantry.ids[card]})
    height = seat * shape.sandwiches + line
    if state.height[height] == shape.size:
        raise Illegal("SW-4", "sandwich-full", {"size": shape.size})
    if loose == NONE:
        lift(state, seat, stacked)
    else:
        state.loose[loose] = NONE
    state.stack[first + line * shape.size + state.height[height]] = card
    state.height[height] += 1


def take_back(state: State, seat: int, card: int) -> None:
    """SW-R7: a card comes off its sandwich, when all are placed."""
    shape = state.shape
    if state.setting.express:
        raise Illegal("SW-13", "placed-for-good")
    first = seat * shape.hand
    if not all_placed(state, seat):
        raise Illegal("SW-R7", "place-all-first")
    place = find(state.stack, first, first + shape.hand, card)
    if place == NONE:
        raise Illegal("SW-R7", "not-yours", {"ingredient": state.setting.pantry.ids[card]})
    lift(state, seat, place)
    free = first
    while state.loose[free] >= 0:
        free += 1
    state.loose[free] = card


def all_placed(state: State, seat: int) -> bool:
    """Whether every card of a seat lies on a sandwich."""
    first = seat * state.shape.sandwiches
    for height in range(first, first + state.shape.sandwiches):
        if state.height[height] < state.shape.size:
            return False
    return True


def lift(state: State, seat: int, place: int) -> None:
    """A card leaves its sandwich; those above it move down."""
    size = state.shape.size
    line = (place - seat * state.shape.hand) // size
    end = seat * state.shape.hand + (line + 1) * size
    while place + 1 < end:
        state.stack[place] = state.stack[place + 1]
        place += 1
    state.stack[place] = NONE
    state.height[seat * state.shape.sandwiches + line] -= 1


def find(row: list[int], begin: int, end: int, card: int) -> int:
    """The first place of a card in a part of a row, or NONE."""
    for place in range(begin, end):
        if row[place] == card:
            return place
    return NONE


def hand_over(state: State, seat: int, choice: int, moment: Moment) -> None:
    """SW-4: one sandwich to each receiver; when all have served, the tasting begins."""
    shape = state.shape
    order = state.setting.pantry.orders[choice]
    if not all_placed(state, seat):
        raise Illegal("SW-R7", "place-all-first")
    if state.setting.pantry.hand_over[choice] not in state.setting.pantry.hand_over_all[shape.sandwiches]:
        raise Illegal("SW-4", "no-such-order", {"due": shape.sandwiches})
    for slot in range(shape.sandwiches):
        taster = state.receiver(seat, shape.distance[slot])
        state.served[taster * shape.sandwiches + slot] = 4 * seat + order[slot]
    state.given[seat] = True
    moment.tell(r.HandedOver(seat))
    for given in state.given:
        if not given:
            return
    tasting.open_plates(state, moment)
