"""potluck serve: the server for a table of friends."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import click
from click.core import ParameterSource

from potluck.cli.common import Sorry, language
from potluck.engine.game import Refusal


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    metavar="N",
    help="Port; 0 takes a free one.",
)
@click.option(
    "--data",
    default=Path("potluck-data"),
    show_default=True,
    type=click.Path(path_type=Path),
    help="Folder of the database.",
)
@click.option("--open", "show", is_flag=True, help="Opens the browser; takes a free port if the usual one is taken.")
@click.option("--lan", is_flag=True, help="For everybody in this network; prints the address and a QR code for phones.")
@click.option("--sockets", default=60, show_default=True, help="Connections an address may have; 0 is no limit.")
@click.option(
    "--rate", default=30.0, show_default=True, help="Messages a second from a connection; 0 lifts all limits of rate."
)
@click.option(
    "--log",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="What is logged: this level and graver.",
)
@language
def command(
    host: str, port: int, data: Path, show: bool, lan: bool, sockets: int, rate: float, log: str, lang: str
) -> None:
    """Serves tables: friends join by a link.

    \b
    potluck serve --open                         and opens the browser, as ./play does
    potluck serve --lan                          for phones in the same network
    potluck serve --port 8080 --data ~/potluck   where the tables are kept
    """
    import uvicorn

    from potluck.server.app import JsonLines, make_app
    from potluck.server.limits import Limits
    from potluck.server.quick import Quick
    from potluck.server.speech import Speech

    words = Speech().server(lang)
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"  # noqa: S104  (that is what --lan asks for)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=log.upper(), handlers=[handler], force=True)
    limits = Limits(
        sockets=sockets, messages=rate, requests=50 if rate else 0, tables=600 if rate else 0, guesses=30 if rate else 0
    )
    try:
        app = make_app(data, limits)
    except Refusal as refusal:
        raise Sorry(words.refusal(refusal)) from refusal
    complaint = words("serve-port", host=host, port=str(port), error="{error}")
    usual = click.get_current_context().get_parameter_source("port") is ParameterSource.DEFAULT
    listening = listen(host, port, complaint, or_any=show and usual)
    port = listening.getsockname()[1]
    greetings = greeting(host, port, lan)
    for line in greetings:
        click.echo(words(line[0], address=line[1]) if line[0] else line[1])
    click.echo(words("serve-stop"))
    config = uvicorn.Config(
        app,
        ws=Quick,
        ws_max_size=1024 * 1024,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    sys.stdout.flush()
    if show:
        # In a thread, as a browser in a terminal would hold up the server; until that answers, the page waits.
        threading.Thread(target=webbrowser.open, args=(greetings[0][1],), daemon=True).start()
    # What is loaded by now stays for ever. While people play, only new objects are looked through for garbage, so few
    # that nobody notices; the older ones hardly ever are any, and wait for a quiet moment (house.py).
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10_000, 100)
    uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int, complaint: str, or_any: bool = False) -> socket.socket:
    """A socket at the address (or else at any free port), or a sentence why there can be none."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        if or_any:
            return listen(host, 0, complaint)
        raise Sorry(complaint.replace("{error}", error.strerror or str(error))) from error
    return listening


EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (an address to compare with)


def greeting(host: str, port: int, lan: bool) -> list[tuple[str, str]]:
    """Where the server can be found; for a network also as a QR code."""
    everywhere = host in EVERYWHERE
    here = address("127.0.0.1" if everywhere else host, port)
    if not lan:
        return [("serve-at", here)]
    there = address(own_address(), port) if everywhere else here
    return [("serve-at", here), ("serve-lan", there), ("", qr(there))]


def address(host: str, port: int) -> str:
    """A host and a port as a browser wants them."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr(address: str) -> str:
    """A QR code in letters."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
