"""Small tables set up by hand: `kitchen(hand=["tongs"], board="beef")` is a chef with Tongs and a beef token, cooking.

Seat 0 is the chef of our stories and first player, cooking PAELLA (seafood, rice, spices) on line 1 unless it says so.
Luck is what a test says. Utensils that are not named lie in the deck, dishes that are not named in theirs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from potluck.engine.chance import Loose, Scripted
from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action, Event
from potluck.games.slice_and_dice import state as s
from potluck.games.slice_and_dice.cards import pantry
from potluck.games.slice_and_dice.pantry import INGREDIENTS
from potluck.games.slice_and_dice.records import Options, Pass, Roll, TakeCut, View
from potluck.games.slice_and_dice.rules import SliceAndDice
from potluck.games.slice_and_dice.state import NONE, Kitchen

GAME = SliceAndDice()
PANTRY = pantry(None)
PAELLA, FONDUE, TACOS, HOTDOG = "paella", "fondue", "tacos", "hotdog"
# Three that nothing in our stories waits for.
DISPLAY = ("whisk", "scales", "corkscrew")
PHASES = {"choose": s.CHOOSE, "clear": s.CLEAR, "cook": s.COOK, "finish": s.FINISH}


class Table:
    """A table in the middle of a game."""

    def __init__(self, state: Kitchen) -> None:
        self.state = state
        self.now = 0

    def do(self, action: Action, *, seat: int = 0, luck: Sequence[int] = ()) -> list[Event]:
        """One pick, with the outcomes of chance it needs; gives what everybody was told."""
        script = Scripted()
        script.script(list(luck))
        moment = Moment(self.now, script)
        assert action in self.legal(seat), f"{action} is not listed for seat {seat} in {self.phase}"
        GAME.apply(self.state, seat, action, moment)
        script.finish()
        return [told.event for told in moment.told]

    def roll(self, *symbols: str) -> list[Event]:
        """The dice of these symbols are rolled and show them; nobody reacts."""
        told = self.roll_only(*symbols)
        self.all_pass()
        return told

    def roll_only(self, *symbols: str) -> list[Event]:
        """The dice of these symbols are rolled and show them; the rivals have not answered yet."""
        dice, faces = thrown(symbols)
        return self.do(Roll(dice), seat=self.state.active, luck=faces)

    def all_pass(self) -> None:
        """Nobody reacts."""
        while self.phase == "window":
            for seat in self.to_act():
                self.do(Pass(), seat=seat)

    def cut(self, *symbols: str) -> None:
        """A roll of a salt die (or these symbols) that is a cut and is taken."""
        self.roll(*(symbols or ("salt",)))
        self.do(TakeCut(), seat=self.state.active)

    def refuses(self, action: Action, seat: int = 0) -> tuple[str, str]:
        """The rule that a pick breaks, and why; nothing may have changed."""
        before = GAME.snapshot(self.state)
        assert action not in self.legal(seat)
        try:
            GAME.apply(self.state, seat, action, Moment(self.now, Loose("never used")))
        except Illegal as illegal:
            assert GAME.snapshot(self.state) == before
            return illegal.rule, illegal.why
        raise AssertionError(f"{action} was taken")

    def legal(self, seat: int = 0) -> list[Action]:
        """What a seat may pick."""
        return GAME.legal(self.state, seat)

    def can(self, kind: type[Action], seat: int = 0) -> list[Action]:
        """What a seat may pick of one kind."""
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def to_act(self) -> tuple[int, ...]:
        return GAME.to_act(self.state)

    def view(self, seat: int | None = 0) -> View:
        """The table as a seat sees it."""
        seen = GAME.view(self.state, seat)
        assert isinstance(seen, View)
        return seen

    @property
    def phase(self) -> str:
        return self.view().phase

    def board(self, seat: int = 0) -> str:
        """What is on a board, in the order of the dice."""
        player = self.view().players[seat]
        return " ".join([*player.pan, *player.knife])

    def hand(self, seat: int = 0) -> list[str]:
        """A hand."""
        return self.view(seat).players[seat].hand or []

    def specials(self, seat: int = 0) -> list[str]:
        """The special tokens that a player keeps."""
        return self.view().players[seat].specials


def mask(symbols: str | Sequence[str]) -> int:
    """Symbols as the state has them."""
    words = symbols.split() if isinstance(symbols, str) else symbols
    return sum(1 << PANTRY.symbols.index(symbol) for symbol in words)


def thrown(symbols: Sequence[str]) -> tuple[int, list[int]]:
    """The dice that have these symbols, as a mask, and how they fall to show them."""
    places = sorted(PANTRY.symbols.index(symbol) for symbol in symbols)
    return sum(1 << place // 6 for place in places), [place % 6 for place in places]


def dice(*symbols: str) -> int:
    """The dice that have these symbols."""
    return thrown(symbols)[0]


def kitchen(
    hand: Sequence[str] = (),
    board: str = "",
    *,
    seats: int = 3,
    phase: str = "cook",
    dishes: Sequence[tuple[str, int]] = ((PAELLA, 1), (FONDUE, 1), (TACOS, 1)),
    lines: Sequence[int | None] = (1, 2, 2, 2),
    hands: Mapping[int, Sequence[str]] | None = None,
    boards: Mapping[int, str] | None = None,
    specials: Sequence[str] = (),
    specials_of: Mapping[int, Sequence[str]] | None = None,
    special_on: str = "",
    cooked: Mapping[int, Sequence[str]] | None = None,
    shown: Sequence[str] = DISPLAY,
    cuts: int = 0,
    lid: int | None = None,
    top: Sequence[str] = (),
    options: Options | None = None,
) -> Table:
    """A table as a test needs it. `top` are the next utensils of the deck, the first of them on top."""
    k = GAME.setup(seats, options or Options(first="1"), Moment(0, Loose("a table of tests")))
    for rest in range(len(dishes), k.line_count):
        dishes = [*dishes, (("calzone", "osso-buco", "haggis")[rest - 3], 1)]
    k.dishes = [PANTRY.dishes.index(dish) for dish, _ in dishes] + [NONE] * (4 - len(dishes))
    k.spaces = [space - 1 for _, space in dishes] + [0] * (4 - len(dishes))
    done = {seat: [PANTRY.dishes.index(dish) for dish in row] for seat, row in (cooked or {}).items()}
    gone = {*k.dishes, *(dish for row in done.values() for dish in row)}
    k.dish_deck = [dish for dish in range(len(PANTRY.dishes)) if dish not in gone]
    k.markers = [NONE if line is None else line - 1 for line in lines[:seats]]
    k.hands = [sum(1 << PANTRY.utensils.index(card) for card in (hands or {}).get(seat, ())) for seat in range(seats)]
    k.hands[0] |= sum(1 << PANTRY.utensils.index(card) for card in hand)
    k.shown = [PANTRY.utensils.index(card) for card in shown]
    held = sum(k.hands) | sum(1 << card for card in k.shown)
    first = [PANTRY.utensils.index(card) for card in top]
    boxed = 0 if not k.coop else mask_of_utensils("spatula wooden-spoon pizza-slicer colander meat-tenderizer pan-lid")
    k.utensil_deck = [
        card for card in range(len(PANTRY.utensils)) if not (held | boxed) >> card & 1 and card not in first
    ] + first[::-1]
    k.boards = [mask((boards or {}).get(seat, "")) for seat in range(seats)]
    k.boards[0] |= mask(board) | mask(special_on)
    k.on_special[0] = mask(special_on)
    for seat, tokens in {0: specials, **(specials_of or {})}.items():
        for token in tokens:
            k.specials[seat * INGREDIENTS + PANTRY.symbols.index(token)] += 1
            take_from_bag(k, token)
    for token in special_on.split():
        take_from_bag(k, token)
    for seat, row in done.items():
        k.cooked[seat] = row
        k.turns[seat] = [3] * len(row)
        k.spent[seat] = [2] * len(row)
    k.cuts = cuts
    k.lid = NONE if lid is None else lid
    k.base = k.phase = PHASES[phase]
    return Table(k)


def mask_of_utensils(cards: str) -> int:
    """Utensils as the state has them."""
    return sum(1 << PANTRY.utensils.index(card) for card in cards.split())


def take_from_bag(k: Kitchen, token: str) -> None:
    """A special token that somebody has is not in the bag."""
    k.bag[PANTRY.symbols.index(token)] -= 1
    k.bag_total -= 1
    assert k.bag[PANTRY.symbols.index(token)] >= 0


def nth_in_bag(table: Table, token: str) -> int:
    """The draw that takes this token out of the bag."""
    return sum(table.state.bag[: PANTRY.symbols.index(token)])
