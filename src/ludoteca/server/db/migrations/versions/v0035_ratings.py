"""Ratings, and tables that count for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("level", sa.String),
        sa.Column("place", sa.Integer),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("mu_before", sa.BigInteger),
        sa.Column("sigma_before", sa.BigInteger),
        sa.Column("mu", sa.BigInteger),
        sa.Column("sigma", sa.BigInteger),
        sa.Column("moved", sa.Boolean, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("in_season", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer),
    )
    op.create_index(
        "rating_steps_by_guest", "rating_steps", ["guest", "game", "kind", "ended_at", "table_id"]
    )
    for name, state in (("rating_steps_to_do", "IS NULL"), ("rating_steps_done", "IS NOT NULL")):
        op.create_index(
            name,
            "rating_steps",
            ["game", "kind", "ended_at", "table_id"],
            sqlite_where=sa.text(f"version {state}"),
            postgresql_where=sa.text(f"version {state}"),
        )
    op.create_table(
        "rating_standings",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True),
        sa.Column("mu", sa.BigInteger, nullable=False),
        sa.Column("sigma", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("provisional", sa.Boolean, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index(
        "rating_standings_by_number",
        "rating_standings",
        ["game", "kind", "season", "provisional", sa.text("number DESC"), "ended_at"],
    )
    op.create_index(
        "rating_standings_by_end", "rating_standings", ["game", "kind", "ended_at", "table_id"]
    )
