"""Small festivals set up by hand: `festival("ann: T P4 B | 2 | sour")` is a table whose seat 0 has one customer, Ann.

A customer is its name, its spaces from bottom to top (a letter each, with the tip's number behind it), its star
segments and its bonus. Ingredients are a letter and a number, `T4`: tofu, peppers, broccoli, eggplant, citrus; `*4` is
wild.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from potluck.engine.chance import Scripted
from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action, Event
from potluck.games.chicken_fried_dice import BOX, cards, records as r
from potluck.games.chicken_fried_dice.feeding import changed, fill, look_at, welcome
from potluck.games.chicken_fried_dice.pantry import BONUSES, INGREDIENTS, PLACES
from potluck.games.chicken_fried_dice.rules import ChickenFriedDice
from potluck.games.chicken_fried_dice.state import ATTRACT, IN_COOP, PLUCK, State, Truck

GAME = ChickenFriedDice()
HOUSE: r.Deck = BOX.house()
LETTERS = "TPBEC*"
NAME = r.Names("x", "x")

# A truck, a menu and a picnic of the tests' own, so that the house deck may change. Tofu stays at prep level 2.
VAN = r.TruckCard(
    "van",
    NAME,
    ["tofu", "peppers", "eggplant"],
    ["new", 2, "flip", 5, "new", "new", "new", 7, "flip", "flip", "flip", 9],
    {"prep": [1, 2], "sauce": [2, 4], "toss": [1, 3], "chop": [3, 6]},
)
MENU = [
    r.Track("savoury", [r.Step(["x-any"]), r.Step(points=r.ScoringStep(1, "eggplant")), r.Step(["coop", "tip"])]),
    r.Track("sweet", [r.Step(points=r.ScoringStep(1, "broccoli")), r.Step(points=r.ScoringStep(2, "peppers"))]),
    r.Track("spicy", [r.Step(["tip"], r.ScoringStep(1, "tofu"))]),
    r.Track("sour", [r.Step(["coop"]), r.Step(points=r.ScoringStep(2, "citrus"))]),
]
TABLES = [
    r.PicnicTable("oak", NAME, "top left", "different", 4, 2),
    r.PicnicTable("ring", NAME, "centre", "unequal", 4, 12, [(1, 2), (2, 3), (3, 4), (4, 1)]),
    r.PicnicTable("row", NAME, "right", "equal", 3, 9, [(1, 2), (2, 3)]),
    r.PicnicTable("long", NAME, "bottom left", "only", 5, 1, flavours=["savoury", "spicy"], full=20),
]
BONUS = [r.PicnicBonus(["oak-1", "oak-2"], "x-any"), r.PicnicBonus(["ring-1", "ring-2", "ring-3"], "coop")]


def customer(text: str) -> r.Customer:
    """A card from its text."""
    name, _, rest = text.partition(":")
    spaces, stars, bonus = (part.strip() for part in rest.split("|"))
    marks = spaces.split()
    tips = [r.TipCondition(place, int(mark[1:])) for place, mark in enumerate(marks, 1) if len(mark) > 1]
    colours = [INGREDIENTS[LETTERS.index(mark[0])] for mark in marks]
    return r.Customer(name.strip(), NAME, colours, tips, int(stars), bonus)  # type: ignore[arg-type]


def deck(guests: Sequence[str] = ()) -> r.Deck:
    """The tests' trucks and boards, the house's customers, and these behind them."""
    return msgspec.structs.replace(
        HOUSE,
        truck=[VAN, *HOUSE.truck[1:]],
        track=MENU,
        table=TABLES,
        bonus=BONUS,
        customer=[*HOUSE.customer, *map(customer, guests)],
    )


class Festival:
    """A table in Chuck 'n Pluck; seat 0 is the cook of our stories, and luck is what a test says."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.pantry = state.pantry

    @property
    def mine(self) -> Truck:
        """The truck of our cook."""
        return self.state.trucks[0]

    def do(self, action: Action, *, seat: int = 0, luck: Sequence[int] | None = (), at: int = 0) -> list[Event]:
        """One pick with the faces that fall (1 to 6), or any luck for None; gives what everybody was told."""
        moment = moment_with(luck, at)
        GAME.apply(self.state, seat, action, moment)
        if isinstance(moment.chance, Scripted):
            moment.chance.finish()
        return [told.event for told in moment.told]

    def refuses(self, action: Action, seat: int = 0) -> tuple[str, str]:
        """The rule that a pick breaks, and why; nothing may have changed."""
        before = GAME.snapshot(self.state)
        assert action not in self.legal(seat)
        try:
            self.do(action, seat=seat)
        except Illegal as illegal:
            assert GAME.snapshot(self.state) == before
            assert f"no-{illegal.why}" in BOX.words("en")
            return illegal.rule, illegal.why
        raise AssertionError(f"{action} was taken")

    def legal(self, seat: int = 0) -> list[Action]:
        """What a seat may pick."""
        return GAME.legal(self.state, seat)

    def view(self, seat: int | None = 0) -> r.View:
        """The table as a seat sees it."""
        seen = GAME.view(self.state, seat)
        assert isinstance(seen, r.View)
        return seen

    def truck(self, seat: int = 0) -> r.TruckView:
        """A truck as everybody sees it."""
        return self.view().trucks[seat]

    def queue(self, seat: int = 0) -> dict[str, list[int]]:
        """What is written on the customers of a queue."""
        return {one.customer: one.written for one in self.truck(seat).queue}

    def fed(self, seat: int = 0) -> list[str]:
        """The customers fed, in order."""
        return [one.customer for one in self.truck(seat).fed]

    def at_hand(self, seat: int = 0) -> dict[str, str]:
        """Ingredients by place: {"die": "T4"}."""
        letter = dict(zip((*INGREDIENTS, "wild"), LETTERS, strict=True))
        return {item.using: f"{letter[item.ingredient]}{item.number}" for item in self.truck(seat).at_hand}

    # --- laying out --------------------------------------------------------------------------------------------------

    def coop(self, dice: str) -> Festival:
        """Exactly these dice lie in the coop; the others are out of play."""
        self.state.die_holder = [-2] * len(self.state.die_holder)
        self.state.in_coop = 0
        for mark in dice.split():
            colour = LETTERS.index(mark[0])
            die = next(d for d in range(5 * colour, 5 * colour + 5) if self.state.die_holder[d] == -2)
            self.state.die_holder[die] = IN_COOP
            self.state.die_number[die] = int(mark[1])
            self.state.in_coop += 1
        return self

    def hold(self, mark: str, seat: int = 0) -> Festival:
        """A seat has plucked this die and holds it."""
        self.coop(mark)
        die = self.state.die_holder.index(IN_COOP)
        self.do(r.Pluck(self.pantry.die_ids[die]), seat=seat)
        return self

    def put(self, place: str, mark: str) -> Festival:
        """An ingredient lies on the prep or chop station of our cook; "" takes it away."""
        where = PLACES.index(place)
        self.mine.number[where] = int(mark[1]) if mark else 0
        self.mine.colour[where] = LETTERS.index(mark[0]) if mark else 0
        return self

    def level(self, **levels: int) -> Festival:
        """Stations of our cook at these levels, all uses there."""
        numbers, colours = self.mine.number[:], self.mine.colour[:]
        for name, level in levels.items():
            place = ("prep", "sauce", "toss", "chop").index(name)
            self.mine.levels = changed(self.mine.levels, place, level - self.mine.levels[place])
        self.mine.wipe_stations()
        self.mine.number, self.mine.colour = numbers, colours
        return self

    def no_stations(self) -> Festival:
        """Our cook has used up all stations."""
        self.mine.left = [0, 0, 0, 0]
        return self

    def owe(self, *bonuses: str) -> Festival:
        """Our cook has these bonuses of customers fed this round."""
        for bonus in bonuses:
            self.mine.owed = changed(self.mine.owed, BONUSES.index(bonus), 1)
            self.mine.has_bonus = True
        return self

    def keep(self, *bonuses: str) -> Festival:
        """Our cook has kept these bonuses."""
        for bonus in bonuses:
            self.mine.kept = changed(self.mine.kept, BONUSES.index(bonus), 1)
            self.mine.has_bonus = True
        return self

    def write(self, name: str, *contents: int) -> Festival:
        """This is written on a customer of our cook, bottom first."""
        who = self.mine.queue.index(self.pantry.customer_ids.index(name))
        self.mine.written[who] = sum(content << (3 * space) for space, content in enumerate(contents))
        look_at(self.pantry, self.mine, who)
        return self

    def feed(self, name: str, *contents: int, seat: int = 0) -> Festival:
        """A customer is fed with this on it, its bonus left aside."""
        truck = self.state.trucks[seat]
        card = self.pantry.customer_ids.index(name)
        if card not in truck.queue:
            welcome(self.pantry, truck, card)
        owed, has_bonus = truck.owed, truck.has_bonus
        for space, content in enumerate(contents):
            fill(self.state, seat, truck.queue.index(card), space, content, moment_with(()))
        truck.owed, truck.has_bonus = owed, has_bonus
        return self

    def finish_round(self, luck: Sequence[int] | None = None) -> list[Event]:
        """Everybody has plucked four dice and is done; Cleanup begins."""
        told: list[Event] = []
        for seat, truck in enumerate(self.state.trucks):
            truck.number[0] = 0
            truck.plucked, truck.coops = 4, 0
            if self.state.calm:
                self.state.turn, self.state.acting = seat, 1 << seat
            told = self.do(r.Done(), seat=seat, luck=luck)
        return told

    def keep_all(self) -> Festival:
        """Everybody keeps the customers drawn, and the next round has begun."""
        while self.state.phase == ATTRACT:
            seat = GAME.to_act(self.state)[0]
            self.do(self.legal(seat)[0], seat=seat, luck=None)
        return self


def moment_with(luck: Sequence[int] | None, at: int = 0) -> Moment:
    """A moment whose dice fall as told, or anyhow for None."""
    from potluck.engine.chance import Loose

    if luck is None:
        return Moment(at, Loose("festival"))
    script = Scripted()
    script.script([face - 1 for face in luck])
    return Moment(at, script)


def festival(*guests: str, seats: int = 2, board: str = "menu", round_: int = 1, **options: Any) -> Festival:
    """Round `round_` has come to Chuck 'n Pluck; seat 0 has these guests alone, and a wiped prep station."""
    own = deck(guests)
    assert not cards.faults(own)
    chosen = r.Options(trucks="deal", boards=board, first=0, deck=own, **options)  # type: ignore[arg-type]
    state = GAME.setup(seats, chosen, moment_with(None))
    table = Festival(state)
    for seat, truck in enumerate(state.trucks):
        truck.truck = seat
    while state.phase != PLUCK:
        seat = GAME.to_act(state)[0]
        table.do(table.legal(seat)[0], seat=seat, luck=None)
    state.round = round_
    state.chefs_choice = False
    truck = table.mine
    truck.queue, truck.written, truck.fits, truck.stars = [], [], [], []
    for text in guests:
        welcome(state.pantry, truck, state.pantry.customer_ids.index(text.partition(":")[0].strip()))
    for place in PLACES:
        table.put(place, "")
    return table
