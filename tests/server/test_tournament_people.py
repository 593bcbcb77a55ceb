"""Who is in a tournament: people whom the owner takes out, who are joined, or deleted; limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, until
from tests.server.pairs import pair
from tests.server.push_service import push_service
from tests.server.test_tournaments import (
    NEW,
    _in_round,
    _is_running,
    _runs,
    does,
    id_of,
    is_lasting,
    makes,
    makes_another,
    people,
    plays,
    refused,
    sees,
)

from ludoteca.server.notifications.outbox import Facts, Row
from ludoteca.server.notifications.telling import COVERED
from ludoteca.server.notifications.words import Words

Visit = Callable[[House], Person]
Page = dict[str, Any]


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("days"), PUSH_TO_LOOPBACK="true")
    yield house
    house.leave()


def names(page: Page) -> list[tuple[str, bool]]:
    return [(line["name"], line["out"]) for line in page["standings"]]


async def shown(person: Person, id: str, fact: Callable[[Page], Any]) -> Page:
    """The page, once ``fact`` is true: those who look share one for half a second."""

    async def look() -> Page | None:
        page = await sees(person, id)
        return page if fact(page) else None

    return await until(look)


def takes_out(owner: Person, id: str, number: int) -> Any:
    return does(owner, id, f"people/{number}", method="DELETE")


async def entered(owner: Person, *others: Person, **wishes: Any) -> str:
    id = await makes(owner, **wishes)
    for one in (owner, *others):
        await does(one, id)
    return id


async def first_table(person: Person, id: str) -> str:
    page = await until(lambda: _is_running(person, id, start=True))
    table: str = page["rounds_played"][0]["tables"][0]["id"]
    await until(lambda: _runs(person, table))
    return table


# ---- taken out -------------------------------------------------------------------------------


async def test_the_owner_takes_somebody_out_before_the_start_for_good(
    house: House, visitor: Visit
) -> None:
    anna, ben, cleo = await people(house, visitor, "Anna", "Ben", "Clara")
    id = await entered(anna, ben, cleo)

    page = await takes_out(anna, id, 2)
    assert names(page) == [("Anna", False), ("Clara", False)]

    theirs = await sees(ben, id)
    assert (theirs["removed"], theirs["out"], theirs["may_enter"]) == (True, True, False)
    await does(ben, id, method="DELETE")  # to withdraw does not make it undone
    assert await refused(ben, id) == "error-tournament-removed"
    await first_table(anna, id)
    seats = (await sees(anna, id))["rounds_played"][0]["tables"][0]["seats"]
    assert sorted(seat["number"] for seat in seats) == [1, 3]


async def test_only_the_owner_takes_out_and_only_people_who_are_in(
    house: House, visitor: Visit
) -> None:
    anna, ben = await people(house, visitor, "Alma", "Bodo")
    id = await entered(anna, ben)

    assert await refused(ben, id, "people/1", "DELETE") == "error-not-owner"
    assert await refused(anna, id, "people/3", "DELETE") == "error-no-such-person"
    await anna.post(f"/api/tournaments/{id}", method="DELETE")
    assert await refused(anna, id, "people/2", "DELETE") == "error-tournament-over"


async def test_who_is_taken_out_in_a_round_plays_their_table_and_no_further_round(
    house: House, visitor: Visit
) -> None:
    anna, ben, cleo = await people(house, visitor, "Ada", "Bert", "Cora")
    id = await entered(anna, ben, rounds=2, late=2)
    table = await first_table(anna, id)
    await does(cleo, id)

    await takes_out(anna, id, 2)
    assert (await sees(ben, id))["table"] == table
    await asyncio.gather(plays(anna, table), plays(ben, table))
    await until(lambda: _in_round(anna, id, 2))

    page = await sees(anna, id)
    seats = page["rounds_played"][1]["tables"][0]["seats"]
    assert sorted(seat["number"] for seat in seats) == [1, 3]
    assert ("Bert", True) in names(page)  # what was played stays
    assert await refused(ben, id) == "error-tournament-removed"


# ---- joined and deleted ----------------------------------------------------------------------


async def joined(new: Person, old: Person) -> None:
    """``new`` signs in as ``old``, and is them from now on."""
    await pair(old, new)


async def test_an_entry_goes_with_its_person_who_plays_on(house: House, visitor: Visit) -> None:
    anna, ben, phone = await people(house, visitor, "Arne", "Beate", "Phone")
    id = await entered(anna, phone)
    table = await first_table(anna, id)

    await joined(phone, ben)

    page = await shown(ben, id, lambda page: page["you"])
    assert (page["you"], page["table"], page["out"]) == (2, table, False)
    await asyncio.gather(plays(anna, table), plays(ben, table))
    await until(lambda: _in_round(anna, id, 2))
    assert (await sees(ben, id))["table"]


async def test_who_was_in_twice_stays_in_once(house: House, visitor: Visit) -> None:
    anna, ben, phone = await people(house, visitor, "Aron", "Birte", "Phone")
    id = await entered(anna, ben, phone)

    await joined(phone, ben)

    page = await shown(ben, id, lambda page: page["standings"][2]["out"])
    assert (page["you"], page["out"]) == (2, False)
    assert [(line["number"], line["out"]) for line in page["standings"]] == [
        (1, False),
        (2, False),
        (3, True),
    ]
    await first_table(anna, id)
    seats = (await sees(anna, id))["rounds_played"][0]["tables"][0]["seats"]
    assert sorted(seat["number"] for seat in seats) == [1, 2]


async def test_an_owner_can_sign_in_again_so_their_tournament_stays_theirs(
    house: House, visitor: Visit
) -> None:
    ben, phone = await people(house, visitor, "Björn", "Phone")
    id = await makes(phone)
    assert not (await sees(ben, id))["owner"]

    await joined(phone, ben)

    assert (await sees(phone, id))["owner"] is False
    assert (await ben.get("/api/tournaments")).json()["mine"] == []


async def test_who_is_deleted_plays_no_further_round_and_is_nobody_in_the_standings(
    house: House, visitor: Visit
) -> None:
    anna, ben, cleo = await people(house, visitor, "Asta", "Boris", "Clea")
    id = await entered(anna, ben, cleo, seats=3)
    table = await first_table(anna, id)

    assert (await ben.post("/api/me", method="DELETE")).status_code == 200

    page = await shown(anna, id, lambda page: page["standings"][1]["out"])
    assert [(line["number"], line["person"], line["out"]) for line in page["standings"]][1] == (
        2,
        None,
        True,
    )
    await asyncio.gather(plays(anna, table), plays(cleo, table))
    await until(lambda: _in_round(anna, id, 2))
    seats = (await sees(anna, id))["rounds_played"][1]["tables"][0]["seats"]
    assert sorted(seat["number"] or 0 for seat in seats) == [0, 1, 3]
    assert "Boris" not in str(await sees(anna, id))


async def test_without_its_owner_an_open_tournament_is_cancelled_and_a_running_one_goes_on(
    house: House, visitor: Visit
) -> None:
    anna, ben, cleo = await people(house, visitor, "Anke", "Benno", "Carlo")
    runs = await entered(anna, ben, cleo)
    waits = await makes_another(anna)
    await does(ben, waits)
    await first_table(anna, runs)

    assert (await anna.post("/api/me", method="DELETE")).status_code == 200

    await shown(ben, waits, lambda page: page["state"] == "cancelled")
    page = await shown(ben, runs, lambda page: page["name"] == "")
    assert (page["state"], page["name"], page["owner"]) == ("running", "", False)


# ---- limits ----------------------------------------------------------------------------------


async def test_who_makes_one_tournament_after_the_other_has_to_wait(
    strict: Callable[[], Person],
) -> None:
    anna = await strict().is_called("Anna")
    is_lasting(anna.house, await id_of(anna))

    async def make() -> Any:
        answer = await anna.post("/api/tournaments", NEW)
        if answer.status_code == 201:
            await anna.post(f"/api/tournaments/{answer.json()['id']}", method="DELETE")
        return answer

    answers = [await make() for _ in range(4)]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["code"] == "error-too-many"


async def test_who_enters_and_withdraws_all_the_time_has_to_wait(
    strict: Callable[[], Person],
) -> None:
    anna = await strict().is_called("Anna")
    id = await makes(anna)

    async def enter() -> int:
        answer = await anna.post(f"/api/tournaments/{id}/entry")
        await anna.post(f"/api/tournaments/{id}/entry", method="DELETE")
        return answer.status_code

    codes = [await enter() for _ in range(14)]

    assert codes[:12] == [200] * 12
    assert codes[-1] == 429


# ---- told ------------------------------------------------------------------------------------


async def test_who_is_away_is_told_by_push_of_each_round_and_led_to_their_table(
    days: HouseOfDays, visitor: Visit
) -> None:
    async with push_service() as service:
        phone, other = service.browser("phone"), service.browser("other")
        anna, ben = await people(days, visitor, "Anna", "Ben")
        await phone.subscribe(ben)
        await other.subscribe(anna)
        id = await entered(anna, ben, name="Friday")
        table = await first_table(anna, id)
        async with anna.sits_at(table):
            days.passes(10)

            told = (await phone.gets())[0]

        assert told["url"] == f"/t/{table}"
        assert other.got == []  # looks at the table


def test_a_round_is_told_in_the_words_of_its_tournament_and_covered_by_ones_turn() -> None:
    words = Words({}, None)
    facts = Facts(game="toy", name="Friday", path="/t/x")
    row = Row("round", "x", 1, 0, 0, facts, None, None, None)

    notice = words.notice([row], "en", "t-x", 0)

    assert (notice.title, notice.url) == ("Friday: your round begins", "/t/x")
    assert "turn" in COVERED["round"]
