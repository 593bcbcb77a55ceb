"""Rows of feeds and webhooks: how programs outside the house hear of turns."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from ludoteca.server.db.schema.metadata import metadata

feeds = Table(
    "feeds",
    metadata,
    Column("id", String, primary_key=True),  # SHA-256 of the token in its address
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("language", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("feeds_by_guest", "guest"),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),  # who made it
    Column("table_id", ForeignKey("tables.id")),  # null for what happens to the guest
    Column("url", String, nullable=False),
    Column("shape", String, nullable=False),  # json, discord or slack
    Column("secret", String, nullable=False),  # signs the bodies
    Column("language", String, nullable=False),
    Column("base", String, nullable=False, server_default=""),  # our address in links, if known
    Column("created_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),  # deliveries that failed since the last success
    Column("stopped", Boolean, nullable=False),
    Index("webhooks_by_guest", "guest"),
    Index("webhooks_by_table", "table_id"),
)
