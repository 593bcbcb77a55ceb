"""Tables and seats in the database, and the limits that are checked in the same transaction.

Log entries are in `ludoteca.server.tables.log`.
"""

from __future__ import annotations

from ludoteca.server.tables.rows.ahead import (
    AHEAD,
    AheadRow,
    AheadStore,
    Fell,
    all_removed,
    fallen,
    missing_wakes,
    removed,
)
from ludoteca.server.tables.rows.invitations import Invitable, InvitationStore, forgotten
from ludoteca.server.tables.rows.new_table import new_table
from ludoteca.server.tables.rows.outages import Outages, resumed
from ludoteca.server.tables.rows.over_days import over_days_of
from ludoteca.server.tables.rows.quota import Quota
from ludoteca.server.tables.rows.row_effects import (
    ClosedEarly,
    Filled,
    InvitationsOver,
    Invited,
    Listed,
    RematchMade,
    Reopened,
    RowEffect,
    RowHappened,
    SeatsGone,
    Vacant,
)
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
from ludoteca.server.tables.rows.table_rows import (
    OPEN,
    PauseWish,
    SeatRow,
    TableRow,
    UndoWish,
    control_of,
    later,
)

__all__ = [
    "AHEAD",
    "COLOURS",
    "OPEN",
    "AheadRow",
    "AheadStore",
    "ClosedEarly",
    "Fell",
    "Filled",
    "Invitable",
    "InvitationStore",
    "InvitationsOver",
    "Invited",
    "Listed",
    "Outages",
    "PauseWish",
    "Quota",
    "RematchMade",
    "Reopened",
    "RowEffect",
    "RowHappened",
    "SeatRow",
    "SeatsGone",
    "TableRow",
    "TableStore",
    "UndoWish",
    "Vacant",
    "all_removed",
    "arranged",
    "bot",
    "check_count",
    "closed_up",
    "colour_of",
    "coloured",
    "control_of",
    "fallen",
    "filled_up",
    "forgotten",
    "is_vacant",
    "later",
    "missing_wakes",
    "new_table",
    "over_days_of",
    "removed",
    "resumed",
]
