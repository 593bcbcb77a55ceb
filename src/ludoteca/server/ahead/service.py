"""Carries out choices ahead when their wakes are due, and finds what may be chosen ahead."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog

from ludoteca.core.codec import encode
from ludoteca.core.game import Seat
from ludoteca.server.bots.messages import AheadRequest, ForeseenChoice
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.bots.turns import Payer
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import (
    AHEAD_WAITING,
    LONGEST_QUEUE,
    QUEUE_SECONDS,
    Households,
    Limits,
    Queue,
    too_many,
)
from ludoteca.server.tables.live import Room, Rooms
from ludoteca.server.tables.rows import AHEAD, AheadStore, missing_wakes
from ludoteca.server.tables.wakes import DueWake, Resumption, WakeKind, Wakes

AT_ONCE: Final = 16
LEASE: Final = 15_000
"""Milliseconds after which another process takes a choice over."""

ROUND_SECONDS: Final = 3.0
"""Seconds between two searches for choices whose seats are asked and that have no wake."""

log = structlog.get_logger()


def resume(at: Resumption) -> Sequence[Any]:
    return missing_wakes(at.now)


class AheadService:
    def __init__(
        self,
        rooms: Rooms,
        wakes: Wakes,
        store: AheadStore,
        pool: Pool,
        limits: Limits,
        households: Households,
        *,
        many: bool,
    ) -> None:
        """``many`` is whether several processes may serve the tables."""
        self._rooms, self._wakes, self._store = rooms, wakes, store
        self._pool, self._limits, self._households = pool, limits, households
        self._queue = Queue(limits, AHEAD_WAITING)
        self._waiting = 0
        self._many = many

    @property
    def kind(self) -> WakeKind:
        return WakeKind(AHEAD, self.carry_out, AT_ONCE, LEASE, resume=resume)

    async def carry_out(self, wake: DueWake) -> None:
        """Handle a due wake: answer for the seat as it has chosen."""
        room = await self._rooms.get(wake.table)
        await room.ahead.carry_out(wake.seat)
        await self._wakes.drop(wake)

    async def make_rounds(self) -> None:
        """Search, until cancelled, for choices that a process did not know of when it wrote the
        question."""
        while self._many:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                if await self._store.any_left():
                    await self._store.wake_missing()
            except Exception as error:
                log.warning("choices ahead not checked", reason=str(error))

    async def options(
        self, room: Room, seat: Seat, guest: str, address: str
    ) -> tuple[ForeseenChoice, ...]:
        """What ``seat`` may probably choose at its next question, guessed from its own view alone.
        Nothing where there is nothing to choose ahead: pages ask while others move, and may be
        late. Raises `Problem`."""
        self._limits.must_allow("ahead_options", guest, address)
        if seat not in room.held(guest):
            raise Problem("error-not-your-seat", seat=seat)
        waits = seat not in room.table.questions and room.roster.level(seat) is None
        if room.status != "running" or not waits:
            return ()
        if self._waiting >= LONGEST_QUEUE:
            raise too_many(QUEUE_SECONDS)
        view = encode(room.shown(seat).view)
        request = AheadRequest(
            room.row.game, seat, msgspec.Raw(view), hashlib.sha256(b"ahead/" + view).digest()
        )
        self._waiting += 1
        try:
            with self._queue.take(guest, address):
                payer = Payer(self._households.of(address), guest)
                found = await self._pool.options_ahead(request, payer)
        except BotFailed as failed:
            log.warning("no options ahead", table=room.row.id, seat=seat, reason=str(failed))
            raise Problem("error-no-hint") from failed  # not "nothing": the page asks again
        finally:
            self._waiting -= 1
        return found
