"""Help and complaints in every language, complete and to the point."""

from __future__ import annotations

import importlib
import inspect

import click
import pytest

from potluck.cli.group import COMMANDS, group
from potluck.cli.tongue import CODE, LANGUAGES, SPEAKERS, helps, option_name
from tests.cli.commands import run

OTHERS = [language for language in LANGUAGES if language != CODE]


def commands() -> dict[str, click.Command]:
    """Every command as typed, in the words of the code."""
    found: dict[str, click.Command] = {"potluck": group}
    for name in COMMANDS:
        command = importlib.import_module(f"potluck.cli.{COMMANDS[name]}").command
        found[name] = command
        if isinstance(command, click.Group):
            found |= {f"{name} {sub}": each for sub, each in command.commands.items()}
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_whole_and_holds_nothing_else(language: str) -> None:
    texts = dict(helps(language))
    del texts["click"]
    shared = set(texts.pop("everywhere"))
    used: set[str] = set()
    assert set(texts) == set(commands())
    for name, command in commands().items():
        options = {option_name(param) for param in command.params if isinstance(param, click.Option)}
        assert set(texts[name]) == {"help"} | (options - shared), name
        used |= options & shared
    assert used == shared


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_click_are_those_it_says(language: str) -> None:
    said = "".join(inspect.getsource(module) for module in SPEAKERS)
    assert [words for words in helps(language)["click"] if words.replace("\n\t", "\\n\\t") not in said] == []


def test_every_option_has_a_help() -> None:
    for name, command in commands().items():
        bare = [param.name for param in command.params if isinstance(param, click.Option) and not param.help]
        assert bare == [], name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["deck"]])
def test_the_list_of_commands_says_each_in_a_whole_sentence(command: list[str], lang: str) -> None:
    listed = run(*command, "--help", lang=lang).output.partition("Command")[2].splitlines()[1:]
    assert len(listed) > 1
    assert [line for line in listed if not line.endswith(".") or line.endswith("...")] == []


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        (["play", "--help"], "fr_FR.UTF-8"),
        (["play", "--help", "--lang", "fr"], "en"),
        (["--lang=fr", "play", "--help"], "en"),
    ],
)
def test_help_in_french(words: list[str], lang: str) -> None:
    told = run(*words, lang=lang).output
    assert told.startswith("Utilisation\u00a0: ")
    assert "Qui s’assied où" in told
    assert "Affiche cette aide." in told
    assert not [word for word in ("Usage", "Show", "Your", "Who") if word in told]


def test_the_language_of_the_command_is_that_of_what_it_does() -> None:
    assert "joueurs" in run("--lang", "fr", "games", lang="en").output
    assert "players" in run("--lang", "fr", "games", "--lang", "en", lang="fr").output
    assert "Quatre jeux de cuisine" in run(lang="fr").output
    assert "Four cooking board games" in run("--lang", "en", lang="fr").output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "'chess' ne convient pas ; au choix : 'chicken-fried-dice', "),
        (["playy"], "Il n’y a pas de commande 'playy'."),
        (["replay"], "Il manque 'FILE'."),
        (["replay", "--bogus", "x"], "Il n’y a pas d’option '--bogus'."),
        (["play", "sandwich", "--seed"], "L’option '--seed' demande une valeur."),
        (["simulate", "sandwich", "--games", "0"], "0 n’est pas dans les limites x>=1."),
        (["simulate", "sandwich", "--games", "x"], "'x' n’est pas un nombre qui convienne."),
        (["rules", "sandwich", "SW-1", "more"], "C’est un mot de trop (more)"),
    ],
)
def test_complaints_in_french(words: list[str], sentence: str) -> None:
    done = run(*words, lang="fr")
    told = done.output.replace("\u00a0", " ")
    assert done.exit_code == 2
    assert "Erreur : " in told
    assert sentence in told
    assert not [word for word in ("Usage", "Try", "Error", "Invalid") if word in told]
