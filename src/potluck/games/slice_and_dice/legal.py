"""Every pick a seat has now. Why others may not be made, refusals.py says: that both agree is tested."""

from __future__ import annotations

from potluck.engine.records import Action
from potluck.games.slice_and_dice.gains import answers
from potluck.games.slice_and_dice.lines import LAST_SPACE
from potluck.games.slice_and_dice.pantry import (
    BOWL,
    COLANDER,
    CORKSCREW,
    FUNNEL,
    INGREDIENTS,
    K_ASK,
    K_BACK,
    K_BUY_LID,
    K_CHOOSE,
    K_CLEAR,
    K_CUT,
    K_DONE,
    K_END,
    K_ENOUGH,
    K_EXCHANGE,
    K_KEEP,
    K_LID_OFF,
    K_LID_ON,
    K_LOSE,
    K_MUTE,
    K_NO_THANKS,
    K_OFF,
    K_PASS,
    K_PLACE,
    K_PUT_ON,
    K_SHOWN,
    K_SPECIAL,
    K_STAY,
    K_STOP,
    K_THROW,
    K_TOP,
    K_UTENSIL,
    KITCHEN_KNIFE,
    KITCHEN_SCISSORS,
    KITCHEN_TIMER,
    LADLE_CARD,
    MEASURING_CUP,
    MEAT_TENDERIZER,
    MILL,
    OVEN_MITT,
    PAN,
    PAN_LID,
    PEELER,
    PESTLE,
    PIZZA_SLICER,
    ROASTING_PAN,
    ROLLING_PIN,
    SCALES,
    SKIMMER,
    SPATULA,
    SQUEEZER,
    SYMBOLS,
    THERMOMETER,
    TONGS,
    UTENSILS,
    WHISK,
    WOODEN_SPOON,
    Pantry,
)
from potluck.games.slice_and_dice.state import (
    ANSWER,
    BACK,
    CHOOSE,
    CLEAR,
    COOK,
    EXCHANGE,
    FINISH,
    GAIN,
    LADLE,
    LOSE,
    NONE,
    OPEN,
    OVER,
    PAY,
    PEEL,
    ROLLED,
    SKIM,
    THIRD,
    THROW,
    WINDOW,
    Kitchen,
)
from potluck.games.slice_and_dice.turn import playable

PREPARATIONS = SYMBOLS - INGREDIENTS


class Picks:
    """A list of picks in the making."""

    def __init__(self, pantry: Pantry) -> None:
        self.pantry = pantry
        self.bits = pantry.bits
        self.list: list[Action] = []

    def add(self, kind: int, offset: int = 0) -> None:
        """The pick of a kind whose code is so much above the kind's first."""
        self.list.append(self.pantry.actions[self.pantry.first[kind] + offset])

    def add_each(self, kind: int, mask: int, low: int, high: int, base: int = 0) -> None:
        """One pick for each symbol of the mask from `low` up to `high`."""
        first = self.pantry.first[kind] + base - low
        for symbol in range(low, high):
            if mask & self.bits[symbol]:
                self.list.append(self.pantry.actions[first + symbol])


def picks(k: Kitchen, seat: int) -> list[Action]:
    """Everything this seat may pick."""
    found = Picks(k.pantry)
    if k.phase == WINDOW:
        if k.answers[seat] == OPEN:
            add_reactions(k, seat, found)
    elif seat == k.active and k.phase != OVER:
        phase = k.phase
        if phase == COOK:
            if k.open_dish(seat) >= 0:
                found.list = k.pantry.rolls[:]
            found.add(K_STOP)
            add_free(k, seat, found)
        elif phase == ROLLED:
            add_after_roll(k, seat, found)
        elif phase == CHOOSE:
            add_choices(k, seat, found)
            add_free(k, seat, found)
        elif phase == CLEAR:
            found.add(K_CLEAR)
            found.add(K_KEEP)
            add_free(k, seat, found)
        elif phase == FINISH:
            found.add(K_END)
            add_free(k, seat, found)
        else:
            add_task(k, seat, found)
    return found.list


def add_choices(k: Kitchen, seat: int, found: Picks) -> None:
    """SD-10: other lines with a dish and without a rival's Lid; staying, unless a first dish must be chosen."""
    mine = k.markers[seat]
    for line in range(k.line_count):
        if line != mine and k.dishes[line] >= 0 and not k.closed_to(seat, line):
            found.add(K_CHOOSE, line)
    if mine >= 0 or not found.list:
        found.add(K_STAY)
    if k.mute_game & k.pantry.bits[seat]:
        found.add(K_ASK)


def add_after_roll(k: Kitchen, seat: int, found: Picks) -> None:
    """SD-13, SD-14, SD-27, and the cards that change dice (SD-R16)."""
    useful = k.useful()
    if useful:
        found.add_each(K_PLACE, useful, 0, SYMBOLS)
        found.add(K_DONE)
    else:
        found.add(K_CUT)
    add_specials(k, seat, found)
    if k.placed:
        return
    hand = k.hands[seat]
    bits = k.pantry.bits
    if hand & bits[FUNNEL]:
        for die in range(7):
            if k.rolled & bits[die]:
                found.add_each(K_UTENSIL + FUNNEL, k.pantry.die_mask[die] & ~bits[k.faces[die]], 0, SYMBOLS)
    if hand & bits[MEASURING_CUP]:
        for die in range(7):
            if k.rolled & bits[die]:
                found.add(K_UTENSIL + MEASURING_CUP, die)
    if hand & bits[SQUEEZER]:
        add_dice(k, K_UTENSIL + SQUEEZER, found)


def add_dice(k: Kitchen, kind: int, found: Picks) -> None:
    """One pick for each choice among the rolled dice."""
    rest = ~k.rolled
    for dice in range(1, 128):
        if not dice & rest:
            found.add(kind, dice - 1)


def add_specials(k: Kitchen, seat: int, found: Picks) -> None:
    """SD-26: special tokens that the dish needs and the board lacks."""
    missing = k.missing(seat) & PAN
    if missing:
        at = seat * INGREDIENTS
        for symbol in range(INGREDIENTS):
            if k.specials[at + symbol] and missing & k.pantry.bits[symbol]:
                found.add(K_SPECIAL, symbol)


def add_free(k: Kitchen, seat: int, found: Picks) -> None:
    """What the own turn allows between rolls (SD-R23): special tokens, the Lid, an exchange, utensils."""
    add_specials(k, seat, found)
    if not k.coop and k.lid != seat and k.dish_of(seat) >= 0 and k.tokens(seat) > 1:
        add_lid(k, seat, found)
    hand = k.hands[seat]
    if not hand:
        return
    held: list[int] = []
    for utensil in range(UTENSILS):
        if hand & k.pantry.bits[utensil]:
            held.append(utensil)
    for utensil in held:
        if len(held) > 1:
            found.add(K_EXCHANGE, utensil)
        add_utensil(k, seat, utensil, found)


def add_lid(k: Kitchen, seat: int, found: Picks) -> None:
    """SD-30: any own special token, as one of two."""
    at = seat * INGREDIENTS
    for symbol in range(INGREDIENTS):
        if k.specials[at + symbol]:
            found.add(K_BUY_LID, symbol)


def add_utensil(k: Kitchen, seat: int, utensil: int, found: Picks) -> None:
    """A utensil between rolls, with each of its targets; nothing if it has none (SD-R25)."""
    kind = K_UTENSIL + utensil
    board = k.boards[seat]
    if utensil == TONGS or utensil == PEELER:
        found.add_each(kind, board, 0, INGREDIENTS)
    elif utensil == KITCHEN_SCISSORS:
        found.add_each(kind, board, INGREDIENTS, SYMBOLS)
    elif utensil == KITCHEN_KNIFE:
        found.add_each(kind, ~board, INGREDIENTS, SYMBOLS)
    elif utensil == ROASTING_PAN:
        found.add_each(kind, ~board, 0, INGREDIENTS)
    elif utensil == SKIMMER or utensil == LADLE_CARD:
        if board & PAN:
            found.add(kind)
    elif utensil == MILL:
        for dish in k.cooked[seat]:
            found.add(kind, dish)
    elif utensil == WOODEN_SPOON:
        for rival in range(k.seats):
            if rival != seat:
                found.add_each(kind, k.boards[rival], 0, INGREDIENTS, rival * INGREDIENTS)
    elif utensil == PIZZA_SLICER:
        for rival in range(k.seats):
            if rival != seat:
                found.add_each(kind, k.boards[rival], INGREDIENTS, SYMBOLS, rival * PREPARATIONS)
    elif utensil == OVEN_MITT:
        if k.phase == COOK and k.cuts:
            found.add(kind)
    elif utensil == BOWL:
        found.add(kind)
    elif utensil == THERMOMETER or utensil == PESTLE:
        if k.bag_total:
            found.add(kind)
    elif utensil == PAN_LID:
        if k.lid != seat and k.dish_of(seat) >= 0:
            found.add(kind)
    elif SCALES <= utensil <= KITCHEN_TIMER or utensil == ROLLING_PIN:
        add_moves(k, utensil, found)


def add_moves(k: Kitchen, utensil: int, found: Picks) -> None:
    """Utensils that act on a dish in a line."""
    kind = K_UTENSIL + utensil
    for line in range(k.line_count):
        if k.dishes[line] == NONE:
            continue
        space = k.spaces[line]
        if utensil == ROLLING_PIN:
            if not k.pinned & k.pantry.bits[line]:
                found.add(kind, line)
        elif utensil == WHISK:
            if space < LAST_SPACE:
                found.add(kind, line)
        elif utensil == CORKSCREW:
            if space >= 1:
                found.add(kind, line * 2)
            if space >= 2:
                found.add(kind, line * 2 + 1)
        elif space >= 1:
            found.add(kind, line)


def add_reactions(k: Kitchen, seat: int, found: Picks) -> None:
    """SD-R16: a rival's cards that have something to act on; passing; not being asked again."""
    bits = k.pantry.bits
    cards = k.hands[seat] & playable(k)
    if cards & bits[SPATULA]:
        add_dice(k, K_UTENSIL + SPATULA, found)
    if cards & bits[COLANDER]:
        for die in range(7):
            if k.rolled & bits[die]:
                found.add(K_UTENSIL + COLANDER, die)
    board = k.boards[k.active]
    if cards & bits[WOODEN_SPOON]:
        found.add_each(K_UTENSIL + WOODEN_SPOON, board, 0, INGREDIENTS, k.active * INGREDIENTS)
    if cards & bits[PIZZA_SLICER]:
        found.add_each(K_UTENSIL + PIZZA_SLICER, board, INGREDIENTS, SYMBOLS, k.active * PREPARATIONS)
    if cards & bits[MEAT_TENDERIZER]:
        found.add(K_UTENSIL + MEAT_TENDERIZER)
    found.add(K_PASS)
    found.add(K_MUTE, 0)
    found.add(K_MUTE, 1)


def add_task(k: Kitchen, seat: int, found: Picks) -> None:
    """The picks of a decision within a decision."""
    phase = k.phase
    if phase == GAIN:
        for utensil in k.shown:
            found.add(K_SHOWN, utensil)
        found.add(K_TOP)
    elif phase == THROW:
        for utensil in k.between:
            found.add(K_THROW, utensil)
    elif phase == BACK:
        for symbol in k.between:
            found.add(K_BACK, symbol)
    elif phase == ANSWER:
        cards = answers(k, k.tasks[-1])
        for utensil in range(UTENSILS):
            if cards & k.pantry.bits[utensil]:
                found.add(K_UTENSIL + utensil)
        found.add(K_NO_THANKS)
    elif phase == THIRD:
        found.add(K_UTENSIL + OVEN_MITT)
        found.add(K_CUT)
    elif phase == LOSE:
        found.add_each(K_LOSE, k.boards[seat], 0, SYMBOLS)
    elif phase == SKIM:
        found.add_each(K_OFF, k.boards[seat] & ~k.swapped, 0, INGREDIENTS)
        if k.swapped:
            found.add(K_ENOUGH)
    elif phase == LADLE:
        found.add_each(K_OFF, k.boards[seat], 0, INGREDIENTS)
        if k.swapped:
            found.add(K_ENOUGH)
    elif phase == PEEL:
        found.add_each(K_PUT_ON, ~k.boards[seat], 0, INGREDIENTS)
    elif phase == EXCHANGE:
        for utensil in range(UTENSILS):
            if k.hands[seat] & k.pantry.bits[utensil]:
                found.add(K_EXCHANGE, utensil)
    elif phase == PAY:
        add_lid(k, seat, found)
    else:
        found.add(K_LID_ON)
        found.add(K_LID_OFF)
