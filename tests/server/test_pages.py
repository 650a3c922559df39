"""The web client, when it is built: its files, and its one page for all its addresses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from potluck.server import app

# As Vite tells which files belong together.
CHUNKS = {
    "src/games/sandwich/index.ts": {"file": "assets/board-1.js", "css": ["assets/board-1.css"]},
    "src/games/sandwich/text/fr.ftl?raw": {"file": "assets/fr-2.js"},
    "src/games/diced-veggies/index.ts": {"file": "assets/board-3.js"},
    "src/text/fr.ftl?raw": {"file": "assets/fr-4.js"},
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><head><title>Client</title></head>")
    (static / "chunks.json").write_text(json.dumps(CHUNKS))
    (static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / "assets" / "app-1234.js").write_text("let x = 1;" * 300)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(app, "STATIC", static)
    with TestClient(app.make_app(tmp_path / "data")) as client:
        yield client


def test_files_are_served_and_every_address_gives_the_page(client: TestClient) -> None:
    assert "Client" in client.get("/").text
    assert "Client" in client.get("/t/abc").text
    assert client.get("/icon.svg").headers["content-type"].startswith("image/svg")
    script = client.get("/assets/app-1234.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert client.get("/assets/none.js").status_code == 404
    for path in ("/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "secret" not in client.get(path).text


def test_the_api_is_not_hidden_by_the_client(client: TestClient) -> None:
    assert client.get("/api/nothing").status_code == 404
    assert client.get("/api/openapi.json").json()["openapi"] == "3.1.0"
    with client.websocket_connect("/api/socket") as socket:
        assert socket.receive_json()["op"] == "ping"


def test_a_tables_page_asks_at_once_for_its_board_and_words(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "sandwich", "seats": 3}).json()
    page = client.get(made["path"], headers={"accept-language": "fr"}).text
    assert re.findall(r'href="([^"]+)"', page) == [
        "/assets/fr-4.js",
        "/assets/board-1.js",
        "/assets/board-1.css",
        "/assets/fr-2.js",
    ]
    assert "board-1" not in client.get("/t/none").text


def test_every_page_asks_at_once_for_its_words(client: TestClient) -> None:
    assert re.findall(r'href="([^"]+)"', client.get("/", headers={"accept-language": "fr"}).text) == ["/assets/fr-4.js"]
    assert "href" not in client.get("/", headers={"accept-language": "en"}).text
