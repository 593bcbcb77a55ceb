"""Tables and seats in the database, and the limits that are checked in the same transaction.

Log entries are in `ludoteca.server.tables.log`.
"""

from __future__ import annotations

from ludoteca.server.tables.rows.new_table import new_table
from ludoteca.server.tables.rows.quota import Quota
from ludoteca.server.tables.rows.row_effects import Filled, RematchMade, RowEffect
from ludoteca.server.tables.rows.seating import (
    COLOURS,
    arranged,
    bot,
    check_count,
    closed_up,
    colour_of,
    coloured,
    filled_up,
    is_vacant,
)
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.rows.table_rows import OPEN, SeatRow, TableRow, UndoWish

__all__ = [
    "COLOURS",
    "OPEN",
    "Filled",
    "Quota",
    "RematchMade",
    "RowEffect",
    "SeatRow",
    "TableRow",
    "TableStore",
    "UndoWish",
    "arranged",
    "bot",
    "check_count",
    "closed_up",
    "colour_of",
    "coloured",
    "filled_up",
    "is_vacant",
    "new_table",
]
