"""Rows about finished tables: outcomes, trophies, results of challenges, reviews, luck."""

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

outcomes = Table(
    "outcomes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("level", String),  # of a bot
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),  # whether statistics of the guest include it
    Column("early", Boolean, nullable=False, default=False),  # ended early: no score, rank or win
    Column("ended_at", BigInteger, nullable=False),
    Column("thinking", BigInteger),  # the usual milliseconds of the person's answers
    Index("outcomes_by_guest", "guest", "game", "ended_at"),
)

# One row for each time that a person earned a trophy; `ludoteca trophies rebuild` makes them anew.
trophies = Table(
    "trophies",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("trophy", String, primary_key=True),  # its name in the game
    Column("game", String, nullable=False),
    Column("guest", ForeignKey("guests.id")),  # null for people who were forgotten
    Column("ended_at", BigInteger, nullable=False),
    Index("trophies_by_guest", "guest", "game", "trophy", "ended_at", "table_id"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),  # of each of its tables
    Column("fair", LargeBinary, nullable=False),  # JSON; the `fair` of its tables' entry 0
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("opens_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),  # no table can be begun from then on
    Column("closes_at", BigInteger, nullable=False),  # the secret is public from then on
    Column("group_id", String),  # of the group whose weekly round it is; null for all others
)

challenge_results = Table(
    "challenge_results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("challenge", ForeignKey("challenges.id"), nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("level", String),  # of a bot
    Column("points", Integer, nullable=False),
    Column("tie", Integer, nullable=False),
    Column("text", LargeBinary, nullable=False),  # JSON; the result in the game's words
    Column("counted", Boolean, nullable=False),  # the first table of its guest, played in time
    Column("ended_at", BigInteger, nullable=False),
    Index("results_by_merit", "challenge", "counted", "points", "tie"),
    Index("results_by_guest", "guest"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("made_at", BigInteger, nullable=False),
)

lucks = Table(
    "lucks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("made_at", BigInteger, nullable=False),
)

# Unfinished computations about finished tables.
works = Table(
    "works",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),  # review or luck
    Column("household", String, nullable=False),  # the name of the address that requested it
    Column("guest", ForeignKey("guests.id")),  # the guest who requested it
    Column("asked_at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),  # to look at
    Column("done", Integer, nullable=False),  # thousandths
    Column("spent", BigInteger, nullable=False),  # milliseconds
    Column("tries", Integer, nullable=False),  # that have failed since the last part
    Column("lease", BigInteger, nullable=False),  # claimed until then, or at rest
    Column("holder", String),  # the process that claimed it last
    Index("works_by_guest", "guest"),
)

work_parts = Table(
    "work_parts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
)
