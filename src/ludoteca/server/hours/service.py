"""Changes of playing hours and holidays, within what the others at a table can rely on."""

from __future__ import annotations

import datetime
from collections.abc import Awaitable, Callable
from typing import Final

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.hours.calendars import HOURS_CHANGED, Calendars
from ludoteca.server.hours.holidays import MOST_DAYS, days_until, holiday_of
from ludoteca.server.hours.store import (
    end_holidays,
    prune,
    read_calendar,
    read_zone,
    write_holiday,
    write_hours,
)
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.tables.clocks import USUAL, Calendar, Hours

MOST_CHANGES: Final = 3
"""Changes of playing hours within a week, without the first choice: hours that are moved again and
again would stop a person's time for as long as they like."""

WEEK_MS: Final = 7 * 86_400_000

Change = Callable[[Connection, Calendar, int], Awaitable[None]]


class PlayingHours:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, calendars: Calendars) -> None:
        self._database = database
        self._calendars = calendars

    async def read(self, guest: str) -> Calendar:
        async with self._database.reads.connect() as connection:
            return await read_calendar(connection, guest)

    async def zone(self, connection: Connection, guest: str) -> str:
        """The one time zone of ``guest``, for all that has hours."""
        return await read_zone(connection, guest)

    async def choose(self, guest: str, hours: Hours) -> Calendar:
        """Raises `Problem` ``error-hours-changed``."""

        async def change(connection: Connection, calendar: Calendar, now: int) -> None:
            if calendar.hours[-1][1] == hours and chosen(calendar):
                return
            if changes_left(calendar, now) == 0:
                raise Problem("error-hours-changed", most=MOST_CHANGES)
            since = max(now, calendar.hours[-1][0] + 1)  # each change is a row, and counts
            await write_hours(connection, guest, since, hours)

        return await self._change(guest, change)

    async def suggest_zone(self, guest: str, zone: str) -> Calendar:
        """Take ``zone``, which is that of the browser, for a person who has chosen none."""

        async def change(connection: Connection, calendar: Calendar, now: int) -> None:
            if not chosen(calendar):
                hours = Hours(zone, USUAL.begins, USUAL.ends)
                await write_hours(connection, guest, now, hours)

        known = await self.read(guest)
        return known if chosen(known) else await self._change(guest, change)

    async def begin_holiday(self, guest: str, length: int | datetime.date) -> Calendar:
        """Begin a holiday of so many days, or until a last day. Raises `Problem`
        ``error-on-holiday``, ``error-holiday-days`` and ``error-holiday-left``."""

        async def change(connection: Connection, calendar: Calendar, now: int) -> None:
            days = length if isinstance(length, int) else days_until(calendar, now, length)
            if not 1 <= days <= MOST_DAYS:
                raise Problem("error-holiday-days", most=MOST_DAYS)
            await write_holiday(connection, guest, holiday_of(calendar, now, days))

        return await self._change(guest, change)

    async def end_holiday(self, guest: str) -> Calendar:
        """End the holiday now; nothing happens without one."""

        async def change(connection: Connection, calendar: Calendar, now: int) -> None:
            await end_holidays(connection, guest, now)

        return await self._change(guest, change)

    async def _change(self, guest: str, change: Change) -> Calendar:
        """Make a change, with the job that follows it, in one transaction."""
        async with self._database.write() as connection:
            await connection.alone(f"hours of {guest}")
            now = clock.now()
            before = await read_calendar(connection, guest)
            await change(connection, before, now)
            await prune(connection, guest, now)
            after = await read_calendar(connection, guest)
            if after != before:
                job = job_write(Job(HOURS_CHANGED, guest, now))
                await connection.execute(job.statement, dict(job.row))
        if after != before:
            self._calendars.changed(guest, after)
        return after


def chosen(calendar: Calendar) -> bool:
    """Whether the person has chosen hours or a zone."""
    return calendar.hours != Calendar().hours


def changes_left(calendar: Calendar, now: int) -> int:
    """How often the person may still change their hours within a week."""
    choices = [since for since, hours in calendar.hours if (since, hours) != (0, USUAL)]
    lately = sum(since > now - WEEK_MS for since in choices[1:])
    return max(0, MOST_CHANGES - lately)
