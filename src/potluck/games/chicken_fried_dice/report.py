"""What a simulation tells of this game: where points come from, and whether boards, trucks and seats are fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from potluck.games.box import Finished, Table
from potluck.games.chicken_fried_dice import records as r, scoring
from potluck.games.chicken_fried_dice.feeding import tips_of
from potluck.games.chicken_fried_dice.pantry import BOARDS, Pantry
from potluck.games.chicken_fried_dice.state import State, Truck

PARTS = ("tips", "upgrades", "board", "reviews")
# A player's game as plain data, by name.
Player = dict[str, Any]


def note(game: Finished) -> list[Player]:
    """Of each player of a finished game all that the tables need."""
    state: State = game.state
    pantry = state.pantry
    winners = game.outcome.ranks.count(1)
    players = []
    for seat, truck in enumerate(state.trucks):
        tips, upgrades = scoring.tip_points(pantry, truck), scoring.upgrade_points(pantry, truck)
        reviews, total = scoring.review_points(pantry, truck), game.outcome.scores[seat]
        players.append(
            {
                "total": total,
                "tips": tips,
                "upgrades": upgrades,
                "board": total - tips - upgrades - reviews,
                "reviews": reviews,
                "side": BOARDS[truck.board],
                "truck": pantry.truck_ids[truck.truck],
                # The Head Chef of the last round is known; the first one sits four steps back.
                "place": (seat - state.head_chef + 4) % state.seats + 1,
                "won": 1 / winners if game.outcome.ranks[seat] == 1 else 0.0,
                "fair": 1 / state.seats,
                "fed": fed(pantry, truck),
                "lines": [(line_name(line.facts), line.points) for line in game.outcome.lines[seat] if line.facts],
            }
        )
    return players


def fed(pantry: Pantry, truck: Truck) -> list[tuple[int, int, int]]:
    """Of each customer fed: spaces, star segments, tips."""
    return [
        (pantry.sizes[card], truck.fed_stars[number], tips_of(pantry, card, truck.fed_written[number]))
        for number, card in enumerate(truck.fed)
    ]


def line_name(facts: dict[str, Any]) -> str:
    """A scoring step or a picnic table."""
    return f"table-{facts['table']}" if "table" in facts else f"menu-{facts['flavour']}-{facts['each']}"


def report(notes: Sequence[list[Player]], options: r.Options) -> Sequence[Table]:
    """Tables over all players of all games."""
    del options
    players = [player for game in notes for player in game]
    return [
        points(players),
        compared(players, "report-boards", "report-board", lambda player: f"board-{player['side']}"),
        compared(players, "report-trucks", "report-truck", lambda player: f"truck-{player['truck']}"),
        compared(players, "report-seats", "report-seat", lambda player: player["place"]),
        steps(players),
        customers(players),
    ]


def mean(values: Sequence[float]) -> float:
    """The average, to two places."""
    return round(sum(values) / max(1, len(values)), 2)


def points(players: Sequence[Player]) -> Table:
    """The parts of a score on average, and the customers behind it."""
    total = sum(player["total"] for player in players)
    rows: list[list[str | int | float]] = []
    for part in PARTS:
        values = [player[part] for player in players]
        rows.append([f"part-{part}", mean(values), round(sum(values) / max(1, total), 3)])
    rows.append(["part-total", mean([player["total"] for player in players]), 1.0])
    return Table("report-scores", ["report-part", "report-points", "report-share"], rows)


def compared(players: Sequence[Player], title: str, column: str, name: Callable[[Player], str | int]) -> Table:
    """A line for each board, truck or seat: times, board points, total, share of wins and what would be fair."""
    rows: list[list[str | int | float]] = []
    for one in sorted({name(player) for player in players}, key=str):
        mine = [player for player in players if name(player) == one]
        won, fair = (round(sum(player[key] for player in mine) / len(mine), 4) for key in ("won", "fair"))
        board, total = mean([player["board"] for player in mine]), mean([player["total"] for player in mine])
        rows.append([one, len(mine), board, total, won, fair])
    columns = [column, "report-games", "report-board-points", "report-total", "report-won", "report-fair"]
    return Table(title, columns, rows)


def steps(players: Sequence[Player]) -> Table:
    """Scoring steps and picnic tables: how often they score, and how much then."""
    found: dict[str, list[int]] = {}
    for player in players:
        for name, scored in player["lines"]:
            found.setdefault(name, []).append(scored)
    rows: list[list[str | int | float]] = [[name, len(found[name]), mean(found[name])] for name in sorted(found)]
    return Table("report-steps", ["report-step", "report-reached", "report-average"], rows)


def customers(players: Sequence[Player]) -> Table:
    """Customers fed, by their number of spaces."""
    everybody = [one for player in players for one in player["fed"]]
    rows: list[list[str | int | float]] = []
    for size in sorted({one[0] for one in everybody}):
        mine = [one for one in everybody if one[0] == size]
        a_game = round(len(mine) / len(players), 2)
        rows.append([size, a_game, mean([one[1] for one in mine]), mean([one[2] for one in mine])])
    return Table("report-customers", ["report-size", "report-fed", "report-stars", "report-tips"], rows)
