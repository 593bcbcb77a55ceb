"""The signed cookie of a guest, which earlier versions gave, and ids for new guests."""

from __future__ import annotations

import base64
import functools
import hashlib
import hmac
from typing import Final

COOKIE: Final = "guest"


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key
        self.read = functools.lru_cache(maxsize=10_000)(self._read)
        """The guest's id in a cookie; None when the signature is not ours."""

    def new_id(self, command: str) -> str:
        """The id for a new guest, made from the client's request id ``command``: the same for each
        repetition, and secret, as it also depends on our key."""
        return hmac.digest(self._key, f"new guest {command}".encode(), hashlib.sha256)[:16].hex()

    def _read(self, cookie: str) -> str | None:
        guest, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return None
        return guest

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._key, guest.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
