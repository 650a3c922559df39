"""What each seat may know, beyond the contract's redeal test: where exactly a redeal deals anew."""

from __future__ import annotations

from typing import Any

import pytest

from potluck.engine.chance import Loose
from potluck.games.sandwich.state import State
from tests.games.sandwich.helpers import GAME, Table, first_picks, table, to_ranking, view
from tests.rules import rule


def ways(play: Table, seat: int | None, look: object, times: int = 40) -> int:
    """How many different things one sees in a part of the state over many redeals."""
    luck = Loose("ways")
    assert callable(look)
    return len({str(look(GAME.redeal(play.state, seat, luck))) for _ in range(times)})


def own_pile(state: State) -> list[int]:
    return state.loose[: state.shape.hand]


def other_pile(state: State) -> list[int]:
    return state.loose[state.shape.hand : 2 * state.shape.hand]


@rule("SW-R3", "SW-2")
def test_in_the_market_decks_and_other_piles_are_hidden_even_ones_own_deck() -> None:
    play = table(4)
    while view(play, None).flip < 4:
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[0], 0)
    assert ways(play, 0, own_pile) == 1
    assert ways(play, 0, other_pile) > 30
    assert ways(play, None, own_pile) > 30
    assert ways(play, 0, lambda state: state.deck) > 30
    assert ways(play, 0, lambda state: state.aside) > 30
    assert ways(play, 0, lambda state: state.middle) == 1


@rule("SW-R9", "SW-R3")
def test_lines_of_the_express_are_hidden_but_their_lengths_are_not() -> None:
    play = table(4, express=True)
    while view(play, None).flip < 5:
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[0], 0)
    assert ways(play, 0, lambda state: state.stack[9:18]) > 30
    assert ways(play, 0, lambda state: state.stack[:9]) == 1
    assert ways(play, 0, lambda state: state.height) == 1


@rule("SW-R5", "SW-R7")
def test_unopened_sandwiches_and_hidden_cooks_are_dealt_anew_open_plates_are_not() -> None:
    play = to_ranking(table(4))

    def open_plates(state: State) -> list[list[int]]:
        return [sorted(state.dish(0, plate)) for plate in range(3)]

    def cooks(state: State) -> list[int]:
        return [state.cook_of(0, plate) for plate in range(3)]

    def own(state: State) -> list[int]:
        return state.stack[9:18]

    assert ways(play, 0, open_plates) == 1
    assert ways(play, 0, cooks) == 6
    # Seat 1 knows the own plate, and its own other sandwiches.
    assert ways(play, 1, cooks) == 2
    assert ways(play, 1, own) == 1
    assert ways(play, 2, lambda state: [state.dish(1, plate) for plate in range(3)]) > 30


@rule("SW-R5")
def test_with_three_players_too() -> None:
    play = to_ranking(table(3))
    assert ways(play, 0, lambda state: [state.cook_of(0, plate) for plate in range(4)], 80) == 6
    assert ways(play, 1, lambda state: [state.cook_of(0, plate) for plate in range(4)]) == 1


@rule("SW-R16", "SW-R5")
def test_while_hidden_cooks_write_a_redeal_keeps_who_has_still_to_speak() -> None:
    play = first_picks(table(4, pitch=True, cooks="hidden"), "pitch")
    play.act(2, play.legal(2)[0], 0)
    luck = Loose("speak")
    for _ in range(20):
        assert GAME.to_act(GAME.redeal(play.state, 0, luck)) == (1, 3)


@rule("SW-R3", "SW-17")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"market": "rush", "pitch": True, "cooks": "hidden"}),
        (4, {"express": True, "younger": "first", "games": 2}),
        (5, {"market": "rush", "express": True, "theme": "draw"}),
        (10, {"market": "rush"}),
        (14, {"copies": 2}),
    ],
)
def test_every_card_is_in_one_place_also_after_a_redeal(seats: int, options: dict[str, Any]) -> None:
    play = table(seats, **options)
    luck = Loose("places")
    copies: int = options.get("copies", 1)
    while play.to_act():
        acting = play.to_act()
        seat = acting[luck.draw(len(acting))]
        for state in (play.state, GAME.redeal(play.state, seat, luck)):
            rows = state.deck + state.aside + state.middle + state.pending + state.loose + state.stack
            assert sorted(card for card in [*rows, state.announced] if card >= 0) == sorted([*range(63)] * copies)
        picks = play.legal(seat)
        play.act(seat, picks[luck.draw(len(picks))], 0)
    outcome = play.outcome()
    assert outcome is not None
    assert outcome.scores == [cook.points for cook in view(play, None).cooks]
