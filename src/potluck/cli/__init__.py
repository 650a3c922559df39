"""The command `potluck`: one file a command, opened only when it is asked for."""

from __future__ import annotations

import signal
import sys


def leave_quietly() -> None:
    """After Ctrl-C; a second one does not break into the tidying up, which is short."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(130)


def main() -> None:
    """Runs the command. Ctrl-C ends it quietly at any moment, so whatever takes time to import is imported here."""
    try:
        from potluck.cli.group import run

        sys.exit(run())
    except KeyboardInterrupt:
        print(file=sys.stderr)
        leave_quietly()
