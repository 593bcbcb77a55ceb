"""The types of what feeds tell: turns, starts and ends of a person's tables."""

from __future__ import annotations

import msgspec


class Turn(msgspec.Struct, frozen=True):
    """A table where it is the person's turn ``since`` a time, until ``due`` if the table waits no
    longer for somebody who is away. ``with_whom`` are the names of the others. Times are in
    milliseconds."""

    table: str
    game: str
    with_whom: tuple[str, ...]
    created_at: int
    since: int
    due: int | None


class Milestone(msgspec.Struct, frozen=True):
    """A table of the person that started or, if ``ended``, ended ``at`` a time."""

    table: str
    game: str
    with_whom: tuple[str, ...]
    at: int
    ended: bool
