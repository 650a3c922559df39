"""Chicken Fried Dice in a terminal: coop, trucks and queues with colours and letters, and a line for each pick.

One's own truck is shown with all that is printed on it, the trucks of the others more shortly.
"""

from __future__ import annotations

from collections.abc import Sequence

from potluck.engine.records import Action
from potluck.games.chicken_fried_dice import cards, records as r
from potluck.games.chicken_fried_dice.pantry import INGREDIENTS, PLACES
from potluck.games.words import Words

# White, red, green, purple, yellow; a letter goes with each, so that no colour stands alone.
COLOUR = {"tofu": 255, "peppers": 203, "broccoli": 77, "eggplant": 141, "citrus": 226, "wild": 250}
CROSSED = 7
# So many steps of the tip track are shown ahead.
AHEAD = 6
# Steps of the menu that are reached, and that are not.
DONE, OPEN = "●", "○"


def painted(ingredient: str, text: str) -> str:
    """A text in the colour of an ingredient."""
    return f"\x1b[38;5;{COLOUR[ingredient]}m{text}\x1b[0m"


def item(ingredient: str, number: int, words: Words) -> str:
    """An ingredient as a coloured letter and number: `T4`."""
    return painted(ingredient, f"{words(f'letter-{ingredient}')}{number}")


def board(view: r.View, options: r.Options, words: Words) -> str:
    """The table as this seat sees it."""
    deck = cards.pantry(options.deck).deck
    customers = by_id(deck)
    lines = [words(f"phase-{view.phase}")]
    if view.round > 0:
        lines[0] = words("screen-round", round=view.round, mode=view.mode, seat=view.head_chef, phase=lines[0])
    if view.phase == "prep":
        lines.append(words("screen-prep", numbers=view.rolled))
    if view.phase == "pluck":
        if view.turn is not None:
            lines.append(words("screen-turn", seat=view.turn))
        coop = [die for die in view.dice if die.seat is None]
        lines.append(words("screen-coop", dice=" ".join(item(d.ingredient, d.number, words) for d in in_order(coop))))
    lines.append(
        "  ".join(painted(kind, f"{words(f'letter-{kind}')} {words(f'ingredient-{kind}')}") for kind in COLOUR)
    )
    if view.round > 0:
        lines.append(words("screen-pile", pile=view.pile, discarded=len(view.discarded)))
    for seat, truck in enumerate(view.trucks):
        mark = "▶" if seat in view.to_act else " "
        lines += ["", f"{mark} {words('screen-seat', seat=seat, score=truck.score)}"]
        lines += ["    " + line for line in truck_lines(truck, customers, words)]
        if truck.truck is not None and truck.board is not None:
            if seat == view.me:
                lines += ["    " + line for line in printed_lines(truck, deck, words)]
            else:
                lines.append("    " + board_line(truck, words))
    return "\n".join(lines)


def by_id(deck: r.Deck) -> dict[str, r.Customer]:
    """All customers of a deck."""
    return {card.id: card for card in [*deck.starter, *deck.customer]}


def in_order(dice: Sequence[r.Die]) -> list[r.Die]:
    """Like beside like, low before high."""
    return sorted(dice, key=lambda die: (INGREDIENTS.index(die.ingredient), die.number))


def truck_lines(truck: r.TruckView, customers: dict[str, r.Customer], words: Words) -> list[str]:
    """One player's truck, station by station."""
    if truck.truck is None or truck.board is None:
        chosen = [words(f"truck-{truck.truck}")] if truck.truck is not None else [words("screen-no-truck")]
        return [", ".join([*chosen, words(f"board-{truck.board}")]) if truck.board is not None else chosen[0]]
    levels, left = truck.levels, truck.left
    lines = [
        words("screen-truck", truck=truck.truck, board=truck.board),
        words(
            "screen-stations",
            **levels,
            sauces=left["sauce"],
            tosses=left["toss"],
            chops=left["chop"],
        ),
    ]
    if truck.at_hand or truck.plucked:
        items = ", ".join(f"{words(f'using-{i.using}')} {item(i.ingredient, i.number, words)}" for i in truck.at_hand)
        lines.append(words("screen-hand", items=items or words("screen-nothing"), plucked=truck.plucked))
    lines.append(words("screen-queue"))
    lines += [f"  {guest(one, customers[one.customer], words)}" for one in truck.queue]
    if truck.drawn:
        drawn = " · ".join(card(customers[name], words) for name in truck.drawn)
        lines.append(words("screen-drawn", customers=drawn))
    lines.append(words("screen-fed", count=len(truck.fed), segments=truck.segments, tips=truck.tips))
    if truck.owed or truck.kept:
        owed = ", ".join(words(f"bonus-{name}") for name in truck.owed) or words("screen-nothing")
        kept = ", ".join(words(f"bonus-{name}") for name in truck.kept) or words("screen-nothing")
        lines.append(words("screen-bonuses", owed=owed, kept=kept))
    return lines


def board_line(truck: r.TruckView, words: Words) -> str:
    """A bonus board in one line: steps reached on the menu, flavours drawn at the picnic."""
    if truck.board == "menu":
        tracks = ", ".join(words("screen-track", flavour=name, steps=steps) for name, steps in truck.tracks.items())
        return words("screen-menu", tracks=tracks)
    tables = ", ".join(f"{words(f'spot-{spot}')} {words(f'flavour-{f}')}" for spot, f in truck.picnic.items())
    return words("screen-picnic", tables=tables or words("screen-nothing"))


# --- what is printed: how far one is, and what comes next -----------------------------------------------------------


def truck_card(deck: r.Deck, name: str | None) -> r.TruckCard:
    """The truck of this name."""
    return next(card for card in deck.truck if card.id == name)


def track_of(deck: r.Deck, flavour: str) -> r.Track:
    """The menu's track of a flavour."""
    return next(one for one in deck.track if one.flavour == flavour)


def prep_items(mine: r.TruckView, deck: r.Deck) -> list[str]:
    """The ingredients of the prep station; at level 2 only the first keeps its colour (CF-14)."""
    colours: list[str] = list(truck_card(deck, mine.truck).prep)
    return [colours[0], "wild", "wild"] if mine.levels["prep"] == 2 else colours


def printed_lines(mine: r.TruckView, deck: r.Deck, words: Words) -> list[str]:
    """The tip track ahead, and the bonus board."""
    ahead = [tip_step(step, words) for step in truck_card(deck, mine.truck).tips[mine.tips :][:AHEAD]]
    found = [words("screen-tips-ahead", steps=", ".join(ahead) or words("screen-nothing"))]
    if mine.board == "menu":
        for flavour, reached in mine.tracks.items():
            steps = [
                f"{DONE if number < reached else OPEN} {menu_step(one, words)}"
                for number, one in enumerate(track_of(deck, flavour).steps)
            ]
            found.append(words("screen-steps", flavour=flavour, steps="  ".join(steps)))
        return found
    return found + [table_line(one, mine, deck, words) for one in deck.table]


def tip_step(one: str | int, words: Words) -> str:
    """A step of the tip track: points, or an upgrade."""
    return words("screen-tip-points", points=one) if isinstance(one, int) else words(f"paper-step-{one}")


def menu_step(one: r.Step, words: Words) -> str:
    """What a step of the menu gives."""
    gives = [words(f"bonus-{name}") for name in one.gives]
    if one.points is not None:
        gives.append(words("paper-scores", each=one.points.each, ingredient=one.points.of))
    return " + ".join(gives) or words("screen-nothing")


def table_line(one: r.PicnicTable, mine: r.TruckView, deck: r.Deck, words: Words) -> str:
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
            "screen-between", bonus=bonus.gives, between=" + ".join(spot_at(spot, one, words) for spot in bonus.between)
        )
        for bonus in deck.bonus
        if set(bonus.between) & set(spots) and not set(bonus.between) <= set(mine.picnic)
    ]
    parts = [*wanted, *([touching] if touching else []), *gifts]
    return words("screen-table", table=one.id, drawn=" ".join(drawn), wanted=" ".join(parts))


def spot_at(spot: str, one: r.PicnicTable, words: Words) -> str:
    """A space: its number at this table, or its full name at another."""
    return spot.removeprefix(f"{one.id}-") if spot.startswith(f"{one.id}-") else words(f"spot-{spot}")


# --- customers and picks -------------------------------------------------------------------------------------------


def spaces(customer: r.Customer, written: Sequence[int], words: Words) -> str:
    """A customer's spaces from bottom to top: letter, then what is written there or the tip it asks for in brackets."""
    tips = {tip.space: tip.number for tip in customer.tips}
    found = []
    for number, ingredient in enumerate(customer.spaces, 1):
        text = words(f"letter-{ingredient}")
        content = written[number - 1] if written else 0
        text += "✗" if content == CROSSED else str(content) if content else "_"
        if number in tips:
            text += f"({tips[number]})"
        found.append(painted(ingredient, text))
    return " ".join(found)


def guest(one: r.Guest, customer: r.Customer, words: Words) -> str:
    """A customer in the queue as a line."""
    return f"{spaces(customer, one.written, words)}  {one.stars}★  {bonus_of(customer, words)}"


def card(customer: r.Customer, words: Words) -> str:
    """A customer's card as a line."""
    return f"{words(f'customer-{customer.id}')} [{spaces(customer, [], words)}] {customer.stars}★"


def bonus_of(customer: r.Customer, words: Words) -> str:
    """A customer's name and bonus."""
    return f"{words(f'customer-{customer.id}')} ({words(f'bonus-{customer.bonus}')})"


def choice(action: Action, view: r.View, options: r.Options, words: Words) -> str:
    """A pick as a line of the menu, with what it is about beside it."""
    if isinstance(action, (r.Pluck, r.CoopPluck)):
        die = next(die for die in view.dice if die.die == action.die)
        key = "do-pluck-die" if isinstance(action, r.Pluck) else "do-coop-pluck-die"
        return words(key, die=item(die.ingredient, die.number, words))
    deck = cards.pantry(options.deck).deck
    if isinstance(action, r.TakeTruck):
        colours = " ".join(painted(name, words(f"letter-{name}")) for name in truck_card(deck, action.truck).prep)
        return words("do-take-truck-with", truck=action.truck, colours=colours)
    if isinstance(action, (r.Keep, r.ThrowBack)):
        key = "do-keep" if isinstance(action, r.Keep) else "do-throw-back"
        customer = by_id(deck)[action.customer]
        return words(key, customer=f"{card(customer, words)} {words(f'bonus-{customer.bonus}')}")
    if view.me is None:
        return words.action(action)
    mine = view.trucks[view.me]
    if isinstance(action, (r.Write, r.Sauce, r.CrossOff)):
        customer = by_id(deck)[action.customer]
        one = next(one for one in mine.queue if one.customer == action.customer)
        facts = {
            "customer": action.customer,
            "spaces": f"[{spaces(customer, one.written, words)}]",
            "space": action.space,
            "ingredient": customer.spaces[action.space - 1],
        }
        if isinstance(action, r.CrossOff):
            return words("do-cross-off-on", bonus=action.bonus, **facts)
        key = "do-write-on" if isinstance(action, r.Write) else "do-sauce-on"
        return words(key, item=used(mine, action.using, words), **facts)
    if isinstance(action, r.Toss):
        return words("do-toss-item", item=used(mine, action.using, words))
    if isinstance(action, r.Chop):
        number = next(i.number for i in mine.at_hand if i.using == action.using)
        larger = number - action.smaller
        return words("do-chop-item", item=used(mine, action.using, words), smaller=action.smaller, larger=larger)
    if isinstance(action, r.Arrange):
        numbers = (action.first, action.second, action.third)
        prep = zip(prep_items(mine, deck), numbers, strict=True)
        return words("do-arrange-prep", items=" ".join(item(name, number, words) for name, number in prep))
    if isinstance(action, r.Upgrade):
        level = mine.levels[action.station] + 1
        points = truck_card(deck, mine.truck).stations[action.station][level - 1]
        return words("do-upgrade-to", station=action.station, level=level, points=points)
    if isinstance(action, r.EnterFlavour):
        step = track_of(deck, action.flavour).steps[mine.tracks[action.flavour]]
        return words("do-enter-flavour-for", flavour=action.flavour, step=menu_step(step, words))
    return words.action(action)


def used(mine: r.TruckView, using: str, words: Words) -> str:
    """An ingredient at hand: what it is, and in brackets where it is unless it is the die in the hand."""
    found = next(i for i in mine.at_hand if i.using == using)
    text = item(found.ingredient, found.number, words)
    return text if using == PLACES[0] else f"{text} ({words(f'using-{using}')})"
