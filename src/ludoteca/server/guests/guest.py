"""A guest."""

from __future__ import annotations

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """``id`` is known to the server and this guest only."""

    id: str
    name: str
