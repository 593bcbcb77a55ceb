"""Codes with which a person signs in on a further device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "pairings",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.Column("attempt", sa.String),
        sa.Column("browser", sa.String, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("attempted_at", sa.BigInteger),
        sa.Column("answer", sa.String),
    )
    op.create_index("pairings_by_code", "pairings", ["code"], unique=True)
    op.create_index("pairings_by_attempt", "pairings", ["attempt"])
    op.create_index("pairings_by_end", "pairings", ["ends_at"])
