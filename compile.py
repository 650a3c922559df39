"""Compiles a copy of the package with mypyc: python compile.py [build/compiled [sandwich ...]].

Always a copy, never in place: a compiled file beside its source wins over it, and edits would change nothing.
To run the copy: PYTHONPATH=build/compiled python -m pytest. With names of games only these are compiled, and the
engine: for the time while another one does not pass the type checker. Ends with 0 when the copy is there and up to
date, 1 when compiling failed, 3 when this machine has no C compiler (all then runs as plain Python).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

HOUSE = Path(__file__).resolve().parent
SOURCES = HOUSE / "src"
NO_COMPILER = 3

# What is compiled: of the engine and the bots these modules, of a game's folder all but the following.
ENGINE = ("chance", "game", "play")
BOTS = ("search",)
# msgspec Structs silently lose `frozen` and `tag` in a compiled module (records); the others read files, speak to
# people or print, and are not gone through at each pick.
NOT_IN_GAMES = ("__init__", "cards", "deck", "records", "report", "sheets", "terminal")


def compiled_files(games: Sequence[str] = ()) -> list[Path]:
    """The files that are compiled, relative to the folder that holds the package; of these games, or of all."""
    package = SOURCES / "potluck"
    files = [package / "engine" / f"{name}.py" for name in ENGINE]
    files += [package / "bots" / f"{name}.py" for name in BOTS]
    for file in package.glob("games/*/*.py"):
        if file.stem not in NOT_IN_GAMES and (not games or file.parent.name in games):
            files.append(file)
    return sorted(file.relative_to(SOURCES) for file in files if file.exists())


def package_files(root: Path) -> Iterator[Path]:
    """The sources, cards and texts of the package: whatever is not itself a product of compiling."""
    for path in (root / "potluck").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(root)


def source_digest(files: Sequence[Path]) -> str:
    """Changes with all that the compiled code depends on: also records.py, whose types it was checked against."""
    tools = (
        version("mypy"),
        version("setuptools"),
        sys.version,
        sysconfig.get_platform(),
        os.environ.get("CC", ""),
    )
    digest = hashlib.sha256("\n".join((*tools, *map(str, files), Path(__file__).read_text())).encode())
    for file in sorted(package_files(SOURCES)):
        if file.suffix == ".py" and file.parts[1] in ("__init__.py", "engine", "games", "bots"):
            digest.update(file.as_posix().encode() + b"\0" + (SOURCES / file).read_bytes() + b"\0")
    return digest.hexdigest()


def copy_package(to: Path) -> None:
    """Makes the copy's sources, cards and texts equal to ours; leaves compiled files alone."""
    wanted = set(package_files(SOURCES))
    for file in set(package_files(to)) - wanted:
        (to / file).unlink()
    for file in wanted:
        target, content = to / file, (SOURCES / file).read_bytes()
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def shown(path: Path) -> str:
    """A path as people at this prompt would write it."""
    return os.path.relpath(path)


def compile_copy(to: Path, games: Sequence[str] = ()) -> int:
    """Makes `to` a compiled copy of the package, unless it is one; returns what this program ends with."""
    files = compiled_files(games)
    mark, want, began = to / "digest", source_digest(files), time.monotonic()
    if mark.exists() and mark.read_text() == want:
        copy_package(to)
        print(f"{shown(to)}: the compiled copy is up to date")
        return 0
    work = to.with_name(to.name + ".making")
    shutil.rmtree(work, ignore_errors=True)
    copy_package(work)
    log = to.with_name(to.name + ".log")
    with log.open("w") as out:
        command = [sys.executable, __file__, "--worker", *map(str, files)]
        status = subprocess.run(command, cwd=work, stdout=out, stderr=out, check=False).returncode
    if status == 0:
        (work / "digest").write_text(want)
        shutil.rmtree(to, ignore_errors=True)
        work.rename(to)
        print(f"{shown(to)}: compiled {len(files)} modules in {time.monotonic() - began:.0f} s")
    elif status == NO_COMPILER:
        last = log.read_text().strip().splitlines()[-1:]
        print(f"No C compiler that can build for this Python, so all runs as plain Python: {''.join(last)}")
    else:
        print(
            log.read_text()[-6000:],
            f"Compiling failed; the whole output is in {shown(log)}",
            sep="\n",
            file=sys.stderr,
        )
    return status


def worker(files: list[str]) -> int:
    """Compiles the files in the current folder, beside their copies."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler
    from setuptools.command.build_ext import build_ext

    trial = Path("trial.c")
    trial.write_text("#include <Python.h>\nint trial(void) { return PY_MAJOR_VERSION; }\n")
    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(trial)], output_dir="trial", include_dirs=[sysconfig.get_path("include")])
    except Exception as problem:
        print(" ".join(str(problem).split()))
        return NO_COMPILER
    trial.unlink()
    shutil.rmtree("trial")

    # One library for each folder: calls within a game stay direct, and the C compiler gets all cores.
    folders = sorted({Path(file).parent for file in files})
    libraries: list[tuple[list[str], str | None]] = [
        ([file for file in files if Path(file).parent == folder], ".".join((*folder.parts, folder.name)))
        for folder in folders
    ]
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--cache-dir=mypy-cache"]
    extensions = mypycify([*options, *files], opt_level="3", debug_level="0", separate=libraries, target_dir="c")
    command = build_ext(Distribution({"name": "potluck", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = ".", "objects", os.cpu_count()
    command.ensure_finalized()
    command.run()
    for rest in ("c", "objects", "mypy-cache"):
        shutil.rmtree(rest, ignore_errors=True)
    return 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--worker"]:
        raise SystemExit(worker(arguments[1:]))
    place = Path(arguments[0]) if arguments else HOUSE / "build" / "compiled"
    place.parent.mkdir(parents=True, exist_ok=True)
    raise SystemExit(compile_copy(place.resolve(), arguments[1:]))
