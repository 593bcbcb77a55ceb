"""Trophies that people have earned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    op.create_table(
        "trophies",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("trophy", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_index(
        "trophies_by_guest", "trophies", ["guest", "game", "trophy", "ended_at", "table_id"]
    )
