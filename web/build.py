"""Builds the web client into the server's folder, if it is not there or something has changed: python web/build.py.

python web/build.py --packages only fetches what checking and testing it needs.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
HOUSE = WEB.parent
STATIC = HOUSE / "src" / "potluck" / "server" / "static"
sys.path.insert(0, str(HOUSE))
import npm  # noqa: E402  (the program beside this folder)


def sources() -> Iterator[Path]:
    """What the client is made of: its own files, the games' texts, the pictures."""
    for pattern in ("src/**/*", "public/*", "*.json", "*.ts", "*.js", "index.html"):
        yield from sorted(file for file in WEB.glob(pattern) if file.is_file())
    yield from sorted((HOUSE / "src" / "potluck" / "games").glob("**/*.ftl"))
    yield from sorted((HOUSE / "src" / "potluck" / "print" / "assets" / "sprites").glob("*.svg"))


def digest() -> str:
    """Changes with everything the client is made of."""
    found = hashlib.sha256()
    for file in sources():
        found.update(file.relative_to(HOUSE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def fresh() -> bool:
    """Whether the client is built and up to date; outside a clone (a wheel's sources) there is nothing to compare."""
    mark = STATIC / "digest"
    return mark.exists() and mark.read_text() == digest()


def packages() -> None:
    """The packages that the lock names, fetched anew only when it has changed."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".lock-digest"
    want = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not mark.exists() or mark.read_text() != want:
        npm.run(WEB, "ci", "--loglevel=error")
        mark.write_text(want)


def make() -> None:
    """Makes the client anew. What it was made of is looked at before: a file changed meanwhile makes it build again."""
    want = digest()
    packages()
    making = STATIC.with_name("static.making")
    shutil.rmtree(making, ignore_errors=True)
    npm.run(WEB, "run", "build", "--", "--outDir", str(making), "--logLevel", "warn")
    (making / "digest").write_text(want)
    shutil.rmtree(STATIC, ignore_errors=True)
    making.rename(STATIC)


if __name__ == "__main__":
    if sys.argv[1:] == ["--packages"]:
        packages()
    elif not fresh():
        make()
