"""A guest."""

from __future__ import annotations

import base64
import hashlib

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """``id`` is known to the server and this guest only. ``household`` stands for the address that
    the guest asks from; None where nobody asks."""

    id: str
    name: str
    household: str | None = None

    @property
    def public(self) -> str:
        return public_id(self.id)


def public_id(guest: str) -> str:
    """What others know a guest by: it follows from the id, which cannot be found from it."""
    digest = hashlib.sha256(b"ludoteca guest " + guest.encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()
