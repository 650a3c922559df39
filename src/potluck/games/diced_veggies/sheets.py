"""Diced Veggies on paper: recipes, Hypes, dice, chef tokens, the frame and the cleaver."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.games.diced_veggies.cards import house
from potluck.games.diced_veggies.cardtext import hype_text
from potluck.games.diced_veggies.pantry import EACH, FACES
from potluck.games.diced_veggies.records import Hype, Options, Recipe
from potluck.games.words import Words
from potluck.print.model import (
    Back,
    Board,
    Cards,
    Cleaver,
    Component,
    Dice,
    Die,
    Face,
    Frame,
    Mark,
    Sheets,
    Table,
    Token,
    Tokens,
)

# DV-1: what each ingredient looks like.
COLOURS = {"carrot": "orange", "mushroom": "beige", "onion": "pink", "pepper": "green", "tomato": "red"}
CHEFS = ("yellow", "green", "blue", "orange")
# The sides of a common die in the order of its numbers, as places in a list of faces.
COLUMNS, ROWS = 7, 5
BLADE = 7


def sheets(options: Options, players: int, words: Words) -> Sheets:
    """All components, for so many players."""
    deck = options.deck or house()
    back = Back(words("game"), "brown", "pot")
    components: list[Component] = [
        Cards(
            "recipes", words("paper-recipes"), [recipe_face(card, words) for card in deck.recipe], recipe_back(words)
        ),
    ]
    if not options.plain:
        hypes = [hype_face(card, words) for card in deck.hype]
        components += [
            Cards("hypes", words("paper-hypes"), hypes, Back(words("game"), "rose", "megaphone", words("paper-hype"))),
            chef_tokens(players, words),
        ]
    components += [
        Dice("dice", words("paper-dice"), [die(kind, options, words) for kind in COLOURS for _ in range(EACH)]),
        Frame("frame", words("paper-frame"), COLUMNS, ROWS, words("paper-frame-text")),
        Cleaver("cleaver", words("paper-cleaver"), BLADE, words("paper-cleaver-text")),
        score_pad(options, players, words),
    ]
    return Sheets(
        words("game"), words("game-line"), "brown", back.icon, components, words("paper-also", edition=options.edition)
    )


def recipe_back(words: Words) -> Back:
    """The back of recipes."""
    return Back(words("game"), "teal", "pot", words("paper-recipe"))


def mark(kind: str, words: Words) -> Mark:
    """An ingredient."""
    return Mark(kind, words(f"type-{kind}"), words(f"letter-{kind}"), COLOURS[kind])


def recipe_face(card: Recipe, words: Words) -> Face:
    """A recipe: its worth and one mark for each ingredient."""
    needs = [mark(kind, words) for kind, count in sorted(card.needs.items()) for _ in range(count)]
    return Face(
        title=words(f"recipe-{card.id}"),
        kind=words("paper-recipe"),
        colour="teal",
        value=str(card.stars),
        needs=needs,
        foot=source(card.source, card.house, words),
    )


def hype_face(card: Hype, words: Words) -> Face:
    """A Hype: its name round the place of the dish, what it asks for and what it gives."""
    asks, _, gives = hype_text(card, words).partition(" → ")
    return Face(
        title=words(f"hype-{card.id}"),
        kind=words("paper-hype"),
        colour="rose",
        value=str(card.stars) if card.stars and card.each is None else "",
        picture="megaphone",
        text=first_up(asks),
        gain=gives,
        foot=source(card.source, card.house, words),
    )


def first_up(text: str) -> str:
    """A text that begins as a sentence does."""
    return text[:1].upper() + text[1:]


def source(where: str, ours: Sequence[str], words: Words) -> str:
    """Whose card it is."""
    if where == "house":
        return words("paper-house")
    return words("paper-partly-house") if ours else words("paper-known")


def die(kind: str, options: Options, words: Words) -> Die:
    """A die of an ingredient with the numbers of the edition (DV-2)."""
    shown = mark(kind, words)
    sides = [
        Mark(shown.icon, shown.label, shown.letter, shown.colour, str(number)) for number in FACES[options.edition]
    ]
    return Die(shown.label, shown.colour, sides)


def chef_tokens(players: int, words: Words) -> Tokens:
    """A token each: its front stands for another type, its back, in the player's colour, for another number (DV-11)."""
    front = Token(Mark("chef", words("paper-chef"), "", "ink"))
    backs = [
        Back(words("game"), colour, "chef", words("paper-chef-back", colour=words(f"paper-{colour}")))
        for colour in CHEFS[:players]
    ]
    return Tokens("chef-tokens", words("paper-chefs"), 30.0, [front], backs)


def score_pad(options: Options, players: int, words: Words) -> Board:
    """A sheet to add up on: the dishes, and the Hypes with them."""
    rows = [[words("paper-dish", number=number), *[""] * players] for number in range(1, options.recipes + 4)]
    rows.append([words("paper-total"), *[""] * players])
    table = Table([words("paper-cook"), *[""] * players], rows)
    return Board(
        "score-pad", words("paper-score"), 95.0, 135.0, table, colour="brown", copies=4,
        subtitle=words("paper-score-text"), icon="star",
    )  # fmt: skip
