"""Whatever is played: 35 dice and every card in one place, tokens in order, scores as the dishes say."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings, strategies as st

from potluck.engine.chance import Loose
from potluck.engine.play import start
from potluck.games.diced_veggies.block import find_cuts
from potluck.games.diced_veggies.cards import house
from potluck.games.diced_veggies.records import Dish, Options, View
from potluck.games.diced_veggies.state import NONE, State
from tests.contract.suite import Case, walk
from tests.games.diced_veggies.kitchen import GAME
from tests.games.diced_veggies.test_block import has_gaps, in_one_piece
from tests.rules import rule

TABLES = st.builds(
    Options,
    edition=st.sampled_from(["en", "fr"]),
    plain=st.booleans(),
    recipes=st.sampled_from([6, 5, 4]),
    cut=st.sampled_from(["ten", "three"]),
)
RECIPES = {card.id: card for card in house().recipe}


@rule("DV-1", "DV-4", "DV-9", "DV-13", "DV-16", "DV-R7", "DV-18")
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**30), seats=st.integers(2, 4), options=TABLES)
def test_nothing_is_lost(seed: int, seats: int, options: Options) -> None:
    case = Case(GAME, seats, options)
    play = start(case.game, seats, options, str(seed))
    tokens = [not options.plain] * seats
    for _ in walk(play, Loose(str(seed))):
        state = play.state
        check_dice(state)
        check_cards(state, options)
        view = GAME.view(state, None)
        assert isinstance(view, View)
        check_tokens(view, tokens, options)
        check_block(state, view)
        check_limits(view)
        tokens = [cook.chef for cook in view.kitchens]
    outcome = play.outcome()
    assert outcome is not None
    assert outcome.scores == GAME.view(play.state, None).stars  # type: ignore[attr-defined]
    cooked = [kitchen.cooked for kitchen in GAME.view(play.state, None).kitchens]  # type: ignore[attr-defined]
    for lines, dishes in zip(outcome.lines, cooked, strict=True):
        recipe_lines = [line for line in lines if line.key == "line-recipe"]
        assert [line.facts["recipe"] for line in recipe_lines] == [dish.recipe for dish in dishes]
        assert [line.points for line in recipe_lines] == [RECIPES[dish.recipe].stars for dish in dishes]
        assert len(lines) - len(recipe_lines) == hyped(dishes)


def hyped(dishes: list[Dish]) -> int:
    """How many dishes have a Hype."""
    return len([dish for dish in dishes if dish.hype is not None])


def check_dice(state: State) -> None:
    """Each of 35 dice lies in one place, and shows a number of its edition."""
    places = [die for die in state.cell if die != NONE] + state.frame
    for seat in range(state.seats):
        places += state.dice[seat] + state.plate[seat]
    assert sorted(places) == list(range(35))
    assert set(state.number) <= set(state.faces)
    on_plates = {die for plate in state.plate for die in plate}
    assert all(state.type[die] == die // 7 for die in range(35) if die not in on_plates)


def check_cards(state: State, options: Options) -> None:
    """Each recipe and each Hype lies in one place."""
    recipes = Counter(state.recipe_deck + state.recipe_discards + state.display + state.cooked[1::3])
    hypes = Counter(state.hype_deck + state.hype_discards)
    hypes.update(card for card in state.cooked[2::3] if card != NONE)
    for seat in range(state.seats):
        recipes.update(state.recipes[seat] + [card for card in [state.dish[seat]] if card != NONE])
        hypes.update(state.hypes[seat] + [card for card in [state.hype[seat]] if card != NONE])
    assert recipes == dict.fromkeys(range(44), 1)
    assert hypes == ({} if options.plain else dict.fromkeys(range(34), 1))


def check_tokens(view: View, before: list[bool], options: Options) -> None:
    """Tokens come back only by a restock, all at once; there are none in the game without them."""
    now = [cook.chef for cook in view.kitchens]
    if options.plain:
        assert now == [False] * len(now)
    elif any(has and not had for has, had in zip(now, before, strict=True)):
        assert now == [True] * len(now)
        assert view.restocked


def check_block(state: State, view: View) -> None:
    """The block has no gaps, is in one piece, is counted right, and offers a cut whenever one is needed."""
    cells = {(die.row, die.column) for die in view.block}
    assert not has_gaps(cells)
    assert not cells or in_one_piece(cells)
    assert state.total == (len(cells) if state.by_count else sum(die.number for die in view.block))
    assert len(view.missing) == 5 - len({die.type for die in view.block})
    if state.total > (3 if state.by_count else 10):
        assert find_cuts(state)


def check_limits(view: View) -> None:
    """Between turns nobody holds too much, so a restock always has dice to roll."""
    for seat, cook in enumerate(view.kitchens):
        if seat != view.turn:
            assert len(cook.dice) <= 8
            assert len(cook.recipes) <= 2
            assert cook.hypes <= 2
    if view.steps[view.turn] == "cut":
        assert sum(len(cook.dice) for cook in view.kitchens) <= 32
