"""Moves bots when their wakes are due."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import structlog

from ludoteca.core.chance import Stream
from ludoteca.core.codec import encode
from ludoteca.server import clock
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.bots.question import Question
from ludoteca.server.db.engine import RETRY_SECONDS, until_saved
from ludoteca.server.tables.protocol import Act, RejectedFrame
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.wakes import DueWake, Wakes

log = structlog.get_logger()

LEASE = 60_000
"""Milliseconds after which somebody else may take a claimed wake."""

TRIES = 3
"""How often a bot is asked before any legal option has to do."""

LONGEST_SLEEP = 5.0


class Mover:
    def __init__(self, wakes: Wakes, rooms: Rooms, pool: Pool) -> None:
        self._wakes = wakes
        self._rooms = rooms
        self._pool = pool
        self._news = asyncio.Event()
        self._moving: set[asyncio.Task[None]] = set()

    def notice(self) -> None:
        """Wakes were written, or a worker is free again."""
        self._news.set()

    async def run(self) -> None:
        """Claim and move, until cancelled."""
        while True:
            self._news.clear()
            sleep = LONGEST_SLEEP
            try:
                if len(self._moving) < self._pool.size:
                    now = clock.now()
                    due = await self._wakes.next_due(now)
                    if due is not None and due <= now:
                        await self._claim(now)
                        continue
                    if due is not None:
                        sleep = min(sleep, (due - now) / 1000)
            except Exception as error:  # the bots of all tables depend on this loop
                log.error("bots cannot be woken", exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(sleep):
                    await self._news.wait()

    async def close(self) -> None:
        """Stop thinking; what is being written is written."""
        for task in self._moving:
            task.cancel()
        await asyncio.gather(*self._moving, return_exceptions=True)

    async def _claim(self, now: int) -> None:
        room = self._pool.size - len(self._moving)
        for wake in await self._wakes.claim(now, now + LEASE, room):
            task = asyncio.create_task(self._move(wake))
            self._moving.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._moving.discard(task)
        self._news.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot could not move", exc_info=error)

    async def _move(self, wake: DueWake) -> None:
        room = await self._rooms.get(wake.table)
        table = room.table
        level = room.life.level(wake.seat)
        asked = table.questions.get(wake.seat) == wake.asked
        if not asked or room.status != "running" or level is None or not room.life.attended:
            await self._wakes.drop(wake)
            if not room.life.people and room.life.attended:
                await until_saved(room.life.wake_bots)  # somebody came in the meantime
            return
        options = table.onward(wake.seat)
        seed = room.dice.bot_seed(wake.seat, wake.asked)
        question = Question(
            game=room.row.game,
            level=level,
            seat=wake.seat,
            view=msgspec.Raw(encode(table.update(wake.seat).view)),
            options=msgspec.Raw(encode(list(options))),
            seed=seed,
        )
        choice = await self._choose(question, wake, len(options))
        act = Act(
            id=f"bot-{wake.asked}",
            seat=wake.seat,
            seen=wake.asked,
            action=msgspec.Raw(encode(options[choice])),
        )
        answer = await room.carry_out(act, by_bot=True)
        while isinstance(answer, RejectedFrame) and answer.code == "error-not-saved":
            await asyncio.sleep(RETRY_SECONDS)  # the disk may have room again
            answer = await room.carry_out(act, by_bot=True)
        if isinstance(answer, RejectedFrame) and answer.code == "error-person-plays":
            await self._wakes.drop(wake)
        elif isinstance(answer, RejectedFrame) and room.status == "running":
            log.error(
                "a bot's move was refused", table=wake.table, seat=wake.seat, code=answer.code
            )

    async def _choose(self, question: Question, wake: DueWake, options: int) -> int:
        """What the bot chooses; after too many failures, any option."""
        for attempt in range(1, TRIES + 1):
            try:
                return await self._pool.choose(question)
            except BotFailed as failed:
                log.warning(
                    "a bot failed",
                    table=wake.table,
                    seat=wake.seat,
                    asked=wake.asked,
                    bot=question.level,
                    attempt=attempt,
                    reason=str(failed),
                )
        return Stream(question.seed).below(options)
