"""Invitations by name to tables that wait for their start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("by", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String, nullable=False),
    )
    op.create_index("invitations_by_guest", "invitations", ["guest", "state"])
    op.create_index("invitations_by_inviter", "invitations", ["by"])
