"""A proxy that is not configured is logged once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog
from structlog.testing import capture_logs
from structlog.typing import EventDict

from ludoteca.server.edge.connections.lines import proxies_of
from ludoteca.server.edge.requests.forwarders import MANY, MOST_ADDRESSES, Forwarders

PROXY = "10.0.0.7"


@pytest.fixture
def said() -> Iterator[list[EventDict]]:
    before = structlog.get_config()
    structlog.reset_defaults()
    with capture_logs() as lines:
        yield lines
    structlog.configure(**before)


def _comes(forwarders: Forwarders, address: str, *chain: str) -> None:
    headers = [(b"x-forwarded-for", ", ".join(chain).encode())] if chain else []
    forwarders.note({"type": "http", "headers": headers}, address)  # type: ignore[typeddict-item]


def test_an_unknown_proxy_with_many_visitors_is_logged_once(said: list[EventDict]) -> None:
    forwarders = Forwarders()

    for number in range(3 * MANY):
        _comes(forwarders, PROXY, f"192.0.2.{number}")

    assert [line["proxy"] for line in said] == [PROXY]
    assert "FORWARDED_ALLOW_IPS" in said[0]["remedy"]


def test_a_trusted_proxy_is_not_logged(said: list[EventDict]) -> None:
    forwarders = Forwarders()

    for number in range(3 * MANY):
        visitor = f"192.0.2.{number}"
        _comes(forwarders, visitor, "forged", visitor)

    assert said == []


def test_a_household_behind_its_own_proxy_is_not_logged(said: list[EventDict]) -> None:
    forwarders = Forwarders()

    for _ in range(10):
        for number in range(MANY - 1):
            _comes(forwarders, PROXY, f"192.168.0.{number}")
        _comes(forwarders, PROXY)

    assert said == []


def test_forged_addresses_fill_no_memory(said: list[EventDict]) -> None:
    forwarders = Forwarders()

    for number in range(10 * MOST_ADDRESSES):
        _comes(forwarders, f"host {number}", "x" * 10_000)

    assert len(forwarders._spoken_for) <= MOST_ADDRESSES
    assert said == []


def test_connections_of_a_network_of_proxies_are_not_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 192.0.2.1")

    proxies = proxies_of("https://play.example.org")

    assert {"10.200.3.4", "192.0.2.1"} <= {one for one in ADDRESSES if one in proxies}
    assert "192.0.2.2" not in proxies
    assert PROXY not in proxies_of(None)


ADDRESSES = ("10.200.3.4", "192.0.2.1", "192.0.2.2")
