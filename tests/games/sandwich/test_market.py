"""The market: flips, grabs in a rush and in turn, and one's own card."""

from __future__ import annotations

from potluck.games.sandwich import records as r
from tests.games.sandwich.helpers import GAME, first_picks, heard, lay_middle, refused, table, view
from tests.rules import rule


@rule("SW-3")
def test_each_takes_one_card_of_each_flip_but_not_the_own() -> None:
    play = table(4, market="rush")
    lay_middle(play, "tomato", "ham", "honey", "crab")
    assert play.legal(0) == [r.Grab("ham"), r.Grab("honey"), r.Grab("crab")]
    refused("own-card", "SW-3", play, 0, r.Grab("tomato"))
    play.act(0, r.Grab("ham"), 0)
    refused("one-each-flip", "SW-3", play, 0, r.Grab("honey"))
    assert view(play, 0).taken == [0]
    seen = view(play, 0).mine
    assert seen is not None
    assert seen.loose == ["ham"]


@rule("SW-3", "SW-R2", "SW-R12")
def test_the_own_card_may_be_taken_as_the_last_one_which_goes_by_itself() -> None:
    play = table(4, market="rush")
    lay_middle(play, "tomato", "ham", "honey", "crab")
    play.act(0, r.Grab("ham"), 0)
    play.act(2, r.Grab("tomato"), 0)
    # Seats 1 and 3 are left with honey and crab; if 1 takes honey, 3 gets the crab it flipped.
    told = play.act(1, r.Grab("honey"), 0)
    assert [(e.seat, e.ingredient) for e in heard(told, r.Grabbed)] == [(1, "honey"), (3, "crab")]
    assert view(play, None).flip == 2


@rule("SW-R2")
def test_who_comes_too_late_in_a_rush_is_told_so_and_loses_nothing() -> None:
    play = table(5, market="rush")
    lay_middle(play, "tomato", "ham", "honey", "crab", "onion")
    assert play.to_act() == (0, 1, 2, 3, 4)
    play.act(3, r.Grab("ham"), 0)
    before = GAME.snapshot(play.state)
    refused("gone", "SW-R2", play, 4, r.Grab("ham"))
    assert GAME.snapshot(play.state) == before
    assert play.legal(4) == [r.Grab("tomato"), r.Grab("honey"), r.Grab("crab")]


@rule("SW-R2", "SW-R15")
def test_a_calm_market_goes_round_and_its_start_moves_on() -> None:
    play = table(4, first_taster=2, games=2)
    starts = []
    for _ in range(9):
        starts.append(play.to_act())
        order = []
        flip = view(play, None).flip
        while view(play, None).phase == "market" and view(play, None).flip == flip:
            seat = play.to_act()[0]
            order.append(seat)
            play.act(seat, play.legal(seat)[0], 0)
        assert order == [(starts[-1][0] + step) % 4 for step in range(3)]
    assert starts == [((2 + flip) % 4,) for flip in range(9)]
    # The second game goes on where the first one stopped.
    while view(play, None).game == 1:
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[-1 if view(play, None).phase == "tie" else 0], 0)
    assert play.to_act() == ((2 + 9) % 4,)


@rule("SW-R2")
def test_in_a_calm_market_only_the_next_may_take() -> None:
    play = table(4)
    refused("not-your-turn", "SW-R2", play, 1, r.Grab("tomato"))
    assert play.legal(1) == []


@rule("SW-R3")
def test_grabs_are_public_but_piles_are_not() -> None:
    play = table(4, market="rush")
    lay_middle(play, "tomato", "ham", "honey", "crab")
    told = play.act(0, r.Grab("ham"), 0)
    assert all(t.to(seat) == r.Grabbed(0, "ham") for t in told for seat in (None, 1, 2, 3))
    for seat in (None, 1, 2, 3):
        seen = view(play, seat)
        assert "ham" not in str(seen)
        assert seen.cooks[0].pile == 1


@rule("SW-R12", "SW-17")
def test_of_two_copies_one_takes_the_nearest_on_the_left_that_is_not_ones_own() -> None:
    play = table(4, market="rush", copies=2)
    lay_middle(play, "tomato", "ham", "tomato", "crab")
    # Seat 0 flipped a tomato, and takes the other one.
    assert play.legal(0) == [r.Grab("ham"), r.Grab("tomato"), r.Grab("crab")]
    play.act(0, r.Grab("tomato"), 0)
    assert [offer.seat for offer in view(play, None).middle] == [0, 1, 3]
    lay_middle(play, "tomato", "ham", "tomato", "crab")
    play.act(1, r.Grab("tomato"), 0)
    assert [offer.seat for offer in view(play, None).middle] == [0, 1, 3]
    assert play.legal(3) == [r.Grab("tomato"), r.Grab("ham")]


@rule("SW-4")
def test_sandwiches_are_not_made_before_the_market_closes() -> None:
    play = table(4)
    mine = view(play, 0).middle[0].ingredient
    refused("market-first", "SW-4", play, 0, r.Put(mine, 1))
    refused("wrong-phase", "SW-3", play, 0, r.HandOver("123"))


@rule("SW-2", "SW-3")
def test_after_nine_flips_everybody_has_nine_cards() -> None:
    play = first_picks(table(5), "preparation")
    for seat in range(5):
        own = view(play, seat).mine
        assert own is not None
        assert len(own.loose) == 9
        assert view(play, None).cooks[seat].pile == 9
    refused("wrong-phase", "SW-4", play, 0, r.Grab("tomato"))
