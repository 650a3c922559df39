"""The records of Chicken Fried Dice: options, decks, picks, events and the view.

How the rules are cut into picks, each of them one line of a list:

- Before round 1: `TakeTruck` and `TakeBoard`, everybody at once, first come first served.
- Prep: `Arrange`, one of at most six orders; the Head Chef's alone, or in Chef's Choice each player's own.
- Chuck 'n Pluck, for everybody at once (rush) or in turn (calm). Ten places may hold an ingredient: the plucked die in
  the hand, three prep spaces, six chop spaces. `Pluck` and `CoopPluck` fill the hand. Then any number of `Toss` and
  `Chop`, and at last `Write`, or `Sauce` (which writes in another colour at once), or `Waste` for a die that fits
  nowhere. `Chop` puts two parts on the chop station, where they wait for a `Write` of their own.
  Bonuses: `CrossOff` one space, `CrossOffAll` of a colour, `EnterFlavour` on the menu, `DrawFlavour` on the picnic. The
  same pick serves a customer's bonus and a kept one: the customer's goes first, as it can't be kept.
  `HandOn` ends a turn of the calm way, `Done` the phase.
- Cleanup: `Upgrade` names the station for the next upgrade on the tip track. `Keep` and `ThrowBack` decide about the
  first of the customers drawn that is still undecided.

What leaves nothing to decide is done by the rules: a flavour named on the menu, an upgrade with one station left.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from potluck.engine.records import Action, Event, Line, Record, names
from potluck.games.chicken_fried_dice.deck import (
    About as About,
    BoardBonus as BoardBonus,
    BoardSide as BoardSide,
    CrossOffBonus as CrossOffBonus,
    Customer as Customer,
    CustomerBonus as CustomerBonus,
    Deck as Deck,
    Flavour as Flavour,
    FlavourBonus as FlavourBonus,
    Ingredient as Ingredient,
    Names as Names,
    Number as Number,
    PicnicBonus as PicnicBonus,
    PicnicTable as PicnicTable,
    Reviews as Reviews,
    ScoringStep as ScoringStep,
    Source as Source,
    SpaceNumber as SpaceNumber,
    Station as Station,
    Step as Step,
    TipCondition as TipCondition,
    Track as Track,
    TripleBonus as TripleBonus,
    TruckCard as TruckCard,
)

# Where an ingredient may be: in the hand, on the prep station, on the chop station.
Place = Literal["die", "prep-1", "prep-2", "prep-3", "chop-1", "chop-2", "chop-3", "chop-4", "chop-5", "chop-6"]
Modifiable = Literal["die", "prep-1", "prep-2", "prep-3"]


# ------------------------------------------------------------------------------------------------------------- options


class Options(Record, frozen=True):
    """What a table decides before the game."""

    # All pluck at once, or one after the other (CF-10, CF-11).
    mode: Literal["rush", "calm"] = "rush"
    # Seconds for Chuck 'n Pluck; 0 is no clock; unset is 180 in a rush and no clock in the calm way (CF-R18).
    clock: Annotated[int, Meta(ge=0, le=3600)] | None = None
    # Everybody picks, or they are dealt (CF-2, CF-R21).
    trucks: Literal["choose", "deal"] = "choose"
    # Everybody picks a side, sides are drawn, or all play the same.
    boards: Literal["choose", "deal", "menu", "picnic"] = "choose"
    # The first Head Chef; unset draws one (CF-R8).
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    # A deck of one's own; unset is the house deck.
    deck: Deck | None = None


# ------------------------------------------------------------------------------------------------------------- actions


class TakeTruck(Action, frozen=True):
    truck: Annotated[str, names("truck")]


class TakeBoard(Action, frozen=True):
    board: BoardSide


class Arrange(Action, frozen=True):
    first: Number
    second: Number
    third: Number


class Pluck(Action, frozen=True):
    die: Annotated[str, names("die")]


class CoopPluck(Action, frozen=True):
    die: Annotated[str, names("die")]


class Write(Action, frozen=True):
    using: Place
    customer: Annotated[str, names("customer")]
    space: SpaceNumber


class Sauce(Action, frozen=True):
    using: Place
    customer: Annotated[str, names("customer")]
    space: SpaceNumber


class Toss(Action, frozen=True):
    using: Place


class Chop(Action, frozen=True):
    using: Modifiable
    smaller: Annotated[int, Meta(ge=1, le=3)]


class Waste(Action, frozen=True):
    pass


class CrossOff(Action, frozen=True):
    bonus: CrossOffBonus
    customer: Annotated[str, names("customer")]
    space: SpaceNumber


class CrossOffAll(Action, frozen=True):
    bonus: TripleBonus


class EnterFlavour(Action, frozen=True):
    flavour: Flavour


class DrawFlavour(Action, frozen=True):
    flavour: Flavour
    spot: Annotated[str, names("spot")]


class HandOn(Action, frozen=True):
    pass


class Done(Action, frozen=True):
    pass


class Upgrade(Action, frozen=True):
    station: Station


class Keep(Action, frozen=True):
    customer: Annotated[str, names("customer")]


class ThrowBack(Action, frozen=True):
    customer: Annotated[str, names("customer")]


ACTIONS: tuple[type[Action], ...] = (
    TakeTruck,
    TakeBoard,
    Arrange,
    Pluck,
    CoopPluck,
    Write,
    Sauce,
    Toss,
    Chop,
    Waste,
    CrossOff,
    CrossOffAll,
    EnterFlavour,
    DrawFlavour,
    HandOn,
    Done,
    Upgrade,
    Keep,
    ThrowBack,
)


# -------------------------------------------------------------------------------------------------------------- events


class TruckTaken(Event, frozen=True):
    seat: int
    truck: str


class BoardTaken(Event, frozen=True):
    seat: int
    board: str


class StartersDealt(Event, frozen=True):
    seat: int
    customers: list[str]


class HeadChefRolled(Event, frozen=True):
    """A round begins: the Head Chef rolled the black dice; in Chef's Choice everybody orders them."""

    round: int
    seat: int
    numbers: list[int]
    choice: bool


class Arranged(Event, frozen=True):
    """An order of the black dice: called out for all, or (`own`) for this player's truck alone."""

    seat: int
    numbers: list[int]
    own: bool


class CoopFilled(Event, frozen=True):
    """All dice are in the coop; `numbers` in the order of the view's dice."""

    numbers: list[int]


class Plucked(Event, frozen=True):
    seat: int
    die: str
    ingredient: str
    number: int
    coop: bool


class Written(Event, frozen=True):
    seat: int
    using: str
    number: int
    ingredient: str
    customer: str
    space: int


class Sauced(Event, frozen=True):
    seat: int
    using: str
    number: int
    ingredient: str
    customer: str
    space: int


class Tossed(Event, frozen=True):
    seat: int
    using: str
    was: int
    number: int


class Chopped(Event, frozen=True):
    seat: int
    using: str
    number: int
    smaller: int
    larger: int


class Wasted(Event, frozen=True):
    seat: int
    ingredient: str
    number: int


class CrossedOff(Event, frozen=True):
    seat: int
    customer: str
    space: int
    ingredient: str


class CustomerFed(Event, frozen=True):
    seat: int
    customer: str
    bonus: str
    stars: int
    tips: int


class FlavourEntered(Event, frozen=True):
    seat: int
    flavour: str
    step: int


class FlavourDrawn(Event, frozen=True):
    seat: int
    flavour: str
    spot: str


class FlavourLost(Event, frozen=True):
    seat: int
    flavour: str


class BonusEarned(Event, frozen=True):
    seat: int
    bonus: str


class TurnPassed(Event, frozen=True):
    seat: int


class SaidDone(Event, frozen=True):
    seat: int


class ClockRanOut(Event, frozen=True):
    pass


class ReviewsFilled(Event, frozen=True):
    seat: int
    stars: int
    total: int


class TipsEarned(Event, frozen=True):
    seat: int
    tips: int
    total: int


class StationUpgraded(Event, frozen=True):
    seat: int
    station: str
    level: int


class CustomerLeft(Event, frozen=True):
    seat: int
    customer: str


class CustomersDrawn(Event, frozen=True):
    seat: int
    customers: list[str]


class CustomerThrownBack(Event, frozen=True):
    seat: int
    customer: str


class CustomersJoined(Event, frozen=True):
    seat: int
    customers: list[str]


class PileShuffled(Event, frozen=True):
    """The discarded customers became the new draw pile."""

    count: int


class GameOver(Event, frozen=True):
    pass


# ---------------------------------------------------------------------------------------------------------------- view


class Die(Record, frozen=True):
    """A die in play; `seat` is who plucked it (None: it lies in the coop), `hand` whether it is still to be used."""

    die: str
    ingredient: Ingredient
    number: int
    seat: int | None
    hand: bool


class AtHand(Record, frozen=True):
    """An ingredient that can be used; "wild" goes on any colour. Whether stations may be used on it, and the chop."""

    using: Place
    ingredient: Ingredient | Literal["wild"]
    number: int
    modifiable: bool
    choppable: bool


class Guest(Record, frozen=True):
    """A customer in a queue or fed: what is on each space (0 nothing, 7 an X), the star segments left.

    `round` is the round it was fed in; 0 while it waits. Then `lowest` and `highest` say which numbers each space takes
    (0: none, it is filled), so that all can see what a die in the coop would do (CF-5, CF-R2).
    """

    customer: str
    written: list[int]
    stars: int
    round: int = 0
    lowest: list[int] = []
    highest: list[int] = []


class TruckView(Record, frozen=True):
    """One player's truck, customers and bonus board; all of it is open."""

    truck: str | None
    board: BoardSide | None
    # Stations: level of each, and uses left this round of the three that have uses.
    levels: dict[Station, int]
    left: dict[Station, int]
    at_hand: list[AtHand]
    # Dice plucked this round, and how many of them by a coop.
    plucked: int
    coops: int
    done: bool
    queue: list[Guest]
    fed: list[Guest]
    # Bonus actions of customers fed this round, lost if not used in it; and those kept from the bonus board.
    owed: list[CustomerBonus]
    kept: list[BoardBonus]
    # The bonus board: steps reached on the menu, what is drawn at the picnic (by spot), tips earned on it this round.
    tracks: dict[Flavour, int]
    picnic: dict[str, Flavour]
    board_tips: int
    # Star segments filled in; steps on the tip track; the kind of upgrade that waits for a station.
    segments: int
    tips: int
    upgrade_due: Literal["new", "flip"] | None
    # Customers drawn: undecided, kept, and how many were thrown back.
    drawn: list[str]
    keeping: list[str]
    thrown_back: int
    score: int
    lines: list[Line]


class View(Record, frozen=True):
    """What a seat sees (`me`, None for a spectator): nothing is secret but the order of the draw pile and luck."""

    me: int | None
    to_act: list[int]
    round: int
    phase: Literal["choose", "prep", "pluck", "tips", "attract", "over"]
    mode: Literal["rush", "calm"]
    head_chef: int
    chefs_choice: bool
    # The black dice as rolled.
    rolled: list[int]
    # Whose turn it is in the calm way, and whether this turn's die was plucked.
    turn: int | None
    turn_plucked: bool
    # When the clock of this phase runs out.
    deadline: int | None
    dice: list[Die]
    trucks: list[TruckView]
    # The draw pile: its size, and the customers that left to its bottom, the lowest first; and the discarded.
    pile: int
    pile_bottom: list[str]
    discarded: list[str]
