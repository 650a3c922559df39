"""What a player's truck is worth: CF-25, with the bonus boards of CF-17 and CF-18."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.engine.records import Line
from potluck.games.chicken_fried_dice.pantry import (
    DIFFERENT,
    EQUAL,
    FLAVOURS,
    INGREDIENTS,
    MENU,
    ONLY,
    PICNIC,
    UNEQUAL,
    Pantry,
)
from potluck.games.chicken_fried_dice.state import Truck


def score_lines(pantry: Pantry, truck: Truck) -> list[Line]:
    """The score sheet of one player; a scoring step or a picnic table without points has no line."""
    lines = [
        Line("score-tips", tip_points(pantry, truck)),
        Line("score-upgrades", upgrade_points(pantry, truck)),
    ]
    if truck.board == MENU:
        lines.extend(menu_lines(pantry, truck))
    elif truck.board == PICNIC:
        for table in range(len(pantry.table_ids)):
            points = table_points(pantry, truck, table)
            if points > 0:
                lines.append(Line("score-table", points, {"table": pantry.table_ids[table]}))
    lines.append(Line("score-reviews", review_points(pantry, truck)))
    return lines


def score(pantry: Pantry, truck: Truck) -> int:
    """All points together."""
    points = tip_points(pantry, truck) + upgrade_points(pantry, truck) + review_points(pantry, truck)
    if truck.board == MENU:
        return points + menu_points(pantry, truck)
    if truck.board == PICNIC:
        for table in range(len(pantry.table_ids)):
            points += table_points(pantry, truck, table)
    return points


def tip_points(pantry: Pantry, truck: Truck) -> int:
    """The furthest point step reached, whatever upgrades lie behind it."""
    points = 0
    if truck.truck >= 0:
        track = pantry.tip_tracks[truck.truck]
        for step in range(truck.tips):
            if track[step] >= 0:
                points = track[step]
    return points


def upgrade_points(pantry: Pantry, truck: Truck) -> int:
    """The points on all station tiles as they lie."""
    points = 0
    if truck.truck >= 0:
        tiles = pantry.tile_points[truck.truck]
        for station in range(4):
            points += tiles[station][truck.levels[station]]
    return points


def review_points(pantry: Pantry, truck: Truck) -> int:
    """The value of the furthest full star, and one for each segment beyond it."""
    full = truck.segments // pantry.segments
    rest = truck.segments % pantry.segments
    return (pantry.star_points[full - 1] if full > 0 else 0) + rest


def spaces_fed(pantry: Pantry, truck: Truck, colour: int) -> int:
    """How many spaces of a colour fed customers have, with a number or an X (CF-R5)."""
    count = 0
    for card in truck.fed:
        for space in range(pantry.sizes[card]):
            if pantry.space_colour[card * 5 + space] == colour:
                count += 1
    return count


def menu_points(pantry: Pantry, truck: Truck) -> int:
    """Every scoring step reached (CF-17)."""
    points = 0
    for flavour in range(4):
        for step in range(truck.tracks[flavour]):
            each = pantry.track_each[flavour][step]
            if each > 0:
                points += each * spaces_fed(pantry, truck, pantry.track_of[flavour][step])
    return points


def menu_lines(pantry: Pantry, truck: Truck) -> list[Line]:
    """A line for each scoring step reached."""
    lines = []
    for flavour in range(4):
        for step in range(truck.tracks[flavour]):
            each = pantry.track_each[flavour][step]
            if each > 0:
                colour = pantry.track_of[flavour][step]
                spaces = spaces_fed(pantry, truck, colour)
                facts: dict[str, str | int] = {
                    "flavour": FLAVOURS[flavour],
                    "each": each,
                    "ingredient": INGREDIENTS[colour],
                    "spaces": spaces,
                }
                lines.append(Line("score-menu", each * spaces, facts))
    return lines


def table_points(pantry: Pantry, truck: Truck, table: int) -> int:
    """A picnic table by its sign (CF-18)."""
    first = pantry.table_first[table]
    drawn = truck.picnic[first : first + pantry.table_size[table]]
    sign = pantry.table_sign[table]
    points = pantry.table_points[table]
    full = 0 not in drawn
    if sign == DIFFERENT:
        kinds = different(drawn)
        return points * kinds + (pantry.table_full[table] if kinds == len(drawn) else 0)
    if sign == ONLY:
        fitting = 0
        for flavour in pantry.table_flavours[table]:
            fitting += drawn.count(flavour + 1)
        return points * fitting + (pantry.table_full[table] if fitting == len(drawn) else 0)
    if not full or not touching_fit(pantry, truck, table):
        return 0
    return points + pantry.table_full[table]


def different(drawn: Sequence[int]) -> int:
    """How many different flavours are drawn."""
    kinds = 0
    for flavour in range(1, 5):
        if flavour in drawn:
            kinds += 1
    return kinds


def touching_fit(pantry: Pantry, truck: Truck, table: int) -> bool:
    """Whether all touching pairs of a full table are equal, or unequal, as its sign asks."""
    pairs = pantry.table_touching[table]
    sign = pantry.table_sign[table]
    for pair in range(0, len(pairs), 2):
        same = truck.picnic[pairs[pair]] == truck.picnic[pairs[pair + 1]]
        if (sign == EQUAL and not same) or (sign == UNEQUAL and same):
            return False
    return True
