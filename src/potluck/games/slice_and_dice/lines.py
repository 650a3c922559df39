"""Request lines and the Pan Lid: dishes come, move and leave (SD-19 to SD-21, SD-30 to SD-33)."""

from __future__ import annotations

from potluck.engine.game import Moment
from potluck.games.slice_and_dice.records import DecksShuffled, DishCame, DishLeft, DishWent, LidCame, LidLeft
from potluck.games.slice_and_dice.state import NONE, Kitchen

LAST_SPACE = 3


def draw_dish(k: Kitchen, moment: Moment) -> int:
    """The top of the dish deck, made new from the discards if it is empty (SD-R8); NONE if there are none either."""
    if not k.dish_deck:
        if not k.dish_discards:
            return NONE
        k.dish_deck, k.dish_discards = k.dish_discards, []
        moment.chance.shuffle(k.dish_deck)
        moment.tell(DecksShuffled("dishes"))
    return k.dish_deck.pop()


def fill_lines(k: Kitchen, moment: Moment) -> None:
    """Every line in use without a dish gets one in the first space (SD-19, SD-21)."""
    for line in range(k.line_count):
        if k.dishes[line] == NONE:
            dish = draw_dish(k, moment)
            if dish >= 0:
                k.dishes[line] = dish
                k.spaces[line] = 0
                moment.tell(DishCame(k.pantry.dishes[dish], line + 1))
                moment.reveal()


def move_dishes(k: Kitchen, moment: Moment) -> None:
    """The end of a round: each dish moves one space on, out of the fourth it is discarded (SD-20)."""
    for line in range(k.line_count):
        dish = k.dishes[line]
        if dish == NONE or k.pinned & k.pantry.bits[line]:
            continue
        if k.spaces[line] == LAST_SPACE:
            moment.tell(DishLeft(k.pantry.dishes[dish], line + 1))
            k.dish_discards.append(dish)
            k.expired += 1
            clear_line(k, line, moment)
        else:
            go_to(k, line, k.spaces[line] + 1, moment)
    k.pinned = 0


def clear_line(k: Kitchen, line: int, moment: Moment) -> None:
    """The dish is gone from this line, and with it the Lid (SD-32) and a Rolling Pin's mark."""
    k.dishes[line] = NONE
    k.spaces[line] = 0
    k.pinned &= ~k.pantry.bits[line]
    if k.lid >= 0 and k.markers[k.lid] == line:
        take_lid_off(k, moment)
    for seat in range(k.seats):
        if k.markers[seat] == line:
            k.at_it[seat] = 0


def go_to(k: Kitchen, line: int, space: int, moment: Moment) -> None:
    """A dish moves along its line."""
    k.spaces[line] = space
    moment.tell(DishWent(k.pantry.dishes[k.dishes[line]], line + 1, space + 1))


def put_lid_on(k: Kitchen, seat: int, moment: Moment) -> None:
    """The Lid goes onto this player's marker (SD-31)."""
    k.lid = seat
    moment.tell(LidCame(seat, k.markers[seat] + 1))


def take_lid_off(k: Kitchen, moment: Moment) -> None:
    """The Lid lies beside the board again (SD-32)."""
    moment.tell(LidLeft(k.lid))
    k.lid = NONE
