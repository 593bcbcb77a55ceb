"""Members who wish to be told of open tables of their group, tables that belong to a group, and
groups that moderators have ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    no = sa.false()
    op.add_column(
        "group_members", sa.Column("wants", sa.Boolean, nullable=False, server_default=no)
    )
    op.add_column("group_members", sa.Column("told_at", sa.BigInteger))
    op.add_column("groups", sa.Column("ended_at", sa.BigInteger))
    for table in ("reports", "sanctions", "audit_log"):
        op.add_column(table, sa.Column("group_id", sa.String))
    op.add_column("tables", sa.Column("grouped", sa.Boolean, nullable=False, server_default=no))
    op.execute("UPDATE tables SET grouped = true WHERE id IN (SELECT table_id FROM group_tables)")
