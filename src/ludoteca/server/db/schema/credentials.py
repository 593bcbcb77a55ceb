"""Rows by which people sign in again: passkeys, recovery codes, and accounts of an OpenID Connect
provider."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table

from ludoteca.server.db.schema.metadata import metadata

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),  # SHA-256 of the credential id
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("credential", LargeBinary, nullable=False),  # the id that the authenticator gave it
    Column("handle", LargeBinary, nullable=False),  # of its user, as the authenticator knows them
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),  # to the day
    Index("passkeys_by_guest", "guest"),
)

# Challenges that were answered, until they expire: none is answered twice.
used_challenges = Table(
    "used_challenges",
    metadata,
    Column("id", String, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index("used_challenges_by_end", "until"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("id", String, primary_key=True),  # SHA-256 of the code; a used one has no row
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Index("recovery_codes_by_guest", "guest"),
)

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
