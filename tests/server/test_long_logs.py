"""Opening a table with a long log keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import gc
import pathlib
import time

from tests.pace import slower
from tests.server.processes import act, make, two_processes

from ludoteca.server import clock
from ludoteca.server.tables.log.entry_store import Append

LONG = 2_000
LONGEST_SECONDS = 0.1
"""Of the loop's own time on a processor; a turn takes some five milliseconds, and all of the log
many times as long."""


async def test_others_have_their_turn_while_a_long_log_is_read(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (writer, reader):
        room = await make(writer, "t", b'{"repick":true,"goal":500}')
        entries = []
        for n in range(1, LONG + 1):  # Anna cannot make up her mind
            choice = act(0, n - 1, f"{n}", f'{{"type":"pick","steps":{1 + n % 2}}}')
            entry = room.table.propose(choice, clock.now()).entry
            room.table.commit(entry, ())
            entries.append(Append("t", entry, "running"))
        assert all(await asyncio.gather(*map(writer.journal.append, entries)))

        gc.disable()  # what other tests have left to collect is none of the log's
        try:
            opening = asyncio.create_task(reader.rooms.get("t"))
            turns = []
            while not opening.done():
                before = time.thread_time()
                await asyncio.sleep(0)
                turns.append(time.thread_time() - before)
        finally:
            gc.enable()

        assert (await opening).table.n == LONG
        assert (await opening).table.update(0) == room.table.update(0)
        turns.sort()
        assert turns[-1] < LONGEST_SECONDS * slower()
        assert sum(turns) > 4 * turns[-1]  # it was many turns, not one
