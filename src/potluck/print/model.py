"""What a game gives the print shop: components made of faces, marks and words. No game, no paper, no layout.

Sizes that depend on what people print on are named, not measured: "card" is the chosen card size, and what is made to
hold dice counts dice. Colours are names of PALETTE, pictures are names of art/icons.toml; an unknown
picture is left out.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# The colours of all games. Each is always shown with a letter, a word or a picture beside it.
PALETTE = {
    "ink": "#3b3230",
    "paper": "#8c8478",
    "gold": "#b8860b",
    "black": "#2b2523",
    "yellow": "#d6a100",
    "green": "#2f8a4b",
    "blue": "#2f6fb0",
    "orange": "#d9681a",
    "red": "#c5322b",
    "purple": "#6d3f8f",
    "brown": "#85522f",
    "pink": "#c44d7e",
    "beige": "#a3845c",
    "white": "#8f8a7e",
    "teal": "#1f7f80",
    "grey": "#6c6a68",
    "rose": "#b04a63",
}


class Mark(Struct, frozen=True):
    """Something small that stands for a thing: a picture, a letter and a word, in a colour."""

    icon: str = ""
    label: str = ""
    letter: str = ""
    colour: str = "ink"
    # Written large in place of the picture, such as the number of a die.
    number: str = ""
    # A border that can be felt and seen: preparations of Slice & Dice.
    thick: bool = False


class Space(Struct, frozen=True):
    """A space to write on, with the number a tip is given for."""

    mark: Mark
    tip: str = ""


class Face(Struct, frozen=True, tag="face"):
    """The front of a card."""

    title: str
    kind: str = ""
    colour: str = "ink"
    # Its worth, in a star.
    value: str = ""
    rewards: list[Mark] = []
    picture: str = ""
    needs: list[Mark] = []
    text: str = ""
    # What the text earns, set apart.
    gain: str = ""
    # What is added in small letters: where it comes from.
    line: str = ""
    # From the bottom to the top.
    spaces: list[Space] = []
    segments: int = 0
    # Boxes to tick or write in, and wipe: so many groups, each of so many boxes that belong together.
    writing: list[int] = []
    bonus: Mark | None = None
    badges: list[Mark] = []
    # At the foot: whose card this is.
    foot: str = ""


class Back(Struct, frozen=True, tag="back"):
    """The back of a card or token."""

    title: str
    colour: str = "ink"
    icon: str = ""
    kind: str = ""


class Token(Struct, frozen=True, tag="token"):
    """The front of a token."""

    mark: Mark


# What boards are made of


class Words(Struct, frozen=True, tag="words"):
    """A paragraph."""

    text: str
    size: Literal["small", "normal", "large"] = "normal"


class Picture(Struct, frozen=True, tag="picture"):
    """A picture alone."""

    icon: str


class Row(Struct, frozen=True, tag="row"):
    """Things side by side; `shares` of the width, equal ones if none are given."""

    parts: list[Node]
    shares: list[int] = []


class Column(Struct, frozen=True, tag="column"):
    """Things one below the other; `shares` of the height."""

    parts: list[Node]
    shares: list[int] = []


class Panel(Struct, frozen=True, tag="panel"):
    """A part with a name."""

    title: str
    inside: Node
    colour: str = "ink"
    icon: str = ""


class Slots(Struct, frozen=True, tag="slots"):
    """Places for cards or tokens; an empty label leaves only the frame."""

    rows: int
    columns: int
    what: Literal["card", "token"] = "token"
    labels: list[str] = []
    colour: str = "ink"
    # In mm, for tokens of a known size; 0 takes what room there is.
    size: tuple[float, float] = (0.0, 0.0)
    # Boxes to write in while nothing lies there, as on a face.
    writing: list[int] = []
    # For round tokens.
    round: bool = False


class Steps(Struct, frozen=True, tag="steps"):
    """A track: one mark after the other, to be ticked off; `across` marks a line."""

    marks: list[Mark]
    across: int = 0
    down: bool = False


class Table(Struct, frozen=True, tag="table"):
    """A table to write in. Where no column is wider, the first is like the others."""

    head: list[str]
    rows: list[list[str]]
    # How much wider the first column is than the others.
    first: int = 3


class Boxes(Struct, frozen=True, tag="boxes"):
    """Empty boxes to write or tick in, each with its mark; joined where they touch (by number, from 1)."""

    marks: list[Mark]
    across: int = 0
    # Column and row of each box, where they do not simply follow one another.
    places: list[tuple[int, int]] = []
    touching: list[tuple[int, int]] = []
    between: list[tuple[list[int], Mark]] = []


Node = Words | Picture | Row | Column | Panel | Slots | Steps | Table | Boxes


class Cards(Struct, frozen=True, tag="cards"):
    """Cards: pairs of a front and a back. Those with only a picture may be square or round."""

    id: str
    title: str
    fronts: list[Face]
    back: Back
    shape: Literal["card", "picture"] = "card"


class Tokens(Struct, frozen=True, tag="tokens"):
    """Tokens of a diameter in mm, each with its own back."""

    id: str
    title: str
    size: float
    fronts: list[Token]
    backs: list[Back]
    round: bool = True


class Tiles(Struct, frozen=True, tag="tiles"):
    """Cards of a size of their own in mm, with a face on both sides."""

    id: str
    title: str
    width: float
    height: float
    fronts: list[Face]
    backs: list[Face]


class Die(Struct, frozen=True):
    """A die: six sides in the order of a common die's numbers, opposite sides adding up to seven."""

    name: str
    colour: str
    sides: list[Mark]


class Dice(Struct, frozen=True, tag="dice"):
    """Dice, as stickers for bought ones and as nets to fold."""

    id: str
    title: str
    dice: list[Die]


class Board(Struct, frozen=True, tag="board"):
    """A board or a sheet to write on. Its size is in mm, or in cards where `unit` is "card" (then with room around)."""

    id: str
    title: str
    width: float
    height: float
    inside: Node
    unit: Literal["mm", "card"] = "mm"
    colour: str = "ink"
    copies: int = 1
    subtitle: str = ""
    icon: str = ""
    # At the foot: whose data it is.
    foot: str = ""


class Boards(Struct, frozen=True, tag="boards"):
    """Boards of one size that belong together."""

    id: str
    title: str
    boards: list[Board]


class Frame(Struct, frozen=True, tag="frame"):
    """A frame without a floor, of four walls to fold: it holds so many dice together, and is lifted off them."""

    id: str
    title: str
    columns: int
    rows: int
    text: str = ""


class Walls(Struct, frozen=True, tag="walls"):
    """Walls of a size in mm that slot into each other, each into the next and the last into the first."""

    id: str
    title: str
    count: int
    width: float
    height: float
    colour: str = "ink"
    icon: str = ""
    text: str = ""


class Cleaver(Struct, frozen=True, tag="cleaver"):
    """A blade to fold double, as long as so many dice."""

    id: str
    title: str
    length: int
    text: str = ""


class Booklet(Struct, frozen=True, tag="booklet"):
    """A text in Markdown (headings, paragraphs, bold, italic, lists) as a booklet."""

    id: str
    title: str
    text: str


Component = Cards | Tokens | Tiles | Dice | Board | Boards | Frame | Walls | Cleaver | Booklet


class Sheets(Struct, frozen=True):
    """Everything to print of a game."""

    title: str
    line: str
    colour: str
    icon: str
    components: list[Component]
    # What is needed besides and can't be printed, or is to be known before printing.
    also: str = ""
