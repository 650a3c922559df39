"""Who knows what in Diced Veggies: all is open but the Hypes in hand and the order of the decks (DV-4, DV-R15)."""

from __future__ import annotations

from potluck.engine.chance import Chance
from potluck.games.diced_veggies import cooking, records as r, state as s
from potluck.games.diced_veggies.pantry import TYPES
from potluck.games.diced_veggies.state import COOK, NONE, STRIDE, State

STEPS: list[r.Step] = ["wait", "cut", "cook", "plate", "serve", "extra", "card", "limits"]


def view(state: State, seat: int | None) -> r.View:
    """The table as a seat sees it; None is a spectator."""
    hand = [] if seat is None else [state.pantry.hypes[card].id for card in state.hypes[seat]]
    return r.View(
        me=seat,
        to_act=[who for who in range(state.seats) if state.step[who] != s.WAIT],
        turn=state.turn,
        steps=[STEPS[step] for step in state.step],
        turns=state.turns,
        edition="en" if state.cook_last else "fr",
        plain=state.plain,
        goal=state.goal,
        cut="three" if state.by_count else "ten",
        block=block(state),
        missing=[TYPES[kind] for kind in range(5) if state.left[kind] == 0],  # type: ignore[misc]
        restocked=state.restocked,
        spent=[cooking.shown(state, die) for die in state.frame],
        kitchens=[kitchen(state, who) for who in range(state.seats)],
        hypes=hand,
        display=[state.pantry.recipes[card].id for card in state.display],
        recipe_deck=len(state.recipe_deck),
        recipe_discards=[state.pantry.recipes[card].id for card in state.recipe_discards],
        hype_deck=len(state.hype_deck),
        hype_discards=[state.pantry.hypes[card].id for card in state.hype_discards],
        ender=None if state.ender == NONE else state.ender,
        last_cooking=state.last_cooking,
        over=state.over,
        stars=[cooking.stars(state, who) for who in range(state.seats)],
    )


def kitchen(state: State, seat: int) -> r.Kitchen:
    """What lies before a player."""
    mine = cooking.dishes(state, seat)
    recipes, hypes = state.pantry.recipes, state.pantry.hypes
    return r.Kitchen(
        dice=[cooking.shown(state, die) for die in state.dice[seat]],
        recipes=[recipes[card].id for card in state.recipes[seat]],
        hypes=len(state.hypes[seat]),
        chef=state.chef[seat],
        cooked=[
            r.Dish(recipes[mine[i]].id, None if mine[i + 1] == NONE else hypes[mine[i + 1]].id)
            for i in range(0, len(mine), 2)
        ],
        plate=None if state.step[seat] <= COOK or state.dish[seat] == NONE else plate(state, seat),
    )


def plate(state: State, seat: int) -> r.Plate:
    """What a player is putting together."""
    asks = cooking.asked(state, seat)
    hype = state.hype[seat]
    return r.Plate(
        recipe=state.pantry.recipes[state.dish[seat]].id,
        dice=[cooking.shown(state, die) for die in state.plate[seat]],
        hype=None if hype == NONE else state.pantry.hypes[hype].id,
        asks={("any" if kind == 5 else TYPES[kind]): asks[kind] for kind in range(6) if asks[kind] > 0},
    )


def block(state: State) -> list[r.Placed]:
    """The dice of the block, row by row."""
    placed: list[r.Placed] = []
    for cell in range(len(state.cell)):
        die = state.cell[cell]
        if die >= 0:
            kind = TYPES[state.type[die]]
            placed.append(r.Placed(die, kind, state.number[die], cell // STRIDE, cell % STRIDE))  # type: ignore[arg-type]
    return placed


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """The same to this seat: the other hands and the Hype deck are mixed and dealt anew, and so is the recipe deck."""
    dealt = s.clone(state)
    chance.shuffle(dealt.recipe_deck)
    unseen = dealt.hype_deck[:]
    for other in range(state.seats):
        if other != seat:
            unseen.extend(dealt.hypes[other])
    chance.shuffle(unseen)
    for other in range(state.seats):
        if other != seat:
            hand: list[int] = []
            for _ in range(len(dealt.hypes[other])):
                hand.append(unseen.pop())
            dealt.hypes[other] = hand
    dealt.hype_deck = unseen
    return dealt
