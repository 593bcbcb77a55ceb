"""Rows of people, and of the browsers in which they are signed in."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, String, Table

from ludoteca.server import clock
from ludoteca.server.db.schema.metadata import metadata

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("person", String, nullable=False),  # the public id
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, default=clock.now),  # to the day
    # Whether the signed cookie of earlier versions still signs them in.
    Column("cookie", Boolean, nullable=False, default=False),
    # Until when they write no text of their own, and until when they are kept out: derived from
    # `sanctions`; null for neither.
    Column("muted_until", BigInteger),
    Column("banned_until", BigInteger),
    Index("guests_by_person", "person", unique=True),
    Index("guests_by_visit", "seen_at"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),  # SHA-256 of the secret in the cookie
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("browser", String, nullable=False),  # its name, like Firefox; empty if unknown
    Column("system", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # to the day
    Index("sessions_by_guest", "guest"),
    Index("sessions_by_visit", "seen_at"),
)

# The code that a person shows on one device to sign in on another; one at a time.
pairings = Table(
    "pairings",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("code", String, nullable=False),  # a keyed hash of it
    Column("ends_at", BigInteger, nullable=False),
    Column("attempt", String),  # SHA-256 of the secret of the device that entered the code
    Column("browser", String, nullable=False),  # of that device, as in sessions
    Column("system", String, nullable=False),
    Column("attempted_at", BigInteger),
    Column("answer", String),  # of the person: yes or no; done once the device is signed in
    Index("pairings_by_code", "code", unique=True),
    Index("pairings_by_attempt", "attempt"),
    Index("pairings_by_end", "ends_at"),
)
