"""The rows of webhooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Column, delete, func, insert, or_, select, true, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import seats, tables, webhooks
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import WEBHOOKS_OF_A_PERSON, WEBHOOKS_OF_A_TABLE
from ludoteca.server.notifications import Target
from ludoteca.server.webhooks.shapes import Shape

MOST_FAILURES: Final = 24
"""Deliveries that fail one after the other, tries included, until a webhook is stopped."""


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """A webhook of a table, or of the person ``guest`` who made it. ``secret`` signs its bodies.
    ``base`` is the address of this server for links, empty if nobody knows it."""

    id: str
    guest: str
    table_id: str | None
    url: str
    shape: Shape
    secret: str
    language: str
    created_at: int
    base: str = ""
    failures: int = 0
    stopped: bool = False

    def address_of(self, url: str) -> str:
        """``url``, absolute if it can be."""
        return self.base + url if url.startswith("/") else url

    def __repr__(self) -> str:
        return f"Webhook({self.id!r})"  # logs must not show its secrets


class WebhookInfo(msgspec.Struct, frozen=True):
    """A webhook as people see it. Of its address only ``host`` is shown, because the rest may be a
    secret. A ``stopped`` one failed too often, or its receiver is gone."""

    id: str
    table: str | None
    host: str
    shape: Shape
    created_at: int
    stopped: bool


class WebhookStore:
    """``public_url`` is the outside address of this server, which stands before what webhooks
    remember of it. Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, public_url: str | None = None) -> None:
        self._database, self._public_url = database, public_url

    async def add(self, webhook: Webhook) -> None:
        """Raises `Problem` ``error-too-many-webhooks``."""
        number = select(func.count()).select_from(webhooks)
        async with self._database.write() as connection:
            if webhook.table_id is not None:
                await connection.alone(f"webhooks at {webhook.table_id}")
                there = number.where(webhooks.c.table_id == webhook.table_id)
                if await connection.scalar(there) >= WEBHOOKS_OF_A_TABLE:
                    raise Problem("error-too-many-webhooks", most=WEBHOOKS_OF_A_TABLE)
            await connection.alone(f"webhooks of {webhook.guest}")
            mine = number.where(webhooks.c.guest == webhook.guest)
            if await connection.scalar(mine) >= WEBHOOKS_OF_A_PERSON:
                raise Problem("error-too-many-webhooks", most=WEBHOOKS_OF_A_PERSON)
            await connection.execute(insert(webhooks), msgspec.structs.asdict(webhook))

    async def of_person(self, guest: str) -> tuple[WebhookInfo, ...]:
        """Those that ``guest`` has made, also for tables."""
        return await self._infos(webhooks.c.guest == guest)

    async def of_table(self, table: str) -> tuple[WebhookInfo, ...]:
        return await self._infos(webhooks.c.table_id == table)

    async def _infos(self, which: Any) -> tuple[WebhookInfo, ...]:
        query = select(webhooks).where(which).order_by(webhooks.c.created_at, webhooks.c.id)
        async with self._database.reads.connect() as connection:
            return tuple(
                WebhookInfo(
                    row.id,
                    row.table_id,
                    urlsplit(row.url).hostname or "",
                    row.shape,
                    row.created_at,
                    row.stopped,
                )
                for row in await connection.execute(query)
            )

    async def read(self, id: str) -> Webhook | None:
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(select(webhooks).where(webhooks.c.id == id))).first()
        if row is None:
            return None
        return Webhook(**row._asdict() | {"base": self._public_url or row.base})

    async def remove(self, id: str, guest: str) -> bool:
        """Delete a webhook that ``guest`` has made, or one of a table that they own."""
        owned = select(tables.c.id).where(tables.c.owner == guest)
        mine = or_(webhooks.c.guest == guest, webhooks.c.table_id.in_(owned))
        async with self._database.write() as connection:
            gone = delete(webhooks).where(webhooks.c.id == id, mine)
            return bool((await connection.execute(gone)).rowcount)

    async def resume(self, id: str, guest: str) -> bool:
        """Let a webhook of ``guest`` go on that was stopped. Returns whether there is one."""
        change = update(webhooks).where(webhooks.c.id == id, webhooks.c.guest == guest)
        async with self._database.write() as connection:
            done = await connection.execute(change.values(stopped=False, failures=0))
            return bool(done.rowcount)

    async def succeeded(self, id: str) -> None:
        change = update(webhooks).where(webhooks.c.id == id, webhooks.c.failures > 0)
        async with self._database.write() as connection:
            await connection.execute(change.values(failures=0))

    async def failed(self, id: str, *, gone: bool) -> None:
        """Count a failure; the last one, or a receiver that is ``gone``, stops the webhook."""
        more = webhooks.c.failures + 1
        stopped = true() if gone else or_(webhooks.c.stopped, more >= MOST_FAILURES)
        change = update(webhooks).where(webhooks.c.id == id)
        async with self._database.write() as connection:
            await connection.execute(change.values(failures=more, stopped=stopped))

    async def tables(self) -> set[str]:
        """The tables that have webhooks."""
        return set(await self._ids(webhooks.c.table_id, webhooks.c.table_id.isnot(None)))

    async def guests(self) -> Sequence[str]:
        """The guests who have webhooks for themselves."""
        return await self._ids(webhooks.c.guest, webhooks.c.table_id.is_(None))

    async def _ids(self, column: Column[Any], which: Any) -> Sequence[str]:
        query = select(column).where(which, ~webhooks.c.stopped).distinct()
        async with self._database.reads.connect() as connection:
            return (await connection.scalars(query)).all()

    async def targets(self, guest: str) -> Sequence[Target]:
        """The webhooks that ``guest`` has for themselves."""
        query = select(webhooks.c.id, webhooks.c.language).where(
            webhooks.c.guest == guest, webhooks.c.table_id.is_(None), ~webhooks.c.stopped
        )
        async with self._database.reads.connect() as connection:
            return [Target(row.id, row.language) for row in await connection.execute(query)]

    async def table(self, id: str) -> tuple[str, Sequence[tuple[str, str | None]]] | None:
        """The game of a table, and name and guest of each seat."""
        people = select(seats.c.name, seats.c.guest).where(seats.c.table_id == id)
        async with self._database.reads.connect() as connection:
            game = await connection.scalar(select(tables.c.game).where(tables.c.id == id))
            if game is None:
                return None
            rows = await connection.execute(people.order_by(seats.c.seat))
            return game, [(row.name, row.guest) for row in rows]


def new_webhook(**fields: Any) -> Webhook:
    return Webhook(created_at=clock.now(), **fields)
