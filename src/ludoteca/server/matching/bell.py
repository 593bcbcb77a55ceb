"""Rings pools and parties: has their jobs run now; that of a pool once for all who came at the same
moment."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from sqlalchemy import bindparam, update

from ludoteca.server import clock
from ludoteca.server.db.engine import RINGS
from ludoteca.server.db.schema import jobs
from ludoteca.server.jobs import Job, Jobs
from ludoteca.server.matching.search import Speed

POOL: Final = "match"
"""The kind of the job that pairs a pool; its key is the speed."""

PARTY: Final = "party"
"""The kind of the job that looks after a party; its key is that of the party."""

BACKFILL: Final = "backfill"
"""The kind of the job that gives a person the seat of a bot at a running table; its key is the id
of the party that this person is alone in."""

TOGETHER: Final = 0.02
"""Seconds for which others are waited for who come at the same moment."""

PACE: Final = 0.3
"""Seconds between two looks at a pool: where many come, each of them costs less."""

PACE_OF_EACH: Final = 0.001
"""Seconds that each person who waits there adds: the cost of a look grows with their number, and
moves at tables wait for it."""

log = structlog.get_logger()


def pace_of(waiting: int) -> float:
    """Seconds between two looks at a pool in which ``waiting`` people search for others."""
    return PACE + PACE_OF_EACH * waiting


class Bell:
    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._rings: dict[Speed, asyncio.Task[None]] = {}
        self._rung: dict[Speed, float] = {}
        self._waiting: dict[Speed, int] = {}

    def ring(self, speed: Speed) -> None:
        """Have a pool looked at, because somebody came into it."""
        if speed not in self._rings:
            self._rings[speed] = asyncio.create_task(self._ring(speed))

    def count(self, speed: Speed, waiting: int) -> None:
        """Note that the last look at the pool of this ``speed`` left ``waiting`` people in it."""
        self._waiting[speed] = waiting

    async def _ring(self, speed: Speed) -> None:
        pace = pace_of(self._waiting.get(speed, 0))
        rest = self._rung.get(speed, 0.0) + pace - time.monotonic()
        await asyncio.sleep(max(TOGETHER, rest))
        self._rung[speed] = time.monotonic()
        del self._rings[speed]  # who comes from now on rings again
        try:
            await self._jobs.write([Job(POOL, speed, clock.now())])
        except Exception as error:  # the pool is looked at a little later anyway
            log.warning("a pool was not rung", pool=speed, reason=str(error))

    async def close(self) -> None:
        tasks = list(self._rings.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


RING: Final = (
    update(jobs)
    .where(jobs.c.kind.in_((PARTY, BACKFILL)), jobs.c.key == bindparam("of_party"))
    .values(due=bindparam("b_due"), lease=0)
    .execution_options(**RINGS)
)
"""Has the job of a party look now. It keeps its body."""


def ring_row(party: str, at: int) -> dict[str, Any]:
    return {"of_party": party, "b_due": at}
