"""Index of whose turn it is at each table, and since when, for lists of tables.

Only lists read it, and the log holds the same. So it is written after the moves, at most twice a
second and whenever a list is about to be read. What a crash loses is read from the log at the next
start.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from ludoteca.core.game import Seat
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.log.entry_store import Append, EntryStore, Turned

PACE: Final = 0.5
"""Seconds between two writes."""

log = structlog.get_logger()


class Turns:
    def __init__(self, store: EntryStore) -> None:
        self._store = store
        self._waiting: dict[str, Turned] = {}
        self._noted = asyncio.Event()
        self._writing = asyncio.Lock()

    def note(self, append: Append) -> None:
        """Remember the turns that begin and end with an entry that is durable."""
        entry, before = append.entry, self._waiting.get(append.table)
        asked: dict[Seat, int | None] = dict(before.asked) if before else {}
        for seat, begins in append.turns:
            asked[seat] = entry.at if begins else None
        self._waiting[append.table] = Turned(append.table, entry.n, entry.at, asked)
        self._noted.set()

    async def settle(self) -> None:
        """Write the remembered turns. While the disk refuses, lists show what was there before."""
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
        """Put back turns that were not written, without overwriting newer ones."""
        for table, older in turned.items():
            newer = self._waiting.get(table)
            if newer is not None:
                older = msgspec.structs.replace(newer, asked={**older.asked, **newer.asked})
            self._waiting[table] = older
        self._noted.set()

    async def resume(self) -> None:
        """Write turns that are only in the logs, because the last server died too early."""
        await self._store.recover_turns()

    async def run(self) -> None:
        while True:
            await self._noted.wait()
            self._noted.clear()
            await asyncio.sleep(PACE)
            try:
                await self.settle()
            except Exception as error:  # the turns are kept for the next round
                log.error("turns not written", exc_info=error)
