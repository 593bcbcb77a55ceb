"""Tables that moderators have closed and open again: they go on where they were."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.processes import ANNA, BEN, TITLES, Process, act, make, two_processes
from tests.server.test_pauses import Everybody, SetClock, kinds, pauses, wakes_of

from ludoteca.core.codec import codec, encode
from ludoteca.core.replay.pausing import Pause
from ludoteca.server import clock
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.notifications import Happened, Over
from ludoteca.server.notifications.effect import effect_of, row_effect_of
from ludoteca.server.tables.clocks import DaysControl, LiveControl, TimeControl
from ludoteca.server.tables.live.absence import HALTED_MS
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play.client_frames import Undo
from ludoteca.server.tables.play.server_frames import Accepted, RejectedFrame
from ludoteca.server.tables.rows.table_rows import OPEN, SeatRow, TableRow
from ludoteca.server.tables.wakes.wake import Wake

pytestmark = pytest.mark.on_both

HOUR = 3_600_000


@pytest.fixture
def time() -> Any:
    later, real = SetClock(), clock._clock
    clock.use(later)
    yield later
    clock.use(real)


@pytest.fixture
async def processes(tmp_path: pathlib.Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        yield both


@pytest.fixture
async def rooms(processes: list[Process]) -> list[Room]:
    """A running table of Anna and Ben, in both processes; they choose at once."""
    await make(processes[0], "t")
    return [await process.rooms.get("t") for process in processes]


async def test_nobody_acts_at_a_halted_table_and_its_secret_stays_one(rooms: list[Room]) -> None:
    here, there = rooms

    await here.halt()

    for seat, guest, room in ((0, "anna", here), (1, "ben", there)):
        answer = await room.act(act(seat, 0, guest), guest)
        assert isinstance(answer, RejectedFrame), answer
        assert answer.code == "error-table-halted"
    for room in rooms:
        info = room.info("anna")
        assert (info.status, info.secret) == ("running", None)
        assert info.paused is not None
        assert info.paused.halted
        update = room.table.update(0)
        assert (update.options, update.prompt.key) == ((), "prompt-halted")
        assert room.table.questions == {}


async def test_it_goes_on_with_the_questions_that_were_open(rooms: list[Room]) -> None:
    here, there = rooms
    await here.act(act(0, 0, "a"), "anna")
    before = here.table.questions
    await there.halt()

    await here.reopen()

    assert here.table.questions == before
    info = here.info("anna")
    assert info.paused is None
    await there.log.catch_up()
    assert isinstance(await there.act(act(1, 0, "b"), "ben"), Accepted)
    assert await kinds(here) == ["act", "pause", "pause", "act"]


async def test_what_was_chosen_before_can_be_taken_back_after_it(rooms: list[Room]) -> None:
    here, _ = rooms
    await here.act(act(0, 0, "a"), "anna")
    before = here.table.options(0)
    await here.halt()
    assert not here.table.options(0)

    await here.reopen()

    assert here.table.options(0) == before


async def test_nothing_is_undone_meanwhile(processes: list[Process]) -> None:
    room = await make(processes[0], "w", b"{}", "whispers")
    await room.act(act(0, 0, "a", '{"type":"step","far":1}'), "anna")
    await room.halt()

    answer = await room.act(Undo("u", 0, 0), "anna")

    assert isinstance(answer, RejectedFrame), answer
    assert answer.code == "error-table-halted"
    offer = room.table.update(0).undo
    assert offer is not None
    assert offer.to is None


async def test_to_halt_or_to_reopen_twice_is_to_do_it_once(rooms: list[Room]) -> None:
    for room in rooms:
        await room.halt()
    for room in rooms:
        await room.reopen()

    assert await kinds(rooms[0]) == ["pause", "pause"]


async def test_a_table_that_has_ended_is_not_halted(rooms: list[Room]) -> None:
    here, there = rooms
    await here.close_for_operator()

    with pytest.raises(Problem, match="error-table-closed"):
        await there.halt()
    with pytest.raises(Problem, match="error-table-closed"):
        await there.reopen()


# ---- time ----------------------------------------------------------------------------------


async def test_the_clocks_charge_nobody_for_the_time_while_it_was_closed(
    processes: list[Process], time: SetClock
) -> None:
    room = await make(processes[0], "c", control=LiveControl(60, 5))
    time.ahead += 10_000
    await room.halt()
    assert await wakes_of(processes[0], "clock") == []
    time.ahead += HOUR

    await room.reopen()

    clocks = room.table.clocks.told((None,))
    assert clocks is not None
    assert [48_000 < one.left < 51_000 for one in clocks] == [True, True]
    assert [one.due is not None and one.due > clock.now() + 48_000 for one in clocks] == [True] * 2
    assert await wakes_of(processes[0], "clock") == [0, 1]


async def test_nobody_is_gone_meanwhile_and_all_may_be_afterwards(
    rooms: list[Room], processes: list[Process]
) -> None:
    here, _ = rooms

    await here.halt()
    assert await wakes_of(processes[0], "gone") == []
    await here.absence.departed("anna")
    assert await wakes_of(processes[0], "gone") == []

    await here.reopen()
    assert await wakes_of(processes[0], "gone") == [0, 1]


async def test_bots_wait_meanwhile_and_are_woken_afterwards(
    rooms: list[Room], processes: list[Process]
) -> None:
    here, _ = rooms
    await here.leave(BEN)
    assert await wakes_of(processes[0], "bot") == [1]

    await here.halt()
    assert await wakes_of(processes[0], "bot") == []

    await here.reopen()
    assert await wakes_of(processes[0], "bot") == [1]


async def test_a_table_that_is_not_opened_again_ends_after_thirty_days(
    rooms: list[Room], time: SetClock
) -> None:
    here, there = rooms
    await here.halt()
    since = here.info("anna").paused
    assert since is not None
    time.ahead += HALTED_MS - HOUR
    assert await there.absence.mind_end() == Wake(-1, -1, since.since + HALTED_MS, "close")
    time.ahead += HOUR

    await there.absence.mind_end()

    assert (there.status, there.info("anna").closed) == ("closed", "operator")


@pytest.mark.parametrize(
    ("control", "lasts"), [(LiveControl(60, 5), HOUR // 4), (DaysControl(24), 24 * HOUR)]
)
async def test_the_others_of_a_tournament_wait_less_long_for_its_end(
    processes: list[Process], time: SetClock, control: TimeControl, lasts: int
) -> None:
    here = await make(processes[0], "t", control=control, tournament="cup")
    await here.halt()
    since = here.info("anna").paused
    assert since is not None
    assert await here.absence.mind_end() == Wake(-1, -1, since.since + lasts, "close")
    time.ahead += lasts

    await here.absence.mind_end()

    assert (here.status, here.info("anna").closed) == ("closed", "operator")


# ---- pauses --------------------------------------------------------------------------------


async def test_only_moderators_end_a_halt(rooms: list[Room]) -> None:
    here, _ = rooms
    await here.halt()

    for refused in (
        here.pauses.resume(ANNA),
        here.pauses.ask(ANNA, None),
        here.absence.wish_end(ANNA, True),
    ):
        with pytest.raises(Problem, match="error-table-halted"):
            await refused
    assert await here.pauses.mind_pause() is None
    assert await kinds(here) == ["pause"]


async def test_a_table_that_paused_pauses_again_until_the_same_time(
    rooms: list[Room], processes: list[Process]
) -> None:
    here, _ = rooms
    until = clock.now() + HOUR
    await pauses(rooms, until)
    await here.halt()
    assert await wakes_of(processes[0], "pause") == []

    await here.reopen()

    assert here.table.paused == Pause(until)
    assert await wakes_of(processes[0], "pause") == [-1]


async def test_a_table_whose_pause_is_over_by_then_goes_on(
    rooms: list[Room], time: SetClock
) -> None:
    here, _ = rooms
    await pauses(rooms, clock.now() + HOUR)
    await here.halt()
    time.ahead += HOUR + 1000

    await here.reopen()

    assert here.table.paused is None


# ---- being told ----------------------------------------------------------------------------


async def test_people_who_are_not_here_are_told_that_it_goes_on(rooms: list[Room]) -> None:
    here, _ = rooms
    told: list[tuple[str, str]] = []

    def writes(*happened: Happened | Over) -> tuple[Write, ...]:
        told.extend((one.kind, one.guest) for one in happened if isinstance(one, Happened))
        return ()

    here.state.services.effects.append(effect_of(Everybody(), writes))  # type: ignore[arg-type]
    await here.halt()
    assert told == []

    await here.reopen()

    assert {("reopened", "anna"), ("reopened", "ben")} <= set(told)
    assert {("turn", "anna"), ("turn", "ben")} <= set(told)


# ---- before the start ----------------------------------------------------------------------


async def test_a_table_that_waited_waits_again_with_its_people(processes: list[Process]) -> None:
    told: list[tuple[str, str]] = []

    def writes(*happened: Happened | Over) -> tuple[Write, ...]:
        told.extend((one.kind, one.guest) for one in happened if isinstance(one, Happened))
        return ()

    processes[0].store.effects.append(row_effect_of(writes))
    here = await waiting(processes[0], "n")
    there = await processes[1].rooms.get("n")
    await there.halt()
    await here.state.refresh()
    assert (here.status, here.info("anna").closed) == ("closed", "operator")

    await here.reopen()

    await there.state.refresh()
    for room in (here, there):
        info = room.info("anna")
        assert (info.status, info.closed) == ("waiting", None)
        assert [seat.kind for seat in info.seats] == ["person", "open"]
    assert told == [("reopened", "anna")]
    assert await wakes_of(processes[0], "expire") == [-1]


async def test_its_owner_closes_it_for_good(processes: list[Process]) -> None:
    room = await waiting(processes[0], "n")
    await room.waiting.close(ANNA)

    await room.reopen()

    assert room.status == "closed"


async def waiting(process: Process, table: str) -> Room:
    """A table of Anna with an open seat, that has not started."""
    row = TableRow(
        id=table,
        game="quiet-steps",
        options=encode(codec(TITLES["quiet-steps"].game).options(b"{}")),
        owner="anna",
        status="waiting",
        secret=bytes(32),
        created_at=0,
    )
    await process.store.create(row, [SeatRow("person", ANNA.id, ANNA.name), OPEN])
    return await process.rooms.get(table)
