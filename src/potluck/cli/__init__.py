"""The command `potluck`: one file a command, opened only when it is asked for."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from typing import NoReturn

import click

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

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"potluck.cli.{COMMANDS[cmd_name]}").command
        return command


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(package_name="potluck", prog_name="potluck")
@click.pass_context
def group(ctx: click.Context) -> None:
    """Four cooking board games: play them, study them.

    \b
    potluck play diced-veggies                 against bots, in this terminal
    potluck simulate diced-veggies --players 3 --bots thumb,random,random --games 200
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def leave_quietly() -> NoReturn:
    """After Ctrl-C; a second one does not break into the tidying up, which is short."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(130)


def main() -> None:
    """Runs the command; Ctrl-C and a closed pipe end it quietly."""
    # https://no-color.org: a terminal whose owner wants no colours.
    color = False if os.environ.get("NO_COLOR") else None
    try:
        group.main(standalone_mode=False, color=color)
    except click.Abort:
        leave_quietly()
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except click.exceptions.Exit as end:
        sys.exit(end.exit_code)
    except KeyboardInterrupt:
        click.echo(err=True)
        leave_quietly()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
