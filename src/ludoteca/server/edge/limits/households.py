"""Pseudonyms for IP addresses, so that no address is stored."""

from __future__ import annotations

import functools
import hashlib
import hmac
from typing import Final

from ludoteca.server.edge.limits.counting import address_of

LENGTH: Final = 16


class Households:
    """Makes the name of an address from a secret ``key``, without which it cannot be reversed."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.of = functools.lru_cache(maxsize=10_000)(self._of)
        """The name of a connection's address; addresses that count as one share it (see
        `ludoteca.server.edge.limits.limits.address_of`)."""

    def _of(self, host: str) -> str:
        return hmac.digest(self._key, address_of(host).encode(), hashlib.sha256).hex()[:LENGTH]
