"""Set-up, the order of a turn, drawing a card, and the limits."""

from __future__ import annotations

from collections import Counter

import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Moment, Refused
from potluck.games.diced_veggies.records import (
    Began,
    Cook,
    Cut,
    DiscardDie,
    DiscardedHype,
    DiscardHype,
    DiscardRecipe,
    DrawHype,
    DrawRecipe,
    DrewHype,
    DrewRecipe,
    DrewSomeHype,
    Options,
    Reshuffled,
    Restock,
    StopCooking,
    TakeRecipe,
    TookRecipe,
)
from tests.games.diced_veggies.kitchen import GAME, Table, kitchen
from tests.rules import rule


def new_table(seats: int = 3, seed: str = "set-up", options: Options | None = None) -> Table:
    """A table at the start."""
    return Table(GAME.setup(seats, options or Options(), Moment(0, Loose(seed))))


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("DV-1")
@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_two_to_four_cooks(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.setup(seats, Options(), Moment(0, Loose("")))
    assert (refused.value.rule, refused.value.why) == ("DV-1", "seats")


@rule("DV-1", "DV-R1", "DV-3", "DV-R3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_begin_in_the_block(seats: int) -> None:
    block = new_table(seats).view().block
    assert Counter(die.type for die in block) == dict.fromkeys(("carrot", "mushroom", "onion", "pepper", "tomato"), 7)
    assert {(die.row, die.column) for die in block} == {(row, column) for row in range(5) for column in range(7)}


@rule("DV-R3")
def test_the_first_block_is_left_to_chance() -> None:
    first, second = (new_table(seed=seed).view().block for seed in ("one", "two"))
    assert [die.type for die in first] != [die.type for die in second]
    assert [die.number for die in first] != [die.number for die in second]


@rule("DV-2", "DV-R2")
@pytest.mark.parametrize(("edition", "never"), [("en", 1), ("fr", 6)])
def test_no_die_shows_the_number_that_its_edition_leaves_out(edition: str, never: int) -> None:
    options = Options(edition="en" if edition == "en" else "fr")
    seen: Counter[int] = Counter()
    for seed in range(60):
        seen.update(die.number for die in new_table(seed=str(seed), options=options).view().block)
    assert set(seen) == set(range(1, 7)) - {never}
    twice = 2 if edition == "en" else 3
    assert all(1.7 < seen[twice] / seen[other] < 2.4 for other in seen if other != twice)


@rule("DV-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_dealt(seats: int) -> None:
    view = new_table(seats).view(0)
    assert [len(cook.recipes) for cook in view.kitchens] == [2] * seats
    assert [cook.hypes for cook in view.kitchens] == [1] * seats
    assert [cook.chef for cook in view.kitchens] == [True] * seats
    assert len(view.hypes) == 1
    assert len(view.display) == 3
    assert view.recipe_deck == 44 - 2 * seats - 3
    assert view.hype_deck == 34 - seats


@rule("DV-21", "DV-R11")
def test_the_starting_cook_is_drawn_or_named() -> None:
    drawn = Counter(new_table(4, str(seed)).view().turn for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 25
    for seat in range(4):
        assert new_table(4, options=Options(first=seat)).view().turn == seat


@rule("DV-21")
def test_turns_go_clockwise() -> None:
    table = kitchen(step="card", seats=3)
    for seat in (0, 1, 2, 0):
        assert table.view().to_act == [seat]
        if table.view().steps[seat] == "cut":
            table.do(Cut("ne", 1, 5), seat=seat) if Cut("ne", 1, 5) in table.legal(seat) else table.do(
                table.legal(seat)[-1], seat=seat
            )
        told = table.do(DrawHype(), seat=seat)
        began = told[-1]
        assert isinstance(began, Began)
        assert began.seat == (seat + 1) % 3


@rule("DV-21")
def test_only_the_cook_whose_turn_it_is_may_act() -> None:
    table = kitchen()
    assert table.legal(1) == []
    assert table.refuses(Cut("ne", 1, 5), seat=1) == ("DV-21", "not-your-turn")


# --- the order of a turn ---------------------------------------------------------------------------------------------


@rule("DV-5")
def test_restock_cut_cook_card_in_this_order() -> None:
    block = "C5 C6\nM5 M6"
    table = kitchen("C4", ["carrot-cake"], block=block, chef=False)
    assert table.refuses(DrawHype()) == ("DV-5", "wrong-step")
    assert table.refuses(Cook("carrot-cake")) == ("DV-5", "wrong-step")
    table.do(Cut("nw", 1, 1))
    assert table.refuses(Restock()) == ("DV-9", "wrong-step")
    assert table.refuses(Cut("nw", 2, 1)) == ("DV-9", "wrong-step")
    table.do(StopCooking())
    assert table.refuses(Cook("carrot-cake")) == ("DV-12", "wrong-step")
    table.do(DrawHype())
    assert table.step == "wait"


@rule("DV-7", "DV-5")
def test_exactly_one_cut() -> None:
    table = kitchen()
    table.do(Cut("nw", 1, 1))
    assert table.step == "card"
    assert table.refuses(Cut("ne", 1, 6)) == ("DV-12", "wrong-step")


# --- drawing a card --------------------------------------------------------------------------------------------------


@rule("DV-12")
def test_one_card_of_five_is_drawn() -> None:
    table = kitchen(step="card", display=("paella", "pizza", "calzone"))
    assert table.legal() == [
        DrawHype(), DrawRecipe(), TakeRecipe("paella"), TakeRecipe("pizza"), TakeRecipe("calzone"),
    ]  # fmt: skip
    assert table.refuses(TakeRecipe("ajvar")) == ("DV-12", "not-on-display")


@rule("DV-12", "DV-4")
def test_a_drawn_hype_is_secret() -> None:
    table = kitchen(step="card", hype_deck=["top-shelf", "scrumptious"])
    told = table.do(DrawHype())
    assert DrewHype(0, "top-shelf") in told
    assert table.view(0).hypes == ["top-shelf"]
    assert table.view(1).hypes == []
    assert table.view(1).hype_deck == 1


@rule("DV-12", "DV-4")
def test_others_hear_only_that_a_hype_was_drawn() -> None:
    table = kitchen(step="card", hype_deck=["top-shelf", "scrumptious"])
    moment = Moment(0, Loose(""))
    GAME.apply(table.state, 0, DrawHype(), moment)
    heard = [told.to(1) for told in moment.told]
    assert DrewSomeHype(0) in heard
    assert DrewHype(0, "top-shelf") not in heard
    assert moment.learnt == [0]


@rule("DV-12")
def test_a_recipe_from_the_deck_is_open() -> None:
    table = kitchen(step="card", recipe_deck=["ajvar", "pizza"])
    assert DrewRecipe(0, "ajvar") in table.do(DrawRecipe())
    assert table.view(1).kitchens[0].recipes == ["ajvar"]


@rule("DV-12")
def test_the_display_is_filled_from_the_deck_at_once() -> None:
    table = kitchen(step="card", display=("paella", "pizza", "calzone"), recipe_deck=["ajvar", "lo-mein"])
    assert TookRecipe(0, "pizza", "ajvar") in table.do(TakeRecipe("pizza"))
    assert table.view().display == ["paella", "ajvar", "calzone"]
    assert table.view().kitchens[0].recipes == ["pizza"]


@rule("DV-12")
def test_the_display_shrinks_when_there_is_nothing_to_fill_it() -> None:
    table = kitchen(step="card", display=("paella", "pizza"), recipe_deck=[])
    assert TookRecipe(0, "paella", None) in table.do(TakeRecipe("paella"))
    assert table.view().display == ["pizza"]


@rule("DV-13")
def test_an_empty_deck_is_made_new_from_its_discards() -> None:
    table = kitchen(step="card", hype_deck=[], hype_discards=["top-shelf", "scrumptious"])
    told = table.do(DrawHype(), luck=[1, 0])
    assert Reshuffled("hype") in told
    assert table.view(0).hypes == ["top-shelf"]
    assert table.view().hype_deck == 1
    assert table.view().hype_discards == []
    recipes = kitchen(step="card", recipe_deck=[], recipe_discards=["ajvar", "paella"])
    assert Reshuffled("recipe") in recipes.do(DrawRecipe(), luck=[0, 1])
    assert recipes.view().kitchens[0].recipes == ["paella"]


@rule("DV-R9", "DV-12")
def test_the_card_must_be_drawn_if_there_is_any() -> None:
    table = kitchen(step="card", hype_deck=[], recipe_deck=[], display=("paella",))
    assert table.legal() == [TakeRecipe("paella")]
    assert table.refuses(DrawHype()) == ("DV-12", "no-hypes")
    assert table.refuses(DrawRecipe()) == ("DV-12", "no-recipes")


@rule("DV-R9")
def test_with_nothing_to_draw_the_turn_goes_on() -> None:
    table = kitchen(hype_deck=[], recipe_deck=[], display=())
    table.do(Cut("nw", 1, 1))
    assert table.step == "wait"
    assert table.view().turn == 1


# --- the limits ------------------------------------------------------------------------------------------------------


@rule("DV-13")
def test_eight_dice_two_recipes_and_two_hypes_may_be_kept() -> None:
    table = kitchen("C2 C3 C4 C5 M2 M3 M4 M5", ["paella", "pizza"], ["top-shelf"], step="card", display=())
    table.do(DrawHype())
    assert table.view().turn == 1
    assert table.view().kitchens[0].hypes == 2


@rule("DV-13")
def test_dice_over_the_limit_are_discarded_by_choice() -> None:
    table = kitchen("C2 C3 C4 C5 M2 M3 M4 M5 M5 T6", step="card")
    table.do(DrawHype())
    assert table.step == "limits"
    assert len(table.legal()) == 9
    assert table.refuses(DiscardDie("onion", 2)) == ("DV-13", "no-such-die")
    assert table.refuses(DiscardHype(table.view().hypes[0])) == ("DV-13", "discard-dice")
    before = len(table.view().spent)
    table.do(DiscardDie("mushroom", 5))
    assert table.step == "limits"
    table.do(DiscardDie("carrot", 2))
    assert table.dice == "C3 C4 C5 M2 M3 M4 M5 T6"
    assert len(table.view().spent) == before + 2
    assert table.step == "wait"


@rule("DV-13", "DV-R15")
def test_a_third_recipe_is_discarded_openly() -> None:
    table = kitchen("", ["paella", "pizza"], step="card", recipe_deck=["ajvar"], display=())
    table.do(DrawRecipe())
    assert table.legal() == [DiscardRecipe("paella"), DiscardRecipe("pizza"), DiscardRecipe("ajvar")]
    assert table.refuses(DiscardRecipe("calzone")) == ("DV-13", "discard-recipe")
    table.do(DiscardRecipe("pizza"))
    for seat in (0, 1, None):
        assert table.view(seat).recipe_discards == ["pizza"]
    assert table.view().kitchens[0].recipes == ["paella", "ajvar"]


@rule("DV-13", "DV-R15")
def test_a_third_hype_is_discarded_openly() -> None:
    table = kitchen("", [], ["top-shelf", "scrumptious"], step="card", hype_deck=["four-alarm"])
    table.do(DrawHype())
    assert table.legal() == [DiscardHype("top-shelf"), DiscardHype("scrumptious"), DiscardHype("four-alarm")]
    assert table.refuses(DiscardHype("bite-sized")) == ("DV-13", "discard-hype")
    assert DiscardedHype(0, "scrumptious") in table.do(DiscardHype("scrumptious"))
    for seat in (0, 1, None):
        assert table.view(seat).hype_discards == ["scrumptious"]
