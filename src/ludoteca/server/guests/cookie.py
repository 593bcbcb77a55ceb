"""The cookie that says who a guest is: an id and its signature."""

from __future__ import annotations

import base64
import functools
import hashlib
import hmac
from typing import Final

COOKIE: Final = "guest"
LIFE: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer than 400 days. Who stays away so long is forgotten."""


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key
        self.read = functools.lru_cache(maxsize=10_000)(self._read)
        """The id of the guest of a cookie; None when the signature is not ours. Each request asks
        twice, and most are of people who asked before."""

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def new_id(self, command: str) -> str:
        """The id of the guest whom a request makes under the client's id ``command``: the same for
        each repetition, and nothing that can be worked out from the command alone."""
        return hmac.digest(self._key, f"new guest {command}".encode(), hashlib.sha256)[:16].hex()

    def _read(self, cookie: str) -> str | None:
        guest, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return None
        return guest

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._key, guest.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
