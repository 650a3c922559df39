"""`potluck simulate`: bots play many games; what came out."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import click

from potluck.bots import RANDOM, levels
from potluck.cli.common import Sorry, game_name, game_options, language, open_box, refusals, speak
from potluck.engine.play import start
from potluck.games.words import Words
from potluck.lab.arena import Match, Result, play_match
from potluck.lab.balance import summary


@click.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
@game_name
@click.option(
    "--players",
    type=int,
    default=None,
    metavar="N",
    help="How many sit at the table (default: as many as bots are named).",
)
@click.option(
    "--bots", default="thumb", show_default=True, help="Their bots, by comma; the last one fills the seats left."
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="How many games.")
@click.option("--seed", default="1", show_default=True, help="Where luck comes from: the same seed, the same games.")
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="N",
    help="How many processes share the work.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON; all that may differ between runs is under `timing`.")
@click.option("--report", is_flag=True, help="Add the game's own tables.")
@click.option("--deck", type=click.Path(path_type=Path), help="An own deck.")
@language
@click.pass_context
def command(
    ctx: click.Context, game: str, players: int | None, bots: str, games: int, seed: str, jobs: int,
    as_json: bool, report: bool, deck: Path | None, lang: str,
) -> None:  # fmt: skip
    """Lets bots play a GAME many times.

    Sums up scores, win shares with 95 % intervals, and length.

    Options of the game may be given as well (see `potluck games GAME`), also by a longer name: --sandwich-games.

    \b
    potluck simulate diced-veggies --players 3 --bots thumb,random --games 200 --seed 7 --jobs 2
    potluck simulate diced-veggies --bots thumb,thumb --edition fr --report --json
    potluck simulate sandwich --games 20 --sandwich-games 6        matches of six games
    """
    of = open_box(game)
    words = speak(lang, of)
    options = game_options(of, ctx.args, deck, words)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in (RANDOM, *of.advisers):
            raise click.UsageError(words("no-bot-level", level=name, levels=", ".join(levels(of))))
    seats = players if players is not None else max(len(names), of.game.seats[0])
    with refusals(words):
        start(of.game, seats, options, seed)
    if len(names) > seats:
        raise click.UsageError(words("no-too-many-bots", bots=len(names), seats=seats))
    if report and of.study is None:
        raise Sorry(words("no-report"))
    measured = of.study is not None and of.study.lengths is not None
    match = Match(game, tuple(names + [names[-1]] * (seats - len(names))), options, seed, report or measured)

    began, cpu = time.perf_counter(), time.process_time()
    results = play_match(match, games, jobs, progress(games, words) if sys.stderr.isatty() else None)
    seconds = time.perf_counter() - began
    told = summary(match, results)
    if of.study is not None and of.study.lengths is not None:
        told["length"] |= of.study.lengths([result.note for result in results])
    if report and of.study is not None:
        tables = of.study.report([result.note for result in results], options)
        told["report"] = [{"title": t.title, "columns": t.columns, "rows": t.rows} for t in tables]
    told["timing"] = timing(results, seconds, time.process_time() - cpu, jobs)
    if as_json:
        click.echo(json.dumps(told, ensure_ascii=False))
    else:
        click.echo("\n".join(lines(told, words)))


def progress(games: int, words: Words) -> Any:
    """A line on the terminal that is written over as games end."""

    def tell(done: int) -> None:
        line = words("progress", done=done, games=games) if done < games else ""
        click.echo(f"\r\033[K{line}", nl=False, err=True)

    return tell


def timing(results: list[Result], seconds: float, cpu: float, jobs: int) -> dict[str, Any]:
    """What may differ from run to run; actions a second count the time spent in games, of one process."""
    spent = sum(result.seconds for result in results)
    return {
        "seconds": round(seconds, 3),
        "cpu_seconds": round(cpu, 3),
        "jobs": jobs,
        "actions_per_second": round(sum(result.picks for result in results) / spent) if spent else 0,
    }


def lines(told: dict[str, Any], words: Words) -> list[str]:
    """The summary for people."""
    out = [words("simulated", games=told["games"], game=words("game"), players=told["players"], seed=told["seed"]), ""]
    for part, who in (("bots", "bot"), ("seats", "seat")):
        head = [words(f"column-{who}"), words("column-score"), "95 %", words("column-wins"), "95 %"]
        rows = [
            [
                str(row[who]),
                figure("{:.2f}", words, row["score"]),
                figure("{:.2f} – {:.2f}", words, *row["score_95"]),
                figure("{:.1f} %", words, 100 * row["win_share"]),
                figure("{:.1f} – {:.1f} %", words, *(100 * share for share in row["win_share_95"])),
            ]
            for row in told[part]
        ]
        out += [*table(head, rows), ""]
    length = told["length"]
    out.append(words("length", picks=length["picks"], median=length["picks_median"], choices=length["real_choices"]))
    if "report-length" in words:
        out.append(words("report-length", **length))
    clock = told["timing"]
    out.append(words("timing", seconds=clock["seconds"], jobs=clock["jobs"], rate=clock["actions_per_second"]))
    for sheet in told.get("report", []):
        head = [words(column) for column in sheet["columns"]]
        rows = [
            [figure("{}", words, cell) if isinstance(cell, float) else words(str(cell)) for cell in row]
            for row in sheet["rows"]
        ]
        out += ["", words(sheet["title"]), *table(head, rows)]
    return out


def figure(form: str, words: Words, *numbers: float) -> str:
    """Numbers with the mark of the language before their decimals."""
    return form.format(*numbers).replace(".", words("decimal-mark"))


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Columns set straight."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in [head, *rows]
    ]
