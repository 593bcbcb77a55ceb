"""Finds which row of jobs or of wakes is due first; asked whenever some were written."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from ludoteca.server.db.engine import Reads


async def first_due(
    reads: Reads, table: str, now: int, kinds: Sequence[str]
) -> tuple[str, int] | None:
    """The kind of that unclaimed row of these ``kinds`` which is due before all others, and when it
    is, in milliseconds; None when there is none."""
    rows = await reads.rows(_first_of(table, len(kinds)), now, *kinds)
    return (rows[0][0], rows[0][1]) if rows else None


@functools.cache
def _first_of(table: str, kinds: int) -> str:
    """The statement that reads rows in the order of their time. By the index of kinds, which the
    ``||`` rules out, it would read all that will ever be due before it knows the first."""
    wanted = ", ".join("?" * kinds)
    return (
        f"SELECT kind, due FROM {table} WHERE lease <= ? AND kind || '' IN ({wanted}) "  # noqa: S608 - names, and places of values
        "ORDER BY due LIMIT 1"
    )
