"""Handles the wakes "gone", "clock", "pause", "expire" and "close": bots take the seats of people
who are absent or out of time, tables go on after a pause, and those end that were not started in
time or are played no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

import structlog

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.live import Room, Rooms
from ludoteca.server.tables.rows import over_days_of
from ludoteca.server.tables.upkeep import endings, gone, pauses, time_outs
from ludoteca.server.tables.wakes import DueWake, Patience, Wake, WakeKind, Wakes

log = structlog.get_logger()

EFFECTS: Final = (gone.effect, time_outs.effect, pauses.effect, endings.effect)
"""The wakes of people who are gone or run out of time, and of tables that go on or end."""

Mind: TypeAlias = Callable[[Room, Seat], Awaitable[Wake | None]]
"""Acts at a table whose wake is due; returns when to look again."""

ROUND_SECONDS: Final = 20.0
"""Seconds between two searches for people who count as gone and are here."""


class Caretaker:
    def __init__(self, database: Database, wakes: Wakes, rooms: Rooms, patience: Patience) -> None:
        self._database = database
        self._wakes = wakes
        self._rooms = rooms
        self._patience = patience

    @property
    def kinds(self) -> tuple[WakeKind, ...]:
        return (
            gone.kind(partial(self._handle, lambda room, seat: room.absence.mind_absence(seat))),
            pauses.kind(partial(self._handle, lambda room, _: room.pauses.mind_pause())),
            endings.expire_kind(
                partial(self._handle, lambda room, _: room.waiting.expire()), self._patience
            ),
            endings.close_kind(
                partial(self._handle, lambda room, _: room.absence.mind_end()), self._patience
            ),
            time_outs.kind(partial(self._handle, lambda room, seat: room.absence.mind_clock(seat))),
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

    async def follow_calendar(self, guest: str) -> None:
        """The time of ``guest`` runs at other hours than before: at each table over days at which
        it is their turn, it is up at another moment."""
        for table in await over_days_of(self._database, guest):
            try:
                room = await self._rooms.get(table)
                await room.absence.follow_calendar(guest)
            except Problem as problem:
                log.warning("a calendar was not followed", table=table, reason=str(problem))
        self._rooms.lists_changed()

    async def make_rounds(self) -> None:
        """Removes the wakes of people who are here, which other processes may not know; runs until
        cancelled."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self._rooms.welcome(await self._wakes.gone())
            except Exception as error:
                log.error("those who are here cannot be counted", exc_info=error)
