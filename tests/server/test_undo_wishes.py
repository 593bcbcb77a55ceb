"""Going back over what other people have answered: all have to agree, and one may decline."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from tests.server.days import HouseOfDays
from tests.server.house import House, Person
from tests.server.processes import ANNA, BEN, Process, act, make, two_processes

from ludoteca.core.game import Rejected
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.limits import UNDO_WISHES
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play.server_frames import Accepted

Visit = Callable[..., Person]

STEP, PASS, ROLL = '{"type":"step","far":1}', '{"type":"pass"}', '{"type":"roll"}'

# ---- two processes ---------------------------------------------------------------------------


@pytest.fixture
async def processes(tmp_path: pathlib.Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        yield both


@pytest.fixture
async def rooms(processes: list[Process]) -> list[Room]:
    """One table of Anna and Ben in two processes: Anna has passed, and Ben has made a step."""
    here = await make(processes[0], "t", b"{}", "whispers")
    there = await processes[1].rooms.get("t")
    await here.act(act(0, 0, "a", PASS), "anna")
    await there.log.catch_up()
    await there.act(act(1, 1, "b", STEP), "ben")
    return [here, there]


async def asks(room: Room) -> str:
    await room.undo_wishes.ask(ANNA, 0, 0)
    undo = room.info("anna").undo
    assert undo is not None
    return undo.id


async def test_the_other_agrees_in_another_process(rooms: list[Room]) -> None:
    here, there = rooms
    wish = await asks(here)

    await there.undo_wishes.answer(BEN, wish, agrees=True)

    await here.log.catch_up()
    for room in rooms:
        assert room.table.n == 3
        assert room.table.questions == {0: 3}
        assert room.info("anna").undo is None
        assert room.table.moments[3].undone == (1, 2)


async def test_a_wish_is_over_with_the_next_move(rooms: list[Room]) -> None:
    here, there = rooms
    wish = await asks(here)
    await there.act(act(1, 2, "c", STEP), "ben")

    with pytest.raises(Problem, match="error-undo-gone"):
        await there.undo_wishes.answer(BEN, wish, agrees=True)
    with pytest.raises(Problem, match="error-undo-gone"):
        await here.undo_wishes.answer(BEN, wish, agrees=True)
    assert here.info("anna").undo is None


async def test_of_agreeing_and_a_move_at_once_one_wins(rooms: list[Room]) -> None:
    here, there = rooms
    wish = await asks(here)

    agreed, moved = await asyncio.gather(
        here.undo_wishes.answer(BEN, wish, agrees=True),
        there.act(act(1, 2, "c", STEP), "ben"),
        return_exceptions=True,
    )

    await here.log.catch_up()
    await there.log.catch_up()
    assert (agreed is None) != isinstance(moved, Accepted)
    assert here.table.update(0) == there.table.update(0)


async def test_agreeing_twice_goes_back_once(rooms: list[Room]) -> None:
    here, there = rooms
    wish = await asks(here)

    await asyncio.gather(
        *(room.undo_wishes.answer(BEN, wish, agrees=True) for room in rooms),
        return_exceptions=True,
    )

    await here.log.catch_up()
    await there.log.catch_up()
    assert here.table.n == there.table.n == 3


async def test_a_wish_is_still_there_after_a_restart(
    rooms: list[Room], processes: list[Process]
) -> None:
    wish = await asks(rooms[0])
    processes[1].rooms.drop_idle(-1)
    assert "t" not in processes[1].rooms._open

    again = await processes[1].rooms.get("t")

    assert again is not rooms[1]
    undo = again.info("ben").undo
    assert undo is not None
    assert (undo.id, undo.seat, undo.agreed) == (wish, 0, ())


async def test_asked_again_it_is_the_same_wish(rooms: list[Room]) -> None:
    here, there = rooms

    assert await asks(here) == await asks(there)


async def test_only_the_last_choice_is_asked_for(rooms: list[Room]) -> None:
    here, _ = rooms
    await here.log.catch_up()
    await here.act(act(1, 2, "c", PASS), "ben")
    await here.act(act(0, 3, "d", PASS), "anna")
    await here.act(act(1, 4, "e", STEP), "ben")

    with pytest.raises(Rejected, match="undo-nothing"):
        await here.undo_wishes.ask(ANNA, 0, 0)
    await here.undo_wishes.ask(ANNA, 0, 3)


async def test_what_was_drawn_is_not_asked_for(rooms: list[Room]) -> None:
    here, _ = rooms
    await here.log.catch_up()
    await here.act(act(1, 2, "c", ROLL), "ben")

    with pytest.raises(Rejected, match="undo-drawn"):
        await here.undo_wishes.ask(ANNA, 0, 0)


async def test_nobody_asks_without_an_end(rooms: list[Room]) -> None:
    here, _ = rooms
    for _ in range(int(UNDO_WISHES.at_once)):
        await here.undo_wishes.answer(ANNA, await asks(here), agrees=False)

    with pytest.raises(Problem, match="error-too-many"):
        await asks(here)


async def test_bots_wait_for_a_while_for_who_is_asked(rooms: list[Room]) -> None:
    here, _ = rooms
    wish = await asks(here)
    assert here.state.bots_wait

    await here.undo_wishes.answer(BEN, wish, agrees=False)

    assert not here.state.bots_wait


# ---- over the wire ---------------------------------------------------------------------------


async def three(house: House, visitor: Visit) -> tuple[list[Person], str]:
    """Anna, Ben and Carla, who walk one step after the other."""
    people = [await visitor(house).is_called(name) for name in ("Anna", "Ben", "Carla")]
    anna, *others = people
    table = await anna.makes_table("me", "open", "open", game="whispers", narrow=True, goal=200)
    for person in others:
        await person.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    return people, table


async def moves(person: Person, table: str, n: int) -> None:
    """After entry ``n``."""
    async with person.sits_at(table) as chair:
        await chair.act(await chair.hears("update", n=n))
        await chair.hears("accepted")


async def says(person: Person, table: str, id: str, agrees: bool) -> httpx.Response:
    return await person.post(f"/api/tables/{table}/undo/answer", {"id": id, "agrees": agrees})


async def wishes(person: Person, table: str, seat: int = 0, to: int = 0) -> Any:
    answer = await person.post(f"/api/tables/{table}/undo", {"seat": seat, "to": to})
    assert answer.status_code == 200, answer.text
    return answer.json()["undo"]


def code(answer: httpx.Response) -> str:
    assert answer.status_code == 409, answer.text
    return str(answer.json()["code"])


async def test_all_go_back_once_all_have_agreed(house: House, visitor: Visit) -> None:
    (anna, ben, carla), table = await three(house, visitor)
    await moves(anna, table, 0)
    await moves(ben, table, 1)
    async with carla.sits_at(table) as chair:
        update = await chair.hears("update", n=2)
        wish = await wishes(anna, table)
        told = await chair.hears("table", table=anything(undo=wish))
        first = await says(ben, table, wish["id"], True)
        second = await says(carla, table, wish["id"], True)
        back = await chair.hears("update", n=3)

    assert (wish["seat"], wish["agreed"], wish["declined_by"]) == (0, [], None)
    assert told["table"]["undo"] == wish
    assert update["to_act"] == [2]
    assert first.json()["undo"]["agreed"] == [1]
    assert second.json()["undo"] is None
    assert back["moment"]["undone"] == [1, 2]
    assert back["to_act"] == [0]


async def test_a_bot_lets_people_answer_for_a_while(slow_bots: HouseOfDays, visitor: Visit) -> None:
    anna, ben, vera = [await visitor(slow_bots).is_called(name) for name in ("Anna", "Ben", "Vera")]
    table = await anna.makes_table("me", "open", "brisk", game="whispers", narrow=True, goal=200)
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    other = await vera.makes_table("me", "brisk", game="whispers", narrow=True, goal=200)
    await vera.starts(other)
    await moves(anna, table, 0)
    await moves(ben, table, 1)  # the bot is to move 30 seconds later
    slow_bots.passes(10)
    async with vera.sits_at(other) as bench:
        await bench.act(await bench.hears("update", n=0))
        await bench.hears("accepted")
        slow_bots.passes(15)
        wish = await wishes(anna, table)
        slow_bots.passes(17)
        await bench.hears("update", n=2)  # a bot that was asked later has moved by now

    back = await says(ben, table, wish["id"], True)

    assert back.status_code == 200, back.text
    moments = (await anna.get(f"/api/tables/{table}/history")).json()["moments"]
    assert [moment["seat"] for moment in moments] == [None, 0, 1, 0]


async def test_who_declines_ends_it_for_all(house: House, visitor: Visit) -> None:
    (anna, ben, carla), table = await three(house, visitor)
    await moves(anna, table, 0)
    await moves(ben, table, 1)
    wish = await wishes(anna, table)

    declined = await says(ben, table, wish["id"], False)

    assert declined.json()["undo"]["declined_by"] == 1
    assert code(await says(carla, table, wish["id"], True)) == "error-undo-gone"
    asked = await anna.post(f"/api/tables/{table}/undo", {"seat": 0, "to": 0})
    assert code(asked) == "error-undo-declined"
    await moves(carla, table, 2)
    assert (await anna.get(f"/api/tables/{table}")).json()["undo"] is None
    assert (await wishes(anna, table))["agreed"] == []


async def test_who_has_asked_may_take_the_wish_away(house: House, visitor: Visit) -> None:
    (anna, ben, _), table = await three(house, visitor)
    await moves(anna, table, 0)
    await moves(ben, table, 1)
    wish = await wishes(anna, table)
    other = await ben.post(f"/api/tables/{table}/undo", {"seat": 1, "to": 1})

    gone = await says(anna, table, wish["id"], False)

    assert code(other) == "error-undo-asked"
    assert gone.json()["undo"] is None
    assert code(await says(ben, table, wish["id"], True)) == "error-undo-gone"


async def test_strangers_and_who_has_left_have_no_say(house: House, visitor: Visit) -> None:
    (anna, ben, carla), table = await three(house, visitor)
    vera = await visitor(house).is_called("Vera")
    await moves(anna, table, 0)
    await carla.post(f"/api/tables/{table}/leave")
    await moves(ben, table, 2)
    async with anna.sits_at(table) as chair:
        await chair.hears("update", n=4)  # the bot in the place of Carla has moved
    wish = await wishes(anna, table)

    assert code(await says(vera, table, wish["id"], True)) == "error-not-seated"
    assert code(await says(carla, table, wish["id"], True)) == "error-bot-plays"
    back = await says(ben, table, wish["id"], True)

    assert back.json()["undo"] is None
    moments = (await anna.get(f"/api/tables/{table}/history")).json()["moments"]
    assert moments[-1]["undone"] == [1, 3, 4]


async def test_a_wish_stays_when_the_server_is_killed(house_to_kill: House, visitor: Visit) -> None:
    house = house_to_kill
    (anna, ben, carla), table = await three(house, visitor)
    await moves(anna, table, 0)
    await moves(ben, table, 1)
    wish = await wishes(anna, table)
    await says(ben, table, wish["id"], True)
    house.kill()
    house.open()

    there = (await carla.get(f"/api/tables/{table}")).json()["undo"]
    await says(carla, table, wish["id"], True)

    assert there == {**wish, "agreed": [1]}
    async with anna.sits_at(table) as chair:
        back = await chair.hears("update", n=3)
    assert back["view"]["at"] == [0, 0, 0]


class anything(dict[str, Any]):  # noqa: N801 - reads as a value
    """Equal to what has these facts."""

    def __init__(self, **facts: Any) -> None:
        super().__init__(facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and self.items() <= other.items()
