"""Reckons the luck of tables in bot workers; each table once while it is remembered."""

from __future__ import annotations

import asyncio
import collections

from ludoteca.bots.luck import Luck
from ludoteca.server.bots.messages import LuckRequest
from ludoteca.server.bots.pool import Pool
from ludoteca.server.tables.journal import Journal

MOST_REMEMBERED = 500


class LuckService:
    def __init__(self, pool: Pool, journal: Journal) -> None:
        self._pool = pool
        self._journal = journal
        self._known: collections.OrderedDict[str, asyncio.Task[Luck]] = collections.OrderedDict()

    def knows(self, table: str) -> bool:
        """Whether the luck of the table is known, or on its way."""
        return table in self._known

    async def luck(self, table: str, game: str) -> Luck:
        """The luck of a finished table. Raises `BotFailed`; the next who asks tries again."""
        task = self._known.get(table)
        if task is None:
            task = asyncio.create_task(self._reckon(table, game))
            self._known[table] = task
            task.add_done_callback(lambda done: self._forget_failure(table, done))
            while len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return await asyncio.shield(task)  # others may be waiting for the same

    async def close(self) -> None:
        """Stop reckoning."""
        for task in list(self._known.values()):
            task.cancel()
        await asyncio.gather(*self._known.values(), return_exceptions=True)

    async def _reckon(self, table: str, game: str) -> Luck:
        entries = tuple(await self._journal.read(table))
        return await self._pool.luck(LuckRequest(game, entries))

    def _forget_failure(self, table: str, done: asyncio.Task[Luck]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if failed and self._known.get(table) is done:
            del self._known[table]
