"""Links in mails: a row without its token, and the types that browsers see of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, Literal

import msgspec

COOKIE: Final = "mail"
"""Binds a link to the browser that asked for it."""

LIFE_SECONDS: Final = 15 * 60


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A link that was asked for. ``guest`` is who adds the ``address``, None for signing in;
    ``replaces`` the id of the address that ends with it. ``asker`` is the hash of the cookie of the
    browser that asked, ``browser`` and ``system`` are names. ``confirmed`` is whether it was
    confirmed in another browser. Times are in milliseconds."""

    id: str
    hash: str
    guest: str | None
    key: str
    address: str
    replaces: str | None
    language: str
    asker: str
    browser: str
    system: str
    created_at: int
    until: int
    sent: bool = False
    confirmed: bool = False

    @property
    def number(self) -> int:
        """Two digits that both browsers show, so that people see whether they belong together."""
        return 10 + int(hashlib.sha256(f"number {self.id}".encode()).hexdigest(), 16) % 90


class LinkSeen(msgspec.Struct, frozen=True):
    """A link as the browser sees it that opened it. ``here`` is whether this browser asked;
    ``name`` is the person who adds the address."""

    purpose: Literal["sign-in", "address"]
    address: str
    browser: str
    system: str
    asked_at: int
    here: bool
    number: int
    name: str | None = None


def new_id() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def token_of(key: bytes, id: str) -> str:
    """The token of a link: 128 bits that only this house can make from the id of its row. So it is
    stored nowhere, neither with the link nor with the job that mails it."""
    return hmac.digest(key, f"mail link {id}".encode(), hashlib.sha256)[:16].hex()


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
