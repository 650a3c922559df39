"""Palates: how a bot judges a sandwich. Whole numbers only, so that a stand-in's judgement is the same in every build.

A sandwich is turned into traits: how much of each taste, how many cards of each family, how pairs of cards get on, what
the three make together. A palate weighs the traits; its weights scatter around what people commonly like, and it has
two ingredients it loves and two it loathes. The Bleah turns liking round (and what clashes counts double); a week
without cooling changes the tastes of what spoils, and adds the rot itself.
"""

from __future__ import annotations

from potluck.engine.chance import Chance
from potluck.games.sandwich import records as r
from potluck.games.sandwich.pantry import (
    CRUNCH,
    DAIRY,
    FAMILIES,
    FAT,
    FRESH,
    HEAT,
    SALTY,
    SEA,
    SOUR,
    SWEET,
    TASTES,
    Pantry,
)

# The traits after the nine tastes and the seven families. Pairs:
FIRST_FAMILY = 9
SWEET_AND_SALTY, SWEET_AT_SEA, FISH_AND_MILK, CURDLED, RICH_AND_FRESH, HOT_AND_SWEET, TWINS = 16, 17, 18, 19, 20, 21, 22
# All cards together: three families; crunch, fat and freshness at once; too much of one taste; rot (SW-14).
MEDLEY, TEXTURES, TOO_MUCH, ROT = 23, 24, 25, 26
TRAITS = 27
CLASHES = (SWEET_AT_SEA, FISH_AND_MILK, CURDLED, TOO_MUCH)
TRAIT_NAMES: list[str] = [
    *TASTES,
    *("family-" + name for name in FAMILIES),
    "sweet-and-salty", "sweet-at-sea", "fish-and-milk", "curdled", "rich-and-fresh", "hot-and-sweet", "twins",
    "medley", "textures", "overdone", "rot",
]  # fmt: skip

# What people commonly like, trait by trait, and how far palates scatter around it.
COMMON: list[int] = [
    6, 6, 0, -13, 16, 6, -10, 6, 10,
    0, 0, 6, -6, 10, 0, 0,
    -5, -14, -13, -10, 10, -3, 0,
    10, 13, -10, -29,
]  # fmt: skip
SCATTER: list[int] = [
    15, 12, 11, 10, 9, 11, 13, 10, 11,
    8, 12, 13, 15, 10, 7, 9,
    7, 6, 5, 4, 4, 5, 4,
    6, 5, 4, 9,
]  # fmt: skip
FAVOURITES = 2
FAVOUR = 45
# Two dice of thirteen sides, less twelve, scatter with a standard deviation of 5.3.
SIDES = 13
WIDTH = 5
TOO_MUCH_FROM = 8


class Table:
    """What a judge must know of the table: the deck, and whether this is the Bleah or a broken refrigerator."""

    def __init__(self, pantry: Pantry, bleah: bool, failure: bool) -> None:
        self.pantry = pantry
        self.bleah = bleah
        self.failure = failure
        self.taste: list[list[int]] = pantry.gone_off if failure else pantry.taste

    def plain_traits(self, cards: list[int]) -> list[int]:
        """The traits of some cards together, whatever the aim of the game."""
        traits = [0] * TRAITS
        family = self.pantry.family
        for card in cards:
            taste = self.taste[card]
            for kind in range(FIRST_FAMILY):
                traits[kind] += taste[kind]
            traits[FIRST_FAMILY + family[card]] += 3
            if self.failure:
                traits[ROT] += 3 * self.pantry.spoils[card]
        traits[SWEET_AND_SALTY] = min(traits[SWEET], traits[SALTY])
        traits[RICH_AND_FRESH] = min(traits[FAT], traits[FRESH])
        traits[HOT_AND_SWEET] = min(traits[HEAT], traits[SWEET])
        families = 0
        for kind in range(len(FAMILIES)):
            if traits[FIRST_FAMILY + kind] > 0:
                families += 1
        if families >= 3:
            traits[MEDLEY] = 4
        if traits[CRUNCH] >= 3 and traits[FAT] >= 3 and traits[FRESH] >= 3:
            traits[TEXTURES] = 4
        for kind in range(FIRST_FAMILY):
            if traits[kind] > TOO_MUCH_FROM:
                traits[TOO_MUCH] += traits[kind] - TOO_MUCH_FROM
        for first in range(len(cards)):
            for second in range(first + 1, len(cards)):
                self.add_pair(traits, cards[first], cards[second])
        return traits

    def add_pair(self, traits: list[int], one: int, other: int) -> None:
        """How two cards get on."""
        families = self.pantry.family
        if families[one] == families[other]:
            traits[TWINS] += 3
            return
        if families[other] == SEA or families[other] == DAIRY:
            one, other = other, one
        if families[one] == SEA:
            traits[SWEET_AT_SEA] += self.taste[other][SWEET]
            if families[other] == DAIRY:
                traits[FISH_AND_MILK] += 3
        if families[one] == DAIRY and self.taste[other][SOUR] > 1:
            traits[CURDLED] += self.taste[other][SOUR]

    def traits(self, cards: list[int]) -> list[int]:
        """The traits as they count in this game."""
        traits = self.plain_traits(cards)
        if self.bleah:
            for clash in CLASHES:
                traits[clash] *= 2
            for kind in range(TRAITS):
                traits[kind] = -traits[kind]
        return traits

    def fit(self, theme: int, cards: list[int]) -> int:
        """How well some cards fit a theme of the deck; a theme in the table's own words says nothing to a bot."""
        if theme < 0:
            return 0
        pantry = self.pantry
        fit = 0
        for card in cards:
            fit += 3 * pantry.theme_families[theme][pantry.family[card]]
            for kind in range(FIRST_FAMILY):
                fit += pantry.theme_tastes[theme][kind] * self.taste[card][kind]
        return fit


class Palate:
    """One judge's taste."""

    def __init__(self, weights: list[int], loved: list[int], loathed: list[int]) -> None:
        self.weights = weights
        self.loved = loved
        self.loathed = loathed

    def favour(self, table: Table, cards: list[int]) -> int:
        """What loved and loathed ingredients add."""
        favour = 0
        for card in cards:
            if card in self.loved:
                favour += FAVOUR
            if card in self.loathed:
                favour -= FAVOUR
        return -favour if table.bleah else favour

    def liking(self, table: Table, cards: list[int]) -> int:
        """How much this judge likes a sandwich, for the aim of the game."""
        return weighed(self.weights, table.traits(cards)) + self.favour(table, cards)

    def ranking(self, table: Table, dishes: list[list[int]]) -> list[int]:
        """The dishes from the best to the last."""
        return best_first([self.liking(table, dish) for dish in dishes])

    def best_fit(self, table: Table, dishes: list[list[int]], theme: int) -> int:
        """SW-12: the dish that fits the theme best; liking decides between near equals."""
        return best_first([40 * table.fit(theme, dish) + self.liking(table, dish) for dish in dishes])[0]

    def reason(self, table: Table, dishes: list[list[int]], which: int) -> tuple[r.Why, str, list[int]]:
        """Why a dish stands out among the others: a message, the trait it is about, and the cards that make it so.

        A dish above the average is praised, one below it blamed. "love": here is much of what this judge likes;
        "relief": little of what it dislikes; "too-much" and "too-little" the other way round; "favourite" and "loathed"
        ingredients.
        """
        likings = [self.liking(table, dish) for dish in dishes]
        praise = likings[which] * len(dishes) >= sum(likings)
        sign = 1 if praise else -1
        traits = [table.traits(dish) for dish in dishes]
        best, trait = 0, 0
        for kind in range(TRAITS):
            gap = traits[which][kind] * len(dishes) - sum([row[kind] for row in traits])
            part = sign * self.weights[kind] * gap
            if part > best:
                best, trait = part, kind
        special = sign * self.favour(table, dishes[which]) * len(dishes)
        if special > best:
            return self.special_reason(dishes[which], praise != table.bleah)
        more = traits[which][trait] * len(dishes) >= sum([row[trait] for row in traits])
        more = more != table.bleah
        why: r.Why = "love" if more else "relief"
        if not praise:
            why = "too-much" if more else "too-little"
        return why, TRAIT_NAMES[trait], carriers(table, dishes[which], trait) if more else []

    def special_reason(self, cards: list[int], loved: bool) -> tuple[r.Why, str, list[int]]:
        """A loved or loathed ingredient is in it."""
        kinds = self.loved if loved else self.loathed
        found = [card for card in cards if card in kinds]
        why: r.Why = "favourite" if loved else "loathed"
        return why, "", found[:1]


def weighed(weights: list[int], traits: list[int]) -> int:
    """The sum of all traits, each by its weight."""
    total = 0
    for kind in range(TRAITS):
        total += weights[kind] * traits[kind]
    return total


def best_first(worth: list[int]) -> list[int]:
    """The places of some numbers, the greatest first, equals in their order."""
    order: list[int] = []
    for place in range(len(worth)):
        before = len(order)
        while before > 0 and worth[order[before - 1]] < worth[place]:
            before -= 1
        order.insert(before, place)
    return order


def carriers(table: Table, cards: list[int], trait: int) -> list[int]:
    """The card without which there would be least of a trait."""
    best, least = cards[0], 10**9
    for place in range(len(cards)):
        without = table.plain_traits(cards[:place] + cards[place + 1 :])[trait]
        if without < least:
            best, least = cards[place], without
    return [best]


def drawn(chance: Chance) -> Palate:
    """A palate by chance."""
    rolls = chance.roll(2 * TRAITS, SIDES)
    weights: list[int] = []
    for kind in range(TRAITS):
        scatter = rolls[2 * kind] + rolls[2 * kind + 1] - (SIDES - 1)
        weights.append(COMMON[kind] + SCATTER[kind] * scatter // WIDTH)
    special = list(range(63))
    chance.shuffle(special)
    return Palate(weights, special[:FAVOURITES], special[FAVOURITES : 2 * FAVOURITES])


def common() -> Palate:
    """What people commonly like."""
    return Palate(COMMON[:], [], [])
