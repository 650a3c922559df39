"""The steps between two rounds: Cleanup (CF-19 to CF-24), and the Prep that follows it (CF-8, CF-9)."""

from __future__ import annotations

from typing import Final

from potluck.engine.game import Moment
from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.feeding import changed, say_goodbye, welcome
from potluck.games.chicken_fried_dice.pantry import (
    BIT,
    BONUS_COUNT,
    FLIP_TILE,
    MOST_SEATS,
    NEW_TILE,
    PREP,
    PREP_1,
    STATIONS,
    WILD,
)
from potluck.games.chicken_fried_dice.state import (
    ATTRACT,
    IN_COOP,
    NO_BONUSES,
    NOBODY,
    OVER,
    PLUCK,
    PREP_PHASE,
    ROUNDS,
    TIPS,
    State,
    Truck,
)

DICE_EACH: Final = 5
HEAD_CHEF_DICE: Final = 3
CUSTOMERS_DRAWN: Final = 3


def everybody(state: State) -> int:
    """All seats as bits."""
    return BIT[state.seats] - 1


def from_head_chef(state: State) -> list[int]:
    """The seats clockwise, beginning with the Head Chef."""
    return [(state.head_chef + step) % state.seats for step in range(state.seats)]


# ---------------------------------------------------------------------------------------------------------------- prep


def begin_round(state: State, moment: Moment) -> None:
    """The Head Chef rolls the black dice (CF-8); in the rounds left over everybody orders them (CF-9)."""
    state.round += 1
    state.phase = PREP_PHASE
    state.chefs_choice = state.round > ROUNDS - ROUNDS % state.seats
    rolled = [face + 1 for face in moment.chance.roll(HEAD_CHEF_DICE, 6)]
    state.rolled = tuple(rolled)
    for truck in state.trucks:
        truck.wipe_stations()
    state.acting = everybody(state) if state.chefs_choice else BIT[state.head_chef]
    moment.tell(r.HeadChefRolled(state.round, state.head_chef, rolled, state.chefs_choice))
    if rolled[1] == rolled[0] and rolled[2] == rolled[0]:
        for seat in range(state.seats):
            write_prep(state.trucks[seat], state, rolled)
        chuck(state, moment)


def arrange(state: State, seat: int, numbers: list[int], moment: Moment) -> None:
    """An order for all, or in Chef's Choice for oneself."""
    moment.tell(r.Arranged(seat, numbers, state.chefs_choice))
    if state.chefs_choice:
        write_prep(state.trucks[seat], state, numbers)
        state.acting &= ~BIT[seat]
    else:
        for truck in state.trucks:
            write_prep(truck, state, numbers)
        state.acting = 0
    if state.acting == 0:
        chuck(state, moment)


def write_prep(truck: Truck, state: State, numbers: list[int]) -> None:
    """The prep station is filled; at level 2 all but its first space are wild (CF-14, CF-R6)."""
    colours = state.pantry.prep_colours[truck.truck]
    for space in range(len(numbers)):
        truck.number[PREP_1 + space] = numbers[space]
        truck.colour[PREP_1 + space] = WILD if truck.levels[PREP] == 2 and space > 0 else colours[space]


def chuck(state: State, moment: Moment) -> None:
    """All dice fly into the coop, and plucking begins (CF-10)."""
    faces = moment.chance.roll(DICE_EACH * state.seats, 6)
    thrown = 0
    for die in range(len(state.die_number)):
        if die % MOST_SEATS < state.seats:
            state.die_number[die] = faces[thrown] + 1
            state.die_holder[die] = IN_COOP
            thrown += 1
    state.in_coop = thrown
    state.phase = PLUCK
    state.acting = everybody(state)
    if state.calm:
        state.turn = state.head_chef
        state.turn_plucked = False
        state.acting = BIT[state.turn]
    state.deadline = moment.now + 1000 * state.clock if state.clock > 0 else -1
    moment.tell(r.CoopFilled([face + 1 for face in faces]))


# ------------------------------------------------------------------------------------------------------------- cleanup


def clean_up(state: State, moment: Moment) -> None:
    """Chuck 'n Pluck is over: stations, reviews and tips, at once until somebody has a station to choose."""
    state.deadline = -1
    state.turn = NOBODY
    state.phase = TIPS
    state.acting = 0
    for seat in from_head_chef(state):
        truck = state.trucks[seat]
        clean_stations(state, seat)
        fill_reviews(state, seat, moment)
        truck.tips_due = truck.customer_tips + truck.board_tips
        truck.customer_tips = 0
        truck.board_tips = 0
        if truck.tips_due > 0:
            moment.tell(r.TipsEarned(seat, truck.tips_due, truck.tips + truck.tips_due))
        walk_tips(state, seat, moment)
    after_tips(state, moment)


def clean_stations(state: State, seat: int) -> None:
    """CF-19; and what had to be used in this round is lost."""
    truck = state.trucks[seat]
    truck.wipe_stations()
    truck.plucked = 0
    truck.coops = 0
    truck.done = False
    state.in_hand[seat] = -1
    truck.has_bonus = False
    truck.owed = NO_BONUSES
    for bonus in range(BONUS_COUNT):
        if truck.kept[bonus] > 0:
            truck.has_bonus = True


def fill_reviews(state: State, seat: int, moment: Moment) -> None:
    """CF-20; a star with a customer icon filled now means four customers (CF-23)."""
    pantry = state.pantry
    truck = state.trucks[seat]
    before = truck.segments // pantry.segments
    most = pantry.segments * len(pantry.star_points)
    truck.segments = min(most, truck.segments + truck.round_stars)
    truck.draws_four = False
    for star in range(before, truck.segments // pantry.segments):
        if pantry.star_icons[star]:
            truck.draws_four = True
    if truck.round_stars > 0:
        moment.tell(r.ReviewsFilled(seat, truck.round_stars, truck.segments))
    truck.round_stars = 0


def walk_tips(state: State, seat: int, moment: Moment) -> None:
    """Takes the steps due on the tip track, up to an upgrade that leaves a choice of stations (CF-21)."""
    truck = state.trucks[seat]
    track = state.pantry.tip_tracks[truck.truck]
    truck.upgrade_due = 0
    while truck.tips_due > 0 and truck.tips < len(track):
        step = track[truck.tips]
        truck.tips += 1
        truck.tips_due -= 1
        if step < 0:
            truck.upgrade_due = kind_of_upgrade(truck, step)
            stations = stations_for(truck, truck.upgrade_due)
            if len(stations) > 1:
                state.acting |= BIT[seat]
                return
            if len(stations) == 1:
                raise_station(truck, seat, stations[0], moment)
            truck.upgrade_due = 0
    truck.tips_due = 0


def kind_of_upgrade(truck: Truck, step: int) -> int:
    """The kind printed on the step, or the other kind if no station is left for it (CF-R11)."""
    if stations_for(truck, step):
        return step
    return FLIP_TILE if step == NEW_TILE else NEW_TILE


def stations_for(truck: Truck, kind: int) -> list[int]:
    """New tiles go from level 0 to 1, flipped ones from level 1 to 2."""
    wanted = 0 if kind == NEW_TILE else 1
    return [station for station in range(4) if truck.levels[station] == wanted]


def raise_station(truck: Truck, seat: int, station: int, moment: Moment) -> None:
    """A station tile is added or flipped."""
    truck.levels = changed(truck.levels, station, 1)
    moment.tell(r.StationUpgraded(seat, STATIONS[station], truck.levels[station]))


def upgrade(state: State, seat: int, station: int, moment: Moment) -> None:
    """The upgrade due goes to this station, and the walk along the tip track goes on."""
    raise_station(state.trucks[seat], seat, station, moment)
    state.acting &= ~BIT[seat]
    walk_tips(state, seat, moment)
    after_tips(state, moment)


def after_tips(state: State, moment: Moment) -> None:
    """When all upgrades are chosen: the end of the game, or new customers."""
    if state.acting == 0:
        if state.round == ROUNDS:
            state.phase = OVER
            moment.tell(r.GameOver())
        else:
            tick_off(state, moment)
            attract(state, moment)


def tick_off(state: State, moment: Moment) -> None:
    """Who was not fed loses a star segment, or leaves to the bottom of the pile (CF-22, CF-R16)."""
    for seat in from_head_chef(state):
        truck = state.trucks[seat]
        place = 0
        while place < len(truck.queue):
            if truck.stars[place] > 0:
                truck.stars[place] -= 1
                place += 1
            else:
                card = truck.queue[place]
                say_goodbye(truck, place)
                state.pile = (card, *state.pile)
                state.known_bottom += 1
                moment.tell(r.CustomerLeft(seat, state.pantry.customer_ids[card]))


def attract(state: State, moment: Moment) -> None:
    """Everybody draws three customers, or four (CF-23, CF-R17)."""
    state.phase = ATTRACT
    state.acting = everybody(state)
    for seat in from_head_chef(state):
        truck = state.trucks[seat]
        truck.thrown = 0
        truck.offered = tuple(draw(state, CUSTOMERS_DRAWN + 1 if truck.draws_four else CUSTOMERS_DRAWN, moment))
        moment.tell(r.CustomersDrawn(seat, [state.pantry.customer_ids[card] for card in truck.offered]))
    moment.reveal()


def draw(state: State, count: int, moment: Moment) -> list[int]:
    """Cards from the pile; when it is empty the discarded ones are shuffled (CF-23)."""
    cards: list[int] = []
    while len(cards) < count:
        if not state.pile:
            cards_back = list(state.discarded)
            moment.chance.shuffle(cards_back)
            state.pile = tuple(cards_back)
            state.discarded = ()
            # All that was known to lie at the bottom has been drawn.
            state.known_bottom = 0
            moment.tell(r.PileShuffled(len(state.pile)))
        cards.append(state.pile[-1])
        state.pile = state.pile[:-1]
    state.known_bottom = min(state.known_bottom, len(state.pile))
    return cards


def keep(state: State, seat: int, moment: Moment) -> None:
    """The first customer drawn and undecided is kept."""
    truck = state.trucks[seat]
    truck.taken += (truck.offered[0],)
    truck.offered = truck.offered[1:]
    after_choice(state, seat, moment)


def throw_back(state: State, seat: int, moment: Moment) -> None:
    """The first customer drawn and undecided is discarded; another comes for it, unseen, when all are decided."""
    truck = state.trucks[seat]
    card = truck.offered[0]
    truck.offered = truck.offered[1:]
    state.discarded += (card,)
    truck.thrown += 1
    moment.tell(r.CustomerThrownBack(seat, state.pantry.customer_ids[card]))
    after_choice(state, seat, moment)


def after_choice(state: State, seat: int, moment: Moment) -> None:
    """When a player has decided about all, they come into the queue; when all players have, the next round begins."""
    truck = state.trucks[seat]
    if truck.offered:
        return
    if truck.thrown > 0:
        truck.taken += tuple(draw(state, truck.thrown, moment))
        moment.reveal()
    for card in truck.taken:
        welcome(state.pantry, truck, card)
    moment.tell(r.CustomersJoined(seat, [state.pantry.customer_ids[card] for card in truck.taken]))
    truck.taken = ()
    truck.thrown = 0
    state.acting &= ~BIT[seat]
    if state.acting == 0:
        state.head_chef = (state.head_chef + 1) % state.seats
        begin_round(state, moment)
