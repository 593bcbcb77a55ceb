"""The type `Occurrence`: what a webhook is told, as the body of its job."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import BigInteger, LargeBinary, String, and_, bindparam, literal, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.codec import encode
from ludoteca.server.db.schema import jobs, seats, webhooks
from ludoteca.server.db.write import Write

Kind: TypeAlias = Literal["full", "started", "turn", "finished", "test"]

WEBHOOK: Final = "webhook"
"""The kind of the jobs: one for each webhook and occurrence."""


class Occurrence(msgspec.Struct, frozen=True):
    """Something of a ``kind`` happened ``at`` a time (milliseconds) at ``table``; ``seats`` are
    those whom it concerns, for a full table all. ``id`` is unique for a webhook."""

    kind: Kind
    id: str
    at: int
    table: str | None = None
    seats: tuple[int, ...] = ()


def _jobs_of(which: Any) -> Any:
    found = select(
        literal(WEBHOOK),
        webhooks.c.id + literal("/") + bindparam("occurrence", type_=String),
        bindparam("at", type_=BigInteger),
        literal(0),
        literal(0),
        bindparam("what", type_=LargeBinary),
    ).where(which, ~webhooks.c.stopped)
    columns = ["kind", "key", "due", "tries", "lease", "body"]
    return insert(jobs).from_select(columns, found).on_conflict_do_nothing()


_OF_TABLE: Final = _jobs_of(webhooks.c.table_id == bindparam("whose", type_=String))
_OF_PERSON: Final = _jobs_of(
    and_(webhooks.c.table_id.is_(None), webhooks.c.guest == bindparam("whose", type_=String))
)
_OF_SEATED: Final = _jobs_of(
    and_(
        webhooks.c.table_id.is_(None),
        webhooks.c.guest.in_(
            select(seats.c.guest).where(
                seats.c.table_id == bindparam("whose", type_=String), seats.c.guest.is_not(None)
            )
        ),
    )
)


def table_write(table: str, occurrence: Occurrence) -> Write:
    """The jobs of all webhooks of ``table``, for the transaction of the cause."""
    return Write(_OF_TABLE, _row(table, occurrence))


def person_write(guest: str, occurrence: Occurrence) -> Write:
    """The jobs of all webhooks of the person ``guest``, for the transaction of the cause."""
    return Write(_OF_PERSON, _row(guest, occurrence))


def seated_write(table: str, occurrence: Occurrence) -> Write:
    """The jobs of all webhooks of the people who sit at ``table``."""
    return Write(_OF_SEATED, _row(table, occurrence))


def _row(whose: str, occurrence: Occurrence) -> Mapping[str, Any]:
    return {
        "whose": whose,
        "occurrence": occurrence.id,
        "at": occurrence.at,
        "what": encode(occurrence),
    }
