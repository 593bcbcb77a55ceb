"""Whose turn it is, and since when, as lists of tables tell it.

Lists alone want to know, and the log says it, too: so it is written behind the moves, at most twice
a second and whenever a list is about to be read. What a crash takes is read from the log at the
next start.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from ludoteca.core.game import Seat
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.tables.log.entry_store import Append, EntryStore, Turned

PACE: Final = 0.5
"""Seconds between two times of writing."""

log = structlog.get_logger()


class Turns:
    def __init__(self, store: EntryStore) -> None:
        self._store = store
        self._waiting: dict[str, Turned] = {}
        self._writing = asyncio.Lock()

    def note(self, append: Append) -> None:
        """The turns that have begun and ended with an entry that is durable now."""
        entry, before = append.entry, self._waiting.get(append.table)
        asked: dict[Seat, int | None] = dict(before.asked) if before else {}
        for seat, begins in append.turns:
            asked[seat] = entry.at if begins else None
        self._waiting[append.table] = Turned(append.table, entry.n, entry.at, asked)

    async def settle(self) -> None:
        """Write what waits. While the disk refuses lists tell what they told before."""
        async with self._writing:
            turned, self._waiting = self._waiting, {}
            if not turned:
                return
            try:
                await self._store.write_turns(list(turned.values()))
            except Problem as problem:
                log.error("turns not written", exc_info=problem)
                self._keep(turned)
            except BaseException:
                self._keep(turned)
                raise

    def _keep(self, turned: dict[str, Turned]) -> None:
        """For later, under what has come since."""
        for table, older in turned.items():
            newer = self._waiting.get(table)
            if newer is not None:
                older = msgspec.structs.replace(newer, asked={**older.asked, **newer.asked})
            self._waiting[table] = older

    async def resume(self) -> None:
        """Write what the log says and no list was told, because the server before this one died."""
        await self._store.recover_turns()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PACE)
            try:
                await self.settle()
            except Exception as error:  # what waits is kept
                log.error("turns not written", exc_info=error)
