"""Judgement for Slice & Dice, from a view alone: the rule of thumb that bots play by.

It picks the dish that promises most stars for its time, rolls the dice that can help, risks a third cut where that is
worth it, keeps special tokens against cuts, and utensils for the last symbols, which dice are slow to show.
"""

from __future__ import annotations

from collections.abc import Sequence

from potluck.engine.chance import Chance
from potluck.engine.records import Action
from potluck.games.slice_and_dice import cards, records as r
from potluck.games.slice_and_dice.chances import MOST, TURNS, Forecast
from potluck.games.slice_and_dice.pantry import INGREDIENTS, Pantry

# What a utensil is worth to keep or to gain.
WORTH = {
    "roasting-pan": 10.0,
    "kitchen-knife": 10.0,
    "funnel": 9.0,
    "thermometer": 6.5,
    "pestle-and-mortar": 6.0,
    "pressure-cooker": 5.5,
    "oven-mitt": 5.0,
    "bowl": 5.0,
    "squeezer": 4.5,
    "measuring-cup": 4.0,
    "mill": 4.0,
    "frying-pan": 4.0,
    "wok": 3.5,
    "pan": 3.5,
    "kitchen-timer": 3.0,
    "rolling-pin": 3.0,
    "pizza-slicer": 3.0,
    "wooden-spoon": 3.0,
    "meat-tenderizer": 3.0,
    "spatula": 3.0,
    "colander": 2.5,
    "skimmer": 2.5,
    "peeler": 2.5,
    "corkscrew": 2.5,
    "scales": 2.0,
    "pan-lid": 2.0,
    "ladle": 1.5,
    "tongs": 1.5,
    "kitchen-scissors": 1.5,
    "whisk": 0.5,
}
# An unseen one of the deck.
UNSEEN = 4.2
# Two cards below this are better exchanged for one.
POOR = 3.2
# What a finished dish is worth beside its stars: it brings rewards, and the end nearer.
DONE = 3.0
REWARD = 1.0
# What a turn is worth to a good cook, in the same measure.
A_TURN = 1.55
# A dish further on its line is gone sooner, while a new one can still be cooked later.
AGE = 0.2
NEVER = -99.0


class Thumb:
    """A decent player."""

    def __init__(self, options: r.Options) -> None:
        self.pantry: Pantry = cards.pantry(options.deck)
        self.at: dict[str, int] = {symbol: place for place, symbol in enumerate(self.pantry.symbols)}
        self.dish: dict[str, int] = {dish: place for place, dish in enumerate(self.pantry.dishes)}
        by_worth: dict[float, Forecast] = {}
        self.forecasts: list[Forecast] = []
        for dish in range(len(self.pantry.dishes)):
            worth = self.worth(dish)
            if worth not in by_worth:
                by_worth[worth] = Forecast(worth, A_TURN)
            self.forecasts.append(by_worth[worth])

    def worth(self, dish: int) -> float:
        """What it is worth to have cooked a dish."""
        rewards = int(self.pantry.gives_utensil[dish]) + int(self.pantry.gives_special[dish])
        return self.pantry.stars[dish] + DONE + REWARD * rewards

    def pick(self, view: r.View, legal: Sequence[Action], luck: Chance) -> Action:
        """The pick of this phase."""
        if len(legal) == 1:
            return legal[0]
        phase = view.phase
        if phase == "window":
            return self.react(view, legal)
        if phase == "rolled":
            return self.use_roll(view, legal)
        if phase == "cook":
            return self.cook(view, legal)
        if phase == "choose":
            return self.prepare(view, legal) or self.choose(view, legal)
        if phase == "clear":
            return self.clear(view, legal)
        if phase == "gain":
            return self.gain(view, legal)
        if phase == "finish":
            return self.prepare(view, legal) or first(legal, r.EndTurn)
        return self.small_decision(view, legal)

    # --- which dish --------------------------------------------------------------------------------------------

    def helpers(self, view: r.View, lacks: list[str]) -> int:
        """How many of the missing symbols special tokens and sure utensils can stand for."""
        mine = own(view)
        hand = hand_of(mine)
        pan = [symbol for symbol in lacks if self.at[symbol] < INGREDIENTS]
        tokens = len([symbol for symbol in pan if symbol in mine.specials])
        found = tokens
        if "roasting-pan" in hand and len(pan) > tokens:
            found += 1
        if "kitchen-knife" in hand and len(lacks) > len(pan):
            found += 1
        if "funnel" in hand and len(lacks) > found:
            found += 1
        return found

    def fixes(self, view: r.View, line: r.OnLine) -> int:
        """How many missing symbols cards can swap in while they get the unneeded tokens off; -1 if they can't."""
        hand = hand_of(own(view))
        pan = len([symbol for symbol in line.extra if self.at[symbol] < INGREDIENTS])
        knife = len(line.extra) - pan
        if knife > (1 if "kitchen-scissors" in hand else 0):
            return -1
        if pan == 0:
            return 0
        room = self.room(line)
        if "skimmer" in hand and room >= pan:
            return pan
        if pan == 1 and "peeler" in hand and room >= 1:
            return 1
        return 0 if "ladle" in hand or (pan == 1 and "tongs" in hand) else -1

    def room(self, line: r.OnLine) -> int:
        """How many ingredients the dish still needs."""
        return len([symbol for symbol in line.lacks if self.at[symbol] < INGREDIENTS])

    def promise(self, view: r.View, line: r.OnLine, fresh: bool) -> float:
        """What a line promises: stars and rewards by the chance to finish in time, less the turns it takes."""
        if line.dish is None:
            return NEVER
        dish = self.dish[line.dish]
        if fresh:
            lacks = [self.pantry.symbols[s] for s in range(42) if self.pantry.needs[dish] & self.pantry.bits[s]]
            missing = len(lacks)
        else:
            lacks = line.lacks
            fixed = self.fixes(view, line)
            if line.extra and fixed < 0:
                return NEVER
            missing = len(lacks) - fixed
        missing = min(MOST, max(0, missing - self.helpers(view, lacks)))
        return self.forecasts[dish].promise[self.turns_left(view, line)][missing] + AGE * line.space

    def turns_left(self, view: r.View, line: r.OnLine) -> int:
        """Own turns before a dish leaves, this one too; another cook at it is taken to need one for each symbol."""
        left = 5 - line.space + (1 if line.pinned else 0) + self.delay(view, line)
        for seat, cook in enumerate(view.players):
            if seat != view.me and cook.line is not None and view.lines[cook.line - 1] is line:
                left = min(left, max(1, len(cook.missing)))
        return min(TURNS, left)

    def delay(self, view: r.View, line: r.OnLine) -> int:
        """Turns that cards can win for a dish."""
        hand = hand_of(own(view))
        if "kitchen-timer" in hand:
            return line.space - 1
        return 1 if "rolling-pin" in hand or "scales" in hand or "corkscrew" in hand else 0

    def choose(self, view: r.View, legal: Sequence[Action]) -> Action:
        """The most promising line; a change must be worth it, for a new dish must be begun."""
        best, most = legal[0], 2 * NEVER
        mine = own(view)
        for action in legal:
            if isinstance(action, r.Choose):
                line = view.lines[action.line - 1]
            elif isinstance(action, r.Stay) and mine.line is not None:
                line = view.lines[mine.line - 1]
            else:
                continue
            closed = line.lid_seat is not None and line.lid_seat != view.me
            promise = 1.5 * NEVER if closed else max(self.promise(view, line, False), self.promise(view, line, True))
            if promise > most:
                best, most = action, promise
        return best

    def clear(self, view: r.View, legal: Sequence[Action]) -> Action:
        """Clear when the tokens are in the way of the dish."""
        mine = own(view)
        if mine.line is None:
            return first(legal, r.KeepBoard)
        line = view.lines[mine.line - 1]
        if line.dish is None or not line.extra:
            return first(legal, r.KeepBoard)
        if self.promise(view, line, True) >= self.promise(view, line, False):
            return first(legal, r.ClearBoard)
        return first(legal, r.KeepBoard)

    # --- cooking -----------------------------------------------------------------------------------------------

    def cook(self, view: r.View, legal: Sequence[Action]) -> Action:
        """Finish if cards can; make room; roll what can help; stop when a third cut costs more than it may win."""
        early = self.prepare(view, legal)
        if early is not None:
            return early
        mine = own(view)
        if mine.line is None or not any(isinstance(action, r.Roll) for action in legal):
            return first(legal, r.StopCooking)
        line = view.lines[mine.line - 1]
        fix = self.make_room(line, legal)
        if fix is not None:
            return fix
        if not line.extra:
            finish = self.finish(view, line, legal)
            if finish is not None:
                return finish
            bought = self.buy_finish(view, line, legal)
            if bought is not None:
                return bought
        if line.lacks and not line.extra and (view.cuts < 2 or self.dares(view, line)):
            dice = 0
            for symbol in line.lacks:
                dice |= self.pantry.bits[self.at[symbol] // 6]
            return next(action for action in legal if isinstance(action, r.Roll) and action.dice == dice)
        return self.save_dish(view, line, legal) or first(legal, r.StopCooking)

    def dares(self, view: r.View, line: r.OnLine) -> bool:
        """Whether to roll with two cuts: something catches the third, or it is worth the risk."""
        mine = own(view)
        if "oven-mitt" in hand_of(mine) or any(symbol in mine.specials for symbol in line.lacks):
            return True
        assert line.dish is not None
        missing = min(MOST, max(1, len(line.lacks) - self.helpers(view, line.lacks)))
        return self.forecasts[self.dish[line.dish]].push[self.turns_left(view, line)][missing]

    def make_room(self, line: r.OnLine, legal: Sequence[Action]) -> Action | None:
        """Cards that get unneeded tokens off the board, at best for needed ones."""
        if not line.extra:
            return None
        best: Action | None = None
        most = 0
        for action in legal:
            worth = 0
            if isinstance(action, r.UseSkimmer):
                pan = len([symbol for symbol in line.extra if self.at[symbol] < INGREDIENTS])
                worth = 4 if 1 <= pan <= self.room(line) else 0
            elif isinstance(action, r.UsePeeler):
                worth = 5 if action.symbol in line.extra and self.room(line) else 0
            elif isinstance(action, (r.UseTongs, r.UseKitchenScissors)):
                worth = 3 if action.symbol in line.extra else 0
            elif isinstance(action, r.UseLadle):
                worth = 2 if any(self.at[symbol] < INGREDIENTS for symbol in line.extra) else 0
            if worth > most:
                best, most = action, worth
        return best

    def finish(self, view: r.View, line: r.OnLine, legal: Sequence[Action]) -> Action | None:
        """The next card or token, if tokens, Roasting Pan and Kitchen Knife can stand for all that is missing."""
        mine = own(view)
        hand = hand_of(mine)
        pan = [symbol for symbol in line.lacks if self.at[symbol] < INGREDIENTS]
        knife = len(line.lacks) - len(pan)
        bare = [symbol for symbol in pan if symbol not in mine.specials]
        if len(bare) > (1 if "roasting-pan" in hand else 0) or knife > (1 if "kitchen-knife" in hand else 0):
            return None
        for action in legal:
            if isinstance(action, r.PlaceSpecial):
                return action
            if isinstance(action, r.UseRoastingPan) and action.symbol in bare:
                return action
            if isinstance(action, r.UseKitchenKnife) and action.symbol in line.lacks:
                return action
        return None

    def buy_finish(self, view: r.View, line: r.OnLine, legal: Sequence[Action]) -> Action | None:
        """Two cards for the one of the display that stands for the last missing symbol."""
        mine = own(view)
        rest = [symbol for symbol in line.lacks if symbol not in mine.specials]
        if len(rest) != 1:
            return None
        wanted = "roasting-pan" if self.at[rest[0]] < INGREDIENTS else "kitchen-knife"
        if wanted not in view.shown and ("funnel" not in view.shown or "funnel" in hand_of(mine)):
            return None
        cheapest = min(hand_of(mine), key=WORTH.__getitem__, default=None)
        for action in legal:
            if isinstance(action, r.Exchange) and action.utensil == cheapest:
                return action
        return None

    def save_dish(self, view: r.View, line: r.OnLine, legal: Sequence[Action]) -> Action | None:
        """A dish about to leave, and well begun, is held back."""
        mine = own(view)
        begun = len(mine.pan) + len(mine.knife)
        if line.space < 4 or line.pinned or begun < 2 or line.extra:
            return None
        best: Action | None = None
        most = 0
        for action in legal:
            worth = 0
            if isinstance(action, r.UseKitchenTimer) and action.line == mine.line:
                worth = 1
            elif isinstance(action, r.UseCorkscrew) and action.line == mine.line:
                worth = 1 + action.steps
            elif isinstance(action, r.UseScales) and action.line == mine.line:
                worth = 4
            elif isinstance(action, r.UseRollingPin) and action.line == mine.line:
                worth = 5
            if worth > most:
                best, most = action, worth
        return best

    def use_roll(self, view: r.View, legal: Sequence[Action]) -> Action:
        """Place all that is useful; against a cut Funnel, rerolls or a special token, before it is taken."""
        mine = own(view)
        lacks = mine.missing
        turned = self.turn_die(view, legal, lacks)
        if turned is not None:
            return turned
        for action in legal:
            if isinstance(action, r.Place):
                return action
        if view.cuts == 2:
            for action in legal:
                if isinstance(action, r.PlaceSpecial):
                    return action
        if len(lacks) <= 3 or view.cuts == 2:
            again = self.roll_again(legal, lacks)
            if again is not None:
                return again
        return first(legal, r.TakeCut)

    def turn_die(self, view: r.View, legal: Sequence[Action], lacks: list[str]) -> Action | None:
        """The Funnel, for one of the last two missing symbols, on a die that shows nothing useful."""
        if len(lacks) - len(view.useful) > 1 or len(lacks) > 2:
            return None
        rest = [symbol for symbol in lacks if symbol not in view.useful and symbol not in own(view).specials]
        if not rest:
            return None
        busy = [self.at[symbol] // 6 for symbol in view.useful]
        for action in legal:
            if isinstance(action, r.UseFunnel) and action.symbol in rest and self.at[action.symbol] // 6 not in busy:
                return action
        return None

    def roll_again(self, legal: Sequence[Action], lacks: list[str]) -> Action | None:
        """Measuring Cup or Squeezer on the dice that can help."""
        dice = 0
        for symbol in lacks:
            dice |= self.pantry.bits[self.at[symbol] // 6]
        best: Action | None = None
        for action in legal:
            if isinstance(action, r.UseSqueezer) and action.dice == dice:
                return action
            if isinstance(action, r.UseMeasuringCup) and dice & self.pantry.bits[self.pantry.dice.index(action.die)]:
                best = action
        return best

    # --- utensils ----------------------------------------------------------------------------------------------

    def prepare(self, view: r.View, legal: Sequence[Action]) -> Action | None:
        """Cards that are best played at once, the Lid where a rival is after the same dish, and exchanges."""
        mine = own(view)
        for action in legal:
            if isinstance(action, (r.UsePestleAndMortar, r.UseThermometer, r.UseBowl)):
                return action
            if isinstance(action, r.UseMill) and len(mine.cooked) * 2 >= view.target:
                return action
        if mine.line is not None and len(mine.missing) == 1 and self.is_chased(view, mine.line):
            for action in legal:
                if isinstance(action, r.UsePanLid):
                    return action
                if isinstance(action, r.BuyLid) and len(mine.specials) > 4 and action.symbol not in mine.missing:
                    return action
        poor = [card for card in hand_of(mine) if WORTH[card] <= POOR and not self.is_handy(view, card)]
        if len(poor) >= 2:
            for action in legal:
                if isinstance(action, r.Exchange) and action.utensil in poor:
                    return action
        return None

    def is_handy(self, view: r.View, card: str) -> bool:
        """Whether a poor card can do something for the dish under way."""
        mine = own(view)
        if mine.line is None:
            return False
        line = view.lines[mine.line - 1]
        if card in ("kitchen-timer", "rolling-pin", "scales", "corkscrew"):
            return line.space >= 3 and len(mine.pan) + len(mine.knife) >= 2
        if card in ("skimmer", "peeler", "ladle", "tongs", "kitchen-scissors"):
            return bool(line.extra) and self.fixes(view, line) >= 0
        return False

    def is_chased(self, view: r.View, line: int) -> bool:
        """Whether a rival with some tokens stands on this line."""
        for seat, player in enumerate(view.players):
            if seat != view.me and player.line == line and player.pan + player.knife:
                return True
        return False

    def gain(self, view: r.View, legal: Sequence[Action]) -> Action:
        """The best of the display, unless the deck promises more; above all what stands for the last symbol."""
        mine = own(view)
        rest = [symbol for symbol in mine.missing if symbol not in mine.specials]
        best, most = first(legal, r.TakeTop), UNSEEN
        for action in legal:
            if isinstance(action, r.TakeShown):
                worth = WORTH[action.utensil]
                if len(rest) == 1:
                    last = "roasting-pan" if self.at[rest[0]] < INGREDIENTS else "kitchen-knife"
                    worth += 5.0 if action.utensil == last else 0.0
                if worth > most:
                    best, most = action, worth
        return best

    def react(self, view: r.View, legal: Sequence[Action]) -> Action:
        """Rival cards, when the active player is about to finish a dish."""
        active = view.players[view.active]
        left = len(active.missing) - len(view.useful)
        if len(legal) > 3 and left <= 1 and active.line is not None:
            for action in legal:
                if isinstance(action, r.UseColander) and view.useful:
                    if self.pantry.dice.index(action.die) == self.at[view.useful[0]] // 6:
                        return action
                elif isinstance(action, r.UseSpatula) and view.useful:
                    dice = 0
                    for symbol in view.useful:
                        dice |= self.pantry.bits[self.at[symbol] // 6]
                    if action.dice == dice:
                        return action
                elif isinstance(action, r.UseMeatTenderizer):
                    if view.cuts == 2 and active.pan + active.knife:
                        return action
                elif not view.useful and len(active.missing) == 1:
                    return action
        return first(legal, r.Pass)

    def small_decision(self, view: r.View, legal: Sequence[Action]) -> Action:
        """Decisions within a decision."""
        mine = own(view)
        line = view.lines[mine.line - 1] if mine.line is not None else None
        lacks = line.lacks if line is not None else []
        extra = line.extra if line is not None else []
        best, most = legal[0], -1.0
        for action in legal:
            worth = 0.0
            if isinstance(action, (r.ThrowBack, r.Exchange)):
                worth = 20.0 - WORTH[action.utensil]
            elif isinstance(action, r.PutOn):
                worth = 1.0 if action.symbol in lacks else 0.0
            elif isinstance(action, (r.PutBack, r.BuyLid)):
                worth = 0.0 if action.symbol in lacks else 1.0
            elif isinstance(action, r.Lose):
                worth = 2.0 if action.symbol in extra else 1.0 if action.symbol in mine.specials else 0.0
                if action.symbol in mine.specials_on:
                    worth -= 0.5
            elif isinstance(action, r.TakeOff):
                worth = 2.0 if action.symbol in extra else -0.5
            elif isinstance(action, (r.UseOvenMitt, r.LidOn)):
                worth = 1.0
            elif isinstance(action, (r.UseWok, r.UsePan, r.UseFryingPan, r.UsePressureCooker)):
                worth = 1.0
            if worth > most:
                best, most = action, worth
        return best


def own(view: r.View) -> r.AtSeat:
    """The adviser's own place at the table."""
    assert view.me is not None
    return view.players[view.me]


def hand_of(mine: r.AtSeat) -> list[str]:
    """The own hand."""
    return mine.hand or []


def first(legal: Sequence[Action], kind: type[Action]) -> Action:
    """The first pick of a kind; the first of all if there is none."""
    for action in legal:
        if isinstance(action, kind):
            return action
    return legal[0]
