"""Words in both languages: the same messages with the same arguments, and one for everything the code says."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from potluck.engine.game import Refusal
from potluck.engine.records import Event
from potluck.games import box
from potluck.games.diced_veggies import records as r
from potluck.games.diced_veggies.cards import house
from potluck.games.diced_veggies.cardtext import hype_text
from potluck.games.diced_veggies.view import STEPS
from potluck.games.words import Words, tag
from tests.games.diced_veggies import own
from tests.games.diced_veggies.kitchen import Table, kitchen
from tests.games.diced_veggies.test_restock import luck
from tests.rules import rule

BOX = box("diced-veggies")
LANGUAGES = ("en", "fr")
EVENTS = [kind for kind in vars(r).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of a language, with two players at the table."""
    return BOX.words(request.param, None, ["Ada", "Bob"])


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_events_have_sentences(words: Words, kind: type[Event]) -> None:
    silent = {"plated"}
    assert (f"told-{kind.__struct_config__.tag}" in words) == (kind.__struct_config__.tag not in silent)


def test_every_step_and_value_has_a_word(words: Words) -> None:
    keys = [f"step-{step}" for step in STEPS]
    keys += [f"type-{kind}" for kind in get_args(r.Type)] + [f"letter-{kind}" for kind in get_args(r.Type)]
    keys += [f"corner-{corner}" for corner in get_args(r.Corner)] + ["deck-recipe", "deck-hype"]
    assert set(STEPS) == set(get_args(r.Step))
    assert [key for key in keys if key not in words] == []


SAMPLES: dict[str, Any] = {
    "seat": 1, "recipe": "paella", "hype": "scrumptious", "refill": "pizza", "deck": "hype", "total": 9,
    "die": r.Die(0, "carrot", 4), "now": r.Die(0, "tomato", 4), "block": [],
    "dice": [r.Die(0, "carrot", 4), r.Die(8, "mushroom", 2)], "chefs": True,
}  # fmt: skip


def is_whole(sentence: str) -> bool:
    """Whether nothing in a sentence was left unsaid."""
    return not re.search(r"\{|\}|\$|[a-z]_[a-z]|None|Die\(|  ", sentence) and not re.fullmatch(r"[a-z-]+", sentence)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_events_are_told_in_whole_sentences(words: Words, kind: type[Event]) -> None:
    event = kind(**{field.name: SAMPLES[field.name] for field in msgspec.structs.fields(kind)})
    sentence = words.event(event)
    assert sentence == "" or is_whole(sentence)
    if "recipe" in kind.__struct_fields__:
        assert "Paella" in sentence
    if "seat" in kind.__struct_fields__ and sentence:
        assert "Bob" in sentence


def test_a_dish_with_and_without_a_hype(words: Words) -> None:
    hyped = words.event(r.Cooked(0, "paella", "scrumptious", []))
    plain = words.event(r.Cooked(0, "paella", None, []))
    assert hyped != plain
    assert is_whole(hyped)
    assert is_whole(plain)


@rule("DV-R4")
@pytest.mark.parametrize("card", house().hype, ids=lambda card: card.id)
def test_every_hype_says_what_it_asks_and_gives(words: Words, card: r.Hype) -> None:
    sentence = hype_text(card, words)
    assert is_whole(sentence)
    for number in (card.condition.total_at_least, card.stars or None, card.condition.cooked_at_least):
        if number is not None:
            assert str(number) in sentence


def test_what_a_hype_asks_is_not_read_as_one(words: Words) -> None:
    """Not "numbers include 4 and one extra onion"."""
    asks = own.hype(condition={"includes": [4], "total_at_least": 9}, extra="onion", stars=5)
    alone = (own.hype(condition={"total_at_least": 9}), own.hype(condition={"includes": [4]}), own.hype(extra="onion"))
    said = [hype_text(one, words).partition(" → ")[0] for one in alone]
    assert hype_text(asks, words).startswith(" · ".join(said) + " → ")


EVERYTHING = [
    *({"condition": {name: value}} for name, value in [
        ("total_at_least", 19), ("total_at_most", 7), ("includes", [2, 3]), ("each_at_least", 3), ("each_at_most", 3),
        ("alike", 3), ("pairs", 1), ("pairs", 2), ("ingredients_at_least", 4), ("ingredients_at_most", 3),
        ("types_at_least", 3), ("cooked_at_least", 2),
    ]),
    *({"condition": {"all": value}} for value in ("even", "odd", "same", "different", "in-a-row")),
    *({"condition": {"asks_for": value}} for value in get_args(r.Type)),
    *({"extra": value} for value in get_args(r.Extra)),
    *({"each": {"of": value, "stars": 2}} for value in get_args(r.Counted)),
    *({"bonus": {"asks_for": value, "stars": 3}} for value in get_args(r.Type)),
]  # fmt: skip


@pytest.mark.parametrize("says", EVERYTHING, ids=str)
def test_whatever_a_card_may_say_has_words(words: Words, says: dict[str, Any]) -> None:
    assert is_whole(hype_text(own.hype(**says), words))


REFUSALS = [
    ("DV-7", "cut-too-much", {"total": 12, "limit": 10}, "12"),
    ("DV-1", "seats", {"least": 2, "most": 4, "found": 5}, "5"),
    ("DV-9", "other-ingredient", {"type": "tomato"}, "tomat"),
    ("DV-9", "other-ingredient", {"type": "any"}, ""),
    ("DV-10", "hype-not-met", {"hype": "top-shelf"}, "Top|panier"),
    ("DV-12", "wrong-step", {"step": "card"}, r"Draw|Piochez"),
    ("DV-13", "discard-dice", {"limit": 8}, "8"),
    ("DV-9", "no-such-die", {"type": "carrot", "number": 4}, "carrot+[a-z]* 4|carotte 4"),
]


@pytest.mark.parametrize(("number", "why", "facts", "said"), REFUSALS)
def test_refusals_name_their_rule(words: Words, number: str, why: str, facts: dict[str, Any], said: str) -> None:
    sentence = words.refusal(Refusal(number, why, facts))
    assert re.match(rf"{number}\s?: ", sentence)
    assert is_whole(sentence)
    assert re.search(said, sentence)


# Picks that name no die and no recipe.
UNCOLOURED = (r.Restock, r.StopCooking, r.Serve, r.PlayHype, r.DrawHype, r.DrawRecipe)


def test_every_pick_on_offer_reads_well(words: Words) -> None:
    options = r.Options()
    tables = [
        kitchen("C4 M3", ["carrot-cake"], block="M5 O5 P5\nT5 M6 O6"),
        kitchen("C4 M3 C2", ["carrot-cake", "paella"], ["scrumptious"], step="cook"),
        kitchen("C4", ["carrot-cake"], ["scrumptious"], step="card"),
        kitchen("C4", ["carrot-cake", "paella"], block="C2 C3"),
    ]
    tables[1].do(r.Cook("carrot-cake"))
    for table in tables:
        for pick in table.legal():
            line = BOX.choice(pick, table.view(), options, words)
            assert ("\x1b[38;5;" in line) == (not isinstance(pick, UNCOLOURED)), line
            line = re.sub(r"\x1b\[[\d;]*m", "", line)
            assert is_whole(line), line
            assert line != f"do-{tag(pick)}"
        for seat in (0, 1, None):
            board = BOX.board(table.view(seat), options, words)
            assert "screen-" not in board
            assert "$" not in board


@rule("DV-12", "DV-4")
def test_the_board_shows_a_hype_to_its_owner_only(words: Words) -> None:
    table = kitchen(hypes=["scrumptious"])
    name = words("hype-scrumptious")
    assert name in BOX.board(table.view(0), r.Options(), words)
    assert name not in BOX.board(table.view(1), r.Options(), words)
    assert name not in BOX.board(table.view(None), r.Options(), words)


def shown(table: Table, words: Words, options: r.Options | None = None) -> list[str]:
    """The lines of the board as a spectator sees it, without colours."""
    board = BOX.board(table.view(None), options or r.Options(), words)
    return [line.strip() for line in re.sub(r"\x1b\[[\d;]*m", "", board).splitlines()]


@rule("DV-R14", "DV-9")
def test_the_board_shows_what_was_cooked_and_played(words: Words) -> None:
    table = kitchen(cooked=[("paella", "scrumptious"), ("pizza", None)])
    dishes = {"en": "Cooked: Scrumptious Paella; Pizza", "fr": "Cuisiné : Paella d’une succulence folle\xa0; Pizza"}
    assert dishes[words.language] in shown(table, words)
    assert not [line for line in shown(kitchen(), words) if line.startswith(dishes[words.language][:6])]


def test_the_board_says_what_is_wanted_and_of_whom(words: Words) -> None:
    table = kitchen(step="card")
    assert BOX.board(table.view(0), r.Options(), words).endswith("\n" + words("step-card"))
    assert words("step-card") not in BOX.board(table.view(1), r.Options(), words)
    assert words("step-card") not in BOX.board(table.view(None), r.Options(), words)


@rule("DV-R15")
def test_the_board_shows_the_discards(words: Words) -> None:
    lines = shown(kitchen(recipe_discards=["ajvar", "pizza"], hype_discards=["top-shelf"]), words)
    said = {
        "en": ("Discarded recipes: Ajvar and Pizza", "Discarded Hypes: Top-Shelf …"),
        "fr": ("Recettes défaussées : Ajvar et Pizza", "Tendances défaussées : … du dessus du panier"),
    }
    assert set(said[words.language]) <= set(lines)


@rule("DV-18")
def test_without_chef_tokens_nobody_speaks_of_them(words: Words) -> None:
    options = r.Options(plain=True)
    table = kitchen(block="M5 O5 P5", options=options)
    assert "hef" not in BOX.choice(r.Restock(), table.view(), options, words)
    assert "hef" in BOX.choice(r.Restock(), kitchen(block="M5 O5 P5").view(), r.Options(), words)
    (event, *_) = table.do(r.Restock(), luck=luck(35))
    assert "hef" not in words.event(event)
    (event, *_) = kitchen(block="M5 O5 P5").do(r.Restock(), luck=luck(35))
    assert "hef" in words.event(event)
