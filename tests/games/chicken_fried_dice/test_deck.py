"""The house deck is in balance, and faults of other decks are found."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from potluck.cli.group import group
from potluck.engine.chance import Loose
from potluck.engine.game import Moment, Refused
from potluck.games.chicken_fried_dice import BOX, cards, records as r
from potluck.games.chicken_fried_dice.pantry import FLAVOURS, INGREDIENTS
from tests.games.chicken_fried_dice.festival import GAME, HOUSE, deck
from tests.rules import rule

ALL = [*HOUSE.starter, *HOUSE.customer]


@rule("CF-3", "CF-R1")
def test_the_house_deck_has_no_faults_and_says_what_is_ours() -> None:
    assert cards.faults(HOUSE) == []
    assert (len(HOUSE.starter), len(HOUSE.customer), len(HOUSE.truck)) == (15, 81, 5)
    assert {card.source for card in ALL} == {"house"}
    printed: list[r.Track | r.PicnicTable] = [*HOUSE.track, *HOUSE.table]
    assert all(bool(part.house) == (part.source == "printed") for part in printed)


@rule("CF-4")
def test_customers_have_three_to_five_spaces_one_or_two_tips_one_to_five_segments() -> None:
    assert {len(card.spaces) for card in ALL} == {3, 4, 5}
    assert {len(card.tips) for card in ALL} == {1, 2}
    assert {card.stars for card in ALL} == {1, 2, 3, 4, 5}
    assert {len(card.spaces) for card in HOUSE.starter} == {3}


@rule("CF-R1")
@pytest.mark.parametrize("pile", [HOUSE.starter, HOUSE.customer], ids=["starters", "customers"])
def test_colours_are_in_balance_at_every_height(pile: list[r.Customer]) -> None:
    for height in range(5):
        counts = Counter(card.spaces[height] for card in pile if len(card.spaces) > height)
        assert not counts or max(counts.values()) - min(counts[name] for name in INGREDIENTS) <= 1
    total = Counter(name for card in pile for name in card.spaces)
    assert max(total.values()) - min(total.values()) <= 2


@rule("CF-R1")
def test_bonuses_are_in_balance() -> None:
    counts = Counter(card.bonus for card in HOUSE.customer)
    assert len({counts[flavour] for flavour in FLAVOURS}) == 1
    assert len({counts[f"x-{name}"] for name in INGREDIENTS}) == 1  # type: ignore[index]
    assert len({counts[f"xxx-{name}"] for name in INGREDIENTS}) == 1  # type: ignore[index]


@rule("CF-R1")
def test_tips_ask_for_every_number_and_higher_ones_higher_up() -> None:
    asked = [(tip.number, (tip.space - 1) / (len(card.spaces) - 1)) for card in ALL for tip in card.tips]
    assert {number for number, _ in asked} == {1, 2, 3, 4, 5, 6}
    low = [height for number, height in asked if number <= 2]
    high = [height for number, height in asked if number >= 5]
    assert sum(low) / len(low) < 0.3 < 0.7 < sum(high) / len(high)


@rule("CF-R1")
def test_more_spaces_leave_more_stars() -> None:
    means = []
    for size in (3, 4, 5):
        stars = [card.stars for card in HOUSE.customer if len(card.spaces) == size]
        means.append(sum(stars) / len(stars))
    assert means[0] + 0.7 < means[1] < means[2] - 0.7


@rule("CF-R1", "CF-21")
def test_trucks_are_worth_the_same_with_all_upgrades() -> None:
    for truck in HOUSE.truck:
        assert sum(truck.stations[name][1] for name in truck.stations) == 17
        assert len([step for step in truck.tips if isinstance(step, str)]) == 8
    prep = Counter(name for truck in HOUSE.truck for name in truck.prep)
    assert set(prep.values()) == {3}


def test_names_are_there_in_both_languages_and_differ() -> None:
    for language in ("en", "fr"):
        named: list[r.Customer | r.TruckCard | r.PicnicTable] = [*ALL, *HOUSE.truck, *HOUSE.table]
        names = [getattr(card.name, language) for card in named]
        assert all(names)
        assert len(set(names)) == len(names)
    assert set(cards.card_names(HOUSE, "en")) == set(cards.card_names(HOUSE, "fr"))


def changed(part: str, number: int, **fields: Any) -> r.Deck:
    """The house deck with one card changed."""
    pile = list(getattr(HOUSE, part))
    pile[number] = msgspec.structs.replace(pile[number], **fields)
    return msgspec.structs.replace(HOUSE, **{part: pile})


def with_all(part: str, pile: Any) -> r.Deck:
    """The house deck with another part."""
    return msgspec.structs.replace(HOUSE, **{part: pile})


TIP = r.TipCondition
FALLING = msgspec.structs.replace(HOUSE.reviews, points=[6, 3])
MANY = [msgspec.structs.replace(HOUSE.table[0], id=f"t{n}", spaces=9) for n in range(5)]
FAULTY = [
    (changed("customer", 3, id="mime"), ("customer", 65, "id"), "deck-id-twice"),
    (changed("customer", 3, id="early-bird"), ("customer", 3, "id"), "deck-id-twice"),
    (with_all("customer", HOUSE.customer[:79]), ("customer",), "deck-too-few"),
    (with_all("starter", HOUSE.starter[:14]), ("starter",), "deck-too-few"),
    (with_all("truck", HOUSE.truck[:4]), ("truck",), "deck-too-few"),
    (changed("truck", 0, prep=["tofu", "tofu", "citrus"]), ("truck", 0, "prep"), "deck-prep-twice"),
    (changed("truck", 1, stations={"prep": [1, 2]}), ("truck", 1, "stations"), "deck-stations"),
    (changed("truck", 1, tips=["new", 4, 3]), ("truck", 1, "tips"), "deck-tips-fall"),
    (changed("truck", 1, tips=["new"] * 9), ("truck", 1, "tips"), "deck-upgrades"),
    (changed("starter", 2, tips=[TIP(4, 1)]), ("starter", 2, "tips"), "deck-tip-space"),
    (changed("starter", 2, tips=[TIP(1, 1), TIP(1, 2)]), ("starter", 2, "tips"), "deck-tip-twice"),
    (changed("starter", 2, tips=[TIP(3, 1), TIP(1, 2)]), ("starter", 2, "tips"), "deck-tip-order"),
    (changed("track", 0, flavour="sour"), ("track",), "deck-tracks"),
    (changed("table", 0, spaces=9), None, ""),
    (changed("bonus", 0, between=["oak-9"]), ("bonus", 0, "between"), "deck-no-spot"),
    (changed("table", 2, touching=[(1, 9)]), ("table", 2, "touching"), "deck-no-spot"),
    (changed("table", 3, flavours=[]), ("table", 3, "flavours"), "deck-no-flavours"),
    (with_all("reviews", FALLING), ("reviews", "points"), "deck-stars-fall"),
    (with_all("table", MANY), ("table",), "deck-spots"),
]  # fmt: skip


@rule("CF-R1")
@pytest.mark.parametrize(("faulty", "where", "why"), FAULTY, ids=[f"{n}-{fault[2]}" for n, fault in enumerate(FAULTY)])
def test_faults_are_found(faulty: r.Deck, where: tuple[str | int, ...] | None, why: str) -> None:
    found = [(fault.where, fault.why) for fault in cards.faults(faulty)]
    if where is None:
        assert found == []
    else:
        assert (where, why) in found


@rule("CF-R1")
def test_a_deck_with_faults_is_not_played() -> None:
    faulty = r.Options(deck=with_all("truck", HOUSE.truck[:4]))
    with pytest.raises(Refused) as refused:
        GAME.setup(2, faulty, Moment(0, Loose("deck")))
    assert (refused.value.rule, refused.value.why) == ("CF-R1", "deck-too-few")


@rule("CF-R1")
def test_a_deck_of_ones_own_is_played_and_its_pantry_made_once() -> None:
    own = deck(["ann: T P4 B | 2 | sour"])
    state = GAME.setup(2, r.Options(deck=own), Moment(0, Loose("deck")))
    assert "ann" in state.pantry.customer_ids
    assert cards.pantry(own) is state.pantry
    assert cards.pantry(None) is cards.pantry(None)


@rule("CF-R1")
def test_the_deck_file_one_starts_from_can_be_checked(tmp_path: Path) -> None:
    """The way of somebody with an own deck: export, change, check; faults come with their line and card."""
    file = tmp_path / "own.toml"
    text = BOX.deck_text()
    file.write_text(text, encoding="utf-8")
    good = CliRunner().invoke(group, ["deck", "check", str(file), "--lang", "en"])
    assert (good.exit_code, good.output) == (0, f"{file} is a good deck for Chicken Fried Dice.\n")
    lines = text.splitlines()
    line = 1 + lines.index('id = "early-bird"')
    file.write_text(text.replace('id = "early-bird"', 'id = "Early bird"'), encoding="utf-8")
    bad = CliRunner().invoke(group, ["deck", "check", str(file), "--lang", "en"])
    assert bad.exit_code != 0
    assert f"{file}:{line}: Early bird: An id was expected" in bad.output
    file.write_text(text.replace('id = "dog-walker"', 'id = "early-bird"'), encoding="utf-8")
    bad = CliRunner().invoke(group, ["deck", "check", str(file), "--lang", "fr"])
    assert "early-bird: L’identifiant « early-bird » sert deux fois" in bad.output
