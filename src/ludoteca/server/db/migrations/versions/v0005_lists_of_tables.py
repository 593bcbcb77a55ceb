"""Tables tell when they changed, seats whose turn it is: lists of tables need no logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("changed_at", sa.BigInteger, nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE tables SET changed_at = coalesce("
        "(SELECT max(at) FROM entries WHERE table_id = tables.id), created_at)"
    )
    op.add_column("seats", sa.Column("asked_at", sa.BigInteger))
    op.create_index("tables_by_change", "tables", ["changed_at"])
    op.create_index("tables_by_listing", "tables", ["listed", "status", "created_at"])
    op.create_index("seats_by_guest", "seats", ["guest"])
