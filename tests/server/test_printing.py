"""The print shop's form, filled in by a program: what is wrong is said on the form, in the reader's language."""

from __future__ import annotations

import html

import pytest

from potluck.games import box
from tests.server.people import Server, http

GAME = "diced-veggies"
BOUNDARY = "kitchen-paper"


def filled(running: Server, deck: str = "", lang: str = "en", game: str = GAME, **fields: str) -> tuple[int, bytes]:
    """Sends the form: status and answer."""
    parts = [f'name="{name}"\r\n\r\n{value}' for name, value in {"language": lang, **fields}.items()]
    parts.append(f'name="deck"; filename="deck.toml"\r\ncontent-type: application/octet-stream\r\n\r\n{deck}')
    body = "".join(f"--{BOUNDARY}\r\ncontent-disposition: form-data; {part}\r\n" for part in parts)
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    data = f"{body}--{BOUNDARY}--\r\n".encode()
    status, answer, _ = http(running.address, f"/print/{game}?lang={lang}", data, **{"content-type": kind})
    return status, answer


def complaint(running: Server, **form: str) -> str:
    """What the form says is wrong."""
    status, page = filled(running, **form)
    assert status == 422
    return html.unescape(page.decode().partition('role="alert">')[2].partition("</p>")[0])


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Tick at least one thing to print."), ("fr", "Cochez au moins une chose à imprimer.")],
)
def test_nothing_ticked_is_not_everything(running: Server, lang: str, sentence: str) -> None:
    assert complaint(running, lang=lang) == sentence


def test_an_own_deck_is_printed_or_its_first_fault_told(running: Server) -> None:
    text = box(GAME).deck_text()
    status, pdf = filled(running, components="rules", deck="\ufeff" + text)
    assert (status, pdf[:5]) == (200, b"%PDF-")
    wrong = text.replace("\nstars = ", "\nstars = 1000", 1)
    line = next(number for number, one in enumerate(wrong.splitlines(), 1) if one.startswith("stars = 1000"))
    assert complaint(running, components="rules", deck=wrong).startswith(f"The deck, line {line} (")
    other = complaint(running, components="rules", deck=text, game="sandwich", lang="fr")
    assert other == "Ces cartes ne sont pas pour Sandwich."


def test_refusals_of_the_press_are_told_in_its_words(running: Server) -> None:
    assert complaint(running, components="gold").startswith("There is no component “gold” here")
    assert complaint(running, components="rules", die="99") == "Edge of the dice, mm: from 8 to 30."


def test_a_form_that_is_too_large_is_refused(running: Server) -> None:
    assert filled(running, components="rules", deck="#" * 300_000)[0] == 413
