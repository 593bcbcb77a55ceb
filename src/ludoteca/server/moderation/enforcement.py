"""Carries sanctions out beyond their row: a job, so that a crash between two steps loses none."""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy import select

from ludoteca.server.db.schema import sessions
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.jobs import DueJob
from ludoteca.server.matching.service import Matching
from ludoteca.server.moderation.sanction_store import Found, SanctionStore
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.talk.service import TalkService

LEASE: Final = 120_000
"""Milliseconds: a banned person may sit at hundreds of tables."""

_NOTHING_TO_DO: Final = frozenset(
    {
        "error-no-such-table",
        "error-not-running",
        "error-table-closed",
        "error-table-started",
        "error-table-stopped",
    }
)
"""Why nothing is done at a table: it has ended, or is no more."""

log = structlog.get_logger()


class Enforcement:
    def __init__(
        self,
        house: House,
        sanctions: SanctionStore,
        talk: TalkService,
        matching: Matching,
        deletion: Deletion,
    ) -> None:
        self._house, self._sanctions = house, sanctions
        self._talk, self._matching, self._deletion = talk, matching, deletion

    async def carry_out(self, job: DueJob) -> None:
        """Carry out a sanction, or its end when it was lifted."""
        found = await self._sanctions.find(job.key)
        if found is None:
            return
        try:
            await self._table(found)
        except Problem as problem:
            if problem.code not in _NOTHING_TO_DO:
                raise
        if found.guest is None:
            return
        if found.kind == "rename":
            await self._house.rooms.rename(Guest(found.guest, found.called))
        elif found.kind == "ban" and not found.lifted:
            await self._keep_out(Guest(found.guest, found.called))

    async def _table(self, found: Found) -> None:
        if found.table is None:
            return
        if found.kind == "remove_line" and found.line is not None:
            room = await self._house.rooms.get(found.table)
            await self._talk.show_anew(room.state, found.line)
        elif found.kind == "close_table":
            room = await self._house.rooms.get(found.table)
            if await self._sanctions.is_closed(found.table):
                await room.halt()
            else:
                await room.reopen()

    async def _keep_out(self, guest: Guest) -> None:
        """Close the sockets of a banned guest, end their search, and let bots play on."""
        query = select(sessions.c.id).where(sessions.c.guest == guest.id)
        async with self._house.database.reads.connect() as connection:
            open = list((await connection.scalars(query)).all())
        self._house.sessions.sockets.hang_up(open)
        await self._matching.cancel(guest.id)
        await self._deletion.leave_tables(guest)
        log.info("a guest was banned", sessions=len(open))
