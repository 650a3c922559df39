"""Hypes with extra dice are rare in play at random, so here is a deck of nothing else: every pick on offer must do."""

from __future__ import annotations

import pytest

from potluck.engine.chance import Loose
from potluck.games.diced_veggies.cards import house
from potluck.games.diced_veggies.records import About, Deck, Name, Options
from potluck.games.diced_veggies.state import EXTRA, PLATE, SERVE
from tests.contract.suite import Case, check_all_actions, table, walk
from tests.games.diced_veggies import own
from tests.games.diced_veggies.kitchen import GAME
from tests.rules import rule

HYPES = [
    own.hype("double", extra="double", stars=3),
    own.hype("double-pairs", extra="double", condition={"pairs": 2}, stars=3),
    own.hype("any", extra="any", stars=1),
    own.hype("any-total", extra="any", condition={"total_at_least": 12}, stars=3),
    own.hype("any-even", extra="any", condition={"all": "even"}, stars=3),
    own.hype("mushroom", extra="mushroom", condition={"all": "different"}, stars=1),
    own.hype("carrot", extra="carrot", condition={"alike": 2}, stars=1),
    own.hype("tomato", extra="tomato", stars=3),
]
DECK = Deck(About("extras", "diced-veggies", Name("Extras", "Suppléments")), house().recipe[:24], HYPES)


@rule("DV-R16", "DV-11", "DV-10")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_at_the_plate_every_pick_is_done_or_refused(edition: str) -> None:
    options = Options(deck=DECK, edition="en" if edition == "en" else "fr")
    seen = set()
    for seed in range(8):
        play = table(Case(GAME, 2, options), str(seed))
        for _ in walk(play, Loose(str(seed))):
            step = play.state.step[play.state.turn]
            if step in (PLATE, SERVE, EXTRA):
                seen.add(step)
                check_all_actions(play, play.state.turn, GAME.space(play.state))
    assert seen == {PLATE, SERVE, EXTRA}
