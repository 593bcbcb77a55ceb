"""The effect of the entry that ends a table: a job that looks for trophies in its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.server.db.write import Write
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.tables.state import Change

KIND: Final = "trophies"
"""The kind of these jobs; the key is the table."""


def look_for_trophies(change: Change) -> Iterable[Write]:
    """One job for a table that people have played to its end, in a game with trophies."""
    if not change.ends or not change.state.title.trophies:
        return
    decided = change.decided
    if decided.standing is not None and any(decided.own_moves.values()):
        yield job_write(Job(KIND, decided.table, decided.at))
