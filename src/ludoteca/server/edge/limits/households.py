"""Names that stand for addresses, so that no address has to be written down."""

from __future__ import annotations

import functools
import hashlib
import hmac
from typing import Final

from ludoteca.server.edge.limits.counting import address_of

LENGTH: Final = 16


class Households:
    """Without the ``key`` nobody finds the address of a name."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.of = functools.lru_cache(maxsize=10_000)(self._of)
        """The name of an address as a connection has it; one for all that count as one (see
        `ludoteca.server.edge.limits.limits.address_of`)."""

    def _of(self, host: str) -> str:
        return hmac.digest(self._key, address_of(host).encode(), hashlib.sha256).hex()[:LENGTH]
