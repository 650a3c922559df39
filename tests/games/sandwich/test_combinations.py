"""Every combination of variants with 3 to 21 players is played to its end, or refused by the rule that forbids it."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec import structs

from potluck.engine.chance import Loose
from potluck.engine.game import Moment, Refused
from potluck.games.sandwich import records as r
from tests.games.sandwich.helpers import GAME
from tests.rules import rule

OTHER_BASES = ("pizza", "crepe", "salad", "pita", "wok")


def forbidden(seats: int, copies: int, twister: bool, younger: str) -> set[str]:
    """The rules that forbid a table, by the list of impossible combinations."""
    found = set()
    if seats > (10 if copies == 1 else 7 * copies):
        found.add("SW-17")
    if twister and seats < 5:
        found.add("SW-16")
    if younger != "off" and seats >= 8:
        found.add("SW-R6")
    return found


@rule("SW-10", "SW-11", "SW-12", "SW-13", "SW-14", "SW-15", "SW-16", "SW-17", "SW-18")
@pytest.mark.parametrize("seats", range(3, 22))
def test_every_combination(seats: int) -> None:
    luck = Loose(f"combinations {seats}")
    switches = product((False, True), repeat=6)
    played = 0
    for number, (copies, younger, market, choice) in enumerate(
        product((1, 2, 3), ("off", "first", "every"), ("rush", "calm"), switches)
    ):
        bleah, theme, express, failure, pitch, twister = choice
        options = r.Options(
            copies=copies,  # type: ignore[arg-type]
            younger=younger,  # type: ignore[arg-type]
            market=market,  # type: ignore[arg-type]
            bleah=bleah,
            theme="draw" if theme else "off",
            express=express,
            failure=failure,
            pitch=pitch,
            twister=twister,
            base=OTHER_BASES[number % len(OTHER_BASES)],
            # The second game differs from the first only with these.
            games=2 if twister or younger == "first" else 1,
            ties="share",
        )
        rules = forbidden(seats, copies, twister, younger)
        try:
            # SW-11: the base is for the eyes only, so one of the two is enough to play with.
            GAME.setup(seats, structs.replace(options, base="bread"), Moment(0, luck))
            state = GAME.setup(seats, options, Moment(0, luck))
        except Refused as refusal:
            assert refusal.rule in rules, f"{refusal} for {options}"
            continue
        assert not rules, f"not refused by {rules}: {options}"
        while True:
            acting = GAME.to_act(state)
            if not acting:
                break
            seat = acting[luck.draw(len(acting))]
            # The first picks get on with it: loose cards go on sandwiches, then all is handed over.
            picks = GAME.legal(state, seat)
            GAME.apply(state, seat, picks[luck.draw(min(2, len(picks)))], Moment(0, luck))
        outcome = GAME.outcome(state)
        assert outcome is not None
        worth = {2: 3, 3: 5, 4: 6}
        due = 0
        for game in range(options.games):
            small = younger == "every" or (younger == "first" and game == 0)
            due += seats * (worth[2 if small else 4 if seats == 3 else 3] + theme)
        assert sum(outcome.scores) == due
        played += 1
    assert played > 0
