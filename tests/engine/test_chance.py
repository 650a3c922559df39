"""Luck: the same in every build, spread evenly, and exactly as scripted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from potluck.engine.chance import BadScript, Chance, Loose, Scripted, Seeded, Xorshift, commitment, keyed, permutation

# The streams of the seed "salt and pepper", as first written down.
STREAM_DRAWS = [2, 4, 2, 1, 1, 0, 4, 2]
STREAM_ROLL = [4, 2, 2, 3, 1, 4, 5, 2, 5, 2]
STREAM_SHUFFLE = [1, 8, 4, 7, 6, 9, 0, 3, 5, 2]
LOOSE_DRAWS = [60, 67, 89, 17, 19, 81]
COMMITMENT = "3ca305947ba1d5dca26c5b4fbd898eb46bc2a8196c96a8c713d88128246cbbd9"


def test_the_generator_is_the_published_one() -> None:
    """xorshift128 with Marsaglia's start values; the first outputs are those of his paper's C program."""
    luck = Xorshift(123456789, 362436069, 521288629, 88675123)
    words = []
    for _ in range(4):
        luck.below(2)
        words.append(luck.w)
    assert words == [3701687786, 458299110, 2500872618, 3633119408]


def test_the_stream_of_a_seed_is_fixed() -> None:
    """Whoever changes these numbers makes every log of the past unverifiable."""
    chance = Seeded("salt and pepper")
    chance.begin(0)
    assert [chance.draw(6) for _ in range(8)] == STREAM_DRAWS
    chance.begin(1)
    assert chance.roll(10, 6) == STREAM_ROLL
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == STREAM_SHUFFLE
    assert chance.draws == STREAM_ROLL + STREAM_SHUFFLE


def test_loose_luck_is_fixed_too() -> None:
    luck = Loose("salt and pepper")
    assert [luck.draw(100) for _ in range(6)] == LOOSE_DRAWS
    assert luck.draws == []


def test_the_commitment_is_fixed() -> None:
    assert commitment("salt and pepper") == COMMITMENT
    assert commitment("salt and pepper ") != COMMITMENT


def test_each_entry_and_each_call_has_luck_of_its_own() -> None:
    chance = Seeded("seed")
    streams = []
    for entry in range(4):
        chance.begin(entry)
        streams += [chance.roll(12, 6), chance.roll(12, 6)]
    assert len({tuple(stream) for stream in streams}) == len(streams)


def test_an_entry_can_be_drawn_again_alone() -> None:
    chance = Seeded("seed")
    chance.begin(7)
    first = chance.roll(5, 6)
    again = Seeded("seed")
    again.begin(3)
    again.roll(2, 6)
    again.begin(7)
    assert again.roll(5, 6) == first


def test_what_is_recorded_is_what_scripts_play() -> None:
    seeded = Seeded("seed")
    seeded.begin(1)
    cards = list("abcdef")
    numbers = [ord(card) for card in cards]
    outcomes = (seeded.draw(4), seeded.roll(3, 6))
    seeded.shuffle(numbers)
    script = Scripted()
    script.script(seeded.draws)
    again = [ord(card) for card in cards]
    assert (script.draw(4), script.roll(3, 6)) == outcomes
    script.shuffle(again)
    assert again == numbers
    assert script.draws == seeded.draws
    script.finish()


@pytest.mark.parametrize(
    ("draws", "ask", "why"),
    [
        ([], "draw", "log-too-few {'needed': 1, 'left': 0}"),
        ([1], "roll", "log-too-few {'needed': 2, 'left': 1}"),
        ([6], "draw", "log-no-outcome {'found': 6, 'most': 5}"),
        ([-1], "draw", "log-no-outcome {'found': -1, 'most': 5}"),
        ([0, 1, 1], "shuffle", "log-no-shuffle"),
        ([0, 1], "shuffle", "log-too-few {'needed': 3"),
        ([0, 1, 3], "shuffle", "log-no-outcome {'found': 3, 'most': 2}"),
        ([0, 5, 5], "nothing", "log-left-over {'left': 3}"),
    ],
)
def test_scripts_that_could_not_have_happened(draws: list[int], ask: str, why: str) -> None:
    script = Scripted()
    script.script(draws)
    cards = [7, 8, 9]
    asks: dict[str, Callable[[], object]] = {
        "draw": lambda: script.draw(6),
        "roll": lambda: script.roll(2, 6),
        "shuffle": lambda: script.shuffle(cards),
        "nothing": script.finish,
    }
    with pytest.raises(BadScript, match=why):
        asks[ask]()
    assert cards == [7, 8, 9]


def test_chance_itself_gives_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().draw(6)
    with pytest.raises(NotImplementedError):
        Chance().roll(1, 6)
    with pytest.raises(NotImplementedError):
        Chance().shuffle([1, 2])


def test_shuffles_of_nothing_and_of_one_card() -> None:
    for chance in (Seeded("x"), Loose("x"), Scripted()):
        chance.begin(1)
        empty: list[int] = []
        chance.shuffle(empty)
        assert empty == []
    script = Scripted()
    script.script([0])
    one = [5]
    script.shuffle(one)
    assert one == [5]


@pytest.mark.parametrize("sides", [2, 6, 35])
def test_dice_are_fair(sides: int) -> None:
    throws = 2000 * sides
    fell = Counter(Loose(f"fair {sides}").roll(throws, sides))
    assert set(fell) == set(range(sides))
    # Chi-square: its mean is sides - 1; ten times its spread is beyond any doubt.
    chi = sum((count - 2000) ** 2 / 2000 for count in fell.values())
    assert chi < sides - 1 + 10 * (2 * sides) ** 0.5


def test_single_draws_of_many_entries_are_fair() -> None:
    chance = Seeded("entries")
    fell: Counter[int] = Counter()
    for entry in range(6000):
        chance.begin(entry)
        fell[chance.draw(6)] += 1
    assert all(850 < fell[face] < 1150 for face in range(6))


def test_shuffles_are_fair() -> None:
    luck = keyed("shuffles")
    orders = Counter(tuple(permutation(luck, 4)) for _ in range(24 * 300))
    assert len(orders) == 24
    assert all(220 < count < 380 for count in orders.values())
