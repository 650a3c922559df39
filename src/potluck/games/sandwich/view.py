"""Who knows what in Sandwich (SW-R3, SW-R5, SW-R7, SW-R9): decks, others' piles and unopened sandwiches are hidden; so
are the cooks of opened ones until the ranking, if the table wants it so."""

from __future__ import annotations

from potluck.engine.chance import Chance
from potluck.games.sandwich import records as r, state as s, tasting, turns
from potluck.games.sandwich.pantry import LETTERS
from potluck.games.sandwich.state import (
    AWARDING,
    MARKET,
    NONE,
    OVER,
    OWN_THEME,
    PHASES,
    PITCHING,
    RANKING,
    State,
    Tasted,
)


def view(state: State, seat: int | None) -> r.View:
    """The table as a seat sees it; None is a spectator."""
    setting, shape, options = state.setting, state.shape, state.setting.options
    ids = setting.pantry.ids
    market = state.phase == MARKET
    return r.View(
        me=seat,
        to_act=list(turns.to_act(state)),
        phase=PHASES[state.phase],
        game=state.game + 1,
        games=state.games,
        market=options.market,
        bleah=options.bleah,
        express=options.express,
        failure=options.failure,
        pitch=options.pitch,
        hidden=setting.hidden,
        to_the_right=state.to_the_right(),
        base=options.base,
        theme=None if state.theme < 0 else setting.pantry.themes[state.theme],
        own_theme=options.own_theme if state.theme == OWN_THEME else "",
        announced=None if state.announced < 0 else ids[state.announced],
        sandwiches=shape.sandwiches,
        size=shape.size,
        worth=shape.worth[:],
        flip=min(state.flip + 1, shape.hand),
        flips=shape.hand,
        middle=[r.Offer(ids[card], owner) for owner, card in enumerate(state.middle) if card >= 0],
        taken=[who for who in range(setting.seats) if market and state.taken[who]],
        cooks=[cook(state, who) for who in range(setting.seats)],
        mine=None if seat is None else mine(state, seat),
        tasting=open_tasting(state, seat) if state.phase in (PITCHING, RANKING, AWARDING) else None,
        history=[seen(state, tasted) for tasted in state.history],
        asked=state.asked[:],
        deadline=tasting.deadline(state),
    )


def cook(state: State, seat: int) -> r.Cook:
    """What everybody sees of a player."""
    shape = state.shape
    market = state.phase == MARKET
    taken = state.flip + int(state.taken[seat]) if market else (0 if state.given[seat] else shape.hand)
    lines: list[int] = []
    if state.setting.express and not state.given[seat]:
        lines = state.height[seat * shape.sandwiches : (seat + 1) * shape.sandwiches]
        taken = 0
    return r.Cook(
        seat=seat,
        points=state.points(seat),
        deck=shape.hand - state.flip - 1 if market else 0,
        pile=taken,
        lines=lines,
        handed_over=state.given[seat],
    )


def mine(state: State, seat: int) -> r.Mine:
    """What only its owner sees."""
    shape = state.shape
    names = state.setting.pantry.names
    own = state.loose[seat * shape.hand : (seat + 1) * shape.hand]
    pending = state.pending[seat]
    return r.Mine(
        loose=names([card for card in own if card >= 0]),
        pending=None if pending < 0 else state.setting.pantry.ids[pending],
        sandwiches=[]
        if state.given[seat]
        else [names(state.sandwich(seat, number)) for number in range(shape.sandwiches)],
        receivers=[state.receiver(seat, distance) for distance in shape.distance],
        served=[served(state, seat, number) for number in range(shape.sandwiches)] if state.given[seat] else [],
    )


def served(state: State, cook: int, number: int) -> r.Served:
    """Who got one of the sandwiches a cook has handed over."""
    place = state.served.index(4 * cook + number)
    return r.Served(place // state.shape.sandwiches, state.setting.pantry.names(state.sandwich(cook, number)))


def open_tasting(state: State, seat: int | None) -> r.Tasting:
    """The plates before the taster. While hidden cooks are writing, each sees only the own line."""
    taster = state.taster()
    me = NONE if seat is None else seat
    together = state.setting.hidden and state.phase == PITCHING
    dishes: list[r.Dish] = []
    for plate in range(state.shape.sandwiches):
        text = state.said[plate]
        if text == "" or (together and state.cook_of(taster, plate) != seat):
            text = None
        dishes.append(tasting.shown(state, plate, text, me))
    pitching = state.phase == PITCHING
    praised = tasting.next_plate_to_praise(state, me) if pitching else NONE
    return r.Tasting(
        taster=taster,
        dishes=dishes,
        order="".join([LETTERS[plate] for plate in state.ranking]),
        waiting=tasting.speakers(state) if pitching else [],
        praising=None if praised == NONE else LETTERS[praised],
    )


def seen(state: State, tasted: Tasted) -> r.Tasted:
    """A tasting that is over, as everybody sees it."""
    if tasted.seen is None:
        each = len(tasted.cards) // len(tasted.cooks)
        names = state.setting.pantry.names
        verdicts = [
            r.Verdict(
                names(tasted.cards[place * each : (place + 1) * each]),
                cook,
                tasted.worth[place],
                tasted.bonus == place,
            )
            for place, cook in enumerate(tasted.cooks)
        ]
        tasted.seen = r.Tasted(
            tasted.game + 1,
            tasted.taster,
            state.setting.options.bleah,
            state.setting.options.failure,
            tasting.theme_name(state, tasted.theme),
            verdicts,
            tasted.stand_in,
        )
    return tasted.seen


# --- dealing anew --------------------------------------------------------------------------------------------------


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """The same to this seat: all cards it cannot see are mixed, and the hidden cooks of open plates too."""
    dealt = s.clone(state)
    if state.phase == OVER:
        return dealt
    me = NONE if seat is None else seat
    if dealt.setting.hidden and state.phase in (PITCHING, RANKING, AWARDING):
        mix_cooks(dealt, me, chance)
    open_now = opened(dealt)
    rows: list[list[int]] = [dealt.deck, dealt.aside, dealt.pending, dealt.loose, dealt.stack]
    unseen: list[int] = []
    for number, row in enumerate(rows):
        unseen.extend([card for place, card in enumerate(row) if hidden(dealt, me, number, place, card, open_now)])
    chance.shuffle(unseen)
    for number, row in enumerate(rows):
        for place, card in enumerate(row):
            if hidden(dealt, me, number, place, card, open_now):
                row[place] = unseen.pop()
    return dealt


def opened(state: State) -> list[int]:
    """The sandwiches that lie open, each as 4 * cook + sandwich."""
    if state.phase not in (PITCHING, RANKING, AWARDING):
        return state.served[:] if state.tasters > 0 else []
    found: list[int] = []
    count, seats = state.shape.sandwiches, state.setting.seats
    first = state.setting.options.first_taster
    for done in range(state.tasters + 1):
        taster = (first + done) % seats
        found.extend(state.served[taster * count : (taster + 1) * count])
    return found


def hidden(state: State, me: int, row: int, place: int, card: int, open_now: list[int]) -> bool:
    """Whether a seat does not see a card: of row 0 decks, 1 set aside, 2 pending, 3 piles, 4 sandwiches."""
    if card < 0:
        return False
    if row < 2:
        return True
    if row == 2:
        return place != me
    owner = place // state.shape.hand
    if owner == me:
        return False
    if row == 3:
        return True
    return 4 * owner + place % state.shape.hand // state.shape.size not in open_now


def mix_cooks(state: State, me: int, chance: Chance) -> None:
    """Open plates keep their cards, but the cooks behind those that are hidden from this seat change places.

    A cook who has spoken changes only with others who have, so that it stays the same who is still to speak.
    """
    taster, count = state.taster(), state.shape.sandwiches
    for spoken in (False, True):
        plates = [
            plate
            for plate in range(count)
            if state.cook_of(taster, plate) != me and (state.said[plate] is not None) == spoken
        ]
        change = plates[:]
        chance.shuffle(change)
        made = [state.served[taster * count + plate] for plate in change]
        shown: list[list[int]] = []
        for plate in plates:
            code = state.served[taster * count + plate]
            shown.append(state.sandwich(code // 4, code % 4))
        for number, plate in enumerate(plates):
            state.served[taster * count + plate] = made[number]
            begin = made[number] // 4 * state.shape.hand + made[number] % 4 * state.shape.size
            for place, card in enumerate(shown[number]):
                state.stack[begin + place] = card
