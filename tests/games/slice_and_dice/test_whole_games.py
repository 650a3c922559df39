"""Over whole games at random: nothing is lost or made, and the terminal can show every state and every pick."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from potluck.engine.chance import Loose
from potluck.engine.game import Moment
from potluck.games import box
from potluck.games.slice_and_dice.pantry import DIE_IDS, INGREDIENTS, SPATULA, SQUEEZER, UTENSIL_IDS
from potluck.games.slice_and_dice.records import BuyLid, Options
from potluck.games.slice_and_dice.state import NONE, Kitchen
from potluck.games.slice_and_dice.terminal import DICE_PICKS, LETTERS, listed, typed
from tests.games.slice_and_dice.kitchen import GAME

BOX = box("slice-and-dice")
TABLES = [(2, Options(length="short")), (4, Options(length="short")), (2, Options(coop="normal"))]


def dishes_in(k: Kitchen) -> list[int]:
    """Every dish, wherever it is."""
    lines = [dish for dish in k.dishes if dish != NONE]
    return sorted([*k.dish_deck, *k.dish_discards, *lines, *(dish for row in k.cooked for dish in row)])


def utensils_in(k: Kitchen) -> list[int]:
    """Every utensil, wherever it is."""
    held = [card for card in range(30) for hand in [*k.hands, k.utensil_discards] if hand >> card & 1]
    mill = [k.pantry.utensils.index("mill")] if k.milled != NONE else []
    return sorted([*k.utensil_deck, *k.shown, *held, *mill])


def tokens_in(k: Kitchen) -> Counter[int]:
    """Every special token that is in the game."""
    tokens: Counter[int] = Counter()
    for symbol in range(INGREDIENTS):
        tokens[symbol] += k.bag[symbol] + sum(on >> symbol & 1 for on in k.on_special)
        tokens[symbol] += sum(k.specials[seat * INGREDIENTS + symbol] for seat in range(k.seats))
    if k.phase == 10:  # the Thermometer's two
        tokens.update(k.between)
    return tokens


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_conservation(seats: int, options: Options) -> None:
    luck = Loose(f"conservation {seats}")
    k = GAME.setup(seats, options, Moment(0, luck))
    dishes, utensils, tokens = dishes_in(k), utensils_in(k), tokens_in(k)
    assert dishes == list(range(63))
    for _ in range(4000):
        acting = GAME.to_act(k)
        if not acting:
            break
        legal = GAME.legal(k, acting[0])
        action = legal[luck.draw(len(legal))]
        if isinstance(action, BuyLid):
            tokens[k.pantry.symbols.index(action.symbol)] -= 1
        GAME.apply(k, acting[0], action, Moment(0, luck))
        assert dishes_in(k) == dishes
        assert utensils_in(k) == utensils
        assert +tokens_in(k) == +tokens
        assert all(k.hand_size(seat) <= 4 for seat in range(seats))
        for board, special in zip(k.boards, k.on_special, strict=True):
            assert special & ~board == 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_terminal_shows_everything(seats: int, options: Options, language: str) -> None:
    luck = Loose(f"terminal {seats}")
    words = BOX.words(language)
    k = GAME.setup(seats, options, Moment(0, luck))
    for number in range(1500):
        acting = GAME.to_act(k)
        if not acting:
            break
        legal = GAME.legal(k, acting[0])
        view = GAME.view(k, acting[0])
        if number % 10 == 0:
            board = BOX.board(view, options, words)
            assert words(f"phase-{view.phase}") in board  # type: ignore[attr-defined]
            assert language == "en" or not re.search(r"\w: ", board), "a French colon has a space before it"
        for action in {type(action): action for action in legal}.values():
            line = BOX.choice(action, view, options, words)
            assert line
            assert not line.startswith("do-")
            assert "{" not in line
        moment = Moment(0, luck)
        GAME.apply(k, acting[0], legal[luck.draw(len(legal))], moment)
        for told in moment.told:
            for seat in (None, 0, 1):
                event = told.to(seat)
                sentence = words.event(event) if event is not None else "."
                assert sentence
                assert "{" not in sentence


def golden_picks(name: str) -> list[tuple[int, str]]:
    """Who picked what in a golden log."""
    lines = (Path(__file__).parent / "golden" / f"{name}.jsonl").read_bytes().splitlines()
    entries = [msgspec.json.decode(line) for line in lines[1:-1]]
    return [(entry["seat"], entry["action"]["do"]) for entry in entries if entry.get("action")]


def test_golden_logs_show_every_utensil_and_the_lid_changing_hands() -> None:
    picks = [pick for name in ("utensils-4", "utensils-29") for _, pick in golden_picks(name)]
    assert {pick for pick in picks if pick.startswith("use-")} == {f"use-{card}" for card in UTENSIL_IDS}
    assert "lid-on" in [pick for _, pick in golden_picks("lid")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_dice_are_typed_by_the_letters_on_the_screen(language: str) -> None:
    words = BOX.words(language)
    assert [LETTERS[words(f"letter-{die}").lower()] for die in DIE_IDS] == list(range(7))


def test_the_menu_is_short_and_what_it_leaves_out_can_be_typed() -> None:
    assert BOX.typed is not None
    letters = {die: letter for letter, die in LETTERS.items()}
    luck = Loose("menu")
    options = Options(length="short", reactions="holders")
    k = GAME.setup(3, options, Moment(0, luck))
    left_out = set()
    for _ in range(3000):
        acting = GAME.to_act(k)
        if not acting:
            break
        # Everybody always has the two utensils that take any choice of dice.
        k.hands[acting[0]] |= k.pantry.bits[SQUEEZER] | k.pantry.bits[SPATULA]
        legal, view = GAME.legal(k, acting[0]), GAME.view(k, acting[0])
        menu = listed(legal, view)  # type: ignore[arg-type]
        assert set(menu) <= set(legal)
        assert len([action for action in menu if isinstance(action, DICE_PICKS)]) <= 9
        for action in set(legal) - set(menu):
            assert isinstance(action, DICE_PICKS)
            left_out.add(type(action))
            text = " ".join(letters[die] for die in range(7) if action.dice >> die & 1)
            assert BOX.typed(text.upper(), view, options) == action
        pick = legal[luck.draw(len(legal))]
        GAME.apply(k, acting[0], pick, Moment(0, luck))
    assert len(left_out) == len(DICE_PICKS)


@pytest.mark.parametrize("text", ["x", "roll", "", " "])
def test_other_letters_are_no_dice(text: str) -> None:
    luck = Loose("letters")
    k = GAME.setup(2, Options(), Moment(0, luck))
    assert typed(text, GAME.view(k, 0), Options()) is None  # type: ignore[arg-type]
