"""How tables ended is kept per seat; guests have an id that others may know.

Outcomes of tables that have ended already are worked out from their logs at the next start:
that needs the rules of their games, which are no part of a migration.
"""

from __future__ import annotations

import base64
import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("level", sa.String),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_index("outcomes_by_guest", "outcomes", ["guest", "game", "ended_at"])
    op.add_column("guests", sa.Column("person", sa.String, nullable=False, server_default=""))
    connection = op.get_bind()
    for (guest,) in connection.execute(sa.text("SELECT id FROM guests")).all():
        digest = hashlib.sha256(b"ludoteca guest " + guest.encode()).digest()
        connection.execute(
            sa.text("UPDATE guests SET person = :person WHERE id = :guest"),
            {"person": base64.urlsafe_b64encode(digest[:12]).decode(), "guest": guest},
        )
    op.create_index("guests_by_person", "guests", ["person"], unique=True)
