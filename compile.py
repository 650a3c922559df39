"""Compiles a copy of the package with mypyc: python compile.py [build/compiled [sandwich ...]].

Always a copy, never in place: a compiled file beside its source wins over it, and edits would change nothing.
To run the copy: PYTHONPATH=build/compiled python -m pytest. With names of games only these are compiled, and the
engine: for the time while another one does not pass the type checker. Ends with 0 when the copy is there and up to
date, 1 when compiling failed, 3 when this machine has no C compiler (all then runs as plain Python).
"""

from __future__ import annotations

import contextlib
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


def compiled_files(games: Sequence[str] = (), root: Path = SOURCES) -> list[Path]:
    """The files that are compiled, relative to the folder that holds the package; of these games, or of all."""
    package = root / "potluck"
    files = [package / "engine" / f"{name}.py" for name in ENGINE]
    files += [package / "bots" / f"{name}.py" for name in BOTS]
    for file in package.glob("games/*/*.py"):
        if file.stem not in NOT_IN_GAMES and (not games or file.parent.name in games):
            files.append(file)
    return sorted(file.relative_to(root) for file in files if file.exists())


def package_files(root: Path) -> Iterator[Path]:
    """The sources, cards and texts of the package: whatever is not itself a product of compiling."""
    for path in (root / "potluck").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(root)


def tools() -> str:
    """What compiles: another Python, compiler or version of this program starts afresh."""
    versions = (version("mypy"), version("setuptools"), sys.version, sysconfig.get_platform(), os.environ.get("CC", ""))
    return hashlib.sha256("\n".join((*versions, Path(__file__).read_text())).encode()).hexdigest()


def source_digest(files: Sequence[Path], root: Path) -> str:
    """Changes with all that the compiled code depends on: also records.py, whose types it was checked against."""
    digest = hashlib.sha256("\n".join((tools(), *map(str, files))).encode())
    for file in sorted(package_files(root)):
        if file.suffix == ".py" and file.parts[1] in ("__init__.py", "engine", "games", "bots"):
            digest.update(file.as_posix().encode() + b"\0" + (root / file).read_bytes() + b"\0")
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
    """Makes `to` a compiled copy of the package, unless it is one; returns what this program ends with.

    The work is done in a folder of its own, which is kept: after an edit only the libraries that changed are compiled.
    """
    began, work, log = time.monotonic(), to.with_name(to.name + ".work"), to.with_name(to.name + ".log")
    if not (work / "tools").exists() or (work / "tools").read_text() != tools():
        shutil.rmtree(work, ignore_errors=True)
    copy_package(work)
    (work / "tools").write_text(tools())
    # Of the copy, not of the sources, which may be edited at this moment.
    files = compiled_files(games, work)
    mark, want = to / "digest", source_digest(files, work)
    if mark.exists() and mark.read_text() == want:
        copy_package(to)
        print(f"{shown(to)}: the compiled copy is up to date")
        return 0
    with log.open("w") as out:
        command = [sys.executable, __file__, "--worker", *map(str, files)]
        status = subprocess.run(command, cwd=work, stdout=out, stderr=out, check=False).returncode
    if status == 0:
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(work / "potluck", to / "potluck")
        mark.write_text(want)
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
    # Types and C are made anew each time; C that comes out the same need not be compiled again.
    shutil.rmtree("mypy-cache", ignore_errors=True)
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--cache-dir=mypy-cache"]
    extensions = mypycify([*options, *files], opt_level="3", debug_level="0", separate=libraries, target_dir="c")
    command = build_ext(Distribution({"name": "potluck", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = ".", "objects", os.cpu_count()
    command.ensure_finalized()
    outputs = {Path(output) for output in command.get_outputs()}
    # A library whose linking was cut short would look newer than its sources.
    broken = Path("broken")
    for library in Path("potluck").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        if broken.exists() or library not in outputs:
            library.unlink()
    broken.touch()
    command.run()
    broken.unlink()
    return 0


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """One at a time: a second run waits, and then finds the copy made. (Not on Windows, which has no fcntl.)"""
    with lock.open("w") as file:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--worker"]:
        raise SystemExit(worker(arguments[1:]))
    place = (Path(arguments[0]) if arguments else HOUSE / "build" / "compiled").resolve()
    place.parent.mkdir(parents=True, exist_ok=True)
    with alone(place.with_name(place.name + ".lock")):
        raise SystemExit(compile_copy(place, arguments[1:]))
