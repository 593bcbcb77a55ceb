"""Secret addresses of feeds, and webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "feeds",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("feeds_by_guest", "feeds", ["guest"])
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id")),
        sa.Column("url", sa.String, nullable=False),
        sa.Column("shape", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
    )
    op.create_index("webhooks_by_guest", "webhooks", ["guest"])
    op.create_index("webhooks_by_table", "webhooks", ["table_id"])
