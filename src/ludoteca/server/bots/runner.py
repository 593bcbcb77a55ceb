"""Moves bots when their wakes are due."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from ludoteca.core.chance import Stream
from ludoteca.core.codec import encode
from ludoteca.server import clock
from ludoteca.server.bots.messages import MoveRequest
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.db.engine import RETRY_SECONDS, until_saved
from ludoteca.server.errors import Problem
from ludoteca.server.tables.protocol import Act, RejectedFrame
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.scheduler import Duty
from ludoteca.server.tables.wakes import DueWake, Wakes

log = structlog.get_logger()

TRIES = 3
"""How often a bot is asked before any legal option has to do."""

LOOK_AGAIN = 500
"""Milliseconds after which it is looked again whether people still want a bot to wait."""

MARGIN = 60.0
"""Seconds for all that is not thinking: to open the table, and to write the move."""


class BotRunner:
    def __init__(self, wakes: Wakes, rooms: Rooms, pool: Pool) -> None:
        self._wakes = wakes
        self._rooms = rooms
        self._pool = pool

    @property
    def duty(self) -> Duty:
        """One that thinks and one that waits for each worker, so that several wakes are claimed
        together; for as long as bots may take at worst."""
        lease = round(1000 * (TRIES * self._pool.longest + MARGIN))
        return Duty(("bot",), self.move, 2 * self._pool.size, lease)

    async def move(self, wake: DueWake) -> None:
        """Let the bot move whose turn it is."""
        room = await self._rooms.get(wake.table)
        table = room.table
        if wake.asked > table.n:  # another process has asked
            async with room.lock:
                await room.log.catch_up()
        level = room.attendance.level(wake.seat)
        asked = table.questions.get(wake.seat) == wake.asked
        if not asked or room.status != "running" or level is None or not room.attendance.attended:
            await self._wakes.drop(wake)
            if not room.attendance.people and room.attendance.attended:
                await until_saved(room.presence.wake_bots)  # somebody came in the meantime
            return
        options = table.onward(wake.seat)
        proposed = room.state.proposals.places(wake.seat, options)
        if not proposed and len(options) > 1 and room.state.proposals.wanted > 0:
            await self._wakes.put_off(wake, clock.now() + LOOK_AGAIN)
            return
        try:
            shown = room.shown(wake.seat)
        except Problem:  # the rules broke, and the table with them
            await self._wakes.drop(wake)
            return
        seed = room.dice.bot_seed(wake.seat, wake.asked)
        request = MoveRequest(
            game=room.row.game,
            level=level,
            seat=wake.seat,
            view=msgspec.Raw(encode(shown.view)),
            options=msgspec.Raw(encode(list(options))),
            seed=seed,
            proposed=proposed,
            temper=room.dice.bot_temper,
        )
        choice = await self._choose(request, wake, len(options))
        act = Act(
            id=f"bot-{wake.asked}",
            seat=wake.seat,
            seen=wake.asked,
            action=msgspec.Raw(encode(options[choice])),
        )
        answer = await room.carry_out(act)
        while isinstance(answer, RejectedFrame) and answer.code == "error-not-saved":
            await asyncio.sleep(RETRY_SECONDS)  # the disk may have room again
            answer = await room.carry_out(act)
        if isinstance(answer, RejectedFrame) and answer.code == "error-person-plays":
            await self._wakes.drop(wake)
        elif isinstance(answer, RejectedFrame) and room.status == "running":
            log.error(
                "a bot's move was refused", table=wake.table, seat=wake.seat, code=answer.code
            )

    async def _choose(self, request: MoveRequest, wake: DueWake, options: int) -> int:
        """What the bot chooses; after too many failures, any option."""
        for attempt in range(1, TRIES + 1):
            try:
                return await self._pool.choose(request)
            except BotFailed as failed:
                log.warning(
                    "a bot failed",
                    table=wake.table,
                    seat=wake.seat,
                    asked=wake.asked,
                    bot=request.level,
                    attempt=attempt,
                    reason=str(failed),
                )
        return Stream(request.seed).below(options)
