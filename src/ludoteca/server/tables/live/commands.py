"""Carries out the commands of people and bots at one table, one after the other, and answers each.

An accepted command has become an entry, which is durable and was sent to everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

import structlog

from ludoteca.core.game import Rejected
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.live.progress_guard import must_get_on
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.live.table_log import TableLog
from ludoteca.server.tables.log import RulesBroke
from ludoteca.server.tables.play import (
    Accepted,
    Act,
    Draft,
    OutOfDate,
    Reader,
    RejectedFrame,
    Repeated,
    Stale,
    Undo,
)
from ludoteca.server.tables.state import RoomState

log = structlog.get_logger()

Answer: TypeAlias = Accepted | RejectedFrame | Stale
Reply: TypeAlias = Callable[[Answer], None]


class Commands:
    """Proposes each command to the table, and writes an entry when the rules allow it."""

    def __init__(self, state: RoomState, roster: Roster, table_log: TableLog) -> None:
        self._state, self._table, self._lock = state, state.table, state.lock
        self._roster = roster
        self._log = table_log
        self._insisting: set[asyncio.Task[None]] = set()

    async def act(self, act: Act | Undo, guest: str | None) -> Answer:
        """Carry out a command of ``guest``; the answer for them."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.take(act, guest, partial(_give, answer))
        return await answer

    def take(self, act: Act | Undo, guest: str | None, reply: Reply) -> None:
        """As `act`, with a callback for the answer."""
        reader = self._state.held(guest)
        if act.seat not in reader:
            reply(RejectedFrame(act.id, "error-not-your-seat", {"seat": act.seat}))
        else:
            self._lock.enter(partial(self._attempt, act, reader, partial(self._say, reply, reader)))

    def _say(self, reply: Reply, reader: Reader, answer: Answer) -> None:
        if not isinstance(answer, RejectedFrame):
            answer = self._table.numbers.answer(reader, answer)
        reply(answer)

    async def carry_out(self, act: Act | Undo) -> Answer:
        """As `act`, for the bot in the seat; its command has the numbers of the log."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._lock.enter(partial(self._attempt, act, None, partial(_give, answer)))
        return await answer

    def _attempt(self, act: Act | Undo, reader: Reader | None, reply: Reply) -> None:
        """Carry out a command under the lock and without a task, which is the usual way. It comes
        from ``reader``, or from a bot (None).

        It always runs to its end, even when nobody waits for the answer any more, because a durable
        entry must be sent to everybody.
        """
        done = partial(self._attempted, act, reader, reply)
        if self._state.status == "stopped" or self._table.n < 0 or self._is_ahead(act, reader):
            done(None)
            return
        try:
            self._log.attempt(partial(self._propose, act, reader), done)
        except Exception as error:
            reply(self._refusal(act, error))
            self._lock.leave()

    def _attempted(
        self,
        act: Act | Undo,
        reader: Reader | None,
        reply: Reply,
        came_of_it: int | RulesBroke | None,
    ) -> None:
        if not isinstance(came_of_it, int):
            self._go_on(self._insist(act, reader, reply, came_of_it))
            return
        reply(Accepted(act.id, came_of_it))
        if reader is not None and self._log.must_go_on:
            self._go_on(self._log.moved())
        else:
            self._lock.leave()

    def _go_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Do ``work`` in a task, and leave the lock after it."""

        async def insist() -> None:
            try:
                await work
            finally:
                self._lock.leave()

        command = asyncio.create_task(insist())
        self._insisting.add(command)
        command.add_done_callback(self._insisting.discard)

    async def _insist(
        self, act: Act | Undo, reader: Reader | None, reply: Reply, broke: RulesBroke | None
    ) -> None:
        """Carry out a command in a task, after the usual way gave no answer."""
        if broke is not None:
            await self._log.stop(broke)
        answer = await self._answer(act, reader)
        reply(answer)
        if reader is not None and isinstance(answer, Accepted) and answer.n == self._table.n:
            await self._log.moved()

    async def _answer(self, act: Act | Undo, reader: Reader | None) -> Answer:
        try:
            if self._state.status == "stopped":
                raise Problem("error-table-stopped")
            if self._table.n < 0:
                raise Problem("error-not-running")
            propose = partial(self._propose, act, reader)
            n = await self._log.write_entry(propose, ahead=self._is_ahead(act, reader))
        except Exception as error:
            return self._refusal(act, error)
        return Accepted(act.id, n)

    def _in_the_log(self, act: Act | Undo, reader: Reader | None) -> Act | Undo:
        """``act`` with the numbers of the log, as far as this process knows the log."""
        return act if reader is None else self._table.numbers.command(reader, act)

    def _is_ahead(self, act: Act | Undo, reader: Reader | None) -> bool:
        """Whether the sender of ``act`` has seen entries that this process does not know yet."""
        act = self._in_the_log(act, reader)
        known = (
            act.to + 1 if isinstance(act, Undo) else act.seen
        )  # the undone entries came after ``to``
        return known > self._table.n

    def _refusal(self, act: Act | Undo, error: Exception) -> Answer:
        if isinstance(error, Repeated):
            return Accepted(act.id, error.n)
        if isinstance(error, OutOfDate):
            return Stale(act.id, error.n)
        if isinstance(error, Rejected | Problem):
            return RejectedFrame(act.id, error.code, error.facts)
        log.error("command failed", table=self._state.row.id, n=self._table.n + 1, exc_info=error)
        return RejectedFrame(act.id, "error-internal", {})

    def _propose(self, act: Act | Undo, reader: Reader | None) -> Draft:
        act, by_bot = self._in_the_log(act, reader), reader is None
        if not self._table.knows(act):
            if self._table.closed is not None:
                raise Problem("error-table-closed")
            if self._table.over:
                raise Problem("error-not-running")
            if (self._roster.level(act.seat) is not None) != by_bot:
                raise Problem("error-bot-plays" if not by_bot else "error-person-plays")
        nobody_else = isinstance(act, Undo) and not self._roster.others(act.seat)
        draft = self._table.propose(act, clock.now(), agreed=nobody_else)
        if not by_bot:
            must_get_on(self._table, act, draft)
        return draft


def _give(future: asyncio.Future[Answer], answer: Answer) -> None:
    if not future.done():  # the caller may have been cancelled
        future.set_result(answer)
