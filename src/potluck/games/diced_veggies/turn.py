"""The steps of a turn, in their order (DV-5), and how the game ends. Block and plate have files of their own."""

from __future__ import annotations

from typing import Final

from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action
from potluck.games.diced_veggies import cooking, records as r, view
from potluck.games.diced_veggies.block import (
    QUADRANT,
    SHAPES,
    all_may_be_taken,
    find_cuts,
    roll_block,
    take,
    why_no_cut,
)
from potluck.games.diced_veggies.pantry import (
    DISCARD_DIE,
    DISCARD_HYPE,
    DISCARD_RECIPE,
    PLAY_HYPE,
    RENUMBER,
    RETYPE,
    SERVE_IT,
    SPEND,
)
from potluck.games.diced_veggies.state import CARD, COOK, CUT, LIMITS, NONE, SERVE, WAIT, State

MAX_DICE: Final = 8
MAX_RECIPES: Final = 2
MAX_HYPES: Final = 2

STEP_RULE = ["DV-5", "DV-5", "DV-9", "DV-9", "DV-10", "DV-R16", "DV-12", "DV-13"]
STEP_NAME = ["wait", "cut", "cook", "plate", "serve", "extra", "card", "limits"]


def wrong_step(step: int) -> Illegal:
    """A pick of another step."""
    return Illegal(STEP_RULE[step], "wrong-step", {"step": STEP_NAME[step]})


def may_restock(state: State) -> bool:
    """DV-6, DV-R12: a type is missing, and there was no restock in this turn."""
    if state.restocked:
        return False
    for count in state.left:
        if count == 0:
            return True
    return False


def restock(state: State, seat: int, moment: Moment) -> None:
    """DV-6: chef tokens back, spent dice and the block's rolled into a ragged block."""
    if state.restocked:
        raise Illegal("DV-R12", "restocked-already")
    if not may_restock(state):
        raise Illegal("DV-6", "restock-all-there")
    state.restocked = True
    if not state.plain:
        state.chef = [True] * state.seats
    dice = sorted(state.frame + [die for die in state.cell if die >= 0])
    state.frame = []
    shapes = SHAPES[len(dice)]
    roll_block(state, dice, shapes[moment.chance.draw(len(shapes))], moment.chance)
    moment.tell(r.Restocked(seat, view.block(state), chefs=not state.plain))


def cut(state: State, seat: int, place: int, moment: Moment) -> None:
    """DV-7: one cut."""
    if state.block == 0:
        raise Illegal("DV-6", "restock-first")
    if place not in find_cuts(state):
        raise why_no_cut(state, place)
    gather(state, seat, take(state, state.block & QUADRANT[place]), moment)


def take_all(state: State, seat: int, moment: Moment) -> None:
    """DV-8: what is left, without a cut."""
    if state.block == 0:
        raise Illegal("DV-6", "restock-first")
    if not all_may_be_taken(state):
        raise Illegal("DV-20" if state.by_count else "DV-8", "too-much-left")
    gather(state, seat, take(state, state.block), moment)


def gather(state: State, seat: int, dice: list[int], moment: Moment) -> None:
    """The dice are the cook's; on to cooking, if there is anything to cook (DV-R18)."""
    state.dice[seat].extend(dice)
    total = sum([state.number[die] for die in dice])
    moment.tell(r.Took(seat, [cooking.shown(state, die) for die in dice], total))
    to_cooking(state, seat, moment)


def to_cooking(state: State, seat: int, moment: Moment) -> None:
    """DV-9, DV-R18."""
    state.step[seat] = COOK
    if len(cooking.cookable(state, seat)) == 0:
        end_cooking(state, seat, moment)


def cook(state: State, seat: int, card: int, moment: Moment) -> None:
    """DV-9: begins a recipe."""
    if card not in state.recipes[seat]:
        raise Illegal("DV-9", "not-your-recipe")
    if card not in cooking.cookable(state, seat):
        raise Illegal("DV-9", "dice-missing")
    cooking.begin(state, seat, card, moment)
    after_plate(state, seat, moment)


def at_the_plate(state: State, seat: int, step: int, kind: int, place: int, moment: Moment) -> None:
    """DV-9 to DV-11."""
    if step == SERVE:
        if kind == SERVE_IT:
            cooking.cooked(state, seat, moment)
        elif kind == PLAY_HYPE:
            cooking.play_hype(state, seat, place, moment)
        elif kind == RENUMBER:
            cooking.renumber(state, seat, place // 6, place % 6 + 1, moment)
        else:
            raise wrong_step(step)
    elif kind == SPEND:
        cooking.spend(state, seat, place, moment)
    elif kind == RETYPE:
        cooking.retype(state, seat, place // 5, place % 5, moment)
    else:
        raise wrong_step(step)
    after_plate(state, seat, moment)


def after_plate(state: State, seat: int, moment: Moment) -> None:
    """DV-14 when a dish was finished; and on, when no other can be cooked."""
    if state.step[seat] != COOK:
        return
    if state.ender == NONE and state.count_cooked(seat) >= state.goal:
        state.ender = seat
        moment.tell(r.EndComes(seat))
    to_cooking(state, seat, moment)


def end_cooking(state: State, seat: int, moment: Moment) -> None:
    """On to the card; or, in the last cooking, done."""
    if state.last_cooking:
        state.step[seat] = WAIT
        for step in state.step:
            if step != WAIT:
                return
        finish(state, moment)
        return
    state.step[seat] = CARD
    if len(draws(state)) == 0:
        to_limits(state, seat, moment)


def draws(state: State) -> list[Action]:
    """DV-12: the cards that can be drawn."""
    pantry = state.pantry
    picks: list[Action] = []
    if len(state.hype_deck) + len(state.hype_discards) > 0:
        picks.append(pantry.draw_hype[0])
    if len(state.recipe_deck) + len(state.recipe_discards) > 0:
        picks.append(pantry.draw_recipe[0])
    for card in state.display:
        picks.append(pantry.take_recipe[card])
    return picks


def draw_hype(state: State, seat: int, moment: Moment) -> None:
    """DV-12: a Hype from the deck."""
    if len(state.hype_deck) == 0:
        if len(state.hype_discards) == 0:
            raise Illegal("DV-18" if state.plain else "DV-12", "no-hypes")
        state.hype_deck = new_deck(state.hype_discards, "hype", moment)
        state.hype_discards = []
    card = state.hype_deck.pop()
    state.hypes[seat].append(card)
    moment.tell(r.DrewHype(seat, state.pantry.hypes[card].id), only=seat, others=r.DrewSomeHype(seat))
    moment.reveal(seat)
    to_limits(state, seat, moment)


def draw_recipe(state: State, seat: int, moment: Moment) -> None:
    """DV-12: a recipe from the deck."""
    card = top_recipe(state, moment)
    if card == NONE:
        raise Illegal("DV-12", "no-recipes")
    state.recipes[seat].append(card)
    moment.tell(r.DrewRecipe(seat, state.pantry.recipes[card].id))
    to_limits(state, seat, moment)


def take_recipe(state: State, seat: int, card: int, moment: Moment) -> None:
    """DV-12: a recipe of the display, which is filled up from the deck."""
    if card not in state.display:
        raise Illegal("DV-12", "not-on-display")
    refill = top_recipe(state, moment)
    where = state.display.index(card)
    state.recipes[seat].append(card)
    if refill == NONE:
        del state.display[where]
    else:
        state.display[where] = refill
    recipes = state.pantry.recipes
    moment.tell(r.TookRecipe(seat, recipes[card].id, None if refill == NONE else recipes[refill].id))
    to_limits(state, seat, moment)


def top_recipe(state: State, moment: Moment) -> int:
    """The next recipe of the deck, which is made new from its discards (DV-13); NONE if there is none."""
    if len(state.recipe_deck) == 0:
        if len(state.recipe_discards) == 0:
            return NONE
        state.recipe_deck = new_deck(state.recipe_discards, "recipe", moment)
        state.recipe_discards = []
    moment.reveal()
    return state.recipe_deck.pop()


def new_deck(discards: list[int], deck: str, moment: Moment) -> list[int]:
    """DV-13: an empty deck is made new from its discards."""
    cards = discards[:]
    moment.chance.shuffle(cards)
    moment.tell(r.Reshuffled("hype" if deck == "hype" else "recipe"))
    return cards


def to_limits(state: State, seat: int, moment: Moment) -> None:
    """DV-13: discards if something is over a limit, else the turn ends."""
    if over_limits(state, seat):
        state.step[seat] = LIMITS
    else:
        end_turn(state, seat, moment)


def over_limits(state: State, seat: int) -> bool:
    """DV-13: 8 dice, 2 recipes, 2 Hypes."""
    return (
        len(state.dice[seat]) > MAX_DICE or len(state.recipes[seat]) > MAX_RECIPES or len(state.hypes[seat]) > MAX_HYPES
    )


def discard(state: State, seat: int, kind: int, place: int, moment: Moment) -> None:
    """DV-13: one thing over a limit."""
    if len(state.dice[seat]) > MAX_DICE:
        if kind != DISCARD_DIE:
            raise Illegal("DV-13", "discard-dice", {"limit": MAX_DICE})
        die = cooking.find_die(state.dice[seat], state, place)
        if die == NONE:
            raise Illegal("DV-13", "no-such-die", cooking.die_facts(place))
        state.dice[seat].remove(die)
        state.frame.append(die)
        moment.tell(r.DiscardedDie(seat, cooking.shown(state, die)))
    elif len(state.recipes[seat]) > MAX_RECIPES:
        if kind != DISCARD_RECIPE or place not in state.recipes[seat]:
            raise Illegal("DV-13", "discard-recipe", {"limit": MAX_RECIPES})
        state.recipes[seat].remove(place)
        state.recipe_discards.append(place)
        moment.tell(r.DiscardedRecipe(seat, state.pantry.recipes[place].id))
    else:
        if kind != DISCARD_HYPE or place not in state.hypes[seat]:
            raise Illegal("DV-13", "discard-hype", {"limit": MAX_HYPES})
        state.hypes[seat].remove(place)
        state.hype_discards.append(place)
        moment.reveal()
        moment.tell(r.DiscardedHype(seat, state.pantry.hypes[place].id))
    to_limits(state, seat, moment)


# --- turns and the end ---------------------------------------------------------------------------------------------


def begin_turn(state: State, moment: Moment) -> None:
    """DV-21."""
    state.turns += 1
    state.restocked = False
    state.step[state.turn] = CUT
    moment.tell(r.Began(state.turn))


def end_turn(state: State, seat: int, moment: Moment) -> None:
    """DV-14: on to the next seat; once it is the turn of whoever brought the end on, the last turns are over."""
    state.step[seat] = WAIT
    state.turn = (seat + 1) % state.seats
    if state.turn != state.ender:
        begin_turn(state, moment)
    elif state.cook_last:
        cook_for_the_last_time(state, moment)
    else:
        finish(state, moment)


def cook_for_the_last_time(state: State, moment: Moment) -> None:
    """DV-15, DV-R10: everybody who still can, at once."""
    state.last_cooking = True
    moment.tell(r.LastCooking())
    for seat in range(state.seats):
        if len(cooking.cookable(state, seat)) > 0:
            state.step[seat] = COOK
    for step in state.step:
        if step != WAIT:
            return
    finish(state, moment)


def finish(state: State, moment: Moment) -> None:
    """The game is over."""
    state.over = True
    moment.tell(r.Ended())
