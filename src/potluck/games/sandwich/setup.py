"""What may be played, and the beginning of a match and of each of its games."""

from __future__ import annotations

from unicodedata import category

from potluck.engine.game import Moment, Refused
from potluck.games.sandwich import market, records as r
from potluck.games.sandwich.pantry import INGREDIENTS, Pantry
from potluck.games.sandwich.state import NONE, OWN_THEME, Setting, Shape, State

# SW-5, SW-R6, SW-8.
WORTH: list[list[int]] = [[], [], [3, 0], [3, 2, 0], [3, 2, 1, 0]]
LEAST_SEATS, MOST_WITH_ONE_COPY, SEATS_A_COPY = 3, 10, 7


def check(pantry: Pantry, seats: int, options: r.Options) -> None:
    """Refuses what cannot be played, naming the rule."""
    most = MOST_WITH_ONE_COPY if options.copies == 1 else SEATS_A_COPY * options.copies
    if seats < LEAST_SEATS:
        raise Refused("SW-8", "seats", {"least": LEAST_SEATS, "most": most, "found": seats})
    if seats > most:
        raise Refused("SW-17", "too-many", {"copies": options.copies, "most": most, "found": seats})
    if options.twister and seats < 5:
        raise Refused("SW-16", "twister", {"found": seats})
    if options.younger != "off" and seats >= 8:
        raise Refused("SW-R6", "younger", {"found": seats})
    if options.first_taster >= seats:
        raise Refused("SW-R4", "first-taster", {"first": options.first_taster + 1, "found": seats})
    if options.base not in pantry.bases:
        raise Refused("SW-11", "no-such-base", {"name": options.base, "known": pantry.bases})
    check_theme(pantry, options)


def check_theme(pantry: Pantry, options: r.Options) -> None:
    """SW-12, SW-R13."""
    if options.theme == "own":
        if is_blank(options.own_theme) or not is_plain(options.own_theme):
            raise Refused("SW-R13", "own-theme")
    elif options.theme == "draw":
        if len(pantry.themes) == 0:
            raise Refused("SW-R13", "no-themes")
    elif options.theme != "off" and options.theme not in pantry.themes:
        raise Refused("SW-12", "no-such-theme", {"name": options.theme, "known": pantry.themes})


# No-break spaces (French typing) and the joiner of emoji are fine; other invisible characters are not.
INVISIBLE_BUT_FINE = "\u00a0\u202f\u200d"
MARKS_IN_A_ROW = 3


def is_blank(text: str) -> bool:
    """Whether there is nothing to see in a text."""
    return text.strip(" " + INVISIBLE_BUT_FINE) == ""


def is_plain(text: str) -> bool:
    """Whether a text is one line of what people can see: no controls, no turned directions, no towers of marks."""
    marks = 0
    for character in text:
        if not character.isprintable() and character not in INVISIBLE_BUT_FINE:
            return False
        marks = marks + 1 if category(character) in ("Mn", "Me") else 0
        if marks > MARKS_IN_A_ROW:
            return False
    return True


def shape_of(seats: int, options: r.Options, game: int) -> Shape:
    """SW-2, SW-8, SW-9, SW-18: the sandwiches of one game of the match."""
    if options.younger == "every" or (options.younger == "first" and game == 0):
        return Shape(2, 3, WORTH[2], [1, 2])
    if seats == 3:
        return Shape(4, 3, WORTH[4], [1, 1, 2, 2])
    size = 2 if seats >= 8 and options.copies == 1 else 3
    return Shape(3, size, WORTH[3], [1, 2, 3])


def set_up(pantry: Pantry, seats: int, options: r.Options, moment: Moment) -> State:
    """A match before its first flip."""
    setting = Setting(pantry, seats, options)
    state = State(setting, shape_of(seats, options, 0))
    state.games = options.games
    if options.theme == "own":
        state.theme = OWN_THEME
    elif options.theme not in ("off", "draw"):
        state.theme = pantry.themes.index(options.theme)
    begin_game(state, moment)
    return state


def begin_game(state: State, moment: Moment) -> None:
    """SW-2: shuffles and deals; draws theme and announced card where there are any."""
    setting = state.setting
    seats, options = setting.seats, setting.options
    state.shape = shape_of(seats, options, state.game)
    moment.tell(r.GameBegan(state.game + 1, state.games, state.to_the_right()))
    tell_theme(state, moment)

    cards = list(range(INGREDIENTS)) * setting.copies
    moment.chance.shuffle(cards)
    state.announced = NONE
    if setting.announce:
        state.announced = cards.pop()
        moment.tell(r.Announced(setting.pantry.ids[state.announced]))
    row = seats * state.shape.hand
    state.deck = cards[:row]
    state.aside = cards[row:]

    state.loose = [NONE] * row
    state.stack = [NONE] * row
    state.height = [0] * (seats * state.shape.sandwiches)
    state.served = [NONE] * (seats * state.shape.sandwiches)
    state.given = [False] * seats
    state.pending = [NONE] * seats
    state.ranked.extend([0] * seats)
    state.bonuses.extend([0] * seats)
    state.tasters = 0
    state.flip = NONE
    market.next_flip(state, moment)


def tell_theme(state: State, moment: Moment) -> None:
    """SW-R13: a theme for this game; drawn ones come back only when all have been drawn."""
    options = state.setting.options
    if options.theme == "off":
        return
    themes = state.setting.pantry.themes
    if options.theme == "draw":
        if len(state.themes_left) == 0:
            state.themes_left = list(range(len(themes)))
        state.theme = state.themes_left.pop(moment.chance.draw(len(state.themes_left)))
    moment.tell(r.ThemeSet(options.own_theme if state.theme == OWN_THEME else themes[state.theme]))
