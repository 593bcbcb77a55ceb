"""When the time of each person runs: known in memory, because tables ask without waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.hours.holidays import last_day
from ludoteca.server.hours.store import read_calendar, read_calendars
from ludoteca.server.house import House
from ludoteca.server.jobs import DueJob, Job, JobKind
from ludoteca.server.tables.clocks import Calendar

HOURS_CHANGED: Final = "hours"
"""The kind of the jobs that follow a change of somebody's calendar; their key is the guest."""

TOPIC: Final = "hours"

PACE: Final = 60.0
"""Seconds between two reads of all, which repair lost messages and follow joined persons."""

_USUAL: Final = Calendar()

log = structlog.get_logger()


class Calendars:
    """The calendars of the house. Those who have chosen nothing have the usual one.

    The job of a change has the tables of the guest follow it, at least once, also after a crash,
    and once more when a holiday has ended.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, Calendar] = {}
        self._meanwhile: dict[str, Calendar] = {}
        """Those that were learned while all were read."""
        self._notes = 0
        self._heard: set[str] = set()
        self._missed = False
        self._news = asyncio.Event()
        self._callbacks: list[Callable[[str], None]] = []
        self.kind = JobKind(HOURS_CHANGED, self._follow)
        house.room_services.holidays.until = self.holiday
        house.room_services.calendars.append(self.of)

    def of(self, guest: str) -> Calendar:
        return self._known.get(guest, _USUAL)

    def holiday(self, guest: str) -> int | None:
        """The last day of the guest's holiday, as others may see it (see `Holidays`)."""
        calendar = self._known.get(guest)
        if calendar is None or not calendar.holidays:
            return None
        return last_day(calendar, clock.now())

    def on_change(self, callback: Callable[[str], None]) -> None:
        """Have ``callback`` called with the guest, in the process that changed their calendar."""
        self._callbacks.append(callback)

    def changed(self, guest: str, calendar: Calendar) -> None:
        """Note that this process has changed a calendar, and tell all others."""
        self._note(guest, calendar)
        self._announce(guest)
        for callback in self._callbacks:
            callback(guest)
        self._house.notice()

    async def prepare(self) -> None:
        """Read all calendars, before this process serves anybody."""
        self._house.channel.listen(TOPIC, self._hear)
        await self._read_all()

    async def run(self) -> None:
        """Follow the changes of other processes, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(PACE):
                    await self._news.wait()
            except TimeoutError:
                self._missed = True
            self._news.clear()
            try:
                await self._catch_up()
            except Exception as error:  # those known before stay known
                log.error("calendars cannot be read", exc_info=error)

    async def _catch_up(self) -> None:
        heard, self._heard = self._heard, set()
        missed, self._missed = self._missed, False
        for guest in heard:
            await self._read(guest)
            self._house.rooms.tell_of(guest)
        if missed:
            before = self._known
            await self._read_all()
            changed = {
                guest
                for guest in {*before, *self._known}
                if before.get(guest) != self._known.get(guest)
            }
            for guest in changed:
                self._house.rooms.tell_of(guest)
            now = clock.now()
            await self._house.jobs.write(Job(HOURS_CHANGED, guest, now) for guest in changed)

    async def _follow(self, job: DueJob) -> int | None:
        """Handle the job of a change; returns when the holiday ends, if one has begun."""
        guest = job.key
        calendar = await self._read(guest)
        await self._house.caretaker.follow_calendar(guest)
        self._announce(guest)
        return calendar.on_holiday(clock.now())

    def _announce(self, guest: str) -> None:
        self._house.rooms.tell_of(guest)
        if self._house.channel.many:
            self._house.channel.say(TOPIC, guest.encode())

    def _hear(self, message: bytes | None) -> None:
        if message is None:
            self._missed = True
        else:
            self._heard.add(message.decode())
        self._news.set()

    def _note(self, guest: str, calendar: Calendar) -> None:
        self._notes += 1
        self._meanwhile[guest] = calendar
        if calendar == _USUAL:
            self._known.pop(guest, None)
        else:
            self._known[guest] = calendar

    async def _read(self, guest: str) -> Calendar:
        notes = -1
        while notes != self._notes:  # else what was read may be older than what was noted
            notes = self._notes
            async with self._house.database.reads.connect() as connection:
                calendar = await read_calendar(connection, guest)
        self._note(guest, calendar)
        return calendar

    async def _read_all(self) -> None:
        self._meanwhile = {}
        async with self._house.database.reads.connect() as connection:
            found = await read_calendars(connection)
        self._known = {
            guest: calendar
            for guest, calendar in (found | self._meanwhile).items()
            if calendar != _USUAL
        }
