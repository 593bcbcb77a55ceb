"""Tables that should move and do not, as their wakes tell: nobody else may notice."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import Overdue

LATE_MS: Final = 60_000
"""After which a wake that was due, and was not done with, is told of."""

LOOK_SECONDS: Final = 10.0
REPEAT_SECONDS: Final = 600.0
"""After which the same is told again."""

log = structlog.get_logger()


class Standstill:
    """``found`` is what was overdue when it was looked last."""

    def __init__(self, wakes: Wakes) -> None:
        self._wakes = wakes
        self._told: Overdue | None = None
        self._told_at = 0.0
        self.found = Overdue(0)

    async def look(self) -> None:
        """Tell the log of the wake that is overdue for the longest, once."""
        now = clock.now()
        self.found = found = await self._wakes.overdue(now - LATE_MS)
        same = self._told is not None and self._told.table == found.table
        if not found.count:
            self._told = None
        elif not same or time.monotonic() - self._told_at > REPEAT_SECONDS:
            self._told, self._told_at = found, time.monotonic()
            log.error(
                "tables stand still",
                wakes=found.count,
                table=found.table,
                kind=found.kind,
                seconds=(now - found.due) // 1000,
            )

    @property
    def seconds(self) -> float:
        """For how long the first wake is overdue; 0 when none is."""
        return (clock.now() - self.found.due) / 1000 if self.found.count else 0.0

    async def run(self) -> None:
        """Look from time to time, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception as error:  # the database does not answer, say
                log.warning("not known whether tables stand still", reason=str(error))
