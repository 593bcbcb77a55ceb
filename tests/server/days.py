"""A house whose day a test chooses."""

from __future__ import annotations

import datetime
import sqlite3
import time
from pathlib import Path

from tests.server.house import House

NOON = datetime.datetime(2027, 3, 5, 12, tzinfo=datetime.UTC)

PROGRAM = """
import os, pathlib, time
from ludoteca.server import clock
ahead = pathlib.Path(os.environ["CLOCK_AHEAD"])
clock.now = lambda: time.time_ns() // 1_000_000 + int(ahead.read_text())
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

    def set_clock(self, to: datetime.datetime) -> None:
        now = round(to.timestamp() * 1000)
        new = self._ahead.with_suffix(".new")
        new.write_text(str(now - time.time_ns() // 1_000_000))
        new.replace(self._ahead)

    def secret(self, challenge: str) -> str:
        """What nobody must be told yet."""
        with sqlite3.connect(self.data / "ludoteca.sqlite3") as database:
            query = "SELECT hex(secret) FROM challenges WHERE id = ?"
            return str(database.execute(query, [challenge]).fetchone()[0]).lower()
