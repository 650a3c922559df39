"""Who knows what in Slice & Dice: all is open but hands, decks, and answers in a window (SD-R10, SD-R21)."""

from __future__ import annotations

from potluck.engine.chance import Chance
from potluck.games.slice_and_dice import records as r
from potluck.games.slice_and_dice.gains import KINDS, TO_DRAW, TO_TOKEN, TO_TOP
from potluck.games.slice_and_dice.pantry import INGREDIENTS, KNIFE, OVEN_MITT, PAN, UTENSILS
from potluck.games.slice_and_dice.scoring import score
from potluck.games.slice_and_dice.state import (
    ANSWER,
    BACK,
    COOK,
    NONE,
    OPEN,
    OVER,
    PASSED,
    PEEL,
    SKIM,
    THIRD,
    THROW,
    WINDOW,
    Kitchen,
)
from potluck.games.slice_and_dice.turn import playable

PHASES = (
    "choose",
    "clear",
    "cook",
    "window",
    "rolled",
    "finish",
    "third",
    "lose",
    "gain",
    "throw",
    "back",
    "answer",
    "skim",
    "ladle",
    "lid",
    "exchange",
    "pay",
    "peel",
    "over",
)
ALL_ROLLS = 6**7


def view_of(k: Kitchen, seat: int | None) -> r.View:
    """The table as a seat sees it; None is a spectator."""
    pantry = k.pantry
    in_window = k.phase == WINDOW
    return r.View(
        me=seat,
        to_act=to_act(k),
        phase=PHASES[k.phase],
        active=k.active,
        first=k.first,
        round=k.round,
        target=k.target,
        coop=k.coop,
        ends_at=k.ends_at if k.coop else None,
        closes_at=k.closes_at if in_window and k.closes_at >= 0 else None,
        lines=[on_line(k, line, seat) for line in range(k.line_count)],
        players=[at_seat(k, who, seat) for who in range(k.seats)],
        dice=dice(k),
        useful=symbols(k, k.useful()) if k.rolled else [],
        cuts=k.cuts,
        shown=[pantry.utensils[utensil] for utensil in k.shown],
        utensil_deck=len(k.utensil_deck),
        utensil_discards=utensils(k, k.utensil_discards),
        dish_deck=len(k.dish_deck),
        dish_discards=[pantry.dishes[dish] for dish in k.dish_discards],
        bag={pantry.symbols[symbol]: k.bag[symbol] for symbol in range(INGREDIENTS) if k.bag[symbol]},
        holders_only=k.holders_only,
        utensils_between=of_bowl(k, seat),
        symbols_between=between(k),
        odds=odds(k) if k.phase == COOK and seat == k.active and k.open_dish(k.active) >= 0 else None,
        over=k.phase == OVER,
    )


def to_act(k: Kitchen) -> list[int]:
    """Who may act now."""
    if k.phase == OVER:
        return []
    if k.phase == WINDOW:
        return [seat for seat in range(k.seats) if k.answers[seat] == OPEN]
    return [k.active]


def symbols(k: Kitchen, mask: int) -> list[str]:
    """The symbols of a mask."""
    return named(k.pantry.symbols, mask)


def utensils(k: Kitchen, mask: int) -> list[str]:
    """The utensils of a mask."""
    return named(k.pantry.utensils, mask)


def named(ids: list[str], mask: int) -> list[str]:
    """The ids that a mask stands for, in their order."""
    found: list[str] = []
    while mask:
        lowest = mask & -mask
        found.append(ids[lowest.bit_length() - 1])
        mask ^= lowest
    return found


def on_line(k: Kitchen, line: int, seat: int | None) -> r.OnLine:
    """A request line; what the dish asks of the board is told for the own board."""
    dish = k.dishes[line]
    needs = k.pantry.needs[dish] if dish >= 0 else 0
    board = k.boards[seat] if seat is not None else 0
    lid = k.lid if k.lid >= 0 and k.markers[k.lid] == line else NONE
    return r.OnLine(
        dish=k.pantry.dishes[dish] if dish >= 0 else None,
        space=k.spaces[line] + 1,
        pinned=k.pinned & k.pantry.bits[line] != 0,
        lid_seat=lid if lid >= 0 else None,
        lacks=symbols(k, needs & ~board),
        extra=symbols(k, board & ~needs),
    )


def knows_hand(k: Kitchen, seat: int | None, owner: int) -> bool:
    """Hands are secret (SD-R10); the two of a cooperative game show theirs to each other (SD-R31)."""
    return seat == owner or (k.coop and seat is not None)


def at_seat(k: Kitchen, owner: int, seat: int | None) -> r.AtSeat:
    """What lies before one player."""
    board = k.boards[owner]
    dish = k.dish_of(owner)
    bit = k.pantry.bits[owner]
    tokens: list[str] = []
    if k.tokens(owner):
        for symbol in range(INGREDIENTS):
            for _ in range(k.specials[owner * INGREDIENTS + symbol]):
                tokens.append(k.pantry.symbols[symbol])
    return r.AtSeat(
        line=k.markers[owner] + 1 if k.markers[owner] >= 0 else None,
        missing=symbols(k, k.pantry.needs[dish] & ~board) if dish >= 0 else [],
        pan=symbols(k, board & PAN),
        knife=symbols(k, board & KNIFE),
        specials_on=symbols(k, k.on_special[owner]),
        specials=tokens,
        cards=k.hand_size(owner),
        hand=utensils(k, k.hands[owner]) if knows_hand(k, seat, owner) else None,
        seen=utensils(k, k.seen[owner]),
        cooked=[k.pantry.dishes[cooked] for cooked in k.cooked[owner]],
        turns=k.spent[owner][:],
        mill=k.pantry.dishes[k.milled] if k.milled in k.cooked[owner] else None,
        marker=k.finisher == owner,
        score=score(k, owner),
        mute="game" if k.mute_game & bit else "turn" if k.mute_turn & bit else "no",
    )


def dice(k: Kitchen) -> list[r.DieShown]:
    """The seven dice as they lie; `rolled` are those of a roll that still counts."""
    found: list[r.DieShown] = []
    for die in range(7):
        face = k.faces[die]
        rolled = k.rolled & k.pantry.bits[die] != 0
        found.append(r.DieShown(k.pantry.dice[die], k.pantry.symbols[face] if face >= 0 else None, rolled))
    return found


def of_bowl(k: Kitchen, seat: int | None) -> list[str]:
    """The Bowl's two, for who knows them."""
    if k.phase != THROW or not knows_hand(k, seat, k.active):
        return []
    return [k.pantry.utensils[utensil] for utensil in k.between]


def between(k: Kitchen) -> list[str]:
    """Tokens that a card is about: the Thermometer's two, or those that came with the Skimmer."""
    if k.phase == BACK:
        return [k.pantry.symbols[symbol] for symbol in k.between]
    return symbols(k, k.swapped) if k.phase == SKIM or k.phase == PEEL else []


def odds(k: Kitchen) -> r.Odds:
    """Exact odds of every choice of dice for the own dish, built up die by die."""
    missing = k.missing(k.active)
    none = [ALL_ROLLS]
    sixths = [0]
    for die in range(7):
        lacking = bin(missing & k.pantry.die_mask[die]).count("1")
        # Of six sides of this die, 6 - lacking show nothing needed.
        none += [rolls // 6 * (6 - lacking) for rolls in none]
        sixths += [count + lacking for count in sixths]
    return r.Odds(ALL_ROLLS, none, sixths)


# Redeal


def redealt(k: Kitchen, seat: int | None, chance: Chance) -> Kitchen:
    """The same to this seat, with the decks and the unseen cards of hands it does not know dealt anew."""
    new = k.clone()
    chance.shuffle(new.dish_deck)
    pool = new.utensil_deck[:]
    counts: list[int] = [0] * k.seats
    for owner in range(k.seats):
        if not knows_hand(k, seat, owner):
            hidden = k.hands[owner] & ~k.seen[owner]
            counts[owner] = bin(hidden).count("1")
            pool.extend([utensil for utensil in range(UTENSILS) if hidden & k.pantry.bits[utensil]])
            new.hands[owner] = k.seen[owner]
            if new.answers[owner] >= 0:
                new.answers[owner] = PASSED
    # In one order, whatever was whose, so that what comes of it depends on nothing hidden.
    pool.sort()
    chance.shuffle(pool)
    for owner in range(k.seats):
        must = must_hold(k, owner) if counts[owner] else 0
        if must and not new.hands[owner] & must:
            counts[owner] -= give_one(new, owner, must, pool)
    for owner in range(k.seats):
        for _ in range(counts[owner]):
            new.hands[owner] |= k.pantry.bits[pool.pop()]
    new.utensil_deck = pool
    if k.phase == THROW and not knows_hand(k, seat, k.active):
        bits, seen = k.pantry.bits, k.seen[k.active]
        unseen = [utensil for utensil in range(UTENSILS) if new.hands[k.active] & ~seen & bits[utensil]]
        new.between = [utensil if seen & bits[utensil] else unseen.pop() for utensil in k.between]
    if k.phase == ANSWER:
        task = new.tasks[-1]
        new.tasks[-1] = task % KINDS + (answering(task // KINDS) & new.hands[k.active] | task // KINDS) * KINDS
    return new


def answering(cards: int) -> int:
    """All cards that answer the same kind of gain as these."""
    return TO_TOKEN if cards & TO_TOKEN else TO_TOP


def must_hold(k: Kitchen, owner: int) -> int:
    """Cards of which this player is known to hold one, because only a holder is asked what he is being asked."""
    if k.phase == WINDOW:
        return playable(k) if k.holders_only and k.answers[owner] == OPEN else 0
    if owner != k.active:
        return 0
    if k.phase == ANSWER:
        cards = answering(k.tasks[-1] // KINDS)
        return cards if k.bag_total else cards & ~TO_DRAW
    return k.pantry.bits[OVEN_MITT] if k.phase == THIRD else 0


def give_one(k: Kitchen, owner: int, cards: int, pool: list[int]) -> int:
    """The last of these cards in the pool goes to a hand; returns how many were given."""
    for place in range(len(pool) - 1, -1, -1):
        if cards & k.pantry.bits[pool[place]]:
            k.hands[owner] |= k.pantry.bits[pool.pop(place)]
            return 1
    return 0
