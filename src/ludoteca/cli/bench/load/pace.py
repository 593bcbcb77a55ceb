"""How fast people act."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

TICK = 0.002
"""Seconds between two looks at what is owed."""


class Pace:
    """Lets acts go at once, or ``rate`` of them a second at all tables together."""

    def __init__(self, rate: float = 0.0) -> None:
        self._rate = rate
        self._waiting: deque[Callable[[], None]] = deque()

    def go(self, act: Callable[[], None]) -> None:
        if self._rate:
            self._waiting.append(act)
        else:
            act()

    async def run(self) -> None:
        """Until it is cancelled. What the load was late with is not made up for in a burst."""
        before, owed = time.perf_counter(), 0.0
        while self._rate:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            owed = min(owed + (now - before) * self._rate, 1 + self._rate * 5 * TICK)
            before = now
            while owed >= 1 and self._waiting:
                owed -= 1
                self._waiting.popleft()()
