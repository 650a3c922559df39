"""Slice & Dice on paper, as its guide asks: poster, token pages, special tokens with a fifth back, dice, cards."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.games.slice_and_dice.cards import house
from potluck.games.slice_and_dice.records import Deck, DishCard, Options, UtensilCard
from potluck.games.words import Words
from potluck.print.model import (
    Back,
    Board,
    Boards,
    Cards,
    Column,
    Component,
    Dice,
    Die,
    Face,
    Mark,
    Node,
    Panel,
    Row,
    Sheets,
    Slots,
    Steps,
    Table,
    Token,
    Tokens,
    Words as Paragraph,
)

PLAYERS = ("yellow", "green", "blue", "orange")
# The special tokens have a back of their own.
SPECIAL = "purple"
# The frames of the dice: the first four hold ingredients, the last three preparations with a thicker border.
DICE = {
    "proteins": "red", "vegetables-a": "green", "vegetables-b": "teal", "varied": "gold",
    "condiments": "purple", "preparations": "blue", "cooking": "brown",
}  # fmt: skip
INGREDIENT_DICE = 4
GASTRONOMIES = {
    "portugal": "green", "spain": "red", "france": "blue", "great-britain": "purple",
    "italy": "teal", "germany": "gold", "south-central-america": "orange", "north-america": "rose",
}  # fmt: skip
LINES, SPACES = 4, 4
# The diameter of tokens and markers, and of the places of markers, in mm.
TOKEN, PLACE = 22.0, (22.0, 22.0)


def sheets(options: Options, players: int, words: Words) -> Sheets:
    """All components, for so many players."""
    deck = options.deck or house()
    marks = symbols(deck, words)
    alone = options.coop != "no"
    utensils = [card for card in deck.utensil if not (alone and (card.rival or card.id == "pan-lid"))]
    dish_back = Back(words("game"), "red", "pot", words("paper-dish"))
    utensil_back = Back(words("game"), "teal", "whisk", words("paper-utensil"))
    components: list[Component] = [
        main_board(words),
        Boards(
            "player-boards", words("paper-player-boards"), [player_board(colour, words) for colour in PLAYERS[:players]]
        ),
        Cards("dishes", words("paper-dishes"), [dish_face(card, marks, words) for card in deck.dish], dish_back),
        Cards("utensils", words("paper-utensils"), [utensil_face(card, words) for card in utensils], utensil_back),
        *[tokens(colour, list(marks.values()), words) for colour in PLAYERS[:players]],
        special_tokens(deck, marks, words),
        markers(players, alone, words),
        Dice("dice", words("paper-dice"), [die_of(die.id, die.symbols, marks, words) for die in deck.die]),
        reference(deck, marks, words),
        score_pad(players, words),
    ]
    return Sheets(words("game"), words("game-line"), "red", "cleaver", components, words("paper-also"))


def symbols(deck: Deck, words: Words) -> dict[str, Mark]:
    """The mark of each symbol."""
    found = {}
    for number, die in enumerate(deck.die):
        for symbol in die.symbols:
            colour = DICE.get(die.id, "ink")
            found[symbol] = Mark(symbol, words(f"symbol-{symbol}"), "", colour, thick=number >= INGREDIENT_DICE)
    return found


def dish_face(card: DishCard, marks: dict[str, Mark], words: Words) -> Face:
    """A dish: its worth, where it comes from, what it needs and what it gains."""
    shown = {
        "utensil": Mark("whisk", words("paper-utensil"), "", "teal", thick=True),
        "special": Mark("bag", words("paper-special"), "", SPECIAL),
    }
    return Face(
        title=words(f"dish-{card.id}"),
        kind=words(f"gastronomy-{card.gastronomy}"),
        colour=GASTRONOMIES[card.gastronomy],
        value=str(card.stars),
        rewards=[shown[reward] for reward in card.reward],
        needs=[marks[symbol] for symbol in card.needs],
        line=words(f"line-of-{card.id}"),
        foot=source(card.source, card.house, words),
    )


def utensil_face(card: UtensilCard, words: Words) -> Face:
    """A utensil, and whether it may be played in a rival's turn."""
    return Face(
        title=words(f"utensil-{card.id}"),
        kind=words("paper-rival") if card.rival else words("paper-utensil"),
        colour="red" if card.rival else "teal",
        picture=card.id,
        text=words(f"effect-{card.id}"),
        badges=[Mark("rival", words("paper-rival"), "", "red")] if card.rival else [],
        foot=source(card.source, [], words),
    )


def source(where: str, ours: Sequence[str], words: Words) -> str:
    """Whose card it is."""
    if where == "house":
        return words("paper-house")
    return words("paper-partly-house") if ours else words("paper-known")


def tokens(colour: str, marks: list[Mark], words: Words) -> Tokens:
    """A player's 42 tokens: one page, to be printed for each player."""
    name = words(f"paper-{colour}")
    back = Back(words("game"), colour, "", name[:1])
    return Tokens(
        f"tokens-{colour}", words("paper-tokens", colour=name), TOKEN, [Token(mark) for mark in marks], [back]
    )


def special_tokens(deck: Deck, marks: dict[str, Mark], words: Words) -> Tokens:
    """The bag's tokens, with a back in a fifth colour."""
    fronts = [Token(marks[symbol]) for symbol, count in deck.bag.items() for _ in range(count)]
    return Tokens("special-tokens", words("paper-specials"), TOKEN, fronts, [Back(words("game"), SPECIAL, "bag")])


def markers(players: int, alone: bool, words: Words) -> Tokens:
    """Player markers, cut markers, the first player's, the Pan Lid's."""
    named = [(colour, words(f"paper-{colour}")) for colour in PLAYERS[:players]]
    fronts = [Token(Mark("", name, name[:1], colour)) for colour, name in named]
    fronts += [Token(Mark("cut", words("paper-cut"), "", "red", thick=True)) for _ in range(3)]
    fronts.append(Token(Mark("first", words("paper-first"), "", "gold")))
    if not alone:
        fronts.append(Token(Mark("lid", words("paper-lid"), "", "black", thick=True)))
    return Tokens("markers", words("paper-markers"), TOKEN, fronts, [Back(words("game"), "ink", "pot")])


def die_of(name: str, sides: Sequence[str], marks: dict[str, Mark], words: Words) -> Die:
    """A cooking die."""
    return Die(words(f"die-{name}"), DICE.get(name, "ink"), [marks[symbol] for symbol in sides])


def main_board(words: Words) -> Board:
    """Four request lines of four spaces; before each line the places of the markers."""
    lines: list[Node] = []
    for line in range(1, LINES + 1):
        # SD-7: with two or three players three lines are in use.
        first = words("paper-first-space" if line < LINES else "paper-last-line")
        spaces = [first, *[words("paper-space", number=n) for n in range(2, SPACES + 1)]]
        places = [words("paper-marker")] * 4
        lines.append(
            Row(
                [
                    Column(
                        [Paragraph(str(line), "large"), Slots(2, 2, "token", places, "grey", PLACE, round=True)], [1, 2]
                    ),
                    Slots(1, SPACES, "card", spaces, "red"),
                ],
                [12, 47],
            )
        )  # fmt: skip
    return Board(
        "main-board", words("paper-main-board"), 5.2, 4.25, Column(lines), "card", "red",
        subtitle=words("paper-main-board-text"), icon="pot",
    )  # fmt: skip


def player_board(colour: str, words: Words) -> Board:
    """A Pan for ingredients and a Knife for preparations."""
    pan = Panel(words("paper-pan"), Slots(2, 4, "token", [], colour, round=True), colour, "frying-pan")
    knife = Panel(words("paper-knife"), Slots(1, 5, "token", [], "brown", round=True), "brown", "kitchen-knife")
    name = words("paper-player-board", colour=words(f"paper-{colour}"))
    return Board(
        f"board-{colour}", name, 150.0, 130.0, Column([pan, knife], [63, 37]), colour=colour,
        subtitle=words("paper-player-board-text"),
    )  # fmt: skip


def reference(deck: Deck, marks: dict[str, Mark], words: Words) -> Board:
    """What the symbols of the dice mean."""
    panels: list[Node] = [
        Panel(words(f"die-{die.id}"), Steps([marks[symbol] for symbol in die.symbols]), DICE.get(die.id, "ink"))
        for die in deck.die
    ]
    return Board("reference", words("paper-reference"), 150.0, 240.0, Column(panels), colour="red")


def score_pad(players: int, words: Words) -> Board:
    """A sheet to add up on (SD-35)."""
    names = ("stars", "mill", "gastronomies", "five", "marker", "total")
    rows = [[words(f"paper-score-{name}"), *[""] * players] for name in names]
    return Board(
        "score-pad", words("paper-score"), 95.0, 90.0, Table([words("paper-cook"), *[""] * players], rows, 4),
        colour="red", copies=4, icon="star",
    )  # fmt: skip
