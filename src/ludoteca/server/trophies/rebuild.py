"""Looks for all trophies anew in the logs of finished tables, and compares them with the rows."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select

from ludoteca.core.replay.log import Entry, read_start
from ludoteca.core.title import Title
from ludoteca.core.trophy import Award, awards
from ludoteca.server.db.schema import entries, jobs, outcomes, trophies
from ludoteca.server.tables.log import entry_of
from ludoteca.server.trophies.effect import KIND
from ludoteca.server.trophies.store import KEEP, counting, kept


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """How many finished ``tables`` of a game were replayed, and at how many the rows ``differ``.
    ``skipped`` tables are of other rules; at ``waiting`` ones a server has still to look."""

    game: str
    tables: int
    skipped: int
    waiting: int
    differ: int


def check(core: Connection, title: Title) -> Comparison:
    """Compare, and change nothing."""
    return _go_through(core, title, writes=False)


def rebuild(core: Connection, title: Title) -> Comparison:
    """Compare, and write what differs."""
    return _go_through(core, title, writes=True)


def _go_through(core: Connection, title: Title, *, writes: bool) -> Comparison:
    waits = set(core.scalars(select(jobs.c.key).where(jobs.c.kind == KIND)))
    replayed = skipped = waiting = differ = 0
    for table in _finished(core, title.meta.id):
        log = _log(core, table)
        if not log or read_start(log[0].body).rules != title.meta.rules_version:
            skipped += 1
            continue
        replayed += 1
        if table in waits:
            waiting += 1
            continue
        found = _found(core, title, table, log)
        rows = core.execute(
            select(trophies.c.seat, trophies.c.trophy).where(trophies.c.table_id == table)
        )
        if {(row.seat, row.trophy) for row in rows} == found:
            continue
        differ += 1
        if writes:
            core.execute(delete(trophies).where(trophies.c.table_id == table))
            if found:
                core.execute(KEEP, kept(table, [Award(*one) for one in sorted(found)]))
    return Comparison(
        game=title.meta.id, tables=replayed, skipped=skipped, waiting=waiting, differ=differ
    )


def _finished(core: Connection, game: str) -> list[str]:
    """The tables that count for anybody."""
    query = select(outcomes.c.table_id).where(
        outcomes.c.game == game, outcomes.c.counted, ~outcomes.c.early
    )
    return list(core.scalars(query.distinct().order_by(outcomes.c.table_id)))


def _found(core: Connection, title: Title, table: str, log: list[Entry]) -> set[tuple[int, str]]:
    """Seats, as rows have them, with their trophies."""
    seats = {row.seat: row.counts for row in core.execute(counting(table))}
    *_, all_of = awards(title.game, title.trophies, log)
    return {(seats[one.seat], one.trophy) for one in all_of or () if one.seat in seats}


def _log(core: Connection, table: str) -> list[Entry]:
    columns = ("n", "at", "kind", "seat", "command", "body", "tape", "draws")
    rows = select(*(entries.c[name] for name in columns)).where(entries.c.table_id == table)
    return [entry_of(row) for row in core.execute(rows.order_by(entries.c.n))]
