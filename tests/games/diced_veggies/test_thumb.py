"""The rule of thumb: it beats chance, sees nothing that its seat does not see, and is no fool."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from potluck.engine.chance import Loose
from potluck.engine.play import start
from potluck.games.diced_veggies.advice import Thumb
from potluck.games.diced_veggies.records import (
    Cook,
    Cut,
    DiscardDie,
    DiscardHype,
    DiscardRecipe,
    DrawHype,
    DrawRecipe,
    Options,
    PlayHype,
    Renumber,
    Restock,
    Retype,
    Serve,
    Spend,
    TakeAll,
    TakeRecipe,
    View,
)
from tests.games.diced_veggies import own
from tests.games.diced_veggies.kitchen import GAME, Table, kitchen

GAMES = 60


def advised(table: Table, options: Options | None = None) -> Any:
    """What the rule of thumb would do at this table."""
    return Thumb(options or Options()).pick(table.view(), table.legal(), Loose(""))


def winner_share(game: int) -> float:
    """One game of a thumb among two who pick at random; the thumb's share of the victory."""
    options = Options()
    play = start(GAME, 3, options, f"thumb {game}")
    luck, mine, thumb = Loose(str(game)), game % 3, Thumb(options)
    while acting := play.to_act():
        seat = acting[0]
        legal = play.legal(seat)
        pick = thumb.pick(play.view(seat), legal, luck) if seat == mine else legal[luck.draw(len(legal))]  # type: ignore[arg-type]
        play.act(seat, pick, 0)
    outcome = play.outcome()
    assert outcome is not None
    return 1 / outcome.ranks.count(1) if outcome.ranks[mine] == 1 else 0.0


def test_it_beats_chance() -> None:
    assert sum(winner_share(game) for game in range(GAMES)) >= 0.95 * GAMES


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("options", [Options(), Options(edition="fr", plain=True, cut="three")], ids=["full", "kids"])
def test_it_judges_from_the_view_alone(options: Options, seed: str) -> None:
    """Given the view and the picks as they come over a wire, and nothing else, it picks the same."""
    play = start(GAME, 3, options, seed)
    kinds: Any = GAME.actions[0]
    for kind in GAME.actions[1:]:
        kinds = kinds | kind
    while acting := play.to_act():
        seat = acting[-1]
        legal = play.legal(seat)
        view = msgspec.json.decode(msgspec.json.encode(play.view(seat)), type=View)
        sent = msgspec.json.decode(msgspec.json.encode(legal), type=list[kinds])
        hidden = GAME.redeal(play.state, seat, Loose(seed))
        pick = Thumb(options).pick(view, sent, Loose("a"))
        assert pick in legal
        assert pick == Thumb(options).pick(play.view(seat), legal, Loose("b"))  # type: ignore[arg-type]
        assert pick == Thumb(options).pick(GAME.view(hidden, seat), legal, Loose("c"))  # type: ignore[arg-type]
        play.act(seat, pick, 0)


def test_it_cuts_what_its_recipe_misses() -> None:
    table = kitchen("C4 M2", ["miso-soup", "french-onion-soup"], block="C5 M6 T5\nP5 P6 O6", chef=False)
    pick = advised(table)
    assert isinstance(pick, Cut)
    table.do(pick)
    assert "O6" in table.dice


def test_it_cooks_what_it_can_the_better_dish_first() -> None:
    table = kitchen("O2 P3 P4 T5 T5 C2 C3", ["carrot-cake", "paella"], step="cook")
    assert advised(table) == Cook("paella")


def test_it_spends_the_dice_that_meet_its_hype() -> None:
    options = own.options(own.hype(condition={"all": "even"}, stars=5))
    table = kitchen("C3 C4 C5 C2", ["carrot-cake"], ["own"], step="cook", chef=False, options=options)
    table.do(Cook("carrot-cake"))
    for number in (4, 2):
        if table.step == "plate":
            pick = advised(table, options)
            assert pick == Spend("carrot", number)
            table.do(pick)
    assert advised(table, options) == PlayHype("own")


def test_it_gives_away_the_extra_die_that_it_needs_least() -> None:
    table = kitchen(
        "C4 C5 O2 O3 T6", ["carrot-cake", "french-onion-soup"], ["secret-ingredient"], step="cook", chef=False
    )
    table.do(Cook("carrot-cake"))
    table.do(PlayHype("secret-ingredient"))
    assert advised(table) == Spend("tomato", 6)


def test_it_turns_a_die_when_that_pays() -> None:
    table = kitchen("O4 O3 P4 P3 T3", ["stuffed-peppers"], ["knock-your-socks-off"], step="cook")
    table.do(Cook("stuffed-peppers"))
    pick = advised(table)
    assert isinstance(pick, Renumber)
    table.do(pick)
    assert advised(table) == PlayHype("knock-your-socks-off")


def test_it_keeps_the_chef_token_when_dice_will_do() -> None:
    table = kitchen("C3 C4 M5", ["carrot-cake"], ["scrumptious"], step="cook")
    table.do(Cook("carrot-cake"))
    assert not isinstance(advised(table), Retype)
    table.do(Spend("carrot", 3))
    table.do(Spend("carrot", 4))
    assert advised(table) == Serve()


def test_it_restocks_when_the_block_is_poor() -> None:
    table = kitchen("O2", ["french-onion-soup", "carrot-cake"], block="T5 T6\nP6 P5", chef=False)
    assert advised(table) == Restock()


def test_it_takes_all_when_there_is_nothing_else() -> None:
    table = kitchen("O2", ["french-onion-soup"], block="O4 O5", chef=True)
    table.state.restocked = True
    assert advised(table) == TakeAll()


def test_it_fills_up_its_recipes() -> None:
    table = kitchen("T2 O3", ["carrot-cake"], step="card", display=("ratatouille", "hot-dog"))
    assert advised(table) == TakeRecipe("hot-dog")


def test_it_discards_the_dice_that_help_least() -> None:
    table = kitchen("C2 C3 C4 M2 M3 M4 P2 P3 T6", ["carrot-halwa", "cream-of-mushroom-soup"], step="card")
    table.do(DrawHype())
    pick = advised(table)
    assert isinstance(pick, DiscardDie)
    assert pick.type in ("pepper", "tomato")


def test_it_discards_the_recipe_that_is_furthest() -> None:
    table = kitchen("C2 C3", ["carrot-halwa", "ajvar"], step="card", recipe_deck=["carrot-cake"])
    table.do(DrawRecipe())
    assert advised(table) == DiscardRecipe("ajvar")


def test_it_discards_the_hype_that_fits_no_recipe() -> None:
    asks = {"ingredients_at_least": 6}
    options = own.options(own.hype(condition=asks, stars=9), own.hype("small", stars=2), own.hype("big", stars=5))
    table = kitchen("", ["hot-dog"], ["own", "small"], step="card", hype_deck=["big"], options=options)
    table.do(DrawHype())
    assert advised(table, options) == DiscardHype("own")
