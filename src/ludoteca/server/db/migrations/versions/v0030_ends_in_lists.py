"""When a table ended and whether its people have seen the result, for lists by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended_at", sa.BigInteger))
    op.add_column("seats", sa.Column("ended_at", sa.BigInteger))
    op.add_column(
        "seats", sa.Column("unseen", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute("UPDATE tables SET ended_at = changed_at WHERE status NOT IN ('waiting', 'running')")
    op.execute(
        "UPDATE seats SET ended_at = (SELECT ended_at FROM tables WHERE tables.id = seats.table_id)"
    )
    op.create_index("tables_by_owner_and_end", "tables", ["owner", "ended_at", "id"])
    op.create_index("seats_by_guest_and_end", "seats", ["guest", "ended_at", "table_id"])
    op.drop_index("seats_by_guest", "seats")
    op.create_index(
        "seats_unseen",
        "seats",
        ["guest", "ended_at", "table_id"],
        sqlite_where=sa.text("unseen = 1"),
        postgresql_where=sa.text("unseen"),
    )
