"""Tournaments, and the tournament of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("owner", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("household", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("bank", sa.Integer),
        sa.Column("increment", sa.Integer),
        sa.Column("hours", sa.Integer),
        sa.Column("rest", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("same_dice", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("next_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("tournaments_by_owner", "tournaments", ["owner", "state"])
    op.create_index("tournaments_by_listing", "tournaments", ["listed", "state", "next_at"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("entered_at", sa.BigInteger, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament", "guest", name="one_entry_per_guest"),
    )
    op.create_index("tournament_people_by_guest", "tournament_people", ["guest"])
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("challenge", sa.String, sa.ForeignKey("challenges.id")),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_table(
        "tournament_places",
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("nth", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer),
        sa.Column("table_id", sa.String),
        sa.Column("seat", sa.Integer),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("tie", sa.Integer),
        sa.Column("text", sa.LargeBinary),
        sa.UniqueConstraint("tournament", "round", "number", name="one_place_per_round"),
    )
    op.create_index("tournament_places_by_table", "tournament_places", ["table_id", "seat"])
    op.add_column("tables", sa.Column("tournament", sa.String))
