"""Measures the lag of the event loop: how late a short sleep ends."""

from __future__ import annotations

import asyncio
import collections
import time
from typing import Final

LOOK_SECONDS: Final = 0.25
REMEMBERED: Final = 40
"""Number of measurements that count: ten seconds of them."""


class Lag:
    def __init__(self) -> None:
        self._late: collections.deque[float] = collections.deque([0.0], maxlen=REMEMBERED)

    @property
    def worst(self) -> float:
        """The largest lag within the last ten seconds, in seconds."""
        return max(self._late)

    async def run(self) -> None:
        """Measures until cancelled."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            self._late.append(max(0.0, time.monotonic() - begun - LOOK_SECONDS))
