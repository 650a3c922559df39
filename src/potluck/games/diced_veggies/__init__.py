"""Diced Veggies: slice dice off a block, cook recipes, hype them."""

from __future__ import annotations

from pathlib import Path

from potluck.games.box import Box, Study
from potluck.games.diced_veggies.advice import Thumb
from potluck.games.diced_veggies.cards import card_names, faults, house
from potluck.games.diced_veggies.held import held
from potluck.games.diced_veggies.records import Deck
from potluck.games.diced_veggies.report import note, report
from potluck.games.diced_veggies.rules import DicedVeggies
from potluck.games.diced_veggies.sheets import sheets
from potluck.games.diced_veggies.terminal import board, choice

BOX = Box(
    game=DicedVeggies(),
    folder=Path(__file__).parent,
    deck=Deck,
    house=house,
    faults=faults,
    card_names=card_names,
    advisers={"thumb": Thumb},
    board=board,
    choice=choice,
    study=Study(note, report),
    held=held,
    sheets=sheets,
)
