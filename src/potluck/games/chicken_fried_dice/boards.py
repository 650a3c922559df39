"""A sense for bonus boards and upgrades: which step, which picnic space, which station is worth most."""

from __future__ import annotations

from typing import Final

from potluck.games.chicken_fried_dice import records as r, scoring
from potluck.games.chicken_fried_dice.pantry import (
    COOP,
    DIFFERENT,
    EQUAL,
    FLAVOURS,
    ONLY,
    STATIONS,
    TIP,
    X_ANY,
    XXX,
    Pantry,
)

ROUNDS: Final = 5
# Spaces of one colour that a round of feeding adds, and how far ahead on a track one looks.
SPACES_A_ROUND: Final = 2.2
AHEAD: Final = 0.6
# Flavours that a round brings, and that this one still may; how many of them suit a table of each sign.
FLAVOURS_A_ROUND: Final = 1.5
FLAVOURS_AT_LAST: Final = 0.5
FITTING: Final = [0.8, 0.6, 0.35, 0.85]
# Upgrades by station (prep, sauce, toss, chop): a new tile, a flipped one.
NEW_WORTH: Final = [3.0, 3.4, 1.6, 2.6]
FLIP_WORTH: Final = [4.0, 2.6, 1.2, 2.0]


class BoardSense:
    """Judges picks on the bonus boards and stations."""

    def __init__(self, pantry: Pantry) -> None:
        self.pantry: Pantry = pantry

    def worth_of_upgrade(self, mine: r.TruckView, station: str) -> float:
        """What a station does, and its points."""
        assert mine.truck is not None
        place = STATIONS.index(station)
        level = mine.levels[STATIONS[place]]
        points = self.pantry.tile_points[self.pantry.truck_ids.index(mine.truck)][place]
        return (NEW_WORTH if level == 0 else FLIP_WORTH)[place] + points[level + 1] - points[level]

    def worth_of_gift(self, bonus: int) -> float:
        """What a kept action or a tip is worth."""
        if bonus == TIP:
            return 1.8
        if bonus == COOP:
            return 2.2
        if bonus == X_ANY:
            return 3.0
        return 3.2 if bonus >= XXX else 2.2

    def worth_on_menu(self, mine: r.TruckView, flavour: str, round_: int) -> float:
        """The next step of a track and, less and less, the steps behind it."""
        track = FLAVOURS.index(flavour)
        worth = 0.0
        weight = 1.0
        for step in range(mine.tracks[FLAVOURS[track]], len(self.pantry.track_gives[track])):
            for bonus in self.pantry.track_gives[track][step]:
                worth += weight * self.worth_of_gift(bonus)
            each = self.pantry.track_each[track][step]
            if each > 0:
                worth += weight * each * self.spaces(mine, self.pantry.track_of[track][step], round_)
            weight *= AHEAD
        return worth

    def spaces(self, mine: r.TruckView, colour: int, round_: int) -> float:
        """How many spaces of a colour will have been fed at the end."""
        count = SPACES_A_ROUND * (ROUNDS - round_)
        for one in mine.fed:
            card = self.pantry.customer_ids.index(one.customer)
            for space in range(self.pantry.sizes[card]):
                if self.pantry.space_colour[card * 5 + space] == colour:
                    count += 1.0
        return count

    def worth_at_picnic(self, mine: r.TruckView, flavour: str, spot: str, round_: int) -> float:
        """Progress at a table, and bonuses between its spaces."""
        pantry = self.pantry
        place = pantry.spot_ids.index(spot)
        drawn = [0] * pantry.spots
        for there in mine.picnic:
            drawn[pantry.spot_ids.index(there)] = FLAVOURS.index(mine.picnic[there]) + 1
        table = 0
        while place >= pantry.table_first[table] + pantry.table_size[table]:
            table += 1
        to_come = FLAVOURS_A_ROUND * (ROUNDS - round_) + FLAVOURS_AT_LAST
        before = self.hope(drawn, table, to_come)
        drawn[place] = FLAVOURS.index(flavour) + 1
        worth = self.hope(drawn, table, to_come) - before
        for number in range(len(pantry.picnic_bonus)):
            around = spots_in(pantry.picnic_between[number], pantry.spots)
            if place in around:
                missing = len([there for there in around if drawn[there] == 0])
                worth += self.worth_of_gift(pantry.picnic_bonus[number]) * (1.0 if missing == 0 else 0.3 / missing)
        return worth

    def hope(self, drawn: list[int], table: int, to_come: float) -> float:
        """What a table may come to: points had, and a share of those that only a full table gives."""
        pantry = self.pantry
        first, size = pantry.table_first[table], pantry.table_size[table]
        there = drawn[first : first + size]
        filled = size - there.count(0)
        sign, points = pantry.table_sign[table], float(pantry.table_points[table])
        if sign == DIFFERENT:
            kinds = scoring.different(there)
            sure = points * kinds
            right = kinds == filled
            points = 0.0
        elif sign == ONLY:
            fitting = 0
            for flavour in pantry.table_flavours[table]:
                fitting += there.count(flavour + 1)
            sure = points * fitting
            right = fitting == filled
            points = 0.0
        else:
            sure = 0.0
            right = all_fit(drawn, pantry.table_touching[table], sign == EQUAL)
        if not right:
            return sure
        return sure + (points + pantry.table_full[table]) * filled / size * chance_to_fill(sign, size - filled, to_come)


def all_fit(drawn: list[int], pairs: list[int], equal: bool) -> bool:
    """Whether the touching spaces drawn so far are equal, or unequal."""
    for pair in range(0, len(pairs), 2):
        one, other = drawn[pairs[pair]], drawn[pairs[pair + 1]]
        if one != 0 and other != 0 and (one == other) != equal:
            return False
    return True


def chance_to_fill(sign: int, missing: int, to_come: float) -> float:
    """How likely the flavours still to come fill the spaces that are missing."""
    if missing == 0:
        return 1.0
    return min(0.9, 0.7 * to_come * FITTING[sign] / missing)


def spots_in(bits: int, spots: int) -> list[int]:
    """The spaces that some bits stand for."""
    return [spot for spot in range(spots) if bits >> spot & 1]
