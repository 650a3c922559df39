"""The deck as numbers, laid out once and shared by all games that are played with it."""

from __future__ import annotations

from typing import Final

from potluck.engine.records import Action
from potluck.engine.space import Space
from potluck.games.chicken_fried_dice import records as r

INGREDIENTS: Final[tuple[r.Ingredient, ...]] = ("tofu", "peppers", "broccoli", "eggplant", "citrus")
WILD: Final = 5
FLAVOURS: Final[tuple[r.Flavour, ...]] = ("savoury", "sweet", "spicy", "sour")
BOARDS: Final = ("menu", "picnic")
MENU: Final = 0
PICNIC: Final = 1
STATIONS: Final[tuple[r.Station, ...]] = ("prep", "sauce", "toss", "chop")
PREP: Final = 0
SAUCE: Final = 1
TOSS: Final = 2
CHOP: Final = 3
# The ten places where an ingredient may be.
PLACES: Final = ("die", "prep-1", "prep-2", "prep-3", *(f"chop-{n}" for n in range(1, 7)))
HAND: Final = 0
PREP_1: Final = 1
CHOP_1: Final = 4
PLACE_COUNT: Final = 10
# Bonuses: one X of a colour, a wild X, every X of a colour, coop, tip, flavours, any flavour.
X: Final = 0
X_ANY: Final = 5
XXX: Final = 6
COOP: Final = 11
TIP: Final = 12
FLAVOUR: Final = 13
ANY_FLAVOUR: Final = 17
BONUSES: Final[tuple[str, ...]] = (
    *(f"x-{i}" for i in INGREDIENTS),
    "x-any",
    *(f"xxx-{i}" for i in INGREDIENTS),
    "coop",
    "tip",
    *FLAVOURS,
    "any-flavour",
)
BONUS_COUNT: Final = 18
# Steps of a tip track that are not points.
NEW_TILE: Final = -1
FLIP_TILE: Final = -2
# What a picnic sign asks for.
DIFFERENT: Final = 0
ONLY: Final = 1
EQUAL: Final = 2
UNEQUAL: Final = 3
SIGNS: Final = ("different", "only", "equal", "unequal")

MOST_SEATS: Final = 5
MOST_DICE: Final = 25
MOST_SPACES: Final = 5
# Single bits, for no constant may be shifted by a variable in compiled code.
BIT: Final[list[int]] = [2**n for n in range(62)]
# The spaces named by five bits, 0 the bottom one.
SPACES_IN: Final[list[list[int]]] = [[space for space in range(5) if bits & BIT[space]] for bits in range(32)]
# The uses that a station has by level (CF-14).
USES: Final[list[list[int]]] = [[0, 0, 0], [1, 2, 3], [3, 5, 7], [1, 2, 3]]


class Pantry:
    """One deck. Cards, trucks, tracks and places are known by their number in the deck's order."""

    def __init__(self, deck: r.Deck) -> None:
        self.deck: r.Deck = deck
        self.lay_out_customers(deck)
        self.lay_out_trucks(deck)
        self.lay_out_menu(deck)
        self.lay_out_picnic(deck)
        self.segments: int = deck.reviews.segments
        self.star_points: list[int] = list(deck.reviews.points)
        self.star_icons: list[bool] = [star + 1 in deck.reviews.icons for star in range(len(self.star_points))]
        self.lay_out_actions()

    def lay_out_customers(self, deck: r.Deck) -> None:
        """Customers: starters first."""
        self.customer_ids: list[str] = [card.id for card in [*deck.starter, *deck.customer]]
        self.starters: int = len(deck.starter)
        self.sizes: list[int] = []
        # The colour of a space at [customer * 5 + space], and the number a tip wants there (0: none).
        self.space_colour: list[int] = []
        self.tip_number: list[int] = []
        # The spaces of a colour as five bits, at [customer * 6 + colour]; the sixth colour, wild, has all of them.
        self.spaces_of: list[int] = []
        self.stars: list[int] = []
        self.bonus: list[int] = []
        for card in [*deck.starter, *deck.customer]:
            size = len(card.spaces)
            colours = [INGREDIENTS.index(name) for name in card.spaces]
            self.sizes.append(size)
            self.space_colour.extend(colours + [-1] * (MOST_SPACES - size))
            wanted = [0] * MOST_SPACES
            for tip in card.tips:
                wanted[tip.space - 1] = tip.number
            self.tip_number.extend(wanted)
            for colour in range(5):
                self.spaces_of.append(sum([BIT[space] for space in range(size) if colours[space] == colour]))
            self.spaces_of.append(BIT[size] - 1)
            self.stars.append(card.stars)
            self.bonus.append(BONUSES.index(card.bonus))

    def lay_out_trucks(self, deck: r.Deck) -> None:
        """Trucks: prep colours, tip tracks, points of tiles by station and level."""
        self.truck_ids: list[str] = [truck.id for truck in deck.truck]
        self.prep_colours: list[list[int]] = []
        self.tip_tracks: list[list[int]] = []
        self.tile_points: list[list[list[int]]] = []
        for truck in deck.truck:
            self.prep_colours.append([INGREDIENTS.index(name) for name in truck.prep])
            self.tip_tracks.append([tip_step(step) for step in truck.tips])
            self.tile_points.append([[0, *truck.stations[station]] for station in STATIONS])

    def lay_out_menu(self, deck: r.Deck) -> None:
        """The menu: by flavour and step, the bonuses it gives, its points a space (0: none) and their colour."""
        self.track_gives: list[list[list[int]]] = []
        self.track_each: list[list[int]] = []
        self.track_of: list[list[int]] = []
        for track in sorted(deck.track, key=place_of_track):
            self.track_gives.append([[BONUSES.index(gift) for gift in step.gives] for step in track.steps])
            self.track_each.append([0 if step.points is None else step.points.each for step in track.steps])
            self.track_of.append(
                [0 if step.points is None else INGREDIENTS.index(step.points.of) for step in track.steps]
            )

    def lay_out_picnic(self, deck: r.Deck) -> None:
        """The picnic: spaces counted through all tables; bonuses with the spaces around them as bits."""
        self.spot_ids: list[str] = []
        self.table_ids: list[str] = [table.id for table in deck.table]
        self.table_first: list[int] = []
        self.table_size: list[int] = []
        self.table_sign: list[int] = []
        self.table_points: list[int] = []
        self.table_full: list[int] = []
        self.table_flavours: list[list[int]] = []
        self.table_touching: list[list[int]] = []
        for table in deck.table:
            first = len(self.spot_ids)
            self.spot_ids.extend([f"{table.id}-{number + 1}" for number in range(table.spaces)])
            self.table_first.append(first)
            self.table_size.append(table.spaces)
            self.table_sign.append(SIGNS.index(table.sign))
            self.table_points.append(table.points)
            self.table_full.append(table.full)
            self.table_flavours.append([FLAVOURS.index(flavour) for flavour in table.flavours])
            # Flat pairs: one end, other end, one end, and so on.
            self.table_touching.append([first + end - 1 for pair in table.touching for end in pair])
        self.spots: int = len(self.spot_ids)
        self.picnic_bonus: list[int] = [BONUSES.index(bonus.gives) for bonus in deck.bonus]
        self.picnic_between: list[int] = [
            sum([BIT[self.spot_ids.index(spot)] for spot in bonus.between]) for bonus in deck.bonus
        ]

    def lay_out_actions(self) -> None:
        """All picks of this deck, and where the codes of each kind begin."""
        self.die_ids: list[str] = [f"{name}-{n + 1}" for name in INGREDIENTS for n in range(MOST_SEATS)]
        ids = {
            "truck": self.truck_ids,
            "customer": self.customer_ids,
            "die": self.die_ids,
            "spot": self.spot_ids,
        }
        self.space: Space = Space(r.ACTIONS, ids)
        self.actions: list[Action] = self.space.actions
        self.codes: dict[Action, int] = self.space.codes
        self.kind: list[int] = self.space.kind
        self.place: list[int] = self.space.place
        self.take_truck: int = self.space.first[r.TakeTruck]
        self.take_board: int = self.space.first[r.TakeBoard]
        self.arrange: int = self.space.first[r.Arrange]
        self.pluck: int = self.space.first[r.Pluck]
        self.coop_pluck: int = self.space.first[r.CoopPluck]
        self.write: int = self.space.first[r.Write]
        self.sauce: int = self.space.first[r.Sauce]
        self.toss: int = self.space.first[r.Toss]
        self.chop: int = self.space.first[r.Chop]
        self.waste: int = self.space.first[r.Waste]
        self.cross_off: int = self.space.first[r.CrossOff]
        self.cross_off_all: int = self.space.first[r.CrossOffAll]
        self.enter_flavour: int = self.space.first[r.EnterFlavour]
        self.draw_flavour: int = self.space.first[r.DrawFlavour]
        self.hand_on: int = self.space.first[r.HandOn]
        self.done: int = self.space.first[r.Done]
        self.upgrade: int = self.space.first[r.Upgrade]
        self.keep: int = self.space.first[r.Keep]
        self.throw_back: int = self.space.first[r.ThrowBack]
        self.customers: int = len(self.customer_ids)


def place_of_track(track: r.Track) -> int:
    """Tracks lie in the order of the flavours."""
    return FLAVOURS.index(track.flavour)


def tip_step(step: str | int) -> int:
    """A step of a tip track: its points, or the kind of its upgrade."""
    if isinstance(step, int):
        return step
    return NEW_TILE if step == "new" else FLIP_TILE
