"""Owners invite by name people with whom they have played, who come, decline, or hear it is over.

By HTTP, with a push service and a clock that is set forward.
"""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any

import pytest
import websockets
from sqlalchemy import insert, select
from tests.server.databases import sql
from tests.server.days import HeedfulHouse, HouseOfDays
from tests.server.house import Chair, House, Person
from tests.server.processes import ANNA, BEN, Process, two_processes
from tests.server.push_service import Browser, PushService, push_service
from websockets.typing import Origin

from ludoteca.server.clock import now
from ludoteca.server.db.schema import invitations, outcomes, seats, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits.limits import INVITATIONS, LIMITS
from ludoteca.server.guests.guest import Guest, public_id
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.people.joining import RULES
from ludoteca.server.tables.play import TableSettings
from ludoteca.server.tables.rows import OPEN, new_table
from ludoteca.server.tables.rows.table_rows import SeatRow

Visit = Callable[[House], Person]

GRACE = 9


@pytest.fixture(scope="module")
def house(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HeedfulHouse(tmp_path_factory.mktemp("house"), PUSH_TO_LOOPBACK="true")
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
async def ben(house: HouseOfDays, visitor: Visit, anna: Person) -> Person:
    """Somebody with whom Anna has played."""
    ben = await visitor(house).is_called("Ben")
    await have_played(anna, ben)
    return ben


async def me(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get("/api/me")).json()["guest"]
    return found


async def have_played(anna: Person, *others: Person) -> str:
    """They play a table to its end."""
    table = await anna.makes_table("me", *("open" for _ in others))
    for other in others:
        assert (await other.post(f"/api/tables/{table}/join")).status_code == 200
    await anna.starts(table)

    async def plays(person: Person) -> None:
        async with person.sits_at(table) as chair:
            await chair.plays_on(await chair.hears("update"))

    await asyncio.gather(*map(plays, (anna, *others)))
    return table


async def people(owner: Person, table: str) -> list[tuple[str, bool]]:
    answer = await owner.get(f"/api/tables/{table}/invitations")
    assert answer.status_code == 200, answer.text
    return [(one["name"], one["invited"]) for one in answer.json()["people"]]


async def invites(owner: Person, guest: Person, table: str) -> Any:
    body = {"person": (await me(guest))["person"]}
    return await owner.post(f"/api/tables/{table}/invitations", body)


async def ends(who: Person, guest: Person, table: str) -> int:
    path = f"/api/tables/{table}/invitations/{(await me(guest))['person']}"
    return (await who.post(path, method="DELETE")).status_code


async def invited_to(guest: Person) -> list[tuple[str, str]]:
    live = (await guest.get("/api/me/tables")).json()["live"]
    return [(one["id"], one["invited_by"]) for one in live if one["invited_by"] is not None]


# ---- who ------------------------------------------------------------------------------------


async def test_the_owner_sees_with_whom_they_have_played_the_latest_first(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person
) -> None:
    clara = await visitor(house).is_called("Clara")
    dan = await visitor(house).is_called("Dan")
    house.passes(2)
    await have_played(anna, clara)
    house.passes(2)
    await have_played(anna, dan)
    await visitor(house).is_called("Stranger")
    with_a_bot = await anna.makes_table("me", "random")
    await anna.starts(with_a_bot)
    table = await anna.makes_table("me", "open", "open")
    await dan.post(f"/api/tables/{table}/join")
    await clara.post("/api/me", method="DELETE")

    assert await people(anna, table) == [("Ben", False)]

    await dan.post(f"/api/tables/{table}/leave")
    assert await people(anna, table) == [("Dan", False), ("Ben", False)]


async def test_nobody_is_invited_who_has_only_waited_at_a_table(
    house: HouseOfDays, visitor: Visit, anna: Person
) -> None:
    eva = await visitor(house).is_called("Eva")
    never = await anna.makes_table("me", "open")
    await eva.post(f"/api/tables/{never}/join")
    await anna.post(f"/api/tables/{never}/close")
    table = await anna.makes_table("me", "open")

    assert await people(anna, table) == []
    for answer in (
        await invites(anna, eva, table),
        await anna.post(f"/api/tables/{table}/invitations", {"person": "nobody-at-all"}),
    ):
        assert answer.status_code == 404
        assert answer.json()["code"] == "error-no-such-person"


async def test_only_the_owner_of_a_table_with_an_open_seat_invites(
    anna: Person, ben: Person
) -> None:
    table, full = await anna.makes_table("me", "open"), await anna.makes_table("me", "random")

    assert (await ben.get(f"/api/tables/{table}/invitations")).status_code == 403
    assert (await invites(ben, anna, table)).status_code == 403
    assert await ends(ben, anna, table) == 403
    assert (await invites(anna, ben, full)).json()["code"] == "error-table-full"
    await anna.starts(full)
    assert (await invites(anna, ben, full)).json()["code"] == "error-table-started"
    assert (await anna.get(f"/api/tables/{full}/invitations")).status_code == 409


# ---- being told -----------------------------------------------------------------------------


async def test_who_is_invited_is_told_once_by_whom_until_they_look(
    house: HouseOfDays, anna: Person, ben: Person, phone: Browser
) -> None:
    await phone.subscribe(ben)
    table = await anna.makes_table("me", "open", "open")

    answers = [await invites(anna, ben, table) for _ in range(2)]
    house.passes(GRACE)

    assert [(one.status_code, one.text) for one in answers] == [(204, "")] * 2
    (notice,) = await phone.gets(1)
    assert notice["title"] == "Anna invites you to Quiet Steps"
    assert notice["url"] == f"/t/{table}"
    assert await invited_to(ben) == [(table, "Anna")]
    assert await people(anna, table) == [("Ben", True)]
    async with ben.sits_at(table) as chair:
        await chair.hears("talk")
    assert (await phone.gets(2))[1] == {"type": "clear", "tag": f"t-{table}"}


@pytest.mark.parametrize("how", ["taken back", "declined", "seated", "full", "closed"])
async def test_what_is_over_is_withdrawn(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person, phone: Browser, how: str
) -> None:
    await phone.subscribe(ben)
    table = await anna.makes_table("me", "open")
    await invites(anna, ben, table)
    house.passes(GRACE)
    await phone.gets(1)

    if how == "taken back":
        assert await ends(anna, ben, table) == 204
    elif how == "declined":
        assert await ends(ben, ben, table) == 204
    elif how == "seated":
        await ben.post(f"/api/tables/{table}/join")
    elif how == "full":
        await anna.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
    else:
        await anna.post(f"/api/tables/{table}/close")

    assert (await phone.gets(2))[1] == {"type": "clear", "tag": f"t-{table}"}
    assert await invited_to(ben) == []


async def test_who_declines_is_not_asked_again_and_the_owner_is_not_told(
    house: HouseOfDays, anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open")
    await invites(anna, ben, table)
    await ends(ben, ben, table)

    assert await people(anna, table) == [("Ben", True)]
    assert await ends(anna, ben, table) == 204
    assert await people(anna, table) == [("Ben", False)]
    assert (await invites(anna, ben, table)).status_code == 204
    assert await people(anna, table) == [("Ben", True)]
    assert await invited_to(ben) == []
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    assert sql(house.file, "SELECT guest FROM invitations WHERE table_id = ?", table) == []


async def test_seats_left_out_end_invitations(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open", "random")
    await invites(anna, ben, table)
    await anna.post(f"/api/tables/{table}/start", {"vacancy": "leave-out"})

    assert await invited_to(ben) == []


async def test_the_lists_of_the_invited_follow_at_once(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    url = ben.house.url.replace("http", "ws", 1) + "/api/lobby/socket"
    cookies = "; ".join(f"{name}={value}" for name, value in ben.web.cookies.items())
    async with websockets.connect(
        url,
        origin=Origin(ben.house.url),
        additional_headers={"cookie": cookies},
    ) as socket:
        lists = Chair(socket)
        await lists.say({"type": "follow"})
        await lists.hears("yours", waiting=0)  # perhaps again, of the table that they have played

        await invites(anna, ben, table)
        await lists.hears("yours", waiting=1)
        (card,) = (await ben.get("/api/me/tables")).json()["live"]
        assert (card["yours"], card["owner"], card["invited_by"]) == ([], False, "Anna")
        await ends(ben, ben, table)
        await lists.hears("yours", waiting=0)


async def test_a_table_of_the_forgotten_invites_nobody(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person
) -> None:
    clara = await visitor(house).is_called("Clara")
    table = await anna.makes_table("me", "open", "open")
    await clara.post(f"/api/tables/{table}/join")
    await invites(anna, ben, table)
    await anna.post("/api/me", method="DELETE")

    assert await invited_to(ben) == []
    assert sql(house.file, "SELECT guest FROM invitations WHERE table_id = ?", table) == []


# ---- limits ---------------------------------------------------------------------------------


async def test_a_flood_of_invitations_is_refused(
    visitor: Visit, new_house: Callable[..., House]
) -> None:
    strict = new_house(LIMITS_TIMES="1", REQUESTS_PER_MINUTE="10000")
    anna, ben = [await visitor(strict).is_called(name) for name in ("Anna", "Ben")]
    table = await anna.makes_table("me", "open")
    guest = LIMITS["invitations"].guest
    assert guest is not None

    answers = [(await invites(anna, ben, table)).status_code for _ in range(int(guest.at_once) + 1)]

    assert answers == [404] * int(guest.at_once) + [429]


# ---- two processes --------------------------------------------------------------------------


async def owns(process: Process, owner: Guest, *guests: Guest) -> str:
    """A table of ``owner`` that waits, who has played with ``guests``."""
    players = (owner, *guests)
    people = [SeatRow("person", one.id, one.name) for one in players]
    row = new_table(game="quiet-steps", options=b"{}", owner=owner, settings=TableSettings())
    await process.store.create(row, people)
    async with process.database.write() as connection:
        over = tables.update().where(tables.c.id == row.id).values(status="over", ended_at=now())
        await connection.execute(over)
        await connection.execute(
            seats.update().where(seats.c.table_id == row.id).values(ended_at=now())
        )
        for seat, one in enumerate(players):
            its = {"table_id": row.id, "seat": seat, "game": "quiet-steps", "guest": one.id}
            its |= {"score": 1, "rank": 1, "won": False, "counted": True, "ended_at": now()}
            await connection.execute(insert(outcomes).values(its))
    return await waits(process, owner)


async def waits(process: Process, owner: Guest) -> str:
    row = new_table(game="quiet-steps", options=b"{}", owner=owner, settings=TableSettings())
    await process.store.create(row, [SeatRow("person", owner.id, owner.name), OPEN])
    return row.id


async def rows(process: Process) -> Sequence[Any]:
    async with process.database.reads.connect() as connection:
        return list(await connection.execute(select(invitations)))


async def test_two_invitations_at_once_are_one(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as both:
        table = await owns(both[0], ANNA, BEN)
        asked = [one.store.invitations for one in both] * 4

        await asyncio.gather(*(one.invite(table, ANNA, BEN.public, INVITATIONS) for one in asked))

        assert len(await rows(both[0])) == 1


async def test_however_many_invite_at_once_a_person_has_few_invitations(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as both:
        inviters = [Guest(f"{at:032x}", f"Name {at}") for at in range(6)]
        for one in inviters:
            await GuestStore(both[0].database).add(one)
        made = [(one, await owns(both[0], one, BEN)) for one in inviters]
        made += [(ANNA, await owns(both[0], ANNA, BEN))]
        made += [(ANNA, await waits(both[0], ANNA)) for _ in range(3)]

        found = await asyncio.gather(
            *(
                both[at % 2].store.invitations.invite(table, owner, BEN.public, (5, 2))
                for at, (owner, table) in enumerate(made)
            ),
            return_exceptions=True,
        )

        assert found.count(None) == 5
        assert {one.code for one in found if isinstance(one, Problem)} == {"error-not-invited"}
        by = [row.by for row in await rows(both[0])]
        assert len(by) == 5
        assert by.count(ANNA.id) <= 2


async def test_who_sits_down_while_being_invited_has_no_invitation(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (one, other):
        for _ in range(5):
            table = await owns(one, ANNA, BEN)
            ben = SeatRow("person", BEN.id, BEN.name)

            _, sat = await asyncio.gather(
                one.store.invitations.invite(table, ANNA, public_id(BEN.id), (99, 99)),
                other.store.write_seat(table, 1, OPEN, ben),
                return_exceptions=True,
            )

            assert sat is True
            assert await rows(one) == []


# ---- joined persons -------------------------------------------------------------------------


async def test_a_joined_person_has_the_invitations_of_both_once_and_none_by_themselves(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as (one, _):
        clara, dan = Guest("c" * 32, "Clara"), Guest("d" * 32, "Dan")
        for guest in (clara, dan):
            await GuestStore(one.database).add(guest)
        both, only, own = [await owns(one, by, BEN, dan) for by in (ANNA, ANNA, clara)]
        asked = one.store.invitations
        await asked.invite(both, ANNA, BEN.public, INVITATIONS)
        for table, by in ((both, ANNA), (only, ANNA), (own, clara)):
            await asked.invite(table, by, dan.public, INVITATIONS)

        async with one.database.write() as connection:
            await RULES[invitations.c.by](connection, invitations.c.by, clara.id, BEN.id)
            await RULES[invitations.c.guest](connection, invitations.c.guest, dan.id, BEN.id)

        left = [(row.table_id, row.guest) for row in await rows(one)]
        assert sorted(left) == sorted([(both, BEN.id), (only, BEN.id)])
