"""The tables of Slice & Dice that the contract suite plays, and its golden logs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from potluck.engine.chance import Loose
from potluck.engine.play import Play
from potluck.engine.records import Action
from potluck.games import box
from potluck.games.slice_and_dice import records as r
from potluck.games.slice_and_dice.records import Deck, Options
from tests.contract.suite import Case, golden_lines, table

BOX = box("slice-and-dice")
GAME = BOX.game
DECK: Deck = BOX.house()

# Dishes that one symbol completes, so that games at random come to an end soon; and the house deck, once.
QUICK = msgspec.structs.replace(DECK, dish=[msgspec.structs.replace(dish, needs=dish.needs[-1:]) for dish in DECK.dish])
CASES = [
    Case(GAME, 2, Options(length="short")),
    Case(GAME, 2, Options(deck=QUICK), "quick"),
    Case(GAME, 3, Options(first="2", reaction_seconds=0, deck=QUICK), "quick"),
    Case(GAME, 4, Options(reactions="holders", deck=QUICK), "holders"),
    Case(GAME, 2, Options(coop="hard", deck=QUICK), "coop"),
]
# Picks of players who all want the Lid.
FOR_THE_LID = (r.LidOn, r.UsePanLid, r.BuyLid)
Choice = Callable[[Play[r.View], int, Sequence[Action]], Action]


def secret(word: str) -> bool:
    """Utensils are hidden in hands and deck, dishes in the deck."""
    return word in {card.id for card in DECK.utensil} | {card.id for card in DECK.dish}


def played(case: Case, seed: str, choice: Choice, until: Callable[[Play[r.View]], bool] | None = None) -> Play[r.View]:
    """A table played by choices, one second a pick, to its end or until something is so."""
    play = table(case, seed, digests=True)
    while (acting := play.to_act()) and not (until is not None and until(play)):
        seat = acting[0]
        play.act(seat, choice(play, seat, play.legal(seat)), 1000 * len(play.entries))
    return play


def sensible(case: Case, seed: str) -> Choice:
    """Picks as the rule of thumb does."""
    adviser = BOX.advisers["thumb"](case.options)
    luck = Loose(seed)
    return lambda play, seat, legal: adviser.pick(play.view(seat), legal, luck)


def curious(case: Case, seed: str) -> Choice:
    """The rule of thumb, but every utensil is played the first time it can be."""
    thumb = sensible(case, seed)
    seen: set[type[Action]] = set()

    def pick(play: Play[r.View], seat: int, legal: Sequence[Action]) -> Action:
        for action in legal:
            kind = type(action)
            if kind.__name__.startswith("Use") and kind not in seen:
                seen.add(kind)
                return action
        return thumb(play, seat, legal)

    return pick


def greedy_for_the_lid(case: Case, seed: str) -> Choice:
    """The rule of thumb, but the Lid is got by all means."""
    thumb = sensible(case, seed)

    def pick(play: Play[r.View], seat: int, legal: Sequence[Action]) -> Action:
        wanted = [action for action in legal if isinstance(action, FOR_THE_LID)]
        return wanted[0] if wanted else thumb(play, seat, legal)

    return pick


def idle(_play: Play[r.View], _seat: int, legal: Sequence[Action]) -> Action:
    """Does as little as can be: dishes come and go."""
    for kind in (r.Pass, r.StopCooking, r.KeepBoard, r.Stay):
        for action in legal:
            if isinstance(action, kind):
                return action
    return legal[0]


def golden() -> Iterator[tuple[str, bytes]]:
    """Sensible games; games with all utensils; the Lid changing hands; dishes running out; cooperative games."""
    for seats in (2, 3, 4):
        case = Case(GAME, seats, Options(length="short"))
        yield f"{seats}-short", golden_lines(played(case, "golden", sensible(case, "golden")), "golden")
    for seed in ("utensils 4", "utensils 29"):
        case = Case(GAME, 3, Options(reaction_seconds=0))
        yield seed.replace(" ", "-"), golden_lines(played(case, seed, curious(case, seed)), seed)
    case = Case(GAME, 4, Options(length="short", reactions="holders"))
    yield "lid", golden_lines(played(case, "lid 8", greedy_for_the_lid(case, "lid 8")), "lid 8")
    case = Case(GAME, 4, Options(reactions="holders"))
    ran_out = played(case, "deck", idle, until=lambda play: len(play.entries) > 0 and _reshuffled(play))
    yield "deck-runs-out", golden_lines(ran_out, "deck")
    case = Case(GAME, 2, Options(coop="easy", minutes=60))
    yield "coop-won", golden_lines(played(case, "won", sensible(case, "won")), "won")
    case = Case(GAME, 2, Options(coop="hard", minutes=3))
    lost = played(case, "lost", sensible(case, "lost"), until=lambda play: len(play.entries) >= 100)
    lost.expire(180_000)
    yield "coop-lost", golden_lines(lost, "lost")


def _reshuffled(play: Play[r.View]) -> bool:
    """Whether the dish deck was made new, which takes one draw a card, and some rounds more were played."""
    return any(len(entry.draws) > 40 for entry in play.entries[:-40])
