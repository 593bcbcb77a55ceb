"""Tournaments over HTTP: made, entered, played in rounds on the same dice, and ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, until

Visit = Callable[[House], Person]
Page = dict[str, Any]

CLOCK = {"type": "live", "bank": 600, "increment": 0}
NEW = {
    "game": "same-steps",
    "name": "Friday evening",
    "seats": 2,
    "rounds": 2,
    "rest": 0,
    "options": {"goal": 3},
    "clock": CLOCK,
}


def is_lasting(house: House, person: str) -> None:
    """Give a guest a recovery code, so that they have a lasting identity."""
    sql(
        house.file,
        "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)",
        f"code of {person}",
        person,
    )


async def people(house: House, visitor: Visit, *names: str) -> list[Person]:
    return [await visitor(house).is_called(name) for name in names]


async def id_of(person: Person) -> str:
    found: str = (await person.get("/api/me")).json()["guest"]["id"]
    return found


async def makes(person: Person, **wishes: Any) -> str:
    is_lasting(person.house, await id_of(person))
    answer = await person.post("/api/tournaments", NEW | wishes)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


async def does(person: Person, id: str, what: str = "entry", method: str = "POST") -> Page:
    answer = await person.post(f"/api/tournaments/{id}/{what}", method=method)
    assert answer.status_code == 200, answer.text
    page: Page = answer.json()
    return page


async def refused(person: Person, id: str, what: str = "entry", method: str = "POST") -> str:
    answer = await person.post(f"/api/tournaments/{id}/{what}", method=method)
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["code"]
    return code


async def sees(person: Person, id: str) -> Page:
    answer = await person.get(f"/api/tournaments/{id}")
    assert answer.status_code == 200, answer.text
    page: Page = answer.json()
    return page


async def plays(person: Person, table: str, choice: int = 0) -> None:
    """Play a table to its end with the same choice each time."""
    async with person.sits_at(table) as chair:
        update = await chair.hears("update")
        asked = -1
        while not update["over"]:
            if update["options"] and update["asked"] > asked:
                asked = update["n"]
                await chair.act(update, choice)
            update = await chair.hears("update")


async def plays_all(person: Person, id: str, choice: int = 0) -> Page:
    """Play each round's table, until the tournament is over."""
    played = set[str]()

    async def next_table() -> Page | None:
        page = await sees(person, id)
        return page if page["table"] not in (None, *played) or page["ended_at"] else None

    while not (page := await until(next_table))["ended_at"]:
        async with asyncio.timeout(30):
            await until(lambda table=page["table"]: _runs(person, table))
        played.add(page["table"])
        await plays(person, page["table"], choice)
    return page


async def _runs(person: Person, table: str) -> bool:
    return bool((await person.get(f"/api/tables/{table}")).json()["status"] == "running")


async def test_a_tournament_is_made_entered_started_played_in_rounds_and_ends(
    house: House, visitor: Visit
) -> None:
    four = await people(house, visitor, "Anna", "Bruno", "Carla", "Dario")
    id = await makes(four[0])
    for one in four:
        page = await does(one, id)
    assert (page["state"], len(page["standings"]), page["seed"]) == ("open", 4, None)

    await does(four[0], id, "start")
    pages = await asyncio.gather(*(plays_all(one, id, nth % 3) for nth, one in enumerate(four)))

    page = pages[0]
    assert (page["state"], page["round"], page["same_dice"]) == ("over", 2, True)
    assert [one["challenge"] is not None for one in page["rounds_played"]] == [True, True]
    for played in page["rounds_played"]:
        assert sorted(seat["number"] for one in played["tables"] for seat in one["seats"]) == [
            1, 2, 3, 4,
        ]  # fmt: skip
        assert all(seat["text"] for one in played["tables"] for seat in one["seats"])
    points = [line["points"] for line in page["standings"]]
    assert points == sorted(points, reverse=True)
    assert [sum(line["rounds"]) for line in page["standings"]] == points
    assert page["seed"] is not None


async def test_all_tables_of_a_round_have_the_same_dice_which_are_told_when_it_ends(
    house: House, visitor: Visit
) -> None:
    four = await people(house, visitor, "Elif", "Fritz", "Gloria", "Hanno")
    id = await makes(four[0], rounds=1)
    for one in four:
        await does(one, id)
    page = await until(lambda: _is_running(four[0], id, start=True))
    tables = [table["id"] for table in page["rounds_played"][0]["tables"]]
    playing = [(one, (await sees(one, id))["table"]) for one in four]
    first = [one for one, table in playing if table == tables[0]]
    others = [one for one, table in playing if table == tables[1]]

    await until(lambda: _runs(first[0], tables[0]))
    await asyncio.gather(*(plays(one, tables[0]) for one in first))

    spying = await others[0].get(f"/api/tables/{tables[0]}/history?from=0&to=9")
    assert spying.json()["code"] == "error-challenge-open"
    assert (await first[0].get(f"/api/tables/{tables[0]}/record")).status_code == 409
    await until(lambda: _has_points(first[0], id))  # the standings are live

    await asyncio.gather(*(plays(one, tables[1]) for one in others))
    await until(lambda: _is_over(first[0], id))
    draws = []
    for table in tables:
        await until(lambda table=table: _has_record(first[0], table))
        record = (await first[0].get(f"/api/tables/{table}/record")).json()
        draws.append([draw for entry in record["entries"] for draw in entry.get("tape", ())])
    shorter = min(map(len, draws))
    assert draws[0][:shorter] == draws[1][:shorter]


async def _has_points(person: Person, id: str) -> bool:
    """Whether the first round already counts for ``person``."""
    (line,) = [one for one in (await sees(person, id))["standings"] if one["you"]]
    return bool(line["rounds"] != [None])


async def _is_running(person: Person, id: str, *, start: bool = False) -> Page | None:
    if start:
        await does(person, id, "start")
    page = await sees(person, id)
    return page if page["state"] == "running" else None


async def _is_over(person: Person, id: str) -> bool:
    return bool((await sees(person, id))["state"] == "over")


async def _has_record(person: Person, table: str) -> bool:
    return (await person.get(f"/api/tables/{table}/record")).status_code == 200


async def test_only_people_with_a_lasting_identity_make_tournaments_and_guests_enter(
    house: House, visitor: Visit
) -> None:
    anna, ben = await people(house, visitor, "Ida", "Jonas")

    answer = await ben.post("/api/tournaments", NEW)
    id = await makes(anna)

    assert (answer.status_code, answer.json()["code"]) == (403, "error-not-lasting")
    assert (await does(ben, id))["you"] == 1
    assert await refused(ben, id, "start") == "error-not-owner"
    assert await refused(anna, id, "start") == "error-tournament-people"


async def test_who_enters_late_begins_with_the_next_round_and_who_withdraws_plays_no_more(
    house: House, visitor: Visit
) -> None:
    anna, ben, cleo, dora = await people(house, visitor, "Karl", "Lena", "Mia", "Nils")
    id = await makes(anna, rounds=3, late=2)
    for one in (anna, ben):
        await does(one, id)
    page = await until(lambda: _is_running(anna, id, start=True))

    page = await does(cleo, id)
    assert (page["you"], page["table"]) == (3, None)
    await until(lambda: _runs(anna, page["rounds_played"][0]["tables"][0]["id"]))
    await does(ben, id, method="DELETE")
    first = page["rounds_played"][0]["tables"][0]["id"]
    await asyncio.gather(plays(anna, first), plays(ben, first))
    await until(lambda: _in_round(anna, id, 2))

    assert await refused(dora, id) == "error-tournament-late"
    page = await sees(anna, id)
    seats = page["rounds_played"][1]["tables"][0]["seats"]
    assert sorted(seat["number"] for seat in seats) == [1, 3]
    assert (await does(ben, id))["out"] is False  # who had withdrawn may come back


async def _in_round(person: Person, id: str, round: int) -> bool:
    return bool((await sees(person, id))["round"] == round)


async def test_with_an_odd_number_at_tables_of_two_somebody_has_a_bye_of_average_plus(
    house: House, visitor: Visit
) -> None:
    three = await people(house, visitor, "Olga", "Piet", "Quinn")
    id = await makes(three[0], rounds=3)
    for one in three:
        await does(one, id)
    await does(three[0], id, "start")

    page = (await asyncio.gather(*(plays_all(one, id) for one in three)))[0]

    assert sorted(one["byes"][0] for one in page["rounds_played"]) == [1, 2, 3]
    for played in page["rounds_played"]:
        line = next(one for one in page["standings"] if one["number"] == played["byes"][0])
        assert line["rounds"][played["round"] - 1] == 60


async def test_who_leaves_is_played_on_by_a_bot_and_has_no_points_of_that_round(
    house: House, visitor: Visit
) -> None:
    anna, ben = await people(house, visitor, "Rosa", "Sven")
    id = await makes(anna, rounds=1)
    for one in (anna, ben):
        await does(one, id)
    page = await until(lambda: _is_running(anna, id, start=True))
    table = page["rounds_played"][0]["tables"][0]["id"]
    await until(lambda: _runs(anna, table))

    await ben.post(f"/api/tables/{table}/leave")
    await plays(anna, table)

    await until(lambda: _is_over(anna, id))
    lines = (await sees(anna, id))["standings"]
    assert [(one["name"], one["points"]) for one in lines] == [("Rosa", 100), ("Sven", 0)]


async def test_who_never_comes_is_played_by_a_bot_and_has_no_points(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    anna, ben = await people(slow_bots, visitor, "Aldo", "Bea")
    id = await makes(anna, rounds=1, options={"goal": 3})
    for one in (anna, ben):
        await does(one, id)
    page = await until(lambda: _is_running(anna, id, start=True))
    table = page["rounds_played"][0]["tables"][0]["id"]
    await until(lambda: _runs(anna, table))

    async def later() -> bool:
        slow_bots.passes(31)
        return await _is_over(anna, id)

    playing = asyncio.create_task(plays(anna, table, 2))
    await until(later)
    await playing

    lines = (await sees(anna, id))["standings"]
    assert [(one["name"], one["points"]) for one in lines] == [("Aldo", 100), ("Bea", 0)]


async def test_titles_without_common_dice_have_swiss_tournaments_and_say_why(
    house: House, visitor: Visit
) -> None:
    anna, ben = await people(house, visitor, "Tina", "Udo")
    id = await makes(anna, game="quiet-steps", rounds=1)
    for one in (anna, ben):
        await does(one, id)
    await does(anna, id, "start")

    page = (await asyncio.gather(plays_all(anna, id, 2), plays_all(ben, id, 0)))[0]

    assert (page["same_dice"], page["apart"]) == (False, "choices")
    assert page["rounds_played"][0]["challenge"] is None
    games = (await anna.get("/api/tournaments")).json()["games"]
    together = [game for game, why in games.items() if why == "together"]
    answer = await anna.post("/api/tournaments", NEW | {"game": together[0]})
    assert answer.json()["code"] == "error-tournament-together"


async def test_a_tournament_starts_by_itself_at_its_time_or_is_cancelled_without_people(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    anna, ben = await people(slow_bots, visitor, "Vera", "Willi")
    soon = slow_bots.now() + 3_600_000
    id = await makes(anna, starts_at=soon)
    lonely = await makes_another(anna, starts_at=soon)
    for one in (anna, ben):
        await does(one, id)

    slow_bots.passes(3_600)

    assert await until(lambda: _is_running(anna, id))
    assert await until(lambda: _is_cancelled(anna, lonely))
    answer = await anna.post("/api/tournaments", NEW | {"starts_at": soon - 100_000})
    assert answer.json()["code"] == "error-tournament-time"


async def makes_another(person: Person, **wishes: Any) -> str:
    answer = await person.post("/api/tournaments", NEW | wishes)
    found: str = answer.json()["id"]
    return found


async def _is_cancelled(person: Person, id: str) -> bool:
    return bool((await sees(person, id))["state"] == "cancelled")


async def test_the_owner_cancels_before_the_start_and_lists_show_what_goes_on(
    house: House, visitor: Visit
) -> None:
    anna, ben = await people(house, visitor, "Xenia", "Yuri")
    id = await makes(anna, listed=True)
    listed = (await ben.get("/api/tournaments")).json()
    assert id in [card["id"] for card in listed["listed"]]
    assert (listed["mine"], listed["may_make"]) == ([], False)

    assert (await anna.post(f"/api/tournaments/{id}", method="DELETE")).status_code == 200

    listed = (await anna.get("/api/tournaments")).json()
    assert id not in [card["id"] for card in listed["listed"]]
    assert [card["state"] for card in listed["mine"]] == ["cancelled"]
    assert await refused(ben, id) == "error-tournament-late"


async def test_one_person_has_three_tournaments_that_go_on_and_names_are_distinct(
    house: House, visitor: Visit
) -> None:
    anna, zoe, other = await people(house, visitor, "Arno", "Zoe", "zoe")
    ids = [await makes(anna)] + [await makes_another(anna) for _ in range(2)]

    answer = await anna.post("/api/tournaments", NEW)

    assert answer.json() == {"code": "error-too-many-tournaments", "facts": {"most": 3}}
    await does(zoe, ids[0])
    assert await refused(other, ids[0]) == "error-name-taken"
