"""Utensils and special tokens change hands: the decks, the bag, gains, and the cards that answer them (SD-22 to SD-29).

What a card or a reward sets going is a stack of tasks, the last done first. A task is its kind, and in the bits above
the cards that may answer it. `next_task` does tasks until one needs a pick; the task then waits on top of the stack.
"""

from __future__ import annotations

from typing import Final

from potluck.engine.game import Moment
from potluck.games.slice_and_dice.pantry import FRYING_PAN, INGREDIENTS, PAN, PRESSURE_COOKER, SYMBOLS, UTENSILS
from potluck.games.slice_and_dice.records import (
    DecksShuffled,
    Discarded,
    GotSpecial,
    GotUnseen,
    GotUtensil,
    TookOff,
    Used,
)
from potluck.games.slice_and_dice.state import (
    ANSWER,
    BACK,
    EXCHANGE,
    GAIN,
    LADLE,
    LID,
    LOSE,
    PAY,
    PEEL,
    SKIM,
    THIRD,
    THROW,
    Kitchen,
)

HAND_LIMIT: Final = 3

# Tasks.
T_SPECIAL: Final = 0  # draw a special token
T_TOP: Final = 1  # gain the top of the deck
T_GAIN: Final = 2  # gain a utensil of choice
T_BOWL: Final = 3  # gain one of the Bowl's two
T_THROW: Final = 4
T_BACK: Final = 5
T_ANSWER: Final = 6
T_THIRD: Final = 7
T_LOSE: Final = 8
T_SKIM: Final = 9
T_LADLE: Final = 10
T_LID: Final = 11
T_EXCHANGE: Final = 12
T_PAY: Final = 13
T_PEEL: Final = 14
KINDS: Final = 16

# Cards that answer a gain (SD-R18), as masks of utensils: the Frying Pan and the Wok, the Pan, the Pressure Cooker.
TO_TOKEN: Final = (1 << 23) | (1 << 24)
TO_TOP: Final = (1 << 25) | (1 << 26)
TO_SHOWN: Final = 1 << 26
# Those of them that draw from the bag: the Wok and the Pan.
TO_DRAW: Final = (1 << 24) | (1 << 25)


def next_task(k: Kitchen, moment: Moment) -> bool:
    """Does tasks until one needs a pick (True) or none is left (False)."""
    while k.tasks:
        task = k.tasks[-1]
        kind = task % KINDS
        if kind == T_SPECIAL:
            k.tasks.pop()
            gain_special(k, moment)
        elif kind == T_TOP:
            k.tasks.pop()
            if k.hand_size(k.active) < HAND_LIMIT:
                gain_top(k, moment)
        elif kind == T_GAIN:
            if k.hand_size(k.active) < HAND_LIMIT:
                k.phase = GAIN
                return True
            k.tasks.pop()  # SD-23
        elif kind == T_ANSWER:
            if answers(k, task):
                k.phase = ANSWER
                return True
            k.tasks.pop()
        elif kind == T_LOSE and not several(k.boards[k.active]):
            k.tasks.pop()
            lose_all(k, moment)
        elif kind == T_SKIM and not k.boards[k.active] & PAN & ~k.swapped:
            k.tasks.pop()
        elif kind == T_LADLE and not k.boards[k.active] & PAN:
            k.tasks.pop()
        else:
            k.phase = phase_of(kind)
            return True
    return False


def phase_of(kind: int) -> int:
    """The phase in which a task is decided."""
    if kind == T_BOWL:
        return GAIN
    if kind == T_THROW:
        return THROW
    if kind == T_BACK:
        return BACK
    if kind == T_THIRD:
        return THIRD
    if kind == T_LOSE:
        return LOSE
    if kind == T_SKIM:
        return SKIM
    if kind == T_LADLE:
        return LADLE
    if kind == T_EXCHANGE:
        return EXCHANGE
    if kind == T_PAY:
        return PAY
    if kind == T_PEEL:
        return PEEL
    return LID


def answers(k: Kitchen, task: int) -> int:
    """The cards of the hand that can answer a gain now; with an empty bag some would do nothing (SD-R25)."""
    cards = task // KINDS & k.hands[k.active]
    return cards if k.bag_total else cards & ~TO_DRAW


def several(mask: int) -> bool:
    """More than one bit."""
    return mask & (mask - 1) != 0


def lose_all(k: Kitchen, moment: Moment) -> None:
    """SD-15 with one token on the board: there is no choice. SD-R7: with none nothing happens."""
    for symbol in range(SYMBOLS):
        if k.boards[k.active] & k.pantry.bits[symbol]:
            take_off(k, k.active, symbol, moment)


# Tokens


def take_off(k: Kitchen, seat: int, symbol: int, moment: Moment) -> None:
    """A token leaves a board; a special one goes back to the bag (SD-28)."""
    bit = k.pantry.bits[symbol]
    special = k.on_special[seat] & bit != 0
    k.boards[seat] &= ~bit
    if special:
        k.on_special[seat] &= ~bit
        put_in_bag(k, symbol)
    moment.tell(TookOff(seat, k.pantry.symbols[symbol], special))


def empty_board(k: Kitchen, seat: int) -> None:
    """All tokens leave a board."""
    if k.on_special[seat]:
        for symbol in range(INGREDIENTS):
            if k.on_special[seat] & k.pantry.bits[symbol]:
                put_in_bag(k, symbol)
        k.on_special[seat] = 0
    k.boards[seat] = 0


def put_in_bag(k: Kitchen, symbol: int) -> None:
    k.bag[symbol] += 1
    k.bag_total += 1


def draw_from_bag(k: Kitchen, moment: Moment) -> int:
    """A special token at random (SD-26)."""
    nth = moment.chance.draw(k.bag_total)
    symbol = 0
    while nth >= k.bag[symbol]:
        nth -= k.bag[symbol]
        symbol += 1
    k.bag[symbol] -= 1
    k.bag_total -= 1
    return symbol


def gain_special(k: Kitchen, moment: Moment) -> None:
    """SD-26; an empty bag gives nothing (SD-29)."""
    if k.bag_total:
        keep_special(k, draw_from_bag(k, moment), moment)


def keep_special(k: Kitchen, symbol: int, moment: Moment) -> None:
    """The token is the player's, and Frying Pan and Wok may answer (SD-R18)."""
    k.specials[k.active * INGREDIENTS + symbol] += 1
    moment.tell(GotSpecial(k.active, k.pantry.symbols[symbol]))
    k.tasks.append(T_ANSWER + (k.hands[k.active] & TO_TOKEN) * KINDS)


# Utensils


def draw_utensil(k: Kitchen, moment: Moment) -> int:
    """The top of the utensil deck, made new from the discards if it is empty (SD-24).

    There is always one: hands, display and Mill hold 17 of the 24 or 30 at most.
    """
    if not k.utensil_deck:
        k.utensil_deck = [u for u in range(UTENSILS) if k.utensil_discards & k.pantry.bits[u]]
        k.utensil_discards = 0
        moment.chance.shuffle(k.utensil_deck)
        moment.tell(DecksShuffled("utensils"))
    return k.utensil_deck.pop()


def take_top(k: Kitchen, moment: Moment) -> int:
    """The top of the deck goes to the active player's hand; nobody else sees it."""
    utensil = draw_utensil(k, moment)
    k.hands[k.active] |= k.pantry.bits[utensil]
    moment.tell(GotUtensil(k.active, k.pantry.utensils[utensil], False), k.active, GotUnseen(k.active))
    moment.reveal(k.active)
    return utensil


def take_shown(k: Kitchen, utensil: int, moment: Moment) -> None:
    """One of the display goes to the active player's hand, and the display is refilled at once (SD-R9)."""
    bit = k.pantry.bits[utensil]
    k.hands[k.active] |= bit
    k.seen[k.active] |= bit
    moment.tell(GotUtensil(k.active, k.pantry.utensils[utensil], True))
    k.shown[k.shown.index(utensil)] = draw_utensil(k, moment)
    moment.reveal()


def gain_top(k: Kitchen, moment: Moment) -> None:
    """A gain from the deck; Pan and Pressure Cooker may answer, if they were in the hand before (SD-R24)."""
    answers = k.hands[k.active] & TO_TOP
    take_top(k, moment)
    k.tasks.append(T_ANSWER + answers * KINDS)


def gain_shown(k: Kitchen, utensil: int, moment: Moment) -> None:
    """A gain from the display; the Pressure Cooker may answer."""
    answers = k.hands[k.active] & TO_SHOWN
    take_shown(k, utensil, moment)
    k.tasks.append(T_ANSWER + answers * KINDS)


def discard(k: Kitchen, seat: int, utensil: int) -> None:
    """A utensil leaves a hand for the discards."""
    bit = k.pantry.bits[utensil]
    k.hands[seat] &= ~bit
    k.seen[seat] &= ~bit
    k.utensil_discards |= bit


def exchange(k: Kitchen, utensil: int, moment: Moment) -> None:
    """SD-22: two utensils of the hand for a new one; this is the first of the two, or the second."""
    second = k.phase == EXCHANGE
    if second:
        k.tasks.pop()
    discard(k, k.active, utensil)
    moment.tell(Discarded(k.active, [k.pantry.utensils[utensil]]))
    moment.reveal()
    k.tasks.append(T_GAIN if second else T_EXCHANGE)


def take_gain(k: Kitchen, utensil: int, moment: Moment) -> None:
    """The pick of a gain: one of the display, or the top of the deck (-1)."""
    task = k.tasks.pop()
    if task % KINDS == T_GAIN:
        if utensil >= 0:
            gain_shown(k, utensil, moment)
        else:
            gain_top(k, moment)
        return
    # One of the Bowl's two.
    if utensil >= 0:
        take_shown(k, utensil, moment)
    else:
        utensil = take_top(k, moment)
        k.swapped = 1
    k.between.append(utensil)


def start_bowl(k: Kitchen) -> None:
    """Bowl: gain two, then discard one of these; the two are one gain (SD-R24)."""
    answers = k.hands[k.active] & TO_TOP
    k.between = []
    k.swapped = 0
    k.tasks.append(T_THROW + answers * KINDS)
    k.tasks.append(T_BOWL)
    k.tasks.append(T_BOWL)


def end_bowl(k: Kitchen, utensil: int, moment: Moment) -> None:
    """Bowl: one of the two is discarded, and now the cards that answer may be played."""
    answers = k.tasks.pop() // KINDS
    if not k.swapped:
        answers &= TO_SHOWN
    k.between = []
    k.swapped = 0
    discard(k, k.active, utensil)
    moment.tell(Discarded(k.active, [k.pantry.utensils[utensil]]))
    moment.reveal()
    k.tasks.append(T_ANSWER + answers * KINDS)


def answer_gain(k: Kitchen, utensil: int, moment: Moment) -> None:
    """SD-R18: Frying Pan, Wok, Pan or Pressure Cooker answers a gain; the other may answer the same one after it."""
    rest = k.tasks.pop() // KINDS & ~k.pantry.bits[utensil]
    discard(k, k.active, utensil)
    moment.tell(Used(k.active, k.pantry.utensils[utensil]))
    moment.reveal()
    k.tasks.append(T_ANSWER + rest * KINDS)
    if utensil == FRYING_PAN:
        k.tasks.append(T_TOP)
    elif utensil == PRESSURE_COOKER:
        k.tasks.append(T_GAIN)
    else:
        k.tasks.append(T_SPECIAL)
