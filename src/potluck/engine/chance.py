"""Where luck comes from: seeded, scripted from a log, or loose for search. Every outcome is recorded in `draws`."""

from __future__ import annotations

import hashlib

from mypy_extensions import i64

WORD: i64 = 0xFFFFFFFF


def commitment(seed: str) -> str:
    """What a table shows before play; showing the seed afterwards proves that it was fixed."""
    return hashlib.sha256(("potluck seed " + seed).encode()).hexdigest()


class BadScript(Exception):
    """A recorded outcome that could not have fallen, or one too many or too few: a message, and its numbers."""

    def __init__(self, why: str, **facts: int) -> None:
        super().__init__(f"{why} {facts}")
        self.why = why
        self.facts = facts


class Xorshift:
    """Marsaglia's xorshift128 on 32-bit words: nothing overflows 64 bits, so every build has the same stream."""

    def __init__(self, x: i64, y: i64, z: i64, w: i64) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.w = w

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n at most 2**20: the bias is below one in four thousand million / n)."""
        t: i64 = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w * n) >> 32


def keyed(key: str) -> Xorshift:
    """A generator whose 128 bits are the hash of a text."""
    bits = int.from_bytes(hashlib.sha256(key.encode()).digest()[:16], "big")
    return Xorshift(
        (bits >> 96) & 0xFFFFFFFF, (bits >> 64) & 0xFFFFFFFF, (bits >> 32) & 0xFFFFFFFF, (bits & 0xFFFFFFFF) | 1
    )


class Chance:
    """What rules may ask of luck. `draws` records a roll as one number a die, a shuffle as the old places in order."""

    def __init__(self) -> None:
        self.draws: list[int] = []

    def begin(self, entry: int) -> None:
        """A new log entry starts; its outcomes go to a new list."""
        self.draws = []

    def draw(self, n: int) -> int:
        """One of n equal chances, 0 to n - 1."""
        raise NotImplementedError("this chance cannot draw")

    def roll(self, dice: int, sides: int) -> list[int]:
        """The faces of several dice, each 0 to sides - 1."""
        return [self.draw(sides) for _ in range(dice)]

    def shuffle(self, cards: list[int]) -> None:
        """Shuffles in place."""
        raise NotImplementedError("this chance cannot shuffle")


class Seeded(Chance):
    """Luck from a secret seed. Each call has a generator of its own, keyed by seed, entry and call.

    So what players see of one roll says nothing about the next roll or about a deck shuffled at the same moment, an
    undone action falls the same way when it is done again, and one entry can be checked without those before it.
    """

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self.entry = 0
        self.calls = 0

    def begin(self, entry: int) -> None:
        self.draws = []
        self.entry = entry
        self.calls = 0

    def next_call(self) -> Xorshift:
        self.calls += 1
        return keyed(self.seed + ":" + str(self.entry) + ":" + str(self.calls))

    def draw(self, n: int) -> int:
        outcome: int = self.next_call().below(n)
        self.draws.append(outcome)
        return outcome

    def roll(self, dice: int, sides: int) -> list[int]:
        luck = self.next_call()
        faces: list[int] = [luck.below(sides) for _ in range(dice)]
        self.draws.extend(faces)
        return faces

    def shuffle(self, cards: list[int]) -> None:
        order = permutation(self.next_call(), len(cards))
        self.draws.extend(order)
        cards[:] = [cards[i] for i in order]


class Loose(Chance):
    """Luck for search, redeals and bots: one fast stream, nothing recorded."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.luck = keyed(seed)

    def draw(self, n: int) -> int:
        return self.luck.below(n)

    def roll(self, dice: int, sides: int) -> list[int]:
        return [self.luck.below(sides) for _ in range(dice)]

    def shuffle(self, cards: list[int]) -> None:
        cards[:] = [cards[i] for i in permutation(self.luck, len(cards))]


class Scripted(Chance):
    """Luck as recorded: each entry's outcomes are given by `script`, and must be used up exactly."""

    def __init__(self) -> None:
        super().__init__()
        self.rest: list[int] = []

    def script(self, draws: list[int]) -> None:
        """The outcomes of the entry that comes next."""
        self.draws = []
        self.rest = list(draws)

    def finish(self) -> None:
        """Complains when the script holds outcomes that nobody asked for."""
        if self.rest:
            raise BadScript("log-left-over", left=len(self.rest))

    def begin(self, entry: int) -> None:
        self.draws = []

    def take(self, count: int, below: int) -> list[int]:
        if len(self.rest) < count:
            raise BadScript("log-too-few", needed=count, left=len(self.rest))
        taken = self.rest[:count]
        del self.rest[:count]
        for outcome in taken:
            if not 0 <= outcome < below:
                raise BadScript("log-no-outcome", found=outcome, most=below - 1)
        self.draws.extend(taken)
        return taken

    def draw(self, n: int) -> int:
        return self.take(1, n)[0]

    def roll(self, dice: int, sides: int) -> list[int]:
        return self.take(dice, sides)

    def shuffle(self, cards: list[int]) -> None:
        order = self.take(len(cards), max(1, len(cards)))
        if sorted(order) != list(range(len(cards))):
            raise BadScript("log-no-shuffle")
        cards[:] = [cards[i] for i in order]


def permutation(luck: Xorshift, n: int) -> list[int]:
    """A random order of 0 to n - 1 (Fisher and Yates)."""
    order = list(range(n))
    for last in range(n - 1, 0, -1):
        pick: int = luck.below(last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order
