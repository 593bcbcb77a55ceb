"""Groups, and the group of a challenge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("link", sa.String, nullable=False, unique=True),
        sa.Column("owner", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("groups_by_owner", "groups", ["owner"])
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.String, sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )
    op.create_index("group_members_by_guest", "group_members", ["guest"])
    op.create_table(
        "group_tables",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("group_id", sa.String, sa.ForeignKey("groups.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("group_tables_by_group", "group_tables", ["group_id", "at"])
    op.add_column("challenges", sa.Column("group_id", sa.String))
