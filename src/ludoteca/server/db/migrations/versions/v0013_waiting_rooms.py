"""Seats keep their colour when people move, a series is counted, and whoever is asked to play once
more answers first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("colour", sa.Integer))
    op.add_column("seats", sa.Column("wins", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "seats", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false())
    )
