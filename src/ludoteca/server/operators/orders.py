"""Orders to a house that serves: rows that a command writes and one of its processes carries out.

Only a process that serves changes tables and people, since it holds them in memory. So a command
writes what it wants, waits for the answer, and needs no lock and no line to any process.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec


class CloseTable(msgspec.Struct, frozen=True, tag="close_table"):
    """End a table that waits or runs; everything that was played there stays."""

    table: str


class RemoveTable(msgspec.Struct, frozen=True, tag="remove_table"):
    """Close a table, and delete all that is known of it."""

    table: str


class RenamePerson(msgspec.Struct, frozen=True, tag="rename_person"):
    """Call a person, by public id, ``name`` at all tables that have not started."""

    person: str
    name: str


class DeletePerson(msgspec.Struct, frozen=True, tag="delete_person"):
    """Forget a person, by public id, as if they had asked for it."""

    person: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Show ``text`` on every page until a time, in milliseconds since 1970; an empty one takes back
    what was announced."""

    text: str
    until: int


class Drain(msgspec.Struct, frozen=True, tag="drain"):
    """Make no tables any more; the processes end when nobody is at a table, or at ``until``."""

    until: int | None


class StopDraining(msgspec.Struct, frozen=True, tag="stop_draining"):
    """Go on as before a `Drain`."""


class Prune(msgspec.Struct, frozen=True, tag="prune"):
    """Delete tables that have ended, and at which nothing changed since ``before``."""

    before: int


Order: TypeAlias = (
    CloseTable | RemoveTable | RenamePerson | DeletePerson | Announce | Drain | StopDraining | Prune
)

read_order: Final = msgspec.json.Decoder(Order).decode


class Answer(msgspec.Struct, frozen=True):
    """What came of an order. ``refused`` is the code of what was wrong, None when it was carried
    out; ``count`` is of the tables that it was about."""

    refused: str | None = None
    count: int = 0


read_answer: Final = msgspec.json.Decoder(Answer).decode
