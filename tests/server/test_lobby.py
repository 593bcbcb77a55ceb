"""The lists of tables that strangers find, and how fast they change."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets
from tests.server.following import follows, live_seconds
from tests.server.house import House, Person
from websockets.typing import Origin

from ludoteca.server.lobby.feed import AT_ONCE
from ludoteca.server.tables.socket_visit import POLICY

PATIENCE_SECONDS = 20.0

Visit = Callable[[House], Person]


async def lists(person: Person, table: str, listed: bool = True) -> str:
    answer = await person.put(f"/api/tables/{table}/settings", {"listed": listed})
    assert answer.status_code == 200, answer.text
    return table


async def open_tables(person: Person, query: str = "") -> list[str]:
    answer = await person.get(f"/api/lobby{query}")
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()["open"]["tables"]]


def shows(table: str) -> Callable[[dict[str, Any]], bool]:
    return lambda frame: table in [one["id"] for one in frame["lobby"]["open"]["tables"]]


async def test_a_crowd_of_followers_hears_of_a_table_though_a_few_are_told_at_once(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    async with AsyncExitStack() as stack:
        stranger = visitor(house)
        crowd = [
            await stack.enter_async_context(follows(stranger, lobby=True, game=None))
            for _ in range(4 * AT_ONCE)
        ]
        await asyncio.gather(*(one.hears("lobby") for one in crowd))

        table = await lists(anna, await anna.makes_table("me", "open"))

        await asyncio.gather(*(one.hears("lobby", shows(table)) for one in crowd))


# ---- what strangers find --------------------------------------------------------------------


async def test_a_listed_table_with_an_open_seat_is_found(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await lists(anna, await anna.makes_table("me", "open", "random"))

    answer = await visitor(house).get("/api/lobby?game=quiet-steps")

    found = answer.json()["open"]["tables"][0]
    assert found["id"] == table
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "bot"]
    assert found["seats"][0]["name"] == "Anna"
    assert (found["yours"], found["owner"]) == ([], False)


async def test_a_private_table_is_never_listed(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    waiting = await anna.makes_table("me", "open")
    running = await anna.makes_table("me", "random")
    await anna.starts(running)

    for query in ("", "?game=quiet-steps"):
        lobby = (await ben.get(f"/api/lobby{query}")).text
        assert waiting not in lobby
        assert running not in lobby


async def test_a_table_made_private_again_is_gone(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await lists(anna, await anna.makes_table("me", "open"))
    assert table in await open_tables(anna)

    await lists(anna, table, listed=False)

    assert table not in await open_tables(anna)


async def test_a_full_table_is_not_open_and_a_started_one_can_be_watched(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await lists(anna, await anna.makes_table("me", "open"))
    await ben.post(f"/api/tables/{table}/join")
    assert table not in await open_tables(anna)

    await anna.starts(table)

    running = (await ben.get("/api/lobby/running")).json()["tables"]
    assert table in [one["id"] for one in running]


async def test_the_lobby_knows_no_guests_ids_and_no_secrets(house: House, visitor: Visit) -> None:
    anna = visitor(house)
    named = (await anna.post("/api/guests", {"name": "Anna"})).json()
    await lists(anna, await anna.makes_table("me", "open"))

    lobby = (await anna.get("/api/lobby")).text

    assert named["id"] not in lobby
    assert "secret" not in lobby


async def test_the_lobby_of_another_game_has_other_tables(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    steps = await lists(anna, await anna.makes_table("me", "open"))
    whispers = await lists(anna, await anna.makes_table("me", "open", game="whispers"))

    found = await open_tables(anna, "?game=whispers")

    assert whispers in found
    assert steps not in found


async def test_a_long_list_comes_in_pages_without_gaps_or_repeats(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    anna = await visitor(new_house()).is_called("Anna")
    made = [await lists(anna, await anna.makes_table("me", "open")) for _ in range(45)]

    found: list[str] = []
    more, pages = "", 0
    while pages == 0 or more:
        answer = await anna.get(f"/api/lobby/open?{f'before={more}' if more else ''}")
        page = answer.json()
        found += [table["id"] for table in page["tables"]]
        more, pages = page["more"], pages + 1

    assert sorted(found) == sorted(made)
    assert pages == 3


async def test_one_address_does_not_fill_the_first_page(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house()
    people = {}
    for number, name in enumerate(("Anna", "Eve", "Ben")):
        people[name] = visitor(house)
        people[name].web.headers["x-forwarded-for"] = f"192.0.2.{number}"
        await people[name].is_called(name)
    anna, eve, ben = people.values()

    first = await lists(anna, await anna.makes_table("me", "open"))
    many = [await lists(eve, await eve.makes_table("me", "open")) for _ in range(30)]
    last = await lists(ben, await ben.makes_table("me", "open"))
    second = await lists(anna, await anna.makes_table("me", "open"))

    page = (await ben.get("/api/lobby")).json()["open"]
    found = [table["id"] for table in page["tables"]]
    assert found == [last, many[0], first, second, *many[1:17]]
    await lists(eve, await eve.makes_table("me", "open"))
    await eve.post(f"/api/tables/{many[0]}/close")
    await lists(ben, await ben.makes_table("me", "open"))
    rest = (await ben.get(f"/api/lobby/open?before={page['more']}")).json()["tables"]
    assert [table["id"] for table in rest][:13] == many[17:]


@pytest.mark.parametrize(
    "path",
    [
        "/api/lobby/closed",
        "/api/lobby/open?before=yesterday",
        "/api/lobby/open?before=99999999999999999999-aa",
        f"/api/lobby?game={'x' * 100}",
        "/api/lobby?game=",
    ],
)
async def test_rubbish_is_refused(house: House, visitor: Visit, path: str) -> None:
    answer = await visitor(house).get(path)

    assert answer.status_code == 400
    assert answer.json()["code"] == "error-unreadable"


async def test_a_game_that_nobody_has_has_no_tables(house: House, visitor: Visit) -> None:
    assert await open_tables(visitor(house), "?game=chess") == []


# ---- live -----------------------------------------------------------------------------------


@pytest.mark.alone
async def test_a_new_table_is_told_within_two_seconds(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    async with follows(visitor(house), lobby=True) as somebody:
        await somebody.hears("lobby")
        begun = time.monotonic()

        await lists(anna, table)

        await somebody.hears("lobby", shows(table))
        took = time.monotonic() - begun
        assert took < live_seconds()


async def test_a_seat_that_is_taken_is_told(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await lists(anna, await anna.makes_table("me", "open", "open"))
    async with follows(visitor(house), lobby=True, game="quiet-steps") as somebody:
        await somebody.hears("lobby", shows(table))

        await ben.post(f"/api/tables/{table}/join")

        def ben_sits(frame: dict[str, Any]) -> bool:
            return "Ben" in json.dumps(frame)

        await somebody.hears("lobby", ben_sits)


async def test_somebody_without_a_name_is_answered(house: House, visitor: Visit) -> None:
    async with follows(visitor(house)) as following:
        told = await following.hears("yours")

    assert (told["turn"], told["running"], told["waiting"]) == ([], 0, 0)


async def test_a_frame_that_cannot_be_read_is_refused(house: House, visitor: Visit) -> None:
    async with follows(visitor(house)) as following:
        for rubbish in ("{", '{"type":"follow","lobby":1}', '{"type":"act"}', "[" * 5000):
            await following.say(rubbish)
            refused = await following.hears("rejected")
            assert refused["code"] == "error-unreadable-frame"

        await following.say({"type": "follow", "lobby": True, "game": "chess"})
        refused = await following.hears("rejected")
        assert refused["code"] == "error-no-such-game"

        await following.say({"type": "ping"})
        await following.hears("pong")


async def test_a_subscriber_with_too_many_frames_is_disconnected(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    pings = 60  # twenty at once, and two a second
    async with follows(visitor(house_with(LIMITS_TIMES="1"))) as following:
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(pings):
                await following.say({"type": "ping"})

        answers = []
        async with asyncio.timeout(PATIENCE_SECONDS):
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    answers.append(json.loads(await following.socket.recv())["type"])
            await following.socket.wait_closed()

    assert following.socket.close_code == POLICY
    assert 19 <= answers.count("pong") < pings


async def test_pages_of_others_may_not_follow(house: House, visitor: Visit) -> None:
    address = f"{house.url.replace('http', 'ws', 1)}/api/lobby/socket"

    with pytest.raises(websockets.InvalidStatus):
        async with websockets.connect(address, origin=Origin("http://elsewhere.example")):
            pass
