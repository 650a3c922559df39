"""Own decks, over every box: a good one is played, a faulty one is refused before anything is laid out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from potluck.engine.game import Refused
from potluck.engine.play import digest, start
from potluck.games import BOXES, box
from tests.contract.test_contract import given


def options_with(name: str, deck: Any) -> tuple[int, Any]:
    """The first table of the contract suite, with this deck."""
    case = given(name).CASES[0]
    return case.seats, msgspec.structs.replace(case.options, deck=deck)


@pytest.mark.parametrize("name", BOXES)
def test_the_house_deck_as_an_own_one_is_the_same_game(name: str) -> None:
    one = box(name)
    seats, own = options_with(name, one.house())
    _, house = options_with(name, None)
    states = [start(one.game, seats, options, "decks").state for options in (own, house)]
    assert digest(one.game, states[0]) == digest(one.game, states[1])


@pytest.mark.parametrize("name", BOXES)
def test_a_deck_with_a_card_twice_is_refused_in_a_sentence(name: str) -> None:
    one = box(name)
    raw = msgspec.to_builtins(one.house())
    # The first section of cards that have ids: an own deck always has one.
    section = next(key for key, cards in raw.items() if isinstance(cards, list) and "id" in cards[0] and key != "die")
    raw[section][-1] = {**raw[section][-1], "id": raw[section][0]["id"]}
    seats, options = options_with(name, msgspec.convert(raw, one.deck))
    with pytest.raises(Refused) as refused:
        start(one.game, seats, options, "decks")
    assert refused.value.rule
    assert f"**{refused.value.rule}**" in one.rules("en")
    assert refused.value.rule in one.words("fr").refusal(refused.value)
