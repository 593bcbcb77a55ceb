"""The tables of the database. A change here comes with a migration beside it.

Times are in milliseconds since 1970 UTC.
"""

from __future__ import annotations

from ludoteca.server.db.schema.credentials import passkeys, recovery_codes, used_challenges
from ludoteca.server.db.schema.feeds import feeds, webhooks
from ludoteca.server.db.schema.mail import mail_addresses, mail_links, mail_notices
from ludoteca.server.db.schema.metadata import metadata
from ludoteca.server.db.schema.notifications import (
    notification_preferences,
    notifications,
    push_subscriptions,
)
from ludoteca.server.db.schema.openid import openid_subjects, openid_visits
from ludoteca.server.db.schema.people import guests, pairings, sessions
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
    "mail_addresses",
    "mail_links",
    "mail_notices",
    "metadata",
    "notices",
    "notification_preferences",
    "notifications",
    "openid_subjects",
    "openid_visits",
    "orders",
    "outcomes",
    "pairings",
    "passkeys",
    "processes",
    "push_subscriptions",
    "recovery_codes",
    "reviews",
    "seats",
    "sessions",
    "tables",
    "talk",
    "used_challenges",
    "wakes",
    "webhooks",
    "work_parts",
    "works",
]
