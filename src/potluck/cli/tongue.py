"""Help and complaints about what was typed, in the reader's language.

The English stands in the code: docstrings, `help=`, and click's own words. Another language has a file beside the
commands' other texts, `text/help.<language>.toml`; a test sees that nothing is missing there.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
from click import core, decorators, exceptions, formatting, parser, termui, types

TEXTS = Path(__file__).parent / "text"
LANGUAGES = ("en", "fr")
CODE = "en"
# The modules of click that say something.
SPEAKERS = (core, decorators, exceptions, formatting, parser, termui, types)

_spoken = CODE


def spoken() -> str:
    """The language of the command that runs."""
    return _spoken


def own_language() -> str:
    """The language this machine is set to, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2] if os.environ[name][:2] in LANGUAGES else CODE
    return CODE


def speak_to(typed: Sequence[str]) -> None:
    """From now on in the language that was typed behind `--lang`, else in the machine's."""
    global _spoken
    wanted = [word.removeprefix("--lang=") for word in typed if word.startswith("--lang=")]
    wanted += [word for option, word in pairwise(typed) if option == "--lang"]
    _spoken = wanted[-1] if wanted and wanted[-1] in LANGUAGES else own_language()


@lru_cache(maxsize=len(LANGUAGES))
def helps(language: str) -> dict[str, Any]:
    """All that a language says in place of the code's words."""
    return tomllib.loads((TEXTS / f"help.{language}.toml").read_text(encoding="utf-8"))


def said(words: str) -> str:
    """A sentence of click's in the language spoken."""
    if _spoken == CODE:
        return words
    told: str = helps(_spoken)["click"].get(words, words)
    return told


def said_of(one: str, many: str, count: int) -> str:
    """A sentence of click's that depends on a number."""
    return said(one if count == 1 else many)


# Click asks gettext for its words, by these names in each of its modules. Ours are not in gettext's compiled files.
for module in SPEAKERS:
    for asked, answer in (("_", said), ("ngettext", said_of)):
        if hasattr(module, asked):
            setattr(module, asked, answer)


def translated(command: click.Command, name: str) -> click.Command:
    """A copy of a command with its help in the language spoken; `name` as typed: "deck check"."""
    told = copy(command)
    if _spoken == CODE:
        return told
    texts: dict[str, str] = helps(_spoken)[name]
    told.help = texts["help"]
    told.params = [copy(param) for param in command.params]
    for param in told.params:
        if isinstance(param, click.Option):
            param.help = (helps(_spoken)["everywhere"] | texts)[option_name(param)]
    if isinstance(told, click.Group):
        told.commands = {sub: translated(each, f"{name} {sub}") for sub, each in told.commands.items()}
    return told


def option_name(option: click.Option) -> str:
    """An option as it is typed, without its dashes."""
    return max(option.opts, key=len).lstrip("-")
