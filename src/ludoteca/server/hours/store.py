"""The rows of playing hours and holidays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import holidays, playing_hours
from ludoteca.server.tables.clocks import USUAL, Calendar, Holiday, Hours

KEPT: Final = 400 * 86_400_000
"""Milliseconds for which hours and holidays of the past are kept: what a clock counts begins with a
move, and a move over days ends within a year."""


async def read_calendar(connection: Connection, guest: str) -> Calendar:
    """What ``guest`` has chosen; the usual calendar for those who have chosen nothing."""
    found = await _read(connection, guest)
    return found.get(guest, Calendar())


async def read_calendars(connection: Connection) -> dict[str, Calendar]:
    """The calendars of all who have chosen anything."""
    return await _read(connection, None)


async def read_zone(connection: Connection, guest: str) -> str:
    """The time zone of ``guest``; UTC if they have chosen none."""
    newest = (
        select(playing_hours.c.zone)
        .where(playing_hours.c.guest == guest)
        .order_by(playing_hours.c.since.desc())
        .limit(1)
    )
    return await connection.scalar(newest) or USUAL.zone


async def write_hours(connection: Connection, guest: str, since: int, hours: Hours) -> None:
    row = {"zone": hours.zone, "begins": hours.begins, "ends": hours.ends}
    new = insert(playing_hours).values(guest=guest, since=since, **row)
    await connection.execute(new.on_conflict_do_update(index_elements=["guest", "since"], set_=row))


async def write_holiday(connection: Connection, guest: str, holiday: Holiday) -> None:
    new = insert(holidays).values(guest=guest, begins=holiday.begins_ms, ends=holiday.ends_ms)
    await connection.execute(
        new.on_conflict_do_update(
            index_elements=["guest", "begins"], set_={"ends": holiday.ends_ms}
        )
    )


async def end_holidays(connection: Connection, guest: str, now: int) -> None:
    """End the holiday of ``guest`` that lasts beyond ``now``."""
    lasting = update(holidays).where(holidays.c.guest == guest, holidays.c.ends > now)
    await connection.execute(lasting.values(ends=now))


async def prune(connection: Connection, guest: str, now: int) -> None:
    """Delete what held only before the time that is kept."""
    valid = select(func.max(playing_hours.c.since)).where(
        playing_hours.c.guest == guest, playing_hours.c.since <= now - KEPT
    )
    older = playing_hours.c.since < valid.scalar_subquery()
    await connection.execute(delete(playing_hours).where(playing_hours.c.guest == guest, older))
    await connection.execute(
        delete(holidays).where(holidays.c.guest == guest, holidays.c.ends <= now - KEPT)
    )


async def _read(connection: Connection, guest: str | None) -> dict[str, Calendar]:
    """The calendars of all who have rows, or that of one."""
    chosen = select(playing_hours).order_by(playing_hours.c.guest, playing_hours.c.since)
    off = select(holidays).order_by(holidays.c.guest, holidays.c.begins)
    if guest is not None:
        chosen = chosen.where(playing_hours.c.guest == guest)
        off = off.where(holidays.c.guest == guest)
    hours: defaultdict[str, list[tuple[int, Hours]]] = defaultdict(list)
    for row in await connection.execute(chosen):
        hours[row.guest] += _hours_of(row)
    days: defaultdict[str, list[Holiday]] = defaultdict(list)
    for row in await connection.execute(off):
        days[row.guest].append(Holiday(row.begins, row.ends))
    return {one: _calendar(hours[one], days[one]) for one in {*hours, *days}}


def _calendar(hours: list[tuple[int, Hours]], days: Iterable[Holiday]) -> Calendar:
    if not hours or hours[0][0] > 0:  # who has not chosen yet plays as is usual
        hours = [(0, USUAL), *hours]
    return Calendar(tuple(hours), tuple(days))


def _hours_of(row: Row[Any]) -> list[tuple[int, Hours]]:
    try:
        return [(row.since, Hours(row.zone, row.begins, row.ends))]
    except ValueError:  # an operator wrote it
        return [(row.since, Hours(row.zone))]
