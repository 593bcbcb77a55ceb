"""Searches for opponents: people find each other, answer, and play at one table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.days import HouseOfDays
from tests.server.house import PATIENCE_SECONDS, House, Person, until
from tests.server.push_service import push_service
from tests.server.seekers import GAME, seeker

__all__ = ["seeker"]  # a fixture


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("days"), PUSH_TO_LOOPBACK="true")
    yield house
    house.leave()


async def status_of(person: Person, table: str) -> str:
    found: str = (await person.get(f"/api/tables/{table}")).json()["status"]
    return found


async def test_two_who_look_for_the_same_play_at_one_table(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")

    await anna.seeks(GAME)
    await ben.seeks(GAME)

    table = await anna.finds()
    assert await ben.finds() == table
    info = (await anna.person.get(f"/api/tables/{table}")).json()
    assert sorted(seat["name"] for seat in info["seats"]) == ["Anna", "Ben"]
    assert info["status"] == "waiting"
    assert not info["settings"]["listed"]

    await anna.is_ready()
    await ben.is_ready()

    assert (await anna.hears(lambda state: state["search"] is None))["lost"] is False

    async def runs() -> bool:
        return await status_of(ben.person, table) == "running"

    await until(runs)


async def starts(person: Person, table: str) -> dict[str, Any]:
    """The table, once it runs."""

    async def runs() -> dict[str, Any] | None:
        found: dict[str, Any] = (await person.get(f"/api/tables/{table}")).json()
        return found if found["status"] == "running" else None

    return await until(runs)


async def test_who_finds_nobody_plays_with_bots_after_the_time_they_wished(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna = await seeker(days, "Anna")
    await anna.seeks(GAME, bots_after=20)
    await anna.hears(lambda state: state["search"])
    assert (await anna.state())["found"] is None

    days.passes(20)
    table = await anna.finds()
    await anna.is_ready()

    info = await starts(anna.person, table)
    assert sorted(seat["kind"] for seat in info["seats"]) == ["bot", "bot", "person"]


async def test_people_come_before_bots(days: HouseOfDays, seeker: Callable[..., Any]) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    await anna.seeks(GAME, bots_after=20)
    days.passes(15)

    await ben.seeks(GAME, bots_after=20)
    table = await anna.finds()

    info = (await anna.person.get(f"/api/tables/{table}")).json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]


async def test_who_does_not_answer_loses_the_place_and_the_others_go_first(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    await ben.seeks(GAME)
    await anna.seeks(GAME)
    table = await anna.finds()
    await anna.is_ready()

    days.passes(20)
    await ben.hears(lambda state: state["lost"])
    await anna.hears(lambda state: state["search"] and not state["found"])
    assert (await ben.state())["search"] is None
    assert await status_of(anna.person, table) == "closed"

    await ben.seeks(GAME)
    assert await anna.finds() == await ben.finds() != table


async def test_where_fewer_are_enough_the_others_play(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, ben, clara = [await seeker(days, name) for name in ("Anna", "Ben", "Clara")]
    await anna.seeks(GAME, seats=(3, 4))
    await ben.seeks(GAME, seats=(3, 4))
    await clara.seeks(GAME, seats=(3, 4))
    first = await anna.finds()
    await clara.gives_up()
    await anna.hears(lambda state: state["search"] and not state["found"])
    assert await status_of(anna.person, first) == "closed"  # two are too few for them

    await anna.seeks(GAME, seats=(2, 3))
    await ben.seeks(GAME, seats=(2, 3))
    second = await anna.finds()
    for one in (anna, ben):
        await one.is_ready()

    info = await starts(anna.person, second)
    assert len(info["seats"]) == 2


async def test_whoever_declines_leaves_the_others_waiting(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    await anna.seeks(GAME)
    await ben.seeks(GAME)
    table = await anna.finds()

    await ben.gives_up()

    state = await anna.hears(lambda state: state["search"] and not state["found"])
    assert state["search"]["games"] == [GAME]
    assert await status_of(anna.person, table) == "closed"
    late = await ben.person.post("/api/me/search/ready")
    assert late.json()["code"] == "error-not-matched"


async def test_leaving_the_table_is_to_decline(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    await anna.seeks(GAME)
    await ben.seeks(GAME)
    table = await anna.finds()
    until = (await anna.state())["found"]["until"]
    await anna.is_ready()

    await ben.person.post(f"/api/tables/{table}/leave")

    await anna.hears(lambda state: state["search"] and not state["found"])
    assert days.now() < until, "who is ready waits no longer for who has left"
    assert (await ben.state())["search"] is None


async def test_there_is_one_search_for_each_person_and_a_change_keeps_its_place(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna = await seeker(days, "Anna")
    first = await anna.seeks(GAME)

    again = await anna.seeks(seats=(3, 5), speed="days", language="ko", bots_after=120)

    assert again["since"] == first["since"]
    assert again["search"] == {
        "games": [],
        "seats": [3, 5],
        "speed": "days",
        "language": "ko",
        "bots_after": 120,
        "backfill": True,
    }
    await anna.gives_up()
    assert (await anna.state())["search"] is None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"games": ["no-such-game"]}, "error-no-such-game"),
        ({"games": [GAME], "seats": (60, 64)}, "error-search-seats"),
        ({"language": "tlh"}, "error-no-such-language"),
        ({"seats": (1, 2)}, "error-unreadable"),
        ({"speed": "fast"}, "error-unreadable"),
        ({"bots_after": 0}, "error-unreadable"),
    ],
)
async def test_what_nobody_can_find_is_refused(
    house: House, visitor: Callable[[House], Person], wish: dict[str, Any], code: str
) -> None:
    anna = await visitor(house).is_called("Anna")

    answer = await anna.put("/api/me/search", wish)

    assert answer.json()["code"] == code


async def test_people_who_speak_other_languages_or_want_another_pace_do_not_meet(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, ben, clara = [await seeker(days, name) for name in ("Anna", "Ben", "Clara")]
    await anna.seeks(GAME, language="ko")
    await ben.seeks(GAME, language="es")
    await clara.seeks(GAME, speed="days")

    days.passes(6)
    for one in (anna, ben, clara):
        assert (await one.state())["found"] is None
    await ben.seeks(GAME, language=None)

    assert await anna.finds() == await ben.finds()


async def test_it_is_told_how_many_look_for_the_same_and_what_is_close(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    other = "whispers"
    await anna.seeks(GAME, language="ko")
    await ben.seeks(GAME, other, language="es")

    told = (1, [{"game": other, "people": 1}])
    state = await anna.hears(lambda state: (state["others"], state["near"]) == told)
    assert "Ben" not in json.dumps(state)

    await ben.gives_up()
    await anna.hears(lambda state: state["others"] == 0)


async def test_a_search_ends_when_its_page_is_closed_and_nobody_comes_back(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna = await seeker(days, "Anna")
    await anna.seeks(GAME)
    await anna.hears(lambda state: state["search"])
    await anna.leaves()

    async def is_over() -> bool:
        days.passes(5)
        return (await anna.state())["search"] is None

    await until(is_over)


async def test_who_is_reached_by_push_may_close_the_page(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    async with push_service() as service:
        phone = service.browser("phone")
        anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
        await phone.subscribe(anna.person)
        await anna.seeks(GAME)
        await anna.hears(lambda state: state["search"])
        await anna.leaves()
        for _ in range(10):
            days.passes(60)
        await ben.seeks(GAME)

        table = await ben.finds()
        (told,) = await phone.gets()

        assert told["url"] == f"/t/{table}"
        await anna.is_ready()
        await ben.is_ready()
        await starts(ben.person, table)


async def test_the_lobby_tells_how_many_people_are_here_and_names_nobody(
    new_house: Callable[[], House], seeker: Callable[..., Any]
) -> None:
    house = new_house()
    anna, ben = await seeker(house, "Anna"), await seeker(house, "Ben")
    await anna.socket.send(json.dumps({"type": "follow", "lobby": True}))
    await ben.seeks(GAME)

    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            frame = json.loads(await anna.socket.recv())
            if frame["type"] == "crowd" and frame["looking"]:
                break
    assert frame["online"] == 2
    assert frame["games"] == {GAME: {"playing": 0, "looking": 1}}
    lobby = await anna.person.get("/api/lobby")
    assert lobby.json()["crowd"]["looking"] == 1
    assert "Ben" not in lobby.text


async def test_whoever_searches_all_the_time_has_to_wait(strict: Callable[[], Person]) -> None:
    anna = await strict().is_called("Anna")

    answers = [await anna.put("/api/me/search", {"games": [GAME]}) for _ in range(20)]

    codes = [answer.status_code for answer in answers]
    await anna.post("/api/me/search", method="DELETE")
    assert codes[:12] == [200] * 12
    assert codes[-1] == 429
    assert answers[-1].json()["facts"]["seconds"] > 0


async def test_people_with_names_that_look_alike_are_not_matched(
    days: HouseOfDays, seeker: Callable[..., Any]
) -> None:
    anna, other, ben = [await seeker(days, name) for name in ("Anna", "anna", "Ben")]
    await anna.seeks(GAME)
    await other.seeks(GAME)
    days.passes(6)
    assert (await anna.state())["found"] is None

    await ben.seeks(GAME)

    assert await ben.finds() == await anna.finds()
    assert (await other.state())["found"] is None


async def test_a_search_goes_with_its_person(days: HouseOfDays, seeker: Callable[..., Any]) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    await anna.seeks(GAME)
    await anna.person.post("/api/me", method="DELETE")

    await ben.seeks(GAME)

    # Counts are used again for a moment, so the first may be of those who were here before.
    await ben.hears(lambda state: state["search"] and state["others"] == 0)
