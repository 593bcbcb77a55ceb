"""The processes of the house: each writes signs of life to the database, and detects dead ones."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection as CoreConnection
from sqlalchemy import delete, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import processes, wakes, works

BEAT_SECONDS: Final = 2.0
DEAD_MS: Final = 10_000
"""A process without a sign of life for this long counts as dead."""

AHEAD_MS: Final = 1_000
"""If the clock of another process is further ahead, ours is set forward."""


class Census(msgspec.Struct, frozen=True):
    """The names of the other live processes, and of those that have died since the last census.
    Each death is reported to one process only. ``asked_at`` is the time of the query, by the
    monotonic clock."""

    living: frozenset[str]
    dead: tuple[str, ...]
    asked_at: float


class Processes:
    """The rows of processes, for the process with the name ``own``."""

    def __init__(self, database: Database, own: str) -> None:
        self._database = database
        self._own = own
        self._seen: dict[str, tuple[int, float]] = {}
        """The last sign of life of each other process by its clock, and the time of its arrival by
        ours, so that changes of clocks make no process live or die."""
        self._before: dict[str, int] | None = None
        """Processes found at our start without a sign of life since, with their last sign; None
        before our start."""
        self.alive_at = 0
        """The last sign of life of any process before our start; 0 if there is none."""
        self.goes_on = False
        """Whether a process from before our start is alive, so that the house was open."""

    @property
    def unsure(self) -> bool:
        """Whether it is still unknown if the house was open at our start: all processes found then
        may have been killed just before."""
        return bool(self._before)

    async def sign(self) -> None:
        """Write a sign of life, and read nothing. Raises `Problem` when the write fails."""
        signature = self._signature()

        def write(core: CoreConnection) -> None:
            with core.begin():
                core.execute(signature)

        await self._database.write_there(write, moves=True)  # it changes no lists

    def _signature(self) -> Any:
        new = insert(processes).values(id=self._own, seen_at=clock.now())
        return new.on_conflict_do_update(
            index_elements=["id"], set_={"seen_at": new.excluded.seen_at}
        )

    async def beat(self) -> Census:
        """Write a sign of life, delete dead processes, and end their claims."""
        asked_at = time.monotonic()
        async with self._database.write() as connection:
            if self._before is None:
                last = await connection.scalars(select(func.max(processes.c.seen_at)))
                self.alive_at = last.one() or 0
            await connection.execute(self._signature())
            others = (
                await connection.execute(select(processes).where(processes.c.id != self._own))
            ).all()
            silent = self._look_at(others, asked_at)
            dead: tuple[str, ...] = ()
            if silent:
                key = tuple_(processes.c.id, processes.c.seen_at)
                gone = delete(processes).where(key.in_(silent)).returning(processes.c.id)
                dead = tuple((await connection.scalars(gone)).all())
                for claimed in (wakes, works):
                    free = update(claimed).where(claimed.c.holder.in_(dead), claimed.c.lease > 0)
                    await connection.execute(free.values(lease=0))
        died = {name for name, _ in silent}
        self._look_back({row.id: row.seen_at for row in others if row.id not in died})
        return Census(frozenset(row.id for row in others if row.id not in died), dead, asked_at)

    def _look_back(self, living: dict[str, int]) -> None:
        if self._before is None:
            self._before = living
            return
        silent = {name: at for name, at in self._before.items() if living.get(name) == at}
        self.goes_on |= any(name in living for name in self._before.keys() - silent.keys())
        self._before = silent

    def _look_at(self, others: Sequence[Any], now: float) -> list[tuple[str, int]]:
        """The dead processes, with their last signs of life."""
        before, self._seen = self._seen, {}
        silent = []
        for name, seen_at in others:
            known = before.get(name)
            if known is None:
                since = now
                died = seen_at < clock.now() - DEAD_MS
            elif known[0] != seen_at:
                since = now
                died = False
                if seen_at > clock.now() + AHEAD_MS:
                    clock.catch_up(seen_at)
            else:
                since = known[1]
                died = now - since > DEAD_MS / 1000
            self._seen[name] = seen_at, since
            if died:
                silent.append((name, seen_at))
        return silent

    async def others(self) -> int:
        """The number of other live processes."""
        query = select(processes.c.id).where(
            processes.c.id != self._own, processes.c.seen_at >= clock.now() - DEAD_MS
        )
        async with self._database.reads.connect() as connection:
            return len((await connection.scalars(query)).all())

    async def leave(self) -> None:
        """Delete this process, and end its claims."""
        async with self._database.write() as connection:
            for claimed in (wakes, works):
                free = update(claimed).where(claimed.c.holder == self._own, claimed.c.lease > 0)
                await connection.execute(free.values(lease=0))
            await connection.execute(delete(processes).where(processes.c.id == self._own))
