"""Searches of people who want to play with others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.create_table(
        "searches",
        sa.Column(
            "guest",
            sa.String,
            sa.ForeignKey("guests.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("games", sa.LargeBinary, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("speed", sa.String, nullable=False),
        sa.Column("language", sa.String),
        sa.Column("bots_after", sa.Integer),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("returned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("away_since", sa.BigInteger),
        sa.Column("party", sa.String),
        sa.Column("game", sa.String),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id")),
        sa.Column("answer_by", sa.BigInteger),
        sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("searches_by_speed", "searches", ["speed", "party"])
    op.create_index("searches_by_party", "searches", ["party"])
    op.create_index("searches_by_table", "searches", ["table_id"])
    op.create_index("tables_by_listing_and_end", "tables", ["listed", "status", "ended_at", "id"])
