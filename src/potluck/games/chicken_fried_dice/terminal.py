"""Chicken Fried Dice in a terminal: coop, trucks and queues with colours and letters, and a line for each pick.

One's own truck is shown with all that is printed on it, the trucks of the others more shortly.
"""

from __future__ import annotations

from collections.abc import Sequence

from potluck.engine.records import Action
from potluck.games.chicken_fried_dice import cards, printed, records as r
from potluck.games.chicken_fried_dice.pantry import INGREDIENTS, PLACES
from potluck.games.words import Words

# White, red, green, purple, yellow; a letter goes with each, so that no colour stands alone.
COLOUR = {"tofu": 255, "peppers": 203, "broccoli": 77, "eggplant": 141, "citrus": 226, "wild": 250}
CROSSED = 7


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
    lines.append(words("screen-pile", pile=view.pile, discarded=len(view.discarded)))
    for seat, truck in enumerate(view.trucks):
        mark = "▶" if seat in view.to_act else " "
        lines += ["", f"{mark} {words('screen-seat', seat=seat, score=truck.score)}"]
        lines += ["    " + line for line in truck_lines(truck, customers, words)]
        if truck.truck is not None and truck.board is not None:
            if seat == view.me:
                lines += ["    " + line for line in printed.lines(truck, deck, words)]
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
        drawn = "; ".join(card(customers[name], words) for name in truck.drawn)
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
        colours = " ".join(painted(name, words(f"letter-{name}")) for name in printed.truck(deck, action.truck).prep)
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
        prep = zip(printed.prep(mine, deck), numbers, strict=True)
        return words("do-arrange-prep", items=" ".join(item(name, number, words) for name, number in prep))
    if isinstance(action, r.Upgrade):
        level = mine.levels[action.station] + 1
        points = printed.truck(deck, mine.truck).stations[action.station][level - 1]
        return words("do-upgrade-to", station=action.station, level=level, points=points)
    if isinstance(action, r.EnterFlavour):
        step = printed.track(deck, action.flavour).steps[mine.tracks[action.flavour]]
        return words("do-enter-flavour-for", flavour=action.flavour, step=printed.step(step, words))
    return words.action(action)


def used(mine: r.TruckView, using: str, words: Words) -> str:
    """An ingredient at hand: what it is, and in brackets where it is unless it is the die in the hand."""
    found = next(i for i in mine.at_hand if i.using == using)
    text = item(found.ingredient, found.number, words)
    return text if using == PLACES[0] else f"{text} ({words(f'using-{using}')})"
