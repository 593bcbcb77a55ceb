"""Tables before the start: made, looked at, joined, left, filled with bots."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.house import House, Person


def kinds(answer: httpx.Response) -> list[str]:
    return [seat["kind"] for seat in answer.json()["seats"]]


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_the_games_are_listed_with_options_and_levels(
    house: House, visitor: Callable[..., Person]
) -> None:
    listed = {one["id"]: one for one in (await visitor(house).get("/api/games")).json()}

    toy = listed["quiet-steps"]
    assert toy["seats"] == [1, 4]
    assert toy["levels"] == [
        "random",
        "steady",
        "moody",
        "ponderer",
        "dreamer",
        "brooder",
        "raiser",
        "quitter",
        "medium",
        "hard",
    ]
    trouble = {"name": "trouble", "default": False, "values": [False, True], "range": None}
    assert trouble in toy["options"]


async def test_a_table_has_an_address_that_nobody_guesses(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")

    tables = {await anna.makes_table("me", "open") for _ in range(5)}

    assert len(tables) == 5
    assert all(re.fullmatch(r"[a-z2-7]{16}", table) for table in tables)


async def test_a_request_for_a_table_that_is_repeated_makes_one(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    body = {
        "game": "quiet-steps",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "settings": {"listed": True},
    }

    at_once = await asyncio.gather(
        *(anna.post("/api/tables", body | {"id": "a"}) for _ in range(5)),
    )
    later = [await anna.post("/api/tables", body | {"id": id}) for id in ("a", "b")]
    another = await ben.post("/api/tables", body | {"id": "a"})

    assert {answer.status_code for answer in (*at_once, *later, another)} == {201}
    ids = [answer.json()["id"] for answer in (*at_once, *later, another)]
    assert len(set(ids)) == 3
    assert len(set(ids[:-2])) == 1
    assert all(re.fullmatch(r"[a-z2-7]{16}", id) for id in ids)
    live = (await anna.get("/api/me/tables")).json()["live"]
    assert {one["id"] for one in live} == set(ids[:-1])


async def test_making_a_table_needs_a_name(house: House, visitor: Callable[..., Person]) -> None:
    body = {"game": "quiet-steps", "seats": [{"kind": "me"}]}

    assert problem(await visitor(house).post("/api/tables", body)) == (401, "error-no-guest")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, (422, "error-no-such-game")),
        ({"game": "quiet-steps", "seats": []}, (400, "error-unreadable")),
        ({"game": "quiet-steps", "seats": [{"kind": "open"}] * 5}, (422, "error-seat-count")),
        ({"game": "quiet-steps", "seats": [{"kind": "cat"}]}, (400, "error-unreadable")),
        ({"game": "quiet-steps", "seats": [{"kind": "me", "x": 1}]}, (400, "error-unreadable")),
        ({"game": "quiet-steps", "seats": [{"kind": "me"}], "x": 1}, (400, "error-unreadable")),
        ({"game": "quiet-steps"}, (400, "error-unreadable")),
        ({"game": "quiet-steps", "seats": [{"kind": "me"}], "id": ""}, (400, "error-unreadable")),
        ([], (400, "error-unreadable")),
        (
            {"game": "quiet-steps", "seats": [{"kind": "bot", "level": "god"}]},
            (422, "error-no-such-level"),
        ),
        (
            {"game": "quiet-steps", "seats": [{"kind": "me"}], "options": {"goal": 0}},
            (422, "error-options"),
        ),
        (
            {"game": "quiet-steps", "seats": [{"kind": "me"}], "options": {"speed": 1}},
            (422, "error-options"),
        ),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    house: House, visitor: Callable[..., Person], body: Any, expected: tuple[int, str]
) -> None:
    anna = await visitor(house).is_called("Anna")

    assert problem(await anna.post("/api/tables", body)) == expected


async def test_options_left_out_have_their_defaults(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", goal=5)

    info = (await anna.get(f"/api/tables/{table}")).json()

    assert info["options"] == {"goal": 5, "repick": False, "take_back": False, "trouble": False}
    assert info["status"] == "waiting"
    assert info["owner"] is True


async def test_looking_at_a_table_changes_nothing(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    ben = await visitor(house).is_called("Ben")

    looks = [await ben.get(f"/api/tables/{table}") for _ in range(2)]
    async with ben.sits_at(table) as chair:
        await chair.hears("table")

    assert [kinds(look) for look in looks] == [["person", "open"]] * 2
    assert kinds(await ben.get(f"/api/tables/{table}")) == ["person", "open"]
    assert looks[0].json()["owner"] is False


async def test_who_joins_sits_and_everybody_sees_it(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open", "open")
    ben = await visitor(house).is_called("Ben")
    async with anna.sits_at(table) as chair:
        await chair.hears("table")

        answer = await ben.post(f"/api/tables/{table}/join", {"seat": 2})

        assert [seat["you"] for seat in answer.json()["seats"]] == [False, False, True]
        told = (await chair.hears("table"))["table"]
        assert [seat["name"] for seat in told["seats"]] == ["Anna", "", "Ben"]
        assert [seat["you"] for seat in told["seats"]] == [True, False, False]


async def test_joining_twice_is_sitting_once(house: House, visitor: Callable[..., Person]) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("open", "open", "open")

    answers = [await anna.post(f"/api/tables/{table}/join") for _ in range(2)]

    assert [kinds(answer) for answer in answers] == [["person", "open", "open"]] * 2


async def test_the_last_seat_is_taken_once(house: House, visitor: Callable[..., Person]) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    people = [await visitor(house).is_called(name) for name in ("Ben", "Kim", "Lee")]

    answers = await asyncio.gather(*(one.post(f"/api/tables/{table}/join") for one in people))

    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]


async def test_a_seat_can_be_given_up_before_the_start(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    ben = await visitor(house).is_called("Ben")
    await ben.post(f"/api/tables/{table}/join")

    assert kinds(await ben.post(f"/api/tables/{table}/leave")) == ["person", "open"]
    again = await ben.post(f"/api/tables/{table}/leave")
    assert problem(again) == (409, "error-not-seated")


async def test_a_new_name_is_seen_where_one_waits_and_not_where_one_plays(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    waits, plays = [await anna.makes_table("me", seat) for seat in ("open", "me")]
    await anna.starts(plays)
    async with anna.sits_at(waits) as chair:
        await chair.hears("table")

        await anna.is_called("Annabel")

        assert (await chair.hears("table"))["table"]["seats"][0]["name"] == "Annabel"
    playing = (await anna.get(f"/api/tables/{plays}")).json()
    assert [seat["name"] for seat in playing["seats"]] == ["Anna", "Anna"]


async def test_the_owner_puts_bots_into_seats_and_takes_them_out(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    put = await anna.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "steady"})
    freed = await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})

    assert put.json()["seats"][1]["level"] == "steady"
    assert put.json()["seats"][1]["name"]
    assert kinds(freed) == ["person", "open"]
    missing = await anna.put(f"/api/tables/{table}/seats/7", {"kind": "open"})
    assert problem(missing) == (422, "error-no-such-seat")


async def test_only_the_owner_fills_seats_and_starts(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    ben = await visitor(house).is_called("Ben")
    await ben.post(f"/api/tables/{table}/join")

    assert problem(await ben.post(f"/api/tables/{table}/start")) == (403, "error-not-owner")
    filled = await ben.put(f"/api/tables/{table}/seats/0", {"kind": "bot"})
    assert problem(filled) == (403, "error-not-owner")


async def test_a_table_starts_when_no_seat_is_open_and_once(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    early = await anna.post(f"/api/tables/{table}/start")
    await anna.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "steady"})
    started = await anna.post(f"/api/tables/{table}/start")
    again = await anna.post(f"/api/tables/{table}/start")

    assert problem(early) == (409, "error-seat-open")
    assert started.json()["status"] == "running"
    assert problem(again) == (409, "error-table-started")


@pytest.mark.parametrize("path", ["", "/history"])
async def test_a_table_that_does_not_exist_is_not_found(
    house: House, visitor: Callable[..., Person], path: str
) -> None:
    answer = await visitor(house).get(f"/api/tables/aaaaaaaaaaaaaaaa{path}")

    assert problem(answer) == (404, "error-no-such-table")


async def test_a_guest_makes_a_limited_number_of_tables(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = house_with(TABLES_PER_HOUR="3")
    anna = await visitor(house).is_called("Anna")
    body = {"game": "quiet-steps", "seats": [{"kind": "me"}]}

    answers = await asyncio.gather(*(anna.post("/api/tables", body) for _ in range(8)))

    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 5
    last = await anna.post("/api/tables", body)
    assert problem(last) == (429, "error-too-many-tables")
    assert 3500 < int(last.headers["Retry-After"]) <= 3600


async def test_a_guest_has_a_few_places_in_the_lobby(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = house_with(LIMITS_TIMES="1")
    anna = await visitor(house).is_called("Anna")
    body = {"game": "quiet-steps", "seats": [{"kind": "me"}, {"kind": "open"}]}
    listed = {**body, "settings": {"listed": True}}

    made = [await anna.post("/api/tables", listed) for _ in range(4)]
    private = (await anna.post("/api/tables", body)).json()["id"]
    later = await anna.put(f"/api/tables/{private}/settings", {"listed": True})
    await anna.post(f"/api/tables/{made[0].json()['id']}/close")
    at_last = await anna.put(f"/api/tables/{private}/settings", {"listed": True})

    assert [answer.status_code for answer in made] == [201, 201, 201, 409]
    assert problem(made[3]) == problem(later) == (409, "error-too-many-listed")
    assert at_last.status_code == 200
