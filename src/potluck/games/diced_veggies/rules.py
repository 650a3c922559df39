"""Diced Veggies through the contract: set-up, what may be picked, where each pick goes. The steps are in turn.py."""

from __future__ import annotations

from typing import ClassVar, Final

from potluck.engine.chance import Chance
from potluck.engine.game import Game, Illegal, Moment, Refused
from potluck.engine.records import Action, Facts, Line, Outcome, Record, Seat
from potluck.engine.space import Space
from potluck.games.diced_veggies import cards, cooking, records as r, state as s, turn, view
from potluck.games.diced_veggies.block import COLUMNS, ROWS, all_may_be_taken, find_cuts, roll_block
from potluck.games.diced_veggies.pantry import (
    COOK_RECIPE,
    CUT_OFF,
    DICE,
    DRAW_HYPE,
    DRAW_RECIPE,
    FACES,
    RESTOCK,
    STOP,
    TAKE_ALL,
    TAKE_RECIPE,
    Pantry,
)
from potluck.games.diced_veggies.state import CARD, COOK, CUT, EXTRA, NONE, PLATE, SERVE, WAIT, State

DISPLAY: Final = 3


class DicedVeggies(Game[State]):
    """Diced Veggies, English and French editions."""

    name: ClassVar[str] = "diced-veggies"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[type[Record]] = r.Options
    actions: ClassVar[tuple[type[Action], ...]] = r.ACTIONS

    def setup(self, seats: int, options: Record, moment: Moment) -> State:
        assert isinstance(options, r.Options)
        if not 2 <= seats <= 4:
            raise Refused("DV-1", "seats", {"least": 2, "most": 4, "found": seats})
        if options.first is not None and options.first >= seats:
            raise Refused("DV-21", "first", {"first": options.first + 1, "seats": seats})
        pantry = cards.pantry(options.deck)
        return set_up(pantry, seats, options, moment)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.last_cooking:
            return tuple([seat for seat in range(state.seats) if state.step[seat] != WAIT])
        return () if state.over else (state.turn,)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, moment: Moment) -> None:
        code = state.pantry.codes.get(action, NONE)
        if code == NONE:
            raise Illegal("", "unknown-action")
        if state.over:
            raise Illegal("DV-14", "over")
        if not 0 <= seat < state.seats or state.step[seat] == WAIT:
            raise Illegal("DV-21", "not-your-turn", {"seat": seat})
        apply(state, seat, state.pantry.kind[code], state.pantry.place[code], moment)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state) if state.over else None

    def view(self, state: State, seat: Seat | None) -> Record:
        return view.view(state, seat)

    def redeal(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return view.redeal(state, seat, chance)

    def clone(self, state: State) -> State:
        return s.clone(state)

    def snapshot(self, state: State) -> list[int]:
        return s.numbers(state)

    def space(self, state: State) -> Space:
        return state.pantry.space


# --- set-up --------------------------------------------------------------------------------------------------------


def set_up(pantry: Pantry, seats: int, options: r.Options, moment: Moment) -> State:
    """DV-1 to DV-4, DV-21."""
    state = s.new_state(pantry, FACES[options.edition], seats)
    state.plain = options.plain
    state.goal = options.recipes
    state.by_count = options.cut == "three"
    state.cook_last = options.edition == "en"
    enough = seats * (state.goal - 1) + 1
    if len(pantry.recipes) < max(enough, 2 * seats + DISPLAY):
        raise Refused("DV-4", "deck-recipes", {"least": max(enough, 2 * seats + DISPLAY), "found": len(pantry.recipes)})
    if not state.plain and len(pantry.hypes) < seats:
        raise Refused("DV-4", "deck-hypes", {"least": seats, "found": len(pantry.hypes)})

    state.recipe_deck = list(range(len(pantry.recipes)))
    moment.chance.shuffle(state.recipe_deck)
    if state.plain:
        state.chef = [False] * seats
    else:
        state.hype_deck = list(range(len(pantry.hypes)))
        moment.chance.shuffle(state.hype_deck)
    for seat in range(seats):
        state.recipes[seat] = [state.recipe_deck.pop(), state.recipe_deck.pop()]
        if not state.plain:
            state.hypes[seat] = [state.hype_deck.pop()]
    state.display = [state.recipe_deck.pop() for _ in range(DISPLAY)]
    roll_block(state, list(range(DICE)), [COLUMNS] * ROWS, moment.chance)
    state.turn = moment.chance.draw(seats) if options.first is None else options.first
    turn.begin_turn(state, moment)
    return state


# --- what may be picked --------------------------------------------------------------------------------------------


def legal(state: State, seat: int) -> list[Action]:
    """Every pick of a seat, by the step it is in."""
    if not 0 <= seat < state.seats:
        return []
    step = state.step[seat]
    pantry = state.pantry
    if step == WAIT:
        return []
    if step == CUT:
        return first_picks(state)
    if step == COOK:
        picks = [pantry.cook[card] for card in cooking.cookable(state, seat)]
        picks.append(pantry.stop[0])
        return picks
    if step == PLATE:
        return cooking.spends(state, seat)
    if step == SERVE:
        return cooking.serves(state, seat)
    if step == EXTRA:
        return cooking.spend_extras(state, seat)
    if step == CARD:
        return turn.draws(state)
    return discards(state, seat)


def first_picks(state: State) -> list[Action]:
    """DV-5 to DV-8: restock if one may, and the cuts."""
    pantry = state.pantry
    picks: list[Action] = [pantry.restock[0]] if turn.may_restock(state) else []
    if state.block == 0:
        return picks
    if all_may_be_taken(state):
        picks.append(pantry.take_all[0])
    for place in find_cuts(state):
        picks.append(pantry.cut[place])
    return picks


def discards(state: State, seat: int) -> list[Action]:
    """DV-13: what is over a limit; dice, then recipes, then Hypes."""
    pantry = state.pantry
    picks: list[Action] = []
    if len(state.dice[seat]) > turn.MAX_DICE:
        seen: list[int] = []
        for die in state.dice[seat]:
            place = state.type[die] * 6 + state.number[die] - 1
            if place not in seen:
                seen.append(place)
                picks.append(pantry.discard_die[place])
    elif len(state.recipes[seat]) > turn.MAX_RECIPES:
        for card in state.recipes[seat]:
            picks.append(pantry.discard_recipe[card])
    else:
        for card in state.hypes[seat]:
            picks.append(pantry.discard_hype[card])
    return picks


# --- doing it ------------------------------------------------------------------------------------------------------


def apply(state: State, seat: int, kind: int, place: int, moment: Moment) -> None:
    """One pick; raises Illegal before anything has changed."""
    step = state.step[seat]
    if step == CUT:
        if kind == CUT_OFF:
            turn.cut(state, seat, place, moment)
        elif kind == RESTOCK:
            turn.restock(state, seat, moment)
        elif kind == TAKE_ALL:
            turn.take_all(state, seat, moment)
        else:
            raise turn.wrong_step(step)
    elif step == COOK:
        if kind == COOK_RECIPE:
            turn.cook(state, seat, place, moment)
        elif kind == STOP:
            turn.end_cooking(state, seat, moment)
        else:
            raise turn.wrong_step(step)
    elif step == PLATE or step == SERVE or step == EXTRA:
        turn.at_the_plate(state, seat, step, kind, place, moment)
    elif step == CARD:
        if kind == DRAW_HYPE:
            turn.draw_hype(state, seat, moment)
        elif kind == DRAW_RECIPE:
            turn.draw_recipe(state, seat, moment)
        elif kind == TAKE_RECIPE:
            turn.take_recipe(state, seat, place, moment)
        else:
            raise turn.wrong_step(step)
    else:
        turn.discard(state, seat, kind, place, moment)


def outcome(state: State) -> Outcome:
    """DV-16: a line for each recipe and each Hype; ties share."""
    lines: list[list[Line]] = []
    scores: list[int] = []
    for seat in range(state.seats):
        mine = cooking.dishes(state, seat)
        own: list[Line] = []
        for i in range(0, len(mine), 2):
            recipe = state.pantry.recipes[mine[i]]
            facts: Facts = {"recipe": recipe.id}
            own.append(Line("line-recipe", recipe.stars, facts))
            if mine[i + 1] != NONE:
                hype = state.pantry.hypes[mine[i + 1]]
                facts = {"recipe": recipe.id, "hype": hype.id}
                own.append(Line("line-hype", cooking.hype_stars(state, recipe, hype, mine), facts))
        lines.append(own)
        scores.append(sum([line.points for line in own]))
    ranks = [1 + len([other for other in scores if other > score]) for score in scores]
    return Outcome(ranks, scores, lines)
