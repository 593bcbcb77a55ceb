"""The time of day, as entries and wakes write it down, and waiting for it.

A process has one clock. Tests put another in its place before the server starts, so that what
takes hours or days takes none.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

TOLERANCE: Final = 50
"""Milliseconds."""


class Clock:
    """``behind`` is how far the machine's clock is behind the one that counts, in milliseconds."""

    behind = 0

    def now(self) -> int:
        """Milliseconds since 1970 UTC."""
        return self._machine() + self.behind

    def go_by(self, time_of_day: int, seconds: float) -> None:
        """The clock that counts said ``time_of_day`` while we asked, which took ``seconds``.
        Differences that may come from asking, and small ones, do not matter."""
        behind = time_of_day + round(seconds * 500) - self._machine()
        if abs(behind - self.behind) > TOLERANCE + seconds * 500:
            self.behind = behind

    def _machine(self) -> int:
        return time.time_ns() // 1_000_000

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


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return _clock.now()


async def wait(news: asyncio.Event, until: int) -> None:
    """Wait for ``news``, but not longer than to the time ``until``."""
    await _clock.wait(news, until)
