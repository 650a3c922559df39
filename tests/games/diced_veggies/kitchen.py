"""Small tables set up by hand: `kitchen("C4 C3", recipes=["carrot-cake"])` is a cook with two carrots and a recipe.

A die is a letter and a number, `C4`; a block is a picture of such dice, `..` for an empty place. Every die that is not
named lies in the frame, every card that is not named in its deck, so that all 35 dice and all cards are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from potluck.engine.chance import Loose, Scripted
from potluck.engine.game import Illegal, Moment
from potluck.engine.records import Action, Event
from potluck.games.diced_veggies import state as s
from potluck.games.diced_veggies.block import BIT
from potluck.games.diced_veggies.cards import pantry
from potluck.games.diced_veggies.pantry import DICE, EACH
from potluck.games.diced_veggies.records import Die, Options, Placed, View
from potluck.games.diced_veggies.rules import DicedVeggies
from potluck.games.diced_veggies.state import NONE, STRIDE, State

GAME = DicedVeggies()
LETTERS = "CMOPT"
STEPS = {"cut": s.CUT, "cook": s.COOK, "card": s.CARD, "limits": s.LIMITS}

# All five types are there and nothing can be taken without a cut.
FULL = """
C5 M5 O5
P5 T5 C6
"""


class Table:
    """A table in the middle of a game; seat 0 is the cook of our stories, luck is what a test says."""

    def __init__(self, state: State) -> None:
        self.state = state

    def do(self, action: Action, *, seat: int = 0, luck: Sequence[int] = ()) -> list[Event]:
        """One pick, with the outcomes of chance it needs; gives what everybody was told."""
        script = Scripted()
        script.script(list(luck))
        moment = Moment(0, script)
        GAME.apply(self.state, seat, action, moment)
        script.finish()
        return [told.event for told in moment.told]

    def refuses(self, action: Action, seat: int = 0) -> tuple[str, str]:
        """The rule that a pick breaks, and why; nothing may have changed."""
        before = GAME.snapshot(self.state)
        assert action not in self.legal(seat)
        try:
            self.do(action, seat=seat)
        except Illegal as illegal:
            assert GAME.snapshot(self.state) == before
            return illegal.rule, illegal.why
        raise AssertionError(f"{action} was taken")

    def legal(self, seat: int = 0) -> list[Action]:
        """What a seat may pick."""
        return GAME.legal(self.state, seat)

    def view(self, seat: int | None = 0) -> View:
        """The table as a seat sees it."""
        seen = GAME.view(self.state, seat)
        assert isinstance(seen, View)
        return seen

    @property
    def dice(self) -> str:
        """What our cook holds, in order."""
        return spelled(self.view().kitchens[0].dice)

    @property
    def step(self) -> str:
        """The step of our cook."""
        return self.view().steps[0]

    @property
    def plate(self) -> str:
        """What lies on our cook's plate."""
        plate = self.view().kitchens[0].plate
        return "" if plate is None else spelled(plate.dice)


def spelled(dice: Sequence[Die | Placed]) -> str:
    """Dice as tests write them."""
    return " ".join(sorted(f"{die.type[0].upper()}{die.number}" for die in dice))


def kitchen(
    dice: str = "",
    recipes: Sequence[str] = (),
    hypes: Sequence[str] = (),
    *,
    block: str = FULL,
    step: str = "cut",
    chef: bool = True,
    cooked: Sequence[tuple[str, str | None]] = (),
    others: Mapping[int, str] | None = None,
    cooked_by_others: Mapping[int, Sequence[tuple[str, str | None]]] | None = None,
    recipes_of_others: Mapping[int, Sequence[str]] | None = None,
    hypes_of_others: Mapping[int, Sequence[str]] | None = None,
    display: Sequence[str] = ("lasagne", "couscous", "pizza"),
    recipe_deck: Sequence[str] | None = None,
    recipe_discards: Sequence[str] = (),
    hype_deck: Sequence[str] | None = None,
    hype_discards: Sequence[str] = (),
    seats: int = 2,
    options: Options | None = None,
) -> Table:
    """Seat 0 at `step` of its turn, with these things before it.

    Decks are written from the top; without one, all cards that are nowhere else are in the deck.
    """
    options = options or Options()
    store = pantry(options.deck)
    state = GAME.setup(seats, options, Moment(0, Loose("a table")))
    recipe = {card.id: number for number, card in enumerate(store.recipes)}
    hype = {card.id: number for number, card in enumerate(store.hypes)}

    lay_dice(state, block, {0: dice, **(others or {})})
    state.turn = 0
    state.step = [s.WAIT] * seats
    state.step[0] = STEPS[step]
    state.chef = [chef and not options.plain] * seats
    hands = {0: recipes, **(recipes_of_others or {})}
    state.recipes = [[recipe[card] for card in hands.get(seat, ())] for seat in range(seats)]
    hands = {0: hypes, **(hypes_of_others or {})}
    state.hypes = [[hype[card] for card in hands.get(seat, ())] for seat in range(seats)]
    state.cooked = []
    for seat, dishes in {0: cooked, **(cooked_by_others or {})}.items():
        for dish, praise in dishes:
            state.cooked.extend((seat, recipe[dish], NONE if praise is None else hype[praise]))
    state.display = [recipe[card] for card in display if recipe[card] not in lying(state.recipes, state.cooked[1::3])]
    state.recipe_discards = [recipe[card] for card in recipe_discards]
    state.hype_discards = [hype[card] for card in hype_discards]
    away = lying(state.recipes, state.cooked[1::3], state.display, state.recipe_discards)
    state.recipe_deck = deck(recipe, recipe_deck, away)
    away = lying(state.hypes, state.cooked[2::3], state.hype_discards)
    state.hype_deck = [] if options.plain else deck(hype, hype_deck, away)
    if step == "cook" and len(GAME.legal(state, 0)) == 1:
        raise AssertionError("nothing can be cooked here: this step would have been passed over")
    return Table(state)


def lying(*places: Sequence[int] | Sequence[Sequence[int]]) -> set[int]:
    """All cards in these places."""
    found: set[int] = set()
    for place in places:
        for card in place:
            found.update([card] if isinstance(card, int) else card)
    return found


def deck(ids: Mapping[str, int], cards: Sequence[str] | None, away: set[int]) -> list[int]:
    """A deck with its top at the end; the cards given, or all that are not away."""
    if cards is not None:
        return [ids[card] for card in reversed(cards)]
    return [number for number in ids.values() if number not in away]


def lay_dice(state: State, block: str, held: Mapping[int, str]) -> None:
    """Lays the dice of a picture into the block, gives seats their dice, and puts the rest into the frame."""
    free = [list(range(kind * EACH, (kind + 1) * EACH)) for kind in range(5)]

    def die(name: str) -> int:
        found = free[LETTERS.index(name[0])].pop(0)
        state.number[found] = int(name[1])
        return found

    state.cell = [NONE] * s.CELLS
    state.left = [0] * 5
    state.block = 0
    state.total = 0
    state.cuts = None
    state.restocked = False
    for row, line in enumerate(block.strip("\n").split("\n")):
        for column, name in enumerate(line.split()):
            if name != "..":
                cell = STRIDE * row + column
                state.cell[cell] = die(name)
                state.left[LETTERS.index(name[0])] += 1
                state.block |= BIT[cell]
                state.total += 1 if state.by_count else int(name[1])
    state.dice = [[die(name) for name in held.get(seat, "").split()] for seat in range(state.seats)]
    state.frame = [number for kind in free for number in kind]
    assert len(state.frame) + sum(map(len, state.dice)) + sum(cell != NONE for cell in state.cell) == DICE
