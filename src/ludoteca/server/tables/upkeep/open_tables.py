"""Whether this version of the code can go on with the tables that are open in a database.

Nothing is asked of the database but what it has had since draws are proved: so a new version can
look at a house that an older one still serves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, select

from ludoteca.core.codec import codec
from ludoteca.core.replay.log import Entry, read_start
from ludoteca.core.title import Title
from ludoteca.server.db.schema import entries, seats, tables
from ludoteca.server.tables.log import Alarm, RulesBroke, entry_of
from ludoteca.server.tables.play import Dice, Table


class Looked(msgspec.Struct, frozen=True):
    """One open table: how many ``entries`` its log has, and what is ``wrong``, if anything.
    ``entry`` is the first one that this version cannot carry out; None when it is none of them."""

    table: str
    game: str
    status: Literal["waiting", "running"]
    entries: int
    wrong: str | None = None
    entry: int | None = None


class _Wrong(Exception):
    def __init__(self, why: str, entry: int | None = None) -> None:
        super().__init__(why)
        self.why, self.entry = why, entry


def count_open(core: Connection) -> int:
    return core.scalar(select(func.count()).where(_is_open())) or 0


def look_at_open(core: Connection, titles: Mapping[str, Title], alarm: Alarm) -> Iterator[Looked]:
    """Carry out the log of every table that waits or runs, as a server does that opens it, and
    draw it for everybody."""
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.options)
    # All at once: the logs are asked for in between.
    for row in core.execute(select(*columns).where(_is_open()).order_by(tables.c.id)).all():
        log = _log(core, row.id)
        try:
            title = titles.get(row.game)
            if title is None:
                raise _Wrong(f"the game {row.game} is not installed")
            if log:
                _replay(title, row.id, log, alarm)
            else:
                _must_set_up(title, row.id, row.options, _seats(core, row.id), alarm)
        except _Wrong as wrong:
            yield Looked(row.id, row.game, row.status, len(log), wrong.why, wrong.entry)
        else:
            yield Looked(row.id, row.game, row.status, len(log))


def _is_open() -> Any:
    return tables.c.status.in_(("waiting", "running"))


def _seats(core: Connection, table: str) -> int:
    return core.scalar(select(func.count()).where(seats.c.table_id == table)) or 0


def _log(core: Connection, table: str) -> list[Entry]:
    columns = ("n", "at", "kind", "seat", "command", "body", "tape", "draws")
    rows = select(*(entries.c[name] for name in columns)).where(entries.c.table_id == table)
    return [entry_of(row) for row in core.execute(rows.order_by(entries.c.n))]


def _must_set_up(title: Title, table: str, options: bytes, count: int, alarm: Alarm) -> None:
    chance = Dice(table, bytes(32)).chance(Dice(table, bytes(32)).fair(()), 0)
    try:
        with alarm.guard():
            title.game.setup(codec(title.game).options(options), count, chance)
    except RulesBroke as broke:
        raise _Wrong(str(broke)) from broke


def _replay(title: Title, table: str, log: list[Entry], alarm: Alarm) -> None:
    needed, installed = read_start(log[0].body).rules, title.meta.rules_version
    if needed != installed:
        raise _Wrong(f"it needs version {needed} of its rules, and {installed} is installed")
    carried = Table(title.game, Dice(table, bytes(32)))  # nothing is drawn: tapes say what was
    for entry in log:
        try:
            with alarm.guard():
                carried.commit(entry, ())
        except RulesBroke as broke:
            raise _Wrong(str(broke), entry.n) from broke
    for audience in (None, *range(carried.seats)):
        try:
            with alarm.guard():
                carried.update(audience)
        except RulesBroke as broke:
            raise _Wrong(f"drawn for {audience}: {broke}") from broke
