"""Claims due rows (wakes of tables, and jobs), and runs their handlers."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import structlog

from ludoteca.server import clock
from ludoteca.server.db.engine import until_saved
from ludoteca.server.metrics.probes import NO_PROBES, Probes

log = structlog.get_logger()

LONGEST_SLEEP: Final = 5_000
"""Milliseconds between two queries at most, as other processes write rows, too."""


class Row(Protocol):
    """A claimed row."""

    @property
    def name(self) -> str:
        """The name of the row in log lines."""


class Queue(Protocol):
    """A table of rows with a kind and a due time. Times are in milliseconds."""

    async def first_due(self, now: int, kinds: Sequence[str]) -> tuple[str, int] | None:
        """The kind of that unclaimed row of these ``kinds`` which is due before all others, and
        when it is; None when there is none."""

    async def claim(
        self, now: int, until: int, most: int, kinds: Sequence[str], *, early: int = 0
    ) -> Sequence[Row]:
        """Claim up to ``most`` rows that are due in ``early`` milliseconds or before, until the
        time ``until``."""


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Work:
    """One kind of rows in a ``queue``. ``handle`` runs for each claimed row, at most ``at_once`` at
    a time. It deletes or rewrites the row; a row left as it is will be claimed again after the
    ``lease`` (milliseconds). While the disk refuses, a row is handled again from the beginning.

    What is due within ``early`` milliseconds after the first is claimed along with it."""

    queue: Queue
    kind: str
    handle: Callable[[Any], Awaitable[None]]
    at_once: int
    lease: int
    early: int = 0


class Scheduler:
    """The only part of a process that claims rows."""

    def __init__(self, works: Sequence[Work], probes: Probes = NO_PROBES) -> None:
        self._probes = probes
        self._under_way: dict[Work, set[asyncio.Task[None]]] = {work: set() for work in works}
        self._news = asyncio.Event()
        self._next = 0
        """The time of the next query."""

    def notice(self, due: int = 0) -> None:
        """Rows were written of which the first is ``due`` then: look for it no later."""
        if due < self._next:
            self._next = due
            self._news.set()

    async def run(self) -> None:
        """Claims and handles rows until cancelled."""
        while True:
            self._next = clock.now() + LONGEST_SLEEP
            try:
                again = await self._hand_out()
                self._next = min(self._next, again)  # rows may have been written meanwhile
            except Exception as error:  # all tables depend on this loop
                log.error("wakes cannot be claimed", exc_info=error)
            while clock.now() < self._next:
                self._news.clear()
                await clock.wait(self._news, self._next)

    async def close(self) -> None:
        """Cancel the running handlers; writes that have begun are completed."""
        tasks = [task for tasks in self._under_way.values() for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _hand_out(self) -> int:
        """Claim due rows for idle handlers; returns the time of the next query."""
        again = clock.now() + LONGEST_SLEEP
        for queue in dict.fromkeys(work.queue for work in self._under_way):
            works = {work.kind: work for work in self._under_way if work.queue is queue}
            open_to = [kind for kind, work in works.items() if self._idle(work)]
            while open_to and (first := await queue.first_due(now := clock.now(), open_to)):
                kind, due = first
                if due > now:
                    again = min(again, due)
                    break
                self._probes.woke((now - due) / 1000)
                claimed = await self._claim(works[kind], now)
                # It may claim none: another process was faster, or the kind's own order lets none
                # through yet.
                if not claimed or not self._idle(works[kind]):
                    open_to.remove(kind)
        return again

    async def _claim(self, work: Work, now: int) -> int:
        """Claim due rows of one kind for its idle handlers; returns how many."""
        claimed = await work.queue.claim(
            now, now + work.lease, self._idle(work), [work.kind], early=work.early
        )
        for row in claimed:
            task = asyncio.create_task(self._attend(work, row))
            self._under_way[work].add(task)
            task.add_done_callback(partial(self._attended, self._under_way[work]))
            # What only reads SQLite never waits: two dozen handlers would hold up every move.
            await asyncio.sleep(0)
        return len(claimed)

    def _idle(self, work: Work) -> int:
        """The number of idle handlers, but 0 until half of all are idle: a claim of many rows costs
        as much as a claim of one."""
        free = work.at_once - len(self._under_way[work])
        return free if free >= max(1, work.at_once // 2) else 0

    async def _attend(self, work: Work, row: Row) -> None:
        try:
            await until_saved(lambda: work.handle(row))  # while the disk is full
        except Exception as error:  # it is claimed again after its lease
            log.error("due work failed", kind=work.kind, name=row.name, exc_info=error)

    def _attended(self, tasks: set[asyncio.Task[None]], task: asyncio.Task[None]) -> None:
        tasks.discard(task)
        self.notice()  # only now, so that the next claim counts this handler as idle
