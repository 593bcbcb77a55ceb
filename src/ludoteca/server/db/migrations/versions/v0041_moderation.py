"""Moderation: roles, reports, sanctions and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.add_column("guests", sa.Column("muted_until", sa.BigInteger))
    op.add_column("guests", sa.Column("banned_until", sa.BigInteger))
    op.add_column(
        "talk", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "roles",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("role", sa.String, primary_key=True),
        sa.Column("granted_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("reported", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("line", sa.Integer),
        sa.Column("around", sa.LargeBinary, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    op.create_index("reports_by_time", "reports", ["closed_at", "at"])
    op.create_index("reports_by_reported", "reports", ["reported", "closed_at"])
    op.create_index("reports_by_reporter", "reports", ["reporter", "closed_at"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("lifted_at", sa.BigInteger),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("report", sa.String),
        sa.Column("name", sa.String),
        sa.Column("table_id", sa.String),
        sa.Column("line", sa.Integer),
        sa.Column("read_at", sa.BigInteger),
        sa.Column("answer", sa.String),
        sa.Column("answered_at", sa.BigInteger),
    )
    op.create_index("sanctions_by_guest", "sanctions", ["guest", "at"])
    op.create_index("sanctions_by_report", "sanctions", ["report"])
    op.create_table(
        "audit_log",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("moderator", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("about", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("report", sa.String),
        sa.Column("sanction", sa.String),
        sa.Column("table_id", sa.String),
        sa.Column("line", sa.Integer),
    )
    op.create_index("audit_log_by_time", "audit_log", ["at"])
    op.create_index("audit_log_by_person", "audit_log", ["about", "at"])
    op.create_index("audit_log_by_moderator", "audit_log", ["moderator"])
