"""People who follow or block each other, and what they allow others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    def guest(name: str) -> sa.Column[str]:
        key = sa.ForeignKey("guests.id", ondelete="CASCADE")
        return sa.Column(name, sa.String, key, primary_key=True)

    op.create_table(
        "relations",
        guest("guest"),
        guest("other"),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("relations_by_other", "relations", ["other", "kind"])
    op.create_table(
        "relation_wishes",
        guest("guest"),
        sa.Column("seen_by", sa.String, nullable=False),
        sa.Column("invited_by", sa.String, nullable=False),
        sa.Column("strangers", sa.String, nullable=False),
    )
