"""potluck backup: a copy of a server's database."""

from __future__ import annotations

from pathlib import Path

import click

from potluck.cli.common import Sorry, language
from potluck.engine.game import Refusal


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--data",
    default=Path("potluck-data"),
    show_default=True,
    type=click.Path(path_type=Path),
    help="Folder of the database.",
)
@language
def command(file: Path, data: Path, lang: str) -> None:
    """Copies a server's database to FILE, also while it serves.

    \b
    potluck backup tables.sqlite
    potluck backup --data ~/potluck tables.sqlite
    """
    from potluck.server.house import DATABASE
    from potluck.server.speech import Speech
    from potluck.server.store import backup

    words = Speech().server(lang)
    try:
        size = backup(data / DATABASE, file)
    except Refusal as refusal:
        raise Sorry(words.refusal(refusal)) from refusal
    click.echo(words("backup-done", path=str(file), size=size))
