"""The tasting (SW-5): plates are opened, praised, ranked, awarded, one taster after another; then the next game."""

from __future__ import annotations

from potluck.engine.game import Illegal, Moment
from potluck.games.sandwich import palate, records as r, setup
from potluck.games.sandwich.pantry import LETTERS
from potluck.games.sandwich.state import AWARDING, NONE, OVER, OWN_THEME, PITCHING, RANKING, TIE, State, Tasted

# SW-R16.
PITCH_LENGTH = 140


def open_plates(state: State, moment: Moment) -> None:
    """SW-5, SW-R5: the taster opens what was served, mixed if the cooks are hidden."""
    setting = state.setting
    count = state.shape.sandwiches
    taster = state.taster()
    if setting.hidden:
        plates = state.served[taster * count : (taster + 1) * count]
        moment.chance.shuffle(plates)
        for plate in range(count):
            state.served[taster * count + plate] = plates[plate]
    state.ranking = []
    state.said = [None] * count
    state.stand_in = False
    state.since = moment.now
    state.phase = PITCHING if setting.pitch else RANKING
    moment.reveal()
    moment.tell(r.Opened(taster, [shown(state, plate, None) for plate in range(count)]))


def shown(state: State, plate: int, pitch: str | None, cook: int = NONE) -> r.Dish:
    """A plate before the taster; the cook is named if the table does not hide it, or if given."""
    taster = state.taster()
    name = state.cook_of(taster, plate)
    known = not state.setting.hidden or name == cook
    cards = state.setting.pantry.names(state.dish(taster, plate))
    return r.Dish(LETTERS[plate], cards, name if known else None, pitch)


# --- the Pitch -----------------------------------------------------------------------------------------------------


def speakers(state: State) -> list[int]:
    """The cooks who have still to speak or to keep quiet."""
    taster = state.taster()
    waiting: list[int] = []
    for plate in range(state.shape.sandwiches):
        cook = state.cook_of(taster, plate)
        if state.said[plate] is None and cook not in waiting:
            waiting.append(cook)
    waiting.sort()
    return waiting


def next_plate_to_praise(state: State, seat: int) -> int:
    """The first plate of a cook of which nothing has been said yet, or NONE."""
    taster = state.taster()
    for plate in range(state.shape.sandwiches):
        if state.said[plate] is None and state.cook_of(taster, plate) == seat:
            return plate
    return NONE


def check_text(text: str) -> None:
    """SW-R16: short and plain."""
    if len(text) > PITCH_LENGTH:
        raise Illegal("SW-R16", "pitch-long", {"most": PITCH_LENGTH, "found": len(text)})
    if not setup.is_plain(text):
        raise Illegal("SW-R16", "pitch-plain")


def speak(state: State, seat: int, text: str, moment: Moment) -> None:
    """SW-15: a line, or nothing, for the cook's next plate."""
    plate = next_plate_to_praise(state, seat)
    text = "" if setup.is_blank(text) else text.strip()
    state.said[plate] = text
    if not state.setting.hidden:
        if text == "":
            moment.tell(r.KeptQuiet(seat))
        else:
            moment.reveal()
            moment.tell(r.Pitched(seat, LETTERS[plate], text))
    if len(speakers(state)) == 0:
        end_pitches(state, moment)


def end_pitches(state: State, moment: Moment) -> None:
    """SW-R16: hidden cooks' lines appear together; then the taster ranks."""
    for plate in range(state.shape.sandwiches):
        text = state.said[plate]
        if text is None:
            state.said[plate] = ""
        elif state.setting.hidden and text != "":
            moment.reveal()
            moment.tell(r.PitchedUnnamed(LETTERS[plate], text))
    state.phase = RANKING
    state.since = moment.now


# --- ranking -------------------------------------------------------------------------------------------------------


def rank(state: State, seat: int, order: list[int], moment: Moment, stand_in: bool) -> None:
    """SW-5: the best first. With a theme, the bonus point comes before the names (SW-R13)."""
    if len(order) != state.shape.sandwiches:
        raise Illegal("SW-5", "no-such-ranking", {"due": state.shape.sandwiches})
    state.ranking = order
    state.stand_in = stand_in
    moment.tell(r.Ranked(seat, [LETTERS[plate] for plate in order]))
    if state.theme == NONE:
        finish_tasting(state, NONE, moment)
    else:
        state.phase = AWARDING
        state.since = moment.now


def award(state: State, plate: int, moment: Moment) -> None:
    """SW-12: one bonus point."""
    if plate >= state.shape.sandwiches:
        raise Illegal("SW-12", "no-such-plate", {"due": state.shape.sandwiches})
    finish_tasting(state, plate, moment)


def finish_tasting(state: State, best_fit: int, moment: Moment) -> None:
    """SW-5, SW-12: the names come out, the points are given, and the next one tastes."""
    taster, seats = state.taster(), state.setting.seats
    row = state.game * seats
    cooks: list[int] = []
    cards: list[int] = []
    bonus = NONE
    moment.reveal()
    for place in range(len(state.ranking)):
        plate = state.ranking[place]
        cook = state.cook_of(taster, plate)
        dish = state.dish(taster, plate)
        points = state.shape.worth[place]
        state.ranked[row + cook] += points
        cooks.append(cook)
        cards.extend(dish)
        moment.tell(r.Scored(cook, LETTERS[plate], state.setting.pantry.names(dish), points))
        if plate == best_fit:
            bonus = place
    if bonus >= 0:
        state.bonuses[row + cooks[bonus]] += 1
        moment.tell(r.FittedBest(cooks[bonus], LETTERS[best_fit]))
    state.history.append(
        Tasted(state.game, taster, state.theme, cooks, cards, state.shape.worth, bonus, state.stand_in)
    )
    state.tasters += 1
    if state.tasters < seats:
        open_plates(state, moment)
    else:
        end_game(state, moment)


# --- the taster's clock --------------------------------------------------------------------------------------------


def deadline(state: State) -> int | None:
    """SW-R17: when the tasting has waited long enough."""
    clock = state.setting.options.taster_clock
    if clock == 0 or state.phase not in (PITCHING, RANKING, AWARDING):
        return None
    return state.since + clock * 1000


def expire(state: State, moment: Moment) -> None:
    """SW-R17: unspoken lines are dropped; for an absent taster a bot's palate judges."""
    if deadline(state) is None:
        raise Illegal("SW-R17", "no-clock")
    if state.phase == PITCHING:
        end_pitches(state, moment)
        return
    options = state.setting.options
    taster = state.taster()
    judge = palate.drawn(moment.chance)
    table = palate.Table(state.setting.pantry, options.bleah, options.failure)
    dishes = [state.dish(taster, plate) for plate in range(state.shape.sandwiches)]
    if state.phase == RANKING:
        order = judge.ranking(table, dishes)
        why, quality, about = judge.reason(table, dishes, order[0])
        moment.tell(r.StoodIn(taster, why, quality, state.setting.pantry.names(about)))
        rank(state, taster, order, moment, True)
    else:
        moment.tell(r.StoodIn(taster, "theme", "", []))
        state.stand_in = True
    if state.phase == AWARDING:
        finish_tasting(state, judge.best_fit(table, dishes, state.theme), moment)


# --- games and the match -------------------------------------------------------------------------------------------


def end_game(state: State, moment: Moment) -> None:
    """SW-7: the next game of the match, or its end; SW-R8: tied leaders may want another."""
    points = [state.points(seat) for seat in range(state.setting.seats)]
    moment.tell(r.GameEnded(state.game + 1, points))
    if state.game + 1 < state.games:
        state.game += 1
        setup.begin_game(state, moment)
        return
    best = max(points)
    leaders = [seat for seat in range(state.setting.seats) if points[seat] == best]
    if len(leaders) > 1 and state.setting.options.ties == "ask":
        state.phase = TIE
        state.asked = leaders
        moment.tell(r.TieAsked([r.Leader(seat) for seat in leaders]))
    else:
        finish(state, moment)


def answer(state: State, seat: int, another: bool, moment: Moment) -> None:
    """SW-R8: all tied leaders must want another game."""
    moment.tell(r.Answered(seat, another))
    if not another:
        state.asked = []
        finish(state, moment)
        return
    state.asked = [other for other in state.asked if other != seat]
    if len(state.asked) == 0:
        state.games += 1
        state.game += 1
        setup.begin_game(state, moment)


def finish(state: State, moment: Moment) -> None:
    """The match is over."""
    state.phase = OVER
    moment.tell(r.Ended())


def theme_name(state: State, theme: int) -> str | None:
    """A theme as views name it: an id of the deck, or the table's own words."""
    if theme == NONE:
        return None
    return state.setting.options.own_theme if theme == OWN_THEME else state.setting.pantry.themes[theme]
