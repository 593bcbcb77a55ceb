"""Updates this process's replica of one table with entries that other processes have written."""

from __future__ import annotations

import asyncio

import structlog

from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.state import RoomState

log = structlog.get_logger()


class Replica:
    def __init__(self, state: RoomState, table_log: TableLog) -> None:
        self._state = state
        self._log = table_log
        self._newest = -1
        self._reread = self._reread_ahead = False
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def follow(self, newest: int) -> None:
        """Catch up, if needed, to entry ``newest``, which another process has announced."""
        self._newest = max(self._newest, newest)
        if self._newest > self._state.table.n:
            self._begin()

    def reread(self) -> None:
        """Catch up, and also read the table's row and people again."""
        self._reread = True
        self._begin()

    def reread_ahead(self) -> None:
        """Read the choices ahead again; nobody but their people is told of that."""
        self._reread_ahead = True
        self._begin()

    def _begin(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        try:
            async with self._state.lock:
                # Announcements from here on begin another task.
                self._task = None
                newest, self._newest = self._newest, -1
                reread, self._reread = self._reread, False
                reread_ahead, self._reread_ahead = self._reread_ahead, False
                if reread_ahead and self._state.status == "running":
                    await self._state.ahead.read()
                if reread:
                    await self._state.refresh_quietly()
                elif newest <= self._state.table.n:
                    return
                if self._state.status != "stopped":
                    await self._log.catch_up()
        except Exception as error:  # the next round of `Rooms` tries again
            log.warning("replica not updated", table=self._state.row.id, reason=str(error))
