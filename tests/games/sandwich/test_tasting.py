"""Opening, ranking, points, the end of a game and of a match."""

from __future__ import annotations

from potluck.engine.chance import Loose
from potluck.games.sandwich import records as r
from potluck.games.sandwich.advice import Thumb, look
from tests.games.sandwich.helpers import Table, first_picks, heard, refused, table, to_ranking, view
from tests.rules import rule


@rule("SW-5")
def test_the_best_gets_three_points_the_second_two_the_last_none() -> None:
    play = to_ranking(table(4, cooks="named"))
    seen = view(play, None).tasting
    assert seen is not None
    cooks = {dish.plate: dish.cook for dish in seen.dishes}
    assert set(cooks.values()) == {1, 2, 3}
    told = play.act(0, r.Rank("cab"), 0)
    assert [(e.seat, e.points) for e in heard(told, r.Scored)] == [(cooks["c"], 3), (cooks["a"], 2), (cooks["b"], 0)]
    assert view(play, None).cooks[cooks["c"] or 0].points == 3
    assert view(play, None).tasting is not None
    assert play.to_act() == (1,)


@rule("SW-5")
def test_plates_show_the_cards_as_they_were_stacked_and_go_three_seats_to_the_left() -> None:
    play = first_picks(table(5, cooks="named"), "preparation")
    before = {}
    while view(play, None).phase == "preparation":
        seat = play.to_act()[0]
        pick = play.legal(seat)[0]
        play.act(seat, pick, 0)
        own = view(play, seat).mine
        assert own is not None
        if own.served:
            before[seat] = {gift.to: gift.cards for gift in own.served}
    assert {cook: set(gifts) for cook, gifts in before.items() if cook < 4} == {
        cook: {(cook + step) % 5 for step in (1, 2, 3)} for cook in range(4)
    }
    seen = view(play, None).tasting
    assert seen is not None
    assert {dish.cook for dish in seen.dishes} == {2, 3, 4}
    for dish in seen.dishes:
        if dish.cook in before:
            assert dish.cards == before[dish.cook][0]


@rule("SW-5")
def test_only_the_taster_ranks_and_ranks_all() -> None:
    play = to_ranking(table(4))
    refused("taster-only", "SW-5", play, 1, r.Rank("abc"))
    refused("no-such-ranking", "SW-5", play, 0, r.Rank("ab"))
    assert len(play.legal(0)) == 6


@rule("SW-R4")
def test_the_first_taster_is_a_setting() -> None:
    play = to_ranking(table(4, first_taster=2, games=2))
    order = []
    while view(play, None).phase == "ranking":
        order.append(play.to_act()[0])
        play.act(order[-1], play.legal(order[-1])[0], 0)
    assert order == [2, 3, 0, 1]
    to_ranking(play)
    assert play.to_act() == (2,)


@rule("SW-R5")
def test_cooks_are_hidden_until_the_ranking() -> None:
    play = to_ranking(table(4))
    for seat in (None, 0, 1, 2, 3):
        seen = view(play, seat).tasting
        assert seen is not None
        # A cook knows the own sandwich; nobody knows another's.
        assert {dish.cook for dish in seen.dishes} == ({None, seat} if seat in (1, 2, 3) else {None})
    play.act(0, r.Rank("abc"), 0)
    assert {verdict.cook for verdict in view(play, None).history[0].verdicts} == {1, 2, 3}


@rule("SW-R5")
def test_hidden_plates_are_in_random_order() -> None:
    places = set()
    for seed in "abcdefgh":
        play = to_ranking(table(4, seed))
        places.add(tuple(play.state.cook_of(0, plate) for plate in range(3)))
    assert len(places) > 2
    assert view(to_ranking(table(4, cooks="named")), 0).hidden is False
    assert view(table(4, pitch=True), 0).hidden is False
    assert view(table(4, pitch=True, cooks="hidden"), 0).hidden is True


@rule("SW-8")
def test_three_players_rank_four_for_3_2_1_0() -> None:
    play = to_ranking(table(3))
    assert len(play.legal(0)) == 24
    told = play.act(0, r.Rank("dbca"), 0)
    assert [event.points for event in heard(told, r.Scored)] == [3, 2, 1, 0]
    assert sorted(event.seat for event in heard(told, r.Scored)) == [1, 1, 2, 2]


@rule("SW-9")
def test_the_announced_card_is_in_every_sandwich() -> None:
    play = to_ranking(table(8))
    seen = view(play, None)
    assert seen.tasting is not None
    assert all(len(dish.cards) == 3 and dish.cards[-1] == seen.announced for dish in seen.tasting.dishes)


@rule("SW-6", "SW-7")
def test_most_points_of_all_games_win() -> None:
    play = first_picks(table(5, games=3, ties="share"), "over")
    outcome = play.outcome()
    assert outcome is not None
    assert sum(outcome.scores) == 3 * 5 * 5
    assert [line.facts["game"] for line in outcome.lines[0]] == [1, 2, 3]
    assert [outcome.scores.index(max(outcome.scores))] == [outcome.ranks.index(1)]
    assert [tasted.game for tasted in view(play, 0).history] == [1] * 5 + [2] * 5 + [3] * 5


def tied() -> tuple[r.View, Table]:
    """A table of four where seats 0 and 1 lead together."""
    play = first_picks(table(4), "ranking")
    for seat in range(3):
        play.act(seat, play.legal(seat)[0], 0)
    # Whatever the last taster ranks: nought points for all before, and the cooks of the first two plates lead.
    play.state.ranked = [0, 0, 0, 0]
    best = play.state.cook_of(3, 0)
    second = play.state.cook_of(3, 1)
    play.state.ranked[second] = 1
    play.act(3, r.Rank("abc"), 0)
    assert view(play, None).asked == sorted([best, second])
    return view(play, None), play


@rule("SW-6", "SW-R8")
def test_tied_leaders_may_play_another_game_or_share() -> None:
    seen, play = tied()
    first, second = seen.asked
    outsider = next(seat for seat in range(4) if seat not in seen.asked)
    refused("not-asked", "SW-R8", play, outsider, r.PlayOn())
    play.act(first, r.PlayOn(), 0)
    play.act(second, r.PlayOn(), 0)
    after = view(play, None)
    assert (after.game, after.games, after.phase) == (2, 2, "market")

    seen, play = tied()
    first, second = seen.asked
    play.act(first, r.PlayOn(), 0)
    play.act(second, r.ShareVictory(), 0)
    outcome = play.outcome()
    assert outcome is not None
    assert [seat for seat in range(4) if outcome.ranks[seat] == 1] == seen.asked


@rule("SW-R8")
def test_a_bot_gives_people_time_and_plays_on_with_whoever_wants_to() -> None:
    seen, play = tied()
    first, second = seen.asked
    luck = Loose("tie")
    assert look(view(play, first)) == 10
    assert Thumb(r.Options()).pick(view(play, first), play.legal(first), luck) == r.ShareVictory()
    play.act(second, r.PlayOn(), 0)
    assert Thumb(r.Options()).pick(view(play, first), play.legal(first), luck) == r.PlayOn()
    before = sum(cook.points for cook in view(play, None).cooks)
    play.act(first, r.PlayOn(), 0)
    assert sum(cook.points for cook in view(play, None).cooks) == before


@rule("SW-R8")
def test_the_question_can_be_switched_off() -> None:
    for seed in range(8):
        play = first_picks(table(3, str(seed), ties="share"), "over")
        assert play.outcome() is not None
