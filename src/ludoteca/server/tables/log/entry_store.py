"""What the journal asks of a database for every move: a narrow door, so that another database needs
another entry store and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.log import Entry
from ludoteca.core.seating import Reason
from ludoteca.server.db.write import Write
from ludoteca.server.tables.wakes.wake import Kind, Wake


class Append(msgspec.Struct, frozen=True):
    """What becomes durable together: the entry, the status it leads to, and its wakes.

    ``cleared`` are the wakes that end with this entry; all do when the table ends. ``closed`` is
    why it was closed, if it was. ``turns`` are the seats of people whose turn begins with the
    entry (True) or ends, of which lists of tables are told later; ``effects`` is what features
    write with it. ``waited_since`` is said of a start: the `TableRow.changed_at` of the table that
    it knows; with None it need not be the newest.
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

    ``asked`` is since when it is a person's turn, None where it is not any more; ``at`` is the time
    of the entry. Times are in milliseconds.
    """

    table: str
    n: int
    at: int
    asked: dict[Seat, int | None]


class EntryStore(Protocol):
    """Entries on the disk."""

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Make ``batch`` durable in one transaction; one answer each.

        False for an append whose place in the log, or its command's, was taken, or for a start,
        when the table does not wait any more or was changed meanwhile: nothing of it was written
        then. Raises `Problem` ``error-not-saved`` when the disk refuses: nothing at all was
        written.
        """

    async def read(self, table: str, after: int, most: int) -> list[Entry]:
        """The entries of ``table`` behind number ``after``, in order, up to so many."""

    async def write_turns(self, turned: Sequence[Turned]) -> None:
        """For lists of tables; one for each table. Raises as `append`."""

    async def recover_turns(self) -> None:
        """`write_turns`, for running tables whose log knows better. Raises as `append`."""
