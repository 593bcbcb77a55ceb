"""Entries say whose turn begins and ends with them; lists are told a little later.

Nothing is missing from the lists of tables that have been played so far.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("entries", sa.Column("turns", sa.String))
    op.add_column("tables", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
    op.execute(
        "UPDATE tables SET told = coalesce("
        "(SELECT max(n) FROM entries WHERE table_id = tables.id), -1)"
    )
