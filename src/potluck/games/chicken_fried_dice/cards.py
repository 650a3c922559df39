"""The house deck, and what a deck must be beyond its types."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from potluck.games.box import Fault
from potluck.games.chicken_fried_dice.pantry import FLAVOURS, STATIONS, Pantry
from potluck.games.chicken_fried_dice.records import Customer, Deck, PicnicTable, TruckCard
from potluck.games.deck import Decks, twice

# For five players: a truck and three starters each, and four customers each in four rounds (CF-2, CF-3, CF-23).
LEAST_TRUCKS, LEAST_STARTERS, LEAST_CUSTOMERS = 5, 15, 80
MOST_SPOTS = 40


def card_names(deck: Deck, language: str) -> dict[str, str]:
    """The names of trucks, customers (also as one of several), picnic tables and their spaces in a language."""
    names = {f"truck-{truck.id}": getattr(truck.name, language) for truck in deck.truck}
    for card in [*deck.starter, *deck.customer]:
        names[f"customer-{card.id}"] = names[f"customers-{card.id}"] = getattr(card.name, language)
    for table in deck.table:
        name = getattr(table.name, language)
        names[f"table-{table.id}"] = name
        names |= {f"spot-{table.id}-{number}": f"{name} {number}" for number in range(1, table.spaces + 1)}
    return names


def spots(deck: Deck) -> list[str]:
    """The spaces of all picnic tables, by table and number."""
    return [f"{table.id}-{number}" for table in deck.table for number in range(1, table.spaces + 1)]


def faults(deck: Deck) -> Sequence[Fault]:
    """What is wrong with a deck that types cannot tell."""
    found: list[Fault] = []
    found.extend(twice("truck", [truck.id for truck in deck.truck]))
    found.extend(twice("table", [table.id for table in deck.table]))
    found.extend(twice("starter", [card.id for card in deck.starter]))
    found.extend(twice("customer", [card.id for card in deck.customer], [card.id for card in deck.starter]))
    found.extend(too_few("truck", len(deck.truck), LEAST_TRUCKS))
    found.extend(too_few("starter", len(deck.starter), LEAST_STARTERS))
    found.extend(too_few("customer", len(deck.customer), LEAST_CUSTOMERS))
    for number, truck in enumerate(deck.truck):
        found.extend(truck_faults(number, truck))
    for section, cards in (("starter", deck.starter), ("customer", deck.customer)):
        for number, card in enumerate(cards):
            found.extend(customer_faults(section, number, card))
    found.extend(board_faults(deck))
    return found


def too_few(section: str, found: int, least: int) -> list[Fault]:
    """Not enough for five players."""
    return (
        [Fault((section,), "deck-too-few", {"section": section, "least": least, "found": found})]
        if found < least
        else []
    )


def truck_faults(number: int, truck: TruckCard) -> list[Fault]:
    """A truck has four stations and three prep colours, and its points don't fall (CF-2, CF-21, CF-25)."""
    found: list[Fault] = []
    if len(set(truck.prep)) < len(truck.prep):
        found.append(Fault(("truck", number, "prep"), "deck-prep-twice", {}))
    if set(truck.stations) != set(STATIONS):
        found.append(Fault(("truck", number, "stations"), "deck-stations", {}))
    points = [step for step in truck.tips if isinstance(step, int)]
    if points != sorted(points) or min(points, default=0) < 0:
        found.append(Fault(("truck", number, "tips"), "deck-tips-fall", {}))
    if len(truck.tips) - len(points) > 2 * len(STATIONS):
        found.append(Fault(("truck", number, "tips"), "deck-upgrades", {"most": 2 * len(STATIONS)}))
    return found


def customer_faults(section: str, number: int, card: Customer) -> list[Fault]:
    """Tip conditions stand on spaces that exist, once each, and can be met together (CF-4, CF-5)."""
    spaces = [tip.space for tip in card.tips]
    why = ""
    if max(spaces) > len(card.spaces):
        why = "deck-tip-space"
    elif len(set(spaces)) < len(spaces):
        why = "deck-tip-twice"
    else:
        for below, above in combinations(sorted(card.tips, key=lambda tip: tip.space), 2):
            if below.number > above.number:
                why = "deck-tip-order"
    return [Fault((section, number, "tips"), why, {})] if why else []


def board_faults(deck: Deck) -> list[Fault]:
    """The menu has all its tracks; what lies on the picnic refers to spaces that exist; stars are in order."""
    found: list[Fault] = []
    if sorted(track.flavour for track in deck.track) != sorted(FLAVOURS):
        found.append(Fault(("track",), "deck-tracks", {}))
    there = spots(deck)
    if not 0 < len(there) <= MOST_SPOTS:
        found.append(Fault(("table",), "deck-spots", {"most": MOST_SPOTS}))
    for number, bonus in enumerate(deck.bonus):
        if not set(bonus.between) <= set(there):
            found.append(Fault(("bonus", number, "between"), "deck-no-spot", {}))
    for number, table in enumerate(deck.table):
        found.extend(table_faults(number, table))
    if deck.reviews.points != sorted(deck.reviews.points):
        found.append(Fault(("reviews", "points"), "deck-stars-fall", {}))
    return found


def table_faults(number: int, table: PicnicTable) -> list[Fault]:
    """A sign needs what it speaks of (CF-18)."""
    found: list[Fault] = []
    ends = [end for pair in table.touching for end in pair]
    if not all(1 <= end <= table.spaces for end in ends):
        found.append(Fault(("table", number, "touching"), "deck-no-spot", {}))
    if table.sign == "only" and not table.flavours:
        found.append(Fault(("table", number, "flavours"), "deck-no-flavours", {}))
    return found


DECKS = Decks(Path(__file__).with_name("cards.toml"), Deck, faults, Pantry, "CF-R1")
house, pantry = DECKS.house, DECKS.pantry
