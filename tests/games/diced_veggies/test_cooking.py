"""Cooking: recipes, dice on the plate, and the chef token."""

from __future__ import annotations

import pytest

from potluck.games.diced_veggies.records import (
    ChefChanged,
    Cook,
    Cooked,
    Dish,
    DrawHype,
    PlayHype,
    Renumber,
    Retype,
    Serve,
    Spend,
    StopCooking,
)
from tests.games.diced_veggies import own
from tests.games.diced_veggies.kitchen import Table, kitchen, spelled
from tests.rules import rule


def at_the_stove(dice: str, recipes: list[str], hypes: list[str] | None = None, *, chef: bool = False) -> Table:
    """Our cook has cut and may cook."""
    return kitchen(dice, recipes, hypes or [], step="cook", chef=chef)


# --- recipes ---------------------------------------------------------------------------------------------------------


@rule("DV-9")
def test_a_recipe_takes_a_die_for_each_ingredient() -> None:
    table = at_the_stove("C4 C3 M2", ["carrot-cake"])
    told = table.do(Cook("carrot-cake"))
    assert table.dice == "M2"
    assert table.view().kitchens[0].cooked == [Dish("carrot-cake", None)]
    assert table.view().kitchens[0].recipes == []
    cooked = told[-1]
    assert isinstance(cooked, Cooked)
    assert spelled(cooked.dice) == "C3 C4"


@rule("DV-9")
def test_the_dice_spent_go_into_the_frame() -> None:
    table = at_the_stove("C4 C3 M2", ["carrot-cake"])
    before = len(table.view().spent)
    table.do(Cook("carrot-cake"))
    assert len(table.view().spent) == before + 2
    assert len([die for die in table.view().spent if die.type == "carrot"]) == 7 - 2  # two are in the block


@rule("DV-9")
def test_any_number_of_recipes_may_be_cooked() -> None:
    table = at_the_stove("C4 C3 M2 M5", ["carrot-cake", "mushrooms-on-toast"])
    table.do(Cook("carrot-cake"))
    assert table.step == "cook"
    table.do(Cook("mushrooms-on-toast"))
    assert table.dice == ""
    assert table.step == "card"


@rule("DV-9")
def test_nobody_must_cook() -> None:
    table = at_the_stove("C4 C3", ["carrot-cake"])
    assert table.legal() == [Cook("carrot-cake"), StopCooking()]
    table.do(StopCooking())
    assert table.step == "card"
    assert table.dice == "C3 C4"


@rule("DV-9")
def test_one_chooses_which_dice_to_spend() -> None:
    table = at_the_stove("C4 C3 C5", ["carrot-cake"])
    table.do(Cook("carrot-cake"))
    assert table.legal() == [Spend("carrot", 4), Spend("carrot", 3), Spend("carrot", 5)]
    table.do(Spend("carrot", 3))
    table.do(Spend("carrot", 5))
    assert table.dice == "C4"


@rule("DV-9")
def test_without_a_choice_dice_go_on_the_plate_by_themselves() -> None:
    table = at_the_stove("O2 O3 C4 C4 C4 T5", ["carrot-halwa"])
    table.do(Cook("carrot-halwa"))
    assert table.dice == "O2 O3 T5"


@rule("DV-9")
def test_what_cannot_be_cooked() -> None:
    table = at_the_stove("C4 C3 M2", ["carrot-cake", "mushrooms-on-toast"])
    assert table.refuses(Cook("mushrooms-on-toast")) == ("DV-9", "dice-missing")
    assert table.refuses(Cook("pizza")) == ("DV-9", "not-your-recipe")


@rule("DV-9")
def test_what_cannot_go_on_the_plate() -> None:
    table = at_the_stove("C4 C3 C5 M2", ["carrot-cake"])
    table.do(Cook("carrot-cake"))
    assert table.refuses(Spend("carrot", 2)) == ("DV-9", "no-such-die")
    assert table.refuses(Spend("mushroom", 2)) == ("DV-9", "other-ingredient")
    assert table.refuses(Serve()) == ("DV-9", "wrong-step")


@rule("DV-R18")
def test_without_a_recipe_to_cook_the_step_is_passed_over() -> None:
    table = at_the_stove("C4 C3", ["carrot-cake", "french-onion-soup"])
    table.do(Cook("carrot-cake"))
    assert table.step == "card"


@rule("DV-9", "DV-R14")
def test_everybody_sees_what_was_cooked_and_played() -> None:
    table = kitchen(cooked=[("paella", "scrumptious"), ("pizza", None)])
    for seat in (0, 1, None):
        assert table.view(seat).kitchens[0].cooked == [Dish("paella", "scrumptious"), Dish("pizza", None)]


# --- Hypes on the plate ----------------------------------------------------------------------------------------------


@rule("DV-10")
def test_a_hype_goes_with_the_recipe_it_was_played_on() -> None:
    table = at_the_stove("C4 C5", ["carrot-cake"], ["secret-ingredient", "show-stopping"])
    table.do(Cook("carrot-cake"))
    assert table.step == "serve"
    assert table.plate == "C4 C5"
    table = kitchen("O2 P3 P4 T5 T5", ["paella"], ["show-stopping"], step="cook", chef=False)
    table.do(Cook("paella"))
    table.do(PlayHype("show-stopping"))
    assert table.view().kitchens[0].cooked == [Dish("paella", "show-stopping")]
    assert table.view().hypes == []


@rule("DV-10")
def test_at_most_one_hype_with_a_recipe() -> None:
    table = at_the_stove("O2 P3 P4 T5 T5", ["paella"], ["show-stopping", "fire-breathing"])
    table.do(Cook("paella"))
    assert PlayHype("show-stopping") in table.legal()
    assert PlayHype("fire-breathing") in table.legal()
    table.do(PlayHype("show-stopping"))
    assert table.step == "card"
    assert table.view().hypes == ["fire-breathing"]


@rule("DV-10")
def test_a_hype_need_not_be_played() -> None:
    table = at_the_stove("O2 P3 P4 T5 T5", ["paella"], ["show-stopping"])
    table.do(Cook("paella"))
    table.do(Serve())
    assert table.view().kitchens[0].cooked == [Dish("paella", None)]
    assert table.view().hypes == ["show-stopping"]


@rule("DV-R13")
def test_a_hype_must_be_met_by_the_dice_spent() -> None:
    table = at_the_stove("O2 P3 P3 T2 T2 C6", ["paella"], ["knock-your-socks-off"])
    table.do(Cook("paella"))
    assert table.legal() == [Serve()]
    assert table.refuses(PlayHype("knock-your-socks-off")) == ("DV-10", "hype-not-met")
    assert table.refuses(PlayHype("scrumptious")) == ("DV-10", "not-in-hand")


@rule("DV-10")
def test_a_hype_in_hand_is_nobody_elses_business() -> None:
    table = at_the_stove("C4 C5", ["carrot-cake"], ["scrumptious"])
    assert table.view(0).hypes == ["scrumptious"]
    assert table.view(1).hypes == []
    assert table.view(None).hypes == []
    assert table.view(1).kitchens[0].hypes == 1


# --- extra dice ------------------------------------------------------------------------------------------------------


@rule("DV-R16")
def test_extra_dice_are_chosen_after_the_hype_was_named() -> None:
    table = at_the_stove("C4 C5 M2 T6", ["carrot-cake"], ["secret-ingredient"])
    table.do(Cook("carrot-cake"))
    table.do(PlayHype("secret-ingredient"))
    assert table.step == "extra"
    assert table.legal() == [Spend("mushroom", 2), Spend("tomato", 6)]
    told = table.do(Spend("tomato", 6))
    assert isinstance(told[-1], Cooked)
    assert spelled(told[-1].dice) == "C4 C5 T6"
    assert table.dice == "M2"


@rule("DV-R16")
def test_an_extra_die_without_a_choice_goes_by_itself() -> None:
    table = at_the_stove("C4 C5 M2", ["carrot-cake"], ["secret-ingredient"])
    table.do(Cook("carrot-cake"))
    table.do(PlayHype("secret-ingredient"))
    assert table.dice == ""


@rule("DV-R16")
def test_without_the_extra_die_the_hype_cannot_be_played() -> None:
    table = at_the_stove("M4 M5", ["mushrooms-on-toast"], ["fresh-from-the-forest"])
    table.do(Cook("mushrooms-on-toast"))
    assert table.refuses(PlayHype("fresh-from-the-forest")) == ("DV-10", "hype-not-met")


@rule("DV-R16")
def test_extra_dice_count_for_the_condition_but_are_no_ingredients() -> None:
    praise = own.hype(condition={"total_at_least": 12}, extra="mushroom", each={"of": "mushroom", "stars": 3})
    table = kitchen("M4 M5 M3 M2", ["mushrooms-on-toast"], ["own"], step="cook", options=own.options(praise))
    table.do(Cook("mushrooms-on-toast"))
    table.do(Spend("mushroom", 4))
    table.do(Spend("mushroom", 5))
    table.do(PlayHype("own"))
    # Only the three lifts nine to twelve, so it goes by itself; two mushrooms of the recipe are worth 3 each.
    assert table.dice == "M2"
    assert table.view().stars[0] == 3 + 2 * 3


@rule("DV-R16")
def test_an_extra_die_may_not_put_the_hype_out_of_reach() -> None:
    praise = own.hype(condition={"includes": [4, 5]}, extra="double", stars=5)
    table = kitchen("C2 C5 C2 C4 C3", ["carrot-cake"], ["own"], step="cook", chef=False, options=own.options(praise))
    table.do(Cook("carrot-cake"))
    table.do(Spend("carrot", 2))
    table.do(Spend("carrot", 5))
    table.do(PlayHype("own"))
    assert table.legal() == [Spend("carrot", 2), Spend("carrot", 4), Spend("carrot", 3)]
    table.do(Spend("carrot", 2))
    # The four is wanted, so there is nothing left to choose.
    assert table.dice == "C3"


@rule("DV-R16")
def test_a_die_that_cannot_meet_the_hype_is_refused() -> None:
    praise = own.hype(condition={"total_at_least": 12}, extra="any", stars=5)
    table = kitchen("C2 C5 M2 T5 T6", ["carrot-cake"], ["own"], step="cook", chef=False, options=own.options(praise))
    table.do(Cook("carrot-cake"))
    table.do(PlayHype("own"))
    assert table.legal() == [Spend("tomato", 5), Spend("tomato", 6)]
    assert table.refuses(Spend("mushroom", 2)) == ("DV-10", "hype-out-of-reach")
    assert table.refuses(Spend("mushroom", 3)) == ("DV-9", "no-such-die")


@rule("DV-R16", "DV-16")
def test_double_the_ingredients_for_double_the_value() -> None:
    table = at_the_stove("O2 O3 T4 T5", ["hot-dog"], ["double-helping"])
    table.do(Cook("hot-dog"))
    table.do(Spend("onion", 2))
    table.do(Spend("tomato", 5))
    table.do(PlayHype("double-helping"))
    assert table.dice == ""
    assert table.view().stars[0] == 2 * 2


# --- the chef token --------------------------------------------------------------------------------------------------


@rule("DV-11", "DV-R17")
def test_the_chef_token_makes_a_die_another_ingredient() -> None:
    table = at_the_stove("C4 M3", ["carrot-cake"], chef=True)
    table.do(Cook("carrot-cake"))
    assert table.legal() == [Spend("carrot", 4), Retype("mushroom", 3, "carrot")]
    told = table.do(Retype("mushroom", 3, "carrot"))
    changed = told[0]
    assert isinstance(changed, ChefChanged)
    assert (changed.die.type, changed.now.type, changed.now.number) == ("mushroom", "carrot", 3)
    assert table.dice == ""
    assert not table.view().kitchens[0].chef


@rule("DV-11", "DV-R8")
def test_a_changed_die_is_what_it_was_once_it_is_spent() -> None:
    table = at_the_stove("C4 M3", ["carrot-cake"], chef=True)
    table.do(Cook("carrot-cake"))
    table.do(Retype("mushroom", 3, "carrot"))
    spent = table.view().spent
    assert len([die for die in spent if die.type == "mushroom"]) == 7 - 1


@rule("DV-11")
def test_one_token_changes_one_die() -> None:
    table = at_the_stove("M3 T2", ["carrot-cake", "miso-soup"], chef=True)
    assert table.refuses(Cook("carrot-cake")) == ("DV-9", "dice-missing")
    table = at_the_stove("C4 M3 T2 T5", ["carrot-cake", "pan-con-tomate"], chef=True)
    table.do(Cook("carrot-cake"))
    table.do(Retype("mushroom", 3, "carrot"))
    assert table.view().kitchens[0].recipes == ["pan-con-tomate"]
    table.do(Cook("pan-con-tomate"))
    assert table.step == "card"


@rule("DV-11")
def test_without_the_token_nothing_can_be_changed() -> None:
    table = at_the_stove("C4 C5 C6 M3", ["carrot-cake"], ["scrumptious"], chef=False)
    table.do(Cook("carrot-cake"))
    assert table.refuses(Retype("mushroom", 3, "carrot")) == ("DV-11", "no-chef")
    table.do(Spend("carrot", 4))
    table.do(Spend("carrot", 5))
    assert table.refuses(Renumber("carrot", 4, 6)) == ("DV-11", "no-chef")


@rule("DV-11")
def test_what_the_token_cannot_do_to_a_type() -> None:
    table = at_the_stove("C4 C2 C5 M3 O2", ["miso-soup"], chef=True)
    table.do(Cook("miso-soup"))
    assert table.refuses(Retype("carrot", 4, "carrot")) == ("DV-11", "same-type")
    assert table.refuses(Retype("onion", 2, "tomato")) == ("DV-11", "other-ingredient")
    assert table.refuses(Retype("onion", 5, "carrot")) == ("DV-11", "no-such-die")
    assert table.refuses(Retype("mushroom", 3, "carrot")) == ("DV-11", "needed-itself")
    assert Retype("onion", 2, "carrot") in table.legal()


@rule("DV-11")
def test_the_token_is_kept_for_the_die_that_needs_it() -> None:
    table = at_the_stove("C4 C2 O5 O2", ["miso-soup"], chef=True)
    table.do(Cook("miso-soup"))
    # Mushroom is missing: the token must make one, so carrots come from carrots.
    assert table.legal() == [Spend("carrot", 4), Spend("carrot", 2)]
    assert table.refuses(Retype("onion", 5, "carrot")) == ("DV-11", "needed-itself")
    table.do(Spend("carrot", 4))
    assert Retype("onion", 5, "mushroom") in table.legal()
    assert Retype("carrot", 2, "mushroom") in table.legal()


@rule("DV-11", "DV-R17")
def test_the_chef_token_turns_a_die_on_the_full_plate() -> None:
    table = at_the_stove("O2 P3 P3 T2 T2", ["paella"], ["larger-than-life"], chef=True)
    table.do(Cook("paella"))
    assert table.step == "serve"
    assert Renumber("onion", 2, 6) in table.legal()
    table.do(Renumber("onion", 2, 6))
    assert table.plate == "O6 P3 P3 T2 T2"
    assert not table.view().kitchens[0].chef
    assert table.refuses(Renumber("pepper", 3, 6)) == ("DV-11", "no-chef")


@rule("DV-11")
@pytest.mark.parametrize(("edition", "missing"), [("en", 1), ("fr", 6)])
def test_a_die_shows_only_numbers_that_the_dice_have(edition: str, missing: int) -> None:
    options = own.options() if edition == "en" else own.french()
    table = kitchen("C4 C3", ["carrot-cake"], ["scrumptious"], step="cook", options=options)
    table.do(Cook("carrot-cake"))
    assert table.refuses(Renumber("carrot", 4, missing)) == ("DV-11", "no-such-number")
    assert table.refuses(Renumber("carrot", 4, 4)) == ("DV-11", "no-such-number")
    assert table.refuses(Renumber("carrot", 5, 3)) == ("DV-11", "not-on-plate")
    offered = {pick.to for pick in table.legal() if isinstance(pick, Renumber) and pick.number == 4}
    assert offered == {1, 2, 3, 4, 5, 6} - {missing, 4}


@rule("DV-R17")
def test_numbers_are_not_changed_without_a_hype_in_hand() -> None:
    table = at_the_stove("C4 C3", ["carrot-cake"], chef=True)
    table.do(Cook("carrot-cake"))
    assert table.view().kitchens[0].cooked == [Dish("carrot-cake", None)]
    assert table.view().kitchens[0].chef


@rule("DV-11", "DV-R8", "DV-R16")
def test_the_chef_token_may_make_the_extra_die_of_a_hype() -> None:
    table = at_the_stove("M4 M5 T2 P2", ["mushrooms-on-toast"], ["fresh-from-the-forest"], chef=True)
    table.do(Cook("mushrooms-on-toast"))
    table.do(Spend("mushroom", 4))
    table.do(Spend("mushroom", 5))
    table.do(PlayHype("fresh-from-the-forest"))
    assert table.legal() == [Retype("tomato", 2, "mushroom"), Retype("pepper", 2, "mushroom")]
    assert table.refuses(Spend("tomato", 2)) == ("DV-9", "other-ingredient")
    table.do(Retype("tomato", 2, "mushroom"))
    assert table.dice == "P2"
    assert table.view().kitchens[0].cooked == [Dish("mushrooms-on-toast", "fresh-from-the-forest")]


@rule("DV-R17", "DV-R16")
def test_an_extra_die_keeps_its_number() -> None:
    praise = own.hype(condition={"total_at_least": 12}, extra="mushroom", stars=5)
    table = kitchen("M4 M5 M2 M2", ["mushrooms-on-toast"], ["own"], step="cook", options=own.options(praise))
    table.do(Cook("mushrooms-on-toast"))
    table.do(Spend("mushroom", 4))
    table.do(Spend("mushroom", 5))
    # With the token on the extra die it would be 9 + 6; as it is, 9 + 2 is too little.
    assert table.refuses(PlayHype("own")) == ("DV-10", "hype-not-met")
    table.do(Renumber("mushroom", 4, 5))
    table.do(PlayHype("own"))
    assert table.view().kitchens[0].cooked == [Dish("mushrooms-on-toast", "own")]


@rule("DV-5", "DV-12")
def test_cooking_comes_before_the_card() -> None:
    table = at_the_stove("C4 C3", ["carrot-cake"])
    assert table.refuses(DrawHype()) == ("DV-9", "wrong-step")
