"""Rows of people who know each other: whom they follow, block and have invited, and
their groups."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, String, Table

from ludoteca.server.db.schema.metadata import metadata

# ``guest`` has this relation to ``other``, who is not told.
relations = Table(
    "relations",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, primary_key=True),  # follow, block or invited
    Column("at", BigInteger, nullable=False),
    Index("relations_by_other", "other", "kind"),
)

# What people allow those who follow them, and strangers; a person without a row allows what is
# usual: see `ludoteca.server.relations.wishes.RelationWishes`.
relation_wishes = Table(
    "relation_wishes",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("seen_by", String, nullable=False),
    Column("invited_by", String, nullable=False),
    Column("strangers", String, nullable=False),
)

groups = Table(
    "groups",
    metadata,
    Column("id", String, primary_key=True),  # no address; the same with every link
    Column("link", String, nullable=False, unique=True),  # its address, as long as it holds
    Column("owner", ForeignKey("guests.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),  # moderators have ended it, and may take that back
    Index("groups_by_owner", "owner"),
)

group_members = Table(
    "group_members",
    metadata,
    Column("group_id", ForeignKey("groups.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("joined_at", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False),  # by the owner: no member, and kept out
    Column("wants", Boolean, nullable=False, default=False),  # to be told of open tables
    Column("told_at", BigInteger),  # of the last one; null for never
    Index("group_members_by_guest", "guest"),
)

group_tables = Table(
    "group_tables",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("group_id", ForeignKey("groups.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("group_tables_by_group", "group_id", "at"),
)
