"""Health checks: ``/healthz`` (the process answers) and ``/readyz`` (it can serve)."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
import structlog
from litestar import Response, get
from sqlalchemy import text

from ludoteca.server.bots.pool import Pool
from ludoteca.server.db.engine import Database
from ludoteca.server.db.processes import Processes
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.process import Lag

AGAIN_SECONDS: Final = 1.0
"""For how long the result of a readiness check is kept."""

ANSWER_SECONDS: Final = 5.0
"""How long the database may take to answer."""

WRITE_AGAIN_SECONDS: Final = 5.0
"""For how long a successful write to the database is kept as proof."""

LATE_SECONDS: Final = 3.0
"""A process whose event loop lagged by more within the last ten seconds is not ready."""


class Health(msgspec.Struct, frozen=True):
    """``parts``: ``ok`` for each part that was checked, or its problem."""

    status: str
    parts: dict[str, str] = {}


@get("/healthz", tags=["health"], sync_to_thread=False)
def alive() -> Health:
    """The process answers."""
    return Health("ok")


class Readiness:
    """Whether this process can serve; checked at most once a second."""

    def __init__(self, database: Database, pool: Pool, processes: Processes, lag: Lag) -> None:
        self._database = database
        self._pool = pool
        self._processes = processes
        self._lag = lag
        self._disk = "ok"
        self._wrote_at = -WRITE_AGAIN_SECONDS
        self._turn = asyncio.Lock()
        self._parts: dict[str, str] = {}
        self._looked_at = -AGAIN_SECONDS

    async def look(self) -> dict[str, str]:
        """The state of each part, as in `Health.parts`."""
        async with self._turn:
            if time.monotonic() - self._looked_at >= AGAIN_SECONDS:
                self._parts = {
                    "database": await self._ask_database(),
                    "disk": await self._ask_disk(),
                    "bots": "ok" if self._pool.ready else "not started",
                    "loop": self._ask_loop(),
                }
                self._looked_at = time.monotonic()
            return self._parts

    async def _ask_database(self) -> str:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                async with self._database.reads.connect() as connection:
                    await connection.execute(text("SELECT 1 FROM tables LIMIT 1"))
        except Exception as error:  # of either database, or of the way to it
            structlog.get_logger().error("database does not answer", exc_info=error)
            return "does not answer"
        return "ok"

    async def _ask_disk(self) -> str:
        """Writes to the database. Free space would prove less: a disk can hang or be read-only."""
        if time.monotonic() - self._wrote_at >= WRITE_AGAIN_SECONDS:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._processes.sign()
            except Exception as error:
                structlog.get_logger().error("nothing can be written", exc_info=error)
                self._disk = "takes no writes"
            else:
                self._disk = "ok"
                self._wrote_at = time.monotonic()  # only a success is kept
        return self._disk

    def _ask_loop(self) -> str:
        worst = self._lag.worst
        return "ok" if worst < LATE_SECONDS else f"late by {worst:.1f} s"


@get("/readyz", tags=["health"])
async def ready(readiness: Readiness) -> Response[Health]:
    """The database answers and takes writes, bots can think, and nothing waits for seconds; 503
    when not. Migrations ran before the start."""
    parts = await readiness.look()
    good = all(part == "ok" for part in parts.values())
    return Response(Health("ok" if good else "not ready", parts), status_code=200 if good else 503)


def feature(house: House) -> Feature:
    readiness = Readiness(house.database, house.pool, house.processes, house.lag)
    return Feature(routes=[router_with(alive, ready, readiness=readiness)], bodies=[Health])
