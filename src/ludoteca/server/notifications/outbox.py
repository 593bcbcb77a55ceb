"""The outbox: rows of what happened to people, written in the transaction of its cause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, case, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import jobs, notifications
from ludoteca.server.db.write import Write
from ludoteca.server.notifications.happened import Happened, Kind, Over

TELL: Final = "tell"
"""The kind of the job that decides what a guest is told; its key is the guest."""

OVER: Final = -1
"""In place of the number of an occurrence."""


class Facts(msgspec.Struct, frozen=True):
    """What the words of an occurrence need."""

    game: str
    name: str
    path: str


class Row(msgspec.Struct, frozen=True):
    """An occurrence in the outbox, and how it was told last."""

    kind: Kind
    topic: str
    n: int
    at: int
    due: int
    facts: Facts
    told: int | None
    told_at: int | None
    tag: str | None

    @property
    def waits(self) -> bool:
        """Whether it is still to be told."""
        return self.n not in (OVER, self.told)


_new = insert(notifications)
_WRITE: Final = _new.on_conflict_do_update(
    index_elements=("guest", "kind", "topic"),
    set_={name: _new.excluded[name] for name in ("n", "at", "due", "body")},
)
_END: Final = (
    update(notifications)
    .where(
        notifications.c.guest == bindparam("of_guest"),
        notifications.c.kind == bindparam("of_kind"),
        notifications.c.topic == bindparam("of_topic"),
    )
    .values(n=OVER)
)
_new_job = insert(jobs)
# A job that waits keeps the earlier time. One that is at work may have read the outbox before this
# transaction: it is done once more.
_RING: Final = _new_job.on_conflict_do_update(
    index_elements=("kind", "key"),
    set_={
        "due": case(
            (jobs.c.lease > 0, _new_job.excluded.due),
            (jobs.c.due < _new_job.excluded.due, jobs.c.due),
            else_=_new_job.excluded.due,
        ),
        "lease": 0,
        "tries": 0,
    },
)
_encode = msgspec.json.Encoder().encode
_read_facts = msgspec.json.Decoder(Facts).decode


SEEN: Final[tuple[Kind, ...]] = (
    "started", "full", "invited", "rematch", "mentioned", "finished",
    "called", "reopened", "group",
)  # fmt: skip
"""Kinds that are over when the guest has looked at the table."""


async def kinds_to_see(connection: Connection, guest: str, topic: str) -> Sequence[Kind]:
    """The kinds in the outbox that are over now that ``guest`` looks at this table."""
    its = notifications.c
    there = select(its.kind).where(its.guest == guest, its.topic == topic, its.n != OVER)
    return (await connection.scalars(there.where(its.kind.in_(SEEN)))).all()


def writes_of(happened: Happened | Over) -> Iterable[Write]:
    """The rows of an occurrence, or of its end, for the transaction of the caller."""
    if isinstance(happened, Over):
        due = happened.at
        row = {
            "of_guest": happened.guest,
            "of_kind": happened.kind,
            "of_topic": happened.topic,
        }
        yield Write(_END, row)
    else:
        due = happened.at + happened.grace
        facts = Facts(happened.game, happened.name, happened.path)
        yield Write(
            _WRITE,
            {
                "guest": happened.guest,
                "kind": happened.kind,
                "topic": happened.topic,
                "n": happened.n,
                "at": happened.at,
                "due": due,
                "body": _encode(facts),
            },
        )
    job = {"kind": TELL, "key": happened.guest, "due": due, "body": b"null"}
    yield Write(_RING, job | {"tries": 0, "lease": 0}, order=happened.guest)


async def read_outbox(connection: Connection, guest: str) -> list[Row]:
    """The rows of ``guest``, the oldest first."""
    query = select(notifications).where(notifications.c.guest == guest)
    rows = await connection.execute(query.order_by(notifications.c.at, notifications.c.kind))
    return [
        Row(
            row.kind, row.topic, row.n, row.at, row.due, _read_facts(row.body),
            row.told, row.told_at, row.tag,
        )
        for row in rows
    ]  # fmt: skip


async def mark_told(
    connection: Connection, guest: str, rows: Sequence[Row], tag: str, at: int
) -> None:
    for row in rows:
        change = update(notifications).where(*_is(guest, row))
        await connection.execute(change.values(told=row.n, told_at=at, tag=tag))


async def put_off(connection: Connection, guest: str, row: Row, due: int) -> None:
    await connection.execute(update(notifications).where(*_is(guest, row)).values(due=due))


async def drop(connection: Connection, guest: str, row: Row) -> None:
    await connection.execute(delete(notifications).where(*_is(guest, row)))


async def count_rows(connection: Connection, guest: str) -> int:
    query = select(func.count()).where(notifications.c.guest == guest)
    return int(await connection.scalar(query) or 0)


def _is(guest: str, row: Row) -> tuple[Any, ...]:
    """The row, unless it was written anew since."""
    its = notifications.c
    return its.guest == guest, its.kind == row.kind, its.topic == row.topic, its.n == row.n
