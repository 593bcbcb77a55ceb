"""Looks after tables when nobody else does: puts bots in the places of those who are gone, and
ends what nobody starts or plays any more."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.errors import Problem
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.wakes import DueWake, Kind, Wakes

log = structlog.get_logger()

KINDS: Final[tuple[Kind, ...]] = ("gone", "expire", "close")
LEASE: Final = 60_000
"""Milliseconds after which somebody else may take a claimed wake."""

AT_ONCE: Final = 20
LONGEST_SLEEP: Final = 5.0
ROUND_SECONDS: Final = 20.0
"""How often it is looked whether those who count as gone are here after all."""


class Caretaker:
    def __init__(self, wakes: Wakes, rooms: Rooms) -> None:
        self._wakes = wakes
        self._rooms = rooms
        self._news = asyncio.Event()

    def notice(self) -> None:
        """Wakes were written."""
        self._news.set()

    async def run(self) -> None:
        """Claim and act, until cancelled."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._mind_wakes())
            both.create_task(self._make_rounds())

    async def _mind_wakes(self) -> None:
        while True:
            self._news.clear()
            sleep = LONGEST_SLEEP
            try:
                now = clock.now()
                due = await self._wakes.next_due(now, KINDS)
                if due is not None and due <= now:
                    for wake in await self._wakes.claim(now, now + LEASE, AT_ONCE, KINDS):
                        await self._mind(wake)
                    continue
                if due is not None:
                    sleep = min(sleep, (due - now) / 1000)
            except Exception as error:  # all tables depend on this loop
                log.error("tables cannot be looked after", exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(sleep):
                    await self._news.wait()

    async def _mind(self, wake: DueWake) -> None:
        try:
            room = await self._rooms.get(wake.table)
            later = None
            if wake.kind == "gone":
                await room.life.mind_absence(wake.seat)
            elif wake.kind == "expire":
                later = await room.expire()
            else:
                later = await room.life.mind_end()
            if later is None:
                await self._wakes.drop(wake)
            else:
                await self._wakes.write(wake.table, [later])
        except Problem as problem:  # its lease ends, and then it is tried again
            log.warning("a table was not looked after", table=wake.table, reason=str(problem))
        except Exception as error:
            log.error("a table was not looked after", table=wake.table, exc_info=error)

    async def _make_rounds(self) -> None:
        """Other processes cannot know who is here: what they have written is put right."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self._rooms.welcome(await self._wakes.gone())
            except Exception as error:
                log.error("those who are here cannot be counted", exc_info=error)
