"""Slice & Dice: seven cooking dice, 63 dishes on request lines, thirty utensils."""

from __future__ import annotations

from pathlib import Path

from potluck.games.box import Box, Study
from potluck.games.slice_and_dice.advice import Thumb
from potluck.games.slice_and_dice.cards import card_names, faults, house
from potluck.games.slice_and_dice.held import held
from potluck.games.slice_and_dice.records import Deck
from potluck.games.slice_and_dice.report import lengths, note, report
from potluck.games.slice_and_dice.rules import SliceAndDice
from potluck.games.slice_and_dice.sheets import sheets
from potluck.games.slice_and_dice.terminal import board, choice, listed, typed

BOX = Box(
    game=SliceAndDice(),
    folder=Path(__file__).parent,
    deck=Deck,
    house=house,
    faults=faults,
    card_names=card_names,
    advisers={"thumb": Thumb},
    board=board,
    choice=choice,
    listed=listed,
    typed=typed,
    study=Study(note, report, lengths),
    held=held,
    sheets=sheets,
)
