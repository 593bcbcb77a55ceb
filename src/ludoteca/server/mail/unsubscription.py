"""Signed addresses by which people end notices by mail with one click, without signing in."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

PATH: Final = "/api/mail/unsubscribe/"


class Unsubscription:
    """``key`` signs, ``public_url`` is the outside address of this server."""

    def __init__(self, key: bytes, public_url: str) -> None:
        self._key, self._public_url = key, public_url

    def address(self, row: str) -> str:
        """The address that ends notices for the mail address with this id (RFC 8058)."""
        return f"{self._public_url}{PATH}{row}.{self._signature(row)}"

    def read(self, token: str) -> str | None:
        """The id in a token; None when the signature is not ours."""
        row, _, signature = token.partition(".")
        ours = self._signature(row)
        return row if hmac.compare_digest(signature.encode(), ours.encode()) else None

    def _signature(self, row: str) -> str:
        digest = hmac.digest(self._key, f"unsubscribe {row}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
