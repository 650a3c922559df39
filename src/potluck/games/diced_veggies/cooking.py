"""Step two of a turn: recipes, plates, Hypes and the chef token (DV-9 to DV-11), and what dishes are worth (DV-16)."""

from __future__ import annotations

from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action, Facts
from potluck.games.diced_veggies import records as r
from potluck.games.diced_veggies.pantry import (
    ANY,
    DIE,
    DOUBLE,
    EACH,
    INGREDIENT,
    OTHER_HYPE,
    OTHER_RECIPE,
    RECIPE_STAR,
    SAME_SIZE,
    TYPE,
    TYPES,
    Hype,
    Recipe,
)
from potluck.games.diced_veggies.state import ASKED, COOK, EXTRA, NONE, PLATE, SERVE, State

SPEND_KIND, RETYPE_KIND = r.ACTIONS.index(r.Spend), r.ACTIONS.index(r.Retype)


def stock(state: State, seat: int) -> list[int]:
    """How many dice of each type a seat holds."""
    have = [0, 0, 0, 0, 0]
    for die in state.dice[seat]:
        have[state.type[die]] += 1
    return have


def can_cook(state: State, seat: int, recipe: Recipe, have: list[int]) -> bool:
    """Whether the dice held make this recipe, with one of them changed by the chef token if need be."""
    if len(state.dice[seat]) < recipe.size:
        return False
    short = 0
    needs = recipe.needs
    for kind in range(5):
        if needs[kind] > have[kind]:
            short += needs[kind] - have[kind]
    return short == 0 or (short == 1 and state.chef[seat])


def cookable(state: State, seat: int) -> list[int]:
    """The recipes in hand that can be cooked now."""
    have = stock(state, seat)
    return [card for card in state.recipes[seat] if can_cook(state, seat, state.pantry.recipes[card], have)]


def begin(state: State, seat: int, card: int, moment: Moment) -> None:
    """DV-9: a recipe is chosen; dice that must go on the plate go by themselves."""
    state.recipes[seat].remove(card)
    state.dish[seat] = card
    ask(state, seat, [*state.pantry.recipes[card].needs, 0])
    state.step[seat] = PLATE
    put_forced(state, seat, moment)


def ask(state: State, seat: int, asks: list[int]) -> None:
    """The plate asks for so many of each type, and of any."""
    for kind in range(ASKED):
        state.asks[ASKED * seat + kind] = asks[kind]


def asked(state: State, seat: int) -> list[int]:
    """What the plate still asks for: five types, and any."""
    return state.asks[ASKED * seat : ASKED * (seat + 1)]


def asked_type(asks: list[int]) -> int:
    """The type that the plate asks for next, ANY for any die, or NONE when it is full."""
    for kind in range(6):
        if asks[kind] > 0:
            return kind
    return NONE


def spends(state: State, seat: int) -> list[Action]:
    """The dice that may go on the plate now: of the type asked for, or retyped by the chef token (DV-11)."""
    asks = asked(state, seat)
    kind = asked_type(asks)
    pantry = state.pantry
    out: list[Action] = []
    seen: list[int] = []
    if kind == ANY:
        for die in state.dice[seat]:
            place = state.type[die] * 6 + state.number[die] - 1
            if place not in seen:
                seen.append(place)
                out.append(pantry.spend[place])
        return out
    have = stock(state, seat)
    others = can_stand_in(state, seat, kind, have)
    for die in state.dice[seat]:
        other = state.type[die]
        if other != kind and not (others and have[other] > asks[other]):
            continue
        place = other * 6 + state.number[die] - 1
        if place in seen:
            continue
        seen.append(place)
        out.append(pantry.spend[place] if other == kind else pantry.retype[place * 5 + kind])
    return out


def can_stand_in(state: State, seat: int, kind: int, have: list[int]) -> bool:
    """Whether the chef token may be spent on this type now: it is there, and no other type will need it."""
    if not state.chef[seat]:
        return False
    asks = asked(state, seat)
    for other in range(5):
        short = asks[other] - have[other]
        if short > (1 if other == kind else 0):
            return False
    return True


def put(state: State, seat: int, die: int, moment: Moment) -> None:
    """A die goes on the plate."""
    kind = asked_type(asked(state, seat))
    state.dice[seat].remove(die)
    state.plate[seat].append(die)
    state.asks[ASKED * seat + kind] -= 1
    moment.tell(r.Plated(seat, shown(state, die)))


def put_forced(state: State, seat: int, moment: Moment) -> None:
    """Goes on to the next real choice: puts dice on the plate that are the only ones, then sees to a full plate."""
    pantry = state.pantry
    while asked_type(asked(state, seat)) != NONE:
        choices = spend_extras(state, seat) if state.step[seat] == EXTRA else spends(state, seat)
        if not is_forced(state, seat, choices):
            return
        put(state, seat, find_die(state.dice[seat], state, pantry.place[pantry.codes[choices[0]]]), moment)
    if state.step[seat] == EXTRA or len(state.hypes[seat]) == 0:
        cooked(state, seat, moment)
    else:
        state.step[seat] = SERVE


def is_forced(state: State, seat: int, choices: list[Action]) -> bool:
    """Whether there is nothing to choose: one kind of die, or exactly as many as asked for; and no chef token on it."""
    for choice in choices:
        if state.pantry.kind[state.pantry.codes[choice]] != SPEND_KIND:
            return False
    asks = asked(state, seat)
    kind = asked_type(asks)
    there = len(state.dice[seat]) if kind == ANY else stock(state, seat)[kind]
    return len(choices) == 1 or there == asks[kind]


def find_die(dice: list[int], state: State, place: int) -> int:
    """The first of some dice of a kind (type * 6 + number - 1), or NONE."""
    for die in dice:
        if state.type[die] * 6 + state.number[die] - 1 == place:
            return die
    return NONE


def spend(state: State, seat: int, place: int, moment: Moment) -> None:
    """DV-9: a die of the type asked for goes on the plate."""
    kind = asked_type(asked(state, seat))
    die = find_die(state.dice[seat], state, place)
    if die == NONE:
        raise Illegal("DV-9", "no-such-die", die_facts(place))
    if kind not in (ANY, state.type[die]):
        raise Illegal("DV-9", "other-ingredient", {"type": TYPES[kind]})
    if not keeps_hype(state, seat, die, False):
        raise Illegal("DV-10", "hype-out-of-reach")
    put(state, seat, die, moment)
    put_forced(state, seat, moment)


def retype(state: State, seat: int, place: int, to: int, moment: Moment) -> None:
    """DV-11, DV-R8: the chef token makes a die another ingredient of this plate."""
    kind = asked_type(asked(state, seat))
    die = find_die(state.dice[seat], state, place)
    if die == NONE:
        raise Illegal("DV-11", "no-such-die", die_facts(place))
    if kind != to:
        raise Illegal("DV-11", "other-ingredient", {"type": "any" if kind == ANY else TYPES[kind]})
    if not state.chef[seat]:
        raise Illegal("DV-11", "no-chef")
    have = stock(state, seat)
    other = state.type[die]
    if other == to:
        raise Illegal("DV-11", "same-type")
    if not can_stand_in(state, seat, kind, have) or have[other] <= state.asks[ASKED * seat + other]:
        raise Illegal("DV-11", "needed-itself")
    if not keeps_hype(state, seat, die, True):
        raise Illegal("DV-10", "hype-out-of-reach")
    before = shown(state, die)
    state.chef[seat] = False
    state.type[die] = to
    moment.tell(r.ChefChanged(seat, before, shown(state, die)))
    put(state, seat, die, moment)
    put_forced(state, seat, moment)


def serves(state: State, seat: int) -> list[Action]:
    """A full plate: serve it, play a Hype on it, or turn a die of it by the chef token (DV-R17)."""
    pantry = state.pantry
    out: list[Action] = [pantry.serve[0]]
    for card in state.hypes[seat]:
        if hype_fits(state, seat, pantry.hypes[card]):
            out.append(pantry.play_hype[card])
    if not state.chef[seat]:
        return out
    seen: list[int] = []
    for die in state.plate[seat]:
        place = state.type[die] * 6 + state.number[die] - 1
        if place in seen:
            continue
        seen.append(place)
        last = 0
        for number in state.faces:
            if number not in (state.number[die], last):
                out.append(pantry.renumber[place * 6 + number - 1])
            last = number
    return out


def renumber(state: State, seat: int, place: int, to: int, moment: Moment) -> None:
    """DV-11: the chef token turns a die of the plate to another number that the dice have."""
    die = find_die(state.plate[seat], state, place)
    if die == NONE:
        raise Illegal("DV-11", "not-on-plate", die_facts(place))
    if not state.chef[seat]:
        raise Illegal("DV-11", "no-chef")
    if to not in state.faces or to == state.number[die]:
        raise Illegal("DV-11", "no-such-number", {"number": to})
    before = shown(state, die)
    state.chef[seat] = False
    state.number[die] = to
    moment.tell(r.ChefChanged(seat, before, shown(state, die)))


def hype_fits(state: State, seat: int, hype: Hype) -> bool:
    """DV-10: whether a Hype may be played on the full plate; the extra dice it asks for must be there."""
    if not hype.fits(state.pantry.recipes[state.dish[seat]], state.count_cooked(seat)):
        return False
    numbers = [state.number[die] for die in state.plate[seat]]
    if hype.extra == NONE:
        return hype.met(numbers)
    return completes(state, hype, numbers, extras(state, seat, hype), state.dice[seat], state.chef[seat])


def extras(state: State, seat: int, hype: Hype) -> list[int]:
    """The extra dice a Hype asks for, by type and any."""
    if hype.extra == DOUBLE:
        return [*state.pantry.recipes[state.dish[seat]].needs, 0]
    asks = [0, 0, 0, 0, 0, 0]
    asks[hype.extra] = 1
    return asks


def completes(state: State, hype: Hype, numbers: list[int], asks: list[int], dice: list[int], chef: bool) -> bool:
    """Whether some choice of the dice asked for meets the Hype with those on the plate; one may be retyped (DV-11)."""
    kind = asked_type(asks)
    if kind == NONE:
        return hype.met(numbers)
    fewer = asks[:]
    fewer[kind] -= 1
    tried: list[int] = []
    for die in dice:
        as_it_is = kind == ANY or state.type[die] == kind
        place = (kind if kind == ANY else state.type[die]) * 6 + state.number[die]
        if place in tried:
            continue
        tried.append(place)
        if (as_it_is or chef) and completes(
            state, hype, [*numbers, state.number[die]], fewer, [d for d in dice if d != die], chef and as_it_is
        ):
            return True
    return False


def spend_extras(state: State, seat: int) -> list[Action]:
    """The extra dice that may go on the plate now: those that leave the Hype within reach (DV-R16)."""
    pantry = state.pantry
    out: list[Action] = []
    for action in spends(state, seat):
        code = pantry.codes[action]
        retyped = pantry.kind[code] == RETYPE_KIND
        place = pantry.place[code] // 5 if retyped else pantry.place[code]
        if keeps_hype(state, seat, find_die(state.dice[seat], state, place), retyped):
            out.append(action)
    return out


def keeps_hype(state: State, seat: int, die: int, retyped: bool) -> bool:
    """Whether a Hype on the plate can still be met when this die goes there, as it is or retyped."""
    if state.step[seat] != EXTRA:
        return True
    asks = asked(state, seat)
    asks[asked_type(asks)] -= 1
    numbers = [state.number[d] for d in state.plate[seat]]
    numbers.append(state.number[die])
    rest = [d for d in state.dice[seat] if d != die]
    return completes(state, state.pantry.hypes[state.hype[seat]], numbers, asks, rest, state.chef[seat] and not retyped)


def play_hype(state: State, seat: int, card: int, moment: Moment) -> None:
    """DV-10: a Hype is read aloud and goes with the recipe."""
    if card not in state.hypes[seat]:
        raise Illegal("DV-10", "not-in-hand")
    hype = state.pantry.hypes[card]
    if not hype_fits(state, seat, hype):
        raise Illegal("DV-10", "hype-not-met", {"hype": hype.id})
    state.hypes[seat].remove(card)
    state.hype[seat] = card
    moment.reveal()
    if hype.extra == NONE:
        cooked(state, seat, moment)
        return
    ask(state, seat, extras(state, seat, hype))
    state.step[seat] = EXTRA
    put_forced(state, seat, moment)


def cooked(state: State, seat: int, moment: Moment) -> None:
    """DV-9: the dice go to the frame, the recipe is the cook's."""
    card, hype = state.dish[seat], state.hype[seat]
    plate = state.plate[seat]
    dice = [shown(state, die) for die in plate]
    for die in plate:
        state.type[die] = die // EACH
    state.frame.extend(plate)
    state.plate[seat] = []
    state.dish[seat] = state.hype[seat] = NONE
    state.cooked.extend((seat, card, hype))
    state.step[seat] = COOK
    pantry = state.pantry
    moment.tell(r.Cooked(seat, pantry.recipes[card].id, pantry.hypes[hype].id if hype != NONE else None, dice))


def dishes(state: State, seat: int) -> list[int]:
    """A seat's dishes: recipe and Hype (or NONE), one after the other."""
    out: list[int] = []
    for i in range(0, len(state.cooked), 3):
        if state.cooked[i] == seat:
            out.append(state.cooked[i + 1])
            out.append(state.cooked[i + 2])
    return out


def hype_stars(state: State, recipe: Recipe, hype: Hype, mine: list[int]) -> int:
    """DV-16: what a Hype adds to its dish, given all dishes of the cook."""
    stars = hype.stars
    if hype.bonus_type != NONE and recipe.needs[hype.bonus_type] > 0:
        stars += hype.bonus
    if hype.of == NONE:
        return stars
    count = 0
    if hype.of < 5:
        count = recipe.needs[hype.of]
    elif hype.of == INGREDIENT:
        count = recipe.size
    elif hype.of == TYPE:
        count = recipe.types
    elif hype.of == RECIPE_STAR:
        count = recipe.stars
    elif hype.of == OTHER_RECIPE:
        count = len(mine) // 2 - 1
    else:
        for i in range(0, len(mine), 2):
            if (hype.of == OTHER_HYPE and mine[i + 1] != NONE) or (
                hype.of == SAME_SIZE and state.pantry.recipes[mine[i]].size == recipe.size
            ):
                count += 1
        # The dish itself was counted too.
        count -= 1
    return stars + hype.each * count


def stars(state: State, seat: int) -> int:
    """DV-16: the score of a seat as it stands."""
    mine = dishes(state, seat)
    total = 0
    for i in range(0, len(mine), 2):
        recipe = state.pantry.recipes[mine[i]]
        total += recipe.stars
        if mine[i + 1] != NONE:
            total += hype_stars(state, recipe, state.pantry.hypes[mine[i + 1]], mine)
    return total


def shown(state: State, die: int) -> r.Die:
    """A die as events and views show it."""
    if state.type[die] == die // EACH:
        return DIE[die][state.number[die]]
    return r.Die(die, TYPES[state.type[die]], state.number[die])  # type: ignore[arg-type]


def die_facts(place: int) -> Facts:
    """A kind of die for a sentence."""
    return {"type": TYPES[place // 6], "number": place % 6 + 1}
