"""A host is told of tables that should move and do not."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs
from tests.server.house import until
from tests.server.processes import Process, make, two_processes

from ludoteca.server import clock
from ludoteca.server.process.lag import Lag
from ludoteca.server.tables.wakes.standstill import LATE_MS, Standstill
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import Wake


@pytest.fixture
async def processes(tmp_path: pathlib.Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        await make(both[0], "u")
        yield both


async def test_a_wake_that_nobody_heeds_is_one_line_of_the_log(processes: list[Process]) -> None:
    wakes = Wakes(processes[0].database)
    standstill = Standstill(wakes)
    await wakes.write("u", [Wake(0, 0, clock.now() - LATE_MS + 5_000)])

    with capture_logs() as said:
        await standstill.look()
        assert (standstill.found.count, standstill.seconds, said) == (0, 0.0, [])
        await wakes.write("u", [Wake(0, 0, clock.now() - LATE_MS - 5_000)])
        await wakes.claim(clock.now(), clock.now() + 1000, 1)  # and does not come to an end
        await standstill.look()
        await standstill.look()

    assert standstill.found.count == 1
    assert 65 <= standstill.seconds < 75
    (line,) = said
    assert line["event"] == "tables stand still"
    assert (line["table"], line["kind"], line["wakes"], line["seconds"]) == ("u", "bot", 1, 65)


async def test_a_loop_that_was_held_up_is_known_to_be_late() -> None:
    lag = Lag()
    running = asyncio.create_task(lag.run())
    await asyncio.sleep(0.3)
    held = asyncio.get_running_loop().time() + 0.8
    while asyncio.get_running_loop().time() < held:
        pass  # nothing else runs

    async def is_late() -> bool:
        return lag.worst > 0.4

    await until(is_late)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
