"""Makes the export of a person: one at a time in a process, in steps that let others go on."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import structlog

from ludoteca import i18n
from ludoteca.core.codec import encode
from ludoteca.server.db.engine import Database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import EXPORTS_WAITING, Limits, Queue
from ludoteca.server.exports.archive import Archive, write_rows
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live import Rooms

PAUSE_SECONDS: Final = 0.002
"""Pause after each record, in which everybody else comes first."""

log = structlog.get_logger()


class Exports:
    def __init__(self, database: Database, rooms: Rooms, limits: Limits) -> None:
        self._database, self._rooms, self._limits = database, rooms, limits
        self._queue = Queue(limits, EXPORTS_WAITING)
        self._turn = asyncio.Semaphore(1)

    async def make(self, guest: Guest, address: str, language: str) -> tuple[Archive, int]:
        """The finished archive and its size in bytes. Raises `Problem` ``error-too-many``, and
        ``error-not-saved`` if there is no room on the disk."""
        with self._queue.take(guest.id, address):
            self._limits.must_allow("exports", guest.id, address)
            async with self._turn:
                archive = Archive()
                try:
                    return archive, await self._fill(archive, guest, language)
                except OSError as error:
                    archive.close()
                    raise Problem("error-not-saved") from error
                except BaseException:
                    archive.close()
                    raise

    async def _fill(self, archive: Archive, guest: Guest, language: str) -> int:
        said = i18n.say(language, "export-readme", name=guest.name).encode() + b"\n"
        await asyncio.to_thread(archive.add, "README.txt", said)
        work = partial(write_rows, guest=guest.id, archive=archive)
        tables = await self._database.reads.there(work)
        records = 0
        for table in tables:
            records += await self._add_record(archive, table)
            await asyncio.sleep(PAUSE_SECONDS)
        size = await asyncio.to_thread(archive.finish)
        log.info("a person exported their data", tables=len(tables), records=records, bytes=size)
        return size

    async def _add_record(self, archive: Archive, table: str) -> bool:
        """Add the record of a table. Returns False where nobody may have one: the game never
        began, its challenge is open, or its rules failed or are not installed."""
        try:
            record = await self._rooms.record(table)
        except Problem:
            return False
        await asyncio.to_thread(archive.add, f"records/{table}.jsonl", encode(record) + b"\n")
        return True
