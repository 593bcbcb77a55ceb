"""The wake "bell", which every start of a table writes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.server.db.write import Write
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.tables.state import Change
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake

BELL: Final = "bell"
PAUSE: Final = 1500
"""Milliseconds from the start of a table until its bell rings."""


def effect(change: Change) -> Iterable[Wake | Write]:
    """A start sets the bell; the end of a table is noted by a job, in the same transaction."""
    if change.entry.kind == "start":
        yield Wake(WHOLE_TABLE, change.entry.n, change.entry.at + PAUSE, BELL)
    if change.ends:
        table = change.state.row.id
        yield job_write(Job("note", f"{table} ended", change.entry.at))
