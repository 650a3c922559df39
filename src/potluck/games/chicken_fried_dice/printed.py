"""What is printed on a truck and a bonus board, for the terminal: how far one is, and what comes next."""

from __future__ import annotations

from typing import Final

from potluck.games.chicken_fried_dice import records as r
from potluck.games.words import Words

# So many steps of the tip track are shown ahead.
AHEAD: Final = 6
DONE, OPEN = "●", "○"


def truck(deck: r.Deck, name: str | None) -> r.TruckCard:
    """The truck of this name."""
    return next(card for card in deck.truck if card.id == name)


def track(deck: r.Deck, flavour: str) -> r.Track:
    """The menu's track of a flavour."""
    return next(one for one in deck.track if one.flavour == flavour)


def prep(mine: r.TruckView, deck: r.Deck) -> list[str]:
    """The ingredients of the prep station; at level 2 only the first keeps its colour (CF-14)."""
    colours: list[str] = list(truck(deck, mine.truck).prep)
    return [colours[0], "wild", "wild"] if mine.levels["prep"] == 2 else colours


def lines(mine: r.TruckView, deck: r.Deck, words: Words) -> list[str]:
    """The tip track ahead, and the bonus board."""
    ahead = [tip_step(step, words) for step in truck(deck, mine.truck).tips[mine.tips :][:AHEAD]]
    found = [words("screen-tips-ahead", steps=", ".join(ahead) or words("screen-nothing"))]
    if mine.board == "menu":
        for flavour, reached in mine.tracks.items():
            steps = [
                f"{DONE if number < reached else OPEN} {step(one, words)}"
                for number, one in enumerate(track(deck, flavour).steps)
            ]
            found.append(words("screen-steps", flavour=flavour, steps="  ".join(steps)))
        return found
    return found + [table(one, mine, deck, words) for one in deck.table]


def tip_step(one: str | int, words: Words) -> str:
    """A step of the tip track: points, or an upgrade."""
    return words("screen-tip-points", points=one) if isinstance(one, int) else words(f"paper-step-{one}")


def step(one: r.Step, words: Words) -> str:
    """What a step of the menu gives."""
    gives = [words(f"bonus-{name}") for name in one.gives]
    if one.points is not None:
        gives.append(words("paper-scores", each=one.points.each, ingredient=one.points.of))
    return " + ".join(gives) or words("screen-nothing")


def table(one: r.PicnicTable, mine: r.TruckView, deck: r.Deck, words: Words) -> str:
    """A table of the picnic: what is drawn, what the sign asks for, which bonuses are still to be had."""
    spots = [f"{one.id}-{number}" for number in range(1, one.spaces + 1)]
    drawn = [words(f"flavour-{mine.picnic[spot]}") if spot in mine.picnic else "_" for spot in spots]
    flavours = words.row(words(f"flavour-{name}") for name in one.flavours)
    wanted = [words(f"paper-sign-{one.sign}", points=one.points, flavours=flavours)]
    if one.full:
        wanted.append(words("paper-sign-full", points=one.full))
    mark = {"equal": "=", "unequal": "≠"}.get(one.sign)
    touching = " ".join(f"{first}{mark}{second}" for first, second in one.touching) + "." if mark else ""
    gifts = [
        words(
            "screen-between", bonus=bonus.gives, between=" + ".join(place(spot, one, words) for spot in bonus.between)
        )
        for bonus in deck.bonus
        if set(bonus.between) & set(spots) and not set(bonus.between) <= set(mine.picnic)
    ]
    parts = [*wanted, *([touching] if touching else []), *gifts]
    return words("screen-table", table=one.id, drawn=" ".join(drawn), wanted=" ".join(parts))


def place(spot: str, one: r.PicnicTable, words: Words) -> str:
    """A space: its number at this table, or its full name at another."""
    return spot.removeprefix(f"{one.id}-") if spot.startswith(f"{one.id}-") else words(f"spot-{spot}")
