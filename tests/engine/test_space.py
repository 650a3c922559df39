"""Codes of actions: the ranges that records declare, and what stays outside."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from potluck.engine.records import Action, kebab, names
from potluck.engine.space import Space

Corner = Literal["nw", "se"]


class Pass(Action, frozen=True):
    """Nothing to choose."""


class Cut(Action, frozen=True):
    """Two ranges."""

    corner: Corner
    rows: Annotated[int, Meta(ge=1, le=3)]


class Turn(Action, frozen=True):
    """A yes or no, and a range without its end."""

    over: bool
    to: Annotated[int, Meta(ge=0, lt=2)]


class Cook(Action, frozen=True):
    """A card, and perhaps another."""

    recipe: Annotated[str, names("recipe")]
    hype: Annotated[str, names("hype")] | None = None


class Say(Action, frozen=True):
    """A free text."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    text: Annotated[str, Meta(max_length=200)]


class Count(Action, frozen=True):
    """A number without a range."""

    number: int


IDS = {"recipe": ["pizza", "paella"], "hype": ["hot", "cold"]}
SPACE = Space((Pass, Cut, Turn, Cook, Say, Count), IDS)


def test_a_code_tells_the_kind_and_the_place_in_it() -> None:
    for code, action in enumerate(SPACE.actions):
        kind = SPACE.kinds[SPACE.kind[code]]
        assert type(action) is kind
        assert SPACE.of(kind)[SPACE.place[code]] == action


def test_every_combination_once_the_last_field_fastest() -> None:
    assert SPACE.of(Pass) == [Pass()]
    assert SPACE.of(Cut) == [Cut(corner, rows) for corner in ("nw", "se") for rows in (1, 2, 3)]
    assert SPACE.of(Turn) == [Turn(False, 0), Turn(False, 1), Turn(True, 0), Turn(True, 1)]


def test_what_may_be_left_out_has_a_code_for_that() -> None:
    assert len(SPACE.of(Cook)) == 2 * 3
    assert Cook("pizza") in SPACE.of(Cook)
    assert Cook("paella", "cold") in SPACE.of(Cook)
    assert SPACE.code(Cook("pizza", None)) != SPACE.code(Cook("pizza", "hot"))


def test_texts_and_numbers_without_a_range_stay_outside() -> None:
    assert SPACE.of(Say) == []
    assert SPACE.of(Count) == []
    assert SPACE.code(Say(0, "hello")) == -1
    assert SPACE.code(Count(1)) == -1


def test_codes_and_actions_go_one_to_one() -> None:
    assert len(SPACE) == 1 + 6 + 4 + 6
    assert [SPACE.code(action) for action in SPACE.actions] == list(range(len(SPACE)))
    assert SPACE.first[Cut] == 1
    assert SPACE.size[Cut] == 6
    assert SPACE.actions[SPACE.first[Cook]] == Cook("pizza", "hot")


def test_cards_of_another_deck_have_no_code() -> None:
    assert SPACE.code(Cook("calzone")) == -1
    assert SPACE.code(Cut("nw", 4)) == -1
    assert Space((Cook,), {"recipe": ["calzone"], "hype": []}).actions == [Cook("calzone")]


def test_actions_are_written_with_their_kind() -> None:
    assert msgspec.json.encode(Cut("nw", 2)) == b'{"do":"cut","corner":"nw","rows":2}'
    assert msgspec.json.decode(b'{"do":"cut","corner":"se","rows":1}', type=Cut | Pass) == Cut("se", 1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"cut","corner":"se","rows":1,"more":1}', type=Cut)


@pytest.mark.parametrize(("name", "tag"), [("Cut", "cut"), ("TakeAll", "take-all"), ("DrewSomeHype", "drew-some-hype")])
def test_kinds_in_kebab_case(name: str, tag: str) -> None:
    assert kebab(name) == tag
