"""Who may pick now, in every phase."""

from __future__ import annotations

from potluck.games.sandwich import market, tasting
from potluck.games.sandwich.state import MARKET, NONE, OVER, PITCHING, PREPARATION, TIE, State


def to_act(state: State) -> tuple[int, ...]:
    """Who may pick now."""
    if state.phase == MARKET:
        return tuple(market.shoppers(state))
    if state.phase == PREPARATION:
        return tuple([seat for seat in range(state.setting.seats) if not state.given[seat]])
    if state.phase == PITCHING:
        return tuple(tasting.speakers(state))
    if state.phase == TIE:
        return tuple(state.asked)
    return () if state.phase == OVER else (state.taster(),)


def may_act(state: State, seat: int) -> bool:
    """Whether this seat may pick now."""
    if not 0 <= seat < state.setting.seats:
        return False
    if state.phase == MARKET:
        return market.may_shop(state, seat)
    if state.phase == PREPARATION:
        return not state.given[seat]
    if state.phase == PITCHING:
        return tasting.next_plate_to_praise(state, seat) != NONE
    if state.phase == TIE:
        return seat in state.asked
    return state.phase != OVER and seat == state.taster()
