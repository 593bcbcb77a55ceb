"""Pauses as browsers ask for them: requests, updates, and what others may not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import Person, two_at_a_table, until
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.core.records.verify import verify_line

Visit = Callable[..., Person]

HOUR = 3_600_000


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("house"))
    yield house
    house.leave()


@pytest.fixture
def house(days: HouseOfDays) -> HouseOfDays:
    if days.process.poll() is not None:  # a test has failed that had killed it
        days.open()
    return days


async def now_of(person: Person, table: str) -> int:
    """The time of the house, as the log tells it."""
    moments = (await person.get(f"/api/tables/{table}/history")).json()["moments"]
    return int(moments[0]["at"])


async def test_two_pause_for_the_night_and_play_on_to_the_end(
    house: HouseOfDays, visitor: Visit
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, goal=3)
    morning = await now_of(anna, table) + 20 * HOUR
    async with anna.sits_at(table) as chair:
        await chair.hears("update", n=0)
        asked = await ben.post(f"/api/tables/{table}/pause", {"until": morning})
        assert asked.status_code == 200, asked.text
        wish = asked.json()["pause_asked"]
        agreed = await anna.post(f"/api/tables/{table}/pause/agree", {"id": wish["id"]})
        told = await chair.hears("update", n=1)

        assert (wish["seat"], wish["until"], wish["agreed"]) == (1, morning, [])
        assert 115 < wish["left"] <= 120
        assert agreed.json()["paused"]["until"] == morning
        assert told["moment"]["pause"] == {"type": "pause", "until": morning}
        assert told["to_act"] == [0, 1]

    mine = (await anna.get("/api/me/tables")).json()["live"]
    paused = {"until": morning, "halted": False}
    assert [(card["paused"], card["asked_at"]) for card in mine] == [(paused, None)]

    async with anna.sits_at(table, seen=1) as chair, ben.sits_at(table) as other:
        await chair.hears("update")
        house.passes(20 * 3600 + 1)
        resumed = await chair.hears("update", n=2)
        assert resumed["moment"]["pause"] == {"type": "resume"}
        update = await other.hears("update", n=2)
        await asyncio.gather(chair.plays_on(resumed), other.plays_on(update))

    line = (await anna.get(f"/api/tables/{table}/record")).content.rstrip(b"\n")
    kinds = [entry.kind for entry in verify_line(line, {GAME.meta.id: GAME}).entries]
    assert kinds[:3] == ["start", "pause", "pause"]


async def test_a_house_that_was_killed_goes_on_at_the_time(
    house: HouseOfDays, visitor: Visit
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor)
    await agree(anna, ben, table, await now_of(anna, table) + HOUR)

    house.kill()
    house.passes(2 * 3600)
    house.open()

    async def goes_on() -> bool:
        return (await anna.get(f"/api/tables/{table}")).json()["paused"] is None

    await until(goes_on)
    count = "SELECT count(*) FROM entries WHERE table_id = ? AND kind = 'pause'"
    assert sql(house.file, count, table) == [(2,)]


async def agree(anna: Person, ben: Person, table: str, time: int | None) -> httpx.Response:
    asked = await anna.post(f"/api/tables/{table}/pause", {"until": time})
    assert asked.status_code == 200, asked.text
    id = asked.json()["pause_asked"]["id"]
    answer = await ben.post(f"/api/tables/{table}/pause/agree", {"id": id})
    assert answer.status_code == 200, answer.text
    return answer


async def test_all_who_are_here_go_on_with_one_word(house: HouseOfDays, visitor: Visit) -> None:
    anna, ben, table = await two_at_a_table(house, visitor)
    await agree(anna, ben, table, await now_of(anna, table) + HOUR)

    async with anna.sits_at(table) as chair, ben.sits_at(table) as other:
        await chair.hears("update")
        await other.hears("update")
        answer = await anna.post(f"/api/tables/{table}/resume")

    assert answer.json()["paused"] is None


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("pause", {"until": None}),
        ("pause/agree", {"id": "a"}),
        ("pause/decline", {"id": "a"}),
        ("resume", None),
    ],
)
async def test_strangers_and_who_has_left_have_no_say(
    house: HouseOfDays, visitor: Visit, path: str, body: Any
) -> None:
    _, ben, table = await two_at_a_table(house, visitor)
    vera = await visitor(house).is_called("Vera")
    await ben.post(f"/api/tables/{table}/leave")

    codes = [
        (await person.post(f"/api/tables/{table}/{path}", body)).json()["code"]
        for person in (vera, ben)
    ]

    assert codes == ["error-not-seated", "error-bot-plays"]


@pytest.mark.parametrize("until", [-1, 2**60, "tomorrow", 1.5])
async def test_a_time_is_a_time(house: HouseOfDays, visitor: Visit, until: Any) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    answer = await anna.post(f"/api/tables/{table}/pause", {"until": until})

    assert answer.status_code in (400, 422)
