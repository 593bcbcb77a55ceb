"""Notifications: an outbox, what people want to hear of, and their browsers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def _guest(*, key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "guest",
        sa.String,
        sa.ForeignKey("guests.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
    )


def upgrade() -> None:
    op.create_table(
        "notifications",
        _guest(key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("topic", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.Integer),
        sa.Column("told_at", sa.BigInteger),
        sa.Column("tag", sa.String),
    )
    op.create_table(
        "notification_preferences",
        _guest(key=True),
        sa.Column("choices", sa.LargeBinary, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String, primary_key=True),
        _guest(),
        sa.Column("endpoint", sa.String, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("push_subscriptions_by_guest", "push_subscriptions", ["guest"])
