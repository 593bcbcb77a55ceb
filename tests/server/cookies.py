"""The signed cookies of guests, as versions before sessions gave them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import pathlib

from ludoteca.server.keys import cookie_key, derive


def cookie_of_before(data: pathlib.Path, guest: str) -> str:
    """The cookie ``guest`` of this guest, signed with the key of the house on ``data``."""
    digest = hmac.digest(derive(cookie_key(data), "guest"), guest.encode(), hashlib.sha256)
    return f"{guest}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"
