"""What features write in the transaction of an entry that ends a table.

They are given to the rooms when a server is put together, so that tables know none of them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.merit import Merit
from ludoteca.core.seating import Reason
from ludoteca.core.standing import Standing
from ludoteca.server.tables.play.shared_dice import SharedDice
from ludoteca.server.tables.rows.table_rows import SeatRow


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """How an entry ended ``table``: played to its end with a ``standing``, or ``closed`` before.

    ``merits`` has one per seat of a table on ``shared`` dice that was played to its end, else none;
    in the ``helped`` seats bots have played for the person, ``own_moves`` counts what those who sit
    there have done themselves. ``together`` is whether everybody wins or loses together.
    ``began_at`` and ``at`` are in milliseconds.
    """

    table: str
    game: str
    together: bool
    began_at: int
    at: int
    people: tuple[SeatRow, ...]
    standing: Standing | None
    closed: Reason | None
    shared: SharedDice | None
    merits: tuple[Merit, ...]
    helped: frozenset[Seat]
    own_moves: Mapping[Seat, int]


@dataclasses.dataclass(frozen=True, slots=True)
class Write:
    """A row for a statement. Writes of the same ``statement`` are made together, so it is made
    once and not per write."""

    statement: Any
    row: Mapping[str, Any]


Effects: TypeAlias = Callable[[Decided], Iterable[Write]]
"""What a feature keeps of a table that has ended."""
