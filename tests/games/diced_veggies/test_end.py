"""How the game ends, in both editions, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.games.diced_veggies.records import (
    Cook,
    Cut,
    Dish,
    DrawHype,
    EndComes,
    Ended,
    LastCooking,
    Options,
    PlayHype,
    Retype,
    Spend,
    StopCooking,
    TakeAll,
)
from tests.games.diced_veggies.kitchen import GAME, Table, kitchen
from tests.rules import rule

FIVE: list[tuple[str, str | None]] = [
    ("hot-dog", None), ("miso-soup", None), ("bruschetta", None), ("ajvar", None), ("calzone", None),
]  # fmt: skip
FRENCH = Options(edition="fr")


def before_the_sixth(options: Options | None = None, *, seats: int = 3, **more: object) -> Table:
    """Our cook has cooked five recipes and holds the dice for a sixth, carrot cake."""
    return kitchen("C4 C3", ["carrot-cake"], step="cook", cooked=FIVE, seats=seats, chef=False, options=options, **more)  # type: ignore[arg-type]


def turn_of(table: Table, seat: int) -> None:
    """A turn with as little in it as can be."""
    picks = [pick for pick in table.legal(seat) if isinstance(pick, (Cut, TakeAll))]
    table.do(picks[0], seat=seat)
    if table.view().steps[seat] == "cook":
        table.do(StopCooking(), seat=seat)
    table.do(DrawHype(), seat=seat)


@rule("DV-14")
def test_the_sixth_recipe_brings_on_the_end() -> None:
    table = before_the_sixth(FRENCH)
    assert EndComes(0) in table.do(Cook("carrot-cake"))
    # The cook completes the turn, then each of the others takes one more.
    assert table.step == "card"
    table.do(DrawHype())
    for seat in (1, 2):
        assert table.view().turn == seat
        assert not table.view().over
        turn_of(table, seat)
    assert table.view().over
    assert GAME.to_act(table.state) == ()


@rule("DV-14")
def test_a_second_cook_with_six_recipes_changes_nothing() -> None:
    six: list[tuple[str, str | None]] = [
        ("pizza", None),
        ("paella", None),
        ("kimbap", None),
        ("coq-au-vin", None),
        ("lo-mein", None),
    ]
    table = before_the_sixth(
        FRENCH, cooked_by_others={1: six}, others={1: "T4 T5"}, recipes_of_others={1: ["pan-con-tomate"]}, display=()
    )
    table.do(Cook("carrot-cake"))
    table.do(DrawHype())
    table.do(Cut("ne", 1, 5), seat=1)
    told = table.do(Cook("pan-con-tomate"), seat=1)
    assert EndComes(1) not in told
    table.do(DrawHype(), seat=1)
    turn_of(table, 2)
    assert table.view().over


@rule("DV-14")
def test_five_recipes_do_not_end_the_game() -> None:
    table = kitchen("C4 C3", ["carrot-cake"], step="cook", cooked=FIVE[:4], chef=False)
    assert EndComes(0) not in table.do(Cook("carrot-cake"))
    assert table.view().ender is None


@rule("DV-15")
def test_the_english_edition_has_one_last_chance_to_cook() -> None:
    table = before_the_sixth(seats=2, others={1: "T4 T5"}, recipes_of_others={1: ["pan-con-tomate"]})
    table.do(Cook("carrot-cake"))
    table.do(DrawHype())
    table.do(Cut("ne", 1, 5), seat=1)
    table.do(StopCooking(), seat=1)
    told = table.do(DrawHype(), seat=1)
    assert LastCooking() in told
    assert not table.view().over
    assert table.legal(1) == [Cook("pan-con-tomate"), StopCooking()]
    told = table.do(Cook("pan-con-tomate"), seat=1)
    if table.view().steps[1] == "serve":
        told = table.do(table.legal(1)[0], seat=1)
    assert Ended() in told
    assert table.view().kitchens[1].cooked == [Dish("pan-con-tomate", None)]


@rule("DV-15")
def test_the_french_edition_has_none() -> None:
    table = before_the_sixth(FRENCH, seats=2, others={1: "T4 T5"}, recipes_of_others={1: ["pan-con-tomate"]})
    table.do(Cook("carrot-cake"))
    table.do(DrawHype())
    table.do(Cut("ne", 1, 5), seat=1)
    table.do(StopCooking(), seat=1)
    told = table.do(DrawHype(), seat=1)
    assert Ended() in told
    assert LastCooking() not in told


def last_cooking(seats: int = 3) -> Table:
    """Seats 0 and 1 still can cook when the last turn has ended; seat 2 cannot."""
    table = kitchen(
        "C4 C3 M2",
        ["carrot-cake", "mushrooms-on-toast"],
        ["secret-ingredient"],
        step="card",
        cooked=[*FIVE, ("pizza", None)],
        others={1: "T4 T5"},
        recipes_of_others={1: ["pan-con-tomate"]},
        seats=seats,
        display=(),
    )
    table.state.ender = 1
    table.do(DrawHype())
    return table


@rule("DV-R10", "DV-15")
def test_all_take_the_last_chance_side_by_side() -> None:
    table = last_cooking()
    assert GAME.to_act(table.state) == (0, 1)
    assert table.legal(2) == []
    table.do(StopCooking(), seat=1)
    assert GAME.to_act(table.state) == (0,)
    assert table.refuses(Cook("pan-con-tomate"), seat=1) == ("DV-21", "not-your-turn")
    table.do(StopCooking(), seat=0)
    assert table.view().over


@rule("DV-15", "DV-11", "DV-10")
def test_unspent_tokens_and_hypes_may_be_used_in_it() -> None:
    table = last_cooking()
    table.do(Cook("mushrooms-on-toast"))
    assert table.legal() == [
        Retype("carrot", 4, "mushroom"), Retype("carrot", 3, "mushroom"), Spend("mushroom", 2),
    ]  # fmt: skip
    table.do(Retype("carrot", 4, "mushroom"))
    table.do(PlayHype("secret-ingredient"))
    assert table.view().kitchens[0].cooked[-1] == Dish("mushrooms-on-toast", "secret-ingredient")
    assert GAME.to_act(table.state) == (1,)


@rule("DV-15")
def test_there_is_no_cutting_or_drawing_in_it() -> None:
    table = last_cooking()
    assert table.refuses(DrawHype()) == ("DV-9", "wrong-step")
    assert table.refuses(Cut("ne", 1, 5)) == ("DV-9", "wrong-step")


@rule("DV-14", "DV-15")
def test_without_anybody_who_can_cook_it_is_passed_over() -> None:
    table = kitchen(step="card", cooked=[*FIVE, ("pizza", None)])
    table.state.ender = 1
    assert Ended() in table.do(DrawHype())
    assert table.refuses(DrawHype()) == ("DV-14", "over")


def ended(first: Sequence[tuple[str, str | None]], second: Sequence[tuple[str, str | None]]) -> Table:
    """A game that ends with these dishes."""
    table = kitchen(step="card", cooked=first, cooked_by_others={1: second}, options=FRENCH, display=())
    table.state.ender = 1
    table.do(DrawHype())
    return table


@rule("DV-16")
def test_the_most_stars_win() -> None:
    outcome = GAME.outcome(ended([("pizza", None), ("paella", "show-stopping")], [("ratatouille", None)]).state)
    assert outcome is not None
    assert outcome.scores == [8 + 9 + 5, 12]
    assert outcome.ranks == [1, 2]
    assert [(line.key, line.points) for line in outcome.lines[0]] == [
        ("line-recipe", 8), ("line-recipe", 9), ("line-hype", 5),
    ]  # fmt: skip


@rule("DV-16")
def test_ties_share_the_victory() -> None:
    outcome = GAME.outcome(ended([("pizza", None), ("bruschetta", None)], [("ratatouille", None)]).state)
    assert outcome is not None
    assert outcome.scores == [12, 12]
    assert outcome.ranks == [1, 1]


@rule("DV-16")
def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(kitchen().state) is None
