"""Memory of abandoned tables, opening of long logs, and restarts with many tables."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from ludoteca.cli.bench import server_process
from ludoteca.cli.bench.goals import Metrics, Round
from ludoteca.cli.bench.load.crowd import set_up
from ludoteca.cli.bench.load.ludoteca import LudotecaTable
from ludoteca.cli.bench.load.moves import Moves
from ludoteca.cli.bench.load.pace import Pace
from ludoteca.cli.bench.load.plan import Play
from ludoteca.cli.bench.server_process import ServerProcess

FIRST = 10
"""Tables to make before memory is read, so that code and data that are loaded once do not count."""

WAVES = 2
"""People leave before others come, so that freed memory of sockets is used again, as in a server
that runs for long. The growth in the last wave is the cost of its tables."""

SETTLED = 2.0
"""Seconds until all effects of leaving have happened."""

PATIENCE = 300.0

EACH = 3
"""Tables of each length; the first opened one, which is empty, does not count."""

ACTS_PER_SECOND = 50.0
"""The rate that three people may send for long."""


def running(game: str, count: int) -> Metrics:
    """Measures ``count`` started tables that everybody left, and a restart of the server."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as data:
        with server_process.ludoteca(Path(data)) as server:
            asyncio.run(_begin_and_leave(_tables(server, game, FIRST), server))
            tables: list[LudotecaTable] = []
            for _ in range(WAVES):
                wave = _tables(server, game, count // WAVES, FIRST + len(tables))
                before = server.memory()
                seated = asyncio.run(_begin_and_leave(wave, server))
                left = server.memory()
                if not tables:
                    with_people = (seated - before) / len(wave)
                each = (left - before) / len(wave)
                tables += wave
        began = time.perf_counter()
        with server_process.ludoteca(Path(data)) as server:
            started, start_cpu = time.perf_counter() - began, server.processor_time()
            shown = asyncio.run(_come_back(server, tables))
            return {
                "memory_per_table": (each, "bytes"),
                "memory_per_table_with_people": (with_people, "bytes"),
                "restart": (started, "s"),
                "restart_cpu": (start_cpu, "s"),
                "everybody_back": (shown, "s"),
                "everybody_back_cpu": (server.processor_time() - start_cpu, "s"),
            }


def openings(game: str, lengths: Sequence[int]) -> Round:
    """Measures the time until a returning person sees a table of each length, on a server that has
    not opened it yet. ``game`` must allow to take back choices."""
    grown = [0, *[length for length in lengths for _ in range(EACH)]]
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as data:
        with server_process.ludoteca(Path(data)) as server:
            tables = _tables(server, game, len(grown))
            asyncio.run(_grow(tables, grown))
        with server_process.ludoteca(Path(data)) as server:
            times = [asyncio.run(_come_back(server, [table])) for table in tables]
    return {
        f"{game} with {length} entries": {
            "opening": (1e3 * statistics.median(times[first : first + EACH]), "ms")
        }
        for length, first in zip(lengths, range(1, len(grown), EACH), strict=True)
    }


def _tables(server: ServerProcess, game: str, count: int, first: int = 0) -> list[LudotecaTable]:
    plan = Play(kind="ludoteca", host=server.host, port=server.port, game=game, tables=count)
    return [LudotecaTable(plan, number, Moves(), Pace()) for number in range(first, first + count)]


async def _begin_and_leave(tables: list[LudotecaTable], server: ServerProcess) -> int:
    """Returns the memory of the server while everybody was connected."""
    await set_up(tables)
    seated = server.memory()
    for table in tables:
        table.leave()
    await asyncio.sleep(SETTLED)
    return seated


async def _grow(tables: list[LudotecaTable], lengths: Sequence[int]) -> None:
    await set_up(tables)
    await asyncio.gather(*map(_grow_one, tables, lengths))
    await asyncio.sleep(SETTLED)
    for table in tables:
        table.leave()


async def _grow_one(table: LudotecaTable, length: int) -> None:
    pace = Pace(ACTS_PER_SECOND)
    pacing = asyncio.create_task(pace.run())
    table.waver(pace)
    await _until(partial(_is_long, table, length))
    table.pause()
    pacing.cancel()


async def _come_back(server: ServerProcess, tables: Sequence[LudotecaTable]) -> float:
    """Returns the seconds until everybody sees their table."""
    for table in tables:
        table.move_to(server.host, server.port)
    began = time.perf_counter()
    await asyncio.gather(*(table.sit_down() for table in tables))
    await _until(lambda: all(len(table.shown) == len(table.webs) for table in tables))
    spent = time.perf_counter() - began
    for table in tables:
        table.leave()
    return spent


def _is_long(table: LudotecaTable, length: int) -> bool:
    return table.acts >= length or table.over


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110 - sockets have no events
            await asyncio.sleep(0.001)
