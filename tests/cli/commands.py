"""Commands as people type them, for tests."""

from __future__ import annotations

import re

from click.testing import CliRunner, Result

from potluck.cli.group import group

# Enough of the first pick to end any game.
ALWAYS_FIRST = "1\n" * 3000


def run(*words: str, typed: str = "", lang: str = "en") -> Result:
    return CliRunner(env={"LC_ALL": lang}).invoke(group, list(words), input=typed)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)
