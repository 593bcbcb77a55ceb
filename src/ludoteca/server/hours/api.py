"""HTTP API of a person's playing hours and holidays."""

from __future__ import annotations

import datetime
from typing import Annotated, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import Controller, Request, delete, get, post, put

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.hours.calendars import Calendars
from ludoteca.server.hours.holidays import MOST_DAYS, days_left, last_day
from ludoteca.server.hours.service import PlayingHours, changes_left, chosen
from ludoteca.server.house import House
from ludoteca.server.tables.clocks import LEAST_MINUTES, Calendar, Hours

ZoneName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class WantedHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes of the day; ``ends`` lies past 1440 where it is a minute of the next day. ``zone`` is
    an IANA name."""

    zone: ZoneName
    begins: Annotated[int, msgspec.Meta(ge=0, lt=1440)]
    ends: Annotated[int, msgspec.Meta(ge=0, le=2880)]


class BrowserZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zone: ZoneName


class WantedHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A holiday that begins now: for so many ``days``, of which today is the first, or until the
    ``last`` day, such as 2026-12-31."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)] | None = None
    last: datetime.date | None = None


class OwnHours(msgspec.Struct, frozen=True):
    """``chosen`` is whether the person has chosen these hours, or at least their zone.
    ``changes_left`` is how often they may be changed now; ``holiday`` the last day of the present
    holiday: noon UTC of it, in milliseconds. ``days_left`` are days of holiday that are left this
    year, of ``days_a_year``."""

    zone: str
    begins: int
    ends: int
    chosen: bool
    changes_left: int
    holiday: int | None
    days_left: int
    days_a_year: int


class OwnPlayingHours(Controller):
    path = "/api/me"
    tags = ("playing hours",)

    @get("/hours")
    async def look(self, me: Guest, playing_hours: PlayingHours) -> OwnHours:
        """When the guest plays."""
        return _own(await playing_hours.read(me.id))

    @put("/hours")
    async def choose(
        self,
        request: Request[Any, Any, Any],
        data: WantedHours,
        me: Guest,
        playing_hours: PlayingHours,
        limits: Limits,
    ) -> OwnHours:
        """Choose playing hours, at least 8 of the day, at most three times within a week."""
        must_be_a_zone(data.zone)
        _spend(limits, me, request)
        try:
            hours = Hours(data.zone, data.begins, data.ends)
        except ValueError as error:
            raise Problem("error-hours-length", least=LEAST_MINUTES // 60, most=24) from error
        return _own(await playing_hours.choose(me.id, hours))

    @put("/hours/zone")
    async def suggest(self, data: BrowserZone, me: Guest, playing_hours: PlayingHours) -> OwnHours:
        """Take the zone of the browser, if the guest has chosen none."""
        must_be_a_zone(data.zone)
        return _own(await playing_hours.suggest_zone(me.id, data.zone))

    @post("/holiday", status_code=200)
    async def begin(
        self,
        request: Request[Any, Any, Any],
        data: WantedHoliday,
        me: Guest,
        playing_hours: PlayingHours,
        limits: Limits,
    ) -> OwnHours:
        """Begin a holiday, in which none of the guest's time at tables over days runs."""
        length = data.days if data.last is None else data.last
        if length is None:
            raise Problem("error-holiday-days", most=MOST_DAYS)
        _spend(limits, me, request)
        return _own(await playing_hours.begin_holiday(me.id, length))

    @delete("/holiday", status_code=200)
    async def end(
        self,
        request: Request[Any, Any, Any],
        me: Guest,
        playing_hours: PlayingHours,
        limits: Limits,
    ) -> OwnHours:
        """End the holiday now; the days that had not begun are not taken."""
        _spend(limits, me, request)
        return _own(await playing_hours.end_holiday(me.id))


def must_be_a_zone(name: str) -> None:
    """Raises `Problem` ``error-no-such-zone``."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Problem("error-no-such-zone") from error


def _spend(limits: Limits, me: Guest, request: Request[Any, Any, Any]) -> None:
    limits.must_allow("hours", me.id, request.client.host if request.client else "")


def _own(calendar: Calendar) -> OwnHours:
    now = clock.now()
    _, hours = calendar.hours[-1]
    return OwnHours(
        zone=hours.zone,
        begins=hours.begins,
        ends=hours.ends,
        chosen=chosen(calendar),
        changes_left=changes_left(calendar, now),
        holiday=last_day(calendar, now),
        days_left=days_left(calendar, now),
        days_a_year=MOST_DAYS,
    )


def feature(house: House) -> Feature:
    calendars = Calendars(house)
    service = PlayingHours(house.database, calendars)
    house.put(calendars)
    house.put(service)
    return Feature(
        routes=[router_with(OwnPlayingHours, playing_hours=service, limits=house.limits)],
        bodies=[BrowserZone, OwnHours, WantedHoliday, WantedHours],
        jobs=[calendars.kind],
        prepare=calendars.prepare,
        runs=[calendars.run],
    )
