"""What is stored and sent in Slice & Dice: options, picks, events, views, decks. Never compiled.

The small decisions. Every pick is one record, and every record has a code:

- *Choose* (SD-10): `Choose` a line, or `Stay`. *Clear* (SD-11): `ClearBoard` or `KeepBoard`, asked only if the board
  holds a token.
- *Cook* (SD-12): `Roll` names a subset of the dice as a bit mask, 1 to 127 (bit 0 is the first die), or `StopCooking`.
- *Reactions* (SD-R16, SD-R21): all rivals who might hold a rival card are asked at once and answer unseen, with a card
  and its target, with `Pass`, or with `Mute` (pass, and do not ask me again this turn, or this game). When all have
  answered or time is up, the earliest card in turn order is played. Then the active player may answer with Funnel,
  Measuring Cup or Squeezer, which opens the window again.
- *After a roll* (SD-13, SD-14): `Place` one token at a time, then `DonePlacing`; or `TakeCut`, or `PlaceSpecial`
  against it.
- *Cards with one target* name it in the pick (`UseTongs("beef")`). What takes two is picked twice: `UsePeeler` and
  `PutOn`, `Exchange` for each of two utensils, `BuyLid` for each of two tokens. Skimmer and Ladle, which take any
  number, are played and then go on one token at a time (`TakeOff`, and `PutOn` for the Skimmer) until `Enough`.
- *Gains* (SD-22): `TakeShown` or `TakeTop`. A card that answers a gain is played when asked, or declined by `NoThanks`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from potluck.engine.records import Action, Event, Record, names

Symbol = Annotated[str, names("symbol")]
Ingredient = Annotated[str, names("ingredient")]
Preparation = Annotated[str, names("preparation")]
Utensil = Annotated[str, names("utensil")]
Dish = Annotated[str, names("dish")]
Die = Annotated[str, names("die")]
Dice = Annotated[int, Meta(ge=1, le=127)]
LineNumber = Annotated[int, Meta(ge=1, le=4)]
RivalSeat = Annotated[int, Meta(ge=0, le=3)]


class Options(Record, frozen=True):
    """A table's choices."""

    # The cooperative game for two (SD-37), by difficulty.
    coop: Literal["no", "easy", "normal", "hard"] = "no"
    # Its clock (SD-38).
    minutes: Annotated[int, Meta(ge=1, le=120)] = 10
    # Dishes to end: as printed (SD-34), or the short game (SD-R27).
    length: Literal["printed", "short"] = "printed"
    # Who begins (SD-R4).
    first: Literal["random", "1", "2", "3", "4"] = "random"
    # Who is asked for reactions (SD-R16): everyone who might hold a rival card, or only who does.
    reactions: Literal["everyone", "holders"] = "everyone"
    # How long a table of people waits for reactions; 0 is without end.
    reaction_seconds: Annotated[int, Meta(ge=0, le=600)] = 8
    # Own cards in place of the house deck.
    deck: Deck | None = None


# Decks


Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: Text
    fr: Text


class DeckInfo(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    game: Literal["slice-and-dice"]
    name: Name


class DieCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A die: its six symbols, one a face."""

    id: Id
    name: Name
    symbols: tuple[str, str, str, str, str, str]
    source: Literal["printed", "house"] = "house"


class SymbolCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name
    source: Literal["printed", "house"] = "house"


class DishCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A dish: its worth, where it comes from, the symbols it needs and what cooking it gains."""

    id: Id
    name: Name
    line: Name
    stars: Annotated[int, Meta(ge=1, le=9)]
    gastronomy: Literal[
        "portugal", "spain", "france", "great-britain", "italy", "germany", "south-central-america", "north-america"
    ]
    needs: Annotated[list[str], Meta(min_length=1)]
    reward: list[Literal["utensil", "special"]] = []
    source: Literal["printed", "house"] = "house"
    house: list[str] = []


class UtensilCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name
    effect: Name
    rival: bool = False
    source: Literal["printed", "house"] = "house"


class Deck(Record, frozen=True):
    """All cards of the game, as in cards.toml. Dice, symbols and utensils keep their ids; names and dishes are free."""

    deck: DeckInfo
    die: list[DieCard]
    symbol: list[SymbolCard]
    dish: list[DishCard]
    utensil: list[UtensilCard]
    # The special tokens in the bag: how many of each ingredient.
    bag: dict[str, Annotated[int, Meta(ge=0, le=9)]]


# Picks of the own turn


class Choose(Action, frozen=True):
    """SD-10: the marker goes to this line."""

    line: LineNumber


class Stay(Action, frozen=True):
    """SD-10: the marker stays where it is."""


class ClearBoard(Action, frozen=True):
    """SD-11: all tokens leave the own board."""


class KeepBoard(Action, frozen=True):
    """SD-11: the tokens stay."""


class Roll(Action, frozen=True):
    """SD-12: roll these dice, one bit each."""

    dice: Dice


class StopCooking(Action, frozen=True):
    """SD-15: the tokens stay for the next turn."""


class Place(Action, frozen=True):
    """SD-13: the token of a rolled symbol."""

    symbol: Symbol


class DonePlacing(Action, frozen=True):
    """SD-R6: what is left unplaced stays so."""


class TakeCut(Action, frozen=True):
    """SD-14: a roll showed nothing useful; or the third cut is let stand (SD-15)."""


class PlaceSpecial(Action, frozen=True):
    """SD-26: a special token, without a roll; SD-27: also instead of a cut."""

    symbol: Ingredient


class Lose(Action, frozen=True):
    """SD-15: the token lost to the third cut."""

    symbol: Symbol


class EndTurn(Action, frozen=True):
    """SD-18: after cooking has ended, nothing more is played."""


class Exchange(Action, frozen=True):
    """SD-22: two utensils of the hand for a new one: picked twice, one discard each."""

    utensil: Utensil


class BuyLid(Action, frozen=True):
    """SD-30: two special tokens for the Pan Lid: picked twice, one token each."""

    symbol: Ingredient


class LidOn(Action, frozen=True):
    """SD-33: a rival's Lid goes onto the own marker."""


class LidOff(Action, frozen=True):
    """SD-33: a rival's Lid goes off the board."""


class AskMe(Action, frozen=True):
    """SD-R16: ask me again in rivals' turns."""


# Picks of a window, and answers


class Pass(Action, frozen=True):
    """SD-R16: no card."""


class Mute(Action, frozen=True):
    """SD-R16: no card, and never ask me in rivals' turns."""

    scope: Literal["turn", "game"]


class TakeShown(Action, frozen=True):
    """SD-22: one of the three face up."""

    utensil: Utensil


class TakeTop(Action, frozen=True):
    """SD-22: the top of the deck."""


class ThrowBack(Action, frozen=True):
    """Bowl: the one of the two that is discarded."""

    utensil: Utensil


class PutBack(Action, frozen=True):
    """Thermometer: the token that goes back to the bag."""

    symbol: Ingredient


class NoThanks(Action, frozen=True):
    """SD-R18: no card answers this gain."""


class TakeOff(Action, frozen=True):
    """Ladle, Skimmer: one more token goes to the storage."""

    symbol: Ingredient


class PutOn(Action, frozen=True):
    """Peeler, Skimmer: the token that comes for it."""

    symbol: Ingredient


class Enough(Action, frozen=True):
    """Skimmer, Ladle: no more tokens."""


# The thirty utensils


class UseSkimmer(Action, frozen=True):
    pass


class UseLadle(Action, frozen=True):
    pass


class UseTongs(Action, frozen=True):
    symbol: Ingredient


class UseMill(Action, frozen=True):
    dish: Dish


class UseKitchenKnife(Action, frozen=True):
    symbol: Preparation


class UsePeeler(Action, frozen=True):
    """Names the token that goes; `PutOn` names the one that comes."""

    symbol: Ingredient


class UseSpatula(Action, frozen=True):
    dice: Dice


class UseKitchenScissors(Action, frozen=True):
    symbol: Preparation


class UseScales(Action, frozen=True):
    line: LineNumber


class UseCorkscrew(Action, frozen=True):
    line: LineNumber
    steps: Annotated[int, Meta(ge=1, le=2)]


class UseWhisk(Action, frozen=True):
    line: LineNumber


class UseKitchenTimer(Action, frozen=True):
    line: LineNumber


class UseWoodenSpoon(Action, frozen=True):
    rival_seat: RivalSeat
    symbol: Ingredient


class UsePizzaSlicer(Action, frozen=True):
    rival_seat: RivalSeat
    symbol: Preparation


class UseFunnel(Action, frozen=True):
    """The die is the one that has this symbol."""

    symbol: Symbol


class UseOvenMitt(Action, frozen=True):
    pass


class UseBowl(Action, frozen=True):
    pass


class UseColander(Action, frozen=True):
    die: Die


class UseMeasuringCup(Action, frozen=True):
    die: Die


class UseSqueezer(Action, frozen=True):
    dice: Dice


class UseThermometer(Action, frozen=True):
    pass


class UsePestleAndMortar(Action, frozen=True):
    pass


class UsePanLid(Action, frozen=True):
    pass


class UseFryingPan(Action, frozen=True):
    pass


class UseWok(Action, frozen=True):
    pass


class UsePan(Action, frozen=True):
    pass


class UsePressureCooker(Action, frozen=True):
    pass


class UseRoastingPan(Action, frozen=True):
    symbol: Ingredient


class UseRollingPin(Action, frozen=True):
    line: LineNumber


class UseMeatTenderizer(Action, frozen=True):
    pass


# Their order is the order of the codes; pantry.py names their places in it.
ACTIONS: tuple[type[Action], ...] = (
    Choose,
    Stay,
    ClearBoard,
    KeepBoard,
    Roll,
    StopCooking,
    Place,
    DonePlacing,
    TakeCut,
    PlaceSpecial,
    Lose,
    EndTurn,
    Exchange,
    BuyLid,
    LidOn,
    LidOff,
    AskMe,
    Pass,
    Mute,
    TakeShown,
    TakeTop,
    ThrowBack,
    PutBack,
    NoThanks,
    TakeOff,
    PutOn,
    Enough,
    UseSkimmer,
    UseLadle,
    UseTongs,
    UseMill,
    UseKitchenKnife,
    UsePeeler,
    UseSpatula,
    UseKitchenScissors,
    UseScales,
    UseCorkscrew,
    UseWhisk,
    UseKitchenTimer,
    UseWoodenSpoon,
    UsePizzaSlicer,
    UseFunnel,
    UseOvenMitt,
    UseBowl,
    UseColander,
    UseMeasuringCup,
    UseSqueezer,
    UseThermometer,
    UsePestleAndMortar,
    UsePanLid,
    UseFryingPan,
    UseWok,
    UsePan,
    UsePressureCooker,
    UseRoastingPan,
    UseRollingPin,
    UseMeatTenderizer,
)


# Events


class Began(Event, frozen=True):
    """SD-R4: who goes first."""

    seat: int


class RoundBegan(Event, frozen=True):
    round: int


class TurnBegan(Event, frozen=True):
    seat: int


class Chose(Event, frozen=True):
    seat: int
    line: int
    dish: str | None


class Stayed(Event, frozen=True):
    seat: int


class Cleared(Event, frozen=True):
    seat: int


class Rolled(Event, frozen=True):
    """The dice rolled and what they show."""

    seat: int
    symbol: list[str]


class Rerolled(Event, frozen=True):
    """Dice rolled again or turned by a card, and what they show now."""

    seat: int
    symbol: list[str]


class Placed(Event, frozen=True):
    seat: int
    symbol: str
    special: bool = False


class TookOff(Event, frozen=True):
    """A token left a board."""

    seat: int
    symbol: str
    special: bool = False


class Cut(Event, frozen=True):
    seat: int
    cuts: int


class Stopped(Event, frozen=True):
    seat: int


class Cooked(Event, frozen=True):
    seat: int
    dish: str
    stars: int


class TookMarker(Event, frozen=True):
    """SD-34: the first to reach the number of dishes."""

    seat: int


class GotUtensil(Event, frozen=True):
    seat: int
    utensil: str
    shown: bool


class GotUnseen(Event, frozen=True):
    """Somebody gained a utensil from the deck."""

    seat: int


class GotSpecial(Event, frozen=True):
    seat: int
    symbol: str


class PutSpecialBack(Event, frozen=True):
    seat: int
    symbol: str


class Discarded(Event, frozen=True):
    seat: int
    utensil: list[str]


class Used(Event, frozen=True):
    """A utensil was played."""

    seat: int
    utensil: str


class Milled(Event, frozen=True):
    seat: int
    dish: str


class DishWent(Event, frozen=True):
    """A dish moved along its line."""

    dish: str
    line: int
    space: int


class DishCame(Event, frozen=True):
    dish: str
    line: int


class DishLeft(Event, frozen=True):
    """Nobody cooked it in time."""

    dish: str
    line: int


class DishPinned(Event, frozen=True):
    dish: str
    line: int


class LidCame(Event, frozen=True):
    seat: int
    line: int


class LidLeft(Event, frozen=True):
    """The Lid lies beside the board again."""

    seat: int


class LidPaid(Event, frozen=True):
    """SD-30: a special token left the game for the Lid."""

    seat: int
    symbol: str


class Muted(Event, frozen=True):
    seat: int
    scope: str


class Listens(Event, frozen=True):
    """SD-R16: wants to be asked again."""

    seat: int


class DecksShuffled(Event, frozen=True):
    """SD-24, SD-R8: a deck was made new from its discards."""

    pile: Literal["dishes", "utensils"]


class TimeUp(Event, frozen=True):
    """SD-R14: the cooperative game's clock ran out."""


class Ended(Event, frozen=True):
    pass


# What a seat knows


class OnLine(Record, frozen=True):
    """One request line."""

    dish: str | None
    space: int
    pinned: bool
    lid_seat: int | None
    # The symbols of the dish that the own board lacks, and those it holds that the dish does not need.
    lacks: list[str]
    extra: list[str]


class DieShown(Record, frozen=True):
    die: str
    symbol: str | None
    rolled: bool


class Odds(Record, frozen=True):
    """Exact odds of the next roll for the dish on the own line, by the mask of dice rolled (1 to 127).

    `none[mask]` of `total` equally likely rolls show nothing needed; `sixths[mask]` / 6 new symbols are expected.
    """

    total: int
    none: list[int]
    sixths: list[int]


class AtSeat(Record, frozen=True):
    """What lies before one player."""

    line: int | None
    # What the dish on that line still needs.
    missing: list[str]
    pan: list[str]
    knife: list[str]
    # Those tokens in the Pan that are special ones.
    specials_on: list[str]
    # Special tokens not on the board.
    specials: list[str]
    cards: int
    # The hand, for whom it is known; `seen` are those of it that everybody saw being taken.
    hand: list[str] | None
    seen: list[str]
    cooked: list[str]
    # The player's turns at each of these dishes.
    turns: list[int]
    mill: str | None
    marker: bool
    score: int
    mute: Literal["no", "turn", "game"]


class View(Record, frozen=True):
    """All that a seat (None: a spectator) knows."""

    me: int | None
    to_act: list[int]
    phase: str
    active: int
    first: int
    round: int
    target: int
    coop: bool
    # When the cooperative game ends, and when a window closes, in milliseconds of the table.
    ends_at: int | None
    closes_at: int | None
    lines: list[OnLine]
    players: list[AtSeat]
    dice: list[DieShown]
    # Useful symbols of the roll that are still to be placed.
    useful: list[str]
    cuts: int
    shown: list[str]
    utensil_deck: int
    utensil_discards: list[str]
    dish_deck: int
    dish_discards: list[str]
    bag: dict[str, int]
    # Only who holds a card is asked (SD-R16).
    holders_only: bool
    # What a card or gain under way is about: utensils of the Bowl (to its owner), tokens of the Thermometer or Skimmer.
    utensils_between: list[str]
    symbols_between: list[str]
    odds: Odds | None
    over: bool
