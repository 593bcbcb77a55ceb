"""Sessions: a browser is signed in to a person. The cookies of before go on, until they are
exchanged for a session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column(
        "guests", sa.Column("cookie", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("browser", sa.String, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.create_index("sessions_by_visit", "sessions", ["seen_at"])
