"""Files that commands read and write, and the pipes and terminals they talk to."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from potluck.games import box
from tests.cli.commands import ALWAYS_FIRST, run

POTLUCK = [sys.executable, "-c", "from potluck.cli import main; main()"]


def house(name: str) -> str:
    """A house deck as a text."""
    return box(name).deck_text()


# --- writing ---------------------------------------------------------------------------------------------------------


def test_a_link_stays_a_link() -> None:
    Path("decks").mkdir()
    Path("decks/mine.toml").write_text("old")
    Path("mine.toml").symlink_to("decks/mine.toml")
    assert run("deck", "export", "sandwich", "--out", "mine.toml").exit_code == 0
    assert Path("mine.toml").is_symlink()
    assert Path("decks/mine.toml").read_text(encoding="utf-8") == house("sandwich")


def test_a_pipe_stays_a_pipe() -> None:
    os.mkfifo("pipe")
    # Open at both ends, so that nobody waits; what is written here fits into it.
    pipe = os.open("pipe", os.O_RDWR)
    done = run("play", "diced-veggies", typed="save pipe\nquit\n")
    assert "Saved as pipe" in done.output
    assert stat.S_ISFIFO(Path("pipe").stat().st_mode)
    assert os.read(pipe, 65536).startswith(b'{"game":"diced-veggies"')
    os.close(pipe)


# --- reading ---------------------------------------------------------------------------------------------------------


def test_a_deck_saved_by_an_editor_on_windows() -> None:
    Path("mine.toml").write_bytes(b"\xef\xbb\xbf" + house("sandwich").replace("\n", "\r\n").encode())
    done = run("deck", "check", "mine.toml")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("deep = " + "[" * 10_000, "mine.toml:1: This is not valid TOML"),
        ("[deck]\ngame = []\n", "mine.toml:2: A deck must name its game"),
        (
            'bag = ["beef"]\n' + re.sub(r"\[bag\]\n[^\[]*", "", house("slice-and-dice")),
            "mine.toml:1: A table of names and values was expected, not a list.",
        ),
    ],
)
def test_decks_that_are_none(text: str, sentence: str) -> None:
    Path("mine.toml").write_text(text, encoding="utf-8")
    done = run("deck", "check", "mine.toml")
    assert done.exit_code == 1
    assert sentence in done.output
    assert "Traceback" not in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)


@pytest.mark.parametrize(
    ("old", "new", "card", "sentence"),
    [
        ("stars = 5", "stars = 5\nspice = 1", "cataplana-de-tamboril: ", "“spice” is not known here"),
        ("beef = 2", 'beef = "two"', "", "A whole number was expected, not a text."),
        ("stars = 5", "stars = 2026-01-01", "cataplana-de-tamboril: ", "A whole number was expected, not a date."),
    ],
)
def test_faults_are_told_with_their_line(old: str, new: str, card: str, sentence: str) -> None:
    text = house("slice-and-dice")
    text = text.replace(old, new, 1)
    Path("mine.toml").write_text(text, encoding="utf-8")
    done = run("deck", "check", "mine.toml")
    line = 1 + text[: text.index(new.splitlines()[-1])].count("\n")
    assert f"mine.toml:{line}: {card}{sentence}" in done.output


# --- terminals -------------------------------------------------------------------------------------------------------


def on_a_terminal(*words: str, typed: bytes = b"", **env: str) -> str:
    """What a command shows on a terminal."""
    ours, theirs = os.openpty()
    os.write(ours, typed)
    child = subprocess.Popen([*POTLUCK, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=os.environ | env)
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:
        # Linux says so when the other end is closed.
        pass
    child.wait()
    os.close(ours)
    return shown.decode()


def test_no_colour_where_none_is_wanted() -> None:
    assert "\x1b[" in on_a_terminal("games", NO_COLOR="")
    assert "\x1b[" not in on_a_terminal("games", NO_COLOR="1")


def test_who_leaves_at_a_prompt_stands_on_a_new_line() -> None:
    assert on_a_terminal("play", "diced-veggies", typed=b"\x04").endswith("(? for help): \r\n")


def test_ctrl_c_finds_nothing_but_main_from_the_first_moment() -> None:
    """Whatever takes time to import is imported in `main`, where Ctrl-C is waited for."""
    program = "import sys, potluck.cli; print({'click', 'msgspec', 'potluck.games'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout == b"set()\n"


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_told_in_a_sentence(unbuffered: str) -> None:
    env = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*POTLUCK, "games"], stdout=full, stderr=subprocess.PIPE, env=env, check=False)
    assert done.returncode == 1
    assert done.stderr == b"potluck: No space left on device\n"


def test_a_replay_that_goes_into_a_file_waits_for_no_key() -> None:
    run("play", "diced-veggies", "--seats", "you,random", "--seed", "5", "--save", "game.jsonl", typed=ALWAYS_FIRST)
    ours, theirs = os.openpty()
    os.write(ours, b"q\n")
    done = subprocess.run([*POTLUCK, "replay", "game.jsonl"], stdin=theirs, stdout=subprocess.PIPE, check=True)
    os.close(ours)
    os.close(theirs)
    assert len(done.stdout.splitlines()) > 50
