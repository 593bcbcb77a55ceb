"""One visitor leaves room for the others in the lobby, under however many names."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable

from tests.server.house import Person
from tests.server.processes import ANNA, two_processes

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.limits import LIMITS, LISTED_TABLES, SEATS_AT_LISTED
from ludoteca.server.tables.play.table_settings import TableSettings
from ludoteca.server.tables.rows.new_table import new_table
from ludoteca.server.tables.rows.quota import Quota
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.rows.table_rows import OPEN, SeatRow

Visit = Callable[..., Person]

LISTED = {
    "game": "quiet-steps",
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "settings": {"listed": True},
}


async def lists(person: Person) -> int:
    return (await person.post("/api/tables", LISTED)).status_code


async def test_one_address_lists_few_tables_under_however_many_names(
    strict: Callable[[], Person],
) -> None:
    answers = []
    for number in range(8):
        person = await strict().is_called(f"Name {number}x")
        answers += [await lists(person) for _ in range(LISTED_TABLES)]

    address = LIMITS["listings"].address
    assert address is not None
    assert answers.count(201) == address.at_once
    assert answers[-1] == 429


async def test_a_private_table_that_is_listed_later_counts_as_well(
    strict: Callable[[], Person],
) -> None:
    anna = await strict().is_called("Anna")
    guest = LIMITS["listings"].guest
    assert guest is not None

    answers = []
    for _ in range(int(guest.at_once) + 1):
        table = await anna.makes_table("me", "open")
        answer = await anna.put(f"/api/tables/{table}/settings", {"listed": True})
        answers.append(answer.status_code)
        await anna.post(f"/api/tables/{table}/close")

    assert answers == [200] * int(guest.at_once) + [429]


async def test_one_guest_sits_at_few_listed_tables_of_others(strict: Callable[[], Person]) -> None:
    ben = await strict().is_called("Ben")
    found = []
    for number in range(4):
        owner = await strict().is_called(f"Owner {number}x")
        found += [(await owner.post("/api/tables", LISTED)).json()["id"] for _ in range(2)]
    private = await owner.makes_table("me", "open")

    answers = [await ben.post(f"/api/tables/{table}/join") for table in found]
    again = await ben.post(f"/api/tables/{found[0]}/join")
    friend = await ben.post(f"/api/tables/{private}/join")
    await ben.post(f"/api/tables/{found[0]}/leave")
    later = await ben.post(f"/api/tables/{found[-1]}/join")

    taken = [answer.status_code for answer in answers]
    assert taken == [200] * SEATS_AT_LISTED + [409] * (len(found) - SEATS_AT_LISTED)
    assert answers[-1].json() == {
        "code": "error-too-many-seats",
        "facts": {"most": SEATS_AT_LISTED},
    }
    assert (again.status_code, friend.status_code, later.status_code) == (200, 200, 200)


async def test_however_many_seats_one_takes_at_once_few_are_taken(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as both:
        stores = [TableStore(one.database, quota=Quota(100, 100, seats=3)) for one in both]
        people, listed = [SeatRow("person", "anna", "Anna"), OPEN], TableSettings(listed=True)
        made = [
            new_table(game="quiet-steps", options=b"{}", owner=ANNA, settings=listed)
            for _ in range(8)
        ]
        for row in made:
            await stores[0].create(row, people)

        ben = SeatRow("person", "ben", "Ben")
        taken = await asyncio.gather(
            *(stores[at % 2].write_seat(row.id, 1, OPEN, ben) for at, row in enumerate(made)),
            return_exceptions=True,
        )

    assert taken.count(True) == 3
    assert {one.code for one in taken if isinstance(one, Problem)} == {"error-too-many-seats"}
