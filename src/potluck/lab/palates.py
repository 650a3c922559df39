"""What learning palates is worth in Sandwich: python -m potluck.lab.palates [--matches N] [--seed S] [--jobs J].

One cook plays matches of six games against three bots with fixed palates, who cook for common taste. Each match is
played three times with the same cards, palates and luck of the market: by a cook that learns the judges' palates from
their rankings, by the same cook without learning, and by one that knows the palates: the most that could be gained.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from potluck.engine.chance import Loose
from potluck.engine.play import start
from potluck.games import box
from potluck.games.sandwich.advice import CookBot
from potluck.games.sandwich.palate import drawn
from potluck.games.sandwich.records import Options, View
from potluck.lab.balance import Z, mean_interval

SEATS, GAMES = 4, 6
VARIANTS = ("bleah", "failure", "express")
COOKS = ("plain", "learning", "knowing")


@dataclass(frozen=True)
class Played:
    """One match: the cook's points by kind of cook, game by game."""

    points: dict[str, list[int]]


def play_match(cook: str, seed: str, number: int, options: Options) -> list[int]:
    """The cook's points in each game of one match. The cook sits one seat further on with each match."""
    luck = Loose(f"{seed}:{number} palates")
    palates = [drawn(luck) for _ in range(SEATS)]
    me = number % SEATS
    bots = [CookBot(options, palates[seat], cook == "learning" and seat == me) for seat in range(SEATS)]
    if cook == "knowing":
        bots[me].known = {seat: palates[seat] for seat in range(SEATS) if seat != me}
    play = start(box("sandwich").game, SEATS, options, f"{seed}:{number}")
    order = Loose(f"{seed}:{number} order")
    while acting := play.to_act():
        seat = acting[order.draw(len(acting))]
        view = play.view(seat)
        assert isinstance(view, View)
        play.act(seat, bots[seat].pick(view, play.legal(seat), luck), 0)
    outcome = play.outcome()
    assert outcome is not None
    return [line.points for line in outcome.lines[me] if line.key == "line-game"]


def play_matches(seed: str, options: Options, number: int) -> Played:
    """One match by all three kinds of cook."""
    return Played({cook: play_match(cook, seed, number, options) for cook in COOKS})


def ratio_interval(more: Sequence[float], less: Sequence[float]) -> tuple[float, float, float]:
    """The ratio of two means over the same matches, with its 95 % interval (delta method on paired values)."""
    count = len(more)
    top, bottom = sum(more) / count, sum(less) / count
    ratio = top / bottom
    spread = sum((a - ratio * b) ** 2 for a, b in zip(more, less, strict=True)) / (count - 1)
    reach = Z * math.sqrt(spread / count) / bottom
    return ratio, ratio - reach, ratio + reach


def summary(played: Sequence[Played]) -> dict[str, object]:
    """Points a match and by game, and what learning and knowing gain."""
    totals = {cook: [float(sum(match.points[cook])) for match in played] for cook in COOKS}
    told: dict[str, object] = {"matches": len(played), "games": GAMES, "players": SEATS}
    for cook in COOKS:
        low, high = mean_interval(totals[cook])
        told[cook] = {
            "points": round(sum(totals[cook]) / len(played), 3),
            "points_95": [round(low, 3), round(high, 3)],
            "by_game": [round(sum(m.points[cook][game] for m in played) / len(played), 3) for game in range(GAMES)],
        }
    for cook in COOKS[1:]:
        ratio, low, high = ratio_interval(totals[cook], totals["plain"])
        told[f"{cook}_gain"] = {"gain": round(ratio - 1, 4), "gain_95": [round(low - 1, 4), round(high - 1, 4)]}
    return told


def study(matches: int, seed: str, jobs: int, options: Options | None = None) -> dict[str, object]:
    """Plays the matches, in several processes if wanted; the same seed gives the same figures."""
    one = partial(play_matches, seed, options or Options(games=GAMES, ties="share"))
    if jobs == 1:
        return summary([one(number) for number in range(matches)])
    with ProcessPoolExecutor(jobs) as pool:
        return summary(list(pool.map(one, range(matches), chunksize=5)))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m potluck.lab.palates", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--matches", type=int, default=500, help="how many matches (default: 500)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same figures")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    parser.add_argument("--json", action="store_true", help="print JSON")
    for variant in VARIANTS:
        parser.add_argument(f"--{variant}", action="store_true", help=f"play the variant: {variant}")
    wanted = parser.parse_args(arguments)
    chosen = {variant: getattr(wanted, variant) for variant in VARIANTS}
    began = time.perf_counter()
    told = study(wanted.matches, wanted.seed, wanted.jobs, Options(games=GAMES, ties="share", **chosen))
    if wanted.json:
        print(json.dumps(told | {"timing": {"seconds": round(time.perf_counter() - began, 1)}}))
        return
    print(f"{told['matches']} matches of {GAMES} games, {SEATS} players; points of the cook a match")
    for cook in COOKS:
        row = told[cook]
        assert isinstance(row, dict)
        low, high = row["points_95"]
        games = "  ".join(f"{points:.2f}" for points in row["by_game"])
        print(f"  {cook:9} {row['points']:6.2f}  (95 %: {low:.2f} to {high:.2f})   by game: {games}")
    for cook in COOKS[1:]:
        row = told[f"{cook}_gain"]
        assert isinstance(row, dict)
        low, high = row["gain_95"]
        print(f"  {cook:9} {row['gain']:+7.1%} over plain (95 %: {low:+.1%} to {high:+.1%})")


if __name__ == "__main__":
    main()
