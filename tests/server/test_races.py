"""One table through two processes at once: who sits, who plays and the end are settled once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from tests.server.processes import ANNA, BEN, Process, act, make, two_processes

from ludoteca.core.replay.log import Entry, read_start
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.log.entry_store import Append
from ludoteca.server.tables.play.server_frames import Accepted
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow
from ludoteca.server.tables.state.fanout import Connection
from ludoteca.server.tables.waiting import waiting_room as rooms_of
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import Wake

pytestmark = pytest.mark.on_both


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        yield both


@pytest.fixture
async def rooms(processes: list[Process]) -> list[Room]:
    """A running table of Anna and Ben, in both processes."""
    await make(processes[0], "t")
    return [await process.rooms.get("t") for process in processes]


async def log_of(room: Room) -> list[Entry]:
    """All of it but the start."""
    return await room.state.services.journal.read(room.row.id, after=0)


async def agree(rooms: list[Room]) -> None:
    for room in rooms:
        await room.log.catch_up()
    assert rooms[0].table.n == rooms[1].table.n
    assert rooms[0].table.seating.stand_ins == rooms[1].table.seating.stand_ins
    assert rooms[0].table.update(0) == rooms[1].table.update(0)


# ---- who plays ------------------------------------------------------------------------------


async def test_whoever_leaves_in_two_windows_has_left_once(rooms: list[Room]) -> None:
    await asyncio.gather(*(room.leave(BEN) for room in rooms))

    assert [(entry.kind, entry.seat) for entry in await log_of(rooms[0])] == [("seat", 1)]
    await agree(rooms)


async def test_a_seat_is_taken_back_once(rooms: list[Room]) -> None:
    await rooms[0].leave(BEN)

    await asyncio.gather(*(room.absence.take_back(BEN) for room in rooms))

    kinds = [json.loads(bytes(entry.body))["type"] for entry in await log_of(rooms[0])]
    assert kinds == ["stand_in", "return"]
    await agree(rooms)


async def test_two_processes_find_out_that_somebody_is_gone_and_one_bot_comes(
    rooms: list[Room],
) -> None:
    await asyncio.gather(*(room.absence.mind_absence(1) for room in rooms))

    (entry,) = await log_of(rooms[0])
    assert json.loads(bytes(entry.body)) == {"type": "stand_in", "level": "medium", "why": "gone"}
    await agree(rooms)


async def test_who_leaves_while_elsewhere_they_count_as_gone_has_left(rooms: list[Room]) -> None:
    await asyncio.gather(rooms[0].leave(BEN), rooms[1].absence.mind_absence(1))

    await agree(rooms)
    assert rooms[0].table.seating.stand_ins[1].why == "left"


async def test_a_move_and_a_stand_in_at_once_are_both_kept_in_some_order(
    rooms: list[Room],
) -> None:
    answer, _ = await asyncio.gather(rooms[0].act(act(0, 0, "a"), ANNA.id), rooms[1].leave(BEN))

    assert isinstance(answer, Accepted)
    assert sorted(entry.kind for entry in await log_of(rooms[0])) == ["act", "seat"]
    await agree(rooms)


# ---- the end --------------------------------------------------------------------------------


async def test_people_who_agree_through_two_processes_close_the_table_once(
    rooms: list[Room],
) -> None:
    ends = await asyncio.gather(
        rooms[0].absence.wish_end(ANNA, True),
        rooms[1].absence.wish_end(BEN, True),
        return_exceptions=True,
    )

    codes = {end.code for end in ends if isinstance(end, Problem)}
    assert codes <= {"error-table-closed"}
    assert [entry.kind for entry in await log_of(rooms[0])] == ["close"]
    await agree(rooms)
    assert rooms[0].table.closed == "agreed"


async def test_nothing_follows_a_close_that_was_made_elsewhere(rooms: list[Room]) -> None:
    for one in (ANNA, BEN):
        await rooms[0].absence.wish_end(one, True)

    answer = await rooms[1].act(act(0, 0, "late"), ANNA.id)
    with pytest.raises(Problem, match="error-table-closed"):
        await rooms[1].leave(BEN)

    assert getattr(answer, "code", None) == "error-table-closed"
    assert [entry.kind for entry in await log_of(rooms[0])] == ["close"]


# ---- following ------------------------------------------------------------------------------


async def test_what_is_written_while_a_replica_catches_up_is_read_at_once(
    rooms: list[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = rooms[1].state.services.journal
    read = journal.read

    async def read_and_hear_of_more(table: str, after: int = -1) -> list[Entry]:
        found = await read(table, after)
        if rooms[0].table.n == 1:
            await rooms[0].act(act(1, 0, "second"), BEN.id)
            rooms[1].replica.follow(2)
        return found

    monkeypatch.setattr(journal, "read", read_and_hear_of_more)
    await rooms[0].act(act(0, 0, "first"), ANNA.id)

    rooms[1].replica.follow(1)

    async with asyncio.timeout(10):
        while rooms[1].table.n < 2:  # noqa: ASYNC110 - nobody makes rounds here
            await asyncio.sleep(0.001)


# ---- before the start -----------------------------------------------------------------------


async def waiting(processes: list[Process], people: list[SeatRow]) -> list[Room]:
    row = TableRow(
        id="w",
        game="quiet-steps",
        options=b"{}",
        owner=ANNA.id,
        status="waiting",
        secret=bytes(32),
        created_at=0,
    )
    await processes[0].store.create(row, people)
    return [await process.rooms.get("w") for process in processes]


async def test_a_table_is_started_or_closed_never_both(processes: list[Process]) -> None:
    rooms = await waiting(processes, [SeatRow("person", ANNA.id, "Anna")])

    ends = await asyncio.gather(
        rooms[0].start(ANNA), rooms[1].waiting.close(ANNA), return_exceptions=True
    )

    assert [isinstance(end, Problem) for end in ends].count(True) == 1
    found = await processes[0].store.read("w")
    assert found is not None
    started = len(await processes[0].journal.read("w"))
    assert (found[0].status, started) in (("running", 1), ("closed", 0))


async def test_a_start_knows_what_another_process_has_changed_without_a_word(
    processes: list[Process],
) -> None:
    rooms = await waiting(processes, [SeatRow("person", ANNA.id, "Anna"), SeatRow("open")])

    await rooms[1].waiting.set_options(ANNA, b'{"goal":3}')
    await rooms[1].waiting.arrange(ANNA, [1, 0])
    await rooms[0].start(ANNA, "leave-out")

    (entry,) = await processes[0].journal.read("w")
    start = read_start(entry.body)
    found = await processes[1].store.read("w")
    assert found is not None
    assert bytes(start.options) == found[0].options == b'{"goal":3}'
    assert [seat.name for seat in start.seats] == [who.name for who in found[1]] == ["Anna"]


async def test_a_start_and_a_change_at_the_same_time_agree_on_what_is_played(
    processes: list[Process],
) -> None:
    rooms = await waiting(processes, [SeatRow("person", ANNA.id, "Anna")])

    await asyncio.gather(
        rooms[0].start(ANNA),
        rooms[1].waiting.set_options(ANNA, b'{"goal":3}'),
        return_exceptions=True,
    )

    (entry,) = await processes[0].journal.read("w")
    found = await processes[1].store.read("w")
    assert found is not None
    assert bytes(read_start(entry.body).options) == found[0].options


async def test_a_start_by_what_is_no_longer_true_is_refused_by_the_database(
    processes: list[Process],
) -> None:
    rooms = await waiting(processes, [SeatRow("person", ANNA.id, "Anna")])
    entry = Entry(n=0, at=0, kind="start", body=msgspec.Raw(b"{}"))
    old = Append("w", entry, "running", waited_since=rooms[0].row.changed_at)

    await rooms[1].waiting.set_options(ANNA, b'{"goal":3}')
    refused = await processes[0].journal.append(old)
    await rooms[1].refresh()
    new = msgspec.structs.replace(old, waited_since=rooms[1].row.changed_at)

    assert refused is False
    assert await processes[0].journal.append(new) is True


async def test_whoever_wants_any_seat_has_the_next_when_somebody_elsewhere_was_faster(
    processes: list[Process],
) -> None:
    rooms = await waiting(processes, [SeatRow("open"), SeatRow("open")])

    await rooms[0].waiting.take_seat(ANNA, None)
    await rooms[1].waiting.take_seat(BEN, None)

    assert [who.guest for who in rooms[1].state.people] == [ANNA.id, BEN.id]


async def test_whoever_wants_this_seat_has_none_when_somebody_elsewhere_was_faster(
    processes: list[Process],
) -> None:
    rooms = await waiting(processes, [SeatRow("open"), SeatRow("open")])

    await rooms[0].waiting.take_seat(ANNA, 0)
    with pytest.raises(Problem, match="error-seat-taken"):
        await rooms[1].waiting.take_seat(BEN, 0)

    assert [who.guest for who in rooms[1].state.people] == [ANNA.id, None]


async def test_who_was_sent_away_through_one_process_sits_down_through_no_other(
    processes: list[Process],
) -> None:
    rooms = await waiting(processes, [SeatRow("person", one.id, one.name) for one in (ANNA, BEN)])

    await rooms[0].waiting.set_seat(ANNA, 1, None)
    for room in reversed(rooms):
        room.state.seat(1, SeatRow("open"))  # it knows that, and not why
        with pytest.raises(Problem, match="error-sent-away"):
            await room.waiting.take_seat(BEN, 1)

    assert [room.held(BEN.id) for room in rooms] == [(), ()]


async def test_who_was_sent_away_stays_so_in_a_process_that_begins_later(
    processes: list[Process],
) -> None:
    room, _ = await waiting(processes, [SeatRow("person", one.id, one.name) for one in (ANNA, BEN)])
    await room.waiting.set_seat(ANNA, 1, None)

    processes[1].rooms.drop_idle(-1)
    later = await processes[1].rooms.get(room.row.id)

    assert later.info(BEN.id).sent_away == room.info(BEN.id).sent_away
    assert later.info(ANNA.id).sent_away is None


async def test_who_was_sent_away_may_sit_down_again_when_the_time_is_up(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_of, "SENT_AWAY_SECONDS", 0.0)
    room, _ = await waiting(processes, [SeatRow("person", one.id, one.name) for one in (ANNA, BEN)])

    await room.waiting.set_seat(ANNA, 1, None)
    await room.waiting.take_seat(BEN, None)

    assert room.held(BEN.id) == (1,)


# ---- who is here ----------------------------------------------------------------------------


async def test_whoever_is_here_is_not_gone_whatever_another_process_wrote(
    processes: list[Process], rooms: list[Room]
) -> None:
    wakes = Wakes(processes[1].database)
    rooms[0].enter(Connection(ANNA))
    await rooms[0].settle()
    gone = [Wake(seat, 0, 10**15, "gone") for seat in (0, 1)]
    await wakes.write("t", gone)

    await processes[1].rooms.welcome(await wakes.gone())
    assert await wakes.gone() == [("t", 0), ("t", 1)]  # nobody is here

    await processes[0].rooms.welcome(await wakes.gone())
    assert await wakes.gone() == [("t", 1)]
