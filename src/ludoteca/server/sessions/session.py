"""Sessions: a browser that is signed in to a person. The browser keeps a secret in a cookie, the
database only the hash of it."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

COOKIE: Final = "session"

HELD: Final = "held"
"""The cookie that says by which ban a browser is kept out."""

LIFE: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer than 400 days. Sessions unused for longer are deleted."""


class Session(msgspec.Struct, frozen=True):
    """A session of ``guest``. ``id`` is the hash of its secret. ``browser`` and ``system`` are
    names such as Firefox and Android, empty if unknown."""

    id: str
    guest: str
    browser: str = ""
    system: str = ""


class SignedInBrowser(msgspec.Struct, frozen=True):
    """A session as its person sees it. ``here`` is whether it is the one that asks; times are in
    milliseconds since 1970, ``seen_at`` to the day."""

    id: str
    browser: str
    system: str
    created_at: int
    seen_at: int
    here: bool


def new_secret() -> str:
    """128 random bits, for the cookie of a new session."""
    return secrets.token_hex(16)


def session_id(secret: str) -> str:
    """The id of the session with this secret: its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()
