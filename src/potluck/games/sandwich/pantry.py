"""A deck laid out as numbers: tastes, families, themes, and the table of all actions. Built once, shared by tables."""

from __future__ import annotations

from potluck.engine.records import Action
from potluck.engine.space import Space
from potluck.games.sandwich import records as r

TASTES: list[str] = ["sweet", "salty", "sour", "bitter", "umami", "fat", "heat", "crunch", "fresh"]
FAMILIES: list[str] = ["vegetable", "fruit", "meat", "sea", "dairy", "sauce", "sweets"]
VEGETABLE, FRUIT, MEAT, SEA, DAIRY, SAUCE, SWEETS = 0, 1, 2, 3, 4, 5, 6
SWEET, SALTY, SOUR, BITTER, UMAMI, FAT, HEAT, CRUNCH, FRESH = 0, 1, 2, 3, 4, 5, 6, 7, 8
LETTERS: list[r.Plate] = ["a", "b", "c", "d"]
# SW-1.
INGREDIENTS = 63

GRAB, PUT, TAKE_BACK, HAND_OVER, KEEP_QUIET, RANK, AWARD, PLAY_ON, SHARE, PITCH = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9


class Pantry:
    """The deck of a table."""

    def __init__(self, deck: r.Deck) -> None:
        self.deck = deck
        self.ids: list[str] = [card.id for card in deck.ingredient]
        self.family: list[int] = [FAMILIES.index(card.family) for card in deck.ingredient]
        self.spoils: list[int] = [int(card.spoils) for card in deck.ingredient]
        self.taste: list[list[int]] = [[card.taste.get(t, 0) for t in TASTES] for card in deck.ingredient]  # type: ignore[call-overload]
        # SW-14: a week later.
        self.gone_off: list[list[int]] = [gone_off(t, self.spoils[i]) for i, t in enumerate(self.taste)]
        self.themes: list[str] = [theme.id for theme in deck.theme]
        self.theme_tastes: list[list[int]] = [[t.fits.get(x, 0) for x in TASTES] for t in deck.theme]  # type: ignore[call-overload]
        self.theme_families: list[list[int]] = [[t.fits.get(x, 0) for x in FAMILIES] for t in deck.theme]  # type: ignore[call-overload]
        self.bases: list[str] = [base.id for base in deck.base]

        space = Space(r.ACTIONS, {"ingredient": self.ids})
        self.space = space
        self.codes: dict[Action, int] = space.codes
        self.kind: list[int] = space.kind
        self.place: list[int] = space.place
        self.grab: list[Action] = space.of(r.Grab)
        # By ingredient, then sandwich.
        self.put: list[Action] = space.of(r.Put)
        self.take_back: list[Action] = space.of(r.TakeBack)
        self.hand_over: list[Action] = space.of(r.HandOver)
        self.keep_quiet: list[Action] = space.of(r.KeepQuiet)
        self.rank: list[Action] = space.of(r.Rank)
        self.award: list[Action] = space.of(r.Award)
        self.tie: list[Action] = [*space.of(r.PlayOn), *space.of(r.ShareVictory)]
        # The picks that are listed for two, three and four sandwiches; with three players pairs have no order.
        self.orders: list[list[int]] = [[int(digit) - 1 for digit in order] for order in r.ORDERS]
        self.rankings: list[list[int]] = [["abcd".index(letter) for letter in order] for order in r.RANKINGS]
        self.rank_all: list[list[Action]] = [
            [pick for pick, order in zip(self.rank, self.rankings, strict=True) if len(order) == n] for n in range(5)
        ]
        self.hand_over_all: list[list[Action]] = [
            [
                pick
                for pick, order in zip(self.hand_over, self.orders, strict=True)
                if len(order) == n and (n < 4 or (order[0] < order[1] and order[2] < order[3]))
            ]
            for n in range(5)
        ]

    def names(self, cards: list[int]) -> list[str]:
        """The ids of cards."""
        return [self.ids[card] for card in cards]


def gone_off(taste: list[int], spoils: int) -> list[int]:
    """Tastes after a week without cooling: what wilts loses freshness and crunch, what rots turns sour and bitter."""
    after = list(taste)
    if spoils > 0:
        after[FRESH] = 0
        after[CRUNCH] = after[CRUNCH] // 2
    if spoils > 1:
        after[SOUR] = min(5, after[SOUR] + 3)
        after[BITTER] = min(5, after[BITTER] + 2)
    return after
