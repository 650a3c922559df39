"""The house rules that no other tool checks: locks, paths, lengths, and what may be in a compiled module."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import compile as compiling  # the program beside this folder
import msgspec
import pytest

from potluck.cli.group import COMMANDS

HOUSE = Path(__file__).resolve().parent.parent
SOURCES = HOUSE / "src"
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-node.lock")

# Files of src that may be longer than 500 lines, each with its reason.
GAMES = "src/potluck/games"
LONG = {
    f"{GAMES}/slice_and_dice/records.py": "small records one after the other, of the largest game",
}
MOST_LINES = 500

# What rules may not import: luck, time and the world reach them only through Moment.
UNRULY = {"asyncio", "datetime", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "urllib"}


def tracked() -> list[Path]:
    """What git tracks; outside a clone (an unpacked sdist) whatever is not hidden or built."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, check=False)
    if listed.returncode == 0:
        return [HOUSE / name for name in listed.stdout.decode().split("\0") if name and (HOUSE / name).is_file()]
    skipped = {"build", "dist", "node_modules", "__pycache__"}
    files = (path for path in HOUSE.rglob("*") if path.is_file())
    return [
        path
        for path in files
        if not any(part in skipped or part.startswith(".") for part in path.relative_to(HOUSE).parts)
    ]


def texts() -> Iterator[tuple[str, str]]:
    """Each tracked text file: its name and its content."""
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            yield path.relative_to(HOUSE).as_posix(), content.decode("utf-8", errors="replace")


def trees() -> Iterator[tuple[str, ast.Module]]:
    """Each compiled module: its name and its syntax tree."""
    for file in compiling.compiled_files():
        yield file.as_posix(), ast.parse((SOURCES / file).read_text())


# The machine and the network


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_name_no_host(lock: str) -> None:
    text = (HOUSE / lock).read_text()
    assert "://" not in text
    assert not re.search(r"^\s*(-i|-f|--\w*index|--find-links|--trusted-host)\b", text, re.MULTILINE)
    pins = re.findall(r"^[\w.-]+==", text, re.MULTILINE)
    assert pins
    assert len(pins) == len(re.findall(r"^[\w.-]+==[^\n]*\\\n    --hash=sha256:", text, re.MULTILINE))


def test_no_file_names_a_package_index() -> None:
    hosts = ("pypi" + ".org", "python" + "hosted.", "registry." + "npmjs", "registry." + "yarnpkg")
    assert [f"{name}: {host}" for name, text in texts() for host in hosts if host in text] == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    homes = re.compile(r"(?<![\w.~-])/(?:home|Users|root|work)/\w+")
    ours = str(HOUSE)
    # A very short path (a clone in /src, say) would be found by accident.
    places = re.compile(f"{homes.pattern}|{re.escape(ours)}") if ours.count("/") > 1 else homes
    assert [f"{name}: {found.group()}" for name, text in texts() for found in places.finditer(text)] == []


def test_the_wheel_is_compiled_by_the_versions_that_are_tested() -> None:
    named = re.search(r"^COMPILERS = \[(.*)\]$", (HOUSE / "hatch_build.py").read_text(), re.MULTILINE)
    assert named
    pins = re.findall(r'"([\w.=-]+)"', named[1])
    dev = (HOUSE / "requirements-dev.lock").read_text()
    assert [pin.split("==")[0] for pin in pins] == ["mypy", "setuptools"]
    assert [pin for pin in pins if f"{pin} " not in dev] == []


def test_the_client_lock_names_no_host() -> None:
    for folder in ("art", "web"):
        assert '"resolved"' not in (HOUSE / folder / "package-lock.json").read_text()


def test_node_is_the_version_of_the_lock() -> None:
    named = re.search(r'^NODE = \["(.*)"\]$', (HOUSE / "hatch_build.py").read_text(), re.MULTILINE)
    assert named
    assert f"{named[1]} " in (HOUSE / "requirements-node.lock").read_text()


# The client


def test_types_of_the_client_are_those_of_the_records() -> None:
    from potluck.server.typescript import files

    stale = [name for name, text in files() if (HOUSE / "web" / "src" / name).read_text(encoding="utf-8") != text]
    assert stale == [], "run: python -m potluck.server.typescript web/src"


@pytest.mark.parametrize("folder", sorted((HOUSE / "web" / "src").rglob("text")), ids=lambda path: path.parent.name)
def test_the_client_says_the_same_in_both_languages(folder: Path) -> None:
    told = {}
    for lang in ("en", "fr"):
        text = re.sub(r"^#.*$", "", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
        parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
        assert len(set(parts[1::2])) == len(parts[1::2]), "a key stands twice"
        told[lang] = {
            key: set(re.findall(r"\$(\w+)", said)) for key, said in zip(parts[1::2], parts[2::2], strict=True)
        }
    assert told["en"] == told["fr"]


# The commands


@pytest.mark.parametrize("command", ["play", "test", "check", "setup-env", ".ci/run"])
def test_commands_can_be_run(command: str) -> None:
    assert os.access(HOUSE / command, os.X_OK)


def shell_lines(page: Path) -> Iterator[list[str]]:
    """The commands in the fenced blocks of a page, split at spaces; prompts and comments removed."""
    for language, block in re.findall(r"^```(\w*)\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL):
        if language in ("", "sh", "bash", "shell", "console"):
            for line in block.splitlines():
                words = line.removeprefix("$ ").split("#")[0].split()
                if words:
                    yield words


def test_the_commands_of_the_readme_exist() -> None:
    problems = []
    for page in (HOUSE / "README.md", *sorted((HOUSE / "docs").glob("*.md"))):
        for words in shell_lines(page):
            if words[0].startswith("./") and not (HOUSE / words[0]).is_file():
                problems.append(f"{page.name}: {words[0]}")
            if words[0].split("/")[-1] == "potluck":
                name = next((word for word in words[1:] if not word.startswith("-")), None)
                if name and name not in COMMANDS:
                    problems.append(f"{page.name}: potluck {name}")
    assert problems == []


def test_what_documents_link_to_is_there() -> None:
    problems = []
    for page in (HOUSE / "README.md", *sorted((HOUSE / "docs").glob("*.md"))):
        for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text()):
            if not (page.parent / link).exists():
                problems.append(f"{page.name}: {link}")
    assert problems == []


# The sources


def test_no_source_is_too_long() -> None:
    folders = [folder for folder in (SOURCES, HOUSE / "web" / "src") if folder.exists()]
    lengths = {
        path.relative_to(HOUSE).as_posix(): len(path.read_text().splitlines())
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and not path.name.endswith(".gen.ts")
    }
    too_long = {name: lines for name, lines in lengths.items() if lines > MOST_LINES and name not in LONG}
    assert too_long == {}, "split these, or list them in LONG with the reason"
    assert [name for name in LONG if lengths.get(name, 0) <= MOST_LINES] == [], "no longer long: take out of LONG"


def test_rules_import_no_luck_and_no_clock() -> None:
    problems = []
    for folder in ("engine", "games"):
        for path in (SOURCES / "potluck" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    names = [node.module]
                bad = UNRULY.intersection(name.split(".")[0] for name in names)
                problems += [f"{path.relative_to(HOUSE)}: {name}" for name in sorted(bad)]
    assert problems == []


# The compiled modules


def is_constant(node: ast.expr, constants: set[str]) -> bool:
    """Whether mypyc may see this expression as a constant: a literal, a name that holds one, or a sum of such."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in constants or (name.isupper() and len(name) > 1)
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, constants)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, constants) and is_constant(right, constants)
        case ast.Call(func=ast.Name(id="int" | "i64" | "i32" | "u8" | "i16"), args=[only]):
            return is_constant(only, constants)
    return False


def scopes(tree: ast.AST) -> Iterator[list[ast.AST]]:
    """What each function holds, and first of all the module itself; not what lies in functions further inside."""
    nodes: list[ast.AST] = []
    inner: list[ast.AST] = []
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        nodes.append(node)
        for child in ast.iter_child_nodes(node):
            (inner if isinstance(child, ast.FunctionDef | ast.Lambda) else waiting).append(child)
    yield nodes
    for function in inner:
        yield from scopes(function)


def literal_names(scope: list[ast.AST]) -> tuple[set[str], set[str]]:
    """All names bound in a scope, and those only ever bound to a literal (`one: i64 = 1`), which mypyc may put in."""
    literal: set[ast.AST] = set()
    for node in scope:
        match node:
            case ast.Assign(targets=[ast.Name() as target], value=value) if is_constant(value, set()):
                literal.add(target)
            case ast.AnnAssign(target=ast.Name() as target, value=ast.expr() as value) if is_constant(value, set()):
                literal.add(target)
    stores = [node for node in scope if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    bound = {node.id for node in stores} | {node.arg for node in scope if isinstance(node, ast.arg)}
    varying = {node.id for node in stores if node not in literal}
    varying |= {node.arg for node in scope if isinstance(node, ast.arg)}
    return bound, bound - varying


def names_in(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def plain_counts(tree: ast.Module) -> set[str]:
    """The module's own constants that are plain ints, whatever the build: not annotated as i64."""
    kept: set[str] = set()
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]):
                kept.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=hint) if "i64" not in ast.unparse(hint):
                kept.add(name)
    return kept


def counted_shifts(tree: ast.Module) -> set[ast.AST]:
    """The shifts in comprehensions by nothing but a counter over range(40) or the like: a plain int, and safe.

    Over range(n) of an i64 the counter is an i64 too, and the shift is wrong.
    """
    plain, safe = plain_counts(tree), set[ast.AST]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
            counters = set()
            for loop in node.generators:
                match loop:
                    case ast.comprehension(
                        target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=ends)
                    ):
                        if all(is_constant(end, plain) and names_in(end) <= plain for end in ends):
                            counters.add(name)
            for shift in ast.walk(node.elt):
                if isinstance(shift, ast.BinOp) and names_in(shift.right) <= counters:
                    safe.add(shift)
    return safe


def is_plain(node: ast.expr) -> bool:
    """Whether this is a call whose result is a plain int in every build: len(...) or a list's .index(...)."""
    match node:
        case ast.Call(func=ast.Name(id="len")) | ast.Call(func=ast.Attribute(attr="index")):
            return True
    return False


def lossy_shifts(tree: ast.Module) -> Iterator[int]:
    """The lines where a constant is shifted left by a variable.

    mypyc 2.4.1 compiles such a shift by an i64 as one of 32 bits: 1 << 40 becomes 256, without a word.
    """
    safe = counted_shifts(tree)
    _, of_module = literal_names(next(scopes(tree)))
    for scope in scopes(tree):
        bound, literal = literal_names(scope)
        constants = (of_module - bound) | literal
        for node in scope:
            match node:
                case ast.BinOp(left=left, op=ast.LShift(), right=right) if node not in safe:
                    if is_constant(left, constants) and not (is_constant(right, of_module) or is_plain(right)):
                        yield node.lineno


def test_no_compiled_module_shifts_a_constant_by_a_variable() -> None:
    found = sorted({f"{name}:{line}" for name, tree in trees() for line in lossy_shifts(tree)})
    assert found == [], "write `bit: i64 = 1` and `bit <<= n`, or use a table of masks"


@pytest.mark.parametrize(
    ("code", "lossy"),
    [
        ("def f(n: i64) -> i64:\n    return 1 << n", True),
        ("def f(n: i64) -> i64:\n    return i64(1) << n", True),
        ("ROW: Final = 127\ndef f(n: i64) -> i64:\n    return ROW << n", True),
        ("def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n", True),
        ("def f(n: i64) -> i64:\n    return (1 | 2) << (n + 1)", True),
        ("def f(n: i64) -> i64:\n    bit: i64 = 1\n    bit <<= n\n    return bit", False),
        ("def f(n: i64, m: i64) -> i64:\n    return m << n", False),
        ("m = 1\ndef f(n: i64) -> i64:\n    m, k = n, n\n    return m << k", False),
        ("class C:\n    def f(self, n: i64) -> i64:\n        return (lambda: 1 << n)()", True),
        ("def f() -> i64:\n    return 1 << 40", False),
        ("def f(names: list[str]) -> int:\n    return 1 << names.index('a')", False),
        ("BITS = [1 << n for n in range(40)]", False),
        ("CELLS: Final = 40\nBITS = [1 << n for n in range(CELLS)]", False),
        ("CELLS: i64 = 40\nBITS = [1 << n for n in range(CELLS)]", True),
        ("def f(m: i64) -> list[i64]:\n    return [1 << n for n in range(m)]", True),
        ("def f(m: i64) -> list[i64]:\n    return [1 << m for n in range(40)]", True),
    ],
)
def test_the_shift_lint_itself(code: str, lossy: bool) -> None:
    assert bool(list(lossy_shifts(ast.parse(code)))) == lossy


def compiled_names() -> list[str]:
    return [".".join(file.with_suffix("").parts) for file in compiling.compiled_files()]


def test_no_record_is_defined_in_a_compiled_module() -> None:
    """mypyc would silently take away what makes it a record: `frozen` and `tag`."""
    found = []
    for name in compiled_names():
        for thing in vars(importlib.import_module(name)).values():
            if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__ == name:
                found.append(f"{name}.{thing.__name__}")
    assert found == [], "put it into records.py"


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    build = os.environ.get("POTLUCK_BUILD", "pure")
    places = {name: Path(str(importlib.import_module(name).__file__)) for name in compiled_names()}
    if build == "compiled":
        copy = HOUSE / "build" / "compiled"
        wrong = [name for name, place in places.items() if place.suffix == ".py" or copy not in place.parents]
    else:
        wrong = [name for name, place in places.items() if place.suffix != ".py"]
    assert wrong == [], f"these are not from the {build} build"
