"""Rows of people of an OpenID Connect provider."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table

from ludoteca.server.db.schema.metadata import metadata

openid_subjects = Table(
    "openid_subjects",
    metadata,
    Column("issuer", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("openid_subjects_by_guest", "guest"),
)

openid_visits = Table(
    "openid_visits",  # ways to the provider that have come back, so that none comes back twice
    metadata,
    Column("id", String, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index("openid_visits_by_until", "until"),
)
