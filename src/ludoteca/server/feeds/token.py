"""Tokens in the addresses of feeds. The database has only their hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

_TOKEN: Final = re.compile("[0-9a-f]{32}")


def new_token() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None


def feed_id(token: str) -> str:
    """The id of the feed with this token: its SHA-256."""
    return hashlib.sha256(token.encode()).hexdigest()
