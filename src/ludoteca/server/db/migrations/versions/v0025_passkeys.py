"""Passkeys and recovery codes: people sign in again on another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("handle", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "used_challenges",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("used_challenges_by_end", "used_challenges", ["until"])
    op.create_table(
        "recovery_codes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
    )
    op.create_index("recovery_codes_by_guest", "recovery_codes", ["guest"])
