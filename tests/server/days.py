"""A house whose day is set by the test."""

from __future__ import annotations

import datetime
import os
import time
from pathlib import Path

from tests.server.databases import sql
from tests.server.house import House

NOON = datetime.datetime(2027, 3, 5, 12, tzinfo=datetime.UTC)

PROGRAM = """
import asyncio, os
from ludoteca.server import clock

class Ahead(clock.Clock):
    file = os.open(os.environ["CLOCK_AHEAD"], os.O_RDONLY)  # looked at hundreds of times a second

    def now(self):
        return super().now() + int(os.pread(self.file, 30, 0))

    async def wait(self, news, until):
        while self.now() < until and not news.is_set():
            await asyncio.sleep(0.03)  # or idle houses take time from the tests after them

clock.use(Ahead())
from ludoteca.server.serve import serve
serve()
"""


class HouseOfDays(House):
    """Its clock can be set, also while it runs; at first it is noon."""

    program = PROGRAM

    def __init__(self, folder: Path, **settings: str) -> None:
        self._ahead = folder / "ahead"
        self.set_clock(NOON)
        super().__init__(folder / "data", CLOCK_AHEAD=str(self._ahead), **settings)

    def now(self) -> int:
        """Its time of day, in milliseconds since 1970 UTC."""
        return time.time_ns() // 1_000_000 + int(self._ahead.read_text())

    def set_clock(self, to: datetime.datetime) -> None:
        self._write(round(to.timestamp() * 1000) - time.time_ns() // 1_000_000)

    def _write(self, ahead: int) -> None:
        """In one piece of always the same length, over what was there."""
        file = os.open(self._ahead, os.O_WRONLY | os.O_CREAT, 0o600)
        os.pwrite(file, b"%30d" % ahead, 0)
        os.close(file)

    def passes(self, seconds: float) -> None:
        """So much later it is at once."""
        ahead = int(self._ahead.read_text()) + round(seconds * 1000)
        self._write(ahead)

    def secret(self, challenge: str) -> str:
        """What nobody must be told yet."""
        ((secret,),) = sql(self.file, "SELECT secret FROM challenges WHERE id = ?", challenge)
        return str(secret.hex())


class HeedfulHouse(HouseOfDays):
    """It does a job only when its database tells it of one, and never looks for jobs itself."""

    program = (
        f"from ludoteca.server.jobs import scheduler\nscheduler.LONGEST_SLEEP = 10**9{PROGRAM}"
    )
