"""What happens to the rows of tables before a start and after an end, as features hear of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec

from ludoteca.server.db.write import Write
from ludoteca.server.tables.rows.table_rows import SeatRow


class Filled(msgspec.Struct, frozen=True):
    """The last vacant seat of ``table`` has been taken by ``newcomer``."""

    table: str
    game: str
    owner: str
    newcomer: str
    at: int


class RematchMade(msgspec.Struct, frozen=True):
    """``table`` was made as a rematch by ``owner``, who is called ``by``, for ``people``."""

    table: str
    game: str
    owner: str
    by: str
    people: Sequence[SeatRow]
    at: int


RowEffect: TypeAlias = Callable[[Filled | RematchMade], Iterable[Write]]
"""The rows that a feature adds to the transaction in which this happens."""
