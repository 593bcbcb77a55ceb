"""Whether the server lives, and whether it can serve."""

from __future__ import annotations

import msgspec
import structlog
from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.services import Services


class Health(msgspec.Struct, frozen=True):
    """``ok`` for each part that was asked, else what is wrong with it."""

    status: str
    parts: dict[str, str] = {}


@get("/healthz", tags=["health"], sync_to_thread=False)
def alive() -> Health:
    """The process answers."""
    return Health("ok")


@get("/readyz", tags=["health"])
async def ready(services: Services) -> Response[Health]:
    """The database answers and bots can think; 503 when not. Migrations ran before the start."""
    parts = {"database": "ok", "bots": "ok" if services.pool.ready else "not started"}
    try:
        async with services.database.reads.connect() as connection:
            await connection.execute(text("SELECT 1 FROM tables LIMIT 1"))
    except SQLAlchemyError as error:
        structlog.get_logger().error("database does not answer", exc_info=error)
        parts["database"] = "does not answer"
    good = all(part == "ok" for part in parts.values())
    return Response(Health("ok" if good else "not ready", parts), status_code=200 if good else 503)
