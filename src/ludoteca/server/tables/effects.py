"""What features write in the transaction of an entry that decides a table.

They are given to the rooms when a server is put together, so that tables know none of them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.merit import Merit
from ludoteca.core.standing import Standing
from ludoteca.server.tables.shared_dice import SharedDice
from ludoteca.server.tables.store import SeatRow


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """How ``table`` was decided by an entry: played to its end.

    ``merits`` has one per seat of a table on ``shared`` dice, else none; in the ``helped`` seats
    bots have played for the person. ``at`` is in milliseconds.
    """

    table: str
    game: str
    at: int
    people: tuple[SeatRow, ...]
    standing: Standing
    shared: SharedDice | None
    merits: tuple[Merit, ...]
    helped: frozenset[Seat]


@dataclasses.dataclass(frozen=True, slots=True)
class Write:
    """A row for a statement. Writes of the same ``statement`` are made together, so it is made
    once and not per write."""

    statement: Any
    row: Mapping[str, Any]


Effects: TypeAlias = Callable[[Decided], Iterable[Write]]
"""What a feature keeps of a table that was decided."""
