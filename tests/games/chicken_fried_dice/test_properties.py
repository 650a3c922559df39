"""What holds in any game: four seats pluck in any order, and every die stays in one place."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings, strategies as st

from potluck.engine.chance import Loose
from potluck.engine.game import Moment
from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.advice import Thumb
from potluck.games.chicken_fried_dice.cleanup import stations_for
from potluck.games.chicken_fried_dice.feeding import changed, on_space
from potluck.games.chicken_fried_dice.pantry import COOP, HAND, Pantry
from potluck.games.chicken_fried_dice.state import ATTRACT, IN_COOP, NOT_IN_PLAY, OVER, PLUCK, State, Truck
from tests.games.chicken_fried_dice.festival import GAME
from tests.rules import rule


def assert_dice_are_in_one_place(state: State) -> None:
    """Each die in play is in the coop or was plucked by one player; hands hold dice of theirs (CF-10)."""
    in_play = [die for die, holder in enumerate(state.die_holder) if holder != NOT_IN_PLAY]
    assert len(in_play) == 5 * state.seats
    assert Counter(die // 5 for die in in_play) == dict.fromkeys(range(5), state.seats)
    where = Counter(state.die_holder[die] for die in in_play)
    assert where[IN_COOP] == state.in_coop
    for seat, truck in enumerate(state.trucks):
        assert where[seat] == truck.plucked <= 4 + truck.coops
        held = state.in_hand[seat]
        assert (held >= 0) == (truck.number[HAND] != 0)
        if held >= 0:
            assert state.die_holder[held] == seat
            assert state.die_number[held] == truck.number[HAND]
            assert held // 5 == truck.colour[HAND]


def assert_order(pantry: Pantry, card: int, written: int) -> None:
    """Numbers never fall from bottom to top (CF-5)."""
    numbers = [on_space(written, space) for space in range(pantry.sizes[card])]
    numbers = [number for number in numbers if 1 <= number <= 6]
    assert numbers == sorted(numbers)


def assert_customers(state: State) -> None:
    """Every customer is in one place, starters left in the box aside; fed ones are full, waiting ones are not."""
    pantry = state.pantry
    found = Counter(state.pile + state.discarded)
    for truck in state.trucks:
        found.update((*truck.queue, *truck.fed, *truck.offered, *truck.taken))
        for card, written in zip((*truck.queue, *truck.fed), (*truck.written, *truck.fed_written), strict=True):
            assert_order(pantry, card, written)
        for card, written in zip(truck.queue, truck.written, strict=True):
            assert not all(on_space(written, space) for space in range(pantry.sizes[card]))
        for card, written in zip(truck.fed, truck.fed_written, strict=True):
            assert all(on_space(written, space) for space in range(pantry.sizes[card]))
        assert_truck(truck)
    if state.round > 0:
        assert set(found.values()) == {1}
        starters = [card for card in found if card < pantry.starters]
        assert len(starters) == 3 * state.seats
        assert len(found) - len(starters) == pantry.customers - pantry.starters
    assert 0 <= state.known_bottom <= len(state.pile)


def assert_truck(truck: Truck) -> None:
    """Nothing below nothing, nothing above its limit."""
    assert min(*truck.owed, *truck.kept, *truck.left, *truck.stars, truck.tips_due) >= 0
    assert all(0 <= level <= 2 for level in truck.levels)
    assert all(0 <= number <= 6 for number in truck.number)
    assert truck.has_bonus == any(truck.owed + truck.kept)
    if truck.upgrade_due:
        assert len(stations_for(truck, truck.upgrade_due)) > 1


def assert_sound(state: State) -> None:
    """All of it."""
    if state.phase == PLUCK:
        assert_dice_are_in_one_place(state)
        owed = sum(4 - truck.plucked + truck.coops for truck in state.trucks)
        assert state.in_coop >= owed, "a die is missing that somebody must still pluck (CF-R9, CF-R14)"
    assert_customers(state)


def tell_moment(luck: Loose) -> Moment:
    return Moment(0, luck)


@rule("CF-10", "CF-R3", "CF-5", "CF-15")
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), order=st.lists(st.integers(0, 3), min_size=30, max_size=120), coops=st.booleans())
def test_four_seats_interleave_their_plucks_in_any_order(seed: int, order: list[int], coops: bool) -> None:
    """Four scripts at one coop: whoever is next in `order` picks next, whatever the others hold in their hands."""
    luck = Loose(str(seed))
    options = r.Options(trucks="deal", boards="deal", first=seed % 4)
    state = GAME.setup(4, options, tell_moment(luck))
    while state.phase != PLUCK:
        chef = GAME.to_act(state)[0]
        GAME.apply(state, chef, GAME.legal(state, chef)[0], tell_moment(luck))
    if coops:
        for truck in state.trucks:
            truck.kept = changed(truck.kept, COOP, 2)
            truck.has_bonus = True
    for seat in order * 3:
        picks = GAME.legal(state, seat)
        assert bool(picks) == (seat in GAME.to_act(state))
        if not picks:
            continue
        GAME.apply(state, seat, picks[luck.draw(len(picks))], tell_moment(luck))
        if state.phase != PLUCK:
            break
        assert_sound(state)
        left = sum(1 for holder in state.die_holder if holder == IN_COOP)
        assert left + sum(truck.plucked for truck in state.trucks) == 20


@rule("CF-R3", "CF-10")
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_two_requests_for_one_die_give_it_to_exactly_one(seed: int) -> None:
    from potluck.engine.game import Illegal

    luck = Loose(str(seed))
    state = GAME.setup(4, r.Options(trucks="deal", boards="menu"), tell_moment(luck))
    while state.phase != PLUCK:
        chef = GAME.to_act(state)[0]
        GAME.apply(state, chef, GAME.legal(state, chef)[0], tell_moment(luck))
    wanted = GAME.legal(state, 0)[luck.draw(20)]
    refused = []
    for seat in (2, 0, 3, 1):
        try:
            GAME.apply(state, seat, wanted, tell_moment(luck))
        except Illegal as illegal:
            refused.append((illegal.rule, illegal.why))
    assert refused == [("CF-R3", "die-gone")] * 3
    assert state.trucks[2].plucked == 1
    assert_sound(state)


TABLES = [
    (2, r.Options(trucks="deal", boards="picnic")),
    (3, r.Options(mode="calm")),
    (4, r.Options(trucks="deal", boards="deal")),
    (5, r.Options(mode="calm", trucks="deal", boards="deal")),
]


@rule("CF-1", "CF-5", "CF-10", "CF-22", "CF-23")
@pytest.mark.parametrize("clever", [0, 1, 2], ids=["random", "thumb", "mixed"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_stay_sound(seats: int, options: r.Options, clever: int) -> None:
    luck = Loose(f"{seats} {clever}")
    state = GAME.setup(seats, options, tell_moment(luck))
    thumbs = [Thumb(options) for _ in range(seats)]
    phases = set()
    while state.phase != OVER:
        acting = GAME.to_act(state)
        seat = acting[luck.draw(len(acting))]
        picks = GAME.legal(state, seat)
        if clever == 1 or (clever == 2 and seat % 2):
            view = GAME.view(state, seat)
            assert isinstance(view, r.View)
            pick = thumbs[seat].pick(view, picks, luck)
            assert pick in picks
        else:
            pick = picks[luck.draw(len(picks))]
        GAME.apply(state, seat, pick, tell_moment(luck))
        assert_sound(state)
        phases.add(state.phase)
    assert {PLUCK, ATTRACT, OVER} <= phases
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [sum(line.points for line in lines) for lines in outcome.lines] == outcome.scores
