"""Choices ahead in two processes at once, and after a crash: each is carried out once or not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.server.databases import sql
from tests.server.house import House, Person, two_at_a_table, until
from tests.server.processes import BEN, Process, act, make, two_processes
from tests.server.test_choosing_ahead import STEP, chooses, passes
from tests.server.test_processes import moves_to, opened

from ludoteca.core.game import Message
from ludoteca.server.ahead.effect import effect
from ludoteca.server.ahead.service import AheadService
from ludoteca.server.bots.pool import BotFailed
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits import Households, Limits
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play.server_frames import Accepted
from ludoteca.server.tables.rows.ahead import AheadRow

PASS, FAR = '{"type":"pass"}', msgspec.Raw(b'{"type":"step","far":2}')


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        yield both


@pytest.fixture
async def rooms(processes: list[Process]) -> list[Room]:
    """One table of Anna and Ben, where it is Anna's turn, in two processes that tell each other
    nothing. In the second one, Ben has chosen ahead."""
    rooms = [
        await make(processes[0], "t", b"{}", "whispers"),
        await processes[1].rooms.get("t"),
    ]
    for room in rooms:
        room.state.services.effects.append(effect)
    await rooms[1].ahead.choose(BEN, 1, FAR, None)
    return rooms


async def waiting(room: Room) -> list[AheadRow]:
    return list((await room.state.services.store.ahead.read("t")).values())


async def moves_of_ben(room: Room) -> list[str | None]:
    log = await room.state.services.journal.read("t", after=0)
    return [entry.id for entry in log if entry.seat == 1]


async def wakes(process: Process) -> list[Any]:
    return await process.database.reads.rows("SELECT seat, asked FROM wakes WHERE kind = 'ahead'")


async def test_who_knows_of_a_choice_wakes_it_with_the_question(
    rooms: list[Room], processes: list[Process]
) -> None:
    await rooms[1].act(act(0, 0, "a", PASS), "anna")

    assert await wakes(processes[0]) == [(1, 1)]
    await rooms[0].ahead.carry_out(1)  # any process may

    [id] = await moves_of_ben(rooms[1])
    assert id is not None
    assert id.startswith("ahead-")
    assert await waiting(rooms[0]) == []
    assert await wakes(processes[0]) == []
    await rooms[1].ahead.carry_out(1)  # the wake is handled once more
    assert len(await moves_of_ben(rooms[1])) == 1


async def test_a_choice_that_the_process_of_the_question_did_not_know_of_is_found(
    rooms: list[Room], processes: list[Process]
) -> None:
    await rooms[0].act(act(0, 0, "a", PASS), "anna")
    await processes[0].journal.turns.settle()
    assert await wakes(processes[0]) == []

    assert await processes[1].store.ahead.wake_missing() == 1

    assert await wakes(processes[0]) == [(1, -1)]
    await rooms[0].ahead.carry_out(1)
    assert len(await moves_of_ben(rooms[0])) == 1
    assert await waiting(rooms[0]) == []


async def test_two_processes_carry_it_out_once(rooms: list[Room]) -> None:
    await rooms[1].act(act(0, 0, "a", PASS), "anna")

    await asyncio.gather(*(room.ahead.carry_out(1) for room in rooms))

    assert len(await moves_of_ben(rooms[0])) == 1
    assert await waiting(rooms[0]) == []


@pytest.mark.parametrize("round", range(4))
async def test_of_the_person_and_their_choice_one_answers(rooms: list[Room], round: int) -> None:
    await rooms[1].act(act(0, 0, "a", PASS), "anna")
    await rooms[0].log.catch_up()
    work = [rooms[0].act(act(1, 1, "b", PASS), "ben"), rooms[1].ahead.carry_out(1)]

    answer: Any = await asyncio.gather(*(work if round % 2 else reversed(work)))

    await rooms[0].log.catch_up()
    await rooms[1].log.catch_up()
    moves = await moves_of_ben(rooms[0])
    assert await waiting(rooms[0]) == []
    assert rooms[0].table.update(0) == rooms[1].table.update(0)
    passed = any(isinstance(one, Accepted) for one in answer)
    if passed:  # Ben himself, or his step and then, in time for the new question, he
        assert moves[-1] == "b"
    else:
        assert len(moves) == 1


async def test_a_move_elsewhere_that_ended_it_is_found_when_the_seat_is_asked_again(
    rooms: list[Room],
) -> None:
    """Who wrote the move did not know of the choice, which was for another question."""
    here, there = rooms
    await here.act(act(0, 0, "a", PASS), "anna")
    await here.act(act(1, 1, "b", PASS), "ben")
    await here.act(act(0, 2, "c", PASS), "anna")

    await there.ahead.carry_out(1)

    assert await moves_of_ben(here) == ["b"]
    assert await waiting(here) == []


async def test_what_is_called_otherwise_by_now_falls_away(rooms: list[Room]) -> None:
    """As the second card of a market once somebody has taken the first."""
    label = Message("choice-step", {"far": 1})
    await rooms[1].ahead.choose(BEN, 1, FAR, label)
    await rooms[1].act(act(0, 0, "a", PASS), "anna")

    await rooms[1].ahead.carry_out(1)

    assert [row.fell for row in await waiting(rooms[0])] == ["illegal"]
    assert await moves_of_ben(rooms[0]) == []


async def test_where_nobody_has_chosen_ahead_an_entry_reads_and_writes_nothing_more(
    processes: list[Process],
) -> None:
    room = await make(processes[0], "u", b"{}", "whispers")
    appended: list[Any] = []
    store = room.state.services.journal._store
    append = store.append

    def count(batch: Any, done: Any) -> None:
        appended.extend(batch)
        append(batch, done)

    store.append = count  # type: ignore[method-assign]
    room.state.services.effects.append(effect)
    reads: list[str] = []
    rows = type(processes[0].database.reads).rows

    async def noted(self: Any, statement: str, *values: Any) -> Any:
        reads.append(statement)
        return await rows(self, statement, *values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(processes[0].database.reads), "rows", noted)
        await room.act(act(0, 0, "a", '{"type":"step","far":1}'), "anna")

    assert reads == []
    assert [one.effects for one in appended] == [()]
    assert not any(wake.kind == "ahead" for one in appended for wake in one.wakes)


async def test_one_person_has_so_many_at_most(rooms: list[Room], processes: list[Process]) -> None:
    [row] = await waiting(rooms[1])
    await make(processes[0], "u", b"{}", "whispers")
    store = processes[0].store.ahead

    await store.write("t", row, most=1)  # in the place of itself
    with pytest.raises(Problem, match="error-too-many-ahead"):
        await store.write("u", row, most=1)

    assert await store.read("u") == {}


# ---- killed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pause", [0, 0.002, 0.01])
async def test_a_server_killed_after_the_question_carries_the_choice_out_later(
    house_to_kill: House, visitor: Callable[..., Person], pause: float
) -> None:
    house = house_to_kill
    anna, ben, table = await two_at_a_table(house, visitor, game="whispers", goal=100)
    await chooses(ben, table, 1, STEP)
    async with anna.sits_at(table) as chair:
        await passes(chair, await chair.hears("update"))
        await chair.hears("accepted", "update")
        await asyncio.sleep(pause)
        house.kill()

    house.open()

    async def done() -> bool:
        return not sql(house.file, "SELECT 1 FROM ahead WHERE table_id = ?", table)

    await until(done)
    moves = "SELECT command FROM entries WHERE table_id = ? AND seat = 1"
    [(command,)] = sql(house.file, moves, table)
    assert command.startswith("ahead-")
    async with anna.sits_at(table) as chair:
        assert (await chair.hears("update"))["view"]["at"] == [0, 2]


# ---- processes that talk to each other -------------------------------------------------------


async def test_what_is_chosen_through_one_process_is_shown_and_done_by_the_other(
    databases: None, visitor: Callable[..., Person], tmp_path: Path
) -> None:
    houses = opened(tmp_path)
    try:
        anna = await visitor(houses[0]).is_called("Anna")
        ben = await visitor(houses[1]).is_called("Ben")
        table = await anna.makes_table("me", "open", game="whispers", goal=100)
        await ben.post(f"/api/tables/{table}/join")
        await anna.starts(table)
        phone = await moves_to(visitor, ben, houses[0])
        async with anna.sits_at(table) as chair, phone.sits_at(table) as his:
            update = await chair.hears("update")
            await his.hears("update")

            await chooses(ben, table, 1, STEP)

            [choice] = (await his.hears("ahead"))["choices"]
            assert choice["action"] == STEP
            await passes(chair, update)
            assert (await chair.hears("update", n=2))["view"]["at"] == [0, 2]
            assert (await his.hears("ahead"))["choices"] == []
    finally:
        for house in houses:
            house.close()


async def test_a_bot_that_fails_is_no_answer_that_there_is_nothing_to_choose(
    processes: list[Process], rooms: list[Room]
) -> None:
    class Failing:
        async def options_ahead(self, *_: object) -> None:
            raise BotFailed("no choice within 1 s")

    one, pool = processes[0], cast(Any, Failing())
    store, wakes = rooms[0].state.services.store, rooms[0].state.services.wakes
    service = AheadService(
        one.rooms,
        wakes,
        store.ahead,
        pool,
        Limits(),
        Households(b""),
        many=False,
    )

    for _ in range(2):
        with pytest.raises(Problem, match="error-no-hint"):
            await service.options(rooms[0], 1, "ben", "192.0.2.1")
