"""Pauses: agreed to by all people who play, ended by them or by a time."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.processes import ANNA, BEN, Process, act, make, two_processes

from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.pausing import Pause
from ludoteca.server import clock
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.limits import PAUSE_WISHES
from ludoteca.server.notifications import Happened, Over
from ludoteca.server.notifications.effect import effect_of
from ludoteca.server.tables.live.pauses import LONGEST_MS, SHORTEST_MS
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play.server_frames import Accepted
from ludoteca.server.tables.state.room_state import PAUSE_ASKED_MS
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import Wake
from ludoteca.server.tables.wakes.wake_kind import Resumption

HOUR = 3_600_000


class SetClock(clock.Clock):
    """A clock that a test sets forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


@pytest.fixture
def time() -> Any:
    later, real = SetClock(), clock._clock
    clock.use(later)
    yield later
    clock.use(real)


# ---- two processes ---------------------------------------------------------------------------


@pytest.fixture
async def processes(tmp_path: pathlib.Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        yield both


@pytest.fixture
async def rooms(processes: list[Process]) -> list[Room]:
    """A running table of Anna and Ben, in both processes; they choose at once."""
    await make(processes[0], "t")
    return [await process.rooms.get("t") for process in processes]


async def asks(room: Room, until: int | None = None) -> str:
    await room.pauses.ask(ANNA, until)
    asked = room.info("anna").pause_asked
    assert asked is not None
    return asked.id


async def pauses(rooms: list[Room], until: int | None = None) -> None:
    here, there = rooms
    await there.pauses.agree(BEN, await asks(here, until))
    await here.log.catch_up()


async def kinds(room: Room) -> list[str]:
    return [entry.kind for entry in await log_of(room)]


async def log_of(room: Room) -> list[Entry]:
    """All of it but the start."""
    return await room.state.services.journal.read(room.row.id, after=0)


async def wakes_of(process: Process, kind: str) -> list[int]:
    found = await Wakes(process.database).due(clock.now() + 40 * 24 * HOUR, (kind,))
    return [one.wake.seat for one in found]


async def test_a_table_pauses_when_the_other_agrees_in_another_process(rooms: list[Room]) -> None:
    here, there = rooms
    time = clock.now() + HOUR
    wish = await asks(here, time)
    assert here.table.paused is None

    await there.pauses.agree(BEN, wish)

    await here.log.catch_up()
    for room in rooms:
        assert room.table.paused == Pause(time)
        info = room.info("anna")
        assert info.pause_asked is None
        assert info.paused is not None
        assert (info.paused.until, info.paused.going) == (time, ())
        assert info.paused.since == room.table.moments[1].at


async def test_of_two_who_agree_at_once_one_begins_the_pause(rooms: list[Room]) -> None:
    wish = await asks(rooms[0])

    await asyncio.gather(*(room.pauses.agree(BEN, wish) for room in rooms), return_exceptions=True)

    assert await kinds(rooms[0]) == ["pause"]


async def test_who_both_ask_for_the_same_have_agreed(rooms: list[Room]) -> None:
    here, there = rooms
    await here.pauses.ask(ANNA, None)

    await there.pauses.ask(BEN, None)

    assert there.table.paused == Pause(None)


async def test_a_new_request_takes_the_place_of_the_open_one(rooms: list[Room]) -> None:
    here, there = rooms
    first = await asks(here)
    later = clock.now() + HOUR

    await there.pauses.ask(BEN, later)

    asked = there.info("ben").pause_asked
    assert asked is not None
    assert (asked.seat, asked.until) == (1, later)
    with pytest.raises(Problem, match="error-pause-gone"):
        await there.pauses.agree(BEN, first)
    await here.pauses.agree(ANNA, asked.id)
    assert here.table.paused == Pause(later)


async def test_who_declines_ends_it_and_it_can_be_asked_again(rooms: list[Room]) -> None:
    here, there = rooms
    wish = await asks(here)

    await there.pauses.decline(BEN, wish)

    asked = there.info("anna").pause_asked
    assert asked is not None
    assert asked.declined_by == 1
    with pytest.raises(Problem, match="error-pause-gone"):
        await there.pauses.agree(BEN, wish)
    assert await asks(here) != wish


async def test_who_has_asked_may_take_it_back(rooms: list[Room]) -> None:
    here, there = rooms
    wish = await asks(here)

    await here.pauses.decline(ANNA, wish)

    with pytest.raises(Problem, match="error-pause-gone"):
        await there.pauses.agree(BEN, wish)
    assert there.info("ben").pause_asked is None


async def test_a_request_outlives_a_move_and_falls_away_after_two_minutes(
    rooms: list[Room], time: SetClock
) -> None:
    here, there = rooms
    wish = await asks(here)
    assert isinstance(await here.act(act(1, 0, "b"), "ben"), Accepted)
    assert here.info("ben").pause_asked is not None

    time.ahead += PAUSE_ASKED_MS

    assert here.info("ben").pause_asked is None
    with pytest.raises(Problem, match="error-pause-gone"):
        await there.pauses.agree(BEN, wish)


async def test_alone_among_bots_nobody_is_asked(rooms: list[Room]) -> None:
    here, _ = rooms
    await here.leave(BEN)

    await here.pauses.ask(ANNA, None)

    assert here.table.paused == Pause(None)


@pytest.mark.parametrize("ahead", [0, SHORTEST_MS - 1000, LONGEST_MS + 60_000])
async def test_a_pause_is_neither_short_nor_endless(rooms: list[Room], ahead: int) -> None:
    with pytest.raises(Problem, match="error-pause-time"):
        await rooms[0].pauses.ask(ANNA, clock.now() + ahead)


async def test_a_table_that_pauses_is_asked_for_no_other_pause(rooms: list[Room]) -> None:
    await pauses(rooms)

    with pytest.raises(Problem, match="error-paused"):
        await rooms[0].pauses.ask(ANNA, clock.now() + HOUR)


async def test_nobody_asks_without_an_end(rooms: list[Room]) -> None:
    here, _ = rooms
    for _ in range(int(PAUSE_WISHES.at_once)):
        await here.pauses.decline(ANNA, await asks(here))

    with pytest.raises(Problem, match="error-too-many"):
        await here.pauses.ask(ANNA, None)


# ---- going on ------------------------------------------------------------------------------


async def test_anybody_who_plays_ends_a_pause_without_a_time(rooms: list[Room]) -> None:
    await pauses(rooms)

    await asyncio.gather(*(room.pauses.resume(BEN) for room in rooms))

    assert await kinds(rooms[0]) == ["pause", "pause"]
    for room in rooms:
        await room.log.catch_up()
        assert room.table.paused is None


async def test_a_move_that_all_see_ends_it_too(processes: list[Process]) -> None:
    here = await make(processes[0], "w", b"{}", "whispers")
    rooms = [here, await processes[1].rooms.get("w")]
    await pauses(rooms)

    accepted = await here.act(act(0, 0, "a", '{"type":"step","far":1}'), "anna")
    async with here.lock:
        assert isinstance(accepted, Accepted)

    assert await kinds(here) == ["pause", "act", "pause"]
    assert here.table.paused is None


async def test_a_choice_in_secret_does_not(rooms: list[Room]) -> None:
    """Or all would know that somebody has chosen."""
    await pauses(rooms)

    assert isinstance(await rooms[0].act(act(0, 0, "a"), "anna"), Accepted)

    async with rooms[0].lock:
        assert await kinds(rooms[0]) == ["pause", "act"]
    assert rooms[0].table.paused is not None


async def test_nothing_but_its_time_ends_a_pause_by_a_move(rooms: list[Room]) -> None:
    await pauses(rooms, clock.now() + HOUR)
    here, _ = rooms

    for seat, guest in enumerate(("anna", "ben")):
        await here.act(act(seat, 0, guest), guest)

    async with here.lock:
        assert (await kinds(here))[0] == "pause"
    assert here.table.paused is not None


async def test_before_its_time_all_have_to_want_it(rooms: list[Room]) -> None:
    here, there = rooms
    await pauses(rooms, clock.now() + HOUR)

    await here.pauses.resume(ANNA)
    info = here.info("anna")
    assert info.paused is not None
    assert info.paused.going == (0,)
    assert info.pause_asked is None
    await there.pauses.resume(BEN)

    assert there.table.paused is None


async def test_an_old_wish_to_go_on_does_not_count_in_the_next_pause(rooms: list[Room]) -> None:
    here, there = rooms
    await pauses(rooms, clock.now() + HOUR)
    await here.pauses.resume(ANNA)
    await there.pauses.resume(BEN)
    await pauses(rooms, clock.now() + HOUR)

    await there.pauses.resume(BEN)

    assert there.table.paused is not None


async def test_it_goes_on_at_its_time_by_one_process(
    rooms: list[Room], processes: list[Process], time: SetClock
) -> None:
    await pauses(rooms, clock.now() + HOUR)
    assert await wakes_of(processes[0], "pause") == [-1]
    time.ahead += HOUR + 1000

    await asyncio.gather(*(room.pauses.mind_pause() for room in rooms))

    assert await kinds(rooms[0]) == ["pause", "pause"]
    assert await wakes_of(processes[0], "pause") == []


async def test_a_wake_that_comes_early_looks_again(rooms: list[Room]) -> None:
    time = clock.now() + HOUR
    await pauses(rooms, time)

    assert await rooms[0].pauses.mind_pause() == Wake(-1, 1, time, "pause")
    assert rooms[0].table.paused is not None


async def test_who_goes_on_at_once_with_the_time_does_so_once(
    rooms: list[Room], time: SetClock
) -> None:
    here, there = rooms
    await pauses(rooms, clock.now() + HOUR)
    await here.pauses.resume(ANNA)
    time.ahead += HOUR + 1000

    await asyncio.gather(here.pauses.mind_pause(), there.pauses.resume(BEN))

    assert await kinds(here) == ["pause", "pause"]


# ---- absence -------------------------------------------------------------------------------


async def test_nobody_is_gone_in_a_pause_and_all_may_be_after_it(
    rooms: list[Room], processes: list[Process], time: SetClock
) -> None:
    here, _ = rooms
    assert await wakes_of(processes[0], "gone") == [0, 1]

    await pauses(rooms)
    assert await wakes_of(processes[0], "gone") == []
    await here.absence.departed("anna")
    assert await wakes_of(processes[0], "gone") == []
    assert await here.absence.mind_absence(0) is None
    assert here.table.seating.people == (0, 1)

    await here.pauses.resume(BEN)
    assert await wakes_of(processes[0], "gone") == [0, 1]


async def test_a_process_that_starts_takes_nobody_for_gone_in_a_pause(
    rooms: list[Room], processes: list[Process]
) -> None:
    await pauses(rooms)

    for alone in (True, False):
        await Wakes(processes[0].database).resume(
            processes[0].wake_kinds(), Resumption(clock.now(), alone)
        )

    assert await wakes_of(processes[0], "gone") == []


async def test_a_pause_does_not_count_as_silence(rooms: list[Room], time: SetClock) -> None:
    here, _ = rooms
    patience = here.state.services.patience.silent
    await pauses(rooms, clock.now() + LONGEST_MS)
    time.ahead += patience + 1000

    later = await here.absence.mind_end()

    assert later is not None
    assert later.due > clock.now() + patience - HOUR
    assert here.status == "running"


# ---- being told ----------------------------------------------------------------------------


class Everybody:
    """All guests can be reached."""

    def __contains__(self, guest: object) -> bool:
        return True


async def test_turns_of_a_pause_are_told_when_it_ends(processes: list[Process]) -> None:
    told: list[tuple[str, str]] = []

    def writes(*happened: Happened | Over) -> tuple[Write, ...]:
        told.extend((one.kind, one.guest) for one in happened if isinstance(one, Happened))
        return ()

    here = await make(processes[0], "w", b"{}", "whispers")
    here.state.services.effects.append(effect_of(Everybody(), writes))  # type: ignore[arg-type]
    await pauses([here, await processes[1].rooms.get("w")], clock.now() + HOUR)
    await here.act(act(0, 0, "a", '{"type":"pass"}'), "anna")
    assert set(here.table.questions) == {1}
    assert told == []

    for guest in (ANNA, BEN):
        await here.pauses.resume(guest)

    assert ("turn", "ben") in told
    assert "anna" not in {guest for _, guest in told}
