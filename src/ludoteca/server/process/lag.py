"""How late this process does what it has to do: the lag of its event loop."""

from __future__ import annotations

import asyncio
import collections
import time
from typing import Final

LOOK_SECONDS: Final = 0.25
REMEMBERED: Final = 40
"""Looks, hence ten seconds."""


class Lag:
    def __init__(self) -> None:
        self._late: collections.deque[float] = collections.deque([0.0], maxlen=REMEMBERED)

    @property
    def worst(self) -> float:
        """Seconds by which something was late, at worst within the last ten."""
        return max(self._late)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            self._late.append(max(0.0, time.monotonic() - begun - LOOK_SECONDS))
