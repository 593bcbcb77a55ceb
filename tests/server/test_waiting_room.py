"""Everything is decided in the waiting room, by the owner, and seen by all at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.house import House, Person
from tests.titles import IN_TURN

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.limits import MOVES_BETWEEN_SEATS
from ludoteca.server.tables.rows.seating import check_count

Visit = Callable[[House], Person]

DEFAULTS = {"goal": 12, "repick": False, "take_back": False, "trouble": False}


@pytest.fixture
async def anna(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def who(info: dict[str, Any]) -> list[str]:
    return [seat["name"] or seat["kind"] for seat in info["seats"]]


def colours(info: dict[str, Any]) -> list[int]:
    return [seat["colour"] for seat in info["seats"]]


async def info(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table}")).json()
    return found


async def sets(person: Person, table: str, **options: Any) -> httpx.Response:
    return await person.put(f"/api/tables/{table}/options", {"options": options})


async def arranges(person: Person, table: str, *order: int | None) -> httpx.Response:
    return await person.put(f"/api/tables/{table}/seats", {"order": list(order)})


# ---- options -------------------------------------------------------------------------------


async def test_the_owner_plays_it_otherwise_and_everybody_sees_it(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    async with ben.sits_at(table) as chair:
        await chair.hears("table")
        answer = await sets(anna, table, goal=7)
        told = await chair.hears("table")

    assert answer.json()["options"] == told["table"]["options"] == {**DEFAULTS, "goal": 7}
    assert who(told["table"]) == ["Anna", "Ben"]


async def test_a_table_is_played_with_the_options_that_it_had_at_its_start(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", goal=30)
    await sets(anna, table, goal=20)
    await sets(anna, table, goal=1)

    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    record = (await anna.get(f"/api/tables/{table}/record")).json()
    assert record["options"] == {**DEFAULTS, "goal": 1}
    assert problem(await sets(anna, table, goal=5)) == (409, "error-table-started")


async def test_the_card_in_the_lobby_follows(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await anna.put(f"/api/tables/{table}/settings", {"listed": True})

    await sets(anna, table, goal=9)
    await arranges(anna, table, 0, None, None)

    listed = (await ben.get("/api/lobby")).json()["open"]["tables"]
    card = next(one for one in listed if one["id"] == table)
    assert card["options"]["goal"] == 9
    assert [seat["kind"] for seat in card["seats"]] == ["person", "open", "open"]
    await anna.post(f"/api/tables/{table}/close")


async def test_what_was_decided_outlives_the_server(house_to_kill: House, visitor: Visit) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    await sets(anna, table, goal=4)
    await arranges(anna, table, 1, 0, None)

    house.kill()
    house.open()

    found = await info(anna, table)
    assert found["options"]["goal"] == 4
    assert (who(found), colours(found)) == (["open", "Anna", "open"], [1, 0, 2])


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"options": {"goal": 0}}, (422, "error-options")),
        ({"options": {"speed": 1}}, (422, "error-options")),
        ({"options": []}, (400, "error-unreadable")),
        ({"options": {}, "more": 1}, (400, "error-unreadable")),
        ({}, (400, "error-unreadable")),
        (None, (400, "error-unreadable")),
    ],
)
async def test_options_that_cannot_be_are_refused(
    anna: Person, body: Any, expected: tuple[int, str]
) -> None:
    table = await anna.makes_table("me", goal=3)

    answer = await anna.put(f"/api/tables/{table}/options", body)

    assert problem(answer) == expected
    assert (await info(anna, table))["options"]["goal"] == 3


async def test_nobody_but_the_owner_decides(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    for answer in (
        await sets(ben, table, goal=3),
        await arranges(ben, table, 1, 0),
        await ben.put(f"/api/tables/{table}/seats/0/colour", {"colour": 5}),
        await ben.post(f"/api/tables/{table}/start", {"vacancy": "bots"}),
    ):
        assert problem(answer) == (403, "error-not-owner")


# ---- one's own seat ------------------------------------------------------------------------


async def moves(person: Person, table: str, seat: int) -> httpx.Response:
    return await person.post(f"/api/tables/{table}/join", {"seat": seat})


async def test_who_sits_moves_to_an_open_seat_with_their_colour(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open", "open")
    await moves(ben, table, 1)

    answer = await moves(ben, table, 2)

    assert who(answer.json()) == ["Anna", "open", "Ben"]
    assert colours(answer.json()) == [0, 2, 1]
    assert who((await moves(anna, table, 1)).json()) == ["open", "Anna", "Ben"]
    assert (await info(anna, table))["owner"]


async def test_nobody_moves_to_a_seat_that_is_taken_nor_after_the_start(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open", "random")
    await moves(ben, table, 1)

    assert problem(await moves(ben, table, 0)) == (409, "error-seat-taken")
    assert problem(await moves(ben, table, 2)) == (409, "error-seat-taken")
    assert problem(await moves(ben, table, 3)) == (422, "error-no-such-seat")
    await anna.starts(table)
    assert problem(await moves(ben, table, 0)) == (409, "error-table-started")
    assert who(await info(ben, table))[:2] == ["Anna", "Ben"]


async def test_who_moves_to_and_fro_has_to_wait(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open", "open")
    await moves(ben, table, 1)

    answers = [await moves(ben, table, 1 + at % 2) for at in range(1, 20)]

    allowed = [answer.status_code for answer in answers].count(200)
    assert MOVES_BETWEEN_SEATS.at_once <= allowed < len(answers)
    assert problem(next(one for one in answers if one.status_code != 200)) == (
        429,
        "error-too-many",
    )
    assert (await moves(anna, table, 0)).status_code == 200


async def test_who_comes_and_leaves_all_the_time_has_to_wait(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")

    answers = []
    for _ in range(20):
        answers.append(await ben.post(f"/api/tables/{table}/join"))
        await ben.post(f"/api/tables/{table}/leave")

    allowed = [answer.status_code for answer in answers].count(200)
    assert MOVES_BETWEEN_SEATS.at_once <= allowed < len(answers)
    assert problem(answers[-1]) == (429, "error-too-many")


# ---- seats ---------------------------------------------------------------------------------


async def test_people_keep_their_seats_and_colours_when_others_are_added_and_left_out(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open", "steady", "open")
    await ben.post(f"/api/tables/{table}/join", {"seat": 3})

    fewer = (await arranges(anna, table, 0, 3)).json()
    more = (await arranges(anna, table, 0, 1, None)).json()

    assert (who(fewer), colours(fewer)) == (["Anna", "Ben"], [0, 3])
    assert (who(more), colours(more)) == (["Anna", "Ben", "open"], [0, 3, 1])


async def test_the_owner_says_who_begins(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    turned = (await arranges(anna, table, 1, 0)).json()

    assert (who(turned), colours(turned)) == (["Ben", "Anna"], [1, 0])
    assert [seat["you"] for seat in turned["seats"]] == [False, True]


def test_a_game_for_one_number_of_seats_asks_for_that_number() -> None:
    duel = msgspec.structs.replace(IN_TURN.meta, seats=(2, 2))

    with pytest.raises(Problem) as refused:
        check_count(duel, 3)

    assert (refused.value.code, refused.value.facts) == ("error-seat-count-exact", {"seats": 2})


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ([0], (409, "error-seat-occupied")),
        ([0, 1, 1], (422, "error-no-such-seat")),
        ([0, 1, 7], (422, "error-no-such-seat")),
        ([0, 1, None, None, None], (422, "error-seat-count")),
        ([], (400, "error-unreadable")),
        ([0, -1], (400, "error-unreadable")),
        (["a"], (400, "error-unreadable")),
    ],
)
async def test_an_order_that_cannot_be_changes_nothing(
    anna: Person, ben: Person, order: list[Any], expected: tuple[int, str]
) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    answer = await anna.put(f"/api/tables/{table}/seats", {"order": order})

    assert problem(answer) == expected
    assert who(await info(anna, table)) == ["Anna", "Ben"]


async def test_whose_seat_was_to_be_left_out_is_said(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    refused = (await arranges(anna, table, 0)).json()

    assert refused["facts"] == {"seat": 1, "name": "Ben"}


async def test_bots_have_different_names_wherever_they_sat_before(anna: Person) -> None:
    table = await anna.makes_table("me", "open", "steady")
    await arranges(anna, table, 0, 2, None)

    seats = (await anna.put(f"/api/tables/{table}/seats/2", {"kind": "bot"})).json()["seats"]

    assert len({seat["name"] for seat in seats}) == 3


async def test_a_colour_is_taken_and_whoever_had_it_gets_the_other(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open", "steady")
    await ben.post(f"/api/tables/{table}/join")
    path = f"/api/tables/{table}/seats"

    from_a_bot = (await ben.put(f"{path}/1/colour", {"colour": 2})).json()
    free = (await ben.put(f"{path}/1/colour", {"colour": 7})).json()
    of_anna = await ben.put(f"{path}/1/colour", {"colour": 0})
    by_the_owner = (await anna.put(f"{path}/0/colour", {"colour": 7})).json()
    none = await anna.put(f"{path}/0/colour", {"colour": 8})

    assert colours(from_a_bot) == [0, 2, 1]
    assert colours(free) == [0, 7, 1]
    assert problem(of_anna) == (409, "error-colour-taken")
    assert colours(by_the_owner) == [7, 0, 1]
    assert problem(none) == (400, "error-unreadable")


async def test_a_colour_stays_with_the_seat_when_somebody_gets_up(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open")
    await anna.put(f"/api/tables/{table}/seats/1/colour", {"colour": 5})
    await ben.post(f"/api/tables/{table}/join")

    await ben.post(f"/api/tables/{table}/leave")

    assert colours(await info(anna, table)) == [0, 5]


# ---- the start with open seats -------------------------------------------------------------


async def starts(person: Person, table: str, **wish: Any) -> httpx.Response:
    return await person.post(f"/api/tables/{table}/start", wish)


async def test_a_table_starts_with_those_who_are_there(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open", "open", "open")
    await ben.post(f"/api/tables/{table}/join", {"seat": 2})

    started = (await starts(anna, table, vacancy="leave-out")).json()

    assert started["status"] == "running"
    assert (who(started), colours(started)) == (["Anna", "Ben"], [0, 2])


async def test_a_table_starts_with_bots_in_open_seats(anna: Person) -> None:
    table = await anna.makes_table("me", "open", "open")

    started = (await starts(anna, table, vacancy="bots", level="steady")).json()

    assert started["status"] == "running"
    assert [seat["level"] for seat in started["seats"]] == [None, "steady", "steady"]
    assert len(set(who(started))) == 3


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"vacancy": "refuse"}, (409, "error-seat-open")),
        ({"vacancy": "bots", "level": "god"}, (422, "error-no-such-level")),
        ({"vacancy": "cats"}, (400, "error-unreadable")),
    ],
)
async def test_a_start_that_cannot_be_leaves_the_seats_open(
    anna: Person, wish: dict[str, str], expected: tuple[int, str]
) -> None:
    table = await anna.makes_table("me", "open")

    assert problem(await starts(anna, table, **wish)) == expected
    assert who(await info(anna, table)) == ["Anna", "open"]


# ---- many at once --------------------------------------------------------------------------


async def test_who_joins_while_the_seats_are_put_in_order_sits_or_is_told_why_not(
    house: House, visitor: Visit, anna: Person
) -> None:
    table = await anna.makes_table("me", "open", "open", "open")
    guests = [await visitor(house).is_called(name) for name in ("Ben", "Kim", "Lee")]

    answers = await asyncio.gather(
        *(one.post(f"/api/tables/{table}/join") for one in guests), arranges(anna, table, 0, 1)
    )

    found = await info(anna, table)
    sat = [one.status_code for one in answers[:3]].count(200)
    assert sum(seat["kind"] == "person" for seat in found["seats"]) == sat + 1


# ---- who was sent away ---------------------------------------------------------------------


async def test_who_was_sent_away_is_told_until_when(anna: Person, ben: Person) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    async with ben.sits_at(table) as chair:
        before = await chair.hears("table")
        await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
        await chair.hears("removed")
        told = await chair.hears("table")

    assert before["table"]["sent_away"] is None
    until = told["table"]["sent_away"]
    assert until == (await info(ben, table))["sent_away"]
    assert 100_000 < until - told["table"]["created_at"] < 140_000
    assert (await info(anna, table))["sent_away"] is None
