"""Rows of the house: jobs, processes, keys, orders of the host."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, String, Table

from ludoteca.server.db.schema.metadata import metadata

jobs = Table(
    "jobs",
    metadata,
    Column("kind", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),  # that have failed
    Column("lease", BigInteger, nullable=False),  # claimed until then; 0 for never
    Column("holder", String),  # the process that claimed it last
    Column("body", LargeBinary, nullable=False),  # JSON
    Index("jobs_by_due", "due"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON: `ludoteca.server.operators.orders.Order`
    Column("holder", String),  # the process that carries it out
    Column("answer", LargeBinary),  # JSON; null until it was carried out
)

notices = Table(
    "notices",
    metadata,
    Column("name", String, primary_key=True),  # announcement or drain
    Column("body", String, nullable=False),
    Column("until", BigInteger),
)
