"""A turn: choose, clear, cook, treat the cuts (SD-9 to SD-18), reaction windows (SD-R16), and the end (SD-34).

`go_on` is called after every pick: it does what follows by itself, until somebody has to pick again.
"""

from __future__ import annotations

from potluck.engine.game import Moment
from potluck.games.slice_and_dice.gains import (
    T_GAIN,
    T_LOSE,
    T_SPECIAL,
    T_THIRD,
    discard,
    empty_board,
    next_task,
    take_off,
)
from potluck.games.slice_and_dice.lines import clear_line, fill_lines, move_dishes, take_lid_off
from potluck.games.slice_and_dice.pantry import (
    COLANDER,
    INGREDIENTS,
    K_UTENSIL,
    KNIFE,
    MEAT_TENDERIZER,
    OVEN_MITT,
    PAN,
    PIZZA_SLICER,
    SPATULA,
    WOODEN_SPOON,
)
from potluck.games.slice_and_dice.records import (
    Chose,
    Cleared,
    Cooked,
    Cut,
    Ended,
    Placed,
    Rerolled,
    Rolled,
    RoundBegan,
    Stayed,
    Stopped,
    TookMarker,
    TurnBegan,
    Used,
)
from potluck.games.slice_and_dice.state import (
    AFTER_ROLL,
    AFTER_STOP,
    CHOOSE,
    CLEAR,
    COOK,
    FINISH,
    NONE,
    OPEN,
    OVER,
    PASSED,
    ROLLED,
    WINDOW,
    Kitchen,
)

CUT_MARKERS = 3


def go_on(k: Kitchen, moment: Moment) -> None:
    """All that follows by itself from the last pick."""
    while k.base != OVER:
        if next_task(k, moment):
            return
        if is_complete(k):
            cook_dish(k, moment)
        elif k.base == WINDOW:
            if is_open(k):
                k.phase = WINDOW
                return
            close_window(k, moment)
        elif k.base == CLEAR and k.boards[k.active] == 0:
            k.base = COOK
        elif k.base == FINISH and not may_go_on(k):
            end_turn(k, moment)
        else:
            k.phase = k.base
            return
    k.phase = OVER
    k.tasks = []


def may_go_on(k: Kitchen) -> bool:
    """Whether after cooking something can still be played (SD-R23): utensils, a special token, two for the Lid."""
    seat = k.active
    if k.hands[seat]:
        return True
    if k.dish_of(seat) == NONE:
        return False
    return k.has_special(seat, k.missing(seat)) or (not k.coop and k.lid != seat and k.tokens(seat) > 1)


# Choose and clear


def start_turn(k: Kitchen, moment: Moment) -> None:
    """The active player's turn begins with phase 1."""
    k.base = CHOOSE
    k.since[k.active] += 1
    moment.tell(TurnBegan(k.active))


def choose(k: Kitchen, line: int, moment: Moment) -> None:
    """SD-10: the marker goes to another line; a Lid on it stays behind, beside the board (SD-32)."""
    if k.lid == k.active:
        take_lid_off(k, moment)
    k.markers[k.active] = line
    k.at_it[k.active] = 1
    moment.tell(Chose(k.active, line + 1, k.pantry.dishes[k.dishes[line]]))
    k.base = CLEAR


def stay(k: Kitchen, moment: Moment) -> None:
    """SD-10: choosing is optional."""
    k.at_it[k.active] += 1
    moment.tell(Stayed(k.active))
    k.base = CLEAR


def clear_board(k: Kitchen, moment: Moment) -> None:
    """SD-11."""
    empty_board(k, k.active)
    moment.tell(Cleared(k.active))
    k.base = COOK


# Cook


def roll(k: Kitchen, dice: int, moment: Moment) -> None:
    """SD-12, and the rivals may react."""
    k.rolled = dice
    k.placed = False
    moment.tell(Rolled(k.active, throw(k, dice, moment)))
    open_window(k, AFTER_ROLL, moment)


def reroll(k: Kitchen, dice: int, moment: Moment) -> None:
    """Some of the rolled dice are rolled again, which opens the window again (SD-R16)."""
    moment.tell(Rerolled(k.active, throw(k, dice, moment)))
    open_window(k, AFTER_ROLL, moment)


def throw(k: Kitchen, dice: int, moment: Moment) -> list[str]:
    """These dice fall; returns what they show."""
    bits = k.pantry.bits
    which = [die for die in range(7) if dice & bits[die]]
    shown: list[str] = []
    fallen = moment.chance.roll(len(which), 6)
    for nth, die in enumerate(which):
        face = die * 6 + fallen[nth]
        k.faces[die] = face
        shown.append(k.pantry.symbols[face])
    return shown


def place(k: Kitchen, symbol: int, moment: Moment) -> None:
    """SD-13: the token of a rolled symbol goes to the board."""
    k.boards[k.active] |= k.pantry.bits[symbol]
    k.placed = True
    moment.tell(Placed(k.active, k.pantry.symbols[symbol]))
    if k.useful() == 0:
        end_roll(k)


def place_special(k: Kitchen, symbol: int, moment: Moment) -> None:
    """SD-26: without a roll. SD-27: after a roll that shows nothing useful it avoids the cut."""
    bit = k.pantry.bits[symbol]
    k.specials[k.active * INGREDIENTS + symbol] -= 1
    k.boards[k.active] |= bit
    k.on_special[k.active] |= bit
    moment.tell(Placed(k.active, k.pantry.symbols[symbol], True))
    if k.base == ROLLED and k.useful() == 0:
        end_roll(k)


def end_roll(k: Kitchen) -> None:
    """The roll is used, and the player may roll again."""
    k.rolled = 0
    k.base = COOK


def take_cut(k: Kitchen, moment: Moment) -> None:
    """SD-14: a cut marker. The third ends cooking (SD-15), unless the Oven Mitt answers it."""
    k.cuts += 1
    moment.tell(Cut(k.active, k.cuts))
    if k.cuts == CUT_MARKERS:
        if k.hands[k.active] & k.pantry.bits[OVEN_MITT]:
            k.tasks.append(T_THIRD)
        else:
            third_cut(k)


def third_cut(k: Kitchen) -> None:
    """SD-15: cooking ends, and one token of choice leaves the board."""
    k.rolled = 0
    k.base = FINISH
    forget_window(k)
    k.tasks.append(T_LOSE)


def lose(k: Kitchen, symbol: int, moment: Moment) -> None:
    """SD-15: the token of the player's choice."""
    k.tasks.pop()
    take_off(k, k.active, symbol, moment)


def stop_cooking(k: Kitchen, moment: Moment) -> None:
    """SD-15: the player stops; one more window opens (SD-R16)."""
    moment.tell(Stopped(k.active))
    open_window(k, AFTER_STOP, moment)


# Reaction windows


def playable(k: Kitchen) -> int:
    """The rival cards that have something to act on now, as a mask of utensils (SD-R15, SD-R22)."""
    bits = k.pantry.bits
    cards = bits[MEAT_TENDERIZER]
    if k.after == AFTER_ROLL:
        cards |= bits[SPATULA] | bits[COLANDER]
    if k.boards[k.active] & PAN:
        cards |= bits[WOODEN_SPOON]
    if k.boards[k.active] & KNIFE:
        cards |= bits[PIZZA_SLICER]
    return cards


def is_asked(k: Kitchen, seat: int, cards: int) -> bool:
    """Whether this rival is asked: only what all can see decides (SD-R16), unless the table asks holders alone."""
    bit = k.pantry.bits[seat]
    if (k.mute_turn | k.mute_game) & bit:
        return False
    if k.holders_only:
        return k.hands[seat] & cards != 0
    if k.seen[seat] & cards:
        return True
    if k.hands[seat] == k.seen[seat]:
        return False
    known = k.utensil_discards
    for utensil in k.shown:
        known |= k.pantry.bits[utensil]
    for other in range(k.seats):
        known |= k.seen[other]
    return cards & ~known != 0


def open_window(k: Kitchen, after: int, moment: Moment) -> None:
    """All rivals who might hold a card for this are asked at once (SD-R21)."""
    k.base = WINDOW
    k.after = after
    k.closes_at = NONE
    if k.coop:
        return
    cards = playable(k)
    for seat in range(k.seats):
        if seat != k.active and is_asked(k, seat, cards):
            k.answers[seat] = OPEN
            if k.reaction_ms:
                k.closes_at = moment.now + k.reaction_ms
        else:
            k.answers[seat] = PASSED


def forget_window(k: Kitchen) -> None:
    """Cooking has ended: nobody is asked any more."""
    k.answers = [PASSED] * k.seats
    k.closes_at = NONE


def is_open(k: Kitchen) -> bool:
    """Whether somebody has still to answer."""
    return OPEN in k.answers


def close_window(k: Kitchen, moment: Moment) -> None:
    """All have answered: the earliest card in turn order is played; without one, the roll counts or the turn ends."""
    k.closes_at = NONE
    seat = k.active
    for _ in range(k.seats - 1):
        seat = (seat + 1) % k.seats
        if k.answers[seat] >= 0:
            react(k, seat, k.answers[seat], moment)
            return
    if k.after == AFTER_STOP:
        end_turn(k, moment)
    else:
        k.base = ROLLED


def react(k: Kitchen, seat: int, code: int, moment: Moment) -> None:
    """A rival card acts on the active player (SD-R15), and as things have changed all are asked again (SD-R21)."""
    pantry = k.pantry
    utensil = pantry.kind[code] - K_UTENSIL
    discard(k, seat, utensil)
    moment.tell(Used(seat, pantry.utensils[utensil]))
    moment.reveal()
    if utensil == SPATULA:
        reroll(k, pantry.one[code], moment)
    elif utensil == COLANDER:
        reroll(k, pantry.bits[pantry.one[code]], moment)
    elif utensil == MEAT_TENDERIZER:
        take_cut(k, moment)
    else:
        take_off(k, k.active, pantry.two[code], moment)
    if k.base == WINDOW:
        open_window(k, k.after, moment)


# The dish, the end of the turn, the end of the game


def is_complete(k: Kitchen) -> bool:
    """SD-16: every needed symbol and nothing else, in the owner's phase 3 (SD-R20), and no rival's Lid (SD-31)."""
    if k.base != COOK and k.base != ROLLED and k.base != WINDOW:
        return False
    dish = k.open_dish(k.active)
    return dish >= 0 and k.boards[k.active] == k.pantry.needs[dish]


def cook_dish(k: Kitchen, moment: Moment) -> None:
    """SD-16: the card is taken, the board emptied, and the rewards follow."""
    seat = k.active
    line = k.markers[seat]
    dish = k.dishes[line]
    moment.tell(Cooked(seat, k.pantry.dishes[dish], k.pantry.stars[dish]))
    # New rows: clones share the old ones.
    k.cooked[seat] = [*k.cooked[seat], dish]
    k.turns[seat] = [*k.turns[seat], k.since[seat]]
    k.spent[seat] = [*k.spent[seat], k.at_it[seat]]
    k.since[seat] = 0
    clear_line(k, line, moment)
    empty_board(k, seat)
    k.rolled = 0
    k.base = FINISH
    forget_window(k)
    if k.coop:
        if sum([len(cooked) for cooked in k.cooked]) >= k.target:
            end_game(k, moment)
            return
    elif k.finisher == NONE and len(k.cooked[seat]) >= k.target:
        k.finisher = seat
        moment.tell(TookMarker(seat))
    if k.pantry.gives_utensil[dish]:
        k.tasks.append(T_GAIN)
    if k.pantry.gives_special[dish]:
        k.tasks.append(T_SPECIAL)


def end_turn(k: Kitchen, moment: Moment) -> None:
    """SD-18, SD-21: cut markers go back, lines are filled, the next player goes on; after the last a round ends."""
    k.cuts = 0
    k.rolled = 0
    k.placed = False
    k.mute_turn = 0
    k.active = (k.active + 1) % k.seats
    if k.active == k.first:
        if k.finisher >= 0:
            end_game(k, moment)
            return
        move_dishes(k, moment)
        fill_lines(k, moment)
        k.round += 1
        moment.tell(RoundBegan(k.round))
    else:
        fill_lines(k, moment)
    start_turn(k, moment)


def end_game(k: Kitchen, moment: Moment) -> None:
    """SD-34, SD-R14."""
    k.base = OVER
    k.phase = OVER
    moment.tell(Ended())
