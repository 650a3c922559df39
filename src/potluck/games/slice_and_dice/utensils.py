"""What each utensil does when its holder plays it in the own turn. (Reactions: turn.py. Answers to gains: gains.py.)"""

from __future__ import annotations

from potluck.engine.game import Moment
from potluck.games.slice_and_dice.gains import (
    T_BACK,
    T_LADLE,
    T_LID,
    T_PAY,
    T_PEEL,
    T_SKIM,
    T_SPECIAL,
    discard,
    draw_from_bag,
    keep_special,
    put_in_bag,
    start_bowl,
    take_off,
)
from potluck.games.slice_and_dice.lines import go_to, put_lid_on, take_lid_off
from potluck.games.slice_and_dice.pantry import (
    BOWL,
    CORKSCREW,
    FUNNEL,
    INGREDIENTS,
    KITCHEN_KNIFE,
    KITCHEN_SCISSORS,
    KITCHEN_TIMER,
    LADLE_CARD,
    MEASURING_CUP,
    MILL,
    OVEN_MITT,
    PAN_LID,
    PEELER,
    PESTLE,
    PIZZA_SLICER,
    ROASTING_PAN,
    ROLLING_PIN,
    SCALES,
    SKIMMER,
    SQUEEZER,
    THERMOMETER,
    TONGS,
    WHISK,
    WOODEN_SPOON,
)
from potluck.games.slice_and_dice.records import (
    DishPinned,
    LidPaid,
    Milled,
    Placed,
    PutSpecialBack,
    Rerolled,
    Used,
)
from potluck.games.slice_and_dice.state import AFTER_ROLL, LADLE, NONE, PAY, THIRD, Kitchen
from potluck.games.slice_and_dice.turn import open_window, reroll


def use(k: Kitchen, utensil: int, one: int, two: int, moment: Moment) -> None:
    """The active player plays a utensil; `one` and `two` are its targets."""
    seat = k.active
    moment.tell(Used(seat, k.pantry.utensils[utensil]))
    moment.reveal()
    if utensil == MILL:
        mill(k, one, moment)
        return
    discard(k, seat, utensil)
    if utensil == TONGS or utensil == KITCHEN_SCISSORS:
        take_off(k, seat, one, moment)
    elif utensil == WOODEN_SPOON or utensil == PIZZA_SLICER:
        take_off(k, one, two, moment)
    elif utensil == KITCHEN_KNIFE or utensil == ROASTING_PAN:
        put_on(k, one, moment)
    elif utensil == PEELER:
        take_off(k, seat, one, moment)
        k.tasks.append(T_PEEL)
    elif utensil == SKIMMER:
        k.swapped = 0
        k.tasks.append(T_SKIM)
    elif utensil == LADLE_CARD:
        k.swapped = 0
        k.tasks.append(T_LADLE)
    elif utensil == SCALES:
        go_to(k, one, k.spaces[one] - 1, moment)
    elif utensil == CORKSCREW:
        go_to(k, one, k.spaces[one] - two, moment)
    elif utensil == WHISK:
        go_to(k, one, k.spaces[one] + 1, moment)
    elif utensil == KITCHEN_TIMER:
        go_to(k, one, 0, moment)
    elif utensil == ROLLING_PIN:
        k.pinned |= k.pantry.bits[one]
        moment.tell(DishPinned(k.pantry.dishes[k.dishes[one]], one + 1))
    elif utensil == FUNNEL:
        turn_die(k, one, moment)
    elif utensil == MEASURING_CUP:
        reroll(k, k.pantry.bits[one], moment)
    elif utensil == SQUEEZER:
        reroll(k, one, moment)
    elif utensil == OVEN_MITT:
        oven_mitt(k, moment)
    elif utensil == BOWL:
        start_bowl(k)
    elif utensil == THERMOMETER:
        thermometer(k, moment)
    elif utensil == PESTLE:
        k.tasks.append(T_SPECIAL)
    elif utensil == PAN_LID:
        get_lid(k, moment)


def put_on(k: Kitchen, symbol: int, moment: Moment) -> None:
    """A token of the storage, needed or not (SD-R17)."""
    k.boards[k.active] |= k.pantry.bits[symbol]
    moment.tell(Placed(k.active, k.pantry.symbols[symbol]))


def mill(k: Kitchen, dish: int, moment: Moment) -> None:
    """One cooked dish is worth one more, and the card stays with it (SD-25)."""
    bit = k.pantry.bits[MILL]
    k.hands[k.active] &= ~bit
    k.seen[k.active] &= ~bit
    k.milled = dish
    moment.tell(Milled(k.active, k.pantry.dishes[dish]))


def turn_die(k: Kitchen, symbol: int, moment: Moment) -> None:
    """Funnel: the die shows another side, and the rivals may react to that."""
    k.faces[k.pantry.of_die[symbol]] = symbol
    moment.tell(Rerolled(k.active, [k.pantry.symbols[symbol]]))
    open_window(k, AFTER_ROLL, moment)


def oven_mitt(k: Kitchen, moment: Moment) -> None:
    """A cut marker goes back; played on the third cut, cooking goes on, and so does a window that was open."""
    k.cuts -= 1
    if k.phase == THIRD:
        k.tasks.pop()
        if k.closes_at >= 0:
            k.closes_at = moment.now + k.reaction_ms


def thermometer(k: Kitchen, moment: Moment) -> None:
    """Draw two special tokens, put one back; a single one in the bag is kept (SD-R25)."""
    if k.bag_total < 2:
        k.tasks.append(T_SPECIAL)
        return
    first = draw_from_bag(k, moment)
    second = draw_from_bag(k, moment)
    k.between = [first, second]
    k.tasks.append(T_BACK)
    if first == second:
        put_back(k, second, moment)


def put_back(k: Kitchen, symbol: int, moment: Moment) -> None:
    """One of the Thermometer's two goes back, the other is the player's."""
    k.tasks.pop()
    first, second = k.between[0], k.between[1]
    k.between = []
    put_in_bag(k, symbol)
    moment.tell(PutSpecialBack(k.active, k.pantry.symbols[symbol]))
    keep_special(k, second if symbol == first else first, moment)


def take_one_off(k: Kitchen, symbol: int, moment: Moment) -> None:
    """Ladle, Skimmer: one more token goes to the storage; for the Skimmer another comes."""
    take_off(k, k.active, symbol, moment)
    if k.phase == LADLE:
        k.swapped |= k.pantry.bits[symbol]
    else:
        k.tasks.append(T_PEEL)


def put_one_on(k: Kitchen, symbol: int, moment: Moment) -> None:
    """Peeler, Skimmer: the token that comes; it does not go again by the same card (SD-R26)."""
    k.tasks.pop()
    k.swapped |= k.pantry.bits[symbol]
    put_on(k, symbol, moment)


def buy_lid(k: Kitchen, symbol: int, moment: Moment) -> None:
    """SD-30: two special tokens leave the game, one at a time, and the Lid is the player's."""
    k.specials[k.active * INGREDIENTS + symbol] -= 1
    moment.tell(LidPaid(k.active, k.pantry.symbols[symbol]))
    if k.phase == PAY:
        k.tasks.pop()
        get_lid(k, moment)
    else:
        k.tasks.append(T_PAY)


def get_lid(k: Kitchen, moment: Moment) -> None:
    """SD-31; if a rival has it, the player says where it goes (SD-33)."""
    if k.lid == NONE:
        put_lid_on(k, k.active, moment)
    else:
        k.tasks.append(T_LID)


def move_lid(k: Kitchen, onto_mine: bool, moment: Moment) -> None:
    """SD-33: a rival's Lid comes onto the own marker, or goes off the board."""
    k.tasks.pop()
    take_lid_off(k, moment)
    if onto_mine:
        put_lid_on(k, k.active, moment)
