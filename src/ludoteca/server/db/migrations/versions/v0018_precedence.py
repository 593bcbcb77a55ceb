"""Listed tables have a place in the lobby: those of one address do not fill it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("precedence", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("tables_by_listing", "tables")
    op.create_index("tables_by_listing", "tables", ["listed", "status", "precedence", "created_at"])
