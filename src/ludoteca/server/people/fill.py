"""Outcomes of tables that ended before outcomes were kept: worked out from their logs."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import structlog
from sqlalchemy import exists, or_, select
from sqlalchemy.dialects.sqlite import insert

from ludoteca.core.log import Entry, read_start
from ludoteca.core.replay import Course
from ludoteca.core.standing import Standing, standing
from ludoteca.core.title import Title
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import outcomes, tables
from ludoteca.server.people.outcome import outcome_row
from ludoteca.server.people.outcome import outcomes as outcomes_of
from ludoteca.server.tables.alarm import Alarm, RulesBroke
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.store import Store

PAUSE = 0.02
"""Seconds between two tables: people who play come first."""

log = structlog.get_logger()


class Filler:
    """Runs once after each start; where there is nothing to do, that is one query.

    Tables whose game is not installed are left for a start at which it is.
    """

    def __init__(
        self,
        database: Database,
        store: Store,
        journal: Journal,
        alarm: Alarm,
        titles: Mapping[str, Title],
    ) -> None:
        self._database = database
        self._store = store
        self._journal = journal
        self._alarm = alarm
        self._titles = titles

    async def run(self) -> int:
        """How many tables were filled in."""
        filled = 0
        for table in await self._missing():
            try:
                filled += await self._fill(table)
            except Exception as error:  # one table must not keep the others from theirs
                log.error("no outcome", table=table, exc_info=error)
            await asyncio.sleep(PAUSE)
        if filled:
            log.info("outcomes filled in", tables=filled)
        return filled

    async def _missing(self) -> list[str]:
        decided = or_(tables.c.status == "over", tables.c.closed == "agreed")
        query = select(tables.c.id).where(
            decided,
            tables.c.game.in_(self._titles),
            ~exists().where(outcomes.c.table_id == tables.c.id),
        )
        async with self._database.reads.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def _fill(self, table: str) -> bool:
        found = await self._store.read(table)
        entries = await self._journal.read(table)
        if found is None or not entries:
            return False
        row, people = found
        title = self._titles[row.game]
        if read_start(entries[0].body).rules != title.meta.rules_version:
            return False
        try:
            with self._alarm.guard():
                ended = _standing(title, entries)
        except RulesBroke as broke:
            log.error("no outcome", table=table, exc_info=broke)
            return False
        at = entries[-1].at
        rows = [outcome_row(table, at, one) for one in outcomes_of(row.game, people, ended)]
        async with self._database.write() as connection:
            await connection.execute(insert(outcomes).on_conflict_do_nothing(), rows)
        return True


def _standing(title: Title, entries: list[Entry]) -> Standing:
    course = Course(title.game)
    for entry in entries:
        course.follow(entry)
    return standing(title.game, course.state)
