"""`potluck play`: a whole game in the terminal, against bots or handing the keyboard round."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from potluck.bots import levels
from potluck.cli.common import (
    Sorry,
    check_place,
    game_options,
    language,
    open_box,
    read_bytes,
    refusals,
    speak,
)
from potluck.cli.session import YOU, Session
from potluck.cli.tongue import LANGUAGES
from potluck.engine.game import Refused
from potluck.engine.log import load, resume
from potluck.engine.play import Play, start
from potluck.engine.records import Record
from potluck.games import BOXES
from potluck.games.box import Box
from potluck.games.words import Words


@click.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
@click.argument("game", required=False, type=click.Choice(list(BOXES)), metavar="[GAME]")
@click.option("--seats", default=None, help="Who sits where, by comma: you, or a bot (see `potluck games GAME`).")
@click.option("--names", default="", help="Names of the players, by comma.")
@click.option("--seed", default=None, help="Where luck comes from (default: a secret one).")
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--save", "keep", type=click.Path(path_type=Path), help="Write the log here when the game is over.")
@click.option("--deck", type=click.Path(path_type=Path), help="An own deck.")
@language
@click.pass_context
def command(
    ctx: click.Context, game: str | None, seats: str | None, names: str, seed: str | None,
    file: Path | None, keep: Path | None, deck: Path | None, lang: str,
) -> None:  # fmt: skip
    """Plays a GAME in this terminal. Type the number of a pick, or ? for help.

    Without a GAME you are asked which. Options of the game may be given as well (see `potluck games GAME`).

    \b
    potluck play diced-veggies
    potluck play diced-veggies --seats you,thumb,random --edition fr --lang fr
    potluck play diced-veggies --seats you,you --names Ada,Ben --seed 7
    potluck play --load evening.jsonl
    """
    if keep is not None:
        check_place(keep, speak(lang))
    if file is not None:
        session = saved(file, lang, seats)
        fixed = [game] if game not in (None, session.box.name) else []
        fixed += [f"--{name}" for name in ("names", "seed", "deck") if ctx.params[name]] + ctx.args
        if fixed:
            raise click.UsageError(speak(lang)("no-saved-otherwise", given=fixed[0]))
    else:
        session = fresh(open_box(game or asked_for(lang)), ctx, seats, names, seed, deck, lang)
    session.keep = keep
    session.run()


def asked_for(lang: str) -> str:
    """Which game, asked of the person."""
    names = list(BOXES)
    for place, name in enumerate(names, 1):
        words = speak(lang, open_box(name))
        click.echo(f"  {place}  {click.style(words('game'), bold=True)}: {words('game-line')}")
    typed: int = click.prompt(speak(lang)("which-game"), type=click.IntRange(1, len(names)), prompt_suffix=" ")
    return names[typed - 1]


def fresh(
    of: Box, ctx: click.Context, seats: str | None, names: str, seed: str | None, deck: Path | None, lang: str
) -> Session:
    """A new game."""
    words = speak(lang, of)
    options = game_options(of, ctx.args, deck, words)
    with refusals(words):
        who = chairs(of, seats, words) if seats else usual_chairs(of, options)
    called = [name.strip() for name in names.split(",") if name.strip()]
    if len(called) > len(who):
        raise click.UsageError(words("no-too-many-names", names=len(called), seats=len(who)))
    called += [default_name(chair, number, words) for number, chair in enumerate(who[len(called) :], len(called))]
    seed = seed if seed is not None else secrets.token_hex(16)
    with refusals(words):
        play = start(of.game, len(who), options, seed, names=called)
    return Session(of, play, who, seed, lang)


def usual_chairs(of: Box, options: Record) -> list[str]:
    """You and two bots; or as many as these options can be played with."""
    counts = sorted(of.game.seats, key=lambda count: abs(count - 3))
    for count in counts:
        try:
            start(of.game, count, options, "")
        except Refused:
            continue
        return [YOU, *["thumb"] * (count - 1)]
    return [YOU, *["thumb"] * (counts[0] - 1)]


def chairs(of: Box, seats: str, words: Words) -> list[str]:
    """Who sits where."""
    who = [chair.strip() for chair in seats.split(",")]
    for chair in who:
        if chair not in (YOU, *levels(of)):
            raise click.UsageError(words("no-chair", chair=chair, known=", ".join([YOU, *levels(of)])))
    return who


def default_name(chair: str, number: int, words: Words) -> str:
    """What a player is called who has not been given a name."""
    return words("name-you", number=number + 1) if chair == YOU else words("name-bot", bot=chair, number=number + 1)


def saved(file: Path, lang: str, seats: str | None) -> Session:
    """A saved game, to go on with. Who sat where is in the names; `--seats` says it anew."""
    words = speak(lang)
    with refusals(words):
        log = load(read_bytes(file, words))
        if log.header.game not in BOXES:
            raise Sorry(words("no-such-game", game=log.header.game, games=", ".join(BOXES)))
        of = open_box(log.header.game)
        play: Play[object] = resume(of.game, log)
    if log.seal is None:
        raise Sorry(words("no-going-on", file=str(file)))
    who = chairs(of, seats, words) if seats else chairs_of(of, play)
    if len(who) != play.header.seats:
        raise click.UsageError(words("no-seats-saved", seats=play.header.seats))
    return Session(of, play, who, log.seal.seed, lang)


def chairs_of(of: Box, play: Play[object]) -> list[str]:
    """Who goes on with a saved game if nobody says otherwise: the bots that go by their usual names, and people."""
    usual = {
        default_name(level, number, speak(lang, of)): level
        for lang in LANGUAGES
        for level in levels(of)
        for number in range(play.header.seats)
    }
    return [usual.get(name, YOU) for name in play.header.names] or [YOU, *["thumb"] * (play.header.seats - 1)]
