"""Playing hours and holidays. A person's time zone moves there: one zone for all that has hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def _guest() -> sa.Column[str]:
    return sa.Column(
        "guest", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "playing_hours",
        _guest(),
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
    )
    op.create_table(
        "holidays",
        _guest(),
        sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO playing_hours (guest, since, zone, begins, ends)"
        " SELECT guest, 0, zone, 480, 1380 FROM notification_preferences WHERE zone <> 'UTC'"
    )
    op.drop_column("notification_preferences", "zone")
