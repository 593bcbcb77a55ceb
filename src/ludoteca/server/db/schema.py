"""The tables of the database. A change here comes with a migration beside it.

Times are in milliseconds since 1970 UTC.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created_at", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("owner", ForeignKey("guests.id"), nullable=False),
    Column("status", String, nullable=False),  # waiting, running, over or stopped
    Column("secret", LargeBinary, nullable=False),  # of the dice; told when the table is over
    Column("created_at", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),  # whether bots may be asked for advice
    Index("tables_by_owner", "owner", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # open, person or bot
    Column("guest", ForeignKey("guests.id")),
    Column("name", String, nullable=False),
    Column("level", String),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("command", String),  # the client's id of it
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("tape", LargeBinary, nullable=False),  # JSON
    Column("draws", LargeBinary),  # JSON; nothing at tables whose draws are not proved
    UniqueConstraint("table_id", "seat", "command", name="one_entry_per_command"),
)

wakes = Table(
    "wakes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("asked", Integer, nullable=False),
    Column("due", Integer, nullable=False),
    Column("lease", Integer, nullable=False),  # claimed until then; 0 for never
    Index("wakes_by_due", "due"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("made_at", Integer, nullable=False),
)
