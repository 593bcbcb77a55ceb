"""Draws carry their numbers; the seed of the dice is called what it is, a secret."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("draws", sa.LargeBinary))
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO secret")
