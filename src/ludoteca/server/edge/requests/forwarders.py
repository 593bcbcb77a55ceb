"""Proxies that nobody has named: told once in the log, since all their people count as one visitor.

A proxy writes the address of each visitor into ``X-Forwarded-For``. uvicorn believes those that
``FORWARDED_ALLOW_IPS`` names and puts the visitor in their place; of any other, the connection
still comes from the proxy, and the header names somebody else.
"""

from __future__ import annotations

from typing import Final

import structlog
from litestar.types import Scope

from ludoteca.server.edge.logs.printable import printable

MANY: Final = 10
"""Visitors in whose name one address has spoken: no household does so by mistake."""

MOST_ADDRESSES: Final = 100
"""Addresses that are watched at once; anybody can write such a header."""

MOST_LETTERS: Final = 64


class Forwarders:
    """Those of this process."""

    def __init__(self) -> None:
        self._spoken_for: dict[str, set[bytes]] = {}
        self._told = False

    def note(self, scope: Scope, address: str) -> None:
        """A request has come from ``address``, as far as it is known."""
        if self._told:
            return
        named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if not named:
            return
        visitors = [one.strip()[:MOST_LETTERS] for one in b",".join(named).split(b",")]
        if address.encode() in visitors:
            return  # it is believed
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
