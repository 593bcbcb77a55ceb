"""Looks after tables when nobody else does: puts bots in the places of those who are gone, and
ends what nobody starts or plays any more."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.tables.live.rooms import Rooms
from ludoteca.server.tables.wakes.scheduler import Duty
from ludoteca.server.tables.wakes.wakes import DueWake, Kind, Wakes

log = structlog.get_logger()

KINDS: Final[tuple[Kind, ...]] = ("gone", "expire", "close")
LEASE: Final = 60_000
"""Milliseconds after which somebody else may take a claimed wake."""

AT_ONCE: Final = 20
ROUND_SECONDS: Final = 20.0
"""How often it is looked whether those who count as gone are here after all."""


class Caretaker:
    def __init__(self, wakes: Wakes, rooms: Rooms) -> None:
        self._wakes = wakes
        self._rooms = rooms

    @property
    def duty(self) -> Duty:
        return Duty(KINDS, self.look_after, AT_ONCE, LEASE)

    async def look_after(self, wake: DueWake) -> None:
        """Do what the wake is for."""
        try:
            room = await self._rooms.get(wake.table)
            later = None
            if wake.kind == "gone":
                later = await room.absence.mind_absence(wake.seat)
            elif wake.kind == "expire":
                later = await room.waiting.expire()
            else:
                later = await room.absence.mind_end()
            if later is None:
                await self._wakes.drop(wake)
            else:
                await self._wakes.write(wake.table, [later])
        except Problem as problem:  # its lease ends, and then it is tried again
            log.warning("a table was not looked after", table=wake.table, reason=str(problem))

    async def make_rounds(self) -> None:
        """Other processes may not know who is here: what they have written is put right, until
        cancelled."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self._rooms.welcome(await self._wakes.gone())
            except Exception as error:
                log.error("those who are here cannot be counted", exc_info=error)
