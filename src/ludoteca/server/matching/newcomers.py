"""Seats somebody at a table that runs, in the place of a bot: the handler of "backfill"."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.jobs import DueJob
from ludoteca.server.matching.parties import PAUSE, TRIES
from ludoteca.server.matching.store import Member, SearchStore
from ludoteca.server.tables.live import Rooms

Tell = Callable[[Sequence[str]], None]
Report = Callable[[str, str, Sequence[str]], Awaitable[None]]

TOO_LATE: Final = (
    "error-no-bot-seat",
    "error-blocked-there",
    "error-table-full",
    "error-sent-away",
    "error-name-taken",
    "error-not-running",
    "error-table-closed",
    "error-table-stopped",
    "error-no-such-table",
)
"""What a table says where nobody can take a seat any more; its newcomer waits on."""


class Newcomers:
    def __init__(
        self, store: SearchStore, rooms: Rooms, tell: Tell, lose: Tell, report: Report
    ) -> None:
        """The callbacks are those of `Parties`."""
        self._store = store
        self._rooms = rooms
        self._tell = tell
        self._lose = lose
        self._report = report

    async def attend(self, job: DueJob) -> int | None:
        """Do the next step of a newcomer; returns when to look again."""
        try:
            return await self.go_on(job.key)
        except Exception:
            if job.tries + 1 >= TRIES:  # it is given up, but not the person
                self._tell(await self._store.give_back(job.key, clock.now() + PAUSE))
            raise

    async def go_on(self, party: str) -> int | None:
        """As `attend`; it can be done twice, also at the same time."""
        now = clock.now()
        for one in await self._store.members(party):
            table = one.place.table
            assert table is not None, "a newcomer is matched with a table"
            if one.place.ready or one.search.guest in self._rooms.here(table):
                await self._seat(one, table)
            elif now < one.place.answer_by:
                await self._report(table, one.place.game, [one.search.guest])
                return one.place.answer_by
            elif one.search.speed == "days":  # they have days for each move
                await self._seat(one, table)
            else:
                self._lose(await self._store.lose_silent(party))
        return None

    async def _seat(self, one: Member, table: str) -> None:
        party = one.place.party
        try:
            room = await self._rooms.current(table)
            await room.newcomers.take_seat(Guest(one.search.guest, one.search.name))
        except Problem as problem:
            if problem.code not in TOO_LATE:
                raise
            self._tell(await self._store.give_back(party, clock.now()))
        else:
            self._tell(await self._store.finish(party))
