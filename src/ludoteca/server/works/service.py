"""Does works part by part, in turns, in a bot worker of low priority."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import Final

import msgspec
import structlog

from ludoteca.server import clock
from ludoteca.server.bots.pool import START_SECONDS, BotFailed, Pool
from ludoteca.server.bots.turns import Payer
from ludoteca.server.edge.answers import Problem
from ludoteca.server.metrics.probes import NO_PROBES, Probes
from ludoteca.server.tables.log import Journal
from ludoteca.server.works.store import REPORTED, TRIES, WorkStore
from ludoteca.server.works.work import Plan, Progress, Work, WorkKind, progress

log = structlog.get_logger()

PART_SECONDS: Final = 0.5
"""How long a worker computes on one work before the next has its turn."""

LOOK_AGAIN: Final = 2_000
"""Milliseconds between two searches for works that other processes have begun."""

REST: Final = 1_000
"""Milliseconds that a work rests after its first failure, twice as long after the second, ..."""


class Works:
    """The service for works. ``time_limit`` is how many seconds one part may take before its worker
    is replaced."""

    def __init__(
        self,
        store: WorkStore,
        journal: Journal,
        time_limit: float,
        probes: Probes = NO_PROBES,
    ) -> None:
        self._store = store
        self._journal = journal
        self._plans: dict[WorkKind, Plan] = {}
        # The worker's process starts with the first work.
        self._pool = Pool(1, time_limit, polite=True, probes=probes)
        self._probes = probes
        self._seconds = min(PART_SECONDS, time_limit / 2)
        self._lease = round(1000 * (START_SECONDS + time_limit + 10))
        self._news = asyncio.Event()
        self._parts = asyncio.Event()

    def add(self, plan: Plan) -> None:
        """Register how works of this kind are done."""
        self._plans[plan.kind] = plan

    async def begin(self, work: Work, most: tuple[int, int]) -> None:
        """Queue a work. Raises `Problem`; see `WorkStore.begin`."""
        await self._store.begin(work, most)
        self._news.set()

    async def progress(self, table: str, kind: WorkKind) -> Progress | None:
        """How far a work is; None when it is not under way: not begun, finished, or failed and
        reported.

        Raises `Problem` ``error-no-review`` when it has failed, which reports the failure.
        """
        work = await self._store.find(table, kind)
        if work is None or work.tries >= REPORTED:
            return None
        if work.tries >= TRIES:
            await self._store.fail(work, REPORTED, 0)
            raise Problem("error-no-review")
        others = len(await self._store.unfinished()) - 1
        return progress(work, others)

    async def go_on(self, table: str, kind: WorkKind) -> bool:
        """Restart a failed work from its stored parts. Returns whether there was one."""
        work = await self._store.find(table, kind)
        if work is None or work.tries < TRIES:
            return False
        await self._store.fail(work, 0, 0)
        self._news.set()
        return True

    async def next_part(self, seconds: float) -> None:
        """Wait at most ``seconds`` until this process has done a part of any work."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._parts.wait()

    async def run(self) -> None:
        """Does works until cancelled."""
        while True:
            self._news.clear()
            try:
                worked = await self._turn()
            except Exception as error:  # for example: the disk is full
                worked = False
                log.error("no work can be done", exc_info=error)
            if not worked:
                await clock.wait(self._news, clock.now() + LOOK_AGAIN)

    async def close(self) -> None:
        await self._pool.close()

    async def _turn(self) -> bool:
        """Do a part of the next work. Returns whether there was one."""
        now = clock.now()
        found = await self._store.unfinished()
        for kind in self._plans:
            self._probes.waiting(kind, sum(work.kind == kind for work, _ in found))
        free = [work for work, lease in found if lease <= now]
        if not free:
            return False
        work = min(free, key=lambda one: (self._pool.turns.tag(_payer(one)), one.asked_at))
        if await self._store.claim(work, now, now + self._lease):
            await self._do_part(work)
        return True

    async def _do_part(self, work: Work) -> None:
        plan = self._plans[work.kind]
        begun = time.perf_counter()
        late = (clock.now() - work.asked_at) / 1000 if not (work.done or work.tries) else None
        try:
            entries = await self._journal.read(work.table)
            parts = await self._store.parts(work)
            request = plan.request(work, entries, parts, self._seconds)
            answer = await self._pool.part(request, _payer(work), work.kind, late)
            part = plan.part(answer)
            if part is None:
                await self._store.finish(work, partial(plan.keep, table=work.table, answer=answer))
            else:
                spent = work.spent + round(1000 * (time.perf_counter() - begun))
                far = msgspec.structs.replace(work, done=_thousandths(part[1]), spent=spent)
                await self._store.keep(far, len(parts), part[0])
        except BotFailed as failed:
            log.warning(
                "a part of a work failed",
                table=work.table,
                kind=work.kind,
                attempt=work.tries + 1,
                reason=str(failed),
            )
            rest = clock.now() + REST * (work.tries + 1)
            await self._store.fail(work, work.tries + 1, rest)
        self._parts.set()
        self._parts = asyncio.Event()


def _payer(work: Work) -> Payer:
    return Payer(work.household, work.guest or "")


def _thousandths(done: float) -> int:
    """``done`` in thousandths, at most 999, because the whole still has to be put together."""
    return min(999, int(1000 * done))
