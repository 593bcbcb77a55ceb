"""People take the seats of bots at tables that run, and how people leave tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("backfill", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("since", sa.Integer))
    op.add_column(
        "searches", sa.Column("backfill", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column("searches", sa.Column("held_until", sa.BigInteger))
    op.create_table(
        "open_seats",
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("speed", sa.String, nullable=False),
        sa.Column("language", sa.String),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("open_seats_by_speed", "open_seats", ["speed", "until"])
    op.create_table(
        "attendance",
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "guest", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("stayed", sa.Boolean, nullable=False),
    )
    op.create_index("attendance_by_guest", "attendance", ["guest", "at"])
