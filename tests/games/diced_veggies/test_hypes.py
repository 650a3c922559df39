"""Hypes: every kind of condition and every kind of scoring, and the examples of the rulebook."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from potluck.games import box
from potluck.games.diced_veggies import pantry
from potluck.games.diced_veggies.records import Cook, PlayHype, Renumber
from tests.games.diced_veggies import own
from tests.games.diced_veggies.kitchen import kitchen
from tests.rules import rule

NUMBERS: list[tuple[dict[str, Any], str, str]] = [
    # What is asked for, numbers that meet it, numbers that do not.
    ({"total_at_least": 19}, "6 6 5 2", "6 6 4 2"),
    ({"total_at_most": 7}, "2 5", "2 6"),
    ({"total_at_least": 8, "total_at_most": 9}, "2 6", "2 5"),
    ({"total_at_least": 8, "total_at_most": 9}, "4 5", "5 5"),
    ({"all": "even"}, "2 4 6 2", "2 4 5"),
    ({"all": "odd"}, "3 5 1", "3 5 2"),
    ({"all": "same"}, "3 3 3", "3 3 4"),
    ({"all": "different"}, "2 4 6 5", "2 4 6 4"),
    ({"all": "in-a-row"}, "4 2 3 5", "2 3 5"),
    ({"all": "in-a-row"}, "5 4", "4 4"),
    ({"all": "in-a-row"}, "2 3 4", "2 3 4 4"),
    ({"includes": [2, 5]}, "5 3 2 3", "5 3 3 3"),
    ({"includes": [4, 4]}, "4 4 2", "4 2 3"),
    ({"each_at_least": 3}, "3 4 6", "3 4 2"),
    ({"each_at_most": 3}, "1 2 3", "1 2 4"),
    ({"alike": 3}, "4 2 4 4", "4 2 4 2"),
    ({"pairs": 1}, "4 2 4", "4 2 3"),
    ({"pairs": 2}, "4 2 4 2", "4 2 4 3"),
    ({"pairs": 2}, "4 4 4 4", "4 4 4 2"),
    ({"all": "even", "total_at_least": 12}, "6 6", "6 4"),
    ({}, "1 1", ""),
]


@rule("DV-R13")
@pytest.mark.parametrize(("condition", "right", "wrong"), NUMBERS)
def test_conditions_on_numbers(condition: dict[str, Any], right: str, wrong: str) -> None:
    card = pantry.Hype(own.hype(condition=condition))
    assert card.met(own.numbers(right))
    if wrong:
        assert not card.met(own.numbers(wrong))


PAELLA = "O2 P3 P4 T5 T5"
CAKE = "C4 C3"
# Recipes by what they ask for: carrot cake wants two carrots; paella an onion, two peppers, two tomatoes.
RECIPES: list[tuple[dict[str, Any], str, str]] = [
    ({"ingredients_at_least": 5}, "paella", "carrot-cake"),
    ({"ingredients_at_most": 4}, "carrot-cake", "paella"),
    ({"types_at_least": 3}, "paella", "carrot-cake"),
    ({"asks_for": "pepper"}, "paella", "carrot-cake"),
    ({"asks_for": "carrot"}, "carrot-cake", "paella"),
]


@rule("DV-R13")
@pytest.mark.parametrize(("condition", "right", "wrong"), RECIPES)
def test_conditions_on_the_recipe(condition: dict[str, Any], right: str, wrong: str) -> None:
    options = own.options(own.hype(condition=condition, stars=5))
    for recipe, fits in ((right, True), (wrong, False)):
        table = kitchen(f"{PAELLA} {CAKE}", [recipe], ["own"], step="cook", chef=False, options=options)
        table.do(Cook(recipe))
        assert (PlayHype("own") in table.legal()) == fits


@rule("DV-R13")
@pytest.mark.parametrize(("before", "fits"), [(1, False), (2, True), (3, True)])
def test_conditions_on_the_recipes_cooked_before(before: int, fits: bool) -> None:
    options = own.options(own.hype(condition={"cooked_at_least": 2}, stars=5))
    cooked = [(recipe, None) for recipe in ("paella", "calzone", "ajvar")][:before]
    others = {1: [("minestrone", None), ("bibimbap", None)]}
    table = kitchen(
        CAKE, ["carrot-cake"], ["own"], step="cook", cooked=cooked, cooked_by_others=others, chef=False, options=options
    )
    table.do(Cook("carrot-cake"))
    assert (PlayHype("own") in table.legal()) == fits


STARS: list[tuple[dict[str, Any], str, int]] = [
    # What a card gives on a dish, beside the dishes below.
    ({"stars": 6}, "paella", 6),
    ({"stars": 3, "bonus": {"asks_for": "pepper", "stars": 3}}, "paella", 6),
    ({"stars": 3, "bonus": {"asks_for": "carrot", "stars": 3}}, "paella", 3),
    ({"each": {"of": "ingredient", "stars": 2}}, "paella", 10),
    ({"each": {"of": "type", "stars": 2}}, "paella", 6),
    ({"each": {"of": "carrot", "stars": 3}}, "carrot-cake", 6),
    ({"each": {"of": "mushroom", "stars": 3}}, "carrot-cake", 0),
    ({"each": {"of": "onion", "stars": 3}}, "paella", 3),
    ({"each": {"of": "pepper", "stars": 3}}, "paella", 6),
    ({"each": {"of": "tomato", "stars": 4}}, "paella", 8),
    ({"each": {"of": "recipe-star", "stars": 1}}, "paella", 9),
    ({"each": {"of": "other-recipe", "stars": 1}}, "paella", 3),
    ({"each": {"of": "other-hype", "stars": 2}}, "paella", 4),
    ({"each": {"of": "same-size", "stars": 2}}, "minestrone", 2),
    ({"each": {"of": "same-size", "stars": 2}}, "carrot-cake", 0),
    ({"stars": 1, "each": {"of": "other-recipe", "stars": 1}}, "paella", 4),
]


@rule("DV-16")
@pytest.mark.parametrize(("says", "dish", "stars"), STARS)
def test_what_hypes_are_worth(says: dict[str, Any], dish: str, stars: int) -> None:
    """Beside the dish lie a hyped pizza (five ingredients), a hyped ajvar and a plain calzone."""
    options = own.options(own.hype(**says), own.hype("plain"), own.hype("plain-too"))
    beside = [("pizza", "plain"), ("ajvar", "plain-too"), ("calzone", None)]
    others = {1: [("lasagne", None), ("cacciatore", "scrumptious")]}
    with_it = kitchen(cooked=[*beside, (dish, "own")], cooked_by_others=others, display=(), options=options)
    without = kitchen(cooked=[*beside, (dish, None)], cooked_by_others=others, display=(), options=options)
    assert with_it.view().stars[0] - without.view().stars[0] == stars


def test_hypes_that_count_other_dishes_grow_with_them() -> None:
    options = own.options(own.hype(each={"of": "other-recipe", "stars": 1}))
    table = kitchen(CAKE, ["carrot-cake"], cooked=[("paella", "own")], step="cook", options=options)
    before = table.view().stars[0]
    table.do(Cook("carrot-cake"))
    assert table.view().stars[0] == before + 3 + 1


# --- the rulebook's examples -----------------------------------------------------------------------------------------


def examples(kind: str) -> list[dict[str, Any]]:
    """The blocks ```toml <kind> of the rules, in both languages."""
    found: list[dict[str, Any]] = []
    for language in ("en", "fr"):
        parts = box("diced-veggies").rules(language).split("```")
        blocks = [part.removeprefix(f"toml {kind}\n") for part in parts[1::2] if part.startswith(f"toml {kind}\n")]
        assert blocks, f"no example of {kind} in RULES.{language}.md"
        found.extend(tomllib.loads(block) for block in blocks)
    return found


@rule("DV-17", "DV-16")
@pytest.mark.parametrize("example", examples("score"))
def test_scores_of_the_rulebook(example: dict[str, Any]) -> None:
    dishes = [(dish["recipe"], dish.get("hype")) for dish in example["dish"]]
    table = kitchen(cooked=dishes, display=())
    assert table.view().stars[0] == example["total"] == sum(dish["stars"] for dish in example["dish"])
    before = 0
    for count, dish in enumerate(example["dish"], 1):
        now = kitchen(cooked=dishes[:count], display=()).view().stars[0]
        assert now - before == dish["stars"]
        before = now


@rule("DV-17", "DV-11", "DV-R13")
@pytest.mark.parametrize("example", examples("plate"))
def test_plates_of_the_rulebook(example: dict[str, Any]) -> None:
    dice = " ".join(f"{die['type'][0].upper()}{die['number']}" for die in example["dice"])
    assert sum(die["number"] for die in example["dice"]) == example["total"]
    table = kitchen(dice, [example["recipe"]], [example["hype"]], step="cook")
    table.do(Cook(example["recipe"]))
    assert (PlayHype(example["hype"]) in table.legal()) == example["met"]
    change = example["change"]
    table.do(Renumber(change["type"], change["from"], change["to"]))
    plate = table.view().kitchens[0].plate
    assert plate is not None
    assert sum(die.number for die in plate.dice) == change["total"]
    assert (PlayHype(example["hype"]) in table.legal()) == change["met"]
