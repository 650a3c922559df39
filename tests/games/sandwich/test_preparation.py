"""Building and handing over."""

from __future__ import annotations

from potluck.games.sandwich import records as r
from tests.games.sandwich.helpers import Table, first_picks, give, refused, table, view
from tests.rules import rule

NINE = ("tomato", "ham", "honey", "crab", "onion", "butter", "melon", "bacon", "tuna")


def ready(seats: int = 4) -> Table:
    play = first_picks(table(seats), "preparation")
    give(play, 0, *NINE)
    return play


def build(play: Table) -> None:
    """Seat 0 puts its nine cards on sandwiches 1, 2 and 3 in their order."""
    for place, name in enumerate(NINE):
        play.act(0, r.Put(name, place // 3 + 1), 0)


def sandwiches(play: Table) -> list[list[str]]:
    own = view(play, 0).mine
    assert own is not None
    return own.sandwiches


@rule("SW-4")
def test_three_sandwiches_of_three() -> None:
    play = ready()
    assert len(play.legal(0)) == 9 * 3
    build(play)
    assert sandwiches(play) == [["tomato", "ham", "honey"], ["crab", "onion", "butter"], ["melon", "bacon", "tuna"]]
    refused("no-such-sandwich", "SW-4", play, 1, r.Put("tomato", 4))


@rule("SW-4", "SW-R7")
def test_the_cook_chooses_who_gets_which() -> None:
    play = ready()
    build(play)
    play.act(0, r.HandOver("312"), 0)
    own = view(play, 0).mine
    assert own is not None
    assert [(gift.to, gift.cards) for gift in own.served] == [
        (2, ["tomato", "ham", "honey"]),
        (3, ["crab", "onion", "butter"]),
        (1, ["melon", "bacon", "tuna"]),
    ]
    refused("handed-over", "SW-R7", play, 0, r.HandOver("123"))


@rule("SW-R7")
def test_cards_move_between_sandwiches_until_handed_over() -> None:
    play = ready()
    for name, place in (("tomato", 1), ("ham", 1), ("honey", 1), ("crab", 2)):
        play.act(0, r.Put(name, place), 0)
    refused("sandwich-full", "SW-4", play, 0, r.Put("crab", 1))
    refused("place-all-first", "SW-R7", play, 0, r.TakeBack("ham"))
    refused("place-all-first", "SW-R7", play, 0, r.HandOver("123"))
    refused("not-yours", "SW-R7", play, 0, r.Put("pesto", 2))
    play.act(0, r.Put("ham", 2), 0)
    assert sandwiches(play)[:2] == [["tomato", "honey"], ["crab", "ham"]]
    play.act(0, r.Put("ham", 1), 0)
    for name, place in (("onion", 2), ("butter", 2), ("melon", 3), ("bacon", 3), ("tuna", 3)):
        play.act(0, r.Put(name, place), 0)
    play.act(0, r.TakeBack("tomato"), 0)
    assert r.Put("tuna", 1) in play.legal(0)
    play.act(0, r.Put("tuna", 1), 0)
    play.act(0, r.Put("tomato", 3), 0)
    assert sandwiches(play) == [["honey", "ham", "tuna"], ["crab", "onion", "butter"], ["melon", "bacon", "tomato"]]
    assert {type(pick) for pick in play.legal(0)} == {r.HandOver, r.TakeBack}
    refused("not-yours", "SW-R7", play, 0, r.TakeBack("pesto"))


@rule("SW-R7")
def test_a_whole_arrangement_can_be_sent_as_one_batch() -> None:
    play = ready()
    picks = [r.Put(name, place % 3 + 1) for place, name in enumerate(NINE)]
    play.batch(0, [*picks, r.HandOver("123")], 0)
    assert view(play, None).cooks[0].handed_over


@rule("SW-R7")
def test_all_build_at_once_and_unseen() -> None:
    play = ready()
    assert play.to_act() == (0, 1, 2, 3)
    before = [view(play, seat) for seat in (None, 1, 2, 3)]
    play.act(0, r.Put("tomato", 1), 0)
    assert [view(play, seat) for seat in (None, 1, 2, 3)] == before


@rule("SW-8")
def test_with_three_players_two_go_to_each() -> None:
    play = first_picks(table(3), "preparation")
    names = [card.id for card in play.state.setting.pantry.deck.ingredient[:12]]
    give(play, 0, *names)
    for place, name in enumerate(names):
        play.act(0, r.Put(name, place // 3 + 1), 0)
    orders = [pick.order for pick in play.legal(0) if isinstance(pick, r.HandOver)]
    assert orders == ["1234", "1324", "1423", "2314", "2413", "3412"]
    refused("no-such-order", "SW-4", play, 0, r.HandOver("2134"))
    refused("no-such-order", "SW-4", play, 0, r.HandOver("123"))
    play.act(0, r.HandOver("1423"), 0)
    own = view(play, 0).mine
    assert own is not None
    assert [gift.to for gift in own.served] == [1, 2, 2, 1]


@rule("SW-17")
def test_the_same_ingredient_twice_in_one_sandwich() -> None:
    play = first_picks(table(4, copies=2), "preparation")
    give(play, 0, "tomato", "tomato", *NINE[2:])
    assert len(set(play.legal(0))) == len(play.legal(0)) == 8 * 3
    play.act(0, r.Put("tomato", 1), 0)
    play.act(0, r.Put("tomato", 1), 0)
    assert sandwiches(play)[0] == ["tomato", "tomato"]
