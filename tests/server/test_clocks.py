"""Tables with a time control: what is left, who runs out, and what costs nobody time."""

from __future__ import annotations

import datetime
import pathlib
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import Chair, House, Person, until

Visit: TypeAlias = Callable[[House], Person]
LIVE = {"type": "live", "bank": 60, "increment": 5}
HOUR = 3_600_000
DAYS = {"type": "days", "hours": 24}


@pytest.fixture
def calm(slow_bots: HouseOfDays) -> HouseOfDays:
    """A house that has been open for a while, so that nothing is given back for its start."""
    slow_bots.passes(30)
    return slow_bots


async def table_of(*people: Person, clock: Any, forfeit: str = "last", **options: Any) -> str:
    first, *others = people
    body: dict[str, Any] = {
        "game": "quiet-steps",
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * len(others)],
        "options": {"goal": 500, **options},
        "settings": {"clock": clock, "absence": None, "forfeit": forfeit, "stand_in": "random"},
    }
    table: str = (await first.post("/api/tables", body)).json()["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await first.starts(table)
    return table


async def until_a_bot_plays(chair: Chair, seat: int) -> Any:
    while True:
        stand_in = (await chair.hears("table"))["table"]["seats"][seat]["stand_in"]
        if stand_in is not None:
            return stand_in


async def test_an_answer_costs_its_time_and_earns_the_increment(
    calm: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(calm).is_called("Anna")
    ben = await visitor(calm).is_called("Ben")
    table = await table_of(anna, ben, clock=LIVE)
    async with anna.sits_at(table) as mine, ben.sits_at(table) as other:
        asked = await mine.hears("update")
        await other.hears("update")
        before = asked["clocks"][0]
        calm.passes(20)
        await mine.act(asked)
        after = (await mine.hears("update", n=asked["n"] + 1))["clocks"]

    assert before["left"] == 60_000
    assert before["due"] >= before["since"] + 60_000
    assert after[0]["since"] is None
    assert 30_000 <= after[0]["left"] - 5_000 <= 40_600  # what a line takes costs nothing
    assert after[1]["left"] == 60_000
    assert after[1]["due"] is not None


async def test_who_runs_out_of_time_ranks_last_where_the_table_says_so(
    calm: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(calm).is_called("Anna")
    ben = await visitor(calm).is_called("Ben")
    table = await table_of(anna, ben, clock=LIVE)
    async with anna.sits_at(table) as mine, ben.sits_at(table) as other:
        await mine.act(await mine.hears("update"))
        await mine.hears("accepted")
        calm.passes(50)
        late = await other.hears("update")
        calm.passes(20)
        told = await mine.hears("update", over=True)
        await other.act(late)
        refused = await other.hears("rejected")

    assert told["result"]["ranks"] == [1, 2]
    assert told["result"]["reason"] == {"key": "result-time", "args": {"seat": 1}}
    assert refused["code"] == "error-not-running"


async def test_a_bot_plays_on_for_who_runs_out_of_time_until_they_take_the_seat_back(
    calm: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(calm).is_called("Anna")
    ben = await visitor(calm).is_called("Ben")
    table = await table_of(anna, ben, clock=LIVE, forfeit="bot")
    async with anna.sits_at(table) as mine, ben.sits_at(table):
        await mine.act(await mine.hears("update"))
        await mine.hears("accepted")
        calm.passes(75)
        gone = await until_a_bot_plays(mine, seat=1)
        stands = (await ben.get(f"/api/tables/{table}")).json()["clocks"][1]
        back = (await ben.post(f"/api/tables/{table}/take-back")).json()

    assert gone["why"] == "gone"
    assert stands == {"left": 0, "since": None, "due": None}
    assert back["clocks"][1]["left"] == 15_000  # time for a move at least
    assert back["clocks"][1]["due"] is not None


async def test_at_a_table_over_days_each_answer_has_its_own_time(
    calm: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(calm).is_called("Anna")
    ben = await visitor(calm).is_called("Ben")
    table = await table_of(anna, ben, clock=DAYS)
    async with anna.sits_at(table) as mine:
        asked = await mine.hears("update")
        calm.passes(9 * 3_600)
        await mine.act(asked)
        told = (await mine.hears("update", n=asked["n"] + 1))["clocks"]
    listed = (await ben.get("/api/me/tables")).json()

    assert told[0] == {"left": 24 * HOUR, "since": None, "due": None}
    assert told[1]["due"] - told[1]["since"] >= 24 * HOUR
    ((due,),) = [(card["due"],) for card in listed["live"] if card["id"] == table]
    assert due == told[1]["due"]
    assert [card["clock"] for card in listed["live"]] == [DAYS]


async def test_a_closed_house_costs_nobody_time(tmp_path: pathlib.Path, visitor: Visit) -> None:
    house = HouseOfDays(tmp_path)
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await table_of(anna, ben, clock=LIVE)
    async with anna.sits_at(table) as mine:
        await mine.hears("update")
    await a_sign_of_life(house)
    house.kill()
    house.passes(3_600)
    house.open()
    async with anna.sits_at(table) as mine:
        asked = await mine.hears("update")
        clocks = asked["clocks"]
        await mine.act(asked)
        after = (await mine.hears("update", n=asked["n"] + 1))["clocks"]
    house.leave()

    assert clocks[0]["due"] - clocks[0]["since"] > 3_600_000 + 60_000
    assert 55_000 <= after[0]["left"] <= 65_000


async def a_sign_of_life(house: HouseOfDays) -> None:
    """Waits until the house has written that it lives at this time of its day."""
    now = house.now()

    async def written() -> bool | None:
        ((at,),) = sql(house.file, "SELECT max(seen_at) FROM processes")
        return at >= now or None

    await until(written)


async def three_days(house: HouseOfDays, visitor: Visit, *, killed: bool) -> list[Any]:
    """A table of Anna and Ben, who each answer every five hours until Ben stays away. With
    ``killed`` the house dies after a move, while nobody moves, and before the time is up."""

    async def dies() -> None:
        if killed:
            await a_sign_of_life(house)
            house.kill()
            house.open()

    async def answers(person: Person, turn: int) -> None:
        async with person.sits_at(table) as chair:
            await chair.act(await chair.hears("update"), id=f"{turn}")
            await chair.hears("accepted")
        if turn % 5 == 2:
            await dies()

    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    for person in (anna, ben):
        await person.put("/api/me/hours", {"zone": "UTC", "begins": 0, "ends": 1440})
    table = await table_of(anna, ben, clock={"type": "days", "hours": 8})
    for turn in range(13):
        await answers(anna, turn)
        await answers(ben, turn)
        house.passes(5 * 3_600)
        if turn % 5 == 4:
            await dies()
    await answers(anna, 13)
    house.passes(2.9 * 3_600)
    await dies()
    still = (await anna.get(f"/api/tables/{table}")).json()
    assert still["status"] == "running"
    house.passes(3_600)

    async def ends() -> Any:
        info = (await anna.get(f"/api/tables/{table}")).json()
        return info["status"] == "over" or None

    await until(ends)
    entries = (await anna.get(f"/api/tables/{table}/record")).json()["entries"]
    return [
        (entry["n"], entry["kind"], entry.get("seat"), entry.get("id"), entry.get("body"))
        for entry in entries[1:]
    ]


@pytest.mark.deep  # half a minute; a kill, a closed house and days have tests of their own
async def test_a_table_over_three_days_whose_house_is_killed_ends_as_one_without(
    tmp_path: pathlib.Path, visitor: Visit
) -> None:
    for name in ("calm", "troubled"):
        (tmp_path / name).mkdir()
    calm, troubled = HouseOfDays(tmp_path / "calm"), HouseOfDays(tmp_path / "troubled")
    try:
        expected = await three_days(calm, visitor, killed=False)
        found = await three_days(troubled, visitor, killed=True)
    finally:
        calm.leave()
        troubled.leave()

    assert len(expected) == 28
    assert expected[-1][1:3] == ("seat", 1)
    assert found == expected


async def the_next_question(chair: Chair, asked: dict[str, Any]) -> dict[str, Any]:
    while True:
        update = await chair.hears("update")
        if update["over"] or (update["options"] and update["view"]["at"] != asked["view"]["at"]):
            return update


async def test_a_person_page_and_the_lobby_say_how_long_they_usually_think(
    calm: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(calm).is_called("Anna")
    ben = await visitor(calm).is_called("Ben")
    table = await table_of(anna, ben, clock=DAYS, goal=6)
    async with anna.sits_at(table) as mine, ben.sits_at(table) as other:
        asked, waits = await mine.hears("update"), await other.hears("update")
        while not asked["over"]:
            calm.passes(7_200)
            await mine.act(asked, 2)
            await mine.hears("accepted")
            calm.passes(3_600)
            await other.act(waits, 2)
            asked = await the_next_question(mine, asked)
            waits = await the_next_question(other, waits)
    person = (await anna.get(f"/api/tables/{table}")).json()["seats"][0]["person"]
    thinking = (await ben.get(f"/api/people/{person}")).json()["thinking"]

    assert thinking["live"] is None
    assert 7_200_000 <= thinking["days"] < 7_300_000
    assert await told_in_the_lobby(anna, clock=DAYS) == [thinking["days"], None]
    assert await told_in_the_lobby(anna, clock=None) == [None, None]


async def told_in_the_lobby(owner: Person, clock: Any) -> list[int | None]:
    """How long the people of a new table in the lobby usually think, by seat."""
    body = {
        "game": "quiet-steps",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "settings": {"clock": clock, "listed": True},
    }
    table = (await owner.post("/api/tables", body)).json()["id"]
    cards = (await owner.get("/api/lobby")).json()["open"]["tables"]
    (card,) = [card for card in cards if card["id"] == table]
    return [seat["usual"] for seat in card["seats"]]


async def dues(person: Person, table: str) -> list[int | None]:
    clocks = (await person.get(f"/api/tables/{table}")).json()["clocks"]
    return [clock["due"] for clock in clocks]


def is_about(moment: int | None, expected: datetime.datetime) -> bool:
    """Within a minute, which outages of a busy machine may take."""
    return moment is not None and 0 <= moment - expected.timestamp() * 1000 < 60_000


async def test_the_time_over_days_runs_in_the_hours_of_a_person_and_follows_them(
    tmp_path: pathlib.Path, visitor: Visit
) -> None:
    house = HouseOfDays(tmp_path)  # it is noon in UTC
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    await anna.put("/api/me/hours", {"zone": "Europe/Madrid", "begins": 8 * 60, "ends": 20 * 60})
    table = await table_of(anna, ben, clock={"type": "days", "hours": 8})
    at = datetime.datetime.fromtimestamp(house.now() / 1000, datetime.UTC)
    noon = at.replace(hour=12, minute=0, second=0, microsecond=0)
    spent = at - noon

    first, second = await dues(anna, table)
    assert is_about(first, noon + datetime.timedelta(hours=20) + spent)  # an hour of tomorrow
    assert is_about(second, noon + datetime.timedelta(hours=8) + spent)  # in the usual hours

    await ben.put("/api/me/hours", {"zone": "Asia/Seoul", "begins": 8 * 60, "ends": 22 * 60})

    async def followed() -> bool | None:
        _, now = await dues(anna, table)
        return is_about(now, noon + datetime.timedelta(hours=18) + spent) or None

    await until(followed)
    await ben.post("/api/me/holiday", {"days": 2})

    async def later() -> bool | None:
        _, now = await dues(anna, table)
        return (now is not None and now > house.now() + 40 * HOUR) or None

    await until(later)
    info = (await anna.get(f"/api/tables/{table}")).json()
    assert info["seats"][1]["holiday"] is not None
    house.leave()


async def test_a_table_over_days_is_not_closed_as_silent_while_somebody_has_time(
    tmp_path: pathlib.Path, visitor: Visit
) -> None:
    house = HouseOfDays(tmp_path, SILENT_TABLE_TIME="3600")
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await table_of(anna, ben, clock={"type": "days", "hours": 8})
    other = await table_of(anna, ben, clock=None)
    house.passes(2 * 3_600)

    async def closed() -> Any:
        info = (await anna.get(f"/api/tables/{other}")).json()
        return info["closed"]

    assert await until(closed) == "silent"
    assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "running"
    house.leave()
