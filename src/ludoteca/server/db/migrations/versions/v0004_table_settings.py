"""Tables have settings of their owner, and may be closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for column in (
        sa.Column("closed", sa.String),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("absence", sa.Integer, server_default="300"),
        sa.Column("stand_in", sa.String, nullable=False, server_default="medium"),
        sa.Column("talk", sa.String, nullable=False, server_default="all"),
    ):
        op.add_column("tables", column)
