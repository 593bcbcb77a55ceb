"""The rows of push subscriptions: one for each browser in which a person wants to be told."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import push_subscriptions as subscriptions
from ludoteca.server.edge.answers import Problem
from ludoteca.server.notifications import Target

MOST: Final = 10
"""Browsers of one person."""


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is reached, and the keys with which it is spoken to."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        return id_of(self.endpoint)


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


class PushStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guests(self) -> list[str]:
        async with self._database.reads.connect() as connection:
            found = await connection.scalars(select(subscriptions.c.guest).distinct())
            return list(found.all())

    async def targets(self, guest: str) -> list[Target]:
        query = select(subscriptions.c.id, subscriptions.c.language)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(query.where(subscriptions.c.guest == guest))
            return [Target(row.id, row.language) for row in rows]

    async def find(self, guest: str, id: str) -> Subscription | None:
        its = subscriptions.c
        query = select(its.endpoint, its.p256dh, its.auth, its.language)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(query.where(its.id == id, its.guest == guest))
            row = rows.first()
        return row and Subscription(row.endpoint, row.p256dh, row.auth, row.language)

    async def add(self, guest: str, new: Subscription) -> None:
        """A browser belongs to the guest who subscribed last in it. Raises `Problem`
        ``error-too-many-browsers``."""
        row = msgspec.structs.asdict(new) | {"guest": guest, "failures": 0}
        write = insert(subscriptions).values(id=new.id, created_at=clock.now(), **row)
        count = select(func.count()).where(
            subscriptions.c.guest == guest, subscriptions.c.id != new.id
        )
        async with self._database.write() as connection:
            await connection.alone(f"push of {guest}")
            if (await connection.scalar(count) or 0) >= MOST:
                raise Problem("error-too-many-browsers")
            await connection.execute(write.on_conflict_do_update(index_elements=["id"], set_=row))

    async def remove(self, guest: str, endpoint_id: str) -> bool:
        gone = delete(subscriptions).where(
            subscriptions.c.id == endpoint_id, subscriptions.c.guest == guest
        )
        async with self._database.write() as connection:
            return bool((await connection.execute(gone)).rowcount)

    async def note(self, id: str, *, failed: bool) -> None:
        """Count deliveries that failed, one after another."""
        failures = subscriptions.c.failures + 1 if failed else 0
        change = update(subscriptions).where(subscriptions.c.id == id).values(failures=failures)
        if not failed:
            change = change.where(subscriptions.c.failures > 0)
        async with self._database.write() as connection:
            await connection.execute(change)
