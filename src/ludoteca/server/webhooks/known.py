"""Which tables have webhooks: known in memory, because every move asks for it."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludoteca.server.channel import Channel
from ludoteca.server.webhooks.store import WebhookStore

TOPIC: Final = "webhooks"

PACE: Final = 60.0
"""Seconds between two reads of all, which repair lost messages."""

log = structlog.get_logger()


class Known:
    """Until all are known, every table counts as having one: the statement that writes
    the jobs looks at the rows, so that this does no harm."""

    def __init__(self, channel: Channel, store: WebhookStore) -> None:
        self._channel, self._store = channel, store
        self._tables: set[str] | None = None
        self._news = asyncio.Event()
        channel.listen(TOPIC, self._hear)

    def __contains__(self, table: str) -> bool:
        return self._tables is None or table in self._tables

    def add(self, table: str) -> None:
        """The table has a webhook from now on; all processes hear of it."""
        self._note(table)
        self._channel.say(TOPIC, table.encode())

    async def run(self) -> None:
        """Read all from time to time, until cancelled."""
        while True:
            self._news.clear()
            try:
                self._tables = await self._store.tables()
            except Exception as error:  # those known before stay known
                log.error("webhooks cannot be read", exc_info=error)
            try:
                async with asyncio.timeout(PACE):
                    await self._news.wait()
            except TimeoutError:
                continue

    def _note(self, table: str) -> None:
        if self._tables is not None:
            self._tables.add(table)
        self._news.set()  # a read under way may be older

    def _hear(self, message: bytes | None) -> None:
        if message is None:
            self._news.set()
        else:
            self._note(message.decode())
