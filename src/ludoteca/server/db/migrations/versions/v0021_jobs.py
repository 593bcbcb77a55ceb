"""Jobs: work that features want done later; there is none yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.String),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("jobs_by_due", "jobs", ["due"])
