"""Tables may share their dice, and are compared then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("fair", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("opens_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenge_results",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("challenge", sa.String, sa.ForeignKey("challenges.id"), nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("level", sa.String),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("tie", sa.Integer, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_index(
        "results_by_merit", "challenge_results", ["challenge", "counted", "points", "tie"]
    )
    op.create_index("results_by_guest", "challenge_results", ["guest"])
    op.add_column("tables", sa.Column("shared", sa.LargeBinary))
    op.add_column("tables", sa.Column("challenge", sa.String))
    op.create_index("tables_by_challenge", "tables", ["challenge", "owner"])
