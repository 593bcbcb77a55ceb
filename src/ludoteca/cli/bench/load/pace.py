"""The pace of a load's acts."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

TICK = 0.002
"""Seconds between two batches of acts."""


class Pace:
    """Sends acts at once, or at most ``rate`` per second over all tables."""

    def __init__(self, rate: float = 0.0) -> None:
        self._rate = rate
        self._waiting: deque[Callable[[], None]] = deque()

    def go(self, act: Callable[[], None]) -> None:
        if self._rate:
            self._waiting.append(act)
        else:
            act()

    async def run(self) -> None:
        """Sends waiting acts until it is cancelled, without bursts after a delay."""
        before, owed = time.perf_counter(), 0.0
        while self._rate:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            owed = min(owed + (now - before) * self._rate, 1 + self._rate * 5 * TICK)
            before = now
            while owed >= 1 and self._waiting:
                owed -= 1
                self._waiting.popleft()()
