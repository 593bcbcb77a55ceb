"""Rows of tournaments: their people, their rounds, and who sat where."""

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
    UniqueConstraint,
    false,
)

from ludoteca.server.db.schema.metadata import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", ForeignKey("guests.id"), nullable=False),
    Column("household", String),  # that pays for the bots of its tables; null after the end
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),  # of each table
    Column("rounds", Integer, nullable=False),
    Column("late", Integer, nullable=False),  # the last round in which a newcomer can begin
    Column("bank", Integer),  # of a live time control, in seconds
    Column("increment", Integer),  # in seconds
    Column("hours", Integer),  # for each answer, at tables over days
    Column("rest", Integer, nullable=False),  # seconds between two rounds
    Column("listed", Boolean, nullable=False),
    Column("same_dice", Boolean, nullable=False),  # for all tables of a round
    Column("seed", LargeBinary, nullable=False),  # of the draw of seats; public after the end
    Column("state", String, nullable=False),  # open, running, over or cancelled
    Column("round", Integer, nullable=False),  # the newest, from 1; 0 before the first
    Column("created_at", BigInteger, nullable=False),
    Column("next_at", BigInteger),  # when it starts, or its next round begins; null for unknown
    Column("ended_at", BigInteger),
    Index("tournaments_by_owner", "owner", "state"),
    Index("tournaments_by_listing", "listed", "state", "next_at"),
)

tournament_people = Table(
    "tournament_people",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order of entries, from 1
    Column("guest", ForeignKey("guests.id")),  # null after their deletion
    Column("entered_at", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),  # their first round
    Column("out", Boolean, nullable=False),  # they have withdrawn, or were removed
    Column("removed", Boolean, nullable=False, server_default=false()),  # by the owner
    UniqueConstraint("tournament", "guest", name="one_entry_per_guest"),
    Index("tournament_people_by_guest", "guest"),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("challenge", ForeignKey("challenges.id")),  # the dice that its tables share
    Column("began_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
)

# Where everybody sits in a round, bots too, and what came of it. Tables may be deleted before
# their tournament, so `table_id` is no foreign key.
tournament_places = Table(
    "tournament_places",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("nth", Integer, primary_key=True),
    Column("number", Integer),  # of the person; null for a bot
    Column("table_id", String),  # null for a bye
    Column("seat", Integer),
    Column("state", String, nullable=False),  # playing, played, away, void or bye
    Column("rank", Integer),  # at the table
    Column("points", Integer),  # the duplicate score, of tables on the same dice
    Column("tie", Integer),
    Column("text", LargeBinary),  # JSON; the duplicate score in the game's words
    UniqueConstraint("tournament", "round", "number", name="one_place_per_round"),
    Index("tournament_places_by_table", "table_id", "seat"),
)
