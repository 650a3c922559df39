"""How fast the boxes play, beside their peers: python bench/speed.py [--quick] [--targets] [diced-veggies ...]

All contestants take turns in one run: each turn is a process of its own on one core, timed in CPU time, and the median
of the rounds counts. Compare ratios, which are taken within each round; figures of different runs do not compare.
The peers come with `pip install -e '.[bench]'`; those that are missing are named and left out. The compiled build is
made as ./test makes it, when mypyc and a C compiler are there.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
SOURCES = HOUSE / "src"
sys.path[:0] = [str(HOUSE), str(SOURCES)]
from bench.play import PEERS  # noqa: E402

from potluck.games import BOXES  # noqa: E402

MEASURE = "Catanatron, 4 players"

# What the project set itself: actions and real choices against Catanatron, and a clone against a driven action.
LEAST = {"compiled": (6.0, 12.0), "pure": (0.6, 0.0)}
CLONE_AT_MOST = 0.5

Result = dict[str, Any]
Contestant = tuple[str, str]


def make_compiled(games: list[str]) -> Path | None:
    """Makes the compiled copy, with this Python or that of the developers' environment; of some games, another copy."""
    copy = HOUSE / "build" / ("bench" if games else "compiled")
    for python in (HOUSE / ".venv-dev" / "bin" / "python", Path(sys.executable)):
        if python.exists():
            done = subprocess.run([python, "-c", "import mypyc"], capture_output=True, check=False)
            if done.returncode == 0:
                command: list[str | Path] = [python, HOUSE / "compile.py", copy, *games]
                made = subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0
                return copy if made else None
    print("The compiled build is left out: mypyc is not installed here", file=sys.stderr)
    return None


def one_turn(contestant: Contestant, place: Path, seconds: float, seed: str) -> Result:
    """One process of one contestant."""
    name, build = contestant
    env = dict(os.environ, PYTHONPATH=str(place), PYTHONHASHSEED="0")
    program = str(HOUSE / "bench" / "play.py")
    command = [sys.executable, "-W", "ignore", program, name, str(seconds), seed]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{name} ({build}) failed:\n{done.stderr}")
    result: Result = json.loads(done.stdout.splitlines()[-1])
    if result.get("compiled", build == "compiled") != (build == "compiled"):
        raise SystemExit(f"{name}: asked for the {build} build, got the other; is the copy for another Python?")
    return result


def run(contestants: dict[Contestant, Path], rounds: int, seconds: float) -> dict[Contestant, list[Result]]:
    """All rounds, interleaved; of each contestant we know where its build is."""
    results: dict[Contestant, list[Result]] = {contestant: [] for contestant in contestants}
    for number in range(rounds):
        for contestant, place in contestants.items():
            if contestant not in results:
                continue
            if sys.stderr.isatty():
                print(f"\rround {number + 1} of {rounds}: {contestant[0]:40}", end="", file=sys.stderr, flush=True)
            result = one_turn(contestant, place, seconds, f"round {number}")
            if "missing" in result:
                print(f"left out: {contestant[0]} (no package {result['missing']} here)", file=sys.stderr)
                del results[contestant]
            else:
                results[contestant].append(result)
    if sys.stderr.isatty():
        print(f"\r{'':70}\r", end="", file=sys.stderr)
    return results


def summary(results: dict[Contestant, list[Result]]) -> list[Result]:
    """One row a contestant: medians over the rounds, ratios taken within each round."""
    measure = results.get((MEASURE, "peer"))
    rows = []
    for (name, build), turns in results.items():
        row: Result = {"name": name, "build": build}
        for what in ("actions", "real"):
            rates = [turn[what] / turn["cpu"] for turn in turns]
            row[what] = median(rates)
            if measure:
                base = [turn[what] / turn["cpu"] for turn in measure]
                row[what + "_ratio"] = median(mine / theirs for mine, theirs in zip(rates, base, strict=True))
        row["length"] = median(turn["actions"] / turn["games"] for turn in turns)
        if build != "peer":
            row["clone"] = median(turn["clone"] for turn in turns)
            row["clone_ratio"] = median(turn["clone"] * turn["actions"] / turn["cpu"] for turn in turns)
        rows.append(row)
    return rows


def show(rows: list[Result]) -> None:
    def ratio(row: Result, what: str) -> str:
        return f"{row[what]:.2f}" if what in row else "-"

    print(f"{'':24}{'build':9}{'actions/s':>11}{'x Cat.':>8}{'real/s':>11}{'x Cat.':>8}", end="")
    print(f"{'clone us':>10}{'/ action':>9}{'per game':>9}")
    for row in rows:
        print(f"{row['name']:24}{row['build']:9}{row['actions']:11,.0f}{ratio(row, 'actions_ratio'):>8}", end="")
        print(f"{row['real']:11,.0f}{ratio(row, 'real_ratio'):>8}", end="")
        clone = f"{row['clone'] * 1e6:.2f}" if "clone" in row else "-"
        print(f"{clone:>10}{ratio(row, 'clone_ratio'):>9}{row['length']:9.0f}")


def missed(rows: list[Result]) -> list[str]:
    """The targets that were not reached."""
    problems = []
    for row in rows:
        if row["build"] in LEAST:
            actions, real = LEAST[row["build"]]
            who = f"{row['name']}, {row['build']}"
            if row.get("actions_ratio", actions) < actions:
                problems.append(f"{who}: {row['actions_ratio']:.2f} times Catanatron in actions, not {actions:g}")
            if row.get("real_ratio", real) < real:
                problems.append(f"{who}: {row['real_ratio']:.2f} times Catanatron in real choices, not {real:g}")
            if row["clone_ratio"] > CLONE_AT_MOST:
                problems.append(f"{who}: a clone costs {row['clone_ratio']:.2f} actions, not {CLONE_AT_MOST:g}")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play of the boxes beside their peers, in one run.")
    parser.add_argument("boxes", nargs="*", help="these boxes only")
    parser.add_argument("--quick", action="store_true", help="three short rounds: a glance, nothing to quote")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU time of each turn")
    parser.add_argument("--no-peers", action="store_true", help=f"only {MEASURE} and the boxes")
    parser.add_argument("--json", type=Path, help="also write the rows and every turn to this file")
    parser.add_argument("--targets", action="store_true", help="end with 1 when a target is missed")
    asked = parser.parse_args()
    rounds, seconds = (3, 0.3) if asked.quick else (asked.rounds, asked.seconds)

    if unknown := set(asked.boxes) - set(BOXES):
        parser.error(f"no such box: {', '.join(sorted(unknown))} (there are {', '.join(BOXES)})")
    copy = make_compiled([BOXES[name].split(".")[-1] for name in asked.boxes])
    builds = {"compiled": copy, "pure": SOURCES}
    contestants = {(name, "peer"): SOURCES for name in ([MEASURE] if asked.no_peers else PEERS)}
    for name in asked.boxes or BOXES:
        contestants |= {(name, build): place for build, place in builds.items() if place}
    results = run(contestants, rounds, seconds)
    rows = summary(results)
    where = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    print(f"{where}; CPU time, median of {rounds} interleaved rounds of {seconds:g} s; x Cat. = times {MEASURE}")
    show(rows)
    problems = missed(rows)
    print("\nTargets missed:" if problems else "\nAll targets that could be measured are reached.")
    for problem in problems:
        print(f"  {problem}")
    if asked.json:
        turns = [{"name": name, "build": build, "turns": turns} for (name, build), turns in results.items()]
        asked.json.write_text(json.dumps({"where": where, "rows": rows, "turns": turns}, indent=1) + "\n")
    return 1 if problems and asked.targets else 0


if __name__ == "__main__":
    raise SystemExit(main())
