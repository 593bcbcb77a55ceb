"""Rows of ratings: what counts at each table, what it made of ratings, and where people stand."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    text,
)

from ludoteca.server.db.schema.metadata import metadata

# Outlives its table: the ratings of others rest on it. Down to `ended_at` it is a record, after it
# a cache, which `ludoteca ratings rebuild` makes anew. Numbers are those of
# `ludoteca.server.ratings.rating.GRID`.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("kind", String, nullable=False),  # rated or practice
    Column("guest", ForeignKey("guests.id")),  # null for bots and for people who were forgotten
    Column("level", String),  # of a bot
    Column("place", Integer),  # null until the table has ended
    Column("ended_at", BigInteger),
    Column("mu_before", BigInteger),  # without a guest it is a record, too
    Column("sigma_before", BigInteger),
    Column("mu", BigInteger),
    Column("sigma", BigInteger),
    Column("moved", Boolean, nullable=False, default=False),  # there was somebody to compare with
    Column("played", Integer, nullable=False, default=0),  # by this guest up to here
    Column("in_season", Integer, nullable=False, default=0),
    Column("version", Integer),  # of the function; null until it is computed
    Index("rating_steps_by_guest", "guest", "game", "kind", "ended_at", "table_id"),
)
for name, state in (("rating_steps_to_do", "IS NULL"), ("rating_steps_done", "IS NOT NULL")):
    Index(
        name,
        rating_steps.c.game,
        rating_steps.c.kind,
        rating_steps.c.ended_at,
        rating_steps.c.table_id,
        sqlite_where=text(f"version {state}"),
        postgresql_where=text(f"version {state}"),
    )

# The rating of each person now (season 0), and at the end of each season: a cache.
rating_standings = Table(
    "rating_standings",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("season", Integer, primary_key=True),  # like 20264; 0 for all time
    Column("mu", BigInteger, nullable=False),
    Column("sigma", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),  # that people see
    Column("provisional", Boolean, nullable=False),
    Column("played", Integer, nullable=False),  # in all, or in the season
    Column("ended_at", BigInteger, nullable=False),  # the last table of these
    Column("table_id", String, nullable=False),
    Column("version", Integer, nullable=False),
    Index("rating_standings_by_end", "game", "kind", "ended_at", "table_id"),
)
Index(
    "rating_standings_by_number",
    rating_standings.c.game,
    rating_standings.c.kind,
    rating_standings.c.season,
    rating_standings.c.provisional,
    rating_standings.c.number.desc(),
    rating_standings.c.ended_at,
)
