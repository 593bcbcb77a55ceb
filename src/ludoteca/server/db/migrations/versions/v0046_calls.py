"""People who wish to be called when somebody looks for players; entrants whom the owner of a
tournament has removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    op.create_table(
        "call_wishes",
        sa.Column(
            "guest",
            sa.String,
            sa.ForeignKey("guests.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("games", sa.LargeBinary, nullable=False),
        sa.Column("called_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("rests_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("call", sa.String),
    )
    op.create_index("call_wishes_by_time", "call_wishes", ["wanted", "called_at"])
    op.create_index("call_wishes_by_call", "call_wishes", ["call"])
    op.add_column(
        "tournament_people",
        sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
