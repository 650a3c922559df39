"""The moves of Sandwich: who may pick what, and what it does. The market and the tasting have files of their own."""

from __future__ import annotations

from typing import ClassVar

from potluck.engine.chance import Chance
from potluck.engine.game import Game, Illegal, Moment
from potluck.engine.records import Action, Line, Millis, Outcome, Record, Seat
from potluck.engine.space import Space
from potluck.games.sandwich import cards, market, preparation, records as r, setup, state as s, tasting, turns, view
from potluck.games.sandwich.pantry import (
    AWARD,
    GRAB,
    HAND_OVER,
    KEEP_QUIET,
    PLAY_ON,
    PUT,
    RANK,
    SHARE,
    TAKE_BACK,
)
from potluck.games.sandwich.state import (
    AWARDING,
    MARKET,
    NONE,
    OVER,
    PHASES,
    PITCHING,
    PREPARATION,
    RANKING,
    TIE,
    State,
)


class Sandwich(Game[State]):
    """Sandwich, with all its variants."""

    name: ClassVar[str] = "sandwich"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 22)
    options: ClassVar[type[Record]] = r.Options
    actions: ClassVar[tuple[type[Action], ...]] = r.ACTIONS

    def setup(self, seats: int, options: Record, moment: Moment) -> State:
        assert isinstance(options, r.Options)
        pantry = cards.pantry(options.deck)
        setup.check(pantry, seats, options)
        return setup.set_up(pantry, seats, options, moment)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return turns.to_act(state)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, moment: Moment) -> None:
        if isinstance(action, r.Pitch):
            pitch(state, seat, action.text, moment)
            return
        code = state.setting.pantry.codes.get(action, NONE)
        if code == NONE:
            raise Illegal("", "unknown-action")
        apply(state, seat, state.setting.pantry.kind[code], state.setting.pantry.place[code], moment)

    def deadline(self, state: State) -> Millis | None:
        return tasting.deadline(state)

    def expire(self, state: State, moment: Moment) -> None:
        tasting.expire(state, moment)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state) if state.phase == OVER else None

    def view(self, state: State, seat: Seat | None) -> Record:
        return view.view(state, seat)

    def redeal(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return view.redeal(state, seat, chance)

    def clone(self, state: State) -> State:
        return s.clone(state)

    def snapshot(self, state: State) -> list[int]:
        return s.numbers(state)

    def space(self, state: State) -> Space:
        return state.setting.pantry.space


def legal(state: State, seat: int) -> list[Action]:
    """Every pick of a seat."""
    if not turns.may_act(state, seat):
        return []
    pantry = state.setting.pantry
    if state.phase == MARKET:
        return market.legal(state, seat)
    if state.phase == PREPARATION:
        return preparation.legal(state, seat)
    if state.phase == RANKING:
        return pantry.rank_all[state.shape.sandwiches][:]
    if state.phase == AWARDING:
        return pantry.award[: state.shape.sandwiches]
    return pantry.keep_quiet[:] if state.phase == PITCHING else pantry.tie[:]


def check_turn(state: State, seat: int) -> None:
    """Raises Illegal if this seat may not pick now."""
    if turns.may_act(state, seat):
        return
    if state.phase == OVER:
        raise Illegal("SW-6", "over")
    if not 0 <= seat < state.setting.seats:
        raise Illegal("", "not-your-turn", {"seat": seat})
    if state.phase == MARKET:
        if state.taken[seat]:
            raise Illegal("SW-3", "one-each-flip")
        raise Illegal("SW-R2", "not-your-turn", {"seat": seat})
    if state.phase == PREPARATION:
        raise Illegal("SW-R7", "handed-over")
    if state.phase == PITCHING:
        raise Illegal("SW-R16", "pitches-first")
    if state.phase == TIE:
        raise Illegal("SW-R8", "not-asked")
    raise Illegal("SW-5", "taster-only", {"taster_seat": state.taster()})


def apply(state: State, seat: int, kind: int, place: int, moment: Moment) -> None:
    """One pick; raises Illegal before anything has changed."""
    check_turn(state, seat)
    phase = state.phase
    if phase == MARKET and kind == GRAB:
        market.grab(state, seat, place, moment)
    elif phase == MARKET and kind == PUT:
        market.put(state, seat, place >> 2, place & 3, moment)
    elif phase == PREPARATION and kind == PUT:
        preparation.put(state, seat, place >> 2, place & 3)
    elif phase == PREPARATION and kind == TAKE_BACK:
        preparation.take_back(state, seat, place)
    elif phase == PREPARATION and kind == HAND_OVER:
        preparation.hand_over(state, seat, place, moment)
    elif phase == PITCHING and kind == KEEP_QUIET:
        tasting.speak(state, seat, "", moment)
    elif phase == RANKING and kind == RANK:
        tasting.rank(state, seat, state.setting.pantry.rankings[place], moment, False)
    elif phase == AWARDING and kind == AWARD:
        tasting.award(state, place, moment)
    elif phase == TIE and kind == PLAY_ON:
        tasting.answer(state, seat, True, moment)
    elif phase == TIE and kind == SHARE:
        tasting.answer(state, seat, False, moment)
    else:
        raise Illegal(PHASE_RULE[phase], "wrong-phase", {"phase": PHASES[phase]})


PHASE_RULE = ["SW-3", "SW-4", "SW-R16", "SW-5", "SW-R13", "SW-R8", "SW-6"]


def pitch(state: State, seat: int, text: str, moment: Moment) -> None:
    """SW-15: a line of free text."""
    if state.phase != PITCHING:
        raise Illegal(PHASE_RULE[state.phase], "wrong-phase", {"phase": PHASES[state.phase]})
    check_turn(state, seat)
    tasting.check_text(text)
    tasting.speak(state, seat, text, moment)


def outcome(state: State) -> Outcome:
    """SW-6, SW-7: a line for each game, and for its themes; ties share (SW-R8)."""
    seats = state.setting.seats
    lines: list[list[Line]] = [[] for _ in range(seats)]
    for game in range(len(state.ranked) // seats):
        for seat in range(seats):
            lines[seat].append(Line("line-game", state.ranked[game * seats + seat], {"game": game + 1}))
            if state.setting.options.theme != "off":
                lines[seat].append(Line("line-theme", state.bonuses[game * seats + seat], {"game": game + 1}))
    scores = [state.points(seat) for seat in range(seats)]
    ranks = [1 + len([other for other in scores if other > score]) for score in scores]
    return Outcome(ranks, scores, lines)
