"""People's pages: who somebody is to others, and how their games went."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from tests.server.house import House, Person

from ludoteca.core.game import Text
from ludoteca.core.standing import Standing
from ludoteca.server.people.outcome import outcomes
from ludoteca.server.tables.store import SeatRow

Visitors = Callable[..., Person]

ANNA, BEN = SeatRow("person", "a", "Anna"), SeatRow("person", "b", "Ben")
BOT = SeatRow("bot", None, "Bibo", "easy")


async def plays_a_table(person: Person, *seats: str) -> str:
    """A whole table, taking the first option each time."""
    table = await person.makes_table(*seats)
    await person.starts(table)
    async with person.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
    return table


async def own_page(person: Person) -> dict[str, Any]:
    answer = await person.get("/api/me/profile")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_table_that_is_over_counts_at_once_for_who_played_it(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")

    table = await plays_a_table(anna, "me", "random")

    page = await own_page(anna)
    (record,) = page["profile"]["games"]
    assert (record["game"], record["played"]) == ("quiet-steps", 1)
    assert [(one["level"], one["played"]) for one in record["bots"]] == [("random", 1)]
    (recent,) = page["recent"]
    assert recent["table"] == table
    assert recent["seats"] == 2
    assert record["average"] == record["best"] == recent["score"]
    assert record["won"] == recent["won"] == (recent["rank"] == 1)


async def test_others_see_the_name_and_the_figures_and_no_more(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await plays_a_table(anna, "me", "random")
    me = (await anna.get("/api/me")).json()["guest"]

    answer = await visitor(house).get(f"/api/people/{me['person']}")

    assert set(answer.json()) == {"person", "name", "since", "games"}
    assert answer.json()["name"] == "Anna"
    assert answer.json()["since"] % 86_400_000 == 0
    assert me["id"] not in answer.text
    assert table not in answer.text


async def test_a_seat_leads_to_the_page_of_its_person(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open", "random")

    seats = (await visitor(house).get(f"/api/tables/{table}")).json()["seats"]

    person = (await anna.get("/api/me")).json()["guest"]["person"]
    assert [seat["person"] for seat in seats] == [person, None, None]


@pytest.mark.parametrize("person", ["AAAAAAAAAAAAAAAA", "nobody", "x" * 17, "%00"])
async def test_there_is_no_page_of_nobody(house: House, visitor: Visitors, person: str) -> None:
    answer = await visitor(house).get(f"/api/people/{person}")

    assert answer.status_code in (400, 404)


async def test_a_table_that_runs_or_was_given_up_counts_for_nobody(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "me")
    await anna.starts(table)

    assert (await own_page(anna))["profile"]["games"] == []


async def test_tables_from_before_outcomes_were_kept_are_filled_in(
    new_house: Callable[..., House], visitor: Visitors
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    await plays_a_table(anna, "me", "random")
    before = await own_page(anna)
    house.close()
    with closing(sqlite3.connect(house.data / "ludoteca.sqlite3")) as database:
        database.execute("DELETE FROM outcomes")
        database.commit()

    house.open()

    for _ in range(200):
        if await own_page(anna) == before:
            return
        await asyncio.sleep(0.05)
    pytest.fail("the outcome of the old table did not come back")


async def test_outcomes_survive_a_crash_with_the_entry_that_ends_the_table(
    new_house: Callable[..., House], visitor: Visitors
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    await plays_a_table(anna, "me", "random")
    house.kill()
    with closing(sqlite3.connect(house.data / "ludoteca.sqlite3")) as database:
        count = database.execute("SELECT count(*) FROM outcomes").fetchone()
    house.open()

    assert count == (2,)
    assert (await own_page(anna))["profile"]["games"][0]["played"] == 1


def ended(*ranks: int, team: Any = None) -> Standing:
    return Standing(
        scores=tuple(10 - rank for rank in ranks), ranks=ranks, reason=Text("x"), team=team
    )


def test_a_shared_first_place_is_a_win_for_both() -> None:
    found = outcomes("g", [ANNA, BEN, BOT], ended(1, 1, 3))

    assert [one.won for one in found] == [True, True, False]
    assert [one.counted for one in found] == [True, True, False]


def test_whoever_plays_against_themselves_has_no_figures_of_it() -> None:
    found = outcomes("g", [ANNA, ANNA, BEN], ended(1, 2, 3))

    assert [one.counted for one in found] == [False, False, True]


def test_a_team_that_wins_counts_once_for_who_plays_several_of_it() -> None:
    found = outcomes("g", [ANNA, ANNA], ended(1, 1, team="won"))

    assert [(one.counted, one.won) for one in found] == [(True, True), (False, True)]


def test_nobody_wins_alone_against_nobody() -> None:
    assert not outcomes("g", [ANNA], ended(1))[0].won
    assert outcomes("g", [ANNA], ended(1, team="won"))[0].won
