"""Claims wakes when they are due, and gives each to whoever looks after its kind."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Final, TypeAlias

import structlog

from ludoteca.server import clock
from ludoteca.server.db.engine import until_saved
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.wakes.wakes import Due, DueWake, Kind, Wakes

log = structlog.get_logger()

LONGEST_SLEEP: Final = 5_000
"""Milliseconds."""


@dataclasses.dataclass(frozen=True, slots=True)
class Duty:
    """``handle`` is given claimed wakes of these ``kinds``, so many ``at_once``. It drops or
    rewrites each; one that it leaves is claimed again after the ``lease``, in milliseconds, here
    or elsewhere: the lease is longer than any wake may take. While the disk refuses, it is handled
    again from the beginning. ``pick`` says which of what is due is claimed, and in which order, of
    so many at most, beside what is under way; without it the earliest is."""

    kinds: tuple[Kind, ...]
    handle: Callable[[DueWake], Awaitable[None]]
    at_once: int
    lease: int
    pick: Callable[[Sequence[Due], Collection[Due], int], Sequence[Due]] | None = None


Tasks: TypeAlias = dict[asyncio.Task[None], Due | None]
"""What is under way; for whom, where that was asked."""


class Scheduler:
    """The only one in a process that claims wakes."""

    def __init__(self, wakes: Wakes, duties: Sequence[Duty], probes: Probes = NO_PROBES) -> None:
        self._wakes = wakes
        self._probes = probes
        self._under_way: dict[Duty, Tasks] = {duty: {} for duty in duties}
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
                self._probes.woke((now - due) / 1000)
                if not await self._claim(duty, tasks, now, free):
                    break  # until a hand is free
        return again

    async def _claim(self, duty: Duty, tasks: Tasks, now: int, most: int) -> bool:
        """Whether there was anything to claim; others may have been faster."""
        claimed: list[tuple[DueWake, Due | None]]
        if duty.pick is None:
            earliest = await self._wakes.claim(now, now + duty.lease, most, duty.kinds)
            claimed = [(wake, None) for wake in earliest]
        else:
            due = await self._wakes.due(now, duty.kinds)
            self._probes.due(sum({one.household: one.crowd for one in due}.values()))
            chosen = duty.pick(due, [one for one in tasks.values() if one is not None], most)
            if not chosen:
                return False
            mine = await self._wakes.claim_those(chosen, now, now + duty.lease)
            claimed = [(one.wake, one) for one in mine]
        for wake, one in claimed:
            task = asyncio.create_task(self._attend(duty, wake))
            tasks[task] = one
            task.add_done_callback(partial(self._attended, tasks))
        return True

    async def _attend(self, duty: Duty, wake: DueWake) -> None:
        try:
            await until_saved(lambda: duty.handle(wake))  # while the disk is full
        except Exception as error:  # its lease ends, and then it is tried again
            log.error("a wake was not heeded", table=wake.table, kind=wake.kind, exc_info=error)

    def _attended(self, tasks: Tasks, task: asyncio.Task[None]) -> None:
        del tasks[task]
        self._news.set()  # not before: whoever looks must find the hand free
