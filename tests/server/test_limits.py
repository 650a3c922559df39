"""How much one address may ask for."""

from __future__ import annotations

import pytest

from potluck.server.limits import Addresses, Limits, counted_as


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("", ""),
        ("testclient", "testclient"),
        ("::1", "::1"),
        ("fe80::1:2:3:4", "fe80::1:2:3:4"),
        ("2a00:1450:4001:831::200e", "2a00:1450:4001:831::"),
        ("2a00:1450:4001:831:ffff:ffff:ffff:ffff", "2a00:1450:4001:831::"),
    ],
)
def test_all_addresses_of_one_connection_count_as_one(address: str, counted: str) -> None:
    """With IPv6 everybody has as many as they like; in a home network each device is counted by itself."""
    assert counted_as(address) == counted


def test_each_address_has_buckets_of_its_own_and_they_fill_again() -> None:
    addresses = Addresses(Limits(guesses=60))
    assert [addresses.allow("guess", "a", 0.0) for _ in range(60)] == [0.0] * 60
    assert addresses.allow("guess", "a", 0.0) == 1.0
    assert addresses.allow("guess", "b", 0.0) == 0.0
    assert addresses.allow("request", "a", 0.0) == 0.0
    assert addresses.allow("guess", "a", 1.0) == 0.0
    addresses.forget(61.0)
    assert addresses.buckets == {}


def test_so_many_sockets_and_no_more() -> None:
    addresses = Addresses(Limits(sockets=2))
    assert [addresses.connect("a") for _ in range(3)] == [True, True, False]
    assert addresses.connect("b")
    addresses.disconnect("a")
    assert addresses.connect("a")
    for _ in range(2):
        addresses.disconnect("a")
    addresses.disconnect("b")
    assert addresses.sockets == {}
