"""What the commands share: the language, sentences, options of games, and files written whole or not at all."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Literal, get_args, get_origin

import click
import msgspec

from potluck.cli.tongue import LANGUAGES, TEXTS, spoken
from potluck.engine.expected import explain
from potluck.engine.game import Refusal
from potluck.games import BOXES, box
from potluck.games.box import Box
from potluck.games.deck import Complaint, check_deck
from potluck.games.words import Words, harmless, harmless_facts

# What the system may have against a file, and the message for it.
FILE_TROUBLE = {
    errno.ENOENT: "no-file-there",
    errno.EISDIR: "no-file-but-folder",
    errno.EACCES: "no-file-allowed",
    errno.EPERM: "no-file-allowed",
    errno.ENOSPC: "no-file-room",
}


language = click.option(
    "--lang", type=click.Choice(LANGUAGES), default=spoken, help="Your language (default: this machine's)."
)
game_name = click.argument("game", type=click.Choice(list(BOXES)), metavar="GAME")


def speak(lang: str, of: Box | None = None, deck: Any = None, seats: Sequence[str] = ()) -> Words:
    """The words of the command line, and of a game."""
    if of is None:
        return Words(lang, [TEXTS])
    words = of.words(lang, deck, seats)
    words.read(TEXTS)
    return words


class Sorry(click.ClickException):
    """Something that can't be done, in a sentence."""

    exit_code = 1

    def show(self, file: IO[Any] | None = None) -> None:
        """The sentence alone: click would write an English word before it, whatever the language."""
        click.echo(self.format_message(), file=file, err=True)


@contextmanager
def refusals(words: Words) -> Iterator[None]:
    """Refusals become sentences."""
    try:
        yield
    except Refusal as refusal:
        raise Sorry(words.refusal(refusal)) from refusal


def game_options(of: Box, given: Sequence[str], deck: Path | None, words: Words) -> Any:
    """The options of a game from what was typed: `--edition fr --plain`; and an own deck.

    One whose name a command has for itself can be given by its longer name: `--sandwich-games 6`.
    """
    fields = {f.encode_name.replace("_", "-"): f for f in msgspec.structs.fields(of.game.options)}
    values: dict[str, Any] = {}
    rest = list(given)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        name = name.replace(f"--{of.name}-", "--", 1)
        if not name.startswith("--") or name[2:] not in fields or name == "--deck":
            known = ", ".join(f"--{known}" for known in fields if known != "deck")
            raise click.UsageError(words("no-option", option=name, known=known))
        field = fields[name[2:]]
        if not equals and rest and not rest[0].startswith("--"):
            value = rest.pop(0)
        elif not equals and made_of(field.type, bool):
            value = "true"
        elif not equals:
            raise click.UsageError(words("no-option-value", option=name))
        values[field.encode_name] = meant(value, field.type, seat="seat" in str(field.type))
    if deck is not None:
        values["deck"] = msgspec.to_builtins(own_deck(of, deck, words))
    try:
        return msgspec.convert(values, of.game.options)
    except msgspec.ValidationError as error:
        where, why, facts = explain(error, of.game.options)
        name = ".".join(str(step) for step in where).replace("_", "-")
        if name in fields and "seat" in str(fields[name].type):
            facts = {key: str(int(fact) + 1) if fact.isdigit() else fact for key, fact in facts.items()}
        raise click.UsageError(f"--{name}: {words(f'no-{why}', **facts)}") from error


def literals(kind: Any) -> list[Any]:
    """The values that a type names one by one."""
    parts = get_args(kind)
    return list(parts) if get_origin(kind) is Literal else [value for part in parts for value in literals(part)]


def made_of(kind: Any, part: type) -> bool:
    """Whether a type is this one or has it as a part: so for str, whether any text will do."""
    return kind is part or (get_origin(kind) is not Literal and any(made_of(one, part) for one in get_args(kind)))


def meant(value: str, kind: Any, seat: bool) -> Any:
    """What was typed as a text, a number or a truth, whichever the option takes; people count seats from 1."""
    for named in literals(kind):
        if str(named) == value:
            return named
    if made_of(kind, str):
        return value
    number = whole_number(value)
    if number is not None:
        return number - seat
    return value == "true" if value in ("true", "false") else value


def whole_number(typed: str) -> int | None:
    """The number that was typed, if it is one. Not by str.isdigit, for which "²" (a key on French keyboards) is one."""
    return int(typed) if re.fullmatch(r"-?[0-9]{1,18}", typed) else None


def own_deck(of: Box, path: Path, words: Words) -> Any:
    """An own deck that is fit to play, or all that is wrong with it."""
    deck, complaints = check_deck(read(path, words), of.deck, of.faults)
    if complaints:
        raise Sorry("\n".join(complaint_line(path, complaint, words) for complaint in complaints))
    return deck


def complaint_line(path: Path, complaint: Complaint, words: Words) -> str:
    """A complaint as compilers write them: file, line, card, sentence."""
    card = f" {harmless(complaint.card)}:" if complaint.card else ""
    return f"{path}:{complaint.line}:{card} {words(f'no-{complaint.why}', **harmless_facts(complaint.facts))}"


def sorry_about(path: Path, error: OSError, words: Words) -> Sorry:
    """Why a file can't be read or written."""
    why = FILE_TROUBLE.get(error.errno or 0, "no-file")
    return Sorry(words(why, file=str(path), error=error.strerror or str(error)))


def read_bytes(path: Path, words: Words) -> bytes:
    """A file, or a sentence why it can't be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise sorry_about(path, error, words) from error


def read(path: Path, words: Words) -> str:
    """A text file, or a sentence why it can't be read. Editors on Windows may put a mark before the text."""
    try:
        return read_bytes(path, words).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Sorry(words("no-file-text", file=str(path), place=error.start + 1)) from error


def write(path: Path, content: bytes, words: Words) -> None:
    """Writes a file whole: beside it first, then in its place, so that no half file is ever left."""
    try:
        if path.exists() and not path.is_file():
            # A pipe or a device must stay what it is; and a folder is refused.
            path.write_bytes(content)
            return
        path = path.resolve()
        draft = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            draft.write_bytes(content)
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise sorry_about(path, error, words) from error


def check_place(path: Path, words: Words) -> None:
    """Complains now of a place where a file could not be written later."""
    folder = path.resolve().parent
    why = 0
    if path.is_dir():
        why = errno.EISDIR
    elif not folder.is_dir():
        why = errno.ENOENT
    elif not os.access(folder, os.W_OK | os.X_OK):
        why = errno.EACCES
    if why:
        raise sorry_about(path, OSError(why, os.strerror(why)), words)


def open_box(name: str) -> Box:
    """A box by its name."""
    return box(name)
