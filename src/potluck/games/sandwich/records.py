"""The records of Sandwich: options, picks, events, the view, and a deck. Never compiled.

How the play is split into picks:

1. The market: `Grab` an ingredient of the middle. In a rush market all who have not taken yet may pick at once, in a
   calm one the next in turn. The last card of a flip goes by itself to the last player. In the Express a `Put` follows
   each grab: a started line, or the next new one; a card that can go to one line only goes there by itself.
2. The preparation, all at once: one `Put` for each card, to a sandwich with room; a card that lies on one moves. When
   all cards lie on sandwiches, `TakeBack` takes one off again, so that any arrangement can be reached from any
   other (a client that lets people drag cards freely sends the outcome as one batch). `HandOver` then serves all
   sandwiches in one pick: "312" gives the third sandwich to the nearest receiver, the first to the next, the second to
   the farthest; with three players the first two go to the nearest, the last two to the other ("1324").
3. The tasting, one taster after another: with the Pitch each cook of a plate first writes a `Pitch` (free text, so it
   is accepted but never listed) or keeps quiet (`KeepQuiet`); with two plates once for each of them, in the order of
   the plates. The taster then ranks the plates in one pick: `Rank("cab")`, the best first, one of 2, 6 or 24 orders.
   With a theme, `Award` gives the bonus point to any plate. Then the names come out.
4. After the last game, tied leaders are each asked: `PlayOn` or `ShareVictory`.

The Express cannot come to a dead end: there are exactly as many places on the lines as cards to come, so whatever fits
on a line that is not full can be completed; the rules only refuse full lines and lines that skip a new one.

A grab names the ingredient, not a place in the middle, so that a late click can never take a card of the next flip
unseen.
"""

from __future__ import annotations

from itertools import permutations
from typing import Annotated, Literal

from msgspec import Meta

from potluck.engine.records import Action, Event, Record, Seat, names

IngredientId = Annotated[str, names("ingredient")]
Plate = Literal["a", "b", "c", "d"]
Family = Literal["vegetable", "fruit", "meat", "sea", "dairy", "sauce", "sweets"]
# Why a palate finds what it finds.
Why = Literal["love", "relief", "too-much", "too-little", "favourite", "loathed", "theme"]
Taste = Literal["sweet", "salty", "sour", "bitter", "umami", "fat", "heat", "crunch", "fresh"]

# --- cards ---------------------------------------------------------------------------------------------------------

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
Strength = Annotated[int, Meta(ge=0, le=5)]
Weight = Annotated[int, Meta(ge=-5, le=5)]


class Name(Record, frozen=True):
    """What a card is called."""

    en: Text
    fr: Text


class Ingredient(Record, frozen=True):
    """An ingredient card. `spoils`: what a week without cooling does to it: 0 keeps, 1 wilts or moulds, 2 rots."""

    id: Id
    name: Name
    family: Family
    taste: dict[Taste, Strength]
    spoils: Literal[0, 1, 2] = 0
    source: Literal["printed", "house"] = "house"
    house: list[str] = []


class Theme(Record, frozen=True):
    """A theme, and what bots look for in it: tastes and families."""

    id: Id
    name: Name
    fits: dict[Taste | Family, Weight]
    source: Literal["printed", "house"] = "house"
    house: list[str] = []


class Base(Record, frozen=True):
    """What carries the ingredients: `name` is what the dish is called, `on` how ("between two slices of bread")."""

    id: Id
    name: Name
    on: Name
    source: Literal["printed", "house"] = "house"
    house: list[str] = []


class About(Record, frozen=True):
    """Which deck this is."""

    id: Id
    game: Literal["sandwich"]
    name: Name


class Deck(Record, frozen=True):
    """A deck file."""

    deck: About
    ingredient: list[Ingredient]
    theme: list[Theme]
    base: list[Base]


class Options(Record, frozen=True):
    """What a table may choose."""

    # SW-17: how many copies of the deck.
    copies: Literal[1, 2, 3] = 1
    # SW-7: a match of so many games.
    games: Annotated[int, Meta(ge=1, le=20)] = 1
    # SW-R2: grab all at once, or in turn.
    market: Literal["rush", "calm"] = "rush"
    # SW-10, SW-13, SW-14, SW-15, SW-16.
    bleah: bool = False
    express: bool = False
    failure: bool = False
    pitch: bool = False
    twister: bool = False
    # SW-11: a base of the deck.
    base: Annotated[str, Meta(max_length=60)] = "bread"
    # SW-12: "off", "draw" (one for each game), "own" (`own_theme`), or a theme of the deck.
    theme: Annotated[str, Meta(max_length=60)] = "off"
    own_theme: Annotated[str, Meta(max_length=60)] = ""
    # SW-18, SW-R6: six cards in no game, in the first, or in every game.
    younger: Literal["off", "first", "every"] = "off"
    # SW-R4.
    first_taster: Annotated[int, Meta(ge=0, le=20)] = 0
    # SW-R5: "usual" hides the cooks until the ranking, except with the Pitch.
    cooks: Literal["usual", "hidden", "named"] = "usual"
    # SW-R17: seconds until a bot's palate judges for an absent taster; 0 is never.
    taster_clock: Annotated[int, Meta(ge=0, le=604800)] = 0
    # SW-R8: whether tied leaders are asked for another game.
    ties: Literal["ask", "share"] = "ask"
    # An own deck; None is the house deck.
    deck: Deck | None = None


# --- picks ---------------------------------------------------------------------------------------------------------

ORDERS = tuple("".join(p) for n in (2, 3, 4) for p in permutations("1234"[:n]))
RANKINGS = tuple("".join(p) for n in (2, 3, 4) for p in permutations("abcd"[:n]))


class Grab(Action, frozen=True):
    """SW-3: takes a card from the middle."""

    ingredient: IngredientId


class Put(Action, frozen=True):
    """SW-4, SW-13: puts a card on one's sandwich of this number."""

    ingredient: IngredientId
    sandwich: Annotated[int, Meta(ge=1, le=4)]


class TakeBack(Action, frozen=True):
    """SW-R7: takes a card off its sandwich again."""

    ingredient: IngredientId


class HandOver(Action, frozen=True):
    """SW-4: serves all own sandwiches; `order` names them from the nearest receiver to the farthest."""

    order: Literal[ORDERS]  # type: ignore[valid-type]


class Pitch(Action, frozen=True):
    """SW-15: a line to sell one's sandwich. A free text."""

    text: Annotated[str, Meta(max_length=1000)]


class KeepQuiet(Action, frozen=True):
    """SW-15: no line for this sandwich."""


class Rank(Action, frozen=True):
    """SW-5: the plates by taste, the best first."""

    order: Literal[RANKINGS]  # type: ignore[valid-type]


class Award(Action, frozen=True):
    """SW-12: the bonus point for the theme."""

    plate: Plate


class PlayOn(Action, frozen=True):
    """SW-R8: another game to break the tie."""


class ShareVictory(Action, frozen=True):
    """SW-R8: the tie may stand."""


ACTIONS: tuple[type[Action], ...] = (Grab, Put, TakeBack, HandOver, KeepQuiet, Rank, Award, PlayOn, ShareVictory, Pitch)

# --- what is seen --------------------------------------------------------------------------------------------------

Phase = Literal["market", "preparation", "pitch", "ranking", "award", "tie", "over"]


class Offer(Record, frozen=True):
    """A card in the middle and who flipped it."""

    ingredient: str
    seat: Seat


class Cook(Record, frozen=True):
    """What everybody sees of a player."""

    seat: Seat
    points: int
    # Cards not yet flipped, cards in the pile, and cards on each line of the Express.
    deck: int
    pile: int
    lines: list[int]
    handed_over: bool


class Served(Record, frozen=True):
    """A sandwich one has handed over."""

    to: Seat
    cards: list[str]


class Mine(Record, frozen=True):
    """What only its owner sees: cards not on a sandwich, the card to be placed at once (Express), own sandwiches."""

    loose: list[str]
    pending: str | None
    sandwiches: list[list[str]]
    # Who will get one's sandwiches, the nearest first: as many names as sandwiches.
    receivers: list[Seat]
    served: list[Served]


class Dish(Record, frozen=True):
    """An opened sandwich before the taster, with the announced card if there is one. `cook` may be hidden yet."""

    plate: Plate
    cards: list[str]
    cook: Seat | None
    pitch: str | None


class Tasting(Record, frozen=True):
    """Plates being tasted. `order` is the ranking so far (empty before)."""

    taster: Seat
    dishes: list[Dish]
    order: str
    # Who has still to speak or to keep quiet, and of which plate this seat would speak now.
    waiting: list[Seat]
    praising: Plate | None


class Verdict(Record, frozen=True):
    """One ranked sandwich of a tasting that is over."""

    cards: list[str]
    cook: Seat
    points: int
    bonus: bool


class Tasted(Record, frozen=True):
    """A tasting that is over: the sandwiches from the best to the last."""

    game: int
    taster: Seat
    bleah: bool
    failure: bool
    theme: str | None
    verdicts: list[Verdict]
    # Whether a bot's palate judged for an absent player.
    stand_in: bool


class View(Record, frozen=True):
    """The table as one seat sees it."""

    me: Seat | None
    to_act: list[Seat]
    phase: Phase
    # The game that is running, from 1, and how many there will be.
    game: int
    games: int
    market: Literal["rush", "calm"]
    bleah: bool
    express: bool
    failure: bool
    pitch: bool
    hidden: bool
    to_the_right: bool
    base: str
    # An id of the deck, or the table's own words in `own_theme`.
    theme: str | None
    own_theme: str
    announced: str | None
    # How many sandwiches each makes, how many of one's cards are in each, and what the ranks are worth.
    sandwiches: int
    size: int
    worth: list[int]
    flip: int
    flips: int
    middle: list[Offer]
    taken: list[Seat]
    cooks: list[Cook]
    mine: Mine | None
    tasting: Tasting | None
    history: list[Tasted]
    # Tied leaders who are asked, and have not answered yet.
    asked: list[Seat]
    deadline: int | None


# --- events --------------------------------------------------------------------------------------------------------


class GameBegan(Event, frozen=True):
    """A game of the match begins."""

    game: int
    games: int
    to_the_right: bool


class ThemeSet(Event, frozen=True):
    """The theme of this game."""

    theme: str


class Announced(Event, frozen=True):
    """SW-9: this card is in every sandwich."""

    ingredient: str


class Flipped(Event, frozen=True):
    """All flipped a card, in the order of the seats."""

    flip: int
    ingredient: list[str]


class Grabbed(Event, frozen=True):
    """A card left the middle. SW-R3: who took it is not to be read in the log afterwards."""

    seat: Seat
    ingredient: str
    passing: Literal[1] = 1


class PutOnLine(Event, frozen=True):
    """The Express: the card just taken went on a line, face down."""

    seat: Seat
    sandwich: int
    passing: Literal[1] = 1


class PreparationBegan(Event, frozen=True):
    """The market is closed."""


class HandedOver(Event, frozen=True):
    """A cook has served."""

    seat: Seat


class Opened(Event, frozen=True):
    """A taster opened what was served."""

    seat: Seat
    dishes: list[Dish]


class Pitched(Event, frozen=True):
    """A cook praised a sandwich."""

    seat: Seat
    plate: Plate
    text: str


class PitchedUnnamed(Event, frozen=True):
    """A line for a sandwich whose cook is hidden."""

    plate: Plate
    text: str


class KeptQuiet(Event, frozen=True):
    """A cook said nothing."""

    seat: Seat


class StoodIn(Event, frozen=True):
    """SW-R17: a bot's palate judged for an absent taster, and why its favourite won (see palate.Palate.reason)."""

    seat: Seat
    why: Why
    quality: str
    ingredient: list[str]


class Ranked(Event, frozen=True):
    """The plates, the best first; the cooks are not named yet."""

    seat: Seat
    plate: list[Plate]


class Scored(Event, frozen=True):
    """Who made a sandwich, and what it earned."""

    seat: Seat
    plate: Plate
    ingredient: list[str]
    points: int


class FittedBest(Event, frozen=True):
    """SW-12: the bonus point."""

    seat: Seat
    plate: Plate


class GameEnded(Event, frozen=True):
    """A game of the match is over; points so far by seat."""

    game: int
    points: list[int]


class Leader(Record, frozen=True):
    """One of those who lead together."""

    seat: Seat


class TieAsked(Event, frozen=True):
    """SW-R8: these lead together."""

    leaders: list[Leader]


class Answered(Event, frozen=True):
    """What a tied leader wants."""

    seat: Seat
    another: bool


class Ended(Event, frozen=True):
    """The match is over."""
