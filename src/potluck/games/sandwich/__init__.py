"""Sandwich: grab ingredients, build in secret, serve the tastes of your friends."""

from __future__ import annotations

from pathlib import Path

from potluck.games.box import Box, Study
from potluck.games.sandwich.advice import PalateCook, Thumb, look
from potluck.games.sandwich.cards import card_names, faults, house
from potluck.games.sandwich.held import held
from potluck.games.sandwich.records import Deck
from potluck.games.sandwich.report import note, report
from potluck.games.sandwich.rules import Sandwich
from potluck.games.sandwich.sheets import sheets
from potluck.games.sandwich.terminal import board, choice, typed

BOX = Box(
    game=Sandwich(),
    folder=Path(__file__).parent,
    deck=Deck,
    house=house,
    faults=faults,
    card_names=card_names,
    advisers={"thumb": Thumb, "palate": PalateCook},
    board=board,
    choice=choice,
    typed=typed,
    study=Study(note, report),
    held=held,
    look=look,
    sheets=sheets,
)
