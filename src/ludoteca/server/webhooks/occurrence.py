"""The type `Occurrence`: what a webhook of a table is told, as the body of its job."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import BigInteger, LargeBinary, String, bindparam, literal, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.codec import encode
from ludoteca.server.db.schema import jobs, webhooks
from ludoteca.server.db.write import Write

Kind: TypeAlias = Literal["full", "started", "turn", "finished", "test"]

WEBHOOK: Final = "webhook"
"""The kind of the jobs: one for each webhook of a table and occurrence, and for each test."""


class Occurrence(msgspec.Struct, frozen=True):
    """Something of a ``kind`` happened ``at`` a time (milliseconds) at ``table``; ``seats`` are
    those whom it concerns, for a full table all. ``id`` is unique for a webhook."""

    kind: Kind
    id: str
    at: int
    table: str | None = None
    seats: tuple[int, ...] = ()


_FOUND: Final = select(
    literal(WEBHOOK),
    webhooks.c.id + literal("/") + bindparam("occurrence", type_=String),
    bindparam("at", type_=BigInteger),
    literal(0),
    literal(0),
    bindparam("what", type_=LargeBinary),
).where(webhooks.c.table_id == bindparam("whose", type_=String), ~webhooks.c.stopped)
_WRITE: Final = (
    insert(jobs)
    .from_select(["kind", "key", "due", "tries", "lease", "body"], _FOUND)
    .on_conflict_do_nothing()
)


def table_write(table: str, occurrence: Occurrence) -> Write:
    """The jobs of all webhooks of ``table``, for the transaction of the cause."""
    row = {
        "whose": table,
        "occurrence": occurrence.id,
        "at": occurrence.at,
        "what": encode(occurrence),
    }
    return Write(_WRITE, row)
