"""Finds the luck report of a finished table, or begins it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.bots.luck import Part
from ludoteca.core.codec import encode
from ludoteca.core.replay.log import Entry
from ludoteca.server import clock
from ludoteca.server.bots.messages import AnyPart, AnyReply, LuckRequest, Reckoned, ReckonedPart
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import lucks
from ludoteca.server.edge.limits import LUCK_WAITING, Households, Limits
from ludoteca.server.tables.log import Journal
from ludoteca.server.works.service import Works
from ludoteca.server.works.work import Work, WorkKind

KIND: Final[WorkKind] = "luck"

PATIENCE: Final = 5.0
"""Seconds that a request waits for the report; most reports take less."""

LOOK_AGAIN: Final = 0.5
"""Seconds between two queries whether another process has finished the report."""

_read_part = msgspec.json.Decoder(Part).decode


class LuckPlan:
    kind: WorkKind = KIND

    def request(
        self, work: Work, entries: Sequence[Entry], parts: Sequence[bytes], seconds: float
    ) -> LuckRequest:
        found = tuple(map(_read_part, parts))
        return LuckRequest(work.table, work.game, tuple(entries), found, seconds)

    def part(self, answer: AnyReply) -> tuple[AnyPart, float] | None:
        return (answer.part, answer.done) if isinstance(answer, ReckonedPart) else None

    async def keep(self, connection: Connection, table: str, answer: AnyReply) -> None:
        assert isinstance(answer, Reckoned)
        new: Any = insert(lucks).values(
            table_id=table, body=encode(answer.luck), made_at=clock.now()
        )
        await connection.execute(new.on_conflict_do_nothing())


class LuckService:
    def __init__(
        self,
        database: Database,
        works: Works,
        journal: Journal,
        limits: Limits,
        households: Households,
    ) -> None:
        self._database = database
        self._works = works
        self._journal = journal
        self._limits = limits
        self._households = households

    async def find(self, table: str, game: str, guest: str | None, address: str) -> bytes | None:
        """The luck report of a finished table as JSON; None if it is not ready within `PATIENCE`.

        Raises `Problem` ``error-no-review`` once after a failure (the next request tries again),
        ``error-too-many``.
        """
        if (body := await self._find(table)) is not None:
            return body
        if await self._works.progress(table, KIND) is None:
            self._limits.must_allow("reviews", guest, address)
            if not await self._works.go_on(table, KIND):
                moves = len(await self._journal.read(table)) - 1
                household = self._households.of(address)
                work = Work(table, KIND, game, household, guest, clock.now(), moves)
                await self._works.begin(work, self._limits.places(LUCK_WAITING))
        until = asyncio.get_running_loop().time() + PATIENCE
        while (left := until - asyncio.get_running_loop().time()) > 0:
            await self._works.next_part(min(left, LOOK_AGAIN))
            if (body := await self._find(table)) is not None:
                return body
            await self._works.progress(table, KIND)  # raises if it has failed
        return None

    async def _find(self, table: str) -> bytes | None:
        query = select(lucks.c.body).where(lucks.c.table_id == table)
        async with self._database.reads.connect() as connection:
            body: bytes | None = await connection.scalar(query)
        return body
