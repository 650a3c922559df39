"""Own decks: what must hold beyond the types."""

from __future__ import annotations

import msgspec

from potluck.games.deck import check_deck
from potluck.games.sandwich.cards import faults
from potluck.games.sandwich.records import Deck
from tests.games.sandwich.helpers import BOX, no_table, table, view
from tests.rules import rule

HOUSE: Deck = BOX.house()


def test_the_house_deck_is_without_fault() -> None:
    assert faults(HOUSE) == []
    text = (BOX.folder / "cards.toml").read_text(encoding="utf-8")
    assert check_deck(text, Deck, faults) == (HOUSE, [])


@rule("SW-R1")
def test_another_deck_can_be_played() -> None:
    first = msgspec.structs.replace(HOUSE.ingredient[0], id="moon-dust")
    play = table(7, deck=msgspec.structs.replace(HOUSE, ingredient=[first, *HOUSE.ingredient[1:]]))
    assert "moon-dust" in play.state.setting.pantry.ids
    assert view(play, 0).flips == 9


@rule("SW-1", "SW-R1")
def test_a_deck_has_63_different_ingredients() -> None:
    short = msgspec.structs.replace(HOUSE, ingredient=HOUSE.ingredient[:-1])
    assert [fault.why for fault in faults(short)] == ["deck-count"]
    no_table("deck-count", "SW-R1", 4, deck=short)
    twice = msgspec.structs.replace(HOUSE, ingredient=[*HOUSE.ingredient[:-1], HOUSE.ingredient[0]])
    assert [(fault.where, fault.why) for fault in faults(twice)] == [(("ingredient", 62, "id"), "deck-id-twice")]
    no_table("deck-id-twice", "SW-R1", 4, deck=twice)


def test_other_faults() -> None:
    odd = msgspec.structs.replace(HOUSE.theme[0], id="draw")
    bad = msgspec.structs.replace(HOUSE, theme=[odd], base=HOUSE.base[1:])
    assert [fault.why for fault in faults(bad)] == ["deck-theme-word", "deck-bread"]


@rule("SW-R13")
def test_a_deck_without_themes_has_none_to_draw() -> None:
    no_table("no-themes", "SW-R13", 4, deck=msgspec.structs.replace(HOUSE, theme=[]), theme="draw")
