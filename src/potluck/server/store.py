"""The disk: one SQLite file, written by one thread. Many waiting changes are committed together, with full sync."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TextIO

import msgspec

from potluck.engine.game import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
# "PLCK": marks a SQLite file as ours.
APPLICATION = 0x504C434B
# A checkpoint is made (in a thread of its own) after so many commits.
COMMITS_A_CHECKPOINT = 1000
# What SQLite says of a file that is broken, or no database at all; other errors are not the file's fault.
BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

logger = logging.getLogger("potluck.store")

Done = Callable[[Exception | None], None]


class BadStore(Refusal):
    """A database that can't be used, and is left as it is."""

    def __init__(self, why: str, **facts: Any) -> None:
        super().__init__("", why, facts)


class Line(msgspec.Struct, array_like=True, frozen=True):
    """A line of a table's journal."""

    table: int
    seq: int
    text: str


class Row(msgspec.Struct, frozen=True):
    """Any other change."""

    sql: str
    values: Sequence[Any]


class Mend(msgspec.Struct, frozen=True):
    """A table, part of whose journal could not be written, has been let go, and is about to be read anew."""

    table: int


Change = Line | Row | Mend


class Waiting(msgspec.Struct, frozen=True):
    """What is to be written together, and who wants to know when it is."""

    changes: Sequence[Change]
    done: Done


class Store:
    """The database of a server. `write` returns at once; its `done` is called, in order, when all is on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = hold(path)
        try:
            self.connection = open_database(path)
        except BaseException:
            self.lock.close()
            raise
        self.reader = connect(path)
        self.reader.execute("PRAGMA query_only = ON")
        self.last_alive = int(self.one("SELECT value FROM marks WHERE name = 'alive'", default=0))
        self.next_key = int(self.one("SELECT coalesce(max(key), 0) FROM tables")) + 1
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.commits = 0
        # The tables of which something could not be written.
        self.broken: set[int] = set()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        # The loop has heard of the last commit. The next one waits for that, so that it takes whatever the loop asked
        # for in between: under load one commit for each turn of the loop instead of many small ones.
        self.heard = threading.Event()
        self.checkpoint_due = threading.Event()
        self.checkpointer = threading.Thread(target=self.checkpoint, name="checkpoint", daemon=True)
        self.closing = False

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Starts the writing thread; from now on answers come to this loop."""
        # While the loop is busy the writer should not wait 5 ms for its turn, many times in each commit.
        sys.setswitchinterval(0.0005)
        self.loop = loop
        self.thread.start()
        self.checkpointer.start()

    def new_key(self) -> int:
        """The key of a new table."""
        self.next_key += 1
        return self.next_key - 1

    def write(self, changes: Sequence[Change], done: Done) -> None:
        """Has these changes written, all or none."""
        self.waiting.put(Waiting(changes, done))

    async def written(self, changes: Sequence[Change]) -> None:
        """Writes these changes and waits until they are on the disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.done():
                future.set_result(None) if error is None else future.set_exception(error)

        self.write(changes, done)
        await future

    def all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Reads what is on the disk."""
        with closing(self.reader.execute(sql, values)) as found:
            return found.fetchall()

    def one(self, sql: str, *values: Any, default: Any = None) -> Any:
        """Reads one value."""
        rows = self.all(sql, *values)
        return rows[0][0] if rows else default

    def lines(self, table: int) -> list[str]:
        """The journal of a table."""
        return [text for (text,) in self.all("SELECT line FROM journal WHERE tab = ? ORDER BY seq", table)]

    def close(self) -> None:
        """Writes what is waiting, and ends."""
        self.closing = True
        if self.thread.is_alive():
            self.waiting.put(None)
            self.heard.set()
            self.thread.join()
        self.checkpoint_due.set()
        if self.checkpointer.is_alive():
            self.checkpointer.join()
        self.reader.close()
        self.connection.close()
        self.lock.close()

    # The writing thread

    def run(self) -> None:
        """Takes whatever is waiting, commits it at once, and tells the loop."""
        while True:
            first = self.waiting.get()
            group = [first] if first is not None else []
            ending = first is None
            with suppress(queue.Empty):
                while not ending:
                    more = self.waiting.get_nowait()
                    if more is None:
                        ending = True
                    else:
                        group.append(more)
            if group:
                errors = self.commit(group)
                assert self.loop is not None
                self.heard.clear()
                with suppress(RuntimeError):  # the loop may be gone at the very end
                    self.loop.call_soon_threadsafe(self.finish, group, errors)
                if not self.closing:
                    self.heard.wait()
            if ending:
                return

    def finish(self, group: list[Waiting], errors: list[Exception | None]) -> None:
        """Tells those who waited, in order; one who fails at it does not keep the others from hearing."""
        self.heard.set()
        for item, error in zip(group, errors, strict=True):
            try:
                item.done(error)
            except Exception:
                logger.exception("after writing")

    def commit(self, group: list[Waiting]) -> list[Exception | None]:
        """Writes a group in one transaction; if that fails, one by one, so that only what is at fault is lost."""
        if not self.broken and self.transaction(group) is None:
            return [None] * len(group)
        return [self.alone(item) for item in group]

    def alone(self, item: Waiting) -> Exception | None:
        """Writes one item by itself. After a failure nothing more of its tables is written: there must be no gap."""
        self.broken -= {change.table for change in item.changes if isinstance(change, Mend)}
        touched = {change.table for change in item.changes if isinstance(change, Line)}
        error = OSError("what came before it is missing") if touched & self.broken else self.transaction([item])
        if error is not None:
            self.broken |= touched
        return error

    def transaction(self, group: list[Waiting]) -> Exception | None:
        """One transaction. The lines go in by one statement: each statement costs a turn at the interpreter's lock."""
        lines = [change for item in group for change in item.changes if isinstance(change, Line)]
        rows = [change for item in group for change in item.changes if isinstance(change, Row)]
        try:
            if rows:
                self.connection.execute("BEGIN IMMEDIATE")
                for row in rows:
                    self.connection.execute(row.sql, row.values)
            if lines:
                self.connection.execute(
                    "INSERT INTO journal (tab, seq, line) SELECT json_extract(value, '$[0]'),"
                    " json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)",
                    (msgspec.json.encode(lines).decode(),),
                )
            if rows:
                self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            logger.error("writing failed: %s", error)
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            return error
        self.commits += 1
        if self.commits % COMMITS_A_CHECKPOINT == 0:
            self.checkpoint_due.set()
        return None

    def checkpoint(self) -> None:
        """Moves the write-ahead log into the database, now and then, without holding up the writer."""
        connection = connect(self.path)
        while not self.closing:
            self.checkpoint_due.wait()
            self.checkpoint_due.clear()
            with suppress(sqlite3.Error):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        connection.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that leaves transactions to us."""
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)


def hold(path: Path) -> TextIO:
    """Keeps a second server away from the same data."""
    try:
        # What lies here tells the seeds of running games: it is for the server's eyes only.
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = path.with_suffix(".lock").open("a")
    except OSError as error:
        raise BadStore("store-trouble", path=str(path.parent), error=error.strerror or str(error)) from error
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # Not on this system: SQLite itself still keeps two writers apart.
    except OSError as error:
        lock.close()
        raise BadStore("store-in-use", path=str(path.parent)) from error
    return lock


def open_database(path: Path) -> sqlite3.Connection:
    """The database, made or brought up to date; refused, and left as it is, if it is damaged, newer, or not ours."""
    connection = None
    try:
        fresh = not path.exists() or path.stat().st_size == 0
        if not fresh:
            examine(path)
        connection = connect(path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # Checkpoints are made by a thread of their own: an automatic one would hold up a commit for milliseconds.
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        migrate(connection)
    except sqlite3.DatabaseError as error:
        if connection is not None:
            connection.close()
        raise unusable(path, error) from error
    return connection


def unusable(path: Path, error: sqlite3.Error) -> BadStore:
    """Why a database can't be used: only one that is broken is called so."""
    why = "store-damaged" if error.sqlite_errorcode & 0xFF in BROKEN else "store-trouble"
    return BadStore(why, path=str(path), error=str(error))


def examine(path: Path) -> None:
    """Looks whether this is a whole database of ours that we understand."""
    with closing(connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        application = connection.execute("PRAGMA application_id").fetchone()[0]
        if application != APPLICATION:
            raise BadStore("store-foreign", path=str(path))
        known = migrations()[-1][0]
        if version > known:
            raise BadStore("store-newer", path=str(path), found=version, known=known)
        complaints = [text for (text,) in connection.execute("PRAGMA quick_check(3)")]
        if complaints != ["ok"]:
            raise BadStore("store-damaged", path=str(path), error="; ".join(complaints))


def migrations(folder: Path = MIGRATIONS) -> list[tuple[int, Path]]:
    """The numbered steps by which the database came to its present form."""
    return sorted((int(path.name.split("_")[0]), path) for path in folder.glob("[0-9]*.sql"))


def migrate(connection: sqlite3.Connection, steps: Iterable[tuple[int, Path]] | None = None) -> None:
    """Takes the steps that are missing, each in a transaction."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, path in steps if steps is not None else migrations():
        if number > version:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{path.read_text(encoding='utf-8')}\n"
                f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number};\nCOMMIT;"
            )


def backup(path: Path, to: Path) -> int:
    """Copies the database as it is at one moment, while a server may be writing to it; the size of the copy."""
    if not path.exists():
        raise BadStore("store-none", path=str(path))
    if to.exists():
        raise BadStore("backup-exists", path=str(to))
    draft = to.with_name(f".{to.name}.draft")
    try:
        draft.touch()
        with closing(connect(path)) as source, closing(sqlite3.connect(draft)) as copy:
            source.execute("PRAGMA query_only = ON")
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        draft.replace(to)
    except sqlite3.DatabaseError as error:
        problem = unusable(path, error)
        if problem.why != "store-damaged":
            problem = BadStore("backup-failed", path=str(to), error=str(error))
        raise problem from error
    except OSError as error:
        raise BadStore("backup-failed", path=str(to), error=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            draft.unlink()
    return to.stat().st_size
