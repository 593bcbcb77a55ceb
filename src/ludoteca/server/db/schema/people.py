"""Rows of people."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, String, Table

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
    Index("guests_by_person", "person", unique=True),
    Index("guests_by_visit", "seen_at"),
)
