"""Chicken Fried Dice: pluck dice from one coop, feed the queue at your food truck."""

from __future__ import annotations

from pathlib import Path

from potluck.games.box import Box, Study
from potluck.games.chicken_fried_dice import advice, cards, report, terminal
from potluck.games.chicken_fried_dice.records import Deck
from potluck.games.chicken_fried_dice.rules import ChickenFriedDice
from potluck.games.chicken_fried_dice.sheets import sheets

BOX = Box(
    game=ChickenFriedDice(),
    folder=Path(__file__).parent,
    deck=Deck,
    house=cards.house,
    faults=cards.faults,
    card_names=cards.card_names,
    advisers={"thumb": advice.Thumb},
    board=terminal.board,
    choice=terminal.choice,
    study=Study(report.note, report.report),
    sheets=sheets,
)
