"""Whether the server lives, and whether it can serve."""

from __future__ import annotations

import msgspec
import structlog
from litestar import Response, Router, get
from sqlalchemy import text

from ludoteca.server.bots.pool import Pool
from ludoteca.server.db.engine import Database
from ludoteca.server.feature import feature


class Health(msgspec.Struct, frozen=True):
    """``ok`` for each part that was asked, else what is wrong with it."""

    status: str
    parts: dict[str, str] = {}


@get("/healthz", tags=["health"], sync_to_thread=False)
def alive() -> Health:
    """The process answers."""
    return Health("ok")


@get("/readyz", tags=["health"])
async def ready(database: Database, pool: Pool) -> Response[Health]:
    """The database answers and bots can think; 503 when not. Migrations ran before the start."""
    parts = {"database": "ok", "bots": "ok" if pool.ready else "not started"}
    try:
        async with database.reads.connect() as connection:
            await connection.execute(text("SELECT 1 FROM tables LIMIT 1"))
    except Exception as error:  # of either database, or of the way to it
        structlog.get_logger().error("database does not answer", exc_info=error)
        parts["database"] = "does not answer"
    good = all(part == "ok" for part in parts.values())
    return Response(Health("ok" if good else "not ready", parts), status_code=200 if good else 503)


def provide(database: Database, pool: Pool) -> Router:
    return feature(alive, ready, database=database, pool=pool)
