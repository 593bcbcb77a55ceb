"""The tables of the database. A change here comes with a migration beside it.

Times are in milliseconds since 1970 UTC.
"""

from __future__ import annotations

from ludoteca.server.db.schema.credentials import (
    openid_subjects,
    openid_visits,
    passkeys,
    recovery_codes,
    used_challenges,
)
from ludoteca.server.db.schema.feeds import feeds, webhooks
from ludoteca.server.db.schema.hours import holidays, playing_hours
from ludoteca.server.db.schema.mail import mail_addresses, mail_links, mail_notices
from ludoteca.server.db.schema.matching import attendance, call_wishes, open_seats, searches
from ludoteca.server.db.schema.metadata import metadata
from ludoteca.server.db.schema.moderation import audit_log, reports, roles, sanctions
from ludoteca.server.db.schema.notifications import (
    notification_preferences,
    notifications,
    push_subscriptions,
)
from ludoteca.server.db.schema.people import guests, pairings, sessions
from ludoteca.server.db.schema.processes import jobs, keys, notices, orders, processes
from ludoteca.server.db.schema.ratings import rating_standings, rating_steps
from ludoteca.server.db.schema.relations import (
    group_members,
    group_tables,
    groups,
    relation_wishes,
    relations,
)
from ludoteca.server.db.schema.results import (
    challenge_results,
    challenges,
    lucks,
    outcomes,
    reviews,
    trophies,
    work_parts,
    works,
)
from ludoteca.server.db.schema.tables import (
    ahead,
    dismissals,
    entries,
    invitations,
    outages,
    seats,
    tables,
    talk,
    wakes,
)
from ludoteca.server.db.schema.tournaments import (
    tournament_people,
    tournament_places,
    tournament_rounds,
    tournaments,
)

__all__ = [
    "ahead",
    "attendance",
    "audit_log",
    "call_wishes",
    "challenge_results",
    "challenges",
    "dismissals",
    "entries",
    "feeds",
    "group_members",
    "group_tables",
    "groups",
    "guests",
    "holidays",
    "invitations",
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
    "open_seats",
    "openid_subjects",
    "openid_visits",
    "orders",
    "outages",
    "outcomes",
    "pairings",
    "passkeys",
    "playing_hours",
    "processes",
    "push_subscriptions",
    "rating_standings",
    "rating_steps",
    "recovery_codes",
    "relation_wishes",
    "relations",
    "reports",
    "reviews",
    "roles",
    "sanctions",
    "searches",
    "seats",
    "sessions",
    "tables",
    "talk",
    "tournament_people",
    "tournament_places",
    "tournament_rounds",
    "tournaments",
    "trophies",
    "used_challenges",
    "wakes",
    "webhooks",
    "work_parts",
    "works",
]
