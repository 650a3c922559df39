"""Decks: the house deck is good, and what is wrong with another is said."""

from __future__ import annotations

import msgspec

from potluck.engine.chance import Loose
from potluck.engine.game import Moment
from potluck.games import box
from potluck.games.slice_and_dice.records import Deck, Options
from tests.games.slice_and_dice.kitchen import GAME

BOX = box("slice-and-dice")
DECK: Deck = BOX.house()


def why(deck: Deck) -> set[str]:
    return {fault.why for fault in BOX.faults(deck)}


def changed(**fields: object) -> Deck:
    return msgspec.structs.replace(DECK, **fields)


def test_the_house_deck_is_good() -> None:
    assert why(DECK) == set()


def test_faults() -> None:
    first = DECK.dish[0]
    assert why(changed(die=DECK.die[1:])) == {"deck-dice"}
    assert why(changed(symbol=DECK.symbol[1:])) == {"deck-symbols"}
    assert why(changed(utensil=DECK.utensil[1:])) == {"deck-utensils"}
    assert why(changed(dish=DECK.dish[:20])) == {"deck-dishes"}
    assert why(changed(dish=[*DECK.dish, first])) == {"deck-id-twice"}
    assert why(changed(bag={"salt": 2})) == {"deck-no-ingredient"}
    for fields, slug in (
        ({"needs": ["beef", "gold"]}, "deck-no-symbol"),
        ({"needs": ["beef", "beef"]}, "deck-need-twice"),
        ({"reward": ["special", "special"]}, "deck-reward-twice"),
    ):
        dish = msgspec.structs.replace(first, **fields)
        assert why(changed(dish=[dish, *DECK.dish[1:]])) == {slug}


def test_an_own_deck_is_played() -> None:
    ours = msgspec.structs.replace(DECK.dish[0], id="soup", needs=["beef"])
    deck = changed(dish=[ours, *DECK.dish[1:]])
    k = GAME.setup(2, Options(deck=deck), Moment(0, Loose("own")))
    assert k.pantry.dishes[0] == "soup"
    assert k.pantry.sizes[0] == 1


def test_all_messages_are_there_in_both_languages() -> None:
    for language in ("en", "fr"):
        words = BOX.words(language)
        for kind in GAME.actions:
            assert f"do-{kind.__struct_config__.tag}" in words
        for card in DECK.dish:
            assert f"dish-{card.id}" in words
        for utensil in DECK.utensil:
            assert f"effect-{utensil.id}" in words
