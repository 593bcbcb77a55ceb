"""When a person's time runs: in their playing hours, and not on their holidays.

Times are milliseconds since 1970 UTC. Hours are of the wall clock in the person's time zone: an
edge is the first moment at which that clock shows it. So an edge that the clock skips (summer time
begins) is the moment of the skip, one that it shows twice is the first of both, and a day that a
zone left out (Samoa, 30 December 2011) has no hours.
"""

from __future__ import annotations

import datetime
import functools
import itertools
from collections.abc import Iterator
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

MINUTE_MS: Final = 60_000
DAY_MINUTES: Final = 1440
DAY_MS: Final = DAY_MINUTES * MINUTE_MS

LEAST_MINUTES: Final = 480
"""Least playing hours of a day: who has fewer would make the others wait for weeks."""

ALWAYS: Final = 2**62
"""A moment after all others."""

_EPOCH: Final = datetime.datetime(1970, 1, 1)
_UTC: Final = datetime.UTC
_NONE: Final = datetime.timedelta()
_MILLISECOND: Final = datetime.timedelta(milliseconds=1)

_WEEK_MINUTES: Final = 7 * DAY_MINUTES


class Hours(msgspec.Struct, frozen=True):
    """The hours of each day in which a person plays, in minutes of the day; ``ends`` lies past 1440
    where it is a minute of the next day. ``zone`` is an IANA name; an unknown one stands for UTC.
    Raises `ValueError` for less than 8 hours and more than 24."""

    zone: str = "UTC"
    begins: int = 8 * 60
    ends: int = 23 * 60

    def __post_init__(self) -> None:
        if not 0 <= self.begins < DAY_MINUTES:
            raise ValueError("playing hours begin on their day")
        if not LEAST_MINUTES <= self.ends - self.begins <= DAY_MINUTES:
            raise ValueError("playing hours last from 8 to 24 hours")

    def spans(self, begin: int, end: int) -> Iterator[tuple[int, int]]:
        """The spans of playing hours between two moments, in order; none is empty."""
        if self.ends - self.begins == DAY_MINUTES:
            if begin < end:
                yield begin, end
            return
        zone = zone_of(self.zone)
        for day in itertools.count(day_of(begin, zone) - 1):
            opens = moment(zone, day * DAY_MINUTES + self.begins)
            if opens >= end:
                return
            closes = moment(zone, day * DAY_MINUTES + self.ends)
            if closes > begin and closes > opens:
                yield max(opens, begin), min(closes, end)


USUAL: Final = Hours()
"""The hours of people who have chosen none."""


class Holiday(msgspec.Struct, frozen=True):
    """From a moment until another, no time of the person runs."""

    begins_ms: int
    ends_ms: int


class Calendar(msgspec.Struct, frozen=True):
    """When the time of one person runs. Each of the ``hours`` holds since its moment; the first
    holds before that, too. Holidays may overlap, and come in any order."""

    hours: tuple[tuple[int, Hours], ...] = ((0, USUAL),)
    holidays: tuple[Holiday, ...] = ()

    def running(self, begin_ms: int, end_ms: int) -> int:
        """The milliseconds between two moments in which time runs."""
        return sum(ends - begins for begins, ends in self._spans(begin_ms, end_ms))

    def due(self, begin_ms: int, budget_ms: int) -> int:
        """The first moment at which time has run for ``budget_ms`` since ``begin_ms``: the inverse
        of `running`."""
        if budget_ms <= 0:
            return begin_ms
        left = budget_ms
        for begins, ends in self._spans(begin_ms, ALWAYS):
            if ends - begins >= left:
                return begins + left
            left -= ends - begins
        raise AssertionError("there is always another day")

    def next_running(self, at_ms: int) -> int:
        """The first moment, ``at_ms`` or later, from which time runs."""
        return next(self._spans(at_ms, ALWAYS))[0]

    def on_holiday(self, at_ms: int) -> int | None:
        """The end of the holiday in which ``at_ms`` lies, if it lies in one."""
        until = None
        for one in sorted(self.holidays, key=lambda one: one.begins_ms):
            if one.begins_ms <= (at_ms if until is None else until) < one.ends_ms:
                until = one.ends_ms
        return until

    def _spans(self, begin: int, end: int) -> Iterator[tuple[int, int]]:
        """The spans between two moments in which time runs, in order; none is empty."""
        days_off = sorted(
            (one.begins_ms, one.ends_ms)
            for one in self.holidays
            if one.ends_ms > begin and one.begins_ms < one.ends_ms
        )
        first = 0
        for opens, closes in self._hours(begin, end):
            at = opens
            while first < len(days_off) and days_off[first][1] <= opens:
                first += 1
            for off_from, off_until in days_off[first:]:
                if off_from >= closes:
                    break
                if off_from > at:
                    yield at, off_from
                at = max(at, off_until)
                if at >= closes:
                    break
            if at < closes:
                yield at, closes

    def _hours(self, begin: int, end: int) -> Iterator[tuple[int, int]]:
        """As `_spans`, but holidays are like other days."""
        for n, (since, hours) in enumerate(self.hours):
            until = self.hours[n + 1][0] if n + 1 < len(self.hours) else ALWAYS
            if until > begin:
                yield from hours.spans(begin if n == 0 else max(begin, since), min(end, until))
            if until >= end:
                return


ALWAYS_RUNNING: Final = Calendar(((0, Hours(begins=0, ends=DAY_MINUTES)),))
"""The calendar of a person whose time runs day and night."""


@functools.lru_cache(maxsize=1024)
def _known(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def zone_of(name: str) -> datetime.tzinfo:
    """The time zone with this IANA name, and UTC for a name that nobody knows."""
    return _known(name) or _UTC


def day_of(at_ms: int, zone: datetime.tzinfo) -> int:
    """The day that the calendar in ``zone`` shows, in days since 1 January 1970."""
    here = datetime.datetime.fromtimestamp(at_ms // 1000, zone)
    return here.toordinal() - _EPOCH.toordinal()


def moment(zone: datetime.tzinfo, minute: int) -> int:
    """The first moment at which the clock in ``zone`` shows this minute, or a later one; minutes
    count from the midnight that began 1970 there."""
    steady = _steady_offset(zone, minute // _WEEK_MINUTES, _WEEK_MINUTES)
    if steady is None:
        steady = _steady_offset(zone, minute // DAY_MINUTES, DAY_MINUTES)
    if steady is not None:
        return minute * MINUTE_MS - steady
    before, after = _offset(zone, minute), _offset(zone, minute, fold=1)
    if before >= after:  # as on most days, or the first of two
        return minute * MINUTE_MS - before
    return _skip(zone, minute * MINUTE_MS - after, minute * MINUTE_MS - before)


@functools.lru_cache(maxsize=16_384)
def _steady_offset(zone: datetime.tzinfo, n: int, minutes: int) -> int | None:
    """The milliseconds by which the clock in ``zone`` is ahead of UTC during the ``n``th span of so
    many ``minutes``; None if it changes in between. No zone changes it there and back in a week."""
    begins = _offset(zone, n * minutes)
    ends = _offset(zone, (n + 1) * minutes, fold=1)
    return begins if begins == ends else None


def _offset(zone: datetime.tzinfo, minute: int, fold: int = 0) -> int:
    """The milliseconds by which the clock in ``zone`` is ahead of UTC when it shows ``minute``."""
    wall = (_EPOCH + datetime.timedelta(minutes=minute)).replace(tzinfo=zone, fold=fold)
    return (wall.utcoffset() or _NONE) // _MILLISECOND


def _skip(zone: datetime.tzinfo, low: int, high: int) -> int:
    """The moment at which the clock in ``zone`` skips a while, after ``low`` and not after
    ``high``; such moments are whole seconds."""
    low, high = low // 1000, high // 1000
    before = _offset_at(zone, low)
    while high - low > 1:
        middle = (low + high) // 2
        if _offset_at(zone, middle) == before:
            low = middle
        else:
            high = middle
    return high * 1000


def _offset_at(zone: datetime.tzinfo, second: int) -> datetime.timedelta | None:
    return datetime.datetime.fromtimestamp(second, zone).utcoffset()
