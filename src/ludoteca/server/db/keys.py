"""The cookie key of a house on PostgreSQL, which its processes share through the database."""

from __future__ import annotations

import asyncio
import pathlib

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from ludoteca.server.db.engine import Where
from ludoteca.server.db.offline_access import REFUSED, name_of, reason_of
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.schema import keys
from ludoteca.server.settings import StartFailure

COOKIES = "cookies"


def shared_key(where: Where, own: bytes) -> bytes:
    """The key that signs cookies: on SQLite ``own``, the key in this process' files; on PostgreSQL
    the key of the first process. Call it outside an event loop."""
    return own if isinstance(where, pathlib.Path) else asyncio.run(_shared(where, own))


async def _shared(address: str, own: bytes) -> bytes:
    """Insert or read the key. Raises `StartFailure` when the database cannot be written."""
    database = PostgresDatabase(address)
    try:
        async with database.engine.begin() as connection:
            new = insert(keys).values(name=COOKIES, value=own)
            await connection.execute(new.on_conflict_do_nothing())
            found = await connection.scalar(select(keys.c.value).where(keys.c.name == COOKIES))
        assert found is not None, "it was written just now"
        return bytes(found)
    except REFUSED as error:
        name, reason = name_of(address), reason_of(error)
        raise StartFailure(f"The database {name} cannot be used: {reason}.") from error
    finally:
        await database.close()
