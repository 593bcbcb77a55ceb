"""Tables pause; none does yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused_since", sa.BigInteger))
    op.add_column("tables", sa.Column("paused_until", sa.BigInteger))
    op.add_column("tables", sa.Column("pause_wish", sa.LargeBinary))
