"""Tables that wait for their start: people go, are sent away, hand over, and close."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, until

Visit = Callable[[House], Person]


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def info(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table}")).json()
    return found


async def until_closed(person: Person, table: str) -> dict[str, Any]:
    async def closed() -> dict[str, Any] | None:  # whoever listened at it would keep it open
        found = await info(person, table)
        return found if found["status"] == "closed" else None

    return await until(closed)


@pytest.fixture
def house_of_days(tmp_path: Path) -> Iterator[HouseOfDays]:
    """In which tables wait for ten minutes."""
    house = HouseOfDays(tmp_path, WAITING_TABLE_TIME="600")
    yield house
    house.leave()


@pytest.fixture
async def anna(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


async def test_who_is_sent_away_is_told_so_and_the_seat_is_open(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    async with ben.sits_at(table) as chair:
        await chair.hears("table")
        await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
        await chair.hears("removed")

    assert (await info(ben, table))["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("instead", [{"kind": "open"}, {"kind": "bot", "level": "random"}])
async def test_who_was_sent_away_cannot_sit_down_again_at_once_but_others_can(
    house: House, visitor: Visit, anna: Person, ben: Person, instead: dict[str, str]
) -> None:
    table = await anna.makes_table("me", "open", "open")
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.put(f"/api/tables/{table}/seats/1", instead)

    again = [
        await ben.post(f"/api/tables/{table}/join", wish)
        for wish in (None, {"seat": 1}, {"seat": 2})
    ]
    elsewhere = await ben.post(f"/api/tables/{await anna.makes_table('me', 'open')}/join")
    other = await (await visitor(house).is_called("Carl")).post(f"/api/tables/{table}/join")

    assert [problem(answer) for answer in again] == [(403, "error-sent-away")] * 3
    assert elsewhere.status_code == other.status_code == 200


async def test_who_has_stood_up_may_sit_down_again(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    await ben.post(f"/api/tables/{table}/leave")

    assert (await ben.post(f"/api/tables/{table}/join")).status_code == 200


async def test_the_owner_gives_the_table_to_somebody_else(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    answer = await anna.put(f"/api/tables/{table}/owner", {"seat": 1})

    assert answer.json()["owner"] is False
    assert [seat["owner"] for seat in answer.json()["seats"]] == [False, True]
    assert (await info(ben, table))["owner"] is True
    assert problem(await anna.post(f"/api/tables/{table}/start")) == (403, "error-not-owner")
    await ben.starts(table)


@pytest.mark.parametrize(
    ("seat", "code"),
    [(1, "error-not-a-person"), (2, "error-not-a-person"), (9, "error-no-such-seat")],
)
async def test_a_table_is_given_to_people_only(anna: Person, seat: int, code: str) -> None:
    table = await anna.makes_table("me", "open", "random")

    answer = await anna.put(f"/api/tables/{table}/owner", {"seat": seat})

    assert answer.json()["code"] == code


async def test_when_the_owner_leaves_the_next_person_owns_the_table(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "random", "open")
    await ben.post(f"/api/tables/{table}/join")

    await anna.post(f"/api/tables/{table}/leave")

    assert (await info(ben, table))["owner"] is True
    assert (await info(ben, table))["status"] == "waiting"


async def test_when_the_last_person_leaves_the_table_is_closed(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")

    async with ben.sits_at(table) as chair:
        await chair.hears("table")
        await anna.post(f"/api/tables/{table}/leave")
        told = await chair.hears("table")
        while told["table"]["status"] == "waiting":
            told = await chair.hears("table")

    assert (told["table"]["status"], told["table"]["closed"]) == ("closed", "empty")
    assert problem(await ben.post(f"/api/tables/{table}/join")) == (409, "error-table-closed")


async def test_the_owner_closes_the_table(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    foreign = await ben.post(f"/api/tables/{table}/close")
    closed = await anna.post(f"/api/tables/{table}/close")

    assert problem(foreign) == (403, "error-not-owner")
    assert (closed.json()["status"], closed.json()["closed"]) == ("closed", "owner")
    for answer in (
        await anna.post(f"/api/tables/{table}/start"),
        await anna.post(f"/api/tables/{table}/close"),
        await ben.post(f"/api/tables/{table}/leave"),
        await anna.put(f"/api/tables/{table}/seats/0", {"kind": "open"}),
        await anna.put(f"/api/tables/{table}/settings", {}),
        await anna.put(f"/api/tables/{table}/owner", {"seat": 1}),
    ):
        assert problem(answer) == (409, "error-table-closed")


async def test_a_running_table_is_not_closed_by_its_owner(anna: Person) -> None:
    table = await anna.makes_table("me", "random")
    await anna.starts(table)

    answer = await anna.post(f"/api/tables/{table}/close")

    assert problem(answer) == (409, "error-table-started")


async def test_a_table_that_nobody_starts_is_closed(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    watched = await anna.makes_table("me", "open")
    left = await anna.makes_table("me", "open")

    async with anna.sits_at(watched) as chair:
        await chair.hears("table")
        house_of_days.passes(599)
        assert (await info(anna, left))["status"] == "waiting"
        house_of_days.passes(2)
        found = await until_closed(anna, left)
        assert (await info(anna, watched))["status"] == "waiting"

    assert found["closed"] == "expired"


async def test_tables_that_waited_before_the_server_was_killed_still_end(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(house_of_days).is_called("Anna")
    table = await anna.makes_table("me", "open")

    house_of_days.kill()
    house_of_days.passes(599)
    house_of_days.open()

    assert (await info(anna, table))["status"] == "waiting"
    house_of_days.passes(601)  # it waits for its people anew
    assert (await until_closed(anna, table))["closed"] == "expired"
