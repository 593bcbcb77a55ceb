"""Choices that people have made ahead of their next question."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.create_table(
        "ahead",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.LargeBinary, nullable=False),
        sa.Column("words", sa.LargeBinary),
        sa.Column("fell", sa.String),
    )
    op.create_index("ahead_by_guest", "ahead", ["guest"])
