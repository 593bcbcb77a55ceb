"""People go, stay away, come back: bots play for them meanwhile, and everybody sees it.

Minutes pass by the clock of the server, which is set. What must not happen has had its time when
the same has happened at another table, whose turn came later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from tests.server.days import HouseOfDays
from tests.server.dice import record_of
from tests.server.house import Chair, Person

from ludoteca.server.edge.limits.limits import RETURNS

Visit = Callable[[HouseOfDays], Person]

ABSENCE = 60
"""Seconds that a table waits for somebody."""


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    """One in which tables are kept for ten minutes when all have left, for three hours when
    nothing happens."""
    folder = tmp_path_factory.mktemp("house")
    house = HouseOfDays(folder, LEFT_TABLE_TIME="600", SILENT_TABLE_TIME="10800")
    yield house
    house.leave()


@pytest.fixture
def house(days: HouseOfDays) -> HouseOfDays:
    if days.process.poll() is not None:  # a test has failed that had killed it
        days.open()
    return days


async def table_of_two(
    anna: Person, ben: Person, absence: int | None = ABSENCE, **options: Any
) -> str:
    """A running table of Anna and Ben."""
    body = {
        "game": "quiet-steps",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"goal": 100, **options},
        "settings": {"absence": absence, "stand_in": "random"},
    }
    table: str = (await anna.post("/api/tables", body)).json()["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    return table


async def seat_of(person: Person, table: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table}")).json()["seats"][seat]
    return found


async def table_later(house: HouseOfDays, person: Person, table: str) -> dict[str, Any]:
    """The table, once it is closed, minutes later."""
    async with asyncio.timeout(20):
        while True:
            house.passes(60)
            found: dict[str, Any] = (await person.get(f"/api/tables/{table}")).json()
            if found["status"] == "closed":
                return found
            await asyncio.sleep(0.02)


async def change(house: HouseOfDays, chair: Chair) -> dict[str, Any]:
    """The update in which somebody goes or comes back, however long that takes."""
    house.passes(ABSENCE + 1)
    while (update := await chair.hears("update"))["moment"]["change"] is None:
        pass
    return update


async def all_is_done_that_is_due_in(house: HouseOfDays, visit: Visit, seconds: int) -> None:
    """So much later; what is due last is that somebody at another table is replaced."""
    carl, dora = await visit(house).is_called("Carl"), await visit(house).is_called("Dora")
    table = await table_of_two(carl, dora, absence=seconds - 1)
    async with carl.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        await chair.hears("accepted")
        house.passes(seconds)
        while (await chair.hears("update"))["moment"]["change"] is None:
            pass


@pytest.fixture
async def anna(house: HouseOfDays, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: HouseOfDays, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


STANDS_IN = {"type": "stand_in", "level": "random", "why": "gone"}


async def test_a_bot_plays_for_somebody_who_is_gone_until_they_return(
    house: HouseOfDays, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        await chair.act(update)
        await chair.hears("accepted")
        update = await change(house, chair)
        assert update["moment"]["change"] == STANDS_IN
        assert update["moment"]["seat"] == 1
        assert (await seat_of(anna, table, 1))["stand_in"] == STANDS_IN
        await chair.hears("update", to_act=[0, 1])  # the bot has chosen, the round is over

        async with ben.sits_at(table) as back:
            await back.hears("update")
            while (update := await chair.hears("update"))["moment"]["change"] is None:
                pass

    assert update["moment"]["change"] == {"type": "return"}
    assert (await seat_of(anna, table, 1))["stand_in"] is None


async def test_nobody_is_replaced_while_nobody_waits_for_them(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)
    async with ben.sits_at(table) as there:
        await there.act(await there.hears("update"))
        await there.hears("accepted")

    async with anna.sits_at(table) as chair:
        await chair.hears("update")
        await all_is_done_that_is_due_in(house, visitor, 3 * ABSENCE)

        assert (await seat_of(anna, table, 1))["stand_in"] is None


async def test_where_people_may_take_their_time_no_bot_plays(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben, absence=None)

    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        await chair.hears("accepted")
        await all_is_done_that_is_due_in(house, visitor, 60 * ABSENCE)

    assert (await seat_of(anna, table, 1))["stand_in"] is None


async def test_who_leaves_is_replaced_at_once_and_decides_when_to_come_back(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    house = slow_bots  # the bot has no time to choose
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await table_of_two(anna, ben, absence=None)

    async with ben.sits_at(table) as chair:
        update = await chair.hears("update")
        left = await ben.post(f"/api/tables/{table}/leave")
        await chair.act(update, id="late")
        refused = await chair.hears("rejected", "accepted")
    async with ben.sits_at(table) as chair:
        update = await chair.hears("update")
        watching = await seat_of(ben, table, 1)
        back = await ben.post(f"/api/tables/{table}/take-back")
        await chair.act(update)
        played = await chair.hears("rejected", "accepted")

    assert left.json()["seats"][1]["stand_in"]["why"] == "left"
    assert refused["code"] == "error-bot-plays"
    assert watching["stand_in"]["why"] == "left"
    assert back.json()["seats"][1]["stand_in"] is None
    assert played["type"] == "accepted"


async def test_who_has_left_and_comes_to_look_does_not_play_again(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    house = slow_bots
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await table_of_two(anna, ben)
    await ben.post(f"/api/tables/{table}/leave")

    async with ben.sits_at(table) as chair:
        await chair.hears("update")
        # The table does one thing after the other: his coming first, then this.
        answer = await anna.post(f"/api/tables/{table}/end", {"ends": False})

    assert answer.json()["seats"][1]["stand_in"]["why"] == "left"


async def test_watchers_cannot_leave_or_take_seats_back(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)
    carl = await visitor(house).is_called("Carl")

    for path in ("leave", "take-back"):
        answer = await carl.post(f"/api/tables/{table}/{path}")
        assert answer.json()["code"] == "error-not-seated"


async def test_after_a_restart_nobody_is_gone_until_the_time_has_passed_anew(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        await chair.hears("accepted")
        house.passes(ABSENCE * 0.7)
        house.kill()
    house.passes(ABSENCE * 0.7)  # more than a minute since Ben was asked
    house.open()

    async with anna.sits_at(table) as chair:
        await chair.hears("update")
        await all_is_done_that_is_due_in(house, visitor, ABSENCE // 2)
        early = await seat_of(anna, table, 1)
        update = await change(house, chair)

    assert early["stand_in"] is None
    assert update["moment"]["seat"] == 1


async def test_who_was_here_when_the_server_was_killed_and_stays_away_is_gone(
    house: HouseOfDays, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)
    async with ben.sits_at(table) as chair:
        await chair.hears("update")
        house.kill()
    house.open()

    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        await chair.hears("accepted")
        update = await change(house, chair)

    assert update["moment"]["seat"] == 1


async def test_when_everybody_has_left_bots_stop_and_the_table_is_closed(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    house = slow_bots
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await table_of_two(anna, ben)

    await anna.post(f"/api/tables/{table}/leave")
    await ben.post(f"/api/tables/{table}/leave")
    other = await anna.makes_table("random", goal=500)
    await anna.starts(other)
    async with anna.sits_at(other) as chair:  # where bots move at the same times
        house.passes(31)
        await chair.hears("update", n=1)
        before = (await anna.get(f"/api/tables/{table}/history")).json()["moments"][-1]["n"]
        house.passes(300)
        await chair.hears("update", n=2)
    after = (await anna.get(f"/api/tables/{table}/history")).json()["moments"][-1]["n"]
    closed = await table_later(house, anna, table)

    assert before == after
    assert closed["closed"] == "deserted"
    assert closed["secret"] is not None


async def test_who_comes_back_to_a_table_that_all_have_left_finds_it_going_on(
    house: HouseOfDays, visitor: Visit, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)
    await anna.post(f"/api/tables/{table}/leave")
    await ben.post(f"/api/tables/{table}/leave")
    house.passes(300)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        later = await chair.hears("update")
        while later["n"] < update["n"] + 4:  # bots play for who watches
            later = await chair.hears("update")
        await anna.post(f"/api/tables/{table}/take-back")
        await all_is_done_that_is_due_in(house, visitor, 900)
        assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "running"


async def test_bots_alone_play_while_somebody_watches(house: HouseOfDays, anna: Person) -> None:
    table = await anna.makes_table("random", "random", goal=500)
    async with anna.sits_at(table) as chair:
        await anna.starts(table)
        while (await chair.hears("update"))["n"] < 4:
            pass

    assert (await table_later(house, anna, table))["closed"] == "deserted"


async def test_a_table_at_which_nothing_happens_for_long_is_closed(
    house: HouseOfDays, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben, absence=None)

    async with anna.sits_at(table) as chair:
        await chair.hears("update")
        house.passes(10_801)
        update = await chair.hears("update", over=True)

    assert update["moment"]["closed"] == "silent"
    assert update["options"] == []
    assert update["to_act"] == []
    assert len(update["result"]["ranks"]) == 2  # as it stood, whatever the first draw gave


# ---- ending together -------------------------------------------------------------------------


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_people_agree_to_end_their_table(anna: Person, ben: Person) -> None:
    table = await table_of_two(anna, ben)

    async with ben.sits_at(table) as chair:
        update = await chair.hears("update")
        first = await anna.post(f"/api/tables/{table}/end", {"ends": True})
        last = await ben.post(f"/api/tables/{table}/end", {"ends": True})
        end = await chair.hears("update", over=True)
        await chair.act(update)
        refused = await chair.hears("rejected")

    assert first.json()["status"] == "running"
    assert [seat["ends"] for seat in first.json()["seats"]] == [True, False]
    assert (last.json()["status"], last.json()["closed"]) == ("closed", "agreed")
    assert end["moment"]["closed"] == "agreed"
    for person in (anna, ben):  # nobody has won it, nor played it
        assert (await person.get("/api/me/profile")).json()["profile"]["games"] == []
    assert refused["code"] == "error-table-closed"
    assert problem(await anna.post(f"/api/tables/{table}/end", {"ends": True})) == (
        409,
        "error-table-closed",
    )


async def test_who_wants_to_play_on_takes_the_others_wish_back(anna: Person, ben: Person) -> None:
    table = await table_of_two(anna, ben)
    await anna.post(f"/api/tables/{table}/end", {"ends": True})

    answer = await ben.post(f"/api/tables/{table}/end", {"ends": False})

    assert [seat["ends"] for seat in answer.json()["seats"]] == [False, False]
    assert answer.json()["status"] == "running"


async def test_the_only_person_ends_a_table_alone(anna: Person, ben: Person) -> None:
    table = await table_of_two(anna, ben)
    await ben.post(f"/api/tables/{table}/leave")

    gone = await ben.post(f"/api/tables/{table}/end", {"ends": True})
    answer = await anna.post(f"/api/tables/{table}/end", {"ends": True})

    assert problem(gone) == (409, "error-bot-plays")
    assert (answer.json()["status"], answer.json()["closed"]) == ("closed", "ended")


async def test_wishes_to_end_outlive_the_server(
    house: HouseOfDays, anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)
    await anna.post(f"/api/tables/{table}/end", {"ends": True})

    house.kill()
    house.open()

    answer = await ben.post(f"/api/tables/{table}/end", {"ends": True})
    assert answer.json()["closed"] == "agreed"


async def test_the_record_of_a_table_with_stand_ins_that_was_closed_holds(
    anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        await ben.post(f"/api/tables/{table}/leave")
        await chair.hears("update", to_act=[0, 1])
        await ben.post(f"/api/tables/{table}/take-back")
        await anna.post(f"/api/tables/{table}/end", {"ends": True})
        await ben.post(f"/api/tables/{table}/end", {"ends": True})

    record = await record_of(anna, table)
    kinds = [entry.kind for entry in record.entries]
    assert kinds.count("seat") == 2
    assert kinds[-1] == "close"
    replay = (await anna.get(f"/api/tables/{table}/replay")).json()["frames"]
    assert [frame["moment"]["closed"] for frame in replay][-1] == "agreed"
    assert [frame["moment"]["change"] for frame in replay if frame["moment"]["change"]] == [
        {"type": "stand_in", "level": "random", "why": "left"},
        {"type": "return"},
    ]
    assert record.result.ranks


async def test_whoever_leaves_and_comes_back_all_the_time_has_to_wait(
    anna: Person, ben: Person
) -> None:
    table = await table_of_two(anna, ben)

    answers = []
    for _ in range(int(RETURNS.at_once) + 1):
        left = await anna.post(f"/api/tables/{table}/leave")
        assert left.status_code == 200
        answers.append(await anna.post(f"/api/tables/{table}/take-back"))

    assert [answer.status_code for answer in answers] == [200] * int(RETURNS.at_once) + [429]
    assert answers[-1].json()["facts"]["seconds"] >= 1
