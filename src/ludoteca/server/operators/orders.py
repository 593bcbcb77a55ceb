"""Orders to a running house: rows that a command writes, and that a server process carries out.

Only server processes may change tables and people, because they hold them in memory. So a command
writes an order and waits for its answer; it needs no lock and no connection to a process.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec


class CloseTable(msgspec.Struct, frozen=True, tag="close_table"):
    """Close a waiting or running table; its log stays."""

    table: str


class RemoveTable(msgspec.Struct, frozen=True, tag="remove_table"):
    """Close a table, and delete all its data."""

    table: str


class RenamePerson(msgspec.Struct, frozen=True, tag="rename_person"):
    """Rename a person, given by public id, also at all tables that have not started."""

    person: str
    name: str


class DeletePerson(msgspec.Struct, frozen=True, tag="delete_person"):
    """Delete the data of a person, given by public id."""

    person: str


class JoinPersons(msgspec.Struct, frozen=True, tag="join_persons"):
    """Make all that a person has that of the person ``into``; both are given by public id."""

    person: str
    into: str


class SignOutPerson(msgspec.Struct, frozen=True, tag="sign_out_person"):
    """End all sessions of a person, given by public id, and close their sockets."""

    person: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Show ``text`` on every page until a time, in milliseconds since 1970; an empty text ends the
    announcement."""

    text: str
    until: int


class Drain(msgspec.Struct, frozen=True, tag="drain"):
    """Make no new tables; the processes end when no one is at a table, or at ``until``."""

    until: int | None


class StopDraining(msgspec.Struct, frozen=True, tag="stop_draining"):
    """Undo a `Drain`."""


class Prune(msgspec.Struct, frozen=True, tag="prune"):
    """Delete ended tables whose last change was before ``before``."""

    before: int


Order: TypeAlias = (
    CloseTable
    | RemoveTable
    | RenamePerson
    | DeletePerson
    | JoinPersons
    | SignOutPerson
    | Announce
    | Drain
    | StopDraining
    | Prune
)

read_order: Final = msgspec.json.Decoder(Order).decode


class Answer(msgspec.Struct, frozen=True):
    """The result of an order. ``refused`` is the error code, None after success; ``count`` is the
    number of tables concerned, or of sessions."""

    refused: str | None = None
    count: int = 0


read_answer: Final = msgspec.json.Decoder(Answer).decode
