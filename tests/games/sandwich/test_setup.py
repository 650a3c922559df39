"""What is dealt to how many, and which tables are refused."""

from __future__ import annotations

import pytest

from potluck.engine.game import Refused
from potluck.games.sandwich.records import Announced
from tests.games.sandwich.helpers import BOX, heard, no_table, table, view
from tests.rules import rule


@rule("SW-1", "SW-R1")
def test_63_different_ingredients_31_of_them_attested() -> None:
    deck = BOX.house()
    assert len({card.id for card in deck.ingredient}) == 63
    for language in ("en", "fr"):
        assert len({getattr(card.name, language) for card in deck.ingredient}) == 63
    attested = [card for card in deck.ingredient if card.source == "printed"]
    assert len(attested) == 31
    assert all(set(card.house) == {"family", "taste", "spoils"} for card in attested)
    assert all(card.taste for card in deck.ingredient)


@rule("SW-2", "SW-R11")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_nine_cards_each_and_the_rest_aside(seats: int) -> None:
    play = table(seats)
    state = play.state
    assert state.shape.hand == 9
    assert len(state.aside) == 63 - 9 * seats
    # One card of each deck has been flipped.
    assert sorted([card for card in state.deck if card >= 0] + state.middle + state.aside) == list(range(63))
    assert [cook.deck for cook in view(play, 0).cooks] == [8] * seats


@rule("SW-8")
def test_three_players_get_twelve_cards_for_four_sandwiches() -> None:
    seen = view(table(3), 0)
    assert (seen.flips, seen.sandwiches, seen.size, seen.worth) == (12, 4, 3, [3, 2, 1, 0])
    assert seen.mine is not None
    assert seen.mine.receivers == [1, 1, 2, 2]


@rule("SW-9")
@pytest.mark.parametrize("seats", [8, 9, 10])
def test_eight_to_ten_players_share_an_announced_card(seats: int) -> None:
    play = table(seats)
    seen = view(play, 0)
    assert (seen.flips, seen.sandwiches, seen.size) == (6, 3, 2)
    assert [event.ingredient for event in heard(play.told, Announced)] == [seen.announced]
    assert play.state.announced not in play.state.deck + play.state.middle + play.state.aside


@rule("SW-17", "SW-R10")
@pytest.mark.parametrize(("copies", "seats"), [(2, 8), (2, 14), (3, 15), (3, 21)])
def test_with_several_copies_nine_cards_each_and_nothing_announced(copies: int, seats: int) -> None:
    play = table(seats, copies=copies)
    assert view(play, 0).announced is None
    assert play.state.shape.hand == 9
    cards = [card for card in play.state.deck if card >= 0] + play.state.middle + play.state.aside
    assert sorted(cards) == sorted([*range(63)] * copies)


@rule("SW-8", "SW-17", "SW-16", "SW-R6", "SW-R4", "SW-11", "SW-12")
def test_impossible_tables_are_refused_by_their_rule() -> None:
    no_table("seats", "SW-8", 2)
    no_table("too-many", "SW-17", 11)
    no_table("too-many", "SW-17", 15, copies=2)
    no_table("too-many", "SW-17", 22, copies=3)
    no_table("twister", "SW-16", 4, twister=True)
    no_table("younger", "SW-R6", 8, younger="first")
    no_table("younger", "SW-R6", 8, younger="every", copies=2)
    no_table("first-taster", "SW-R4", 4, first_taster=4)
    no_table("no-such-base", "SW-11", 4, base="plate")
    no_table("no-such-theme", "SW-12", 4, theme="gloomy")


@rule("SW-R13")
def test_a_theme_of_ones_own_is_plain_text() -> None:
    no_table("own-theme", "SW-R13", 4, theme="own", own_theme="   ")
    no_table("own-theme", "SW-R13", 4, theme="own", own_theme="two\nlines")
    no_table("own-theme", "SW-R13", 4, theme="own", own_theme="\u200d\u00a0")
    no_table("own-theme", "SW-R13", 4, theme="own", own_theme="turned \u202e round")
    assert view(table(4, theme="own", own_theme="for my aunt"), None).own_theme == "for my aunt"


def test_refusals_are_sentences_in_both_languages() -> None:
    with pytest.raises(Refused) as caught:
        table(4, twister=True)
    assert BOX.words("en").refusal(caught.value) == "SW-16: Direction Twister needs at least 5 players; here are 4."
    assert BOX.words("fr").refusal(caught.value).startswith("SW-16\u00a0: Le Sens inverse demande au moins 5 joueurs")
    with pytest.raises(Refused) as caught:
        table(4, base="plate")
    sentence = BOX.words("en").refusal(caught.value)
    assert sentence == (
        "SW-11: There is no base “plate” in this deck; there are: bread, pizza, crepe, salad, pita and wok."
    )
