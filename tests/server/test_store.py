"""The disk: what is written is there, and what can't be used is left as it is."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from potluck.games.words import Words
from potluck.server import store as s
from potluck.server.speech import TEXTS
from potluck.server.store import BadStore, Change, Line, Mend, Row, Store, backup


def ignore(_: object) -> None:
    """For what nobody waits for."""


def with_store(path: Path, use: Callable[[Store], object]) -> None:
    """Opens a store, lets it write, and closes it."""

    async def run() -> None:
        store = Store(path)
        store.begin(asyncio.get_running_loop())
        key = store.new_key()
        await store.written([Row(MAKE, (key, f"t{key}", f"code{key}"))])
        use(store)
        await store.written([])
        store.close()

    asyncio.run(run())


MAKE = "INSERT INTO tables (key, id, code, game, status, updated, summary) VALUES (?, ?, ?, 'g', 'waiting', 0, '{}')"


def test_lines_come_back_in_order_and_answers_too(tmp_path: Path) -> None:
    heard: list[int] = []

    def note(number: int, error: Exception | None) -> None:
        assert error is None
        heard.append(number)

    def use(store: Store) -> None:
        for number in range(500):
            store.write([Line(1, number, f"é{number}")], partial(note, number))

    with_store(tmp_path / "a.db", use)
    assert heard == list(range(500))
    with closing(sqlite3.connect(tmp_path / "a.db")) as found:
        rows = found.execute("SELECT seq, line FROM journal ORDER BY seq").fetchall()
        assert rows == [(number, f"é{number}") for number in range(500)]
        assert found.execute("PRAGMA user_version").fetchone()[0] == s.migrations()[-1][0]


def test_what_fails_is_written_not_at_all_and_leaves_no_gap(tmp_path: Path) -> None:
    """After a failure nothing more of that table is taken until it is mended; other tables go on."""
    errors: list[Exception | None] = []

    def use(store: Store) -> None:
        store.write([Row(MAKE, (2, "t2", "code2"))], ignore)
        groups: list[list[Change]] = [
            [Line(1, 0, "a")],
            [Line(1, 1, "b"), Line(1, 0, "the same place")],
            [Line(1, 2, "after the gap")],
            [Line(2, 0, "other")],
            [Mend(1), Line(1, 1, "again")],
        ]
        for changes in groups:
            store.write(changes, errors.append)

    with_store(tmp_path / "a.db", use)
    assert [error is None for error in errors] == [True, False, False, True, True]
    with closing(sqlite3.connect(tmp_path / "a.db")) as found:
        rows = found.execute("SELECT tab, line FROM journal ORDER BY tab, seq").fetchall()
        assert rows == [(1, "a"), (1, "again"), (2, "other")]


def refusal(path: Path) -> str:
    """The sentence with which a database is refused; it must be as it was."""
    before = path.read_bytes()
    with pytest.raises(BadStore) as refused:
        Store(path)
    assert path.read_bytes() == before
    said = [Words(lang, [TEXTS]).refusal(refused.value) for lang in ("en", "fr")]
    assert said[0] != said[1]
    assert all(str(path) in sentence for sentence in said)
    return said[0]


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    def use(store: Store) -> None:
        store.write([Line(1, number, "x" * 500) for number in range(200)], ignore)

    with_store(path, use)
    damaged = bytearray(path.read_bytes())
    damaged[5000:9000] = b"\xff" * 4000
    path.write_bytes(damaged)
    assert "damaged" in refusal(path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("These are my recipes. " * 100)
    assert "damaged" in refusal(path)


def test_what_is_not_the_databases_fault_is_not_called_damage(tmp_path: Path) -> None:
    """A file where a folder should be; a database that somebody else holds; a backup to nowhere."""
    (tmp_path / "file").write_text("mine")
    with pytest.raises(BadStore) as refused:
        Store(tmp_path / "file" / "a.db")
    assert (refused.value.why, refused.value.facts["path"]) == ("store-trouble", str(tmp_path / "file"))

    path = tmp_path / "a.db"
    with_store(path, ignore)
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as locked, closing(sqlite3.connect(path, timeout=0)) as ours:
            ours.execute("PRAGMA user_version")
    assert s.unusable(path, locked.value).why == "store-trouble"

    with pytest.raises(BadStore) as refused:
        backup(path, tmp_path / "nowhere" / "copy.db")
    assert refused.value.why == "backup-failed"
    assert refused.value.facts["error"] == "No such file or directory"
    for lang in ("en", "fr"):
        assert "nowhere" in Words(lang, [TEXTS]).refusal(refused.value)


def test_a_damaged_database_is_not_copied_as_a_backup(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("These are my recipes. " * 100)
    with pytest.raises(BadStore) as refused:
        backup(tmp_path / "a.db", tmp_path / "b.db")
    assert refused.value.why == "store-damaged"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.db"]


def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
    assert "not a database of Potluck" in refusal(path)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with_store(path, ignore)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")
    assert "newer" in refusal(path)


def test_others_on_the_machine_do_not_read_along(tmp_path: Path) -> None:
    """The folder is made for the server alone; one that is there already is left as its owner wants it."""
    with_store(tmp_path / "ours" / "a.db", ignore)
    assert (tmp_path / "ours").stat().st_mode & 0o077 == 0
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs").chmod(0o755)
    with_store(tmp_path / "theirs" / "a.db", ignore)
    assert (tmp_path / "theirs").stat().st_mode & 0o777 == 0o755


def test_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    def use(store: Store) -> None:
        with pytest.raises(BadStore) as refused:
            Store(store.path)
        assert refused.value.why == "store-in-use"

    with_store(tmp_path / "a.db", use)


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """The first form, with a table in it, goes through all later steps and keeps it."""
    path = tmp_path / "a.db"
    with closing(s.connect(path)) as old:
        s.migrate(old, s.migrations()[:1])
        old.execute(MAKE, (1, "t", "c"))
        old.execute("INSERT INTO journal (tab, seq, line) VALUES (1, 0, 'kept')")
        assert old.execute("PRAGMA user_version").fetchone() == (1,)
    store = Store(path)
    assert store.lines(1) == ["kept"]
    assert store.one("PRAGMA user_version") == s.migrations()[-1][0]
    store.close()


def test_steps_are_numbered_without_gaps() -> None:
    assert [number for number, _ in s.migrations()] == list(range(1, len(s.migrations()) + 1))


def test_a_failing_step_leaves_everything_as_it_was(tmp_path: Path) -> None:
    bad = tmp_path / "0003_bad.sql"
    bad.write_text("CREATE TABLE more (x); CREATE TABLE tables (x);")
    with closing(s.connect(tmp_path / "a.db")) as connection:
        s.migrate(connection)
        with pytest.raises(sqlite3.OperationalError):
            s.migrate(connection, [(3, bad)])
        connection.execute("ROLLBACK")
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        assert "more" not in names
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)


def test_a_backup_is_consistent_while_the_server_writes(tmp_path: Path) -> None:
    """Changes that belong together are both in the copy or neither is."""
    path, copies = tmp_path / "a.db", [tmp_path / f"copy{n}.db" for n in range(3)]

    def use(store: Store) -> None:
        stop = threading.Event()

        def write() -> None:
            number = 0
            while not stop.is_set() and number < 4000:
                alive = Row("INSERT OR REPLACE INTO marks VALUES ('written', ?)", (number,))
                store.write([Line(1, number, "x"), alive], ignore)
                number += 1
                if number % 20 == 0:
                    stop.wait(0.001)

        writer = threading.Thread(target=write)
        writer.start()
        for copy in copies:
            backup(path, copy)
        stop.set()
        writer.join()

    with_store(path, use)
    for copy in copies:
        with closing(sqlite3.connect(copy)) as found:
            assert found.execute("PRAGMA quick_check").fetchone() == ("ok",)
            (last,) = found.execute("SELECT coalesce(max(seq), -1) FROM journal").fetchone()
            (said,) = found.execute("SELECT coalesce(max(value), -1) FROM marks WHERE name = 'written'").fetchone()
            assert last == said


def test_a_backup_never_overwrites(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", ignore)
    (tmp_path / "b.db").write_text("mine")
    for source, to, why in (("a.db", "b.db", "backup-exists"), ("none.db", "c.db", "store-none")):
        with pytest.raises(BadStore) as refused:
            backup(tmp_path / source, tmp_path / to)
        assert refused.value.why == why
    assert (tmp_path / "b.db").read_text() == "mine"
