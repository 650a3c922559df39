"""Sentences for people, in their language: the server's own, and those of the games."""

from __future__ import annotations

import copy
import re
from pathlib import Path

from potluck.engine.game import Refusal
from potluck.games import BOXES, box as find_box
from potluck.games.box import Box
from potluck.games.words import Words
from potluck.server.sheet import Sheet

TEXTS = Path(__file__).parent / "text"
LANGUAGES = tuple(sorted(path.stem for path in TEXTS.glob("*.ftl")))
# Sentences that are kept ready.
SAID_KEPT = 2000
# What colours a text in a terminal.
PAINT = re.compile(r"\x1b\[[0-9;]*m")


class Speech:
    """Words are read once for each game and language: when they are first needed, or all at the beginning."""

    def __init__(self) -> None:
        self.own: dict[str, Words] = {}
        self.games: dict[tuple[str, str], Words] = {}
        self.said: dict[tuple[str, ...], str] = {}

    def read_all(self) -> None:
        """Reads the words of all games, and so the games too."""
        for name in BOXES:
            for lang in LANGUAGES:
                self.words(find_box(name), lang)

    def words(self, box: Box, lang: str) -> Words:
        """The words of a game."""
        if (box.name, lang) not in self.games:
            self.games[box.name, lang] = box.words(lang)
        return self.games[box.name, lang]

    def language(self, wanted: str) -> str:
        """The language we speak to somebody who wants this one."""
        return wanted if wanted in LANGUAGES else "en"

    def server(self, lang: str) -> Words:
        """The server's own words."""
        lang = self.language(lang)
        if lang not in self.own:
            self.own[lang] = Words(lang, [TEXTS])
        return self.own[lang]

    def game(self, sheet: Sheet, lang: str) -> Words:
        """The words of a table: its game, its deck, the names of its people."""
        lang, box = self.language(lang), sheet.box
        words = copy.copy(self.words(box, lang))
        words.seats = [seat.name or words("seat-number", number=number + 1) for number, seat in enumerate(sheet.seats)]
        deck = getattr(sheet.options, "deck", None)
        if deck is not None:
            words.cards = dict(box.card_names(deck, lang))
        return words

    def refusal(self, refusal: Refusal, lang: str, sheet: Sheet | None = None, box: Box | None = None) -> str:
        """Why something was not done: at a table, or with a game for which there is no table yet."""
        if sheet is None:
            words = self.server(lang) if box is None else self.words(box, self.language(lang))
            return self.plain((words if f"no-{refusal.why}" in words else self.server(lang)).refusal(refusal))
        # In a rush the same few things are refused again and again.
        key = (lang, sheet.code, refusal.rule, refusal.why, repr(refusal.facts), *sheet.names())
        if key not in self.said:
            words = self.game(sheet, lang)
            known = f"no-{refusal.why}" in words
            if len(self.said) >= SAID_KEPT:
                del self.said[next(iter(self.said))]
            self.said[key] = self.plain((words if known else self.server(lang)).refusal(refusal))
        return self.said[key]

    def plain(self, text: str) -> str:
        """A text without the colours of a terminal."""
        return PAINT.sub("", text)


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in header.split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
