"""Handles the wakes "gone", "expire" and "close": bots take the seats of absent people, and tables
end that were not started in time, or that nobody plays any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

import structlog

from ludoteca.core.game import Seat
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.live import Room, Rooms
from ludoteca.server.tables.upkeep import endings, gone
from ludoteca.server.tables.wakes import DueWake, Patience, Wake, WakeKind, Wakes

log = structlog.get_logger()

EFFECTS: Final = (gone.effect, endings.effect)
"""The wakes of people who are gone, and of tables that end."""

Mind: TypeAlias = Callable[[Room, Seat], Awaitable[Wake | None]]
"""Acts at a table whose wake is due; returns when to look again."""

ROUND_SECONDS: Final = 20.0
"""Seconds between two searches for people who count as gone and are here."""


class Caretaker:
    def __init__(self, wakes: Wakes, rooms: Rooms, patience: Patience) -> None:
        self._wakes = wakes
        self._rooms = rooms
        self._patience = patience

    @property
    def kinds(self) -> tuple[WakeKind, ...]:
        return (
            gone.kind(partial(self._handle, lambda room, seat: room.absence.mind_absence(seat))),
            endings.expire_kind(
                partial(self._handle, lambda room, _: room.waiting.expire()), self._patience
            ),
            endings.close_kind(
                partial(self._handle, lambda room, _: room.absence.mind_end()), self._patience
            ),
        )

    async def _handle(self, mind: Mind, wake: DueWake) -> None:
        try:
            room = await self._rooms.get(wake.table)
            later = await mind(room, wake.seat)
            if later is None:
                await self._wakes.drop(wake)
            else:
                await self._wakes.write(wake.table, [later])
        except Problem as problem:  # its lease ends, and then it is tried again
            log.warning("a table was not looked after", table=wake.table, reason=str(problem))

    async def make_rounds(self) -> None:
        """Removes the wakes of people who are here, which other processes may not know; runs until
        cancelled."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self._rooms.welcome(await self._wakes.gone())
            except Exception as error:
                log.error("those who are here cannot be counted", exc_info=error)
