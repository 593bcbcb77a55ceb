"""Rows of matching: what people look for who want to play with others."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    false,
    true,
)

from ludoteca.server.db.schema.metadata import metadata

# A row for each person who looks for others. The columns after ``away_since`` are those of the
# party in which they were matched, until its table starts.
searches = Table(
    "searches",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("games", LargeBinary, nullable=False),  # JSON: ids of games; an empty list for any
    Column("least", Integer, nullable=False),  # seats
    Column("most", Integer, nullable=False),
    Column("speed", String, nullable=False),
    Column("language", String),  # of talk; null for any
    Column("bots_after", Integer),  # seconds; null for never
    Column("backfill", Boolean, nullable=False, server_default=true()),  # also at running tables
    Column("created_at", BigInteger, nullable=False),
    Column("held_until", BigInteger),  # is matched from then on; null for at once
    Column("returned", Boolean, nullable=False, server_default=false()),  # to the head of all
    Column("away_since", BigInteger),  # without a connection
    Column("party", String),
    Column("game", String),
    Column("table_id", ForeignKey("tables.id")),
    Column("answer_by", BigInteger),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Index("searches_by_speed", "speed", "party"),
    Index("searches_by_party", "party"),
    Index("searches_by_table", "table_id"),
)

# Tables that run and have seats of bots that people may take.
open_seats = Table(
    "open_seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, nullable=False),
    Column("speed", String, nullable=False),
    Column("language", String),  # of talk, of the people who were matched; null for any
    Column("seats", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # the game is not yet far by then
    Index("open_seats_by_speed", "speed", "until"),
)

# People who wish to be called when somebody looks for players, and when they were.
call_wishes = Table(
    "call_wishes",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("wanted", Boolean, nullable=False),  # false for somebody who wishes it no more
    Column("games", LargeBinary, nullable=False),  # JSON: ids of games; an empty list for any
    Column("called_at", BigInteger, nullable=False, server_default="0"),
    Column("rests_until", BigInteger, nullable=False, server_default="0"),  # is not called before
    Column("call", String),  # the last one
    Index("call_wishes_by_time", "wanted", "called_at"),
    Index("call_wishes_by_call", "call"),
)

# How people left the tables of several people at which they played from the start: a row when they
# leave, or when the table ends.
attendance = Table(
    "attendance",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("stayed", Boolean, nullable=False),
    Index("attendance_by_guest", "guest", "at"),
)
