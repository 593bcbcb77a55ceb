"""The type `Guest`, and the public ids of guests."""

from __future__ import annotations

import base64
import hashlib

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A guest. ``id`` is a secret between the server and this guest. ``household`` is the name of
    the request's address, ``session`` the id of the session that sent it; None outside a
    request. ``banned_until`` is set while they are banned."""

    id: str
    name: str
    household: str | None = None
    session: str | None = None
    banned_until: int | None = None

    @property
    def public(self) -> str:
        return public_id(self.id)


def public_id(guest: str) -> str:
    """The id of a guest that others may know: a hash of the secret id."""
    digest = hashlib.sha256(b"ludoteca guest " + guest.encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()
