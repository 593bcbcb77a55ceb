"""Challenges: random bytes that an authenticator signs, so that no answer can be used again.

They are signed with a key of the house and not stored, so that strangers who ask for thousands
write no row. An answered one is remembered until it expires.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, Literal, TypeAlias

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem

LIFE_MS: Final = 5 * 60_000

Purpose: TypeAlias = Literal["create", "get"]

_RANDOM: Final = 16
_TIME: Final = 8
_LENGTH: Final = _RANDOM + _TIME + 32


class Challenges:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self, purpose: Purpose, browser: str, guest: str = "") -> bytes:
        """A challenge that only this ``browser`` can answer, for five minutes; also only as
        ``guest``, if given."""
        until = clock.now() + LIFE_MS
        head = secrets.token_bytes(_RANDOM) + until.to_bytes(_TIME, "big")
        return head + self._signature(head, purpose, browser, guest)

    def check(self, challenge: bytes, purpose: Purpose, browser: str, guest: str = "") -> int:
        """When ``challenge`` expires. Raises `Problem` ``error-passkey-expired`` for one that has
        expired, and ``error-passkey-refused`` for one that this browser was not given."""
        head, signature = challenge[: _RANDOM + _TIME], challenge[_RANDOM + _TIME :]
        wanted = self._signature(head, purpose, browser, guest)
        if len(challenge) != _LENGTH or not hmac.compare_digest(signature, wanted):
            raise Problem("error-passkey-refused")
        until = int.from_bytes(head[_RANDOM:], "big")
        if clock.now() >= until:
            raise Problem("error-passkey-expired")
        return until

    def user_handle(self, guest: str) -> bytes:
        """The name of ``guest`` for authenticators: bytes that look random to all others, and the
        same each time, so that a new passkey replaces a removed one instead of standing beside
        it."""
        return hmac.digest(self._key, f"user handle {guest}".encode(), hashlib.sha256)

    def _signature(self, head: bytes, purpose: Purpose, browser: str, guest: str) -> bytes:
        said = f"challenge {purpose} {browser} {guest} ".encode() + head
        return hmac.digest(self._key, said, hashlib.sha256)
