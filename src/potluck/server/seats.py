"""Who sits where: secrets of browsers, codes of tables, links of seats, and the names people give themselves."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from msgspec import Struct, field

from potluck.engine.game import Refusal
from potluck.server.notes import Colour

# No vowels and no letters that look or sound alike: codes are read aloud, and spell nothing.
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 6
SHORTEST_SECRET = 22
# The last tickets of a seat, by which a resend is known.
TICKETS = 64


class Seat(Struct):
    """One seat of a table: free, a person's, or a bot's."""

    # The hashes of the secrets of all browsers that may play this seat.
    holders: list[str] = field(default_factory=list)
    name: str = ""
    colour: Colour = ""
    avatar: str = ""
    # The bot that sits here, or the one that stands in for an absent person.
    bot: str | None = None
    stand_in: str | None = None
    link: str = ""
    tickets: dict[str, int] = field(default_factory=dict)

    @property
    def free(self) -> bool:
        return not self.holders and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The bot that picks for this seat now."""
        return self.bot or self.stand_in

    def remember(self, ticket: str, seq: int) -> None:
        """This ticket has been done."""
        if ticket:
            self.tickets[ticket] = seq
            if len(self.tickets) > TICKETS:
                del self.tickets[next(iter(self.tickets))]


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """What names a table in addresses: 96 bits, so nobody finds one by trying."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A code to be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def person_of(secret: str) -> str:
    """Whose secret this is. Only this hash is stored."""
    return hashlib.sha256(b"potluck person " + secret.encode()).hexdigest()[:32]


def token_hash(token: str) -> str:
    """What is stored of a personal link."""
    return hashlib.sha256(b"potluck link " + token.encode()).hexdigest()[:32]


def clean(text: str) -> str:
    """A text that people wrote, as one line: without control characters and marks that turn the writing round."""
    kept = (
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in unicodedata.normalize("NFC", text)
        if unicodedata.category(letter) not in ("Cf", "Cs", "Co", "Cn") or letter == "\u200d"
    )
    line = " ".join("".join(kept).split())
    if not line.strip("\u200d"):
        raise Refusal("", "text-empty")
    return line
