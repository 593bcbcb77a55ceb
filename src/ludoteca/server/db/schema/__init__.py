"""The tables of the database. A change here comes with a migration beside it.

Times are in milliseconds since 1970 UTC.
"""

from __future__ import annotations

from ludoteca.server.db.schema.metadata import metadata
from ludoteca.server.db.schema.notifications import (
    notification_preferences,
    notifications,
    push_subscriptions,
)
from ludoteca.server.db.schema.people import guests
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
    "guests",
    "jobs",
    "keys",
    "lucks",
    "metadata",
    "notices",
    "notification_preferences",
    "notifications",
    "orders",
    "outcomes",
    "processes",
    "push_subscriptions",
    "reviews",
    "seats",
    "tables",
    "talk",
    "wakes",
    "work_parts",
    "works",
]
