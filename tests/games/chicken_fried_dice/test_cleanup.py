"""The six steps of Cleanup."""

from __future__ import annotations

import pytest

from potluck.games.chicken_fried_dice import records as r
from potluck.games.chicken_fried_dice.cleanup import attract, draw, tick_off
from tests.games.chicken_fried_dice.festival import GAME, HOUSE, Festival, festival, moment_with
from tests.rules import rule

ANN = "ann: T1 P4 B | 2 | x-any"
BOB = "bob: E C T3 | 1 | x-any"


def tipped(tips: int, **levels: int) -> Festival:
    """Cleanup with so many tips of the bonus board on the tests' own tip track, stations at these levels."""
    table = festival(ANN).level(**levels)
    table.mine.board_tips = tips
    table.finish_round()
    return table


@rule("CF-19")
def test_stations_are_wiped() -> None:
    table = festival(ANN).level(toss=1).hold("T6").put("prep-2", "P1").put("chop-3", "E2")
    table.do(r.Toss("die"), luck=[2])
    table.do(r.Write("die", "ann", 1))
    table.finish_round()
    assert table.at_hand() == {}
    assert table.truck().left == {"sauce": 1, "toss": 5, "chop": 1}
    assert table.queue()["ann"] == [2, 0, 0]


@rule("CF-20", "CF-22")
def test_star_segments_of_customers_fed_this_round_are_filled_in() -> None:
    table = festival(ANN, BOB).feed("ann", 1, 4, 5).feed("bob", 1, 2, 3)
    table.mine.segments = 6
    told = table.finish_round()
    assert r.ReviewsFilled(0, 3, 9) in told
    assert table.truck().segments == 9
    table.keep_all()
    assert table.mine.round_stars == 0


@rule("CF-R22")
def test_segments_beyond_the_last_star_are_lost() -> None:
    table = festival(ANN).feed("ann", 1, 4, 5)
    most = HOUSE.reviews.segments * len(HOUSE.reviews.points)
    table.mine.segments = most - 1
    table.finish_round()
    assert table.truck().segments == most


@rule("CF-21")
def test_a_tip_for_each_condition_met_exactly_and_for_those_of_the_board() -> None:
    table = festival(ANN, BOB).feed("ann", 1, 7, 5).feed("bob", 1, 2, 3)
    table.mine.board_tips = 1
    told = table.finish_round()
    # Ann: the 1 is met, the 4 has an X; Bob: the 3 is met.
    assert r.TipsEarned(0, 3, 3) in told


@rule("CF-20", "CF-21", "CF-23")
def test_what_a_round_has_earned_counts_in_its_own_cleanup_only() -> None:
    table = festival(ANN).feed("ann", 1, 4, 5)
    table.mine.board_tips = 1
    table.mine.segments = 9
    table.finish_round()
    table.do(r.Upgrade("sauce"), luck=None)
    assert (table.truck().tips, table.truck().segments, len(table.truck().drawn)) == (3, 11, 4)
    table.keep_all()
    while table.view().phase == "prep":
        seat = GAME.to_act(table.state)[0]
        table.do(table.legal(seat)[0], seat=seat, luck=None)
    table.finish_round()
    assert (table.truck().tips, table.truck().segments, len(table.truck().drawn)) == (3, 11, 3)


@rule("CF-21")
def test_the_tip_track_gives_points_and_upgrades_and_the_player_chooses_the_station() -> None:
    table = tipped(3)
    assert GAME.to_act(table.state) == (0,)
    assert table.legal() == [r.Upgrade(name) for name in ("prep", "sauce", "toss", "chop")]
    assert table.truck().upgrade_due == "new"
    assert table.refuses(r.Done()) == ("CF-21", "wrong-phase")
    table.do(r.Upgrade("sauce"), luck=None)
    assert table.truck().levels == {"prep": 0, "sauce": 2, "toss": 0, "chop": 0}
    assert table.truck().left == {"sauce": 3, "toss": 3, "chop": 1}
    assert table.truck().tips == 3
    assert table.view().phase == "attract"


@rule("CF-21")
def test_a_new_tile_is_for_a_station_that_has_none() -> None:
    table = tipped(1, sauce=1)
    assert table.truck().upgrade_due == "new"
    assert table.refuses(r.Upgrade("sauce")) == ("CF-21", "upgrade-new")
    table.do(r.Upgrade("toss"), luck=None)
    assert table.truck().levels == {"prep": 0, "sauce": 1, "toss": 1, "chop": 0}


@rule("CF-21")
def test_a_tile_is_flipped_only_where_one_lies() -> None:
    table = tipped(3, prep=1)
    table.do(r.Upgrade("chop"))
    assert table.truck().upgrade_due == "flip"
    assert table.legal() == [r.Upgrade("prep"), r.Upgrade("chop")]
    assert table.refuses(r.Upgrade("toss")) == ("CF-21", "upgrade-flip")
    table.do(r.Upgrade("prep"), luck=None)
    assert table.truck().levels == {"prep": 2, "sauce": 0, "toss": 0, "chop": 1}


@rule("CF-R11")
def test_the_other_kind_where_no_station_is_left_for_the_one_due() -> None:
    table = tipped(1, prep=1, sauce=2, toss=1, chop=2)
    assert table.truck().upgrade_due == "flip"
    assert table.legal() == [r.Upgrade("prep"), r.Upgrade("toss")]
    table = tipped(3, prep=0, sauce=2, toss=2, chop=2)
    # "new" has one station left and needs no pick; then "flip" has just this one.
    assert table.truck().levels["prep"] == 2


@rule("CF-R11")
def test_upgrades_and_tips_beyond_the_end_are_lost() -> None:
    table = tipped(40, prep=2, sauce=2, toss=2, chop=2)
    assert table.view().phase == "attract"
    assert table.truck().tips == len(table.pantry.tip_tracks[0])
    assert set(table.truck().levels.values()) == {2}


@rule("CF-22")
def test_who_was_not_fed_loses_a_segment_or_leaves_and_may_be_fed_with_none() -> None:
    table = festival(ANN, BOB).write("ann", 1).write("bob", 0, 3)
    table.mine.stars = [1, 0]
    table.finish_round()
    assert table.queue() == {"ann": [1, 0, 0]}
    assert table.truck().queue[0].stars == 0
    assert "bob" in table.view().pile_bottom
    table = festival(ANN).write("ann", 1, 4).hold("B5")
    table.mine.stars = [0]
    told = table.do(r.Write("die", "ann", 3))
    assert r.CustomerFed(0, "ann", "x-any", 0, 2) in told


@rule("CF-22")
def test_the_one_who_left_comes_back_wiped() -> None:
    table = festival(BOB).write("bob", 2, 3)
    table.mine.stars = [0]
    table.finish_round()
    table.state.pile = table.state.pile[:1]
    moment = moment_with(None)
    assert draw(table.state, 1, moment) == [table.pantry.customer_ids.index("bob")]
    assert table.state.known_bottom == 0


@rule("CF-R16")
def test_who_leaves_goes_under_the_pile_one_by_one_from_the_head_chef_on() -> None:
    table = festival(ANN, BOB, seats=3)
    state = table.state
    state.head_chef = 2
    for truck in state.trucks:
        truck.stars = [0] * len(truck.queue)
    order = [table.pantry.customer_ids[card] for seat in (2, 0, 1) for card in state.trucks[seat].queue]
    tick_off(state, moment_with(()))
    # The last one to leave lies lowest.
    assert table.view().pile_bottom == order[::-1]
    starters = {card.id for card in HOUSE.starter}
    assert starters & set(table.view().pile_bottom)


@rule("CF-23", "CF-R17")
def test_three_customers_are_drawn_and_kept_or_thrown_back_once() -> None:
    table = festival(ANN, seats=3)
    table.state.head_chef = 1
    top = table.state.pile[::-1]
    table.finish_round()
    names = table.pantry.customer_ids
    drawn = {seat: [names[card] for card in top[3 * place : 3 * place + 3]] for place, seat in enumerate((1, 2, 0))}
    for seat in range(3):
        assert table.truck(seat).drawn == drawn[seat]
    first, second, third = drawn[0]
    assert table.legal() == [r.Keep(first), r.ThrowBack(first)]
    assert table.refuses(r.Keep(second)) == ("CF-23", "other-customer")
    table.do(r.ThrowBack(first))
    table.do(r.Keep(second))
    assert table.truck().keeping == [second]
    table.do(r.ThrowBack(third))
    assert list(table.queue()) == ["ann", second, names[top[9]], names[top[10]]]
    assert table.view().discarded == [first, third]
    assert table.legal() == []
    assert table.truck().drawn == []


@rule("CF-23", "CF-R4")
@pytest.mark.parametrize(("before", "stars", "drawn"), [(9, 2, 4), (9, 0, 3), (10, 3, 3), (4, 1, 3)])
def test_a_star_with_a_customer_icon_makes_it_four(before: int, stars: int, drawn: int) -> None:
    assert 2 in HOUSE.reviews.icons
    assert 1 not in HOUSE.reviews.icons
    table = festival(ANN)
    table.mine.segments = before
    table.mine.round_stars = stars
    table.finish_round()
    assert len(table.truck().drawn) == drawn
    while table.truck().drawn:
        table.do(table.legal()[1], luck=None)
    assert len(table.truck().queue) == 1 + drawn


@rule("CF-23")
def test_an_empty_pile_is_made_new_from_the_discards() -> None:
    table = festival(ANN)
    state = table.state
    state.discarded, state.pile = state.pile[:70], state.pile[70:74]
    moment = moment_with(None)
    attract(state, moment)
    assert r.PileShuffled(70) in [told.event for told in moment.told]
    assert (len(state.pile), state.discarded) == (68, ())


@rule("CF-23", "CF-R16")
def test_nobody_knows_the_bottom_of_a_pile_made_new() -> None:
    table = festival(ANN)
    state = table.state
    # The two cards left have lain there for all to see; then seventy others are shuffled.
    state.discarded, state.pile, state.known_bottom = state.pile[:70], state.pile[70:72], 2
    assert len(table.view().pile_bottom) == 2
    draw(state, 3, moment_with(None))
    assert len(state.pile) == 69
    assert table.view().pile_bottom == []


@rule("CF-24")
def test_the_head_chef_moves_on_clockwise() -> None:
    table = festival(ANN, seats=3)
    chefs = [table.view().head_chef]
    for _ in range(2):
        table.finish_round()
        table.keep_all()
        chefs.append(table.view().head_chef)
        while table.view().phase == "prep":
            seat = GAME.to_act(table.state)[0]
            table.do(table.legal(seat)[0], seat=seat, luck=None)
    assert chefs == [0, 1, 2]


@rule("CF-22", "CF-23", "CF-25")
def test_the_last_round_ends_the_game_after_tips() -> None:
    table = festival(ANN, round_=5)
    table.mine.stars = [0]
    told = table.finish_round(luck=())
    assert told[-1] == r.GameOver()
    assert list(table.queue()) == ["ann"]
    assert table.view().phase == "over"
    assert GAME.to_act(table.state) == ()
    assert GAME.outcome(table.state) is not None
    assert table.refuses(r.Done()) == ("CF-25", "over")
