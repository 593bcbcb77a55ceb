"""The tables of the database. A change here comes with a migration beside it.

Times are in milliseconds since 1970 UTC.
"""

from __future__ import annotations

from ludoteca.server.db.schema.feeds import feeds, webhooks
from ludoteca.server.db.schema.metadata import metadata
from ludoteca.server.db.schema.people import guests, sessions
from ludoteca.server.db.schema.processes import jobs, keys, notices, orders, processes
from ludoteca.server.db.schema.results import (
    challenge_results,
    challenges,
    lucks,
    outcomes,
    reviews,
    work_parts,
    works,
)
from ludoteca.server.db.schema.tables import dismissals, entries, seats, tables, talk, wakes

__all__ = [
    "challenge_results",
    "challenges",
    "dismissals",
    "entries",
    "feeds",
    "guests",
    "jobs",
    "keys",
    "lucks",
    "metadata",
    "notices",
    "orders",
    "outcomes",
    "processes",
    "reviews",
    "seats",
    "sessions",
    "tables",
    "talk",
    "wakes",
    "webhooks",
    "work_parts",
    "works",
]
