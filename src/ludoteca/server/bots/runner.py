"""Moves bots when their wakes are due."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
import structlog

from ludoteca.core.chance import Stream
from ludoteca.core.codec import encode
from ludoteca.server import clock
from ludoteca.server.bots.bot_wakes import BOT, LOOK_AGAIN, resume
from ludoteca.server.bots.messages import MoveRequest
from ludoteca.server.bots.picking import Picking
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.bots.turns import Payer
from ludoteca.server.db.engine import RETRY_SECONDS, until_saved
from ludoteca.server.edge.answers import Problem
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import Act, RejectedFrame
from ludoteca.server.tables.wakes import DueWake, WakeKind, Wakes

log = structlog.get_logger()

TRIES = 3
"""Requests to a bot before a random option is played."""

MARGIN = 60.0
"""Seconds in the lease beside thinking: to open the table, and to write the move."""


HANDS = 2
"""Wakes to claim per worker: one in work and one waiting, so that one claim takes several."""


class BotRunner:
    def __init__(
        self,
        wakes: Wakes,
        rooms: Rooms,
        pool: Pool,
        probes: Probes = NO_PROBES,
        pace: int = 0,
    ) -> None:
        """``pace`` is in milliseconds."""
        self._wakes = wakes
        self._rooms = rooms
        self._pool = pool
        self._probes = probes
        self._pace = pace
        self._picking = Picking(pool, rooms, HANDS)

    @property
    def kind(self) -> WakeKind:
        """The kind of wakes: `HANDS` per worker, in fair turns, with a lease for the worst case."""
        lease = round(1000 * (TRIES * self._pool.longest + MARGIN))
        at_once, pick = HANDS * self._pool.size, self._picking.pick
        return WakeKind(BOT, self.move, at_once, lease, pick, partial(resume, self._pace))

    async def move(self, wake: DueWake) -> None:
        """Handle a due wake: play the move of its bot."""
        room = await self._rooms.get(wake.table)
        table = room.table
        if wake.asked > table.n:  # another process has written newer entries
            async with room.lock:
                await room.log.catch_up()
        level = room.roster.level(wake.seat)
        asked = table.questions.get(wake.seat) == wake.asked
        wanted = asked and room.status == "running" and room.roster.may_be_attended
        if level is None or not wanted:
            await self._wakes.drop(wake)
            if not room.roster.people and room.roster.attended:
                await until_saved(room.absence.wake_bots)  # a person came in the meantime
            return
        options = table.onward(wake.seat)
        proposed = room.state.suggestions.places(wake.seat, options)
        pondered = not proposed and len(options) > 1 and room.state.suggestions.wanted > 0
        if pondered or room.state.bots_wait:
            await self._wakes.put_off(wake, clock.now() + LOOK_AGAIN)
            return
        try:
            shown = room.shown(wake.seat)
        except Problem:  # the rules broke, and the table has stopped
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
            temper=room.dice.bot_style_key,
        )
        payer = Payer(room.row.payer, room.row.owner)
        choice = await self._choose(request, wake, payer, len(options))
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
            self._probes.bot_failed(wake.table)
            log.error(
                "a bot's move was refused", table=wake.table, seat=wake.seat, code=answer.code
            )

    async def _choose(self, request: MoveRequest, wake: DueWake, payer: Payer, options: int) -> int:
        """The index of the bot's choice; after too many failures, a random one."""
        kind = self._picking.kind(wake.table, seated=wake.seated)
        late = max(0.0, (clock.now() - wake.due) / 1000)
        for attempt in range(1, TRIES + 1):
            try:
                return await self._pool.choose(request, payer, kind, late)
            except BotFailed as failed:
                self._probes.bot_failed(wake.table)
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
