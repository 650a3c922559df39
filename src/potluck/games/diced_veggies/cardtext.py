"""What a Hype card says, made from what it does: so the terminal, the screen, paper and own decks all say the same."""

from __future__ import annotations

import msgspec

from potluck.games.diced_veggies.records import Hype
from potluck.games.words import Words


def hype_text(card: Hype, words: Words) -> str:
    """The card in one or two sentences: what it asks for, and what it gives."""
    asks = []
    for name, value in msgspec.structs.asdict(card.condition).items():
        if value not in (None, []):
            asks.append(words(f"if-{name.replace('_', '-')}", **{name: value}))
    if card.extra is not None:
        asks.append(words(f"extra-{card.extra}"))
    gives = []
    if card.stars or card.each is None:
        gives.append(words("gives-stars", stars=card.stars))
    if card.each is not None:
        gives.append(words(f"gives-each-{card.each.of}", stars=card.each.stars))
    if card.bonus is not None:
        gives.append(words("gives-bonus", stars=card.bonus.stars, type=card.bonus.asks_for))
    # No "and" between them: "numbers include 4 and one extra onion" would be read wrongly.
    return words("hype-says", asks=" · ".join(asks) or words("if-nothing"), gives=words.row(gives))
