"""Every pick a player has now, by phase. The picks are prepared: a list creates nothing but itself."""

from __future__ import annotations

from potluck.engine.records import Action
from potluck.games.chicken_fried_dice.cleanup import stations_for
from potluck.games.chicken_fried_dice.feeding import empty_spaces, has, has_room
from potluck.games.chicken_fried_dice.pantry import (
    ANY_FLAVOUR,
    CHOP,
    CHOP_1,
    COOP,
    FLAVOUR,
    HAND,
    MENU,
    PLACE_COUNT,
    PREP,
    SAUCE,
    SPACES_IN,
    TOSS,
    WILD,
    X_ANY,
    XXX,
    Pantry,
)
from potluck.games.chicken_fried_dice.state import DICE_TO_PLUCK, IN_COOP, State, Truck


def choices(state: State, seat: int) -> list[Action]:
    """Trucks that are still free, and the two sides of the bonus board (CF-2, CF-R21)."""
    pantry = state.pantry
    found: list[Action] = []
    if state.trucks[seat].truck < 0:
        taken = [other.truck for other in state.trucks]
        found.extend(
            [pantry.actions[pantry.take_truck + truck] for truck in range(len(pantry.truck_ids)) if truck not in taken]
        )
    if state.trucks[seat].board < 0:
        found.append(pantry.actions[pantry.take_board])
        found.append(pantry.actions[pantry.take_board + 1])
    return found


def orders(state: State) -> list[Action]:
    """The different orders of the black dice, six at most (CF-8)."""
    a, b, c = state.rolled[0], state.rolled[1], state.rolled[2]
    found: list[Action] = []
    for first, second, third in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
        code = state.pantry.arrange + (first - 1) * 36 + (second - 1) * 6 + third - 1
        if state.pantry.actions[code] not in found:
            found.append(state.pantry.actions[code])
    return found


def picks(state: State, seat: int) -> list[Action]:
    """Chuck 'n Pluck: dice, ingredients, stations, bonuses, and the end of it (CF-10 to CF-16)."""
    pantry = state.pantry
    truck = state.trucks[seat]
    found: list[Action] = []
    hand_is_free = truck.number[HAND] == 0
    if hand_is_free:
        if may_pluck(state, truck):
            add_coop(state, pantry.pluck, found)
        if may_coop_pluck(state, truck):
            add_coop(state, pantry.coop_pluck, found)
    for place in range(PLACE_COUNT):
        if truck.number[place] != 0:
            add_uses(pantry, truck, place, found)
    if truck.has_bonus:
        add_cross_offs(pantry, truck, found)
        add_flavours(pantry, truck, found)
    if hand_is_free:
        if owes_dice(truck):
            if state.calm and state.turn_plucked:
                found.append(pantry.actions[pantry.hand_on])
        else:
            found.append(pantry.actions[pantry.done])
    elif fits_nowhere(pantry, truck):
        found.append(pantry.actions[pantry.waste])
    return found


def owes_dice(truck: Truck) -> bool:
    """Whether some of the four dice are still to be plucked (CF-10)."""
    return truck.plucked - truck.coops < DICE_TO_PLUCK


def may_pluck(state: State, truck: Truck) -> bool:
    """One of the four dice, and in the calm way one a turn (CF-10, CF-R20)."""
    return owes_dice(truck) and not (state.calm and state.turn_plucked)


def may_coop_pluck(state: State, truck: Truck) -> bool:
    """A coop earned, and a die in the coop that nobody still must pluck (CF-15, CF-R9, CF-R14)."""
    return truck.kept[COOP] > 0 and state.in_coop > dice_owed(state)


def dice_owed(state: State) -> int:
    """How many dice all players together must still pluck."""
    owed = 0
    for truck in state.trucks:
        owed += DICE_TO_PLUCK - (truck.plucked - truck.coops)
    return owed


def add_coop(state: State, first: int, found: list[Action]) -> None:
    """A pick for each die in the coop; `first` is the code of the pick of die 0."""
    actions = state.pantry.actions
    holder = state.die_holder
    for die in range(len(holder)):
        if holder[die] == IN_COOP:
            found.append(actions[first + die])


def add_uses(pantry: Pantry, truck: Truck, place: int, found: list[Action]) -> None:
    """All that can be done with one ingredient: write it, sauce it, toss it, chop it (CF-5, CF-13)."""
    actions = pantry.actions
    number = truck.number[place]
    colour = truck.colour[place]
    modifiable = may_be_modified(truck, place)
    sauces = modifiable and colour != WILD and truck.left[SAUCE] > 0
    row = place * pantry.customers
    shift = 5 * number
    queue = truck.queue
    for who in range(len(queue)):
        fits = (truck.fits[who] >> shift) & 31
        if fits == 0:
            continue
        card = queue[who]
        own = fits & pantry.spaces_of[card * 6 + colour]
        first = pantry.write + (row + card) * 5
        if own != 0:
            for space in SPACES_IN[own]:
                found.append(actions[first + space])
        if sauces and own != fits:
            first += pantry.sauce - pantry.write
            for space in SPACES_IN[fits ^ own]:
                found.append(actions[first + space])
    if modifiable:
        if truck.left[TOSS] > 0:
            found.append(actions[pantry.toss + place])
        if truck.left[CHOP] > 0 and place < CHOP_1:
            for smaller in range(1, number // 2 + 1):
                found.append(actions[pantry.chop + place * 3 + smaller - 1])


def may_be_modified(truck: Truck, place: int) -> bool:
    """Dice and chopped parts always; prep ingredients from level 1 on, with all that is made of them (CF-12, CF-14)."""
    return place == HAND or place >= CHOP_1 or truck.levels[PREP] > 0


def fits_nowhere(pantry: Pantry, truck: Truck) -> bool:
    """Whether the die in the hand has no empty space to go to as it is (CF-R12)."""
    shift = 5 * truck.number[HAND]
    colour = truck.colour[HAND]
    for who in range(len(truck.queue)):
        if (truck.fits[who] >> shift) & pantry.spaces_of[truck.queue[who] * 6 + colour]:
            return False
    return True


def add_cross_offs(pantry: Pantry, truck: Truck, found: list[Action]) -> None:
    """Xs on empty spaces of their colour (CF-7)."""
    actions = pantry.actions
    for bonus in range(X_ANY + 1):
        if has(truck, bonus):
            for who in range(len(truck.queue)):
                card = truck.queue[who]
                first = pantry.cross_off + (bonus * pantry.customers + card) * 5
                for space in SPACES_IN[empty_spaces(truck, who) & pantry.spaces_of[card * 6 + bonus]]:
                    found.append(actions[first + space])
    for colour in range(5):
        if has(truck, XXX + colour) and any_empty(pantry, truck, colour):
            found.append(actions[pantry.cross_off_all + colour])


def any_empty(pantry: Pantry, truck: Truck, colour: int) -> bool:
    """Whether some customer waits for this colour."""
    for who in range(len(truck.queue)):
        if empty_spaces(truck, who) & pantry.spaces_of[truck.queue[who] * 6 + colour]:
            return True
    return False


def add_flavours(pantry: Pantry, truck: Truck, found: list[Action]) -> None:
    """Flavours to be entered on the menu or drawn at the picnic (CF-17, CF-18)."""
    actions = pantry.actions
    for flavour in range(4):
        if truck.owed[ANY_FLAVOUR] == 0 and truck.owed[FLAVOUR + flavour] == 0:
            continue
        if truck.board == MENU:
            if has_room(pantry, truck, FLAVOUR + flavour):
                found.append(actions[pantry.enter_flavour + flavour])
        else:
            for spot in range(pantry.spots):
                if truck.picnic[spot] == 0:
                    found.append(actions[pantry.draw_flavour + flavour * pantry.spots + spot])


def upgrades(state: State, seat: int) -> list[Action]:
    """The stations that the upgrade due may go to (CF-21)."""
    pantry = state.pantry
    truck = state.trucks[seat]
    return [pantry.actions[pantry.upgrade + station] for station in stations_for(truck, truck.upgrade_due)]


def verdicts(state: State, seat: int) -> list[Action]:
    """Keep or throw back the first customer drawn that is still undecided (CF-23)."""
    pantry = state.pantry
    card = state.trucks[seat].offered[0]
    return [pantry.actions[pantry.keep + card], pantry.actions[pantry.throw_back + card]]
