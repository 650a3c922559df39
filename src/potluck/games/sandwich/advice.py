"""Judgement for Sandwich, from a view alone: what bots grab, build and serve, and how they rank what they are served.

Every cook here works the same way: it has a belief of each judge's palate, grabs what its judges should like, finds the
division of its cards that promises most points, and judges by a palate of its own. They differ in the beliefs.
"""

from __future__ import annotations

from collections.abc import Sequence

from potluck.engine.chance import Chance
from potluck.engine.records import Action
from potluck.games.sandwich import cards, palate, records as r
from potluck.games.sandwich.guess import Guest, divide
from potluck.games.sandwich.learning import Belief
from potluck.games.sandwich.palate import Palate, Table
from potluck.games.sandwich.pantry import LETTERS

# Seconds. In a rush people see the cards being flipped, and read each, before they reach for one; who has only just sat
# down looks round first. Tied leaders read the last verdict before they answer.
FLIPPING, READING, READING_AT_MOST = 0.6, 0.3, 2.4
SITTING_DOWN = 2.0
THINKING_OVER = 10.0


def look(view: r.View) -> float:
    """How long people look, so that bots don't leave them the last card only (SW-R2), nor decide for them (SW-R8)."""
    if view.phase == "tie":
        return THINKING_OVER
    if view.phase != "market" or view.market != "rush" or (view.mine is not None and view.mine.pending is not None):
        return 0.0
    reading = min(READING_AT_MOST, READING * len(view.middle))
    return FLIPPING + reading + (SITTING_DOWN if view.flip == 1 else 0.0)


class CookBot:
    """A cook and judge. `own` is its palate (None: drawn when it first picks); it learns others' if `learns`."""

    def __init__(self, options: r.Options, own: Palate | None, learns: bool) -> None:
        self.pantry = cards.pantry(options.deck)
        self.number: dict[str, int] = {name: number for number, name in enumerate(self.pantry.ids)}
        self.table = Table(self.pantry, options.bleah, options.failure)
        self.own = own
        self.learns = learns
        self.known: dict[int, Palate] = {}
        # Beliefs by seat, and how much of the view's history they rest on.
        self.beliefs: dict[int, Belief] = {}
        self.learnt = 0
        # The judges of this game, and what they were worked out for.
        self.guests: list[Guest] = []
        self.invited: tuple[int, int, int] = (-1, -1, -1)
        # How the last hand is to be divided.
        self.planned: list[int] = []
        self.plan: list[list[int]] = []

    def pick(self, view: r.View, legal: Sequence[Action], luck: Chance) -> Action:
        """The pick with the most promise."""
        if self.own is None:
            self.own = palate.drawn(luck)
        if view.phase == "ranking":
            return self.rank(view, legal, self.own)
        if view.phase == "award":
            return self.award(view, legal, self.own)
        if len(legal) == 1 or view.phase == "pitch":
            return legal[0]
        if view.phase == "tie":
            return self.answer(view, legal)
        self.get_ready(view)
        if isinstance(legal[0], r.Grab):
            return self.grab(view, legal)
        if isinstance(legal[0], r.HandOver):
            return self.hand_over(view, legal)
        return self.put(view, legal)

    # --- beliefs ---------------------------------------------------------------------------------------------------

    def get_ready(self, view: r.View) -> None:
        """Learns from what has been ranked since, and thinks of this game's judges."""
        assert view.mine is not None
        if self.learns:
            for tasted in view.history[self.learnt :]:
                self.study(tasted)
        self.learnt = len(view.history)
        mark = (view.game, view.sandwiches, self.learnt)
        if mark != self.invited:
            self.invited = mark
            self.planned = []
            theme = -1 if view.theme is None else self.pantry.themes.index(view.theme)
            extra = [] if view.announced is None else [self.number[view.announced]]
            size = view.size + len(extra)
            self.guests = []
            for seat in view.mine.receivers:
                # With three players both plates of a receiver go to the same guest.
                same = [guest for guest in self.guests if guest.seat == seat]
                self.guests.append(
                    same[0] if same else Guest(seat, self.belief(seat), self.table, theme, extra, size, view.worth)
                )

    def belief(self, seat: int) -> Belief:
        """What this cook thinks of a judge."""
        if seat not in self.beliefs:
            belief = Belief()
            if seat in self.known:
                belief.know(self.known[seat])
            self.beliefs[seat] = belief
        return self.beliefs[seat]

    def study(self, tasted: r.Tasted) -> None:
        """A ranking: each sandwich was better than the next."""
        if tasted.stand_in or tasted.taster in self.known:
            return
        belief = self.belief(tasted.taster)
        before: list[int] = []
        for verdict in tasted.verdicts:
            traits = self.table.traits([self.number[name] for name in verdict.cards])
            if before:
                belief.learn(before, traits)
            before = traits

    # --- judging ---------------------------------------------------------------------------------------------------

    def dishes(self, view: r.View) -> list[list[int]]:
        """The open plates in numbers."""
        assert view.tasting is not None
        return [[self.number[name] for name in dish.cards] for dish in view.tasting.dishes]

    def rank(self, view: r.View, legal: Sequence[Action], own: Palate) -> Action:
        """By one's own palate."""
        order = own.ranking(self.table, self.dishes(view))
        best = r.Rank("".join([LETTERS[plate] for plate in order]))
        return best if best in legal else legal[0]

    def award(self, view: r.View, legal: Sequence[Action], own: Palate) -> Action:
        """By the theme, and by one's own palate between near equals."""
        theme = -1 if view.theme is None else self.pantry.themes.index(view.theme)
        return legal[own.best_fit(self.table, self.dishes(view), theme)]

    def answer(self, view: r.View, legal: Sequence[Action]) -> Action:
        """SW-R8: another game with those who want one; whoever is asked first shares."""
        best = max([cook.points for cook in view.cooks])
        leaders = len([cook for cook in view.cooks if cook.points == best])
        return legal[0] if len(view.asked) < leaders else legal[-1]

    # --- the market ------------------------------------------------------------------------------------------------

    def grab(self, view: r.View, legal: Sequence[Action]) -> Action:
        """The card that some judge should like most, alone and with the cards already taken."""
        assert view.mine is not None
        pile = [self.number[name] for name in view.mine.loose]
        for sandwich in view.mine.sandwiches:
            pile.extend([self.number[name] for name in sandwich])
        busy: dict[int, int] = {}
        for card in pile:
            host = self.keenest(card)
            busy[host] = busy.get(host, 0) + 1
        best, most = legal[0], -1e9
        for pick in legal:
            assert isinstance(pick, r.Grab)
            worth = self.worth_taking(self.number[pick.ingredient], pile, busy, view.size)
            if worth > most:
                best, most = pick, worth
        return best

    def keenest(self, card: int) -> int:
        """The place of the guest who should like a card best."""
        best, most = 0, -1e9
        for place, guest in enumerate(self.guests):
            keen = guest.keen(card)
            if keen > most:
                best, most = place, keen
        return best

    def worth_taking(self, card: int, pile: list[int], busy: dict[int, int], size: int) -> float:
        """What a card promises: mostly for one guest, a little for all."""
        most, total = -1e9, 0.0
        for place, guest in enumerate(self.guests):
            keen = guest.keen(card)
            total += keen
            company = 0.0
            for other in pile:
                company = max(company, guest.company(card, other))
            crowd = max(0, busy.get(place, 0) + 1 - size)
            most = max(most, keen + 0.5 * company - 0.35 * crowd)
        return most + 0.3 * total / len(self.guests)

    # --- sandwiches ------------------------------------------------------------------------------------------------

    def put(self, view: r.View, legal: Sequence[Action]) -> Action:
        """In the preparation by the plan; in the Express on the line that gains most."""
        assert view.mine is not None
        if view.mine.pending is not None:
            return self.put_on_line(view, legal, self.number[view.mine.pending])
        hand = [self.number[name] for name in view.mine.loose]
        for sandwich in view.mine.sandwiches:
            hand.extend([self.number[name] for name in sandwich])
        hand.sort()
        if hand != self.planned:
            self.planned = hand
            self.plan = divide(hand, self.guests, view.size)
        for number, planned in enumerate(self.plan):
            lying = [self.number[name] for name in view.mine.sandwiches[number]]
            for card in planned:
                pick = r.Put(self.pantry.ids[card], number + 1)
                if lying.count(card) < planned.count(card) and pick in legal:
                    return pick
        loose = [pick for pick in legal if isinstance(pick, r.Put) and pick.ingredient in view.mine.loose]
        return loose[0] if loose else legal[0]

    def put_on_line(self, view: r.View, legal: Sequence[Action], card: int) -> Action:
        """The Express: the line that the card makes better, for some guest."""
        assert view.mine is not None
        best, most = legal[0], -1e9
        for pick in legal:
            assert isinstance(pick, r.Put)
            line = [self.number[name] for name in view.mine.sandwiches[pick.sandwich - 1]]
            gain = max([guest.pleasure([*line, card]) - guest.pleasure(line) for guest in self.guests])
            if gain > most:
                best, most = pick, gain
        return best

    def hand_over(self, view: r.View, legal: Sequence[Action]) -> Action:
        """The order that promises most."""
        assert view.mine is not None
        own = [[self.number[name] for name in sandwich] for sandwich in view.mine.sandwiches]
        best, most = legal[0], -1e9
        for pick in legal:
            if isinstance(pick, r.HandOver):
                order: str = pick.order
                worth = 0.0
                for place, digit in enumerate(order):
                    worth += self.guests[place].promise(own[int(digit) - 1])
                if worth > most:
                    best, most = pick, worth
        return best


class Thumb(CookBot):
    """A decent player of common taste, who thinks that all others have it too."""

    def __init__(self, options: r.Options) -> None:
        super().__init__(options, palate.common(), False)


class PalateCook(CookBot):
    """A player with a palate of its own, who learns those of the others."""

    def __init__(self, options: r.Options) -> None:
        super().__init__(options, None, True)
