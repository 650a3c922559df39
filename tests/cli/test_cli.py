"""The commands as people type them."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from potluck.cli.group import COMMANDS, group
from potluck.cli.tongue import LANGUAGES
from potluck.games import BOXES, box
from tests.cli.commands import ALWAYS_FIRST, plain, run

README = Path(__file__).parent.parent.parent / "README.md"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    done = run(
        "play", "diced-veggies", "--seats", "you,thumb", "--seed", "5", "--save", "game.jsonl", typed=ALWAYS_FIRST
    )
    assert done.exit_code == 0, done.output
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, "deck check", "deck export"])
def test_help_shows_examples(command: str, lang: str) -> None:
    done = run(*command.split(), "--help", lang=lang)
    assert done.exit_code == 0
    assert f"\n  potluck {command}" in done.output


def test_games_in_both_languages() -> None:
    assert "2 to 4 players" in run("games").output
    french = run("games", "diced-veggies", "--lang", "fr").output
    assert "de 2 à 4 joueurs" in french
    assert "--edition en|fr [en]" in french
    assert "Robots : random, thumb" in french


def test_the_machine_s_language_is_the_default() -> None:
    assert "joueurs" in run("games", lang="fr_FR.UTF-8").output
    assert "players" in run("games", lang="de_DE.UTF-8").output


def test_a_whole_game_is_played_saved_and_verified(log: Path) -> None:
    verified = run("replay", str(log), "--verify")
    assert verified.exit_code == 0
    assert "Verified" in verified.output


def test_the_hash_is_shown_before_and_the_seed_after() -> None:
    done = run("play", "diced-veggies", "--seats", "you,random", "--seed", "9", "--lang", "fr", typed=ALWAYS_FIRST)
    lines = plain(done.output).splitlines()
    assert re.fullmatch(r"L’empreinte de la graine, montrée avant de jouer : [0-9a-f]{64}", lines[0])
    assert lines[-1] == "La graine : 9"


@pytest.mark.parametrize("name", BOXES)
def test_each_game_can_be_begun_and_left(name: str) -> None:
    done = run("play", name, "--seed", "1", typed="?\nrules\nnonsense\n99999\n²\n\nquit\n")
    assert done.exit_code == 0, done.output
    assert "“²” is nothing I know" in done.output
    assert "Type a number from 1 to" in done.output
    assert "“nonsense” is nothing I know" in done.output
    assert "You have left the game" in done.output


def test_without_a_game_one_is_asked() -> None:
    done = run("play", "--seed", "1", typed="1\nquit\n")
    assert done.exit_code == 0
    assert "Which game?" in done.output


@pytest.mark.parametrize("name", BOXES)
def test_a_hint_is_one_of_the_menu(name: str) -> None:
    done = run("play", name, "--seed", "1", typed="hint\n1\nhint\nquit\n")
    assert done.exit_code == 0, done.output
    for number, choice in re.findall(r"A rule of thumb: (\d+), (.*)", plain(done.output)):
        assert f"  {number}  {choice}\n" in plain(done.output)
    assert "A rule of thumb: " in done.output


@pytest.fixture
def by_hints(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A player who asks for a hint, then does it; or the first pick, where the hint is not in the menu."""
    answers: list[str] = []

    def ask_then_do(_text: str, **_: object) -> str:
        if not answers or answers[-1] != "hint":
            answers.append("hint")
        else:
            hints = re.findall(r"(?:A rule of thumb:|Une règle simple :) (\d+), ", plain(capsys.readouterr().out))
            answers.append(hints[-1] if hints else "1")
        return answers[-1]

    monkeypatch.setattr(click, "prompt", ask_then_do)


@pytest.mark.usefixtures("by_hints")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_cooperative_game_to_its_end_by_hints(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "slice-and-dice", "--coop", "hard", "--seed", "4", "--first", "1", "--save", "coop.jsonl"]
    group.main([*words, "--lang", lang], standalone_mode=False)
    assert ("Won, all together!" if lang == "en" else "Gagné, tous ensemble !") in capsys.readouterr().out
    assert run("replay", "coop.jsonl", "--verify").exit_code == 0


@pytest.mark.usefixtures("by_hints")
@pytest.mark.parametrize("name", BOXES)
def test_a_whole_game_of_each_box(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    group.main(["play", name, "--seed", "1", "--save", "game.jsonl", "--lang", "fr"], standalone_mode=False)
    told = capsys.readouterr().out
    assert re.search(r"^1\. (?:Joueur 1|thumb \d) : -?\d+$", told, re.MULTILINE)
    assert "La graine : 1\n" in told
    assert "Vérifié" in run("replay", "game.jsonl", "--verify", lang="fr").output


def test_the_time_that_is_left_is_shown_and_too_late_is_said() -> None:
    done = run("play", "slice-and-dice", "--coop", "easy", "--seed", "2", "--lang", "en", typed="quit\n")
    assert "Time left: 9:59" in done.output


def test_undo_takes_back_a_cut() -> None:
    done = run("play", "diced-veggies", "--seats", "you,random", "--first", "1", typed="undo\n1\nUndo\nQUIT\n")
    assert done.exit_code == 0
    assert "There is nothing of yours to take back" in done.output
    assert "Taken back." in done.output


def test_another_s_pick_is_not_taken_back() -> None:
    done = run("play", "diced-veggies", "--seats", "you,you", "--seed", "2", typed="\n1\n1\n\nundo\nquit\n")
    assert done.exit_code == 0
    assert "There is nothing of yours to take back" in done.output


def test_save_and_go_on(tmp_path: Path) -> None:
    first = run("play", "diced-veggies", "--seats", "you,thumb", "--seed", "3", typed="1\n1\nsave half.jsonl\nquit\n")
    assert "Saved as half.jsonl" in first.output
    assert [path.name for path in tmp_path.iterdir()] == ["half.jsonl"]
    done = run("play", "--load", "half.jsonl", "--save", "whole.jsonl", typed=ALWAYS_FIRST)
    assert done.exit_code == 0, done.output
    assert run("replay", "whole.jsonl", "--verify").exit_code == 0
    half, whole = Path("half.jsonl").read_text().splitlines(), Path("whole.jsonl").read_text().splitlines()
    assert whole[: len(half) - 1] == half[:-1]


def test_several_people_look_one_after_the_other() -> None:
    done = run("play", "diced-veggies", "--seats", "you,you", "--names", "Ada,Ben", "--first", "1", typed="\nquit\n")
    assert "It is Ada’s turn: the others look away" in done.output


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["play", "diced-veggies", "--seats", "you"], 1, "DV-1: This game is for 2 to 4 players, not 1."),
        (["play", "diced-veggies", "--seats", "you,cook"], 2, "“cook” can’t sit here; there are: you, random, thumb."),
        (["play", "diced-veggies", "--edition", "de"], 2, "--edition: 'de' is not one of en, fr."),
        (["play", "diced-veggies", "--seats", "you,thumb", "--first", "3"], 1, "DV-21: Player 3 can’t start"),
        (["play", "diced-veggies", "--edition"], 2, "--edition needs a value."),
        (["play", "diced-veggies", "--first", "--plain"], 2, "--first needs a value."),
        (["play", "diced-veggies", "--first", "9"], 2, "--first: A number of at most 4 was expected."),
        (["play", "diced-veggies", "--spoon", "1"], 2, "There is no option --spoon; this game has --edition"),
        (["play", "diced-veggies", "--names", "a,b,c,d", "--seats", "you,you"], 2, "There are 4 names for 2 seats."),
        (["play", "--load", "nowhere.jsonl"], 1, "nowhere.jsonl: there is no such file or folder."),
        (["play", "chess"], 2, "'chess' is not one of"),
        (["simulate", "diced-veggies", "--bots", "clever"], 2, "There is no bot “clever” for this game"),
        (["simulate", "diced-veggies", "--players", "7"], 1, "DV-1: This game is for 2 to 4 players, not 7."),
        (["simulate", "diced-veggies", "--players", "0"], 1, "DV-1: This game is for 2 to 4 players, not 0."),
        (["simulate", "diced-veggies", "--players", "2", "--bots", "thumb,thumb,thumb"], 2, "3 bots for 2 seats"),
        (["rules", "diced-veggies", "DV-99"], 1, "There is no rule DV-99."),
        (["replay", "nowhere.jsonl"], 1, "nowhere.jsonl: there is no such file or folder."),
        (["replay", "nowhere.jsonl", "--lang", "fr"], 1, "nowhere.jsonl : ce fichier ou ce dossier n’existe pas."),
        (["replay", "."], 1, ".: this is a folder, not a file."),
        (["deck", "export", "diced-veggies", "--out", "no/where.toml"], 1, "no/where.toml: there is no such file"),
        (["deck", "export", "diced-veggies", "--out", "."], 1, ".: this is a folder, not a file."),
        (["play", "diced-veggies", "--save", "no/where.jsonl"], 1, "no/where.jsonl: there is no such file or folder."),
        (["play", "diced-veggies", "--save", "."], 1, ".: this is a folder, not a file."),
        (["play", "diced-veggies", "--first", "²"], 2, "--first: A whole number was expected, not a text."),
        (["play", "sandwich", "--theme", "42"], 1, "SW-12"),
        (["deck", "check", "nowhere.toml"], 1, "nowhere.toml: there is no such file or folder."),
    ],
)
def test_errors_are_sentences_with_an_exit_code(words: list[str], code: int, sentence: str) -> None:
    done = run(*words)
    assert done.exit_code == code
    assert sentence in done.output
    assert "Traceback" not in done.output


def test_simulate_is_the_same_whatever_the_jobs() -> None:
    words = [
        "simulate",
        "diced-veggies",
        "--players",
        "3",
        "--bots",
        "thumb,random",
        "--games",
        "24",
        "--seed",
        "7",
        "--json",
    ]
    one, two = (json.loads(run(*words, "--jobs", jobs).output) for jobs in ("1", "2"))
    assert one.pop("timing")["actions_per_second"] > 0
    assert two.pop("timing")["jobs"] == 2
    assert json.dumps(one) == json.dumps(two)
    assert [bot["bot"] for bot in one["bots"]] == ["thumb", "random", "random"]
    low, high = one["bots"][0]["win_share_95"]
    assert low <= one["bots"][0]["win_share"] <= high


def test_an_option_of_the_game_whose_name_is_taken_has_a_longer_one() -> None:
    words = ["simulate", "sandwich", "--players", "3", "--games", "2", "--ties", "share", "--json"]
    one, six = (json.loads(run(*words, f"--sandwich-games={games}").output)["length"]["picks"] for games in (1, 6))
    assert 5 * one < six < 7 * one


def test_simulate_for_people_with_the_game_s_report() -> None:
    done = run("simulate", "diced-veggies", "--bots", "thumb,random", "--games", "6", "--report", "--lang", "fr")
    assert done.exit_code == 0, done.output
    assert "6 parties de Dicéd Veggies à 2 joueurs" in done.output
    assert "Recettes par taille" in done.output
    assert re.search(r"thumb +\d+,\d\d +\d+,\d\d – \d+,\d\d", done.output)
    assert "." not in done.output.split("Recettes par taille")[1]
    assert "paella" in done.output


def test_simulate_tells_the_length_in_the_game_s_own_measure() -> None:
    words = ["simulate", "slice-and-dice", "--players", "4", "--length", "short", "--games", "3", "--seed", "7"]
    length = json.loads(run(*words, "--json").output)["length"]
    assert 4 <= length["rounds_median"] <= length["rounds_90"]
    assert 0 < length["expired_share"] < 1
    told = run(*words).output
    assert f"Rounds: {length['rounds_median']:g} in the median" in told
    assert "Manches : " in run(*words, "--lang", "fr").output


def test_replay_tells_every_entry_and_stops_where_asked(log: Path) -> None:
    entries = len(log.read_text().splitlines()) - 2
    told = run("replay", str(log)).output
    assert re.findall(r"^ *(\d+)  ", told, re.MULTILINE)[:3] == ["0", "1", "2"]
    assert f"\n{entries:>4}  " in told
    here = run("replay", str(log), "--seat", "1", "--to", "3").output
    assert here.startswith("   3  ")
    assert "Hype “" in here
    assert "Hype “" not in run("replay", str(log), "--to", "3").output.replace("draws a Hype", "")
    assert "There is no entry 9,999" in run("replay", str(log), "--to", "9999").output
    assert "There is no seat 4" in run("replay", str(log), "--seat", "4").output


def test_replay_by_keys(log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    last = len(log.read_text().splitlines()) - 2
    keys = ["", "b", "b", "3", "x", "²", "9999", str(last - 1), "", ""]
    shown: list[str] = []

    def press(prompt: str, **_: object) -> str:
        shown.append(prompt.split(" of ")[0])
        return keys.pop(0)

    monkeypatch.setattr(click, "prompt", press)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    group.main(["replay", str(log), "--lang", "en"], standalone_mode=False)
    assert shown == ["0", "1", "0", "0", "3", "3", "3", "3", str(last - 1), str(last)]
    told = capsys.readouterr().out
    assert "“x” is nothing I know. Press Enter to go on" in told
    assert f"There is no entry 9,999: the log has {last}." in told


def test_a_changed_die_is_named(log: Path) -> None:
    lines = log.read_text().splitlines()
    header = json.loads(lines[0])
    number = next(n for n, line in enumerate(lines[1:-1], 1) if json.loads(line).get("draws"))
    entry = json.loads(lines[number])
    entry["draws"][-1] = (entry["draws"][-1] + 1) % 6
    log.write_text("\n".join([*lines[:number], json.dumps(entry), *lines[number + 1 :]]) + "\n")
    done = run("replay", str(log), "--verify")
    assert done.exit_code == 1
    place = len(entry["draws"])
    assert f"Entry {number}: the outcome of chance number {place} is {entry['draws'][-1]} in the log" in done.output
    header["draws"][0], header["draws"][1] = header["draws"][1], header["draws"][0]
    log.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    assert "The set-up’s outcomes of chance do not follow" in run("replay", str(log), "--verify").output


@pytest.mark.parametrize(
    ("lang", "pick", "sentence"),
    [
        ("en", {"do": "take-all"}, "Entry 1: DV-8: Too much is left to take it all: you must cut."),
        ("fr", {"do": "take-all"}, "Entrée 1 : DV-8\u00a0: Il en reste trop"),
        ("en", {"do": "bake"}, "Line 2 can’t be read: 'bake' is not one of restock, cut, take-all"),
        ("fr", {"do": "bake"}, "La ligne 2 est illisible : 'bake' ne convient pas ; au choix : restock, cut, take-all"),
    ],
)
def test_a_changed_pick_is_named(log: Path, lang: str, pick: dict[str, str], sentence: str) -> None:
    lines = log.read_text().splitlines()
    entry = json.loads(lines[1]) | {"action": pick}
    log.write_text("\n".join([lines[0], json.dumps(entry), *lines[2:]]) + "\n")
    for words in (["replay", str(log), "--verify"], ["replay", str(log)]):
        done = run(*words, "--lang", lang)
        assert done.exit_code == 1
        assert sentence in done.output


def test_decks_go_round() -> None:
    assert run("deck", "export", "diced-veggies", "--out", "mine.toml").exit_code == 0
    assert "is a good deck for Diced Veggies" in run("deck", "check", "mine.toml").output
    deck = Path("mine.toml").read_text().replace("needs = { onion = 1, tomato = 1 }", "needs = { leek = 1 }", 1)
    Path("mine.toml").write_text(deck)
    done = run("deck", "check", "mine.toml", "--lang", "fr")
    assert done.exit_code == 1
    line = next(n for n, text in enumerate(deck.splitlines(), 1) if "leek" in text)
    assert (
        f"mine.toml:{line}: hot-dog: 'leek' ne convient pas ; au choix : carrot, mushroom, onion, pepper, tomato."
        in done.output
    )
    assert "mine.toml" in run("play", "diced-veggies", "--deck", "mine.toml").output


def test_deck_check_says_what_is_no_deck() -> None:
    Path("bad.toml").write_text("[deck\n")
    assert "bad.toml:1: This is not valid TOML" in run("deck", "check", "bad.toml").output
    Path("bad.toml").write_bytes(b"id = '\xff'")
    assert "bad.toml: this is not a text in UTF-8 (from byte 7 on)" in run("deck", "check", "bad.toml").output
    Path("bad.toml").write_text('[deck]\ngame = "chess"\n')
    assert "bad.toml:2: A deck must name its game" in run("deck", "check", "bad.toml").output
    Path("bad.toml").write_text('[deck]\ngame = "diced-veggies"\nid = "a"\nname = { en = "a", fr = "b" }\n[spoon]\n')
    output = run("deck", "check", "bad.toml").output
    assert "There is no section “spoon”" in output
    assert "The section “recipe” is missing" in output


@pytest.mark.parametrize("presses", [1, 2])
@pytest.mark.parametrize(
    "words",
    [
        ["play", "diced-veggies", "--save", "game.jsonl"],
        ["simulate", "diced-veggies", "--games", "100000"],
        ["simulate", "diced-veggies", "--games", "100000", "--jobs", "2"],
    ],
)
def test_ctrl_c_leaves_no_traceback_and_no_file(words: list[str], presses: int, tmp_path: Path) -> None:
    env = dict(os.environ, LC_ALL="C.UTF-8")
    words = [str(tmp_path / word) if word == "game.jsonl" else word for word in words]
    # Tests that were started in the background of a shell have Ctrl-C ignored, and hand that on.
    program = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
        " from potluck.cli import main; print('ready', flush=True); main()"
    )
    command = [sys.executable, "-c", program, *words]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(1.5)
        # As a terminal does: every process of the group hears it.
        for _ in range(presses):
            os.killpg(child.pid, signal.SIGINT)
        _, errors = child.communicate(timeout=60)
    assert child.returncode == 130
    assert "Traceback" not in errors
    assert list(tmp_path.iterdir()) == []


def test_every_command_of_the_readme_runs() -> None:
    block = re.search(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    for line in block[1].splitlines():
        words = shlex.split(line.removeprefix("$ potluck"))
        done = run(*words, typed=ALWAYS_FIRST)
        assert done.exit_code == 0, f"{line}\n{done.output[-500:]}"


def test_the_same_messages_in_both_languages() -> None:
    for folder in ("cli/text", "games/text"):
        root = Path(__file__).parent.parent.parent / "src" / "potluck" / folder
        english, french = (
            re.findall(r"^([a-z][\w-]*) =", (root / f"{lang}.ftl").read_text(), re.M) for lang in ("en", "fr")
        )
        assert english == french


def test_pages_of_rules() -> None:
    assert "DV-7" in run("rules", "diced-veggies").output
    assert run("rules", "diced-veggies", "dv-7", "--lang", "fr").output.startswith(
        "DV-7 Vous faites exactement une coupe"
    )


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_fit_the_terminal(name: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    told = run("rules", name, "--lang", lang).output
    by_hand = "".join(re.findall(r"^```.*?^```$", told, re.MULTILINE | re.DOTALL)).splitlines()
    assert [line for line in told.splitlines() if len(line) > 60 and line not in by_hand] == []
    assert told.split() == box(name).rules(lang).replace("**", "").split()


def test_the_command_itself() -> None:
    assert isinstance(group, click.Group)
    assert "potluck play diced-veggies" in run().output
    assert run("--version").output.startswith("potluck")


def test_a_line_of_praise_is_typed() -> None:
    # SW-15: free text is no number of the menu. Where no pitch is asked for, the words are no command.
    done = run("play", "sandwich", "--pitch", "--seed", "1", typed='"Crunchy, honest"\n1\n' * 80)
    assert done.exit_code == 0, done.output
    assert "is nothing I know" in done.output
    assert "Player 1 about A: “Crunchy, honest”" in done.output


def test_a_cooperative_game_seats_two_by_itself() -> None:
    done = run("play", "slice-and-dice", "--coop", "hard", "--seed", "2", typed=ALWAYS_FIRST)
    assert done.exit_code == 0, done.output
    assert "Player 1" in done.output
    assert "thumb 2" in done.output
    assert "thumb 3" not in done.output
    assert "all together" in done.output
