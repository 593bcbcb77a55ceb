"""Who was sent away from a table is a row: it holds in every process, and after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "dismissals",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
