"""The rows that become durable together with an entry: those of all effects, in their order."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable

import pytest
from tests.server.processes import ANNA, BEN, act, make, two_processes

from ludoteca.server.db.write import Write
from ludoteca.server.jobs.job import Job
from ludoteca.server.jobs.store import Jobs, job_write
from ludoteca.server.tables.live.entry_effects import append_of
from ludoteca.server.tables.play.server_frames import Accepted
from ludoteca.server.tables.state.change import Change
from ludoteca.server.tables.wakes.wake import Clear, Wake

pytestmark = pytest.mark.on_both


async def test_an_entry_brings_the_rows_of_every_effect_and_whose_turn_it_is(
    tmp_path: pathlib.Path,
) -> None:
    def bell(change: Change) -> Iterable[Wake | Clear | Write]:
        yield Wake(0, change.entry.n, 5, "bell")
        yield Clear("horn", 1)
        yield job_write(Job("note", f"{change.entry.n}", 7))

    async with two_processes(tmp_path / "db") as (process, _):
        room = await make(process, "t", b"{}")
        room.state.services.effects.append(bell)
        seat, seen = next(iter(room.table.questions.items()))
        n = room.table.n + 1

        append = append_of(room.state, room.roster, room.table.propose(act(seat, seen, "a"), 0))

        assert Wake(0, n, 5, "bell") in append.wakes
        assert append.cleared == (("horn", 1),)
        assert [write.row["key"] for write in append.effects] == [str(n)]
        assert (seat, False) in append.turns or seat in room.table.questions
        assert isinstance(await room.act(act(seat, seen, "a"), (ANNA, BEN)[seat].id), Accepted)
        assert await process.database.reads.rows("SELECT kind, seat FROM wakes WHERE due = 5") == [
            ("bell", 0)
        ]
        assert [job.key for job in await Jobs(process.database).claim(9, 99, 9, ["note"])] == [
            str(n)
        ]


async def test_an_entry_that_lost_its_race_brings_nothing(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (process, other):
        room = await make(process, "t", b"{}")
        room.state.services.effects.append(
            lambda change: [job_write(Job("note", f"{change.entry.n}", 7))]
        )
        seat, seen = next(iter(room.table.questions.items()))
        n = room.table.n + 1
        lost = append_of(room.state, room.roster, room.table.propose(act(seat, seen, "a"), 0))
        elsewhere = await other.rooms.get("t")
        await elsewhere.act(act(seat, seen, "b"), (ANNA, BEN)[seat].id)

        assert elsewhere.table.n == n
        assert not await process.journal.append(lost)
        assert await Jobs(process.database).claim(9, 99, 9, ["note"]) == []
