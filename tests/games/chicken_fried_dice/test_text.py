"""Words in both languages: the same messages with the same arguments, and one for everything the code says."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from potluck.engine.records import Action, Event
from potluck.games.chicken_fried_dice import BOX, records as r
from potluck.games.chicken_fried_dice.pantry import BONUSES, INGREDIENTS
from potluck.games.chicken_fried_dice.report import PARTS
from potluck.games.chicken_fried_dice.rules import PHASE_NAME
from potluck.games.words import Words, tag
from tests.games.chicken_fried_dice.festival import HOUSE, festival
from tests.rules import rule

LANGUAGES = ("en", "fr")
EVENTS = [kind for kind in vars(r).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of a language, with two players at the table."""
    return BOX.words(request.param, None, ["Ada", "Bob"])


def test_every_value_has_a_word(words: Words) -> None:
    keys = [f"phase-{name}" for name in PHASE_NAME] + [f"bonus-{name}" for name in BONUSES]
    keys += [f"part-{name}" for name in (*PARTS, "total")]
    for field, values in (
        ("ingredient", (*get_args(r.Ingredient), "wild")),
        ("letter", (*get_args(r.Ingredient), "wild")),
        ("flavour", get_args(r.FlavourBonus)),
        ("station", get_args(r.Station)),
        ("using", get_args(r.Place)),
        ("board", get_args(r.BoardSide)),
        ("mode", ("rush", "calm")),
        ("trucks", ("choose", "deal")),
        ("boards", ("choose", "deal", "menu", "picnic")),
        ("option", r.Options.__struct_fields__),
        ("section", ("truck", "starter", "customer")),
    ):
        keys += [f"{field}-{value}" for value in values]
    assert [key for key in keys if key not in words] == []


SAMPLES: dict[str, Any] = {
    "seat": 1, "truck": "tin-pagoda", "board": "picnic", "customer": "mime", "customers": ["mime", "bagpiper"],
    "round": 2, "numbers": [6, 3, 4], "choice": True, "own": False, "die": "tofu-1", "ingredient": "citrus",
    "number": 4, "coop": True, "using": "prep-2", "space": 3, "was": 2, "smaller": 1, "larger": 3, "bonus": "x-any",
    "stars": 2, "tips": 1, "flavour": "sour", "step": 2, "spot": "oak-1", "total": 9, "station": "sauce", "level": 1,
    "count": 12,
}  # fmt: skip


def is_whole(sentence: str) -> bool:
    """Whether nothing in a sentence was left unsaid."""
    return not re.search(r"\{|\}|\$|[a-z]_[a-z]|None|  ", sentence) and not re.fullmatch(r"[a-z-]+", sentence)


@pytest.mark.parametrize("flag", [True, False])
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_events_are_told_in_whole_sentences(words: Words, kind: type[Event], flag: bool) -> None:
    facts = {**SAMPLES, "choice": flag, "own": flag, "coop": flag}
    event = kind(**{field.name: facts[field.name] for field in msgspec.structs.fields(kind)})
    sentence = words.event(event)
    assert is_whole(sentence)
    if "seat" in kind.__struct_fields__:
        assert "Bob" in sentence
    if "customers" in kind.__struct_fields__:
        assert words("customer-bagpiper") in sentence


def test_a_choice_of_two_is_told_two_ways(words: Words) -> None:
    for one, other in (
        (r.HeadChefRolled(1, 0, [1, 2, 3], True), r.HeadChefRolled(1, 0, [1, 2, 3], False)),
        (r.Arranged(0, [1, 2, 3], True), r.Arranged(0, [1, 2, 3], False)),
        (r.Plucked(0, "tofu-1", "tofu", 3, True), r.Plucked(0, "tofu-1", "tofu", 3, False)),
    ):
        assert words.event(one) != words.event(other)


@pytest.mark.parametrize("board", ["menu", "picnic"])
def test_every_pick_on_offer_and_the_board_read_well(words: Words, board: str) -> None:
    guests = ["ann: T P4 B | 2 | sour", "bob: E1 C T | 1 | x-any"]
    table = festival(*guests, board=board, mode="calm").coop("T4 P1 E6 C2 B3 C1 C5 E3 P2").level(prep=2)
    options = r.Options(deck=table.pantry.deck)
    names = BOX.words(words.language, table.pantry.deck, ["Ada", "Bob"])
    table.put("prep-1", "T4").put("prep-2", "*3").put("chop-1", "E2")
    table.owe("x-any", "xxx-tofu", "any-flavour").keep("coop").write("ann", 0, 3)
    assert_reads_well(table.legal(), table.view(), options, names)
    table.do(r.Pluck("tofu-1"))
    assert_reads_well(table.legal(), table.view(), options, names)
    table.mine.board_tips = 1
    table.finish_round()
    assert_reads_well(table.legal(), table.view(), options, names)
    table.do(r.Upgrade("sauce"), luck=None)
    assert_reads_well(table.legal(), table.view(), options, names)
    table.keep_all()
    assert_reads_well(table.legal(1), table.view(1), options, names)
    for seat in (0, None):
        assert "screen-" not in BOX.board(table.view(seat), options, names)


def plain(text: str) -> str:
    """A text without its colours."""
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_ones_own_truck_is_shown_with_what_is_printed_on_it() -> None:
    """Who plays in a terminal sees what the next steps give, and the others' boards more shortly."""
    table = festival("ann: T P4 B | 2 | sour")
    own = r.Options(deck=table.pantry.deck)
    words = BOX.words("en", table.pantry.deck, ["Ada", "Bob"])
    table.mine.tracks, table.mine.tips = (1, 0, 0, 0), 2
    board = plain(BOX.board(table.view(), own, words))
    assert "Tip track, next: flip one, 5 points, new tile, new tile, new tile, 7 points\n" in board
    assert "savoury: ● wild X  ○ 1 for each eggplant space  ○ coop + tip\n" in board
    assert board.count("Tip track, next") == 1
    assert "T tofu  P pepper  B broccoli  E eggplant  C citrus  * wild\n" in board
    assert "Menu: savoury 0" in board
    assert "Tip track" not in plain(BOX.board(table.view(None), own, words))
    table.owe("any-flavour")
    lines = [plain(BOX.choice(pick, table.view(), own, words)) for pick in table.legal()]
    assert "Enter savoury on the menu: 1 for each eggplant space" in lines


def test_the_picnic_is_shown_table_by_table() -> None:
    table = festival("ann: T P4 B | 2 | sour", board="picnic")
    own = r.Options(deck=table.pantry.deck)
    words = BOX.words("en", table.pantry.deck, ["Ada", "Bob"])
    board = plain(BOX.board(table.view(), own, words))
    assert "x [_ _ _ _]: 2 for each different flavour. 1 + 2: wild X." in board
    assert "1≠2 2≠3 3≠4 4≠1. 1 + 2 + 3: coop." in board
    assert "1 for each savoury and spicy. Full and right: 20 more." in board
    table.owe("sour", "sweet").do(r.DrawFlavour("sour", "oak-1"))
    table.do(r.DrawFlavour("sweet", "oak-2"))
    board = plain(BOX.board(table.view(), own, words))
    assert "x [sour sweet _ _]: 2 for each different flavour.\n" in board


@rule("CF-8", "CF-14")
def test_an_order_of_the_dice_is_shown_in_the_colours_of_ones_own_prep_station() -> None:
    table = festival("ann: T P4 B | 2 | sour").level(prep=2)
    own = r.Options(deck=table.pantry.deck)
    words = BOX.words("en", table.pantry.deck, ["Ada", "Bob"])
    line = plain(BOX.choice(r.Arrange(3, 1, 6), table.view(), own, words))
    assert line == "Order the dice; on your prep station: T3 *1 *6"
    first, second, third = ("TPBEC"[INGREDIENTS.index(name)] for name in HOUSE.truck[1].prep)
    line = plain(BOX.choice(r.Arrange(3, 1, 6), table.view(1), own, words))
    assert line == f"Order the dice; on your prep station: {first}3 {second}1 {third}6"


def assert_reads_well(picks: list[Action], view: r.View, options: r.Options, words: Words) -> None:
    """Each pick as a line, and the board above them."""
    assert picks
    for pick in picks:
        line = plain(BOX.choice(pick, view, options, words))
        assert is_whole(line), line
        assert line != f"do-{tag(pick)}"
        assert is_whole(words.action(pick))
    board = BOX.board(view, options, words)
    assert "screen-" not in board
    assert "$" not in board


def test_the_board_while_trucks_are_picked(words: Words) -> None:
    from potluck.engine.play import start

    play = start(BOX.game, 2, r.Options(), "trucks")
    view = play.view(0)
    assert isinstance(view, r.View)
    assert words("screen-no-truck") in BOX.board(view, r.Options(), words)
    for pick in play.legal(0):
        assert is_whole(BOX.choice(pick, view, r.Options(), words))
