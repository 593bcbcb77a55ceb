"""Rows of mail addresses, and of the links that were sent to them."""

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
)

from ludoteca.server.db.schema.metadata import metadata

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("key", String, nullable=False),  # the same for all spellings
    Column("address", String, nullable=False),  # as it was verified
    Column("language", String, nullable=False),  # of mails to it
    Column("notices", Boolean, nullable=False),  # whether notices are wished here
    Column("pace", String, nullable=False, server_default="hourly"),  # or at-once, daily
    Column("daily_at", Integer, nullable=False, server_default="1080"),  # minutes after midnight
    Column("verified_at", BigInteger, nullable=False),
    Column("noticed_at", BigInteger),  # when the last mail with notices went there
    Index("mail_addresses_by_key", "key", unique=True),
    Index("mail_addresses_by_guest", "guest"),
)

mail_links = Table(
    "mail_links",
    metadata,
    Column("id", String, primary_key=True),
    Column("hash", String, nullable=False),  # SHA-256 of the token in the link
    Column("guest", ForeignKey("guests.id")),  # who adds the address; null for signing in
    Column("key", String, nullable=False),
    Column("address", String, nullable=False),
    Column("replaces", String),  # the id of the address that ends then
    Column("language", String, nullable=False),
    Column("asker", String, nullable=False),  # SHA-256 of the cookie of the browser that asked
    Column("browser", String, nullable=False),
    Column("system", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("sent", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # elsewhere: the browser that asked may sign in
    Index("mail_links_by_hash", "hash", unique=True),
    Index("mail_links_by_asker", "asker"),
    Index("mail_links_by_guest", "guest"),
    Index("mail_links_by_until", "until"),
)

# Notices that wait for the next mail to an address.
mail_notices = Table(
    "mail_notices",
    metadata,
    Column("address", ForeignKey("mail_addresses.id", ondelete="CASCADE"), primary_key=True),
    Column("tag", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON: `ludoteca.server.notifications.Notice`
)
