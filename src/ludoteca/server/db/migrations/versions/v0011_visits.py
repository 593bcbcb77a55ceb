"""Guests are known to have been here, so that those who stay away for good can be forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ludoteca.server import clock

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    now = sa.text(str(clock.now()))  # nobody knows when: they count as having been here today
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default=now))
    op.create_index("guests_by_visit", "guests", ["seen_at"])
