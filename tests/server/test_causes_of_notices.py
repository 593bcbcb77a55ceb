"""What happens at tables is told once, not to those who look, and is withdrawn when it is over.

By HTTP and sockets, with a push service and a clock that is set forward. What must not be told has
had its time when something later is told.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import Person, until
from tests.server.push_service import Browser, PushService, push_service

Visit = Callable[[HouseOfDays], Person]

GRACE = 9
HOUR = 3600


@pytest.fixture(scope="module")
def house(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("house"), PUSH_TO_LOOPBACK="true")
    yield house
    house.leave()


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
def phone(service: PushService) -> Browser:
    return service.browser("phone")


@pytest.fixture
async def anna(house: HouseOfDays, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: HouseOfDays, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


async def looks(person: Person, table: str) -> None:
    async with person.sits_at(table) as chair:
        await chair.hears("talk")


async def joins(person: Person, table: str) -> None:
    answer = await person.post(f"/api/tables/{table}/join")
    assert answer.status_code == 200, answer.text


async def says(person: Person, table: str, body: str, kind: str = "text") -> None:
    async with person.sits_at(table) as chair:
        await chair.say({"type": "say", "id": uuid.uuid4().hex, "kind": kind, "body": body})
        answer = await chair.hears("said", "rejected")
        assert answer["type"] == "said", answer


async def moves(person: Person, table: str) -> None:
    async with person.sits_at(table) as chair:
        update = await chair.hears("update")
        while not update["options"]:
            update = await chair.hears("update")
        await chair.act(update)
        await chair.hears("accepted")


async def delivered(house: HouseOfDays) -> None:
    """Nothing is under way: after a jump of the clock it would be sent once more."""

    async def nothing() -> bool | None:
        query = "SELECT count(*) FROM jobs WHERE kind LIKE 'deliver-%' AND lease > 0"
        ((count,),) = await asyncio.to_thread(sql, house.file, query)
        return count == 0 or None

    await until(nothing)


async def in_turn(anna: Person, ben: Person, absence: int | None = None) -> str:
    """A running table at which it is Anna's turn, then Ben's."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "whispers", "options": {"narrow": True}, "seats": seats}
    answer = await anna.post("/api/tables", wish | {"settings": {"absence": absence}})
    table: str = answer.json()["id"]
    await joins(ben, table)
    await anna.starts(table)
    return table


async def titles(phone: Browser, count: int) -> list[Any]:
    """What the phone has got by then: the title of a notice, or the tag that is withdrawn."""
    return [one.get("title", one["tag"]) for one in await phone.gets(count)]


async def test_the_owner_is_told_that_the_table_is_full_until_it_starts(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    await phone.subscribe(anna, "es")
    table = await anna.makes_table("me", "open")
    await joins(ben, table)
    house.passes(GRACE)

    assert await titles(phone, 1) == ["Tu mesa de Quiet Steps está completa"]
    await anna.starts(table)
    assert (await phone.gets(2))[1] == {"type": "clear", "tag": f"t-{table}"}


async def test_an_owner_who_looks_or_whose_table_is_not_full_any_more_is_told_nothing(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person, phone: Browser
) -> None:
    left, seen, full = [await anna.makes_table("me", "open") for _ in range(3)]
    await phone.subscribe(anna)
    async with anna.sits_at(seen) as chair:
        await chair.hears("talk")
        for table in (left, seen):
            await joins(ben, table)
        await ben.post(f"/api/tables/{left}/leave")
        house.passes(GRACE)
        await joins(ben, full)
        house.passes(GRACE)

        assert [one["tag"] for one in await phone.gets()] == [f"t-{full}"]


async def test_a_table_that_is_not_full_any_more_is_taken_back_and_told_anew_when_it_is(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    await phone.subscribe(anna)
    table = await anna.makes_table("me", "open")
    await joins(ben, table)
    house.passes(GRACE)
    full = "Your table of Quiet Steps is full"
    assert await titles(phone, 1) == [full]

    await ben.post(f"/api/tables/{table}/leave")
    assert (await phone.gets(2))[1] == {"type": "clear", "tag": f"t-{table}"}

    await delivered(house)
    await joins(ben, table)
    house.passes(GRACE)
    assert await titles(phone, 3) == [full, f"t-{table}", full]


async def sends_away(owner: Person, table: str) -> None:
    await owner.put(f"/api/tables/{table}/seats/1", {"kind": "open"})


async def closes(owner: Person, table: str) -> None:
    await owner.post(f"/api/tables/{table}/close")


@pytest.mark.parametrize("ends_it", [sends_away, closes])
async def test_an_owner_who_ends_it_reads_no_more_that_the_table_is_full(
    house: HouseOfDays,
    anna: Person,
    ben: Person,
    phone: Browser,
    ends_it: Callable[[Person, str], Awaitable[None]],
) -> None:
    await phone.subscribe(anna)
    table = await anna.makes_table("me", "open")
    await joins(ben, table)
    house.passes(GRACE)
    await phone.gets(1)

    await ends_it(anna, table)

    assert (await phone.gets(2))[1] == {"type": "clear", "tag": f"t-{table}"}


async def test_who_is_asked_for_a_rematch_is_told_by_whom_until_they_look(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    table = await in_turn(anna, ben)
    for person in (anna, ben):
        await person.post(f"/api/tables/{table}/end", {"ends": True})
    await phone.subscribe(ben, "ko")
    following = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
    house.passes(GRACE)

    assert await titles(phone, 1) == ["Anna 님이 whispers 재대결을 원해요"]
    assert phone.got[0]["url"] == f"/t/{following}"
    await looks(ben, following)
    assert (await phone.gets(2))[1] == {"type": "clear", "tag": f"t-{following}"}


async def test_who_is_named_is_told_once_until_they_look(
    house: HouseOfDays, visitor: Visit, anna: Person, phone: Browser
) -> None:
    ben = await visitor(house).is_called("Ben Beside")
    table = await in_turn(anna, ben)
    await phone.subscribe(ben, "zh-Hant")
    for line in ("Benjamin is here", "Вen Beside", "where is ben  beside?", "Ben Beside!"):  # noqa: RUF001
        await says(anna, table, line)
    await says(anna, table, "hello", "phrase")
    house.passes(GRACE)

    assert await titles(phone, 1) == ["Anna 提到了你"]
    await looks(ben, table)
    assert (await phone.gets(2))[1] == {"type": "clear", "tag": f"t-{table}"}


async def test_who_reads_that_they_are_named_is_told_nothing(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    read, visited, other = [await in_turn(anna, ben) for _ in range(3)]
    await phone.subscribe(ben)
    async with ben.sits_at(read) as chair:
        await chair.hears("update")
        for table in (read, visited):
            await says(anna, table, "Ben?")
        await looks(ben, visited)
        house.passes(GRACE)
        await says(anna, other, "Ben?")
        house.passes(GRACE)

        assert [one["tag"] for one in await phone.gets()] == [f"t-{other}"]


async def test_time_that_runs_out_is_told_after_the_turn_until_it_is_made(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    table = await in_turn(anna, ben, HOUR)
    await phone.subscribe(ben)
    await moves(anna, table)
    house.passes(GRACE)
    assert await titles(phone, 1) == ["Your turn at whispers"]

    await delivered(house)  # or the hour ends its claim, and it is sent again
    house.passes(HOUR * 4 / 5)
    assert (await titles(phone, 2))[1] == "Your time at whispers is running out"

    await moves(ben, table)
    assert (await phone.gets(3))[2] == {"type": "clear", "tag": f"t-{table}"}


async def test_of_minutes_nobody_is_told_that_they_run_out(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    brief, other = await in_turn(anna, ben, HOUR // 3), await in_turn(anna, ben, HOUR)
    await phone.subscribe(ben)
    await moves(anna, brief)
    house.passes(GRACE)
    await phone.gets(1)
    await delivered(house)
    house.passes(HOUR // 3 - 60)
    await moves(anna, other)
    house.passes(GRACE)

    assert await titles(phone, 2) == ["Your turn at whispers"] * 2
    assert [one["tag"] for one in phone.got] == [f"t-{brief}", f"t-{other}"]


async def test_where_people_may_take_their_time_it_does_not_run_out(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    table, other = await in_turn(anna, ben, None), await in_turn(anna, ben, None)
    await phone.subscribe(ben)
    await moves(anna, table)
    house.passes(GRACE)
    await phone.gets(1)
    await delivered(house)
    house.passes(2 * HOUR)
    await moves(anna, other)
    house.passes(GRACE)

    await phone.gets(2)
    assert [one["tag"] for one in phone.got] == [f"t-{table}", f"t-{other}"]
