"""Rows of notifications: what happened to whom, what people want to hear of, where browsers are."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from ludoteca.server.db.schema.metadata import metadata

# The outbox. A newer occurrence of the same kind and topic replaces the older one.
notifications = Table(
    "notifications",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("topic", String, primary_key=True),  # the id of a table, or of what else it is about
    Column("n", Integer, nullable=False),  # which occurrence; -1 when it is over
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON: names and addresses for its words
    Column("told", Integer),  # the occurrence that was told last
    Column("told_at", BigInteger),
    Column("tag", String),  # of the notice that told it
)

notification_preferences = Table(
    "notification_preferences",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", LargeBinary, nullable=False),  # JSON: ways, and for each kinds on or off
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_until", Integer),
    Column("language", String, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String, primary_key=True),  # a hash of the endpoint
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),  # since the last delivery
    Index("push_subscriptions_by_guest", "guest"),
)
