"""The commands and what is said when one of them can't go on."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

import click

from potluck.cli import leave_quietly
from potluck.cli.common import language
from potluck.cli.tongue import speak_to, translated

# Name of the command and of its module here; both appear in `potluck --help` in this order.
COMMANDS = {
    "games": "games",
    "play": "play",
    "simulate": "simulate",
    "replay": "replay",
    "rules": "rules",
    "deck": "deck",
    "print": "print",
    "serve": "serve",
    "backup": "backup",
}


class Lazy(click.Group):
    """Commands are imported when they are used: `potluck games` need not wait for all the others."""

    def main(self, args: Any = None, *rest: Any, **more: Any) -> Any:
        speak_to(sys.argv[1:] if args is None else args)
        told = translated(self, "potluck")
        assert isinstance(told, Lazy)
        return click.Group.main(told, args, *rest, **more)

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"potluck.cli.{COMMANDS[cmd_name]}").command
        return translated(command, cmd_name)


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(package_name="potluck", prog_name="potluck")
@language
@click.pass_context
def group(ctx: click.Context, lang: str) -> None:
    """Four cooking board games: play them, study them.

    \b
    potluck play diced-veggies                 against bots, in this terminal
    potluck simulate diced-veggies --players 3 --bots thumb,random,random --games 200
    """
    del lang
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run() -> int:
    """Runs the command that was typed; what it ends with."""
    # https://no-color.org: a terminal whose owner wants no colours.
    color = False if os.environ.get("NO_COLOR") else None
    try:
        return group.main(standalone_mode=False, color=color) or 0
    except click.Abort as abort:
        # After Ctrl-C at a prompt the cursor still stands behind it.
        if abort.__cause__ is None:
            click.echo(err=True)
        leave_quietly()
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except OSError as error:
        # Where we write to may be full, or the machine out of something. (A closed pipe click ends quietly.)
        click.echo(f"potluck: {error.strerror or error}", err=True)
        # Python would try once more on its way out to write what could not be written, and complain.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0
