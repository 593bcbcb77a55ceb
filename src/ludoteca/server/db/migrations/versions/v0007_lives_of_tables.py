"""People may agree to end a table, and meet again at another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch", sa.String))
    op.add_column("tables", sa.Column("rematch_by", sa.String))
    op.add_column("seats", sa.Column("ends", sa.Boolean, nullable=False, server_default=sa.false()))
