"""People ask each other to go back; nobody has asked yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo_wish", sa.LargeBinary))
