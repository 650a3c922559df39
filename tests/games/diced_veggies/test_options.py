"""What a table may choose: editions, variants for children, the starting cook, own decks; and what is refused."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from potluck.engine.chance import Loose
from potluck.engine.game import Moment, Refused
from potluck.games.diced_veggies.cards import house
from potluck.games.diced_veggies.records import (
    About,
    Cook,
    Deck,
    Dish,
    DrawHype,
    DrawRecipe,
    EndComes,
    Name,
    Options,
    PlayHype,
    Restock,
    TakeRecipe,
)
from tests.games.diced_veggies import own
from tests.games.diced_veggies.kitchen import GAME, Table, kitchen
from tests.games.diced_veggies.test_restock import NO_CARROT, luck
from tests.rules import rule

COOKED: list[tuple[str, str | None]] = [("hot-dog", None), ("ajvar", None), ("calzone", None), ("pizza", None)]
PLAIN = Options(plain=True)


def refused(seats: int, options: Options) -> tuple[str, str]:
    """Why there is no such table."""
    with pytest.raises(Refused) as why:
        GAME.setup(seats, options, Moment(0, Loose("")))
    return why.value.rule, why.value.why


@rule("DV-18")
def test_children_play_without_hypes_and_chef_tokens() -> None:
    table = Table(GAME.setup(3, PLAIN, Moment(0, Loose("plain"))))
    view = table.view()
    assert view.plain
    assert [(cook.hypes, cook.chef) for cook in view.kitchens] == [(0, False)] * 3
    assert view.hype_deck == 0


@rule("DV-18")
def test_then_there_is_no_hype_to_draw() -> None:
    table = kitchen(step="card", options=PLAIN, display=("paella",))
    assert table.legal() == [DrawRecipe(), TakeRecipe("paella")]
    assert table.refuses(DrawHype()) == ("DV-18", "no-hypes")


@rule("DV-18")
def test_then_a_restock_brings_no_tokens() -> None:
    table = kitchen(block=NO_CARROT, options=PLAIN)
    table.do(Restock(), luck=luck(35))
    assert not table.view().kitchens[0].chef


@rule("DV-18")
def test_then_a_dish_is_served_as_it_is() -> None:
    table = kitchen("C4 C3", ["carrot-cake"], step="cook", options=PLAIN)
    table.do(Cook("carrot-cake"))
    assert table.view().kitchens[0].cooked == [Dish("carrot-cake", None)]
    assert table.refuses(PlayHype("scrumptious")) == ("DV-12", "wrong-step")


@rule("DV-19")
@pytest.mark.parametrize(("recipes", "before"), [(6, 4), (5, 4), (4, 3)])
def test_the_end_may_come_with_fewer_recipes(recipes: int, before: int) -> None:
    options = msgspec.convert({"recipes": recipes}, Options)
    table = kitchen("C4 C3", ["carrot-cake"], step="cook", cooked=COOKED[:before], chef=False, options=options)
    assert table.view().goal == recipes
    assert (EndComes(0) in table.do(Cook("carrot-cake"))) == (recipes == before + 1)


@rule("DV-19")
@pytest.mark.parametrize("recipes", [3, 7, 0])
def test_but_not_with_any_number(recipes: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"recipes": recipes}, Options)


@rule("DV-21")
def test_a_starting_cook_must_sit_at_the_table() -> None:
    assert refused(2, Options(first=2)) == ("DV-21", "first")
    assert refused(3, Options(first=3)) == ("DV-21", "first")


@rule("DV-20", "DV-18", "DV-19")
def test_each_variant_is_chosen_by_itself() -> None:
    options = Options(plain=True, recipes=4, cut="three", edition="fr")
    view = Table(GAME.setup(2, options, Moment(0, Loose("")))).view()
    assert (view.plain, view.goal, view.cut, view.edition) == (True, 4, "three", "fr")
    alone = Table(GAME.setup(2, Options(cut="three"), Moment(0, Loose("")))).view()
    assert (alone.plain, alone.goal, alone.cut, alone.edition) == (False, 6, "three", "en")


# --- own decks -------------------------------------------------------------------------------------------------------


def small_deck(recipes: int, hypes: int = 4) -> Deck:
    """The first cards of the house deck."""
    return Deck(About("small", "diced-veggies", Name("Small", "Petit")), house().recipe[:recipes], house().hype[:hypes])


@rule("DV-R4")
def test_an_own_deck_is_played_with_its_own_cards() -> None:
    options = own.options(own.hype(stars=9))
    table = kitchen("C4 C3", ["carrot-cake"], ["own"], step="cook", options=options)
    table.do(Cook("carrot-cake"))
    table.do(PlayHype("own"))
    assert table.view().kitchens[0].cooked == [Dish("carrot-cake", "own")]


@rule("DV-R4", "DV-4")
def test_a_deck_must_do_for_all_cooks() -> None:
    assert refused(4, Options(deck=small_deck(20))) == ("DV-4", "deck-recipes")
    assert refused(4, Options(deck=small_deck(21, 3))) == ("DV-4", "deck-hypes")
    assert GAME.setup(4, Options(deck=small_deck(21, 4)), Moment(0, Loose(""))).seats == 4


@rule("DV-R4")
def test_a_faulty_deck_is_not_played() -> None:
    """Two cards of one id, for instance: a pick could not tell them apart."""
    deck = small_deck(21)
    assert refused(2, Options(deck=replace(deck, recipe=[*deck.recipe, deck.recipe[0]]))) == ("DV-R4", "deck-id-twice")
    assert refused(2, Options(deck=own.deck(own.hype("scrumptious")))) == ("DV-R4", "deck-id-twice")
    nothing = replace(deck.recipe[0], id="nothing", needs={})
    assert refused(2, Options(deck=replace(deck, recipe=[*deck.recipe, nothing]))) == ("DV-R4", "deck-needs")


@rule("DV-R4", "DV-4")
def test_without_hypes_none_are_needed() -> None:
    assert GAME.setup(2, Options(plain=True, deck=small_deck(21, 0)), Moment(0, Loose(""))).seats == 2
