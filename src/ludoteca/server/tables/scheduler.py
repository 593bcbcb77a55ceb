"""Claims wakes when they are due, and gives each to whoever looks after its kind."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.db.engine import until_saved
from ludoteca.server.figures import UNHEARD, Figures
from ludoteca.server.tables.wakes import DueWake, Kind, Wakes

log = structlog.get_logger()

LONGEST_SLEEP: Final = 5_000
"""Milliseconds."""


@dataclasses.dataclass(frozen=True, slots=True)
class Duty:
    """``handle`` is given claimed wakes of these ``kinds``, so many ``at_once``. It drops or
    rewrites each; one that it leaves is claimed again after the ``lease``, in milliseconds, here
    or elsewhere: the lease is longer than any wake may take. While the disk refuses, it is handled
    again from the beginning."""

    kinds: tuple[Kind, ...]
    handle: Callable[[DueWake], Awaitable[None]]
    at_once: int
    lease: int


class Scheduler:
    """The only one in a process that claims wakes."""

    def __init__(self, wakes: Wakes, duties: Sequence[Duty], figures: Figures = UNHEARD) -> None:
        self._wakes = wakes
        self._figures = figures
        self._under_way: dict[Duty, set[asyncio.Task[None]]] = {duty: set() for duty in duties}
        self._news = asyncio.Event()

    def notice(self) -> None:
        """Wakes were written."""
        self._news.set()

    async def run(self) -> None:
        """Claim and hand out, until cancelled."""
        while True:
            self._news.clear()
            until = clock.now() + LONGEST_SLEEP
            try:
                until = min(until, await self._hand_out())
            except Exception as error:  # all tables depend on this loop
                log.error("wakes cannot be claimed", exc_info=error)
            await clock.wait(self._news, until)

    async def close(self) -> None:
        """Stop what is under way; what is being written is written."""
        tasks = [task for tasks in self._under_way.values() for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _hand_out(self) -> int:
        """Claim all that is due and that somebody has a hand free for, once half of all hands are:
        a claim costs the same for many. When to look again."""
        again = clock.now() + LONGEST_SLEEP
        for duty, tasks in self._under_way.items():
            while (free := duty.at_once - len(tasks)) >= max(1, duty.at_once // 2):
                now = clock.now()
                due = await self._wakes.next_due(now, duty.kinds)
                if due is None or due > now:
                    again = again if due is None else min(again, due)
                    break
                self._figures.woke((now - due) / 1000)
                for wake in await self._wakes.claim(now, now + duty.lease, free, duty.kinds):
                    task = asyncio.create_task(self._attend(duty, wake))
                    tasks.add(task)
                    task.add_done_callback(partial(self._attended, tasks))
        return again

    async def _attend(self, duty: Duty, wake: DueWake) -> None:
        try:
            await until_saved(lambda: duty.handle(wake))  # while the disk is full
        except Exception as error:  # its lease ends, and then it is tried again
            log.error("a wake was not heeded", table=wake.table, kind=wake.kind, exc_info=error)

    def _attended(self, tasks: set[asyncio.Task[None]], task: asyncio.Task[None]) -> None:
        tasks.discard(task)
        self._news.set()  # not before: whoever looks must find the hand free
