"""All tables of a load: set up a few at a time; a spare table replaces each that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from ludoteca.cli.bench.load.boardgame_io import BoardgameIoTable
from ludoteca.cli.bench.load.floor import FloorTable
from ludoteca.cli.bench.load.ludoteca import LudotecaTable
from ludoteca.cli.bench.load.moves import Moves
from ludoteca.cli.bench.load.pace import Pace
from ludoteca.cli.bench.load.plan import Counted, Kind, Play
from ludoteca.cli.bench.load.table import LoadedTable

AT_ONCE = 10
"""Number of tables to set up at once."""

FEW = 0.95
"""The measurement ends when fewer than this share of the tables are left."""

KINDS: dict[Kind, type[LoadedTable]] = {
    "ludoteca": LudotecaTable,
    "boardgame.io": BoardgameIoTable,
    "floor": FloorTable,
}


class Crowd:
    """The tables of a load. ``thin`` is set when tables have run out."""

    def __init__(self, plan: Play) -> None:
        self.moves = Moves()
        self.pace = Pace(plan.rate)
        self.thin = asyncio.Event()
        self.tables: Sequence[LoadedTable] = [
            KINDS[plan.kind](plan, number, self.moves, self.pace)
            for number in range(plan.tables + plan.spare)
        ]
        self._next = iter(self.tables)
        self._few = FEW * plan.tables
        self._playing = 0

    @property
    def over(self) -> int:
        return sum(table.over for table in self.tables)

    def counted(self) -> Counted:
        each = [table.counted() for table in self.tables]
        return Counted(sum(one.frames for one in each), sum(one.bytes for one in each))

    def play(self, tables: int) -> None:
        for _ in range(tables):
            self._play_one()

    def _play_one(self) -> None:
        table = next(self._next, None)
        if table is not None:
            self._playing += 1
            table.ended = self._ended
            table.play()

    def _ended(self) -> None:
        self._playing -= 1
        self._play_one()
        if self._playing < self._few:
            self.thin.set()

    def pause(self) -> None:
        for table in self.tables:
            table.pause()

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


async def set_up(tables: Iterable[LoadedTable]) -> None:
    """Sets up ``tables``. Raises the first error."""
    left = iter(tables)

    async def work() -> None:
        for table in left:
            await table.set_up()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
