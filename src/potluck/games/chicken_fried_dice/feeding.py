"""Writing numbers and Xs on customers, and what fed customers give: CF-5 to CF-7, CF-15, CF-17 and CF-18."""

from __future__ import annotations

from potluck.engine.game import Moment
from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.pantry import (
    ANY_FLAVOUR,
    BIT,
    BONUS_COUNT,
    BONUSES,
    FLAVOUR,
    FLAVOURS,
    INGREDIENTS,
    MENU,
    SPACES_IN,
    TIP,
    Pantry,
)
from potluck.games.chicken_fried_dice.state import CROSSED, State, Truck


def changed(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The same numbers, one of them more or less."""
    copy = list(numbers)
    copy[place] += by
    return tuple(copy)


def on_space(written: int, space: int) -> int:
    """What is on a space: 0 nothing, 1 to 6 a number, 7 an X."""
    return (written >> (3 * space)) & 7


def welcome(pantry: Pantry, truck: Truck, card: int) -> None:
    """A new customer joins the queue."""
    truck.queue.append(card)
    truck.written.append(0)
    truck.stars.append(pantry.stars[card])
    truck.fits.append(0)
    look_at(pantry, truck, len(truck.queue) - 1)


def say_goodbye(truck: Truck, place: int) -> None:
    """A customer is in the queue no more."""
    del truck.queue[place]
    del truck.written[place]
    del truck.stars[place]
    del truck.fits[place]


def look_at(pantry: Pantry, truck: Truck, place: int) -> None:
    """Works out which spaces of a customer are empty and which numbers they take (CF-5, CF-R2)."""
    written = truck.written[place]
    size = pantry.sizes[truck.queue[place]]
    fits = 0
    for space in range(size):
        if on_space(written, space) == 0:
            fits |= BIT[space]
            for number in range(highest_below(written, space), lowest_above(written, space, size) + 1):
                fits |= BIT[5 * number + space]
    truck.fits[place] = fits


def empty_spaces(truck: Truck, place: int) -> int:
    """The empty spaces of a customer, as five bits."""
    return truck.fits[place] & 31


def highest_below(written: int, space: int) -> int:
    """The highest number below a space; 1 if there is none."""
    highest = 1
    for below in range(space):
        number = on_space(written, below)
        if number != CROSSED and number > highest:
            highest = number
    return highest


def lowest_above(written: int, space: int, size: int) -> int:
    """The lowest number above a space; 6 if there is none."""
    lowest = 6
    for above in range(space + 1, size):
        number = on_space(written, above)
        if 0 < number < lowest:
            lowest = number
    return lowest


def fill(state: State, seat: int, place: int, space: int, content: int, moment: Moment) -> None:
    """A number or an X comes on a space; if it was the last empty one, the customer is fed (CF-6)."""
    truck = state.trucks[seat]
    truck.written[place] |= content * BIT[3 * space]
    look_at(state.pantry, truck, place)
    if truck.fits[place] == 0:
        feed(state, seat, place, moment)


def cross_off(state: State, seat: int, place: int, space: int, moment: Moment) -> None:
    """One X (CF-7)."""
    pantry = state.pantry
    card = state.trucks[seat].queue[place]
    colour = pantry.space_colour[card * 5 + space]
    moment.tell(r.CrossedOff(seat, pantry.customer_ids[card], space + 1, INGREDIENTS[colour]))
    fill(state, seat, place, space, CROSSED, moment)


def cross_off_all(state: State, seat: int, colour: int, moment: Moment) -> None:
    """An X on every empty space of a colour in the whole queue (CF-7)."""
    truck = state.trucks[seat]
    for place in range(len(truck.queue) - 1, -1, -1):
        card = truck.queue[place]
        for space in SPACES_IN[empty_spaces(truck, place) & state.pantry.spaces_of[card * 6 + colour]]:
            cross_off(state, seat, place, space, moment)


def feed(state: State, seat: int, place: int, moment: Moment) -> None:
    """A customer is fed: it moves over, leaves stars and tips for Cleanup, and gives its bonus (CF-6, CF-7)."""
    pantry = state.pantry
    truck = state.trucks[seat]
    card = truck.queue[place]
    written = truck.written[place]
    stars = truck.stars[place]
    tips = tips_of(pantry, card, written)
    truck.fed += (card,)
    truck.fed_written += (written,)
    truck.fed_stars += (stars,)
    truck.fed_round += (state.round,)
    say_goodbye(truck, place)
    truck.round_stars += stars
    truck.customer_tips += tips
    bonus = pantry.bonus[card]
    moment.tell(r.CustomerFed(seat, pantry.customer_ids[card], BONUSES[bonus], stars, tips))
    if bonus >= FLAVOUR:
        gain_flavour(state, seat, bonus, moment)
    else:
        truck.owed = changed(truck.owed, bonus, 1)
        truck.has_bonus = True


def tips_of(pantry: Pantry, card: int, written: int) -> int:
    """One for each tip condition whose space holds exactly that number (CF-21)."""
    tips = 0
    for space in range(pantry.sizes[card]):
        wanted = pantry.tip_number[card * 5 + space]
        if wanted != 0 and wanted == on_space(written, space):
            tips += 1
    return tips


def gain_flavour(state: State, seat: int, bonus: int, moment: Moment) -> None:
    """A flavour: on the menu a named one is entered at once; one that has no place left is lost (CF-R5, CF-R15)."""
    truck = state.trucks[seat]
    flavour = bonus - FLAVOUR
    if not has_room(state.pantry, truck, bonus):
        moment.tell(r.FlavourLost(seat, BONUSES[bonus]))
    elif truck.board == MENU and bonus != ANY_FLAVOUR:
        enter_flavour(state, seat, flavour, moment)
    else:
        truck.owed = changed(truck.owed, bonus, 1)
        truck.has_bonus = True


def has_room(pantry: Pantry, truck: Truck, bonus: int) -> bool:
    """Whether the bonus board has a place for this flavour, or for any if it is "any"."""
    if truck.board != MENU:
        return truck.drawn_spots < BIT[pantry.spots] - 1
    if bonus != ANY_FLAVOUR:
        return truck.tracks[bonus - FLAVOUR] < len(pantry.track_gives[bonus - FLAVOUR])
    for flavour in range(4):
        if truck.tracks[flavour] < len(pantry.track_gives[flavour]):
            return True
    return False


def enter_flavour(state: State, seat: int, flavour: int, moment: Moment) -> None:
    """The next step of a menu track is reached (CF-17)."""
    truck = state.trucks[seat]
    step = truck.tracks[flavour]
    truck.tracks = changed(truck.tracks, flavour, 1)
    moment.tell(r.FlavourEntered(seat, FLAVOURS[flavour], step + 1))
    for bonus in state.pantry.track_gives[flavour][step]:
        earn(truck, seat, bonus, moment)


def draw_flavour(state: State, seat: int, flavour: int, spot: int, moment: Moment) -> None:
    """A flavour is drawn at the picnic; a bonus with no undrawn space left around it is earned (CF-18)."""
    pantry = state.pantry
    truck = state.trucks[seat]
    truck.picnic = changed(truck.picnic, spot, flavour + 1)
    truck.drawn_spots |= BIT[spot]
    moment.tell(r.FlavourDrawn(seat, FLAVOURS[flavour], pantry.spot_ids[spot]))
    for number in range(len(pantry.picnic_bonus)):
        around = pantry.picnic_between[number]
        if around & BIT[spot] and truck.drawn_spots & around == around:
            earn(truck, seat, pantry.picnic_bonus[number], moment)


def earn(truck: Truck, seat: int, bonus: int, moment: Moment) -> None:
    """A tip for this round's Cleanup, or an action that may be kept (CF-15)."""
    moment.tell(r.BonusEarned(seat, BONUSES[bonus]))
    if bonus == TIP:
        truck.board_tips += 1
    else:
        truck.kept = changed(truck.kept, bonus, 1)
        truck.has_bonus = True


def has(truck: Truck, bonus: int) -> bool:
    """Whether there is such an action, of a customer or kept."""
    return truck.owed[bonus] + truck.kept[bonus] > 0


def spend(truck: Truck, bonus: int) -> None:
    """Uses an action: the customer's first, as it can't be kept (CF-R14)."""
    if truck.owed[bonus] > 0:
        truck.owed = changed(truck.owed, bonus, -1)
    else:
        truck.kept = changed(truck.kept, bonus, -1)
    truck.has_bonus = False
    for kind in range(BONUS_COUNT):
        if truck.owed[kind] + truck.kept[kind] > 0:
            truck.has_bonus = True
