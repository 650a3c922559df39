"""Plays a seat: makes a table, fills it with bots, and picks until the game is over.

python docs/example_client.py http://127.0.0.1:8000 diced-veggies 3
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import ClientConnection, connect


def play(server: str, game: str, seats: int) -> list[int]:
    """One game at a table of our own; the scores."""
    jar = CookieJar()
    web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    body = json.dumps({"game": game, "seats": seats, "settings": {"pace": "fast"}}).encode()
    request = urllib.request.Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})
    table = json.load(web.open(request))["table"]
    secret = next(cookie.value for cookie in jar if cookie.name == "potluck")

    with connect(server.replace("http", "ws", 1) + "/api/socket", max_size=None) as socket:
        send(socket, op="hello", secret=secret)
        send(socket, op="watch", table=table)
        send(socket, op="sit", table=table, seat=0, name="Script")
        for seat in range(1, seats):
            send(socket, op="seat-bot", table=table, seat=seat)
        send(socket, op="start", table=table)
        waiting, legal, luck = "", list[Any](), random.Random(1)
        for message in map(json.loads, socket):
            if message["op"] == "ping":
                send(socket, op="pong", n=message["n"])
            elif message["op"] == "answer" and not message["ok"]:
                print(message["text"], file=sys.stderr)  # somebody was quicker: another pick, then
                time.sleep(message["facts"].get("wait", 0))  # or we were too quick for the server
                waiting = ""
            elif message["op"] == "update":
                if message["outcome"]:
                    return list(message["outcome"]["scores"])
                legal, waiting = message["legal"], "" if message["ticket"] == waiting else waiting
            if legal and not waiting:
                waiting = f"pick-{luck.getrandbits(64)}"  # a ticket is done once, however often it is sent
                send(socket, op="act", table=table, seat=0, actions=[luck.choice(legal)], ticket=waiting)
    raise ConnectionError("the server went away")


def send(socket: ClientConnection, **message: Any) -> None:
    """Sends a message."""
    socket.send(json.dumps(message))


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
