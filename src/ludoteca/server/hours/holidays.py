"""Rules of holidays: how many days a person has, and what a holiday takes of them.

A holiday takes a day of the year for each day of the person's calendar on which it is, also for one
that has just begun. A day on which two holidays begin counts twice, so nobody begins them for ever.
"""

from __future__ import annotations

import datetime
from typing import Final

from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.clocks import Calendar, Holiday, day_of, moment, zone_of

MOST_DAYS: Final = 30
"""Days of holiday in a calendar year of the person's zone, and most days of one holiday."""

_DAY_MINUTES: Final = 1440
_DAY_MS: Final = 86_400_000
_FIRST_DAY: Final = datetime.date(1970, 1, 1).toordinal()


def days_left(calendar: Calendar, now: int) -> int:
    """Days that the person may still take in the present year."""
    return max(0, MOST_DAYS - _taken(calendar).get(_year(day_of(now, _zone(calendar))), 0))


def holiday_of(calendar: Calendar, now: int, days: int) -> Holiday:
    """A holiday that begins now and lasts until the end of the last of these ``days``, of which
    today is the first. Raises `Problem` ``error-on-holiday`` and ``error-holiday-left``."""
    zone = _zone(calendar)
    if calendar.on_holiday(now) is not None:
        raise Problem("error-on-holiday")
    today = day_of(now, zone)
    taken = _taken(calendar)
    for year in {_year(today), _year(today + days - 1)}:
        mine = sum(_year(day) == year for day in range(today, today + days))
        left = MOST_DAYS - taken.get(year, 0)
        if mine > left:
            raise Problem("error-holiday-left", left=max(0, left))
    return Holiday(now, moment(zone, (today + days) * _DAY_MINUTES))


def days_until(calendar: Calendar, now: int, last: datetime.date) -> int:
    """The number of days from today until the ``last``, both counted."""
    return last.toordinal() - _FIRST_DAY - day_of(now, _zone(calendar)) + 1


def last_day(calendar: Calendar, now: int) -> int | None:
    """The last day of the present holiday: noon UTC of it, which tells no time zone."""
    ends = calendar.on_holiday(now)
    return None if ends is None else day_of(ends - 1, _zone(calendar)) * _DAY_MS + _DAY_MS // 2


def _taken(calendar: Calendar) -> dict[int, int]:
    """Days of holiday by year."""
    zone = _zone(calendar)
    taken: dict[int, int] = {}
    for one in calendar.holidays:
        first = day_of(one.begins_ms, zone)
        for day in range(first, max(first, day_of(one.ends_ms - 1, zone)) + 1):
            taken[_year(day)] = taken.get(_year(day), 0) + 1
    return taken


def _zone(calendar: Calendar) -> datetime.tzinfo:
    return zone_of(calendar.hours[-1][1].zone)


def _year(day: int) -> int:
    return datetime.date.fromordinal(day + _FIRST_DAY).year
