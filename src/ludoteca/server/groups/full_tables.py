"""Withdraws the notice "a table of your group waits for players" once it has no free seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import BigInteger, String, bindparam, literal, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import group_members, group_tables, jobs, notifications
from ludoteca.server.db.write import Write
from ludoteca.server.jobs import DueJob, JobKind
from ludoteca.server.notifications import Notifications, Over
from ludoteca.server.tables.rows import RowHappened, SeatsGone

TAKE_BACK: Final = "full_group_table"
"""The kind of the job; its key is the table."""

_new = insert(jobs)
_RING: Final = _new.from_select(
    ("kind", "key", "due", "tries", "lease", "body"),
    select(
        literal(TAKE_BACK),
        group_tables.c.table_id,
        bindparam("b_at", type_=BigInteger),
        literal(0),
        literal(0),
        literal(b"null"),
    ).where(group_tables.c.table_id == bindparam("b_table", type_=String)),
    include_defaults=False,
).on_conflict_do_update(
    index_elements=("kind", "key"), set_={"due": _new.excluded.due, "lease": 0, "tries": 0}
)
"""Writes nothing for a table of no group."""


def note_full(happened: RowHappened) -> Sequence[Write]:
    """The effect of the last seat that is taken, and of a table that closes: the job that withdraws
    the notices of that table, if it is a group's."""
    if not isinstance(happened, SeatsGone):
        return ()
    return (Write(_RING, {"b_table": happened.table, "b_at": happened.at}),)


class FullTables:
    def __init__(self, database: Database, notifications: Notifications) -> None:
        self._database = database
        self._notifications = notifications

    @property
    def kind(self) -> JobKind:
        return JobKind(TAKE_BACK, self._take_back)

    async def _take_back(self, job: DueJob) -> None:
        its, table = notifications.c, job.key
        members = (
            select(group_members.c.guest)
            .join(group_tables, group_tables.c.group_id == group_members.c.group_id)
            .where(group_tables.c.table_id == table)
        )
        told = select(its.guest).where(
            its.guest.in_(members), its.kind == "group", its.topic == table
        )
        async with self._database.reads.connect() as connection:
            guests = (await connection.scalars(told)).all()
        now = clock.now()
        over = (Over(kind="group", guest=guest, at=now, topic=table) for guest in guests)
        await self._notifications.report(*over)
