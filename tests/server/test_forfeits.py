"""People resign, and lose on time: their seat ranks last, or a bot plays on, as the table says."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.server.house import House, Person, until
from tests.server.processes import ANNA, BEN, act, make, two_processes
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.core.records.verify import verify_line
from ludoteca.server.tables.play.server_frames import Accepted, RejectedFrame

Visit: TypeAlias = Callable[[House], Person]


async def table_of(*people: Person, forfeit: str = "last", bots: int = 0) -> str:
    """A running table of these people, and of bots."""
    first, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    seats += [{"kind": "bot", "level": "random"}] * bots
    body: dict[str, Any] = {"game": "quiet-steps", "seats": seats, "options": {"goal": 500}}
    body["settings"] = {"forfeit": forfeit, "stand_in": "random"}
    table: str = (await first.post("/api/tables", body)).json()["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await first.starts(table)
    return table


async def record_of(who: Person, table: str) -> Any:
    line = (await who.get(f"/api/tables/{table}/record")).content.rstrip(b"\n")
    verify_line(line, {"quiet-steps": GAME})  # type: ignore[dict-item]
    return json.loads(line)


async def test_who_resigns_at_a_table_of_two_has_lost_and_the_other_has_won(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await table_of(anna, ben)

    async with anna.sits_at(table) as chair:
        await chair.hears("update")
        resigned = await ben.post(f"/api/tables/{table}/resign")
        told = await chair.hears("update", over=True)

    assert resigned.json()["status"] == "over"
    assert resigned.json()["secret"]
    assert told["result"]["ranks"] == [1, 2]
    assert told["result"]["reason"] == {"key": "result-resigned", "args": {"seat": 1}}
    assert told["options"] == []
    record = await record_of(anna, table)
    assert record["result"]["ranks"] == [1, 2]
    assert record["entries"][-1]["body"]["why"] == "resigned"
    frames = (await anna.get(f"/api/tables/{table}/replay")).json()["frames"]
    assert frames[-1]["result"]["ranks"] == [1, 2]
    again = await ben.post(f"/api/tables/{table}/resign")
    assert again.json()["code"] == "error-not-running"


async def test_a_bot_plays_on_for_the_others_in_a_seat_that_ranks_last(
    house: House, visitor: Visit
) -> None:
    anna, ben, carla = [await visitor(house).is_called(name) for name in ("Anna", "Ben", "Carla")]
    table = await table_of(anna, ben, carla)

    info = (await ben.post(f"/api/tables/{table}/resign")).json()
    back = await ben.post(f"/api/tables/{table}/take-back")
    left = await ben.post(f"/api/tables/{table}/leave")
    async with ben.sits_at(table) as chair:  # being here brings nobody back
        await chair.hears("update")
        seats = (await anna.get(f"/api/tables/{table}")).json()["seats"]
    await carla.post(f"/api/tables/{table}/resign")

    assert info["status"] == "running"
    assert info["seats"][1]["stand_in"] == {
        "type": "stand_in",
        "level": "random",
        "why": "resigned",
    }
    assert back.json()["seats"][1]["stand_in"]["why"] == "resigned"
    assert left.json()["seats"][1]["stand_in"]["why"] == "resigned"
    assert seats[1]["stand_in"]["why"] == "resigned"
    record = await record_of(anna, table)
    assert record["result"]["ranks"] == [1, 3, 2]


async def test_a_bot_plays_on_at_a_table_that_says_so_until_its_person_is_back(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await table_of(anna, ben, forfeit="bot")

    info = (await ben.post(f"/api/tables/{table}/resign")).json()
    back = await ben.post(f"/api/tables/{table}/take-back")

    assert (info["status"], info["seats"][1]["stand_in"]["why"]) == ("running", "left")
    assert back.json()["seats"][1]["stand_in"] is None


async def test_who_resigns_against_a_bot_has_lost_and_it_counts(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await table_of(anna, bots=1)

    await anna.post(f"/api/tables/{table}/resign")

    async def counted() -> Any:
        return (await anna.get("/api/me/profile")).json()["profile"]["games"]

    assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "over"
    (game,) = await until(counted)
    assert (game["played"], game["won"]) == (1, 0)


async def test_nobody_resigns_for_others_or_before_the_start(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    waiting = await anna.makes_table("me", "open")
    running = await table_of(anna, bots=1)

    early = await anna.post(f"/api/tables/{waiting}/resign")
    other = await ben.post(f"/api/tables/{running}/resign")

    assert early.json()["code"] == "error-not-running"
    assert other.json()["code"] == "error-not-seated"


async def test_who_loses_on_time_ranks_last_and_a_late_move_is_refused(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as (process, other):
        room = await make(process, "t", b"{}", forfeit="last")
        elsewhere = await other.rooms.get("t")
        seat, seen = next(iter(room.table.questions.items()))

        async with room.lock:
            await room.absence.lose_on_time(seat)
        late = await elsewhere.act(act(seat, seen, "late"), (ANNA, BEN)[seat].id)

        assert room.status == elsewhere.status == "over"
        assert isinstance(late, RejectedFrame)
        assert room.table.standing.ranks[seat] == 2
        assert elsewhere.table.standing == room.table.standing
        assert room.table.standing.reason.key == "result-time"


async def test_a_move_that_was_accepted_before_the_time_was_up_stands(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as (process, other):
        room = await make(process, "t", b"{}", forfeit="last")
        elsewhere = await other.rooms.get("t")
        seat, seen = next(iter(room.table.questions.items()))

        moved = await elsewhere.act(act(seat, seen, "in time"), (ANNA, BEN)[seat].id)
        async with room.lock:
            await room.absence.lose_on_time(seat)

        assert isinstance(moved, Accepted)
        assert [entry.kind for entry in await process.journal.read("t")] == [
            "start",
            "act",
            "seat",
        ]


async def test_who_holds_both_seats_resigns_once(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "quiet-steps", "seats": seats, "settings": {"forfeit": "last"}}
    table = (await anna.post("/api/tables", body)).json()["id"]
    await anna.starts(table)

    resigned = await anna.post(f"/api/tables/{table}/resign")

    assert (resigned.status_code, resigned.json()["status"]) == (200, "over")
