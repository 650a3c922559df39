"""Everything the components lists name is printed, for each number of players, in words, with pictures that exist."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from potluck.games import box
from potluck.print.assets import ASSETS, icons, made_by
from potluck.print.markdown import blocks
from potluck.print.model import Board, Boards, Cards, Dice, Sheets, Table, Tiles, Tokens, Walls
from potluck.print.options import CannotPrint, PrintOptions, explained
from potluck.print.shop import component_ids, print_game, refusal
from potluck.print.words import shoptalk
from tests.print.shelf import GAMES, LANGUAGES, sheets, strings

# What the fields of sheets hold that is not for people.
NOT_WORDS = ("icon", "picture", "colour", "type", "id", "unit", "what", "shape", "size")


def counted(found: Sheets) -> dict[str, int]:
    """How many pieces there are of each component."""
    count = {}
    for part in found.components:
        if isinstance(part, Cards | Tiles):
            count[part.id] = len(part.fronts)
        elif isinstance(part, Tokens):
            count[part.id] = len(part.fronts) * len(part.backs)
        elif isinstance(part, Dice):
            count[part.id] = len(part.dice)
        elif isinstance(part, Walls):
            count[part.id] = part.count
        else:
            count[part.id] = len(getattr(part, "boards", [part])) * getattr(part, "copies", 1)
    return count


@pytest.mark.parametrize("players", [2, 4])
def test_diced_veggies_is_complete(players: int) -> None:
    count = counted(sheets("diced-veggies", players=players))
    assert count == {
        "recipes": 44, "hypes": 34, "chef-tokens": players, "dice": 35, "frame": 1, "cleaver": 1, "score-pad": 4,
        "rules": 1,
    }  # fmt: skip


def test_chef_tokens_say_on_each_side_what_they_change() -> None:
    """DV-11, as the rulebook shows it: the type in front, the number behind, there in the player's colour."""
    tokens = next(part for part in sheets("diced-veggies").components if part.id == "chef-tokens")
    assert isinstance(tokens, Tokens)
    assert [front.mark.label for front in tokens.fronts] == ["type"]
    assert [back.kind for back in tokens.backs] == [f"{name}: number" for name in ("Yellow", "Green", "Blue", "Orange")]
    assert [back.colour for back in tokens.backs] == ["yellow", "green", "blue", "orange"]


def test_slice_and_dice_is_complete() -> None:
    count = counted(sheets("slice-and-dice"))
    assert (count["dishes"], count["utensils"], count["dice"], count["special-tokens"]) == (63, 30, 7, 30)
    assert sum(count[f"tokens-{colour}"] for colour in ("yellow", "green", "blue", "orange")) == 168
    # Four players, three cuts, the first player, the Pan Lid.
    assert (count["markers"], count["player-boards"], count["main-board"]) == (9, 4, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_slice_and_dice_prints_what_its_players_need(players: int) -> None:
    count = counted(sheets("slice-and-dice", players=players))
    assert len([name for name in count if name.startswith("tokens-")]) == players
    assert count["player-boards"] == players


def test_slice_and_dice_together_leaves_rivals_out() -> None:
    count = counted(sheets("slice-and-dice", players=2, game={"coop": "easy"}))
    # Without the five rival utensils and the Pan Lid (SD-37).
    assert (count["utensils"], count["markers"]) == (24, 6)


@pytest.mark.skipif("chicken-fried-dice" not in GAMES, reason="the game is not in the list of boxes yet")
@pytest.mark.parametrize("players", [2, 5])
def test_chicken_fried_dice_is_complete(players: int) -> None:
    count = counted(sheets("chicken-fried-dice", players=players))
    assert (count["starters"], count["customers"], count["trucks"], count["station-tiles"]) == (15, 81, 5, 20)
    assert (count["dice"], count["menus"], count["picnics"]) == (5 * players + 3, players, players)
    assert (count["coop"], count["compost"]) == (5, players)


def test_stations_have_a_space_for_each_use() -> None:
    """CF-13, CF-14: what is ticked off or written at levels 0 (the truck), 1 and 2 (the two sides of a tile)."""
    found = {part.id: part for part in sheets("chicken-fried-dice").components}
    tiles, trucks = found["station-tiles"], found["trucks"]
    assert isinstance(tiles, Tiles)
    assert isinstance(trucks, Boards)
    uses = {"Prep station": [0, 0, 0], "Sauce": [1, 2, 3], "Toss": [3, 5, 7], "Chop": [1, 2, 3]}
    for front, back in zip(tiles.fronts, tiles.backs, strict=True):
        assert front.title == back.title
        assert [len(front.writing), len(back.writing)] == uses[front.title][1:]
        # A chopped number is written as two.
        assert set(front.writing + back.writing) <= {2 if front.title == "Chop" else 1}
    for board in trucks.boards:
        on_truck = [part["writing"] for part in parts(msgspec.to_builtins(board)) if "writing" in part]
        assert on_truck == [[], [1], [1, 1, 1], [2]]


def parts(node: Any) -> Iterator[dict[str, Any]]:
    """All records inside a record."""
    if isinstance(node, dict):
        yield node
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list | tuple) else ():
        yield from parts(inner)


@pytest.mark.parametrize(("copies", "cards"), [(1, 63), (2, 126)])
def test_sandwich_is_complete(copies: int, cards: int) -> None:
    assert counted(sheets("sandwich", game={"copies": copies}))["ingredients"] == cards


@pytest.mark.parametrize(
    ("copies", "asked", "columns", "sheets_of_paper"), [(1, 0, 10, 4), (1, 5, 5, 4), (1, 21, 10, 4), (2, 0, 14, 1)]
)
def test_score_sheets_of_sandwich_are_for_players_its_cards_can_serve(
    copies: int, asked: int, columns: int, sheets_of_paper: int
) -> None:
    """SW-17: ten with one copy, seven for each of several."""
    pad = sheets("sandwich", players=asked, game={"copies": copies}).components[-2]
    assert isinstance(pad, Board)
    assert isinstance(pad.inside, Table)
    assert len(pad.inside.head) == columns + 1
    assert pad.copies == sheets_of_paper


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_dice_are_those_of_the_edition(edition: str) -> None:
    dice = next(part for part in sheets("diced-veggies", game={"edition": edition}).components if part.id == "dice")
    assert isinstance(dice, Dice)
    numbers = sorted(int(side.number) for side in dice.dice[0].sides)
    assert numbers == ([2, 2, 3, 4, 5, 6] if edition == "en" else [1, 2, 3, 3, 4, 5])


def test_the_edition_of_the_dice_is_told_on_the_cover() -> None:
    assert "English edition, without a 1" in sheets("diced-veggies").also
    assert "française, sans 6" in sheets("diced-veggies", language="fr", game={"edition": "fr"}).also


def test_what_cannot_be_printed_is_named_on_the_cover() -> None:
    assert "a bag" in sheets("slice-and-dice").also
    assert "dry-erase pen" in sheets("chicken-fried-dice").also
    assert sheets("sandwich").also == ""


# Words and pictures


def words_of(value: Any) -> list[str]:
    """All that is for people to read."""
    if isinstance(value, dict):
        return [text for key, inner in value.items() if key not in NOT_WORDS for text in words_of(inner)]
    if isinstance(value, list | tuple):
        return [text for inner in value for text in words_of(inner)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_known(game: str, language: str) -> None:
    shown = sheets(game, language=language)
    said = words_of(msgspec.to_builtins([part for part in shown.components if part.id != "rules"]))
    keys = re.compile(r"^(paper|recipe|hype|dish|utensil|customer|truck|bonus|symbol|ingredient|theme|base)-[a-z]|[{}]")
    assert [text for text in said if keys.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_picture(game: str) -> None:
    missing = {
        front.picture
        for part in sheets(game).components
        for front in getattr(part, "fronts", [])
        if getattr(front, "picture", "") and front.picture not in icons()
    }
    assert missing == set()


def glyphs(font: Path) -> set[int]:
    """The characters a font can draw, from its table `cmap` (format 4 or 12)."""
    data = font.read_bytes()
    tables = {
        data[at : at + 4]: struct.unpack(">I", data[at + 8 : at + 12])[0]
        for at in range(12, 12 + 16 * struct.unpack(">H", data[4:6])[0], 16)
    }
    start = tables[b"cmap"]
    found: set[int] = set()
    for number in range(struct.unpack(">H", data[start + 2 : start + 4])[0]):
        at = start + struct.unpack(">I", data[start + 8 + 8 * number : start + 12 + 8 * number])[0]
        kind = struct.unpack(">H", data[at : at + 2])[0]
        if kind == 4:
            pairs = struct.unpack(">H", data[at + 6 : at + 8])[0] // 2
            ends = struct.unpack(f">{pairs}H", data[at + 14 : at + 14 + 2 * pairs])
            starts = struct.unpack(f">{pairs}H", data[at + 16 + 2 * pairs : at + 16 + 4 * pairs])
            found |= {code for low, high in zip(starts, ends, strict=True) for code in range(low, high + 1)}
        elif kind == 12:
            count = struct.unpack(">I", data[at + 12 : at + 16])[0]
            for group in struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count]):
                found |= set(range(group[0], group[1] + 1))
    return found


@lru_cache(maxsize=1)
def drawable() -> set[int]:
    """What all our fonts can draw; stars, arrows and places to break are drawn or left out by the typesetter."""
    common = set.intersection(*(glyphs(font) for font in (ASSETS / "fonts").glob("*.ttf")))
    return common | {ord(character) for character in "★→\u200b\n"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_letter_can_be_drawn(game: str, language: str) -> None:
    said = strings(msgspec.to_builtins(sheets(game, language=language).components))
    assert {character for text in said for character in text if ord(character) not in drawable()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_house_cards_are_marked(game: str, language: str) -> None:
    for part in sheets(game, language=language).components:
        if isinstance(part, Cards):
            assert all(front.foot for front in part.fronts)


# What can be chosen, and what is refused


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"components": ["ovens"]}, "There is no component “ovens” here; there are: recipes"),
        ({"players": 7}, "This game is for 2 to 4 players, not for 7."),
        ({"die": 99}, "--die takes 8 to 30."),
        ({"bleed": 9}, "--bleed takes 0 to 5."),
        ({"shift": {"x": 40}}, "--shift.x takes -15 to 15."),
        ({"game": {"edition": "de"}}, "These options do not work"),
        ({"paper": "a9"}, "These options do not work"),
    ],
)
def test_refusals_are_sentences(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CannotPrint) as refused:
        print_game(box("diced-veggies"), explained(values))
    assert refusal(refused.value, "en").startswith(sentence)
    assert refusal(refused.value, "fr") != refusal(refused.value, "en")


def test_components_can_be_listed_with_their_titles() -> None:
    listed = component_ids(box("diced-veggies"), PrintOptions(language="fr"))
    assert listed["recipes"] == "Recettes"
    assert list(listed)[-2:] == ["cover", "credits"]


def test_the_print_shop_says_the_same_in_both_languages() -> None:
    keys = {
        language: set(
            re.findall(r"^([a-z][\w-]*) =", (ASSETS.parent / "text" / f"{language}.ftl").read_text(), re.MULTILINE)
        )
        for language in LANGUAGES
    }
    assert keys["en"] == keys["fr"]
    assert "page-hint" in shoptalk("en")
    sources = "".join(path.read_text(encoding="utf-8") for path in ASSETS.parent.glob("*.py"))
    unsaid = {
        key
        for key in keys["en"]
        if not re.search(f"[\"']{key}[\"']", sources) and not key.startswith(("cover-", "calibration-"))
    }
    assert unsaid == set()


def test_credits_name_every_set() -> None:
    assert {credit["licence"] for credit in made_by()} == {"MIT", "CC BY 3.0", "SIL Open Font License 1.1"}
    assert len({name for credit in made_by() for name in credit["used"]}) > 100
    licences = {path.stem for path in (ASSETS / "licences").iterdir()}
    assert licences == {"fluent-emoji-flat", "game-icons", "nunito", "fredoka"}
    texts = [path.read_text(encoding="utf-8") for path in (ASSETS / "licences").iterdir()]
    assert all(re.search("Permission is hereby granted|SIL OPEN FONT LICENSE|Creative Commons", text) for text in texts)


def test_markdown_of_the_rules() -> None:
    found = blocks(
        "# A game\n\nOne **bold** word\nand *one* more.\n\n- first\n  still first\n- second\n\n"
        "```toml\na = 1\n```\n\nEnd."
    )
    assert [block["kind"] for block in found] == ["h1", "p", "item", "item", "p"]
    assert found[1]["runs"] == [
        ("plain", "One "),
        ("bold", "bold"),
        ("plain", " word and "),
        ("italic", "one"),
        ("plain", " more."),
    ]
