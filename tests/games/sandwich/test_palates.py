"""Palates and bots: they differ, they explain themselves, and they learn from rankings alone."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest

from potluck.engine.chance import Loose
from potluck.games.sandwich import palate, records as r
from potluck.games.sandwich.advice import CookBot, PalateCook, Thumb, look
from potluck.games.sandwich.guess import divide
from potluck.games.sandwich.learning import Belief
from potluck.games.sandwich.palate import COMMON, TRAITS, Palate, Table, best_first, common, drawn
from potluck.games.sandwich.pantry import SWEET
from potluck.games.words import Words
from tests.games.sandwich.helpers import BOX, GAME, first_picks, number, table, to_ranking, view
from tests.rules import rule

PANTRY = table(4).state.setting.pantry
PLAIN = Table(PANTRY, False, False)
BLEAH = Table(PANTRY, True, False)
WARM = Table(PANTRY, False, True)


def dish(*names: str) -> list[int]:
    return [number(name) for name in names]


CLASSIC = dish("ham", "butter", "tomato")
HORROR = dish("marinated-anchovies", "nut-nougat-spread", "strawberry")


def test_common_taste_prefers_a_classic_and_the_bleah_turns_it_round() -> None:
    assert common().ranking(PLAIN, [HORROR, CLASSIC]) == [1, 0]
    assert common().ranking(BLEAH, [HORROR, CLASSIC]) == [0, 1]


def test_the_bleah_wants_what_one_loathes() -> None:
    loved, loathed = number("ham"), number("tuna")
    judge = Palate([0] * TRAITS, [loved], [loathed])
    assert judge.ranking(PLAIN, [[loathed], [number("honey")], [loved]]) == [2, 1, 0]
    assert judge.ranking(BLEAH, [[loathed], [number("honey")], [loved]]) == [0, 1, 2]


def test_a_week_without_cooling_changes_tastes() -> None:
    jar, fish = dish("honey", "walnuts", "mustard"), dish("mussels", "tuna", "lettuce")
    warmth = common().liking(WARM, fish) - common().liking(PLAIN, fish)
    assert warmth < -100
    assert common().liking(WARM, jar) == common().liking(PLAIN, jar)


def test_a_theme_is_judged_by_what_fits() -> None:
    sea, meat = dish("crab", "tuna", "mussels"), dish("ham", "bacon", "chorizo")
    naval = PANTRY.themes.index("naval")
    assert common().best_fit(PLAIN, [meat, sea, CLASSIC], naval) == 1


def test_palates_differ_and_are_drawn_by_chance_alone() -> None:
    luck = Loose("palates")
    some = [drawn(luck) for _ in range(30)]
    assert len({tuple(one.weights) for one in some}) == 30
    assert drawn(Loose("same")).weights == drawn(Loose("same")).weights
    dishes = [CLASSIC, HORROR, dish("goat-cheese", "honey", "walnuts")]
    assert len({tuple(one.ranking(PLAIN, dishes)) for one in some}) >= 4


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_judgement_is_explained_in_one_sentence(language: str) -> None:
    words = BOX.words(language, seats=["Ann"])
    luck = Loose("reasons")
    reasons: dict[str, set[str]] = {}
    for _ in range(200):
        judge = drawn(luck)
        cards = list(range(63))
        luck.shuffle(cards)
        dishes = [cards[0:3], cards[3:6], cards[6:9]]
        for table_ in (PLAIN, BLEAH, WARM):
            which = luck.draw(3)
            why, quality, about = judge.reason(table_, dishes, which)
            assert set(about) <= set(dishes[which])
            sentence = words.event(r.StoodIn(0, why, quality, PANTRY.names(about)))
            assert "quality-" not in sentence
            for fact in (f"quality-{quality}", *(f"ingredient-{name}" for name in PANTRY.names(about))):
                assert fact == "quality-" or words(fact) in sentence
            reasons.setdefault(why, set()).add(sentence)
    assert reasons.keys() == {"love", "relief", "too-much", "too-little", "favourite", "loathed"}
    theme = words.event(r.StoodIn(0, "theme", "", []))
    assert all(theme not in said for said in reasons.values())


def test_too_sweet_with_the_anchovies_for_me() -> None:
    weights = [0] * TRAITS
    weights[palate.SWEET_AT_SEA] = -20
    judge = Palate(weights, [], [])
    why, quality, about = judge.reason(PLAIN, [CLASSIC, HORROR, CLASSIC], 1)
    words = BOX.words("en")
    said = words.event(r.StoodIn(0, why, quality, PANTRY.names(about)))
    assert said.endswith("“Too much sweetness with fish for me, with marinated anchovies.”")


def test_every_quality_can_be_loved_and_blamed() -> None:
    words = BOX.words("en")
    for trait in palate.TRAIT_NAMES:
        assert re.search(r"“I love the \w+(-\w+)?( with \w+)? here, thanks to ham\.”$", loved(words, trait)), trait


def loved(words: Words, trait: str) -> str:
    return words.event(r.StoodIn(0, "love", trait, ["ham"]))


def test_best_first_keeps_the_order_of_equals() -> None:
    assert best_first([2, 5, 2, 7]) == [3, 1, 0, 2]


def test_a_belief_comes_nearer_to_the_palate_it_sees_rank() -> None:
    luck = Loose("belief")
    near = far = 0.0
    for _ in range(10):
        judge, belief = drawn(luck), Belief()
        for _ in range(60):
            cards = list(range(63))
            luck.shuffle(cards)
            dishes = [cards[0:3], cards[3:6], cards[6:9]]
            order = judge.ranking(PLAIN, dishes)
            for better, worse in pairwise(order):
                belief.learn(PLAIN.traits(dishes[better]), PLAIN.traits(dishes[worse]))
        near += sum((belief.mean[kind] - judge.weights[kind]) ** 2 for kind in range(9))
        far += sum((COMMON[kind] - judge.weights[kind]) ** 2 for kind in range(9))
        assert all(belief.cover[kind][kind] > 0 for kind in range(TRAITS))
    assert near < 0.5 * far


def test_a_cook_learns_from_public_information_only() -> None:
    play = first_picks(table(4, games=2, ties="share"), "ranking")
    while view(play, None).game == 1:
        seat = play.to_act()[0]
        play.act(seat, play.legal(seat)[0], 0)
    cook = PalateCook(r.Options())
    seen = view(play, 0)
    cook.pick(seen, play.legal(play.to_act()[0]), Loose("cook"))
    assert cook.learnt == 4
    moved = {seat for seat, belief in cook.beliefs.items() if belief.mean != [float(weight) for weight in COMMON]}
    assert moved == {0, 1, 2, 3}
    # What a stand-in ranked says nothing about the absent player.
    cook = PalateCook(r.Options())
    stood_in = [msgspec.structs.replace(tasted, stand_in=True) for tasted in seen.history]
    cook.pick(msgspec.structs.replace(seen, history=stood_in), play.legal(play.to_act()[0]), Loose("cook"))
    assert cook.beliefs
    assert all(belief.mean == [float(weight) for weight in COMMON] for belief in cook.beliefs.values())


def test_a_hand_is_divided_by_what_each_judge_should_like() -> None:
    fisher = [0] * TRAITS
    fisher[palate.FIRST_FAMILY + 3] = 40
    sweet = [0] * TRAITS
    sweet[SWEET] = 40
    cook = CookBot(r.Options(market="calm"), common(), False)
    cook.known = {1: Palate(fisher, [], []), 2: Palate(sweet, [], []), 3: common()}
    play = table(4)
    cook.get_ready(view(play, 0))
    hand = dish("crab", "honey", "ham", "tuna", "jam", "butter", "mussels", "fig", "tomato")
    plan = divide(hand, cook.guests, 3)
    assert sorted(plan[0]) == sorted(dish("crab", "tuna", "mussels"))
    assert sorted(plan[1]) == sorted(dish("honey", "jam", "fig"))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, r.Options(theme="draw", games=2)),
        (4, r.Options(express=True, bleah=True, pitch=True)),
        (5, r.Options(twister=True, games=2, failure=True, theme="own", own_theme="Monday")),
        (8, r.Options(market="calm")),
        (9, r.Options(copies=2, express=True)),
        (4, r.Options(younger="every", market="calm")),
    ],
)
@pytest.mark.parametrize("kind", [Thumb, PalateCook])
def test_bots_play_every_kind_of_table_to_its_end(kind: type[CookBot], seats: int, options: r.Options) -> None:
    play = table(seats, **{field: getattr(options, field) for field in options.__struct_fields__})
    bots = [kind(options) for _ in range(seats)]  # type: ignore[call-arg]
    luck = Loose("bots")
    while play.to_act():
        seat = play.to_act()[0]
        picks = play.legal(seat)
        pick = bots[seat].pick(view(play, seat), picks, luck)
        assert pick in picks
        play.act(seat, pick, 0)
    assert play.outcome() is not None


def test_a_bot_takes_over_in_the_middle_of_building() -> None:
    play = first_picks(table(4), "preparation")
    for _ in range(5):
        picks = play.legal(0)
        play.act(0, picks[-1], 0)
    bot = Thumb(r.Options())
    for _ in range(30):
        if view(play, 0).cooks[0].handed_over:
            return
        play.act(0, bot.pick(view(play, 0), play.legal(0), Loose("over")), 0)
    raise AssertionError("the bot never handed over")


def test_the_same_view_always_gives_the_same_judgement() -> None:
    play = to_ranking(table(4))
    picks = play.legal(0)
    assert len({Thumb(r.Options()).pick(view(play, 0), picks, Loose(str(seed))) for seed in range(5)}) == 1
    assert GAME.name == "sandwich"


@rule("SW-R2")
def test_in_a_rush_a_person_looks_before_grabbing_and_so_do_bots() -> None:
    rush = table(5, market="rush", express=True)
    seen = view(rush, 1)
    assert look(seen) == pytest.approx(4.1)
    assert look(msgspec.structs.replace(seen, flip=2)) == pytest.approx(2.1)
    assert look(view(table(21, market="rush", copies=3), 1)) == 5.0
    assert look(view(table(5, market="calm"), 1)) == 0
    # Whoever holds a card knows it by now.
    assert seen.mine is not None
    assert look(msgspec.structs.replace(seen, mine=msgspec.structs.replace(seen.mine, pending="tuna"))) == 0
    assert look(view(first_picks(rush, "preparation"), 1)) == 0
