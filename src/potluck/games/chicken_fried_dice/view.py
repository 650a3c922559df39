"""Who knows what in Chicken Fried Dice: all is open but the order of the draw pile (CF-R16) and dice yet to fall."""

from __future__ import annotations

from typing import Final

from potluck.engine.chance import Chance
from potluck.games.chicken_fried_dice import legal, records as r, scoring
from potluck.games.chicken_fried_dice.feeding import on_space
from potluck.games.chicken_fried_dice.pantry import (
    BONUS_COUNT,
    BONUSES,
    CHOP,
    CHOP_1,
    FLAVOURS,
    INGREDIENTS,
    MENU,
    MOST_SEATS,
    NEW_TILE,
    PICNIC,
    PLACE_COUNT,
    PLACES,
    SAUCE,
    STATIONS,
    TOSS,
    USES,
    WILD,
    Pantry,
)
from potluck.games.chicken_fried_dice.state import CROSSED, IN_COOP, NOBODY, NOT_IN_PLAY, PLUCK, State, Truck

PHASES: Final = ("choose", "prep", "pluck", "tips", "attract", "over")


def view(state: State, seat: int | None) -> r.View:
    """The table as a seat sees it; None is a spectator."""
    ids = state.pantry.customer_ids
    return r.View(
        me=seat,
        to_act=[who for who in range(state.seats) if state.acting >> who & 1],
        round=state.round,
        phase=PHASES[state.phase],
        mode="calm" if state.calm else "rush",
        head_chef=state.head_chef,
        chefs_choice=state.chefs_choice,
        rolled=list(state.rolled),
        turn=None if state.turn == NOBODY else state.turn,
        turn_plucked=state.turn_plucked,
        deadline=None if state.deadline < 0 else state.deadline,
        dice=dice(state),
        trucks=[truck_view(state.pantry, truck, state.phase == PLUCK) for truck in state.trucks],
        pile=len(state.pile),
        pile_bottom=[ids[card] for card in state.pile[: state.known_bottom]],
        discarded=[ids[card] for card in state.discarded],
    )


def dice(state: State) -> list[r.Die]:
    """The dice in the coop and before the players; outside Chuck 'n Pluck there is nothing to see."""
    found: list[r.Die] = []
    if state.phase != PLUCK:
        return found
    for die in range(len(state.die_holder)):
        holder = state.die_holder[die]
        if holder != NOT_IN_PLAY:
            found.append(
                r.Die(
                    die=state.pantry.die_ids[die],
                    ingredient=INGREDIENTS[die // MOST_SEATS],
                    number=state.die_number[die],
                    seat=None if holder == IN_COOP else holder,
                    hand=holder != IN_COOP and state.in_hand[holder] == die,
                )
            )
    return found


def truck_view(pantry: Pantry, truck: Truck, plucking: bool) -> r.TruckView:
    """All that lies before one player. Between the rounds stations are wiped: every use is there, of new tiles too."""
    ids = pantry.customer_ids
    lines = scoring.score_lines(pantry, truck)
    return r.TruckView(
        truck=None if truck.truck < 0 else pantry.truck_ids[truck.truck],
        board=None if truck.board < 0 else "menu" if truck.board == MENU else "picnic",
        levels={STATIONS[station]: truck.levels[station] for station in range(4)},
        left={
            STATIONS[station]: truck.left[station] if plucking else USES[station][truck.levels[station]]
            for station in (SAUCE, TOSS, CHOP)
        },
        at_hand=[at_hand(truck, place) for place in range(PLACE_COUNT) if truck.number[place] != 0],
        plucked=truck.plucked,
        coops=truck.coops,
        done=truck.done,
        queue=[waiting(pantry, truck, who) for who in range(len(truck.queue))],
        fed=[fed(pantry, truck, who) for who in range(len(truck.fed))],
        owed=bonuses(truck.owed),  # type: ignore[arg-type]
        kept=bonuses(truck.kept),  # type: ignore[arg-type]
        tracks={FLAVOURS[flavour]: truck.tracks[flavour] for flavour in range(4)} if truck.board == MENU else {},
        picnic=picnic(pantry, truck) if truck.board == PICNIC else {},
        board_tips=truck.board_tips,
        segments=truck.segments,
        tips=truck.tips,
        upgrade_due=None if truck.upgrade_due == 0 else "new" if truck.upgrade_due == NEW_TILE else "flip",
        drawn=[ids[card] for card in truck.offered],
        keeping=[ids[card] for card in truck.taken],
        thrown_back=truck.thrown,
        score=sum([line.points for line in lines]),
        lines=lines,
    )


def at_hand(truck: Truck, place: int) -> r.AtHand:
    """An ingredient and where it is."""
    colour = truck.colour[place]
    modifiable = legal.may_be_modified(truck, place)
    return r.AtHand(
        using=PLACES[place],  # type: ignore[arg-type]
        ingredient="wild" if colour == WILD else INGREDIENTS[colour],
        number=truck.number[place],
        modifiable=modifiable,
        choppable=modifiable and place < CHOP_1 and truck.number[place] > 1,
    )


def waiting(pantry: Pantry, truck: Truck, who: int) -> r.Guest:
    """A customer in the queue: what is written on it, bottom first, and the numbers that its empty spaces take."""
    card = truck.queue[who]
    spaces = [on_space(truck.written[who], space) for space in range(pantry.sizes[card])]
    lowest, highest = spaces[:], spaces[:]
    low, high = 1, 6
    for space in range(len(spaces)):
        low = bound(lowest, space, low)
        high = bound(highest, -1 - space, high)
    return r.Guest(pantry.customer_ids[card], spaces, truck.stars[who], 0, lowest, highest)


def bound(spaces: list[int], space: int, so_far: int) -> int:
    """Puts the bound where a space is empty, 0 where it is not; a number there is the bound from now on."""
    content = spaces[space]
    spaces[space] = so_far if content == 0 else 0
    return so_far if content == 0 or content == CROSSED else content


def fed(pantry: Pantry, truck: Truck, who: int) -> r.Guest:
    """A customer that was fed, with what it got, bottom first."""
    card = truck.fed[who]
    spaces = [on_space(truck.fed_written[who], space) for space in range(pantry.sizes[card])]
    return r.Guest(pantry.customer_ids[card], spaces, truck.fed_stars[who], truck.fed_round[who])


def bonuses(counts: tuple[int, ...]) -> list[str]:
    """Actions by name, one for each that is there."""
    found: list[str] = []
    for bonus in range(BONUS_COUNT):
        found.extend([BONUSES[bonus]] * counts[bonus])
    return found


def picnic(pantry: Pantry, truck: Truck) -> dict[str, r.Flavour]:
    """What is drawn where."""
    return {
        pantry.spot_ids[spot]: FLAVOURS[truck.picnic[spot] - 1]
        for spot in range(pantry.spots)
        if truck.picnic[spot] != 0
    }


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """The same to everybody: the draw pile above its known bottom is mixed."""
    del seat  # All seats know the same.
    dealt = state.copy()
    unknown = list(dealt.pile[dealt.known_bottom :])
    chance.shuffle(unknown)
    dealt.pile = (*dealt.pile[: dealt.known_bottom], *unknown)
    return dealt
