"""The key of a house that several processes serve, in the database that they share."""

from __future__ import annotations

import asyncio
import pathlib

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from ludoteca.server.db.engine import Where
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.schema import keys

COOKIES = "cookies"


def shared_key(where: Where, own: bytes) -> bytes:
    """The key that signs cookies: the ``own`` one of this process' files on SQLite, else that of
    the process that came first. Call where no event loop runs."""
    return own if isinstance(where, pathlib.Path) else asyncio.run(_shared(where, own))


async def _shared(address: str, own: bytes) -> bytes:
    database = PostgresDatabase(address)
    try:
        async with database.write() as connection:
            new = insert(keys).values(name=COOKIES, value=own)
            await connection.execute(new.on_conflict_do_nothing())
            found = await connection.scalar(select(keys.c.value).where(keys.c.name == COOKIES))
        return bytes(found)
    finally:
        await database.close()
