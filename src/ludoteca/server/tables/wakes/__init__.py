"""Wakes: rows that say when a table must act by itself, and the kinds of them.

A process that dies loses none of them: `ludoteca.server.jobs.Scheduler` of another one claims what
is due.
"""

from __future__ import annotations

from ludoteca.server.tables.wakes.standstill import Standstill
from ludoteca.server.tables.wakes.store import COLUMNS, KEY, Wakes, wake_row
from ludoteca.server.tables.wakes.wake import (
    USUAL_PATIENCE,
    WHOLE_TABLE,
    Clear,
    Due,
    DueWake,
    Kind,
    Patience,
    Wake,
)
from ludoteca.server.tables.wakes.wake_kind import Resumption, WakeKind
from ludoteca.server.tables.wakes.work import work_of

__all__ = [
    "COLUMNS",
    "KEY",
    "USUAL_PATIENCE",
    "WHOLE_TABLE",
    "Clear",
    "Due",
    "DueWake",
    "Kind",
    "Patience",
    "Resumption",
    "Standstill",
    "Wake",
    "WakeKind",
    "Wakes",
    "wake_row",
    "work_of",
]
