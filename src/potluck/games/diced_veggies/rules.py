"""The moves of Diced Veggies: set-up, the steps of a turn, the end. The block and cooking have files of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from potluck.engine.chance import Chance
from potluck.engine.game import Game, Illegal, Moment, Refused
from potluck.engine.records import Action, Facts, Line, Outcome, Record, Seat
from potluck.engine.space import Space
from potluck.games.diced_veggies import cards, cooking, records as r, state as s, view
from potluck.games.diced_veggies.block import (
    COLUMNS,
    QUADRANT,
    ROWS,
    SHAPES,
    all_may_be_taken,
    find_cuts,
    roll_block,
    take,
    why_no_cut,
)
from potluck.games.diced_veggies.pantry import DICE, FACES, Pantry
from potluck.games.diced_veggies.state import (
    CARD,
    COOK,
    CUT,
    EXTRA,
    LIMITS,
    NONE,
    PLATE,
    SERVE,
    WAIT,
    State,
)

# The kinds of picks by their place in ACTIONS.
RESTOCK: Final = 0
CUT_OFF: Final = 1
TAKE_ALL: Final = 2
COOK_RECIPE: Final = 3
SPEND: Final = 4
RETYPE: Final = 5
RENUMBER: Final = 6
PLAY_HYPE: Final = 7
SERVE_IT: Final = 8
STOP: Final = 9
DRAW_HYPE: Final = 10
DRAW_RECIPE: Final = 11
TAKE_RECIPE: Final = 12
DISCARD_DIE: Final = 13
DISCARD_RECIPE: Final = 14
DISCARD_HYPE: Final = 15

MAX_DICE: Final = 8
MAX_RECIPES: Final = 2
MAX_HYPES: Final = 2
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
    begin_turn(state, moment)
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
        return draws(state)
    return discards(state, seat)


def first_picks(state: State) -> list[Action]:
    """DV-5 to DV-8: restock if one may, and the cuts."""
    pantry = state.pantry
    picks: list[Action] = [pantry.restock[0]] if may_restock(state) else []
    if state.block == 0:
        return picks
    if all_may_be_taken(state):
        picks.append(pantry.take_all[0])
    for place in find_cuts(state):
        picks.append(pantry.cut[place])
    return picks


def may_restock(state: State) -> bool:
    """DV-6, DV-R12: a type is missing, and there was no restock in this turn."""
    if state.restocked:
        return False
    for count in state.left:
        if count == 0:
            return True
    return False


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


def discards(state: State, seat: int) -> list[Action]:
    """DV-13: what is over a limit; dice, then recipes, then Hypes."""
    pantry = state.pantry
    picks: list[Action] = []
    if len(state.dice[seat]) > MAX_DICE:
        seen: list[int] = []
        for die in state.dice[seat]:
            place = state.type[die] * 6 + state.number[die] - 1
            if place not in seen:
                seen.append(place)
                picks.append(pantry.discard_die[place])
    elif len(state.recipes[seat]) > MAX_RECIPES:
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
            cut(state, seat, place, moment)
        elif kind == RESTOCK:
            restock(state, seat, moment)
        elif kind == TAKE_ALL:
            take_all(state, seat, moment)
        else:
            raise wrong_step(step)
    elif step == COOK:
        if kind == COOK_RECIPE:
            cook(state, seat, place, moment)
        elif kind == STOP:
            end_cooking(state, seat, moment)
        else:
            raise wrong_step(step)
    elif step == PLATE or step == SERVE or step == EXTRA:
        at_the_plate(state, seat, step, kind, place, moment)
    elif step == CARD:
        if kind == DRAW_HYPE:
            draw_hype(state, seat, moment)
        elif kind == DRAW_RECIPE:
            draw_recipe(state, seat, moment)
        elif kind == TAKE_RECIPE:
            take_recipe(state, seat, place, moment)
        else:
            raise wrong_step(step)
    else:
        discard(state, seat, kind, place, moment)


STEP_RULE = ["DV-5", "DV-5", "DV-9", "DV-9", "DV-10", "DV-R16", "DV-12", "DV-13"]
STEP_NAME = ["wait", "cut", "cook", "plate", "serve", "extra", "card", "limits"]


def wrong_step(step: int) -> Illegal:
    """A pick of another step."""
    return Illegal(STEP_RULE[step], "wrong-step", {"step": STEP_NAME[step]})


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
    moment.tell(r.Restocked(seat, view.block(state)))


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
