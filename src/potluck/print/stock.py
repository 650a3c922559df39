"""From components to pieces: how large each is on the chosen paper, and what is drawn on its front and back."""

from __future__ import annotations

import re
from functools import singledispatch
from string import ascii_uppercase
from typing import Any

import msgspec

from potluck.print.impose import HEAD
from potluck.print.model import Board, Boards, Cards, Cleaver, Component, Dice, Face, Frame, Tiles, Tokens, Walls
from potluck.print.options import CARDS, CannotPrint
from potluck.print.press import NOTE, Press, Spec

# More than that cannot be read on paper: names of cards, names of small things, texts.
MOST = {"title": 120, "label": 40, "name": 120, "kind": 60, "text": 320, "gain": 320, "line": 220, "subtitle": 220}
# The flat part of a side of a die with rounded edges.
FLAT = 0.85
# Tabs of a die to fold.
TAB = 0.3
# Of a frame: how high its walls are in dice, the play around the dice; its feet and tabs in mm.
WALL, PLAY, FOOT, GLUED = 0.7, 2.0, 8.0, 10.0
# Between dice to fold, for the scissors: what A4 leaves beside four in a row.
NETS_APART = 0.8
WALLS_APART = 4.0
# Around what is printed on a board whose size is given in cards: left and right, and above and below with the head.
BOARD_EDGE, BOARD_HEAD = 12.0, 24.0
# A word longer than this may break anywhere.
LONG_WORD = 22
ANYWHERE = "\u200b"


def plain(thing: Any) -> Any:
    """As the typesetter reads it, with places to break in overlong words; or a refusal of what can't be set."""
    return softened(msgspec.to_builtins(thing))


def softened(value: Any, name: str = "") -> Any:
    """The same data, its texts made breakable."""
    if isinstance(value, dict):
        return {key: softened(inner, key) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [softened(inner, name) for inner in value]
    return breakable(value, MOST[name]) if isinstance(value, str) and name in MOST else value


def breakable(text: str, most: int) -> str:
    """A text whose overlong words may break anywhere; too long a text is refused."""
    if len(text) > most:
        raise CannotPrint("no-too-long", text=text[:30], found=len(text), most=most)
    # Where there is a hyphen a word may break already.
    return "".join(
        word if len(word) <= LONG_WORD else ANYWHERE.join(word[at : at + 4] for at in range(0, len(word), 4))
        for word in re.split(r"([ -])", text)
    )


def lay(press: Press, component: Component) -> None:
    """Puts a component on pages."""
    _lay(component, press)


@singledispatch
def _lay(component: Component, press: Press) -> None:
    raise TypeError(f"{press.say.language}: there is no way to lay out {type(component).__name__}")


@_lay.register
def _cards(component: Cards, press: Press) -> None:
    options = press.options
    size = CARDS[options.card]
    round_ = component.shape == "picture" and options.shape == "round"
    shape = "card"
    if component.shape == "picture":
        size, shape = (size[0], size[0]), options.shape
    back: Spec = {"draw": "back", "back": plain(component.back), "round": round_, "token": False}
    pairs: list[tuple[Spec, Spec | None]] = [
        (_face(front, shape, f"{component.id} {number}: {front.title}"), back)
        for number, front in enumerate(component.fronts, 1)
    ]
    press.pieces(component.title, size, pairs, rounded=round_)


def _face(front: Face, shape: str, key: str) -> Spec:
    """The front of a card, with texts that can be broken into lines."""
    return {"draw": "face", "face": plain(front), "shape": shape, "key": key}


@_lay.register
def _tiles(component: Tiles, press: Press) -> None:
    pairs: list[tuple[Spec, Spec | None]] = [
        (_face(front, "card", f"{component.id} {number}: {front.title}"),
         _face(back, "card", f"{component.id} {number}, back: {back.title}"))
        for number, (front, back) in enumerate(zip(component.fronts, component.backs, strict=True), 1)
    ]  # fmt: skip
    # What stands on their backs is needed, too: where only fronts are printed each side is a piece.
    if press.options.sides == "fronts":
        pairs = [(side, None) for pair in pairs for side in pair if side is not None]
    press.pieces(component.title, (component.width, component.height), pairs)


@_lay.register
def _tokens(component: Tokens, press: Press) -> None:
    fronts: list[Spec] = [
        {"draw": "token", "token": plain(front), "round": component.round, "key": f"{component.id}: {front.mark.label}"}
        for front in component.fronts
    ]
    backs: list[Spec] = [
        {"draw": "back", "back": plain(back), "round": component.round, "token": True} for back in component.backs
    ]
    pairs: list[tuple[Spec, Spec | None]] = [(front, back) for back in backs for front in fronts]
    if not backs:
        pairs = [(front, None) for front in fronts]
    press.pieces(component.title, (component.size, component.size), pairs, rounded=component.round)


@_lay.register
def _dice(component: Dice, press: Press) -> None:
    edge = press.options.die
    flat = round(edge * FLAT * 2) / 2
    stickers: list[tuple[Spec, Spec | None]] = []
    nets: list[tuple[Spec, Spec | None]] = []
    made: dict[bytes, tuple[list[Spec], Spec]] = {}
    for die in component.dice:
        same = msgspec.json.encode(die)
        if same not in made:
            sides = plain(die.sides)
            each = [{"draw": "sticker", "side": side, "colour": die.colour, "key": die.name} for side in sides]
            net = {
                "draw": "net", "sides": sides, "colour": die.colour, "edge": edge, "tab": edge * TAB,
                "name": die.name, "key": die.name,
            }  # fmt: skip
            made[same] = each, net
        each, net = made[same]
        stickers += [(sticker, None) for sticker in each]
        nets.append((net, None))
    press.pieces(press.say("stickers", title=component.title, edge=edge), (flat, flat), stickers)
    size = (edge * (4 + TAB) + 1, edge * 3 + 1)
    press.pieces(press.say("nets", title=component.title, edge=edge), size, nets, outlined=False, apart=NETS_APART)


def _board_size(board: Board, press: Press) -> tuple[float, float]:
    """The size of a board in mm."""
    if board.unit == "mm":
        return board.width, board.height
    card = CARDS[press.options.card]
    return board.width * card[0] + BOARD_EDGE * 2, board.height * card[1] + BOARD_HEAD * 2


@_lay.register
def _board(component: Board, press: Press) -> None:
    spec: Spec = {"draw": "board", "board": plain(component)}
    press.boards(component.title, _board_size(component, press), [spec] * component.copies)


@_lay.register
def _boards(component: Boards, press: Press) -> None:
    specs: list[Spec] = [{"draw": "board", "board": plain(board)} for board in component.boards]
    press.boards(component.title, _board_size(component.boards[0], press), specs)


@_lay.register
def _frame(component: Frame, press: Press) -> None:
    die = press.options.die
    high = die * WALL
    lengths = [dice * die + PLAY for dice in (component.columns, component.rows) * 2]
    sides: list[tuple[Spec, Spec | None]] = [
        ({"draw": "side", "title": component.title, "length": length, "high": high, "foot": FOOT, "tab": GLUED,
          "colour": "brown"}, None)
        for length in lengths
    ]  # fmt: skip
    size = (max(lengths) + GLUED, 2 * high + FOOT)
    press.pieces(component.title, size, sides, outlined=False, apart=WALLS_APART, note=component.text)


@_lay.register
def _walls(component: Walls, press: Press) -> None:
    letters = ascii_uppercase[: component.count]
    walls: list[tuple[Spec, Spec | None]] = [
        ({"draw": "wall", "title": component.title, "letters": [here, following], "colour": component.colour,
          "icon": component.icon}, None)
        for here, following in zip(letters, letters[1:] + letters[0], strict=True)
    ]  # fmt: skip
    # Folded along the upper edge and glued double.
    size = (component.width, component.height * 2)
    press.pieces(component.title, size, walls, outlined=False, apart=WALLS_APART, note=component.text)


@_lay.register
def _cleaver(component: Cleaver, press: Press) -> None:
    die = press.options.die
    # The blade is two thirds of it, the rest is the handle; no longer than the paper.
    size = (min(component.length * die / 0.66, press.paper[1] - 2 * HEAD - NOTE), min(max(5.2 * die, 70.0), 110.0))
    spec: Spec = {"draw": "cleaver", "title": component.title, "colour": "brown"}
    press.pieces(component.title, size, [(spec, None)], outlined=False, note=component.text)
