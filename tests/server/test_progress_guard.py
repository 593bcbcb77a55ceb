"""Logs that do not grow without end, and long ones that keep nobody waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.processes import ANNA, Process, act, make, two_processes

from ludoteca.server.tables.live import progress_guard, table_log
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play.server_frames import Accepted, RejectedFrame

TAKE_BACK = '{"type":"take_back"}'


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        yield both


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_guard, "TAKING_BACK_IN_A_QUESTION", 6)
    monkeypatch.setattr(progress_guard, "CHANGES_IN_A_QUESTION", 10)
    monkeypatch.setattr(progress_guard, "ENTRIES_OF_A_TABLE", 40)


async def does(room: Room, seat: int, action: str = '{"type":"pick","steps":1}') -> Any:
    name = f"{seat}-{room.table.n}-{action[9]}"
    return await room.act(act(seat, room.table.n, name, action), ("anna", "ben")[seat])


async def test_whoever_takes_back_for_ever_goes_on_from_there(processes: list[Process]) -> None:
    room = await make(processes[0], "t", b'{"take_back":true}')

    answers = []
    for _ in range(5):
        answers.append(await does(room, 0))
        answers.append(await does(room, 0, TAKE_BACK))
    first = next(at for at, one in enumerate(answers) if isinstance(one, RejectedFrame))
    onward = await does(room, 1)

    assert first == 7  # the choice stands, and nothing is taken back
    assert answers[first].code == "error-taken-back-enough"
    assert isinstance(onward, Accepted)
    assert room.table.moments[-1].events  # both have chosen: the table got on
    await does(room, 0)
    assert isinstance(await does(room, 0, TAKE_BACK), Accepted)  # another question


async def test_whoever_changes_a_choice_for_ever_keeps_it(processes: list[Process]) -> None:
    room = await make(processes[0], "t", b'{"repick":true}')

    answers = [await does(room, 0) for _ in range(12)]
    onward = await does(room, 1)

    assert [isinstance(one, Accepted) for one in answers] == [True] * 10 + [False] * 2
    assert answers[-1].code == "error-changed-enough"
    assert isinstance(onward, Accepted)
    assert isinstance(await does(room, 0), Accepted)


async def test_nothing_is_taken_back_at_a_table_that_is_very_long(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_guard, "ENTRIES_OF_A_TABLE", 1)
    room = await make(processes[0], "t", b'{"take_back":true}')

    await does(room, 0)

    assert (await does(room, 0, TAKE_BACK)).code == "error-taken-back-enough"


async def test_a_refusal_by_what_both_know_costs_no_look_at_the_disk(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await make(processes[0], "t", b"{}")

    async def read(*_: object, **__: object) -> Any:
        raise AssertionError("the disk was asked")

    journal = room.state.services.journal
    monkeypatch.setattr(journal, "read", read)
    answer = await does(room, 0, '{"type":"pick","steps":9}')

    assert isinstance(answer, RejectedFrame)
    assert answer.code == "error-no-such-step"


async def test_whoever_knows_more_than_this_process_is_believed(processes: list[Process]) -> None:
    await make(processes[0], "t", b"{}")
    rooms = [await process.rooms.get("t") for process in processes]
    await does(rooms[0], 0)
    await does(rooms[0], 1)

    answer = await rooms[1].act(act(0, rooms[0].table.n, "next"), ANNA.id)

    assert isinstance(answer, Accepted)


async def test_a_long_log_is_read_in_turns_with_everybody(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "TURN_SECONDS", 0.0)
    room = await make(processes[0], "t", b'{"goal":500}')
    for _ in range(10):
        await does(room, 0)
        await does(room, 1)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    entries = await processes[1].journal.read("t")

    async def read(*_: object, **__: object) -> Any:
        return entries

    again = Room(room.state.services, room.title, room.row, room.people)
    monkeypatch.setattr(room.state.services.journal, "read", read)
    task = asyncio.create_task(others())
    await again.log.catch_up()
    task.cancel()

    assert again.table.n == 20
    assert turns >= 20
