"""Tables against bots that their people ended early count as played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column(
        "outcomes", sa.Column("early", sa.Boolean, nullable=False, server_default=sa.false())
    )
