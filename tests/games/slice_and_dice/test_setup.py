"""What is on the table, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Moment, Refused
from potluck.games import box
from potluck.games.slice_and_dice.pantry import DIE_IDS, GASTRONOMIES, RIVAL_CARDS, SYMBOL_IDS, UTENSIL_IDS
from potluck.games.slice_and_dice.records import Choose, Deck, Options, Stay
from potluck.games.slice_and_dice.state import Kitchen
from tests.games.slice_and_dice.kitchen import GAME, PANTRY, kitchen
from tests.rules import rule

DECK: Deck = box("slice-and-dice").house()


def fresh(seats: int = 3, options: Options | None = None, seed: str = "setup") -> Kitchen:
    return GAME.setup(seats, options or Options(), Moment(0, Loose(seed)))


@rule("SD-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(seats)
    assert refused.value.rule == "SD-1"


@rule("SD-2", "SD-3")
def test_seven_dice_of_six_symbols() -> None:
    assert tuple(die.id for die in DECK.die) == DIE_IDS
    assert tuple(die.symbols for die in DECK.die) == SYMBOL_IDS
    assert len({symbol for die in DECK.die for symbol in die.symbols}) == 42
    # Every symbol has its token: an ingredient goes in the Pan, a preparation on the Knife.
    seen = kitchen(board="seafood spices").view().players[0]
    assert (seen.pan, seen.knife) == (["seafood"], ["spices"])


@rule("SD-4", "SD-R1")
def test_thirty_special_tokens() -> None:
    asked = Counter(symbol for dish in DECK.dish for symbol in dish.needs if symbol in DECK.bag)
    twice = {symbol for symbol, count in DECK.bag.items() if count == 2}
    assert len(DECK.bag) == 24
    assert sum(DECK.bag.values()) == 30
    assert len(twice) == 6
    rest = set(DECK.bag) - twice
    assert min(asked[symbol] for symbol in twice) >= max(asked[symbol] for symbol in rest)


@rule("SD-5")
def test_what_is_in_the_box() -> None:
    assert len(DECK.dish) == 63
    assert sorted(card.id for card in DECK.utensil) == sorted(UTENSIL_IDS)
    assert len(UTENSIL_IDS) == 30
    rivals = {card.id for card in DECK.utensil if card.rival}
    assert rivals == {UTENSIL_IDS[n] for n in range(30) if RIVAL_CARDS >> n & 1}


@rule("SD-6", "SD-R2")
def test_a_dish_card() -> None:
    for dish in DECK.dish:
        assert 1 <= dish.stars <= 5
        assert dish.gastronomy in GASTRONOMIES
        assert dish.source == "printed"
        # Names and stars are printed; what the pictures showed is ours, and says so.
        assert set(dish.house) == {"line", "gastronomy", "needs", "reward"}
        assert all(name.strip() for name in (dish.name.en, dish.name.fr, dish.line.en, dish.line.fr))
    rewards = {tuple(dish.reward) for dish in DECK.dish}
    assert rewards == {(), ("utensil",), ("special",), ("utensil", "special")}
    assert {dish.gastronomy for dish in DECK.dish} == set(GASTRONOMIES)


@rule("SD-7", "SD-R3")
@pytest.mark.parametrize(("seats", "lines"), [(2, 3), (3, 3), (4, 4)])
def test_lines_in_use(seats: int, lines: int) -> None:
    view = GAME.view(fresh(seats), None)
    assert len(view.lines) == lines  # type: ignore[attr-defined]
    assert all(line.dish is not None and line.space == 1 for line in view.lines)  # type: ignore[attr-defined]


@rule("SD-7")
def test_a_line_out_of_use_can_not_be_chosen() -> None:
    assert kitchen(phase="choose").refuses(Choose(4)) == ("SD-7", "line-unused")


@rule("SD-8")
def test_hands_and_display() -> None:
    view = GAME.view(fresh(4), 0)
    assert [player.cards for player in view.players] == [2, 2, 2, 2]  # type: ignore[attr-defined]
    assert len(view.shown) == 3  # type: ignore[attr-defined]
    assert view.utensil_deck == 30 - 8 - 3  # type: ignore[attr-defined]


@rule("SD-R4")
def test_who_begins() -> None:
    assert {fresh(seed=str(seed)).first for seed in range(30)} == {0, 1, 2}
    for named in (1, 2, 3):
        assert fresh(options=Options(first=str(named))).first == named - 1  # type: ignore[arg-type]
    with pytest.raises(Refused) as refused:
        fresh(2, Options(first="3"))
    assert refused.value.rule == "SD-R4"


@rule("SD-10")
def test_the_first_dish_must_be_chosen() -> None:
    table = kitchen(phase="choose", lines=(None, None, None))
    assert table.refuses(Stay()) == ("SD-10", "must-choose")
    assert table.can(Choose) == [Choose(1), Choose(2), Choose(3)]


def test_pantry_knows_all_kinds_of_picks() -> None:
    assert [kind.__name__ for kind in GAME.actions][27:] == [
        "Use" + "".join(part.capitalize() for part in card.split("-")) for card in PANTRY.utensils
    ]
