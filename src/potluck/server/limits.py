"""How much one connection, and one address, may ask for."""

from __future__ import annotations

from ipaddress import AddressValueError, IPv6Address
from math import ceil

from msgspec import Struct

KILO = 1024


class Limits(Struct, frozen=True):
    """0 is no limit."""

    # Sockets: the size of a message, messages a second (and how many at once), sockets an address.
    message_bytes: int = 16 * KILO
    messages: float = 30
    message_burst: int = 60
    sockets: int = 60
    # Messages waiting to be read by a slow client before it is cut off; it comes back and sees everything anew.
    unread: int = 500
    # HTTP: the size of a body and of a log, requests a second, new tables (and files that people bring) an hour,
    # guesses of codes a minute.
    body_bytes: int = 256 * KILO
    log_bytes: int = 2 * KILO * KILO
    requests: float = 50
    request_burst: int = 200
    tables: float = 600
    guesses: float = 30


def counted_as(address: str) -> str:
    """What an address is counted as: on the internet everybody with IPv6 has 2^64 of them, that differ at the end."""
    try:
        known = IPv6Address(address)
    except AddressValueError:
        return address
    return str(IPv6Address(int(known) >> 64 << 64)) if known.is_global else address


class Bucket:
    """A bucket of tokens that fills up again at a steady rate."""

    __slots__ = ("burst", "level", "rate", "time")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.time = now

    def take(self, now: float) -> bool:
        """Takes one token, if there is one."""
        if self.rate == 0:
            return True
        self.level = min(self.burst, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token again, in tenths and rather too long."""
        return ceil(10 * max(0.0, 1 - self.level) / self.rate) / 10 if self.rate else 0.0


class Addresses:
    """Buckets and sockets by address; those that are full again are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: dict[str, int] = {}

    def allow(self, what: str, address: str, now: float) -> float:
        """0 if this address may do this now, else the seconds to wait."""
        bucket = self.buckets.get((what, address))
        if bucket is None:
            bucket = self.buckets[what, address] = Bucket(*self.rate(what), now)
        return 0.0 if bucket.take(now) else bucket.wait()

    def rate(self, what: str) -> tuple[float, float]:
        """Tokens a second, and how many at once."""
        if what == "request":
            return self.limits.requests, self.limits.request_burst
        if what in ("table", "file"):
            return self.limits.tables / 3600, max(20.0, self.limits.tables / 4)
        return self.limits.guesses / 60, self.limits.guesses

    def forget(self, now: float) -> None:
        """Drops buckets that would be full by now."""
        for key, bucket in list(self.buckets.items()):
            if bucket.rate == 0 or bucket.level + (now - bucket.time) * bucket.rate >= bucket.burst:
                del self.buckets[key]

    def connect(self, address: str) -> bool:
        """Whether this address may have one more socket; if so, it has."""
        count = self.sockets.get(address, 0)
        if self.limits.sockets and count >= self.limits.sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        """A socket is gone."""
        count = self.sockets.get(address, 0) - 1
        if count > 0:
            self.sockets[address] = count
        else:
            self.sockets.pop(address, None)
