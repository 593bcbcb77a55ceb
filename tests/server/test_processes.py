"""One house with two server processes, on PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import websockets
from tests.server.databases import (
    REDIS,
    furnished_postgres,
    is_postgres_missing,
    is_redis_missing,
    need,
    postgres_of,
    sql,
)
from tests.server.house import START, House, Person, until
from tests.server.moderated import scene_in
from tests.server.processes import ANNA, BEN, act, make, two_that_talk
from tests.titles import PROPOSING

from ludoteca.server import clock
from ludoteca.server.channel import RedisChannel
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.tables.play.server_frames import Accepted

Visit = Callable[..., Person]


@pytest.fixture(scope="module")
def houses(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Two processes for those who leave both standing."""
    both = opened(tmp_path_factory.mktemp("two"))
    yield both
    for house in both:
        house.close()


@pytest.fixture
def own_houses(databases: None, tmp_path: pathlib.Path) -> Iterator[list[House]]:
    """Two processes to be broken."""
    both = opened(tmp_path)
    yield both
    for house in both:
        if house.process.poll() is None:
            house.close()


class Mute(House):
    """One whose process tells others nothing."""

    program = (
        "from ludoteca.server.channel import RedisChannel\n"
        f"RedisChannel.say = lambda *_: None\n{START}"
    )


def opened(folder: pathlib.Path, kind: type[House] = House, **settings: str) -> list[House]:
    need(is_postgres_missing())
    need(is_redis_missing())
    shared = {"DATABASE_URL": furnished_postgres(folder / "db"), "REDIS_URL": REDIS}
    return [kind(folder / name, **shared, **settings) for name in ("a", "b")]


async def moves_to(visit: Visit, person: Person, house: House) -> Person:
    """The same person, in a browser that the other process answers."""
    other = visit(house)
    other.web.cookies.update(person.web.cookies)
    return other


async def two_people(
    houses: list[House], visit: Visit, *more_seats: str
) -> tuple[Person, Person, str]:
    """Anna at the first process, Ben at the second, and the table of Anna at which both sit."""
    anna = await visit(houses[0]).is_called("Anna")
    ben = await visit(houses[1]).is_called("Ben")
    table = await anna.makes_table("me", "open", *more_seats, goal=8)
    answer = await ben.post(f"/api/tables/{table}/join")
    assert answer.status_code == 200, answer.text
    return anna, ben, table


async def test_a_guest_is_the_same_to_both(houses: list[House], visitor: Visit) -> None:
    anna = await visitor(houses[0]).is_called("Anna")

    there = await moves_to(visitor, anna, houses[1])

    assert (await there.get("/api/me")).json()["guest"]["name"] == "Anna"


async def test_who_sits_down_through_one_process_is_seen_through_the_other(
    houses: list[House], visitor: Visit
) -> None:
    anna = await visitor(houses[0]).is_called("Anna")
    ben = await visitor(houses[1]).is_called("Ben")
    table = await anna.makes_table("me", "open")
    async with anna.sits_at(table) as chair:
        await chair.hears("table")

        await ben.post(f"/api/tables/{table}/join")

        frame = await until_table(chair, lambda info: info["seats"][1]["kind"] == "person")
        assert frame["seats"][1]["name"] == "Ben"


async def test_a_holiday_that_begins_through_one_process_is_seen_through_the_other(
    houses: list[House], visitor: Visit
) -> None:
    anna, ben, table = await two_people(houses, visitor)
    async with anna.sits_at(table) as chair:
        begun = (await ben.post("/api/me/holiday", {"days": 2})).json()["holiday"]
        await until_table(chair, lambda info: info["seats"][1]["holiday"] == begun)

        there = await moves_to(visitor, ben, houses[0])
        await there.post("/api/me/holiday", method="DELETE")
        await until_table(chair, lambda info: info["seats"][1]["holiday"] is None)


async def test_who_is_here_through_one_process_is_here_for_the_other(
    houses: list[House], visitor: Visit
) -> None:
    anna, ben, table = await two_people(houses, visitor)
    async with anna.sits_at(table) as chair:
        async with ben.sits_at(table):
            await until_table(chair, lambda info: info["seats"][1]["here"])

        await until_table(chair, lambda info: not info["seats"][1]["here"])


async def test_who_is_sent_away_through_one_process_is_told_by_the_other(
    houses: list[House], visitor: Visit
) -> None:
    anna, ben, table = await two_people(houses, visitor)
    async with ben.sits_at(table) as chair:
        await chair.hears("hello")
        await until_heard_of(houses, visitor, anna, table)

        await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})

        await chair.hears("removed")
    again = await ben.post(f"/api/tables/{table}/join")
    assert again.json()["code"] == "error-sent-away"


async def test_what_is_said_through_one_process_is_heard_through_the_other(
    houses: list[House], visitor: Visit
) -> None:
    anna, ben, table = await two_people(houses, visitor)
    async with anna.sits_at(table) as one, ben.sits_at(table) as other:
        await until_table(other, lambda info: info["seats"][0]["here"])

        await one.say({"type": "say", "id": "x", "kind": "text", "body": "Good evening"})

        assert (await other.hears("said"))["line"]["body"] == "Good evening"


async def test_what_is_proposed_through_one_process_is_shown_through_the_other(
    houses: list[House], visitor: Visit
) -> None:
    anna = await visitor(houses[0]).is_called("Anna")
    ben = await visitor(houses[1]).is_called("Ben")
    table = await anna.makes_table("me", "open", game=PROPOSING)
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    async with anna.sits_at(table) as one, ben.sits_at(table) as other:
        first, second = await one.hears("update"), await other.hears("update")
        pairs = [(one, first, other, second), (other, second, one, first)]
        for chair, update, friend, asked in pairs:
            for offer in update["offers"]:
                frame = {"type": "propose", "id": "p", "seat": update["audience"]}
                frame |= {"of": offer["seat"], "seen": update["n"]}
                await chair.say(frame | {"action": offer["options"][0]["action"]})

                told = await friend.hears("proposed")
                assert told["n"] == asked["n"]
                assert told["proposals"][0]["action"] == asked["options"][0]["action"]


async def test_a_table_made_through_one_process_is_in_the_lobby_of_the_other(
    houses: list[House], visitor: Visit
) -> None:
    anna = await visitor(houses[0]).is_called("Anna")
    ben = await visitor(houses[1]).is_called("Ben")
    await ben.get("/api/lobby")

    body = {
        "game": "quiet-steps",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "settings": {"listed": True},
    }
    answer = await anna.post("/api/tables", body)
    assert answer.status_code == 201, answer.text

    async def is_listed() -> bool:
        return answer.json()["id"] in (await ben.get("/api/lobby")).text

    await until(is_listed)


async def test_what_somebody_spends_at_one_process_is_counted_at_the_other(
    databases: None, tmp_path: pathlib.Path, visitor: Visit
) -> None:
    settings = {"LIMITS_TIMES": "1", "HINTS_PER_MINUTE": "100000", "REQUESTS_PER_MINUTE": "40"}
    houses = opened(tmp_path, **settings, METRICS="on")
    try:
        anna = await visitor(houses[0]).is_called("Anna")
        there = await moves_to(visitor, anna, houses[1])
        await until(there.hears_others)  # a busy machine opens before it does

        while (await anna.put("/api/me", {"name": "Anna"})).status_code != 429:
            pass
        # At once: a slow machine would be given more to spend between them.
        # The first ten may be there before the message of what was spent here.
        answers: list[httpx.Response] = []
        for _ in range(3):
            wishes = [there.put("/api/me", {"name": "Anna"}) for _ in range(10)]
            answers += await asyncio.gather(*wishes)

        assert [answer.status_code for answer in answers].count(429) >= 15
    finally:
        for house in houses:
            house.close()


async def test_what_a_moderator_does_at_one_process_holds_at_the_other_at_once(
    houses: list[House], visitor: Visit
) -> None:
    where = houses[0].where
    scene = await scene_in(where, visitor, houses[0], houses[1])
    async with scene.ben.sits_at(scene.table) as his, scene.cora.sits_at(scene.table) as hers:
        await his.hears("talk")
        await hers.hears("talk")

        await scene.imposes("remove_line")
        await scene.imposes("ban", report={"kind": "name", "table": None, "line": None})

        assert (await hers.hears("said"))["line"]["kind"] == "removed"
        with pytest.raises(websockets.ConnectionClosed):
            await his.hears("nothing")
    refused = await scene.ben.post(f"/api/tables/{scene.table}/join")
    assert refused.json()["code"] == "error-banned"


async def test_two_people_play_through_two_processes_and_see_the_same(
    houses: list[House], visitor: Visit
) -> None:
    anna, ben, table = await two_people(houses, visitor)
    async with anna.sits_at(table) as one, ben.sits_at(table) as other:
        await anna.starts(table, one, other)
        ends = await asyncio.gather(
            *[chair.plays_on(await chair.hears("update")) for chair in (one, other)]
        )

    first, second = ({**end, "audience": None} for end in ends)
    assert first["over"]
    assert first["n"] == second["n"]
    assert first["view"] == second["view"]
    assert first["result"] == second["result"]


async def test_a_command_that_reaches_both_processes_is_carried_out_once(
    houses: list[House], visitor: Visit
) -> None:
    anna = await visitor(houses[0]).is_called("Anna")
    there = await moves_to(visitor, anna, houses[1])
    table = await anna.makes_table("me", "open", goal=50)
    ben = await visitor(houses[1]).is_called("Ben")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    async with anna.sits_at(table) as one, there.sits_at(table) as other:
        update = await one.hears("update")
        await other.hears("update")

        await asyncio.gather(*(chair.act(update, id="once") for chair in (one, other, one)))

        answers = [await chair.hears("accepted") for chair in (one, other, one)]
    assert len({answer["n"] for answer in answers}) == 1
    written = sql(
        houses[0].data.parent / "db",
        "SELECT count(*) FROM entries WHERE table_id = ? AND command = 'once'",
        table,
    )
    assert written == [(1,)]


async def test_what_one_process_has_accepted_every_other_can_tell(
    databases: None, tmp_path: pathlib.Path, visitor: Visit
) -> None:
    houses = opened(tmp_path, Mute)
    try:
        anna = await visitor(houses[0]).is_called("Anna")
        there = await moves_to(visitor, anna, houses[1])
        table = await anna.makes_table("me", goal=50)
        await there.get(f"/api/tables/{table}")
        await anna.starts(table)
        found = [(await there.get(f"/api/tables/{table}")).json()["status"]]
        async with anna.sits_at(table) as chair:
            update = await chair.hears("update")
            for path, lines in (("history", "moments"), ("replay", "frames")):
                await chair.act(update)
                update = await chair.hears("update")
                n = (await chair.hears("accepted"))["n"]
                told = (await there.get(f"/api/tables/{table}/{path}?from={n}")).json()[lines]
                found.append(told[0]["n"] == n)
                async with there.sits_at(table, seen=n) as other:
                    found.append((await other.hears("hello"))["n"] == n)
    finally:
        for house in houses:
            house.close()

    assert found == ["running", True, True, True, True]


@pytest.mark.long
async def test_when_one_process_is_killed_its_tables_go_on_through_the_other(
    own_houses: list[House], visitor: Visit
) -> None:
    dying, living = own_houses
    anna = await visitor(dying).is_called("Anna")
    tables = [await anna.makes_table("me", "steady", goal=30) for _ in range(3)]
    there = await moves_to(visitor, anna, living)
    for table in tables:
        await anna.starts(table)
    accepted: dict[str, int] = {}
    told: dict[str, int] = {}

    async def play(table: str) -> None:
        asked = -1
        async with anna.sits_at(table) as chair:
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    frame = await chair.hears("update", "accepted")
                    if frame["type"] == "accepted":
                        accepted[f"{table} {frame['id']}"] = frame["n"]
                        continue
                    told[table] = frame["n"]
                    if frame["options"] and frame["asked"] > asked:
                        asked = frame["n"]
                        await chair.act(frame, id=f"a{frame['n']}")
                    if len(accepted) >= 8 and dying.process.poll() is None:
                        dying.kill()

    await asyncio.gather(*map(play, tables))

    for table in tables:
        async with there.sits_at(table, seen=told[table]) as chair:
            end = await chair.plays_on(await chair.hears("update"))
        assert end["over"]
    mine = sql(
        living.data.parent / "db",
        "SELECT table_id, command, n FROM entries WHERE seat = 0 AND command IS NOT NULL",
    )
    log = {f"{table} {command}": n for table, command, n in mine}
    assert accepted.items() <= log.items()
    assert len(accepted) >= 8
    assert "stopped" not in living.log


async def test_times_are_those_of_the_database_whatever_the_clock_of_a_machine_says(
    databases: None, tmp_path: pathlib.Path
) -> None:
    need(is_postgres_missing())
    database = PostgresDatabase(postgres_of(tmp_path / "db"))
    machine = clock.Clock()
    wrong = WrongClock()
    clock.use(wrong)
    try:
        before = wrong.now() - machine.now()

        await database.set_clock()

        assert before > 20_000
        assert abs(wrong.now() - machine.now()) < 5_000  # this is the machine of the database
    finally:
        clock.use(clock.Clock())
        await database.close()


class WrongClock(clock.Clock):
    def _machine(self) -> int:
        return super()._machine() + 30_000


class BadLine(RedisChannel):
    """Of what is said a third is lost, and a third is said twice."""

    chances = random.Random(5)

    def say(self, topic: str, message: bytes) -> None:
        for _ in range(self.chances.randrange(3)):
            super().say(topic, message)


@pytest.mark.parametrize("kind", [RedisChannel, BadLine])
async def test_whatever_becomes_of_messages_both_processes_come_to_see_the_same(
    databases: None, tmp_path: pathlib.Path, kind: type[RedisChannel]
) -> None:
    need(is_postgres_missing())
    need(is_redis_missing())
    where = furnished_postgres(tmp_path / "db")
    house = secrets.token_hex(8)
    channels = [kind(REDIS, house, name) for name in ("a", "b")]
    async with two_that_talk(where, channels) as processes:
        await make(processes[0], "t", b'{"goal":20}')
        rooms = [await process.rooms.get("t") for process in processes]
        chances = random.Random(6)
        while not any(room.table.over for room in rooms):
            for seat, guest in enumerate((ANNA, BEN)):
                room = chances.choice(rooms)
                seen = max(room.table.n for room in rooms)
                answer = await room.act(act(seat, seen, f"{seen}-{seat}"), guest.id)
                assert isinstance(answer, Accepted), answer

        async def agree() -> bool:
            return rooms[0].table.n == rooms[1].table.n

        await until(agree)
        assert all(room.table.over for room in rooms)
        assert rooms[0].table.update(None) == rooms[1].table.update(None)
        commands = [entry.id for entry in await processes[0].journal.read("t") if entry.id]
        assert len(commands) == len(set(commands))


async def until_table(chair: Any, fact: Callable[[Any], object]) -> Any:
    """The first frame about the table for which ``fact`` holds."""
    while True:
        info = (await chair.hears("table"))["table"]
        if fact(info):
            return info


async def until_heard_of(houses: list[House], visitor: Visit, anna: Person, table: str) -> None:
    """Wait until the process of the owner knows who is at the table through the other."""

    async def is_here() -> bool:
        return bool((await anna.get(f"/api/tables/{table}")).json()["seats"][1]["here"])

    await until(is_here)


async def test_a_block_through_one_process_holds_in_the_other_at_once(
    houses: list[House], visitor: Visit
) -> None:
    anna, ben, table = await two_people(houses, visitor, "open")
    clara = await visitor(houses[0]).is_called("Clara")
    assert (await clara.post(f"/api/tables/{table}/join")).status_code == 200
    async with (
        anna.sits_at(table) as one,
        ben.sits_at(table) as other,
        clara.sits_at(table) as third,
    ):
        await until_table(other, lambda info: info["seats"][2]["here"])
        person = (await ben.get("/api/me")).json()["guest"]["person"]
        await anna.put(f"/api/me/blocks/{person}", None)

        await one.say({"type": "say", "id": "x", "kind": "text", "body": "Unheard"})
        await one.hears("said")
        await third.say({"type": "say", "id": "y", "kind": "text", "body": "By another"})
        assert (await other.hears("said"))["line"]["body"] == "By another"
        # Only now: a block that ends sooner than a line arrives does not hold for the line.
        await anna.post(f"/api/me/blocks/{person}", method="DELETE")
        await one.say({"type": "say", "id": "z", "kind": "text", "body": "Heard"})

        assert (await other.hears("said"))["line"]["body"] == "Heard"
