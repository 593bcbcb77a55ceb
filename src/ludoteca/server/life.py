"""Start and end of a server process, and the tasks that run in between."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.processes import BEAT_SECONDS as DATABASE_BEAT_SECONDS
from ludoteca.server.edge.answers import Problem
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.process import SpareOldObjects, trim_for_ever
from ludoteca.server.tables.upkeep import CLOCK
from ludoteca.server.tables.wakes import Resumption

BEAT_SECONDS = DATABASE_BEAT_SECONDS
"""Seconds between two signs of life in the database."""

SIGN_SECONDS: Final = 2.0
"""Seconds between two signs of life of the only process."""

LISTS_PACE: Final = 0.5
"""Shortest time between two messages to other processes that lists of tables have changed."""

SWEEP_SECONDS: Final = 60.0
"""Seconds between two searches for idle rooms."""

log = structlog.get_logger()


@contextlib.asynccontextmanager
async def lifespan(house: House, features: Sequence[Feature]) -> AsyncIterator[None]:
    """Runs the house while the application serves, and closes it in order."""
    await _open(house, features)
    runs = [
        house.channel.run,
        house.presence.run,
        house.rooms.make_rounds,
        house.pool.start,
        house.journal.turns.run,
        house.caretaker.make_rounds,
        house.standstill.run,
        house.lag.run,
        trim_for_ever,
        SpareOldObjects(house.database.give_way).run,
        *(run for feature in features for run in feature.runs),
    ]
    tasks = [asyncio.create_task(run()) for run in runs]
    tasks += [
        asyncio.create_task(work)
        for work in (
            _schedule(house),
            _live_with_others(house, features),
            _show_life(house),
            _tell_lists(house),
            _sweep(house),
        )
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.rooms.settle()
        house.presence.leave()
        await house.scheduler.close()
        for feature in features:
            if feature.closed is not None:
                await feature.closed()
        for part in (house.pool, house.journal):
            await part.close()
        with contextlib.suppress(Problem):
            if not await house.processes.others():
                await house.outages.close(clock.now())
            await house.processes.leave()
        for last in (house.channel, house.database):
            await last.close()


async def _open(house: House, features: Sequence[Feature]) -> None:
    if isinstance(house.database, PostgresDatabase):
        await house.database.set_clock()
    census = await house.processes.beat()
    house.presence.know_living(census.living, census.asked_at)
    alone = not await house.processes.others()
    await house.wakes.resume(
        house.wake_kinds, Resumption(clock.now(), alone, house.processes.alive_at)
    )
    await house.outages.read()
    if alone:
        await house.jobs.resume()
        await _opened(features, late=False)
    await house.journal.turns.resume()
    for feature in features:
        if feature.prepare is not None:
            await feature.prepare()
    house.rooms.listen()


async def _opened(features: Sequence[Feature], *, late: bool) -> None:
    for feature in features:
        if feature.opened is not None:
            await feature.opened(late)


async def _schedule(house: House) -> None:
    await house.presence.first_answers()  # absence cannot be judged before
    await house.scheduler.run()


async def _live_with_others(house: House, features: Sequence[Feature]) -> None:
    """Writes signs of life, and takes over the wakes of processes that have died."""
    presence, processes = house.presence, house.processes
    knew = True
    while house.channel.many:
        await asyncio.sleep(BEAT_SECONDS)
        try:
            if isinstance(house.database, PostgresDatabase):
                await house.database.set_clock()
            unsure = processes.unsure
            census = await processes.beat()
            presence.know_living(census.living, census.asked_at)
            if unsure and not processes.unsure and not processes.goes_on:
                await _opened(features, late=True)  # the processes found at start were all dead
            known, knew = knew, presence.complete
            if census.dead:
                log.warning("other processes have died", count=len(census.dead))
            if census.dead or (knew and not known):  # people may have left without a message
                await house.wakes.resume(house.wake_kinds, Resumption(clock.now(), alone=False))
                await house.outages.read()
                house.scheduler.notice()
        except Exception as error:  # for example: the database does not answer
            log.warning("no sign of life", reason=str(error))


async def _show_life(house: House) -> None:
    """Writes signs of life of the only process, while clocks run: after a crash they say since when
    nobody could play."""
    while not house.channel.many:
        await asyncio.sleep(SIGN_SECONDS)
        with contextlib.suppress(Problem):  # the disk is full
            if await house.wakes.any_of(CLOCK):
                await house.processes.sign()


async def _tell_lists(house: House) -> None:
    """Tells other processes that lists of tables have changed."""
    told = house.database.written
    while house.channel.many:
        await asyncio.sleep(LISTS_PACE)
        if told != house.database.written:
            told = house.database.written
            house.rooms.lists_changed()


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.rooms.drop_idle()
