"""The picks of Chuck 'n Pluck: dice, writing, stations, bonuses, and the end of the phase (CF-10 to CF-16)."""

from __future__ import annotations

from potluck.engine.game import Illegal, Moment
from potluck.games.chicken_fried_dice import cleanup, feeding, legal, records as r
from potluck.games.chicken_fried_dice.pantry import (
    ANY_FLAVOUR,
    BIT,
    BONUSES,
    CHOP,
    CHOP_1,
    COOP,
    FLAVOUR,
    FLAVOURS,
    HAND,
    INGREDIENTS,
    MENU,
    MOST_SEATS,
    PICNIC,
    PLACES,
    SAUCE,
    TOSS,
    WILD,
    X_ANY,
    XXX,
)
from potluck.games.chicken_fried_dice.state import IN_COOP, State, Truck

# --- dice ----------------------------------------------------------------------------------------------------------


def pluck(state: State, seat: int, die: int, moment: Moment) -> None:
    """One of the four dice (CF-10)."""
    truck = state.trucks[seat]
    if not legal.owes_dice(truck):
        raise Illegal("CF-10", "four-plucked")
    if not legal.may_pluck(state, truck):
        raise Illegal("CF-R20", "one-a-turn")
    take_die(state, seat, die, False, moment)
    state.turn_plucked = True


def coop_pluck(state: State, seat: int, die: int, moment: Moment) -> None:
    """One die more, by a coop (CF-15)."""
    truck = state.trucks[seat]
    if truck.kept[COOP] == 0:
        raise Illegal("CF-15", "no-coop")
    if not legal.may_coop_pluck(state, truck):
        raise Illegal("CF-R9", "coop-too-few", {"dice": legal.dice_owed(state)})
    take_die(state, seat, die, True, moment)
    feeding.spend(truck, COOP)
    truck.coops += 1


def take_die(state: State, seat: int, die: int, coop: bool, moment: Moment) -> None:
    """A die comes into the hand, and stays taken (CF-R3)."""
    truck = state.trucks[seat]
    if truck.number[HAND] != 0:
        raise Illegal("CF-10", "hand-full")
    holder = state.die_holder[die]
    if holder != IN_COOP:
        if holder < 0:
            raise Illegal("CF-1", "no-such-die")
        raise Illegal("CF-R3", "die-gone", {"seat": holder})
    colour = die // MOST_SEATS
    number = state.die_number[die]
    state.die_holder[die] = seat
    state.in_coop -= 1
    state.in_hand[seat] = die
    truck.number[HAND] = number
    truck.colour[HAND] = colour
    truck.plucked += 1
    moment.tell(r.Plucked(seat, state.pantry.die_ids[die], INGREDIENTS[colour], number, coop))
    moment.reveal()


def use_up(state: State, seat: int, place: int) -> None:
    """An ingredient has been used: its place is free."""
    state.trucks[seat].number[place] = 0
    if place == HAND:
        state.in_hand[seat] = -1


def waste(state: State, seat: int, moment: Moment) -> None:
    """A die that fits nowhere as it is (CF-10, CF-R12)."""
    truck = state.trucks[seat]
    number = truck.number[HAND]
    if number == 0:
        raise Illegal("CF-10", "nothing-there", {"using": PLACES[HAND]})
    if not legal.fits_nowhere(state.pantry, truck):
        raise Illegal("CF-R12", "waste-fits")
    use_up(state, seat, HAND)
    moment.tell(r.Wasted(seat, INGREDIENTS[truck.colour[HAND]], number))


# --- writing and stations ------------------------------------------------------------------------------------------


def number_at(truck: Truck, place: int) -> int:
    """The number of the ingredient at a place, if there is one."""
    number = truck.number[place]
    if number == 0:
        raise Illegal("CF-12" if 0 < place < CHOP_1 else "CF-10", "nothing-there", {"using": PLACES[place]})
    return number


def find_space(state: State, truck: Truck, card: int, space: int) -> int:
    """The place in the queue of a customer with this space, which must be empty."""
    facts = {"customer": state.pantry.customer_ids[card], "space": space + 1}
    if card not in truck.queue:
        raise Illegal("CF-5", "not-in-queue", facts)
    who = truck.queue.index(card)
    if space >= state.pantry.sizes[card]:
        raise Illegal("CF-4", "no-such-space", facts)
    if feeding.empty_spaces(truck, who) & BIT[space] == 0:
        raise Illegal("CF-5", "space-filled", facts)
    return who


def check_order(truck: Truck, who: int, space: int, number: int) -> None:
    """A number is no lower than those below it and no higher than those above it (CF-5, CF-R2)."""
    if (truck.fits[who] >> (5 * number)) & BIT[space] == 0:
        lowest = feeding.highest_below(truck.written[who], space)
        if number < lowest:
            raise Illegal("CF-5", "too-low", {"number": number, "below": lowest})
        highest = feeding.lowest_above(truck.written[who], space, 5)
        raise Illegal("CF-R2", "too-high", {"number": number, "above": highest})


def write(state: State, seat: int, place: int, card: int, space: int, moment: Moment) -> None:
    """A number on a space of its colour (CF-5)."""
    pantry = state.pantry
    truck = state.trucks[seat]
    number = number_at(truck, place)
    who = find_space(state, truck, card, space)
    colour = pantry.space_colour[card * 5 + space]
    if truck.colour[place] != colour and truck.colour[place] != WILD:
        raise Illegal("CF-5", "other-colour", {"ingredient": INGREDIENTS[colour]})
    check_order(truck, who, space, number)
    use_up(state, seat, place)
    told = r.Written(seat, PLACES[place], number, INGREDIENTS[colour], pantry.customer_ids[card], space + 1)
    moment.tell(told)
    feeding.fill(state, seat, who, space, number, moment)


def sauce(state: State, seat: int, place: int, card: int, space: int, moment: Moment) -> None:
    """A number at once on a space of another colour (CF-13)."""
    pantry = state.pantry
    truck = state.trucks[seat]
    number = number_at(truck, place)
    check_station(truck, place, SAUCE)
    if truck.colour[place] == WILD:
        raise Illegal("CF-R13", "sauce-wild")
    who = find_space(state, truck, card, space)
    colour = pantry.space_colour[card * 5 + space]
    if truck.colour[place] == colour:
        raise Illegal("CF-13", "sauce-same")
    check_order(truck, who, space, number)
    truck.left[SAUCE] -= 1
    use_up(state, seat, place)
    told = r.Sauced(seat, PLACES[place], number, INGREDIENTS[colour], pantry.customer_ids[card], space + 1)
    moment.tell(told)
    feeding.fill(state, seat, who, space, number, moment)


def check_station(truck: Truck, place: int, station: int) -> None:
    """A use of the station is left, and this ingredient may go there (CF-12, CF-13, CF-14)."""
    if not legal.may_be_modified(truck, place):
        raise Illegal("CF-13", "prep-plain")
    if truck.left[station] == 0:
        raise Illegal("CF-14", ("", "sauce-empty", "toss-empty", "chop-empty")[station])


def toss(state: State, seat: int, place: int, moment: Moment) -> None:
    """A new number by chance (CF-13)."""
    truck = state.trucks[seat]
    was = number_at(truck, place)
    check_station(truck, place, TOSS)
    truck.left[TOSS] -= 1
    truck.number[place] = moment.chance.draw(6) + 1
    if place == HAND:
        state.die_number[state.in_hand[seat]] = truck.number[place]
    moment.tell(r.Tossed(seat, PLACES[place], was, truck.number[place]))


def chop(state: State, seat: int, place: int, smaller: int, moment: Moment) -> None:
    """Two parts that add up to the number, on the chop station (CF-13, CF-14)."""
    truck = state.trucks[seat]
    number = number_at(truck, place)
    check_station(truck, place, CHOP)
    if number == 1:
        raise Illegal("CF-13", "chop-one")
    if 2 * smaller > number:
        raise Illegal("CF-13", "chop-sum", {"number": number, "smaller": smaller})
    truck.left[CHOP] -= 1
    use_up(state, seat, place)
    first = CHOP_1
    while truck.number[first] != 0 or truck.number[first + 1] != 0:
        first += 2
    truck.number[first] = smaller
    truck.number[first + 1] = number - smaller
    truck.colour[first] = truck.colour[place]
    truck.colour[first + 1] = truck.colour[place]
    moment.tell(r.Chopped(seat, PLACES[place], number, smaller, number - smaller))


# --- bonuses -------------------------------------------------------------------------------------------------------


def check_bonus(truck: Truck, bonus: int) -> None:
    """Such an action must be there, of a customer or kept (CF-7, CF-15)."""
    if not feeding.has(truck, bonus):
        raise Illegal("CF-7", "no-bonus", {"bonus": BONUSES[bonus]})


def cross_off(state: State, seat: int, bonus: int, card: int, space: int, moment: Moment) -> None:
    """An X on one space (CF-7)."""
    truck = state.trucks[seat]
    check_bonus(truck, bonus)
    who = find_space(state, truck, card, space)
    colour = state.pantry.space_colour[card * 5 + space]
    if bonus != X_ANY and bonus != colour:
        raise Illegal("CF-7", "other-colour", {"ingredient": INGREDIENTS[colour]})
    feeding.spend(truck, bonus)
    feeding.cross_off(state, seat, who, space, moment)


def cross_off_all(state: State, seat: int, colour: int, moment: Moment) -> None:
    """An X on every empty space of a colour (CF-7)."""
    truck = state.trucks[seat]
    check_bonus(truck, XXX + colour)
    if not legal.any_empty(state.pantry, truck, colour):
        raise Illegal("CF-7", "none-empty", {"ingredient": INGREDIENTS[colour]})
    feeding.spend(truck, XXX + colour)
    feeding.cross_off_all(state, seat, colour, moment)


def check_flavour(truck: Truck, flavour: int) -> int:
    """The bonus that gives this flavour: the one that names it, else "any" (CF-7)."""
    if truck.owed[FLAVOUR + flavour] > 0:
        return FLAVOUR + flavour
    if truck.owed[ANY_FLAVOUR] > 0:
        return ANY_FLAVOUR
    raise Illegal("CF-7", "no-bonus", {"bonus": FLAVOURS[flavour]})


def enter_flavour(state: State, seat: int, flavour: int, moment: Moment) -> None:
    """A flavour of one's choice on the menu (CF-17)."""
    truck = state.trucks[seat]
    if truck.board != MENU:
        raise Illegal("CF-17", "no-menu")
    bonus = check_flavour(truck, flavour)
    if not feeding.has_room(state.pantry, truck, FLAVOUR + flavour):
        raise Illegal("CF-R5", "track-full", {"flavour": FLAVOURS[flavour]})
    feeding.spend(truck, bonus)
    feeding.enter_flavour(state, seat, flavour, moment)


def draw_flavour(state: State, seat: int, flavour: int, spot: int, moment: Moment) -> None:
    """A flavour on a free space of the picnic (CF-18)."""
    truck = state.trucks[seat]
    if truck.board != PICNIC:
        raise Illegal("CF-18", "no-picnic")
    bonus = check_flavour(truck, flavour)
    if truck.picnic[spot] != 0:
        raise Illegal("CF-18", "spot-drawn", {"spot": state.pantry.spot_ids[spot]})
    feeding.spend(truck, bonus)
    feeding.draw_flavour(state, seat, flavour, spot, moment)


# --- the end of the phase ------------------------------------------------------------------------------------------


def check_hand(truck: Truck) -> None:
    """A plucked die must be used (CF-10)."""
    if truck.number[HAND] != 0:
        raise Illegal("CF-10", "hand-full")


def hand_on(state: State, seat: int, moment: Moment) -> None:
    """The turn goes to the next player clockwise (CF-R7, CF-R20)."""
    truck = state.trucks[seat]
    check_hand(truck)
    if not state.calm:
        raise Illegal("CF-11", "no-turns")
    if not legal.owes_dice(truck):
        raise Illegal("CF-R20", "say-done")
    if not state.turn_plucked:
        raise Illegal("CF-R20", "pluck-first")
    next_turn(state, moment)


def say_done(state: State, seat: int, moment: Moment) -> None:
    """Done, once four dice are plucked and used (CF-10, CF-16)."""
    truck = state.trucks[seat]
    check_hand(truck)
    if legal.owes_dice(truck):
        raise Illegal("CF-10", "four-first", {"plucked": truck.plucked - truck.coops})
    truck.done = True
    state.acting &= ~BIT[seat]
    moment.tell(r.SaidDone(seat))
    if state.calm:
        next_turn(state, moment)
    elif state.acting == 0:
        cleanup.clean_up(state, moment)


def next_turn(state: State, moment: Moment) -> None:
    """The next player clockwise who is not done; if there is none, Cleanup (CF-R7)."""
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if not state.trucks[seat].done:
            state.turn = seat
            state.turn_plucked = False
            state.acting = BIT[seat]
            moment.tell(r.TurnPassed(seat))
            return
    cleanup.clean_up(state, moment)
