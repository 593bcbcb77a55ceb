"""Rows of moderation: who moderates, what people report, and what follows.

Ids of tables are no foreign keys here: a report outlasts the table that it is about.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from ludoteca.server.db.schema.metadata import metadata

# Only the command line of the host writes here.
roles = Table(
    "roles",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("role", String, primary_key=True),
    Column("granted_at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", ForeignKey("guests.id")),  # null once they are deleted
    Column("reported", ForeignKey("guests.id"), nullable=False),
    Column("kind", String, nullable=False),  # line, name, conduct or group
    Column("reason", String, nullable=False),
    Column("name", String, nullable=False),  # of the reported person, or group, at that time
    Column("table_id", String),
    Column("line", Integer),
    Column("group_id", String),
    Column("around", LargeBinary, nullable=False),  # JSON: a copy of the talk around it
    Column("closed_at", BigInteger),
    Index("reports_by_time", "closed_at", "at"),
    Index("reports_by_reported", "reported", "closed_at"),
    Index("reports_by_reporter", "reporter", "closed_at"),
)

# What was imposed on a person. ``guests.muted_until`` and ``guests.banned_until`` are derived from
# the rows that are in force.
sanctions = Table(
    "sanctions",
    metadata,
    Column("id", String, primary_key=True),
    # Null once the person is deleted: their browser may still be kept out.
    Column("guest", ForeignKey("guests.id")),
    Column("kind", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null for ever, and for what has no duration
    Column("lifted_at", BigInteger),  # a moderator took it back
    Column("reason", String, nullable=False),
    Column("words", String, nullable=False),  # of the moderator, perhaps empty
    Column("report", String),
    Column("name", String),  # the name that was taken away
    Column("table_id", String),
    Column("line", Integer),
    Column("group_id", String),
    Column("read_at", BigInteger),  # the person has read it, or that it was lifted
    Column("answer", String),
    Column("answered_at", BigInteger),
    Index("sanctions_by_guest", "guest", "at"),
    Index("sanctions_by_report", "report"),
)

# Rows are only added: what was taken back is a further row, which names the one before.
audit_log = Table(
    "audit_log",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("moderator", ForeignKey("guests.id")),  # null for the host, and once deleted
    Column("by", String, nullable=False),  # the name of the moderator at that time
    Column("action", String, nullable=False),
    Column("about", ForeignKey("guests.id")),  # null once the person is deleted
    Column("name", String, nullable=False),  # of that person at that time
    Column("reason", String, nullable=False),
    Column("words", String, nullable=False),
    Column("until", BigInteger),
    Column("report", String),
    Column("sanction", String),
    Column("table_id", String),
    Column("line", Integer),
    Column("group_id", String),
    Index("audit_log_by_time", "at"),
    Index("audit_log_by_person", "about", "at"),
    Index("audit_log_by_moderator", "moderator"),
)
