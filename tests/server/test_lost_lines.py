"""A connection that only looks alive keeps nobody from being told of their turn.

The line goes through a cable that falls silent: no end is told to either side. Pings are asked and
answered within a second here, not within twenty, and the clock is set forward.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import websockets
from tests.server import days
from tests.server.cable import Cable, laid_to
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import Chair, Person, until
from tests.server.push_service import PushService, push_service
from websockets.typing import Origin

Visit = Callable[[HouseOfDays], Person]

QUICK_PINGS = """
import uvicorn

class Config(uvicorn.Config):
    def __init__(self, *args, **more):
        super().__init__(*args, **(more | {"ws_ping_interval": 0.5, "ws_ping_timeout": 0.5}))

uvicorn.Config = Config
"""


class HouseOfQuickPings(HouseOfDays):
    program = QUICK_PINGS + days.PROGRAM


@pytest.fixture(scope="module")
def house(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfQuickPings(tmp_path_factory.mktemp("house"), PUSH_TO_LOOPBACK="true")
    yield house
    house.leave()


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def cable(house: HouseOfDays) -> AsyncIterator[Cable]:
    async with laid_to(house.url) as cable:
        yield cable


@asynccontextmanager
async def sits_behind(person: Person, cable: Cable, table: str) -> AsyncIterator[Chair]:
    """As `Person.sits_at`, by this cable."""
    page = cable.address.replace("redis", "http", 1)
    to = f"{page.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    cookies = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
    async with websockets.connect(
        to,
        origin=Origin(page),
        additional_headers={"cookie": cookies},
        compression=None,
        max_queue=None,
        close_timeout=0.1,
    ) as connection:
        chair = Chair(connection)
        await chair.say({"type": "join", "seen": -1})
        yield chair


async def table_of(anna: Person, ben: Person, **settings: Any) -> str:
    """A running table at which it is Anna's turn, then Ben's."""
    wish = {"game": "whispers", "options": {"narrow": True}, "settings": settings}
    body = wish | {"seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = await anna.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    return table


async def anna_and_ben(house: HouseOfDays, visitor: Visit) -> tuple[Person, Person]:
    return await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")


async def is_gone(anna: Person, table: str) -> None:
    """Once the server has noticed that Ben is not there."""

    async def gone() -> bool:
        seats = (await anna.get(f"/api/tables/{table}")).json()["seats"]
        return not seats[1]["here"]

    await until(gone)


async def moves(person: Person, table: str) -> None:
    """A move by somebody who is at the table for no longer than that."""
    async with person.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        await chair.hears("accepted")


async def test_a_turn_that_began_on_a_dead_line_is_told(
    house: HouseOfDays, visitor: Visit, service: PushService, cable: Cable
) -> None:
    phone = service.browser("dead")
    anna, ben = await anna_and_ben(house, visitor)
    table = await table_of(anna, ben)
    await phone.subscribe(ben)
    async with sits_behind(ben, cable, table) as chair:
        await chair.hears("update")
        cable.silence()
        await moves(anna, table)
        assert (await anna.get(f"/api/tables/{table}")).json()["seats"][1]["here"]
        await is_gone(anna, table)
        house.passes(9)

        [told] = await phone.gets()

    assert told["tag"] == f"t-{table}"
    assert told["title"].startswith("Your turn at ")


async def test_who_reads_of_their_turn_and_leaves_is_told_nothing(
    house: HouseOfDays, visitor: Visit, service: PushService
) -> None:
    phone = service.browser("leaves")
    anna, ben = await anna_and_ben(house, visitor)
    read, other = await table_of(anna, ben), await table_of(anna, ben)
    await phone.subscribe(ben)
    async with ben.sits_at(read) as chair:
        await chair.hears("update")
        await moves(anna, read)
        await chair.hears("update")
    await is_gone(anna, read)
    house.passes(30)

    await moves(anna, other)
    house.passes(30)

    assert [one["tag"] for one in await phone.gets()] == [f"t-{other}"]


async def test_who_is_back_before_the_grace_has_passed_is_told_nothing(
    house: HouseOfDays, visitor: Visit, service: PushService, cable: Cable
) -> None:
    phone = service.browser("back")
    anna, ben = await anna_and_ben(house, visitor)
    table, other = await table_of(anna, ben), await table_of(anna, ben)
    await phone.subscribe(ben)
    async with sits_behind(ben, cable, table) as chair:
        await chair.hears("update")
        cable.silence()
        await moves(anna, table)
        await is_gone(anna, table)

        async with ben.sits_at(table) as again:
            await again.hears("update")
            house.passes(9)
            await moves(anna, other)
            house.passes(9)
            told = await phone.gets()

    assert [one["tag"] for one in told] == [f"t-{other}"]


async def test_a_turn_long_before_the_line_died_was_read_and_is_not_told(
    house: HouseOfDays, visitor: Visit, service: PushService, cable: Cable
) -> None:
    phone = service.browser("long")
    anna, ben = await anna_and_ben(house, visitor)
    table, other = await table_of(anna, ben), await table_of(anna, ben)
    await phone.subscribe(ben)
    async with sits_behind(ben, cable, table) as chair:
        await chair.hears("update")
        await moves(anna, table)
        await chair.hears("update")
        house.passes(60)
        cable.silence()
        await is_gone(anna, table)
        house.passes(9)
        await moves(anna, other)
        house.passes(9)

        told = await phone.gets()

    assert [one["tag"] for one in told] == [f"t-{other}"]


async def test_who_leaves_in_their_turn_is_told_when_their_time_runs_out(
    house: HouseOfDays, visitor: Visit, service: PushService
) -> None:
    phone = service.browser("time")
    anna, ben = await anna_and_ben(house, visitor)
    hour = 3600
    table = await table_of(anna, ben, absence=hour)
    await phone.subscribe(ben)
    async with ben.sits_at(table) as chair:
        await chair.hears("update")
        await moves(anna, table)
        await chair.hears("update")
    await is_gone(anna, table)

    async def will_be_told() -> bool:
        """As of now; what is written after the clock was set would be due an hour later."""
        return bool(sql(house.where, "SELECT 1 FROM notifications WHERE kind = 'running_out'"))

    await until(will_be_told)
    house.passes(hour * 4 / 5)

    [told] = await phone.gets()
    assert told["title"].startswith("Your time at ")
    assert told["title"].endswith(" is running out")
