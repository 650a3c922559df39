"""Diced Veggies in a terminal: the block with colours and letters, the kitchens, and a line for each pick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from potluck.engine.records import Action
from potluck.games.diced_veggies import cards, records as r
from potluck.games.diced_veggies.advice import within
from potluck.games.diced_veggies.block import COLUMNS, ROWS
from potluck.games.diced_veggies.cardtext import hype_text
from potluck.games.words import Words

# The printed colours: orange, beige, pink, green, red; a letter goes with each, so that no colour stands alone.
COLOUR = {"carrot": 208, "mushroom": 223, "onion": 218, "pepper": 40, "tomato": 196}


def die(kind: str, number: int, words: Words) -> str:
    """A die as a coloured letter and number: `C4`."""
    return painted(kind, f"{words(f'letter-{kind}')}{number}")


def painted(kind: str, text: str) -> str:
    """A text in the colour of a type."""
    return f"\x1b[38;5;{COLOUR[kind]}m{text}\x1b[0m"


def dice(some: Sequence[r.Die | r.Placed], words: Words) -> str:
    """Dice in a row, like beside like."""
    ordered = sorted(some, key=lambda d: (d.type, d.number))
    return " ".join(die(d.type, d.number, words) for d in ordered)


def board(view: r.View, options: r.Options, words: Words) -> str:
    """The table as this seat sees it."""
    deck = cards.pantry(options.deck)
    needs = {recipe.id: recipe for recipe in deck.deck.recipe}
    lines = block(view, words)
    lines += ["", words("screen-display", cards=words.apart(recipe(needs[card], words) for card in view.display))]
    decks = "screen-deck-plain" if view.plain else "screen-decks"
    lines.append(words(decks, recipes=view.recipe_deck, hypes=view.hype_deck))
    # DV-R15: everybody may look through them.
    if view.recipe_discards:
        lines.append(words("screen-recipe-discards", recipe=view.recipe_discards))
    if view.hype_discards:
        lines.append(words("screen-hype-discards", hype=view.hype_discards))
    for seat, kitchen in enumerate(view.kitchens):
        lines += ["", *place(view, seat, kitchen, options, words)]
    if view.me in view.to_act:
        lines += ["", words(f"step-{view.steps[view.me]}")]
    return "\n".join(lines)


def block(view: r.View, words: Words) -> list[str]:
    """The block, its rows and columns numbered from the top left."""
    by_place = {(d.row, d.column): d for d in view.block}
    lines = ["     " + "  ".join(str(column + 1) + " " for column in range(COLUMNS)).rstrip()]
    for row in range(ROWS):
        cells = [by_place.get((row, column)) for column in range(COLUMNS)]
        lines.append(f"  {row + 1}  " + "  ".join("··" if d is None else die(d.type, d.number, words) for d in cells))
    lines.append(
        "     " + "  ".join(f"{painted(kind, words(f'letter-{kind}'))} {words(f'type-{kind}')}" for kind in COLOUR)
    )
    if view.missing:
        lines.append(words("screen-missing", type=view.missing))
    return lines


def place(view: r.View, seat: int, kitchen: r.Kitchen, options: r.Options, words: Words) -> list[str]:
    """One player's part of the table."""
    needs = {recipe.id: recipe for recipe in cards.pantry(options.deck).deck.recipe}
    mark = "▶" if seat in view.to_act else " "
    head = words(
        "screen-seat-plain" if view.plain else "screen-seat",
        seat=seat,
        stars=view.stars[seat],
        cooked=len(kitchen.cooked),
        goal=view.goal,
        chef=kitchen.chef,
        hypes=kitchen.hypes,
    )
    lines = [f"{mark} {head}", "    " + words("screen-dice", dice=dice(kitchen.dice, words) or "–")]
    lines += [f"    {recipe(needs[card], words)}" for card in kitchen.recipes]
    if kitchen.plate is not None:
        plate = kitchen.plate
        asks = ", ".join(f"{count} × {words(f'type-{name}')}" for name, count in plate.asks.items())
        lines.append(
            "    " + words("screen-plate", recipe=plate.recipe, dice=dice(plate.dice, words) or "–", asks=asks or "–")
        )
    if kitchen.cooked:
        # DV-R14: nobody has to remember them.
        dishes = words.apart(dish(one, words) for one in kitchen.cooked)
        lines.append("    " + words("screen-cooked", dishes=dishes))
    if seat == view.me and view.hypes:
        lines += ["    " + words("screen-hype", hype=card) + " " + says(card, options, words) for card in view.hypes]
    return lines


def recipe(card: r.Recipe, words: Words) -> str:
    """A recipe as a line: name, needs as letters, stars."""
    letters = " ".join(painted(kind, words(f"letter-{kind}") * count) for kind, count in card.needs.items())
    return f"{words(f'recipe-{card.id}')} [{letters}] {card.stars}★"


def dish(one: r.Dish, words: Words) -> str:
    """A dish as its cook would announce it: the name of its Hype round its own."""
    name = words(f"recipe-{one.recipe}")
    return name if one.hype is None else words(f"hype-{one.hype}").replace("…", name, 1)


def says(card: str, options: r.Options, words: Words) -> str:
    """What a Hype asks for and gives."""
    return hype_text(next(hype for hype in cards.pantry(options.deck).deck.hype if hype.id == card), words)


def choice(action: Action, view: r.View, options: r.Options, words: Words) -> str:
    """A pick as a line of the menu."""
    if isinstance(action, (r.Cut, r.TakeAll)):
        taken = [d for d in view.block if isinstance(action, r.TakeAll) or within(d, action)]
        facts: dict[str, Any] = {"dice": dice(taken, words), "total": sum(d.number for d in taken)}
        if isinstance(action, r.TakeAll):
            return words("do-take-all", **facts)
        return words("do-cut", corner=action.corner, rows=action.rows, columns=action.columns, **facts)
    if isinstance(action, (r.Spend, r.DiscardDie)):
        return words(words_key(action), die=die(action.type, action.number, words))
    if isinstance(action, r.Retype):
        return words("do-retype", die=die(action.type, action.number, words), type=action.to)
    if isinstance(action, r.Renumber):
        before, after = die(action.type, action.number, words), die(action.type, action.to, words)
        return words("do-renumber", die=before, now=after)
    if isinstance(action, (r.Cook, r.TakeRecipe, r.DiscardRecipe)):
        card = next(c for c in cards.pantry(options.deck).deck.recipe if c.id == action.recipe)
        return words(words_key(action), card=recipe(card, words))
    if isinstance(action, (r.PlayHype, r.DiscardHype)):
        return f"{words.action(action)}: {says(action.hype, options, words)}"
    if isinstance(action, r.Restock) and view.plain:
        return words("do-restock-plain")
    return words.action(action)


def words_key(action: Action) -> str:
    """The message of an action."""
    return f"do-{action.__struct_config__.tag}"
