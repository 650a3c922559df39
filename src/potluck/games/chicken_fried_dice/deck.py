"""The records of a deck: customers, trucks, both sides of the bonus board, reviews. Never compiled."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from potluck.engine.records import Record

Ingredient = Literal["tofu", "peppers", "broccoli", "eggplant", "citrus"]
Flavour = Literal["savoury", "sweet", "spicy", "sour"]
Station = Literal["prep", "sauce", "toss", "chop"]
BoardSide = Literal["menu", "picnic"]
Source = Literal["printed", "house"]
# What a customer, a menu step or a place on the picnic may give.
CrossOffBonus = Literal["x-tofu", "x-peppers", "x-broccoli", "x-eggplant", "x-citrus", "x-any"]
TripleBonus = Literal["xxx-tofu", "xxx-peppers", "xxx-broccoli", "xxx-eggplant", "xxx-citrus"]
FlavourBonus = Literal["savoury", "sweet", "spicy", "sour", "any-flavour"]
CustomerBonus = CrossOffBonus | TripleBonus | FlavourBonus
BoardBonus = CrossOffBonus | TripleBonus | Literal["coop", "tip"]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=1, le=6)]
Points = Annotated[int, Meta(ge=0, le=99)]
SpaceNumber = Annotated[int, Meta(ge=1, le=5)]


class Names(Record, frozen=True):
    """A name in both languages."""

    en: Text
    fr: Text


class TipCondition(Record, frozen=True):
    """A tip for exactly this number on this space; space 1 is the bottom one."""

    space: SpaceNumber
    number: Number


class Customer(Record, frozen=True):
    """A customer's card; `spaces` from bottom to top."""

    id: Id
    name: Names
    spaces: Annotated[list[Ingredient], Meta(min_length=3, max_length=5)]
    tips: Annotated[list[TipCondition], Meta(min_length=1, max_length=2)]
    stars: Annotated[int, Meta(ge=1, le=5)]
    bonus: CustomerBonus
    source: Source = "house"


class TruckCard(Record, frozen=True):
    """A food truck: its prep colours (the first stays at level 2), its tip track, the points of its station tiles."""

    id: Id
    name: Names
    prep: Annotated[list[Ingredient], Meta(min_length=3, max_length=3)]
    tips: Annotated[list[Literal["new", "flip"] | Points], Meta(min_length=1, max_length=30)]
    stations: dict[Station, Annotated[list[Points], Meta(min_length=2, max_length=2)]]
    source: Source = "house"


class ScoringStep(Record, frozen=True):
    """Points for each space of a colour on fed customers."""

    each: Annotated[int, Meta(ge=1, le=9)]
    of: Ingredient


class Step(Record, frozen=True):
    """A step of a menu track."""

    gives: list[BoardBonus] = []
    points: ScoringStep | None = None


class Track(Record, frozen=True):
    """A track of the menu, from the top."""

    flavour: Flavour
    steps: Annotated[list[Step], Meta(min_length=1, max_length=9)]
    source: Source = "house"
    house: list[str] = []


class PicnicTable(Record, frozen=True):
    """A table of the picnic; `touching` are pairs of its spaces."""

    id: Id
    name: Names
    place: Text
    sign: Literal["different", "only", "equal", "unequal"]
    spaces: Annotated[int, Meta(ge=1, le=9)]
    points: Points
    touching: list[tuple[int, int]] = []
    flavours: list[Flavour] = []
    full: Points = 0
    source: Source = "house"
    house: list[str] = []


class PicnicBonus(Record, frozen=True):
    """A bonus of the picnic that lies between spaces, each named by table and number: `oak-1`."""

    between: Annotated[list[str], Meta(min_length=1)]
    gives: BoardBonus


class Reviews(Record, frozen=True):
    """The stars on a bonus board: the points of each full one, and which have a customer icon (the first is 1)."""

    segments: Annotated[int, Meta(ge=1, le=10)]
    points: Annotated[list[Points], Meta(min_length=1, max_length=20)]
    icons: list[int]
    source: Source = "house"


class About(Record, frozen=True):
    """Which deck this is."""

    id: Id
    game: Literal["chicken-fried-dice"]
    name: Names


class Deck(Record, frozen=True):
    """All that is printed on cards, trucks and boards."""

    deck: About
    truck: list[TruckCard]
    reviews: Reviews
    track: list[Track]
    table: list[PicnicTable]
    bonus: list[PicnicBonus]
    starter: list[Customer]
    customer: list[Customer]
