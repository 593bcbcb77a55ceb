"""The type `Notice`: a notification in words, as ways out take it."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.server.notifications.happened import Kind

MOST_TOLD: Final = 20


class Told(msgspec.Struct, frozen=True):
    """One occurrence that a notice tells, for ways whose readers are programs: its kind, and the
    ids of what it is about and of the game."""

    kind: Kind
    topic: str
    game: str


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """``title`` and ``body`` are text in ``language``. ``url`` is the page where it goes on and
    ``picture`` that of the game: absolute if the server knows its ``PUBLIC_URL``, else from the
    root of the host. A newer notice with the same ``tag`` replaces an older one. ``kinds`` are
    those of the occurrences that it tells; empty for one to try the way. ``told`` are these
    occurrences, the most important first, and at most `MOST_TOLD`."""

    language: str
    title: str
    body: str
    url: str
    picture: str
    tag: str
    at: int
    kinds: tuple[Kind, ...] = ()
    told: tuple[Told, ...] = ()
