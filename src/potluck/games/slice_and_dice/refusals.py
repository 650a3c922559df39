"""Why a pick may not be made now, with the number of the rule. legal.py lists what may: that both agree is tested."""

from __future__ import annotations

from potluck.engine.game import Illegal
from potluck.games.slice_and_dice.gains import KINDS, answers
from potluck.games.slice_and_dice.lines import LAST_SPACE
from potluck.games.slice_and_dice.pantry import (
    COLANDER,
    CORKSCREW,
    FRYING_PAN,
    FUNNEL,
    INGREDIENTS,
    K_ASK,
    K_BACK,
    K_CLEAR,
    K_CUT,
    K_DONE,
    K_END,
    K_ENOUGH,
    K_EXCHANGE,
    K_KEEP,
    K_LID_OFF,
    K_LID_ON,
    K_LOSE,
    K_MUTE,
    K_NO_THANKS,
    K_PASS,
    K_PLACE,
    K_PUT_ON,
    K_ROLL,
    K_SHOWN,
    K_STAY,
    K_STOP,
    K_THROW,
    K_TOP,
    K_UTENSIL,
    KITCHEN_KNIFE,
    KITCHEN_SCISSORS,
    KITCHEN_TIMER,
    LADLE_CARD,
    MEASURING_CUP,
    MEAT_TENDERIZER,
    MILL,
    OVEN_MITT,
    PAN,
    PAN_LID,
    PEELER,
    PESTLE,
    PIZZA_SLICER,
    PRESSURE_COOKER,
    ROASTING_PAN,
    ROLLING_PIN,
    SCALES,
    SKIMMER,
    SPATULA,
    SQUEEZER,
    THERMOMETER,
    TONGS,
    WHISK,
    WOODEN_SPOON,
)
from potluck.games.slice_and_dice.state import (
    ANSWER,
    BACK,
    CHOOSE,
    CLEAR,
    COOK,
    EXCHANGE,
    FINISH,
    GAIN,
    LADLE,
    LID,
    LOSE,
    NONE,
    OPEN,
    OVER,
    PAY,
    PEEL,
    ROLLED,
    SKIM,
    THIRD,
    THROW,
    WINDOW,
    Kitchen,
)
from potluck.games.slice_and_dice.turn import playable


def check(k: Kitchen, seat: int, code: int) -> None:
    """Raises Illegal if this pick may not be made."""
    if k.phase == OVER:
        raise Illegal("", "over")
    if code < 0:
        raise Illegal("", "unknown-action")
    if k.phase == WINDOW:
        if not 0 <= seat < k.seats or k.answers[seat] != OPEN:
            raise Illegal("SD-R16", "not-your-turn", {"seat": seat})
    elif seat != k.active:
        raise Illegal("SD-9", "not-your-turn", {"seat": seat})
    why = refusal(k, seat, k.pantry.kind[code], k.pantry.one[code], k.pantry.two[code])
    if why:
        rule, _, slug = why.partition(" ")
        raise Illegal(rule, slug)


def refusal(k: Kitchen, seat: int, kind: int, one: int, two: int) -> str:
    """The rule and the message that refuse this pick ("SD-31 lid-there"), or ""."""
    if kind >= K_UTENSIL:
        return no_utensil(k, seat, kind - K_UTENSIL, one, two)
    if kind <= K_STOP:
        return no_step(k, seat, kind, one)
    if kind <= K_LOSE:
        return no_token(k, seat, kind, one)
    if kind <= K_ASK:
        return no_trade(k, seat, kind, one)
    return no_answer(k, seat, kind, one)


def is_free(k: Kitchen) -> bool:
    """Between rolls in the own turn (SD-R23)."""
    return k.phase == COOK or k.phase == CHOOSE or k.phase == CLEAR or k.phase == FINISH


def no_step(k: Kitchen, seat: int, kind: int, one: int) -> str:
    """Choosing, clearing, rolling, stopping."""
    if kind == K_ROLL:
        if k.phase != COOK:
            return "SD-12 roll-later"
        line = k.markers[seat]
        if line >= 0 and k.closed_to(seat, line):
            return "SD-R11 lid-there"
        return "" if k.open_dish(seat) >= 0 else "SD-R8 no-dish"
    if kind == K_STOP:
        return "" if k.phase == COOK else "SD-15 not-cooking"
    if kind == K_CLEAR or kind == K_KEEP:
        return "" if k.phase == CLEAR else "SD-11 clear-later"
    if k.phase != CHOOSE:
        return "SD-10 choose-later"
    if kind == K_STAY:
        return "" if k.markers[seat] >= 0 or no_line_open(k, seat) else "SD-10 must-choose"
    if one >= k.line_count:
        return "SD-7 line-unused"
    if one == k.markers[seat]:
        return "SD-10 already-there"
    if k.closed_to(seat, one):
        return "SD-31 lid-there"
    return "" if k.dishes[one] >= 0 else "SD-R8 no-dish"


def no_line_open(k: Kitchen, seat: int) -> bool:
    """Whether no line at all can be chosen."""
    for line in range(k.line_count):
        if k.dishes[line] >= 0 and not k.closed_to(seat, line):
            return False
    return True


def no_token(k: Kitchen, seat: int, kind: int, one: int) -> str:
    """Placing, cutting, losing."""
    bit = k.pantry.bits[one]
    if kind == K_PLACE:
        if k.phase != ROLLED or not k.shown_symbols() & bit:
            return "SD-13 not-rolled"
        return "" if k.useful() & bit else "SD-13 not-needed"
    if kind == K_DONE:
        return "" if k.phase == ROLLED and k.useful() else "SD-R6 nothing-to-place"
    if kind == K_CUT:
        if k.phase == THIRD:
            return ""
        return "" if k.phase == ROLLED and not k.useful() else "SD-14 no-cut"
    if kind == K_LOSE:
        if k.phase != LOSE:
            return "SD-15 nothing-lost"
        return "" if k.boards[seat] & bit else "SD-15 not-on-board"
    if k.phase != ROLLED and not is_free(k):
        return "SD-26 not-between"
    if not k.specials[seat * INGREDIENTS + one]:
        return "SD-26 no-special"
    return "" if k.missing(seat) & bit else "SD-26 not-needed"


def no_trade(k: Kitchen, seat: int, kind: int, one: int) -> str:
    """Ending the turn, exchanging, the Lid, asking to be asked."""
    if kind == K_END:
        return "" if k.phase == FINISH else "SD-18 not-finished"
    if kind == K_ASK:
        return "" if k.phase == CHOOSE and k.mute_game & k.pantry.bits[seat] else "SD-R16 not-muted"
    if kind == K_LID_ON or kind == K_LID_OFF:
        return "" if k.phase == LID else "SD-33 no-lid-to-move"
    if kind == K_EXCHANGE:
        if k.phase != EXCHANGE and not is_free(k):
            return "SD-R23 not-between"
        if not k.hands[seat] & k.pantry.bits[one]:
            return "SD-22 not-held"
        return "" if k.phase == EXCHANGE or k.hand_size(seat) > 1 else "SD-22 two-wanted"
    if k.phase == PAY:
        return "" if k.specials[seat * INGREDIENTS + one] else "SD-30 no-special"
    if not is_free(k):
        return "SD-R23 not-between"
    if k.coop:
        return "SD-37 no-lid-in-coop"
    if k.lid == seat:
        return "SD-31 lid-is-yours"
    if k.dish_of(seat) == NONE:
        return "SD-R29 lid-needs-dish"
    if not k.specials[seat * INGREDIENTS + one]:
        return "SD-30 no-special"
    return "" if k.tokens(seat) > 1 else "SD-30 two-wanted"


def no_answer(k: Kitchen, seat: int, kind: int, one: int) -> str:
    """Windows, gains, and cards that go on token by token."""
    if kind == K_PASS or kind == K_MUTE:
        return "" if k.phase == WINDOW else "SD-R16 no-window"
    if kind == K_SHOWN or kind == K_TOP:
        if k.phase != GAIN:
            return "SD-22 no-gain"
        return "" if kind == K_TOP or one in k.shown else "SD-22 not-shown"
    if kind == K_THROW:
        return "" if k.phase == THROW and one in k.between else "SD-R18 not-of-two"
    if kind == K_BACK:
        return "" if k.phase == BACK and one in k.between else "SD-25 not-of-two"
    if kind == K_NO_THANKS:
        return "" if k.phase == ANSWER else "SD-R18 nothing-to-answer"
    if kind == K_ENOUGH:
        return "" if (k.phase == SKIM or k.phase == LADLE) and k.swapped else "SD-25 not-begun"
    bit = k.pantry.bits[one]
    if kind == K_PUT_ON:
        if k.phase != PEEL:
            return "SD-25 not-begun"
        return "SD-R26 on-board" if k.boards[seat] & bit else ""
    if k.phase != LADLE and k.phase != SKIM:
        return "SD-25 not-begun"
    if not k.boards[seat] & bit:
        return "SD-25 not-on-board"
    return "SD-R26 just-came" if k.phase == SKIM and k.swapped & bit else ""


def no_utensil(k: Kitchen, seat: int, utensil: int, one: int, two: int) -> str:
    """Utensils: held, at the right time, with a target."""
    bits = k.pantry.bits
    if not k.hands[seat] & bits[utensil]:
        return "SD-25 not-held"
    if k.phase == WINDOW:
        return no_reaction(k, utensil, one, two)
    if utensil == SPATULA or utensil == COLANDER or utensil == MEAT_TENDERIZER:
        return "SD-R15 only-on-rival"
    if FRYING_PAN <= utensil <= PRESSURE_COOKER:
        if k.phase != ANSWER or not k.tasks[-1] // KINDS & bits[utensil]:
            return "SD-R18 nothing-to-answer"
        return "" if answers(k, k.tasks[-1]) & bits[utensil] else "SD-29 bag-empty"
    if utensil == OVEN_MITT:
        if k.phase == THIRD or (k.phase == COOK and k.cuts):
            return ""
        return "SD-25 no-cut-to-heal"
    if utensil == FUNNEL or utensil == MEASURING_CUP or utensil == SQUEEZER:
        return no_dice(k, utensil, one)
    if not is_free(k):
        return "SD-R23 not-between"
    if SCALES <= utensil <= KITCHEN_TIMER or utensil == ROLLING_PIN:
        return no_move(k, utensil, one, two)
    return no_target(k, seat, utensil, one, two)


def no_dice(k: Kitchen, utensil: int, one: int) -> str:
    """Funnel, Measuring Cup, Squeezer: dice just rolled, none of them used yet (SD-R22)."""
    if k.phase != ROLLED or k.placed:
        return "SD-R22 no-fresh-roll"
    if utensil == SQUEEZER:
        return "SD-R22 die-not-rolled" if one & ~k.rolled else ""
    die = k.pantry.of_die[one] if utensil == FUNNEL else one
    if not k.rolled & k.pantry.bits[die]:
        return "SD-R22 die-not-rolled"
    return "SD-R25 no-change" if utensil == FUNNEL and k.faces[die] == one else ""


def no_move(k: Kitchen, utensil: int, line: int, steps: int) -> str:
    """Utensils that act on a dish in a line."""
    if k.dishes[line] == NONE:
        return "SD-R25 no-dish"
    if utensil == ROLLING_PIN:
        return "SD-R25 already-pinned" if k.pinned & k.pantry.bits[line] else ""
    if utensil == WHISK:
        return "SD-25 last-space" if k.spaces[line] == LAST_SPACE else ""
    back = steps if utensil == CORKSCREW else 1
    return "" if k.spaces[line] >= back else "SD-R25 first-space"


def no_target(k: Kitchen, seat: int, utensil: int, one: int, two: int) -> str:
    """The other utensils of the own turn."""
    bits = k.pantry.bits
    board = k.boards[seat]
    if utensil == TONGS or utensil == KITCHEN_SCISSORS or utensil == PEELER:
        return "" if board & bits[one] else "SD-R25 not-on-board"
    if utensil == KITCHEN_KNIFE or utensil == ROASTING_PAN:
        return "SD-R25 on-board" if board & bits[one] else ""
    if utensil == SKIMMER or utensil == LADLE_CARD:
        return "" if board & PAN else "SD-R25 pan-empty"
    if utensil == WOODEN_SPOON or utensil == PIZZA_SLICER:
        if one >= k.seats or one == seat:
            return "SD-R15 only-on-rival"
        return "" if k.boards[one] & bits[two] else "SD-R25 not-on-board"
    if utensil == MILL:
        return "" if one in k.cooked[seat] else "SD-25 not-cooked"
    if utensil == PAN_LID:
        if k.lid == seat:
            return "SD-31 lid-is-yours"
        return "SD-R29 lid-needs-dish" if k.dish_of(seat) == NONE else ""
    if utensil == THERMOMETER or utensil == PESTLE:
        return "" if k.bag_total else "SD-29 bag-empty"
    return ""


def no_reaction(k: Kitchen, utensil: int, one: int, two: int) -> str:
    """SD-R16: rival cards, on the active player alone (SD-R15)."""
    if not playable(k) & k.pantry.bits[utensil]:
        if utensil == SPATULA or utensil == COLANDER:
            return "SD-R22 no-fresh-roll"
        return "SD-25 no-rival-card" if utensil != WOODEN_SPOON and utensil != PIZZA_SLICER else "SD-R25 not-on-board"
    if utensil == SPATULA:
        return "SD-R22 die-not-rolled" if one & ~k.rolled else ""
    if utensil == COLANDER:
        return "" if k.rolled & k.pantry.bits[one] else "SD-R22 die-not-rolled"
    if utensil == MEAT_TENDERIZER:
        return ""
    if one != k.active:
        return "SD-R15 only-on-active"
    return "" if k.boards[one] & k.pantry.bits[two] else "SD-R25 not-on-board"
