"""The time of day, as entries and wakes write it down, and waiting for it.

A process has one clock. Tests put another in its place before the server starts, so that what
takes hours or days takes none.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

TOLERANCE: Final = 50
"""Milliseconds."""

FURTHEST_BACK: Final = 1000
"""Milliseconds by which the time may be set back. What is due must not wait longer than that for a
time that has been already: from there on the clock goes on by itself, until its process ends."""


class Clock:
    """It counts the steady milliseconds of the machine on from a time of day. That of the machine
    is followed until another one counts (`go_by`)."""

    _base: int | None = None
    """The time of day when the steady clock began."""

    _governed = False
    _told = False

    def now(self) -> int:
        """Milliseconds since 1970 UTC."""
        steady = self._steady()
        if not self._governed:
            self._follow(self._machine() - steady)
        assert self._base is not None
        return steady + self._base

    def go_by(self, time_of_day: int, seconds: float) -> None:
        """The clock that counts said ``time_of_day`` while we asked, which took ``seconds``.
        Differences that may come from asking, and small ones, do not matter."""
        base = time_of_day + round(seconds * 500) - self._steady()
        if not self._governed:
            self._governed, self._base = True, base
        elif self._base is None or abs(base - self._base) > TOLERANCE + seconds * 500:
            self._follow(base)

    def catch_up(self, time_of_day: int) -> None:
        """Another process of the house says that it is so late already."""
        self._base = max(self.now(), time_of_day) - self._steady()

    def _follow(self, base: int) -> None:
        if self._base is None or base >= self._base - FURTHEST_BACK:
            self._base = base
        elif not self._told:
            self._told = True
            seconds = (self._base - base) // 1000
            structlog.get_logger().warning("the clock was set back", seconds=seconds)

    def _machine(self) -> int:
        return time.time_ns() // 1_000_000

    def _steady(self) -> int:
        return time.monotonic_ns() // 1_000_000

    async def wait(self, news: asyncio.Event, until: int) -> None:
        """Wait for ``news``, but not longer than to the time ``until``."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout((until - self.now()) / 1000):
                await news.wait()


_clock = Clock()


def use(clock: Clock) -> None:
    """Go by another clock from now on."""
    global _clock
    _clock = clock


def go_by(time_of_day: int, seconds: float) -> None:
    """As `Clock.go_by`, for the clock of this process."""
    _clock.go_by(time_of_day, seconds)


def catch_up(time_of_day: int) -> None:
    """As `Clock.catch_up`, for the clock of this process."""
    _clock.catch_up(time_of_day)


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return _clock.now()


async def wait(news: asyncio.Event, until: int) -> None:
    """Wait for ``news``, but not longer than to the time ``until``."""
    await _clock.wait(news, until)
