"""What a simulation tells of this game: rounds, dishes in time, turns by stars, dishes cooked, seats that won."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median
from typing import Any

from potluck.games.box import Finished, Table
from potluck.games.slice_and_dice import cards
from potluck.games.slice_and_dice.records import Options
from potluck.games.slice_and_dice.state import Kitchen

Rows = list[list[str | int | float]]


def note(game: Finished) -> dict[str, Any]:
    """One game as plain data. Who shares the first place has a part of the win."""
    k: Kitchen = game.state
    first = [seat for seat in range(k.seats) if game.outcome.ranks[seat] == 1]
    return {
        "seats": k.seats,
        "rounds": k.round,
        "expired": k.expired,
        "cooked": k.cooked,
        "turns": k.turns,
        "spent": k.spent,
        "scores": game.outcome.scores,
        "firsts": first,
        "first": k.first,
        "won": game.outcome.won,
    }


def report(notes: Sequence[dict[str, Any]], options: Options) -> Sequence[Table]:
    """Tables over all finished games."""
    return [by_stars(notes, options), by_dish(notes, options), by_place(notes)]


def lengths(notes: Sequence[dict[str, Any]]) -> dict[str, float]:
    """How many rounds games last, and what part of the dishes leaves uncooked."""
    rounds = sorted(game["rounds"] for game in notes)
    expired = sum(game["expired"] for game in notes)
    cooked = sum(len(row) for game in notes for row in game["cooked"])
    return {
        "rounds_median": median(rounds),
        "rounds_90": rounds[len(rounds) * 9 // 10],
        "expired_share": round(expired / max(1, expired + cooked), 4),
    }


def by_stars(notes: Sequence[dict[str, Any]], options: Options) -> Table:
    """Turns from one dish to the next, by the stars of the one that was cooked."""
    pantry = cards.pantry(options.deck)
    since: dict[int, list[int]] = {}
    at_it: dict[int, list[int]] = {}
    for game in notes:
        for dishes, turns, spent in zip(game["cooked"], game["turns"], game["spent"], strict=True):
            for dish, count, here in zip(dishes, turns, spent, strict=True):
                since.setdefault(pantry.stars[dish], []).append(count)
                at_it.setdefault(pantry.stars[dish], []).append(here)
    rows: Rows = [
        [stars, len(since[stars]), round(mean(since[stars]), 2), round(mean(at_it[stars]), 2)]
        for stars in sorted(since)
    ]
    columns = ["report-stars", "report-cooked", "report-turns", "report-turns-at-it"]
    return Table("report-by-stars", columns, rows)


def by_dish(notes: Sequence[dict[str, Any]], options: Options) -> Table:
    """How often each dish is cooked."""
    pantry = cards.pantry(options.deck)
    counts = [0] * len(pantry.dishes)
    for game in notes:
        for dishes in game["cooked"]:
            for dish in dishes:
                counts[dish] += 1
    rows: Rows = [
        [dish, pantry.stars[number], pantry.sizes[number], counts[number], round(counts[number] / len(notes), 3)]
        for number, dish in enumerate(pantry.dishes)
    ]
    return Table(
        "report-dishes", ["report-dish", "report-stars", "report-size", "report-cooked", "report-a-game"], rows
    )


def by_place(notes: Sequence[dict[str, Any]]) -> Table:
    """Wins by the place in turn order; equal places share a win."""
    rows: Rows = []
    for place in range(max(game["seats"] for game in notes)):
        wins = 0.0
        for game in notes:
            if (game["first"] + place) % game["seats"] in game["firsts"]:
                wins += 1 / len(game["firsts"])
        rows.append([place + 1, round(100 * wins / len(notes), 2)])
    return Table("report-places", ["report-place", "report-wins"], rows)
