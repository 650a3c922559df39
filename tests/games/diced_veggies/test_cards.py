"""The house deck: what is known of the printed cards, balance, names; and what an own deck may not be."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from potluck.games import box
from potluck.games.deck import check_deck
from potluck.games.diced_veggies.cards import faults, house
from potluck.games.diced_veggies.pantry import FACES, TYPES
from potluck.games.diced_veggies.records import Deck, Hype, Recipe
from tests.games.diced_veggies.kitchen import kitchen
from tests.rules import rule

DECK = house()
RECIPES = {card.id: card for card in DECK.recipe}
HYPES = {card.id: card for card in DECK.hype}
TEXT = (box("diced-veggies").folder / "cards.toml").read_text(encoding="utf-8")


def size(recipe: Recipe) -> int:
    """How many ingredients a recipe asks for."""
    return sum(recipe.needs.values())


@rule("DV-4")
def test_44_recipes_and_34_hypes() -> None:
    assert len(RECIPES) == len(DECK.recipe) == 44
    assert len(HYPES) == len(DECK.hype) == 34


@rule("DV-R4")
def test_the_recipes_known_by_name_are_there() -> None:
    known = [
        "Stuffed Peppers", "Paella", "Pizza", "Fajitas", "Steak Sandwich", "Cream of Mushroom Soup", "Calzone",
        "Hot Dog", "Chicken Pot Pie", "Beef Stew", "Gefilte Fish",
    ]  # fmt: skip
    printed = {card.name.en for card in DECK.recipe if card.source == "printed"}
    assert printed == set(known)


@rule("DV-R4")
def test_the_stars_known_are_right() -> None:
    assert RECIPES["paella"].stars == 9
    assert RECIPES["pizza"].stars == 8
    assert RECIPES["fajitas"].stars == 7
    assert RECIPES["steak-sandwich"].stars in (4, 8)
    assert {"mushroom": 2, "pepper": 1, "tomato": 1} in [card.needs for card in DECK.recipe]
    for card in ("paella", "pizza", "fajitas"):
        assert "stars" not in RECIPES[card].house


@rule("DV-R4")
def test_the_hypes_known_say_what_is_known() -> None:
    assert HYPES["scrumptious"].stars == 6
    spicy = HYPES["extra-spicy"]
    assert spicy.stars == 3
    assert spicy.bonus is not None
    assert spicy.bonus.stars == 3
    assert spicy.bonus.asks_for in RECIPES["fajitas"].needs
    assert HYPES["knock-your-socks-off"].condition.total_at_least == 19
    better = HYPES["never-ever-find-better"]
    assert better.condition.all == "different"
    assert better.each is not None
    assert (better.each.of, better.each.stars) == ("ingredient", 2)
    conditions = [(card.condition, card.extra) for card in DECK.hype]
    assert any(condition.total_at_least == 17 for condition, _ in conditions)
    assert any(condition.all == "even" for condition, _ in conditions)
    assert any(condition.all == "in-a-row" for condition, _ in conditions)
    assert any(condition.includes and HYPES[card.id].stars == 5 for card in DECK.hype for condition in [card.condition])
    assert any(extra == "double" for _, extra in conditions)
    mushroom = next(card for card in DECK.hype if card.extra == "mushroom")
    assert mushroom.each is not None
    assert (mushroom.each.of, mushroom.each.stars) == ("mushroom", 3)


@rule("DV-R4")
@pytest.mark.parametrize("card", [*DECK.recipe, *DECK.hype], ids=lambda card: card.id)
def test_every_card_says_whose_it_is(card: Recipe | Hype) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(card)} - {"source", "house", "id"}
    assert set(card.house) <= fields
    assert card.source == "printed" or card.house == []


@rule("DV-R4")
def test_recipes_ask_for_all_types_alike() -> None:
    wanted: Counter[str] = Counter()
    for card in DECK.recipe:
        wanted.update(card.needs)
    assert set(wanted) == set(TYPES)
    assert max(wanted.values()) - min(wanted.values()) <= 1


@rule("DV-R4")
def test_stars_grow_faster_than_ingredients() -> None:
    sizes = sorted({size(card) for card in DECK.recipe})
    assert sizes == [2, 3, 4, 5, 6]
    worth = []
    for count in sizes:
        stars = [card.stars for card in DECK.recipe if size(card) == count]
        worth.append(sum(stars) / len(stars) / count)
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)


def kinds(card: Hype) -> set[str]:
    """The kinds of condition and scoring that a Hype uses."""
    found = {name for name, value in msgspec.structs.asdict(card.condition).items() if value not in (None, [])}
    if card.condition.all:
        found.add(f"all {card.condition.all}")
    if card.extra:
        found.add("extra " + ("double" if card.extra == "double" else "die"))
    if card.each:
        found.add(f"each {'type' if card.each.of in TYPES else card.each.of}")
    if card.bonus:
        found.add("bonus")
    return found


@rule("DV-R4")
def test_hypes_are_of_at_least_ten_kinds() -> None:
    assert len(set().union(*(kinds(card) for card in DECK.hype))) >= 20
    conditions = {frozenset(k for k in kinds(card) if not k.startswith(("each", "bonus"))) for card in DECK.hype}
    assert len(conditions) >= 10


@rule("DV-R4")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("card", DECK.hype, ids=lambda card: card.id)
def test_every_hype_can_be_met_in_both_editions(card: Hype, edition: str) -> None:
    faces = set(FACES[edition])
    assert set(card.condition.includes) <= faces
    assert any(can_be_met(card, size(recipe), faces) for recipe in DECK.recipe if set(recipe.needs) >= asked_for(card))


def asked_for(card: Hype) -> set[str]:
    """The type a Hype wants in the recipe."""
    return {card.condition.asks_for} if card.condition.asks_for else set()


def can_be_met(card: Hype, dice: int, faces: set[int]) -> bool:
    """Whether some numbers on so many dice are right, by trying all."""
    from itertools import combinations_with_replacement

    from potluck.games.diced_veggies import pantry

    condition = card.condition
    if not (condition.ingredients_at_least or 0) <= dice <= (condition.ingredients_at_most or 99):
        return False
    extra = {None: 0, "double": dice}.get(card.extra, 1)
    checker = pantry.Hype(card)
    return any(checker.met(list(numbers)) for numbers in combinations_with_replacement(sorted(faces), dice + extra))


@rule("DV-R4")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    for cards in (DECK.recipe, DECK.hype):
        names = [getattr(card.name, language) for card in cards]
        assert len(set(names)) == len(names)
    assert all(getattr(card.name, language).count("{dish}") == 1 for card in DECK.hype)
    spoken = box("diced-veggies").card_names(DECK, language)
    assert set(spoken) == {f"recipe-{card}" for card in RECIPES} | {f"hype-{card}" for card in HYPES}
    assert not [name for name in spoken.values() if "{" in name]


def test_the_house_deck_has_no_faults() -> None:
    assert list(faults(DECK)) == []
    checked = check_deck(TEXT, Deck, faults)
    assert checked == (DECK, [])


# --- own decks: what is wrong with them, and where -------------------------------------------------------------------

WRONG: list[tuple[str, str, str, str]] = [
    # What is replaced by what, the complaint, and the card it names.
    ('id = "gefilte-fish"', 'id = "hot-dog"', "deck-id-twice", "hot-dog"),
    ('id = "extra-spicy"', 'id = "scrumptious"', "deck-id-twice", "scrumptious"),
    ("{ carrot = 2 }", "{ carrot = 7, onion = 4 }", "deck-needs", "carrot-cake"),
    ("{ carrot = 2 }", "{ }", "deck-needs", "carrot-cake"),
    ("Even-Tempered {dish}", "Even-Tempered", "deck-hype-name", "even-tempered"),
    ("includes = [2, 3, 4] }", "includes = [1, 6] }", "deck-includes", "all-the-trimmings"),
    ("if = { total_at_least = 21 }", "if = { total_at_least = 21, total_at_most = 20 }", "deck-totals", "feed-an-army"),
    ("if = { pairs = 2 }", "if = { each_at_least = 5, each_at_most = 4 }", "deck-each", "double-date"),
    (
        "if = { pairs = 2 }",
        "if = { ingredients_at_least = 5, ingredients_at_most = 4 }",
        "deck-ingredients",
        "double-date",
    ),
    ('id = "hot-dog"', 'id = "Hot Dog"', "expected-id", "Hot Dog"),
    ("{ carrot = 2 }", "{ turnip = 2 }", "expected-one-of", "carrot-cake"),
    ("stars = 2\n", 'stars = "two"\n', "expected-kind", "hot-dog"),
]


@rule("DV-R4")
@pytest.mark.parametrize(("right", "wrong", "why", "card"), WRONG, ids=[f"{w[2]}-{w[3]}" for w in WRONG])
def test_what_is_wrong_with_a_deck(right: str, wrong: str, why: str, card: str) -> None:
    text = TEXT.replace(right, wrong, 1)
    assert text != TEXT
    checked = check_deck(text, Deck, faults)
    complaints = checked[1]
    assert checked[0] is None
    assert why in {complaint.why for complaint in complaints}
    complaint = next(complaint for complaint in complaints if complaint.why == why)
    assert complaint.card == card
    changed = next(i for i, (a, b) in enumerate(zip(TEXT.split("\n"), text.split("\n"), strict=True), 1) if a != b)
    assert abs(complaint.line - changed) <= 3, (complaint, changed)
    if why != "deck-id-twice":
        assert complaint.line == changed


@rule("DV-4", "DV-R4")
def test_a_deck_needs_enough_cards() -> None:
    few: Any = re.split(r"(?=\[\[)", TEXT)
    recipes = [part for part in few if part.startswith("[[recipe]]")]
    hypes = [part for part in few if part.startswith("[[hype]]")]
    _, complaints = check_deck("".join([few[0], *recipes[:20], *hypes[:3]]), Deck, faults)
    assert {complaint.why for complaint in complaints} == {"deck-recipes", "deck-hypes"}


def test_cards_of_tests_are_cards_of_the_house() -> None:
    """The small tables of these tests hold all cards and all dice."""
    table = kitchen("C4 C3", ["carrot-cake"], ["scrumptious"], cooked=[("paella", None)])
    view = table.view()
    assert view.recipe_deck + len(view.display) + 2 == 44
    assert view.hype_deck + 1 == 34
