"""Which processes serve the house, as the database knows: each says from time to time that it
lives."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection as CoreConnection
from sqlalchemy import delete, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import processes, wakes, works

BEAT_SECONDS: Final = 2.0
DEAD_MS: Final = 10_000
"""A process that has said nothing for so long has died, or may as well have."""

AHEAD_MS: Final = 1_000
"""By how much the clock of another process may be ahead before it is followed."""


class Census(msgspec.Struct, frozen=True):
    """The names of the other processes that live, and of those that have died since the last time.
    Of several who notice a death one is told. ``asked_at`` is when the database was asked, by the
    monotonic clock."""

    living: frozenset[str]
    dead: tuple[str, ...]
    asked_at: float


class Processes:
    """``own`` is the name of this one."""

    def __init__(self, database: Database, own: str) -> None:
        self._database = database
        self._own = own
        self._seen: dict[str, tuple[int, float]] = {}
        """When each of the others said last that it lives, by its clock, and when that was new, by
        ours: clocks that are set do not make anybody live or die."""
        self._before: dict[str, int] | None = None
        """The others that were there when this one started and have said nothing since, with what
        they had said last; None until it has started."""
        self.goes_on = False
        """Whether one that was there before this one has lived on: the house was open."""

    @property
    def unsure(self) -> bool:
        """Whether it is not known yet if the house was open when this process started: those that
        were there may all have been killed just before."""
        return bool(self._before)

    async def sign(self) -> None:
        """Say that this process lives, and look at nothing. Raises `Problem` when that cannot be
        written."""
        signature = self._signature()

        def write(core: CoreConnection) -> None:
            with core.begin():
                core.execute(signature)

        await self._database.write_there(write, moves=True)  # of this, lists say nothing

    def _signature(self) -> Any:
        new = insert(processes).values(id=self._own, seen_at=clock.now())
        return new.on_conflict_do_update(
            index_elements=["id"], set_={"seen_at": new.excluded.seen_at}
        )

    async def beat(self) -> Census:
        """Say that this process lives. What dead ones had claimed is free then."""
        asked_at = time.monotonic()
        async with self._database.write() as connection:
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
        """Those that have died, with what they have said last."""
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
        """How many others live."""
        query = select(processes.c.id).where(
            processes.c.id != self._own, processes.c.seen_at >= clock.now() - DEAD_MS
        )
        async with self._database.reads.connect() as connection:
            return len((await connection.scalars(query)).all())

    async def leave(self) -> None:
        """This process ends, and claims nothing any more."""
        async with self._database.write() as connection:
            for claimed in (wakes, works):
                free = update(claimed).where(claimed.c.holder == self._own, claimed.c.lease > 0)
                await connection.execute(free.values(lease=0))
            await connection.execute(delete(processes).where(processes.c.id == self._own))
