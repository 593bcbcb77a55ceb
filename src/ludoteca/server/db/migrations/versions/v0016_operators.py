"""Orders of the people who run the house, and what they announce."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("holder", sa.String),
        sa.Column("answer", sa.LargeBinary),
    )
    op.create_table(
        "notices",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("body", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
