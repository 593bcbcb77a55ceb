"""Warns once of a proxy that is not configured, because its visitors share one visitor's limits.

A proxy writes the address of each visitor into ``X-Forwarded-For``. For proxies in
``FORWARDED_ALLOW_IPS`` uvicorn replaces the connection's address by that header. For any other
proxy the connection still has the proxy's address, and the header another one.
"""

from __future__ import annotations

from typing import Final

import structlog
from litestar.types import Scope

from ludoteca.server.edge.logs import printable

MANY: Final = 10
"""An address that has named this number of visitors in the header is taken for a proxy."""

MOST_ADDRESSES: Final = 100
"""Most addresses to watch, because any client can send such a header."""

MOST_LETTERS: Final = 64


class Forwarders:
    """Watches the requests of this process for unknown proxies."""

    def __init__(self) -> None:
        self._spoken_for: dict[str, set[bytes]] = {}
        self._told = False

    def note(self, scope: Scope, address: str) -> None:
        """Look at a request from ``address``, which may be a proxy's."""
        if self._told:
            return
        named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if not named:
            return
        visitors = [one.strip()[:MOST_LETTERS] for one in b",".join(named).split(b",")]
        if address.encode() in visitors:
            return  # uvicorn trusts this proxy
        if address not in self._spoken_for and len(self._spoken_for) == MOST_ADDRESSES:
            self._spoken_for.clear()
        people = self._spoken_for.setdefault(address, set())
        people.add(visitors[-1])
        if len(people) >= MANY:
            self._told = True
            self._spoken_for.clear()
            structlog.get_logger().warning(
                "an unknown proxy forwards people, who share the limits of one visitor",
                proxy=printable(address),
                remedy="set PUBLIC_URL, and name the proxy in FORWARDED_ALLOW_IPS",
            )
