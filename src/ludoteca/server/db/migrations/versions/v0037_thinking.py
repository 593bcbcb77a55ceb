"""How long people usually think about an answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("outcomes", sa.Column("thinking", sa.BigInteger))
