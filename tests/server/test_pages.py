"""The web client, when it is built: its files, and its one page for all its addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from potluck.server import app


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Client</title>")
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
