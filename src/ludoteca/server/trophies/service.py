"""Looks for the trophies of a finished table, and lists those of people and tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import structlog
from sqlalchemy import select

from ludoteca.core.replay.log import read_start
from ludoteca.core.title import Title
from ludoteca.core.trophy import awards
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import guests, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.store import NOBODY
from ludoteca.server.jobs import DueJob, JobKind
from ludoteca.server.tables.log import Journal, ReplayRunner, RulesBroke
from ludoteca.server.trophies.effect import KIND
from ludoteca.server.trophies.shown import (
    Earned,
    PersonTrophies,
    SeatTrophy,
    ShownTrophy,
    TableTrophies,
    shown,
)
from ludoteca.server.trophies.store import KEEP, kept, of_person, of_table, waiting

DAY: Final = 86_400_000

log = structlog.get_logger()


class Trophies:
    """See ``docs/decisions/0031-trophies.md``."""

    def __init__(
        self,
        database: Database,
        titles: Mapping[str, Title],
        journal: Journal,
        replays: ReplayRunner,
    ) -> None:
        self._database, self._titles = database, titles
        self._journal, self._replays = journal, replays
        self._known: dict[str, Mapping[str, ShownTrophy]] = {}

    @property
    def kind(self) -> JobKind:
        return JobKind(KIND, self._handle, at_once=1)

    async def look(self, table: str) -> None:
        """Write the trophies of a finished table; twice does no harm."""
        query = select(tables.c.game).where(tables.c.id == table)
        async with self._database.reads.connect() as connection:
            title = self._titles.get(await connection.scalar(query))
        entries = await self._journal.read(table)
        if title is None or not entries:
            return  # it was removed meanwhile
        if read_start(entries[0].body).rules != title.meta.rules_version:
            return
        try:
            (found,) = await self._replays.run(awards(title.game, title.trophies, entries))
        except RulesBroke as broke:
            log.error("trophies could not be found", table=table, exc_info=broke)
            return
        if found:
            async with self._database.write() as connection:
                await connection.execute(KEEP, kept(table, found))

    async def of_person(self, person: str, reader: str | None) -> PersonTrophies:
        """The trophies of a person, as the guest ``reader`` sees them.

        Raises `Problem` ``error-no-such-person``.
        """
        who = select(guests.c.id).where(guests.c.person == person, guests.c.id != NOBODY)
        async with self._database.reads.connect() as connection:
            guest = await connection.scalar(who)
            if guest is None:
                raise Problem("error-no-such-person")
            rows = {
                (row.game, row.trophy): row for row in await connection.execute(of_person(guest))
            }
        return PersonTrophies(
            tuple(
                Earned(
                    game,
                    seen,
                    rows[key].times,
                    rows[key].table_id if guest == reader else None,
                    rows[key].ended_at // DAY * DAY,
                )
                for game in self._titles
                for name, seen in self._shown(game).items()
                if (key := (game, name)) in rows
            )
        )

    async def of_table(self, table: str, game: str) -> TableTrophies:
        known = self._shown(game)
        async with self._database.reads.connect() as connection:
            waits = await connection.scalar(waiting(table))
            rows = list(await connection.execute(of_table(table)))
        return TableTrophies(
            ready=not waits,
            trophies=tuple(
                SeatTrophy(row.seat, known[row.trophy], bool(row.first))
                for row in rows
                if row.trophy in known
            ),
        )

    def _shown(self, game: str) -> Mapping[str, ShownTrophy]:
        """The trophies of a game by name; their texts are read once."""
        if game not in self._known:
            title = self._titles[game]
            self._known[game] = {one.name: shown(title, one) for one in title.trophies}
        return self._known[game]

    async def _handle(self, job: DueJob) -> int | None:
        await self.look(job.key)
        return None
