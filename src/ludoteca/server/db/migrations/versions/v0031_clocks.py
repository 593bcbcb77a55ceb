"""Time controls of tables, and the outages that cost nobody time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    for name in ("bank", "increment", "hours"):
        op.add_column("tables", sa.Column(name, sa.Integer))
    op.create_table(
        "outages",
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, primary_key=True),
    )
