"""Tables that moderators have closed, and may open again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("halted", sa.Boolean, nullable=False, server_default=sa.false())
    )
