"""The interface between the journal and a database. It is narrow, so that another database needs
another entry store and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.seating import Reason
from ludoteca.server.db.engine import Done
from ludoteca.server.db.write import Write
from ludoteca.server.tables.wakes import Kind, Wake


class Append(msgspec.Struct, frozen=True):
    """An entry, with the status, wakes and rows that are written in its transaction.

    ``cleared`` are the wakes that end with this entry; all do when the table ends. ``closed`` is
    why it was closed, if it was. ``turns`` are the seats of people whose turn begins with the
    entry (True) or ends (False); lists of tables show them later. ``effects`` are the rows of
    features. ``waited_since`` belongs to a start: the `TableRow.changed_at` that the start is based
    on; with None the start does not check it.
    """

    table: str
    entry: Entry
    status: str
    wakes: tuple[Wake, ...] = ()
    cleared: tuple[tuple[Kind, Seat], ...] = ()
    closed: Reason | None = None
    turns: tuple[tuple[Seat, bool], ...] = ()
    effects: tuple[Write, ...] = ()
    waited_since: int | None = None


class Turned(msgspec.Struct, frozen=True):
    """Whose turn it is at ``table`` after entry ``n``, in those seats where that has changed.

    ``asked`` is since when it is a person's turn, None where it no longer is; ``at`` is the time of
    the entry. Times are in milliseconds.
    """

    table: str
    n: int
    at: int
    asked: dict[Seat, int | None]


class EntryStore(Protocol):
    """Reads and writes log entries in a database."""

    def append(self, batch: Sequence[Append], done: Done[list[bool]]) -> None:
        """Make ``batch`` durable in one transaction, and pass one answer each to ``done``.

        False when nothing of an append was written: its number in the log or its command id was
        taken, or, for a start, the table no longer waits or was changed meanwhile. When the disk
        refuses, ``done`` gets a `Problem` ``error-not-saved``: nothing of the whole batch was
        written. ``done`` must raise nothing.
        """

    async def read(self, table: str, after: int, most: int) -> list[Entry]:
        """The entries of ``table`` behind number ``after``, in order, ``most`` at most."""

    async def write_turns(self, turned: Sequence[Turned]) -> None:
        """Write whose turn it is, one value for each table; lists read it. Raises `Problem`
        ``error-not-saved``."""

    async def recover_turns(self) -> None:
        """Write turns that are only in the logs of running tables yet. Raises as
        `write_turns`."""
