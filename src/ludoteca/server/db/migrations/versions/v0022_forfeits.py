"""What becomes of a seat that resigns or loses on time; until now a bot played on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("tables", sa.Column("forfeit", sa.String, nullable=False, server_default="bot"))
