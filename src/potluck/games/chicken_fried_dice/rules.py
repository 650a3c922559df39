"""The game as the contract wants it: set-up, who may act, what each pick does, the end."""

from __future__ import annotations

from typing import ClassVar

from potluck.engine.chance import Chance
from potluck.engine.game import Game, Illegal, Moment, Refused
from potluck.engine.records import Action, Millis, Outcome, Record, Seat
from potluck.engine.space import Space
from potluck.games.chicken_fried_dice import cards, cleanup, legal, plucking, records as r, scoring, view
from potluck.games.chicken_fried_dice.feeding import welcome
from potluck.games.chicken_fried_dice.pantry import BIT, BOARDS, MENU, NEW_TILE, PICNIC
from potluck.games.chicken_fried_dice.state import (
    ATTRACT,
    CHOOSE,
    OVER,
    PLUCK,
    PREP_PHASE,
    TIPS,
    State,
)

# The kinds of picks by their place in ACTIONS.
(
    TAKE_TRUCK, TAKE_BOARD, ARRANGE, PLUCK_DIE, COOP_PLUCK, WRITE, SAUCE, TOSS, CHOP, WASTE,
    CROSS_OFF, CROSS_OFF_ALL, ENTER_FLAVOUR, DRAW_FLAVOUR, HAND_ON, DONE, UPGRADE, KEEP, THROW_BACK,
) = range(19)  # fmt: skip

LEAST_SEATS, MOST_SEATS = 2, 5
STARTERS_EACH = 3
RUSH_SECONDS = 180
# The seats in each set of bits.
SEATS_IN = [tuple([seat for seat in range(MOST_SEATS) if bits & BIT[seat]]) for bits in range(32)]
# The phase of a kind of pick, with the rule that says so.
PHASE_OF = [CHOOSE, CHOOSE, PREP_PHASE, *([PLUCK] * 13), TIPS, ATTRACT, ATTRACT]
PHASE_RULE = ["CF-R21", "CF-8", "CF-10", "CF-21", "CF-23", "CF-25"]
PHASE_NAME = ["choose", "prep", "pluck", "tips", "attract", "over"]


class ChickenFriedDice(Game[State]):
    """Chicken Fried Dice for two to five players, in a rush or calm."""

    name: ClassVar[str] = "chicken-fried-dice"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(LEAST_SEATS, MOST_SEATS + 1)
    options: ClassVar[type[Record]] = r.Options
    actions: ClassVar[tuple[type[Action], ...]] = r.ACTIONS

    def setup(self, seats: int, options: Record, moment: Moment) -> State:
        assert isinstance(options, r.Options)
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise Refused("CF-1", "seats", {"least": LEAST_SEATS, "most": MOST_SEATS, "found": seats})
        if options.first is not None and options.first >= seats:
            raise Refused("CF-R8", "first", {"first": options.first + 1, "seats": seats})
        return set_up(State(cards.pantry(options.deck), seats), options, moment)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return SEATS_IN[state.acting]

    def legal(self, state: State, seat: Seat) -> list[Action]:
        if not 0 <= seat < state.seats or state.acting & BIT[seat] == 0:
            return []
        if state.phase == PLUCK:
            return legal.picks(state, seat)
        if state.phase == ATTRACT:
            return legal.verdicts(state, seat)
        if state.phase == TIPS:
            return legal.upgrades(state, seat)
        if state.phase == PREP_PHASE:
            return legal.orders(state)
        return legal.choices(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, moment: Moment) -> None:
        code = state.pantry.codes.get(action, -1)
        if code < 0:
            raise Illegal("", "unknown-action")
        if state.phase == OVER:
            raise Illegal("CF-25", "over")
        kind = state.pantry.kind[code]
        if PHASE_OF[kind] != state.phase:
            raise Illegal(PHASE_RULE[state.phase], "wrong-phase", {"phase": PHASE_NAME[state.phase]})
        if not 0 <= seat < state.seats or state.acting & BIT[seat] == 0:
            raise not_now(state, seat)
        apply(state, seat, kind, state.pantry.place[code], moment)

    def deadline(self, state: State) -> Millis | None:
        return state.deadline if state.deadline >= 0 else None

    def expire(self, state: State, moment: Moment) -> None:
        """The clock of Chuck 'n Pluck ran out (CF-R18)."""
        if state.deadline < 0:
            raise Illegal("CF-R18", "no-clock")
        moment.tell(r.ClockRanOut())
        cleanup.clean_up(state, moment)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state) if state.phase == OVER else None

    def view(self, state: State, seat: Seat | None) -> Record:
        return view.view(state, seat)

    def redeal(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return view.redeal(state, seat, chance)

    def clone(self, state: State) -> State:
        return state.copy()

    def snapshot(self, state: State) -> list[int]:
        return state.numbers()

    def space(self, state: State) -> Space:
        return state.pantry.space


# --- set-up --------------------------------------------------------------------------------------------------------


def set_up(state: State, options: r.Options, moment: Moment) -> State:
    """CF-1 to CF-3: the table, and what of trucks and boards is settled already."""
    pantry = state.pantry
    state.calm = options.mode == "calm"
    state.clock = options.clock if options.clock is not None else 0 if state.calm else RUSH_SECONDS
    state.head_chef = moment.chance.draw(state.seats) if options.first is None else options.first
    for truck in state.trucks:
        truck.picnic = (0,) * pantry.spots
    if options.trucks == "deal":
        cards_left = list(range(len(pantry.truck_ids)))
        moment.chance.shuffle(cards_left)
        for seat in range(state.seats):
            state.trucks[seat].truck = cards_left[seat]
    if options.boards != "choose":
        sides = moment.chance.roll(state.seats, 2) if options.boards == "deal" else []
        for seat in range(state.seats):
            same = MENU if options.boards == "menu" else PICNIC
            state.trucks[seat].board = sides[seat] if sides else same
    state.acting = cleanup.everybody(state)
    open_festival(state, moment)
    return state


def open_festival(state: State, moment: Moment) -> None:
    """When all have a truck and a board: three starters each, and the first round (CF-3)."""
    for seat in range(state.seats):
        if state.trucks[seat].truck >= 0 and state.trucks[seat].board >= 0:
            state.acting &= ~BIT[seat]
    if state.acting != 0:
        return
    pantry = state.pantry
    starters = list(range(pantry.starters))
    moment.chance.shuffle(starters)
    pile = list(range(pantry.starters, pantry.customers))
    moment.chance.shuffle(pile)
    state.pile = tuple(pile)
    for seat in range(state.seats):
        dealt = [starters.pop() for _ in range(STARTERS_EACH)]
        for card in dealt:
            welcome(pantry, state.trucks[seat], card)
        moment.tell(r.StartersDealt(seat, [pantry.customer_ids[card] for card in dealt]))
    cleanup.begin_round(state, moment)


# --- picks ---------------------------------------------------------------------------------------------------------


def not_now(state: State, seat: int) -> Illegal:
    """Why this player can't pick anything at this moment."""
    if 0 <= seat < state.seats:
        if state.phase == PREP_PHASE and state.chefs_choice:
            return Illegal("CF-9", "ordered-already")
        if state.phase == PREP_PHASE:
            return Illegal("CF-8", "not-head-chef", {"seat": state.head_chef})
        if state.phase == PLUCK and state.trucks[seat].done:
            return Illegal("CF-16", "done-already")
        if state.phase == PLUCK:
            return Illegal("CF-11", "not-your-turn", {"seat": seat})
    return Illegal(PHASE_RULE[state.phase], "not-now")


def apply(state: State, seat: int, kind: int, place: int, moment: Moment) -> None:
    """One pick of the phase; raises Illegal before anything has changed."""
    pantry = state.pantry
    if kind == WRITE:
        plucking.write(state, seat, place // 5 // pantry.customers, place // 5 % pantry.customers, place % 5, moment)
    elif kind == PLUCK_DIE:
        plucking.pluck(state, seat, place, moment)
    elif kind == SAUCE:
        plucking.sauce(state, seat, place // 5 // pantry.customers, place // 5 % pantry.customers, place % 5, moment)
    elif kind == TOSS:
        plucking.toss(state, seat, place, moment)
    elif kind == CHOP:
        plucking.chop(state, seat, place // 3, place % 3 + 1, moment)
    elif kind == WASTE:
        plucking.waste(state, seat, moment)
    elif kind == CROSS_OFF:
        plucking.cross_off(
            state, seat, place // 5 // pantry.customers, place // 5 % pantry.customers, place % 5, moment
        )
    elif kind == CROSS_OFF_ALL:
        plucking.cross_off_all(state, seat, place, moment)
    elif kind == COOP_PLUCK:
        plucking.coop_pluck(state, seat, place, moment)
    elif kind == ENTER_FLAVOUR:
        plucking.enter_flavour(state, seat, place, moment)
    elif kind == DRAW_FLAVOUR:
        plucking.draw_flavour(state, seat, place // pantry.spots, place % pantry.spots, moment)
    elif kind == DONE:
        plucking.say_done(state, seat, moment)
    elif kind == HAND_ON:
        plucking.hand_on(state, seat, moment)
    elif kind == KEEP:
        decide(state, seat, place)
        cleanup.keep(state, seat, moment)
    elif kind == THROW_BACK:
        decide(state, seat, place)
        cleanup.throw_back(state, seat, moment)
    elif kind == UPGRADE:
        raise_station(state, seat, place, moment)
    elif kind == ARRANGE:
        arrange(state, seat, [place // 36 + 1, place // 6 % 6 + 1, place % 6 + 1], moment)
    elif kind == TAKE_TRUCK:
        take_truck(state, seat, place, moment)
    else:
        take_board(state, seat, place, moment)


def take_truck(state: State, seat: int, place: int, moment: Moment) -> None:
    """A truck that nobody has taken (CF-R21)."""
    if state.trucks[seat].truck >= 0:
        raise Illegal("CF-2", "truck-taken-own")
    for other in range(state.seats):
        if state.trucks[other].truck == place:
            raise Illegal("CF-R21", "truck-taken", {"seat": other})
    state.trucks[seat].truck = place
    moment.tell(r.TruckTaken(seat, state.pantry.truck_ids[place]))
    open_festival(state, moment)


def take_board(state: State, seat: int, place: int, moment: Moment) -> None:
    """A side of the bonus board (CF-2)."""
    if state.trucks[seat].board >= 0:
        raise Illegal("CF-2", "board-taken-own")
    state.trucks[seat].board = place
    moment.tell(r.BoardTaken(seat, BOARDS[place]))
    open_festival(state, moment)


def arrange(state: State, seat: int, numbers: list[int], moment: Moment) -> None:
    """An order of the numbers rolled (CF-8)."""
    if sorted(numbers) != sorted(state.rolled):
        raise Illegal("CF-8", "other-numbers", {"numbers": list(state.rolled)})
    cleanup.arrange(state, seat, numbers, moment)


def raise_station(state: State, seat: int, station: int, moment: Moment) -> None:
    """The upgrade due goes to a station at the right level (CF-21)."""
    truck = state.trucks[seat]
    if station not in cleanup.stations_for(truck, truck.upgrade_due):
        raise Illegal("CF-21", "upgrade-new" if truck.upgrade_due == NEW_TILE else "upgrade-flip")
    cleanup.upgrade(state, seat, station, moment)


def decide(state: State, seat: int, card: int) -> None:
    """Only the first customer drawn that is undecided can be decided about (CF-23)."""
    first = state.trucks[seat].offered[0]
    if card != first:
        raise Illegal("CF-23", "other-customer", {"customer": state.pantry.customer_ids[first]})


# --- the end -------------------------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome:
    """Most points, then most customers fed, then shared (CF-25, CF-26)."""
    lines = [scoring.score_lines(state.pantry, truck) for truck in state.trucks]
    scores = [sum([line.points for line in own]) for own in lines]
    # A score and the customers fed in one number: a hundred customers can't be fed.
    worth = [100 * scores[seat] + len(state.trucks[seat].fed) for seat in range(state.seats)]
    ranks = [1 + len([other for other in worth if other > own]) for own in worth]
    return Outcome(ranks, scores, lines)
