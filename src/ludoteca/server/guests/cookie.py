"""The cookie that says who a guest is: an id and its signature."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

COOKIE: Final = "guest"
LIFE: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer than 400 days."""


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def read(self, cookie: str) -> str | None:
        """The guest's id; None when the signature is not ours."""
        guest, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return None
        return guest

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._key, guest.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
