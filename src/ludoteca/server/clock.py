"""The clock of this process: milliseconds since 1970 for entries and wakes, and waiting.

Tests replace it before the server starts, so that hours and days take no time.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

TOLERANCE: Final = 50
"""Milliseconds; a smaller difference to the reference clock is ignored."""

FURTHEST_BACK: Final = 1000
"""Most milliseconds by which the time may be set back, because due wakes would wait as long again.
After a larger step back the clock runs on its own until its process ends."""


class Clock:
    """The monotonic clock of the machine, with an offset that makes it a time of day.

    The offset follows the machine's time of day, or a reference clock after the first `go_by`.
    """

    _base: int | None = None
    """The time of day at zero of the monotonic clock."""

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
        """Follow a reference clock, which answered ``time_of_day``; the request took ``seconds``.
        Differences within `TOLERANCE` and half the time of the request are ignored."""
        base = time_of_day + round(seconds * 500) - self._steady()
        if not self._governed:
            self._governed, self._base = True, base
        elif self._base is None or abs(base - self._base) > TOLERANCE + seconds * 500:
            self._follow(base)

    def catch_up(self, time_of_day: int) -> None:
        """Set the clock forward to ``time_of_day``, which another process has reached already."""
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
        """Wait for ``news``, at most until the time ``until``."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout((until - self.now()) / 1000):
                await news.wait()


_clock = Clock()


def use(clock: Clock) -> None:
    """Replace the clock of this process."""
    global _clock
    _clock = clock


def go_by(time_of_day: int, seconds: float) -> None:
    """`Clock.go_by` for the clock of this process."""
    _clock.go_by(time_of_day, seconds)


def catch_up(time_of_day: int) -> None:
    """`Clock.catch_up` for the clock of this process."""
    _clock.catch_up(time_of_day)


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return _clock.now()


async def wait(news: asyncio.Event, until: int) -> None:
    """Wait for ``news``, at most until the time ``until``."""
    await _clock.wait(news, until)
