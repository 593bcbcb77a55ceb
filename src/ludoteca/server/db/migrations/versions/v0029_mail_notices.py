"""Notices that wait for the next mail to an address, and when the last one went there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("mail_addresses", sa.Column("noticed_at", sa.BigInteger))
    op.create_table(
        "mail_notices",
        sa.Column(
            "address",
            sa.String,
            sa.ForeignKey("mail_addresses.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("tag", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
