"""The key of a house that several processes serve, in the database that they share."""

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
    """The key that signs cookies: the ``own`` one of this process' files on SQLite, else that of
    the process that came first. Call where no event loop runs."""
    return own if isinstance(where, pathlib.Path) else asyncio.run(_shared(where, own))


async def _shared(address: str, own: bytes) -> bytes:
    """Writing it also shows whether the database can be written to at all. Raises `StartFailure`
    when it cannot."""
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
