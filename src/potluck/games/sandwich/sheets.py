"""Sandwich on paper: ingredients as square or round cards, themes, bases, and sheets to keep score."""

from __future__ import annotations

from potluck.games.sandwich.cards import house
from potluck.games.sandwich.records import Base, Ingredient, Options, Theme
from potluck.games.sandwich.setup import MOST_WITH_ONE_COPY, SEATS_A_COPY
from potluck.games.words import Words
from potluck.print.model import Back, Board, Cards, Component, Face, Mark, Sheets, Table

# What an ingredient is, by family; each is also written on the card.
FAMILIES = {
    "vegetable": "green", "fruit": "rose", "meat": "red", "sea": "blue", "dairy": "gold", "sauce": "orange",
    "sweets": "purple",
}  # fmt: skip


def sheets(options: Options, players: int, words: Words) -> Sheets:
    """All components; several copies of the deck for larger tables (SW-17)."""
    deck = options.deck or house()
    # SW-17: so many copies are for so many players.
    players = min(players, MOST_WITH_ONE_COPY if options.copies == 1 else SEATS_A_COPY * options.copies)
    ingredients = [ingredient_face(card, words) for _ in range(options.copies) for card in deck.ingredient]
    back = Back(words("game"), "orange", "sandwich", words("paper-ingredient"))
    themes = [theme_face(card, words) for card in deck.theme]
    bases = [base_face(card, words) for card in deck.base]
    components: list[Component] = [
        Cards("ingredients", words("paper-ingredients"), ingredients, back, "picture"),
        Cards(
            "themes",
            words("paper-themes"),
            themes,
            Back(words("game"), "teal", "plate", words("paper-theme")),
            "picture",
        ),
        Cards(
            "bases", words("paper-bases"), bases, Back(words("game"), "brown", "bread", words("paper-base")), "picture"
        ),
        score_pad(players, words),
    ]
    return Sheets(words("game"), words("game-line"), "orange", "sandwich", components)


def ingredient_face(card: Ingredient, words: Words) -> Face:
    """An ingredient; those that a week without cooling harms are marked (SW-14)."""
    spoils = {1: Mark("wilts", words("paper-wilts"), "", "gold"), 2: Mark("rots", words("paper-rots"), "", "green")}
    name = words(f"ingredient-{card.id}")
    return Face(
        title=name[:1].upper() + name[1:],
        kind=words(f"paper-{card.family}"),
        colour=FAMILIES[card.family],
        picture=card.id,
        badges=[spoils[card.spoils]] if card.spoils else [],
        foot=source(card.source, words),
    )


def theme_face(card: Theme, words: Words) -> Face:
    """A theme of the Themed Special (SW-12)."""
    name = words(f"theme-{card.id}")
    return Face(
        title=name[:1].upper() + name[1:], kind=words("paper-theme"), colour="teal", picture="plate",
        foot=source(card.source, words),
    )  # fmt: skip


def base_face(card: Base, words: Words) -> Face:
    """Another base than bread (SW-11)."""
    name = words(f"base-{card.id}")
    return Face(
        title=name[:1].upper() + name[1:], kind=words("paper-base"), colour="brown", picture=f"base-{card.id}",
        foot=source(card.source, words),
    )  # fmt: skip


def source(where: str, words: Words) -> str:
    """Whose card it is."""
    return words("paper-house") if where == "house" else words("paper-known")


def score_pad(players: int, words: Words) -> Board:
    """Points given by each taster: a line for each, a column for each cook. Many players get a large one."""
    rows = [[words("paper-taster", number=number), *[""] * players] for number in range(1, players + 1)]
    rows.append([words("paper-total"), *[""] * players])
    cooks = [str(number) for number in range(1, players + 1)]
    small = players <= 10
    width, height, copies = (95.0, 130.0, 4) if small else (190.0, 255.0, 1)
    return Board(
        "score-pad", words("paper-score"), width, height, Table([words("paper-cook"), *cooks], rows, 4),
        colour="orange", copies=copies, subtitle=words("paper-score-text"), icon="star",
    )  # fmt: skip
