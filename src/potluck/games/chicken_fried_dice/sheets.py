"""Chicken Fried Dice on paper: customers, trucks, station tiles, bonus boards, dice. Boards are to be wiped clean."""

from __future__ import annotations

from potluck.games.chicken_fried_dice.cards import house
from potluck.games.chicken_fried_dice.records import (
    Customer,
    Deck,
    Options,
    PicnicTable,
    Reviews,
    Station,
    Step,
    Track,
    TruckCard,
)
from potluck.games.words import Words
from potluck.print.model import (
    Back,
    Board,
    Boards,
    Boxes,
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
    Space,
    Steps,
    Table,
    Tiles,
    Token,
    Tokens,
    Walls,
    Words as Paragraph,
)

COLOURS = {"tofu": "white", "peppers": "red", "broccoli": "green", "eggplant": "purple", "citrus": "yellow"}
FLAVOURS = {"savoury": "brown", "sweet": "rose", "spicy": "red", "sour": "gold"}
STATIONS: tuple[Station, ...] = ("prep", "sauce", "toss", "chop")
# CF-14: how often a station serves, by level; chopping needs a space for each of the two numbers (CF-13).
USES = {"sauce": (1, 2, 3), "toss": (3, 5, 7), "chop": (1, 2, 3)}
SPACES_A_USE = {"sauce": 1, "toss": 1, "chop": 2}
SIGNS = {"different": "orange", "only": "orange", "equal": "green", "unequal": "red"}
ROUNDS = 5
HEAD_CHEF_DICE = 3
# A station tile in mm, and the four boxes of a table that touch in a ring.
TILE = (40.0, 46.0)
# The coop: a ring of so many walls, each in mm.
WALLS, WALL = 5, (190.0, 40.0)
# Dice plucked in a round (CF-10).
PLUCKED = 4
RING = [(0, 0), (1, 0), (1, 1), (0, 1)]


def sheets(options: Options, players: int, words: Words) -> Sheets:
    """All components, for so many players."""
    deck = options.deck or house()
    customers = Back(words("game"), "blue", "truck", words("paper-customer"))
    # The rulebook tells starters by their yellow backs.
    starters = Back(words("game"), "gold", "chick", words("paper-starter"))
    dice = [die(colour, words) for colour in COLOURS for _ in range(players)]
    components: list[Component] = [
        Cards("starters", words("paper-starters"), [face(card, True, words) for card in deck.starter], starters),
        Cards("customers", words("paper-customers"), [face(card, False, words) for card in deck.customer], customers),
        Boards("trucks", words("paper-trucks"), [truck(card, words) for card in deck.truck]),
        station_tiles(deck.truck, words),
        Boards("menus", words("paper-menus"), [menu(deck, words)] * players),
        Boards("picnics", words("paper-picnics"), [picnic(deck, words)] * players),
        Walls("coop", words("paper-coop"), WALLS, *WALL, "brown", "coop", words("paper-coop-text")),
        compost(players, words),
        head_chef(words),
        Dice("dice", words("paper-dice"), dice + [head_chef_die(words)] * HEAD_CHEF_DICE),
        score_pad(players, words),
    ]  # fmt: skip
    return Sheets(words("game"), words("game-line"), "blue", "coop", components, words("paper-also"))


def ingredient(colour: str, words: Words) -> Mark:
    """An ingredient by its colour."""
    return Mark(colour, words(f"ingredient-{colour}"), words(f"letter-{colour}"), COLOURS.get(colour, "ink"))


def bonus(gives: str, words: Words) -> Mark:
    """A bonus action: X marks have the colour of their ingredient, flavours their picture."""
    label = words(f"bonus-{gives}")
    kind, _, what = gives.partition("-")
    if kind in ("x", "xxx"):
        return Mark("", label, kind.upper(), COLOURS.get(what, "ink"))
    if gives in ("coop", "tip"):
        return Mark("coop" if gives == "coop" else "coin", label, "", "gold")
    return Mark(gives, label, "", FLAVOURS.get(gives, "teal"))


# Cards


def face(card: Customer, starter: bool, words: Words) -> Face:
    """A customer: spaces to write on from the bottom, tips beside them, stars, a bonus."""
    tips = {tip.space: str(tip.number) for tip in card.tips}
    return Face(
        title=words(f"customer-{card.id}"),
        kind=words("paper-starter" if starter else "paper-customer"),
        colour="gold" if starter else "blue",
        picture=card.id,
        spaces=[Space(ingredient(colour, words), tips.get(number, "")) for number, colour in enumerate(card.spaces, 1)],
        segments=card.stars,
        bonus=bonus(card.bonus, words),
        foot=words("paper-house" if card.source == "house" else "paper-known"),
    )


def station_tiles(trucks: list[TruckCard], words: Words) -> Tiles:
    """A truck's four tiles: level 1 in front, level 2 behind (CF-21)."""
    fronts, backs = [], []
    for card in trucks:
        for station in STATIONS:
            points = card.stations[station]
            fronts.append(tile(card, station, 1, points[0], words))
            backs.append(tile(card, station, 2, points[1], words))
    return Tiles("station-tiles", words("paper-tiles"), *TILE, fronts, backs)


def tile(card: TruckCard, station: str, level: int, points: int, words: Words) -> Face:
    """A side of a station tile."""
    return Face(
        title=words(f"station-{station}").capitalize(),
        kind=words("paper-level", level=level),
        colour="teal" if level == 1 else "purple",
        value=str(points),
        picture=f"station-{station}",
        text=uses(card, station, level, words),
        writing=spaces(station, level),
        foot=words(f"truck-{card.id}"),
    )


def uses(card: TruckCard, station: str, level: int, words: Words) -> str:
    """What a station does at a level (CF-14)."""
    if station == "prep":
        return words(f"paper-prep-{level}", ingredient=card.prep[0])
    return words(f"paper-use-{station}", count=USES[station][level])


def spaces(station: str, level: int) -> list[int]:
    """What is ticked off or written on a station: a space for each use, two for each chop."""
    return [SPACES_A_USE[station]] * USES[station][level] if station in USES else []


# Boards


def truck(card: TruckCard, words: Words) -> Board:
    """A truck: awning of rounds, prep, stations with their tiles, the tip track."""
    awning = Table([str(number) for number in range(1, ROUNDS + 1)], [[""] * ROUNDS], 1)
    prep = [
        Panel(words(f"ingredient-{colour}").capitalize(), Boxes([Mark("", "")]), COLOURS[colour], colour)
        for colour in card.prep
    ]
    stations: list[Node] = [truck_station(card, station, words) for station in STATIONS]
    tips = [tip_step(step, words) for step in card.tips]
    inside = Column(
        [
            Row([Panel(words("paper-rounds"), awning, "blue"),
                 Panel(words("paper-prep"), Row(list(prep)), "grey", "station-prep")], [5, 6]),
            Row(stations),
            Panel(words("paper-tips"), Steps(tips), "gold", "coin"),
        ],
        [24, 60, 18],
    )  # fmt: skip
    return Board(
        f"truck-{card.id}", words(f"truck-{card.id}"), 196.0, 138.0, inside, colour="blue", icon="truck",
        subtitle=words("paper-truck-text"), foot=words("paper-house-data") if card.source == "house" else "",
    )  # fmt: skip


def truck_station(card: TruckCard, station: str, words: Words) -> Node:
    """A station as it is without a tile: a tile comes to lie over its spaces."""
    place = Slots(1, 1, "token", [words("paper-tile")], "teal", TILE, spaces(station, 0))
    said = Paragraph(uses(card, station, 0, words), "small")
    return Panel(words(f"station-{station}").capitalize(), Column([said, place], [9, 46]), "teal", f"station-{station}")


def tip_step(step: str | int, words: Words) -> Mark:
    """A step of the tip track: an upgrade or points."""
    if isinstance(step, int):
        return Mark("", words("paper-points"), "", "gold", str(step))
    return Mark(step, words(f"paper-step-{step}"), "", "teal" if step == "new" else "purple")


def menu(deck: Deck, words: Words) -> Board:
    """The menu: four tracks from the top, with the reviews beside them (CF-17, CF-20)."""
    tracks = sorted(deck.track, key=lambda track: list(FLAVOURS).index(track.flavour))
    panels: list[Node] = [menu_track(track, words) for track in tracks]
    return bonus_board("menu", Row(panels), deck.reviews, words)


def menu_track(track: Track, words: Words) -> Node:
    """A track of a flavour, from the top."""
    steps = Steps([menu_step(step, words) for step in track.steps], 1, True)
    return Panel(words(f"flavour-{track.flavour}").capitalize(), steps, FLAVOURS[track.flavour], track.flavour)


def menu_step(step: Step, words: Words) -> Mark:
    """A step: what it gives, or what it scores."""
    said = [words(f"bonus-{gives}") for gives in step.gives]
    shown = bonus(step.gives[0], words) if step.gives else Mark()
    if step.points is not None:
        said.append(words("paper-scores", each=step.points.each, ingredient=step.points.of))
        shown = Mark(step.points.of, "", "", COLOURS[step.points.of])
    return Mark(shown.icon, " + ".join(said), "", shown.colour, shown.letter)


def bonus_board(side: str, inside: Node, reviews: Reviews, words: Words) -> Board:
    """A bonus board with its reviews: stars of segments, the points of each."""
    stars: list[Node] = []
    for number, points in enumerate(reviews.points, 1):
        icon = "person" if number in reviews.icons else ""
        value = Steps([Mark(icon, "", "", "gold", str(points))])
        stars.append(Row([value, Boxes([Mark("", "")] * reviews.segments)], [2, reviews.segments]))
    panel = Panel(words("paper-reviews"), Column(stars), "gold", "star")
    return Board(
        f"board-{side}", words(f"board-{side}").capitalize(), 196.0, 138.0, Row([inside, panel], [66, 34]),
        colour="teal", icon="plate" if side == "menu" else "takeout", subtitle=words("paper-reviews-text"),
        foot=words("paper-partly-house"),
    )  # fmt: skip


def picnic(deck: Deck, words: Words) -> Board:
    """The picnic: tables with spaces to draw flavours in, bonuses between them (CF-18)."""
    tables: list[Node] = [picnic_table(table, deck, words) for table in deck.table]
    rows: list[Node] = [Row(tables[at : at + 2]) for at in range(0, len(tables), 2)]
    # A ring has two lines of spaces to draw in.
    shares = [5 if any(ring(table) for table in deck.table[at : at + 2]) else 3 for at in range(0, len(tables), 2)]
    return bonus_board("picnic", Column(rows, shares), deck.reviews, words)


def ring(table: PicnicTable) -> bool:
    """Whether the spaces touch all round."""
    return table.spaces == len(RING) and (4, 1) in table.touching


def picnic_table(table: PicnicTable, deck: Deck, words: Words) -> Node:
    """A table with its sign, spaces and the bonuses among them."""
    colour = SIGNS[table.sign]
    between = []
    for found in deck.bonus:
        here = [spot.rpartition("-") for spot in found.between]
        if all(name == table.id for name, _, _ in here):
            between.append(([int(number) for _, _, number in here], bonus(found.gives, words)))
    flavours = words.row(words(f"flavour-{flavour}") for flavour in table.flavours)
    sign = words(f"paper-sign-{table.sign}", points=table.points, flavours=flavours)
    if table.full:
        sign = f"{sign} {words('paper-sign-full', points=table.full)}"
    places = RING if ring(table) else []
    boxes = Boxes([Mark("", "", "", colour)] * table.spaces, 0, places, table.touching, between)
    return Panel(words(f"table-{table.id}"), Column([Paragraph(sign, "small"), boxes], [2, 5]), colour)


def compost(players: int, words: Words) -> Board:
    """Where plucked dice lie once they are used or wasted; the rulebook names the tile and says no more of it."""
    places = Slots(1, PLUCKED, "token", [str(number) for number in range(1, PLUCKED + 1)], "brown")
    inside = Column([Paragraph(words("paper-compost-text"), "small"), places], [1, 2])
    return Board("compost", words("paper-compost"), 95.0, 52.0, inside, colour="brown", copies=players, icon="wilts")


# Dice and score


def head_chef(words: Words) -> Tokens:
    """What the Head Chef passes on (CF-24)."""
    name = words("paper-head-chef")
    token = Token(Mark("chef", name, "", "black"))
    return Tokens("head-chef", name, 40.0, [token], [Back(words("game"), "black", "chef")])


def die(colour: str, words: Words) -> Die:
    """An ingredient die, 1 to 6."""
    shown = ingredient(colour, words)
    sides = [Mark(shown.icon, shown.label, shown.letter, shown.colour, str(number)) for number in range(1, 7)]
    return Die(shown.label, shown.colour, sides)


def head_chef_die(words: Words) -> Die:
    """A black die of the Head Chef."""
    name = words("paper-head-chef")
    return Die(name, "black", [Mark("chef", name, "", "black", str(number)) for number in range(1, 7)])


def score_pad(players: int, words: Words) -> Board:
    """The score sheet of the rulebook (CF-25, CF-27)."""
    names = ("tips", "upgrades", "board", "reviews", "total")
    rows = [[words(f"paper-score-{name}"), *[""] * players] for name in names]
    return Board(
        "score-pad", words("paper-score"), 95.0, 80.0, Table([words("paper-truck"), *[""] * players], rows, 4),
        colour="blue", copies=4, icon="star",
    )  # fmt: skip
