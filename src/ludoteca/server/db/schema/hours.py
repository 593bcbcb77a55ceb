"""Rows of when people play: their playing hours and their holidays."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table

from ludoteca.server.db.schema.metadata import metadata

# Each row holds until the next; the newest has the person's time zone.
playing_hours = Table(
    "playing_hours",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("zone", String, nullable=False),  # an IANA name
    Column("begins", Integer, nullable=False),  # minutes of the day
    Column("ends", Integer, nullable=False),  # past 1440 where it is a minute of the next day
)

holidays = Table(
    "holidays",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)
