"""Sandwich in a terminal: the middle, the plates, one's own cards, and a line for each pick."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.engine.records import Action
from potluck.games.sandwich import cards, records as r
from potluck.games.words import Words

# A colour for each family; no meaning hangs on it alone.
COLOUR = {"vegetable": 40, "fruit": 208, "meat": 203, "sea": 75, "dairy": 229, "sauce": 178, "sweets": 213}
QUOTES = '"“”«»'


class Paint:
    """Ingredients with the colour of their family, and a star on what spoils when the fridge is broken."""

    def __init__(self, options: r.Options, words: Words) -> None:
        self.words = words
        self.card = {card.id: card for card in cards.pantry(options.deck).deck.ingredient}
        self.failure = options.failure

    def one(self, name: str) -> str:
        """One ingredient."""
        card = self.card[name]
        mark = self.words("screen-spoils") * card.spoils if self.failure else ""
        return f"\x1b[38;5;{COLOUR[card.family]}m{self.words(f'ingredient-{name}')}{mark}\x1b[0m"

    def row(self, names: Sequence[str]) -> str:
        """Some ingredients."""
        return ", ".join(self.one(name) for name in names) or "–"


def board(view: r.View, options: r.Options, words: Words) -> str:
    """The table as this seat sees it."""
    paint = Paint(options, words)
    lines = [*head(view, words, paint), "", *(cook(view, one, words) for one in view.cooks)]
    if view.phase == "market":
        lines += ["", words("screen-flip", flip=view.flip, flips=view.flips)]
        for offer in view.middle:
            key = "screen-own-offer" if offer.seat == view.me else "screen-offer"
            lines.append("  " + words(key, ingredient=paint.one(offer.ingredient), seat=offer.seat))
    if view.tasting is not None:
        lines += ["", *tasting(view.tasting, words, paint)]
    if view.mine is not None and view.phase in ("market", "preparation"):
        lines += ["", *mine(view, view.mine, words, paint)]
    return "\n".join(lines)


def head(view: r.View, words: Words, paint: Paint) -> list[str]:
    """What game this is, and what is special about it."""
    lines = [words("screen-head", game=view.game, games=view.games, phase=view.phase)]
    if view.base != "bread":
        lines.append(words("screen-base", base=view.base))
    if view.bleah:
        lines.append(words("screen-bleah"))
    if view.failure:
        lines += [words("screen-failure"), words("screen-marks")]
    if view.theme is not None or view.own_theme:
        lines.append(words("screen-theme", theme=view.theme or view.own_theme))
    if view.announced is not None:
        lines.append(words("screen-announced", ingredient=paint.one(view.announced)))
    return lines


def cook(view: r.View, one: r.Cook, words: Words) -> str:
    """One player's line."""
    mark = "▶" if one.seat in view.to_act else " "
    parts = [words("screen-cook", seat=one.seat, points=one.points)]
    if one.seat in view.taken:
        parts.append(words("screen-taken"))
    if one.lines:
        parts.append(words("screen-lines", lines=" ".join("▮" * height or "–" for height in one.lines)))
    if view.phase == "preparation" and one.handed_over:
        parts.append(words("screen-served"))
    return f"{mark} " + ", ".join(parts)


def mine(view: r.View, own: r.Mine, words: Words, paint: Paint) -> list[str]:
    """One's own cards and sandwiches."""
    lines: list[str] = []
    if own.pending is not None:
        lines.append(words("screen-pending", ingredient=paint.one(own.pending)))
    if own.loose:
        key = "screen-pile" if view.phase == "market" else "screen-loose"
        lines.append(words(key, ingredient=paint.row(own.loose)))
    if view.phase == "preparation" or view.express:
        lines += [
            words("screen-sandwich", sandwich=number, ingredient=paint.row(sandwich))
            for number, sandwich in enumerate(own.sandwiches, 1)
        ]
    lines += [words("screen-gave", to_seat=gave.to, ingredient=paint.row(gave.cards)) for gave in own.served]
    return lines


def tasting(table: r.Tasting, words: Words, paint: Paint) -> list[str]:
    """The plates before the taster."""
    lines = [words("screen-tasting", taster_seat=table.taster)]
    for dish in table.dishes:
        key = "screen-dish" if dish.cook is None else "screen-dish-by"
        lines.append("  " + words(key, plate=dish.plate, seat=dish.cook, ingredient=paint.row(dish.cards)))
        if dish.pitch:
            lines.append("     " + words("screen-said", text=dish.pitch))
    if table.order:
        lines.append(words("screen-ranked", order=table.order.upper()))
    if table.praising is not None:
        lines.append(words("screen-praise", plate=table.praising))
    return lines


def choice(action: Action, view: r.View, options: r.Options, words: Words) -> str:
    """A pick as a line of the menu."""
    paint = Paint(options, words)
    if isinstance(action, r.Grab):
        return words("do-grab", ingredient=paint.one(action.ingredient))
    if isinstance(action, r.TakeBack):
        return words("do-take-back", ingredient=paint.one(action.ingredient))
    if isinstance(action, r.Put):
        new = view.mine is not None and not view.mine.sandwiches[action.sandwich - 1]
        key = "do-put-new" if new else "do-put"
        return words(key, ingredient=paint.one(action.ingredient), sandwich=action.sandwich)
    if isinstance(action, r.HandOver) and view.mine is not None:
        order: str = action.order
        return words(
            "do-hand-over",
            served=[
                words("served-of", sandwich=int(number), to_seat=seat)
                for number, seat in zip(order, view.mine.receivers, strict=True)
            ],
        )
    if isinstance(action, r.Rank):
        ranking: str = action.order
        return words("do-rank", ranked=" > ".join(words(f"plate-{plate}") for plate in ranking))
    if isinstance(action, r.Award) and view.tasting is not None:
        dish = next(dish for dish in view.tasting.dishes if dish.plate == action.plate)
        return words("do-award", plate=action.plate, ingredient=paint.row(dish.cards))
    return words.action(action)


def typed(text: str, view: r.View, options: r.Options) -> Action | None:
    """What a person types instead of a number: in quotation marks it is a line to praise one's sandwich (SW-15)."""
    del options
    if view.phase != "pitch" or text[:1] not in QUOTES:
        return None
    return r.Pitch(text.strip(QUOTES + " \u00a0\u202f"))
