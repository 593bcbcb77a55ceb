"""Ratings at the tables of a server: who is rated, at which tables, by which results."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import TypeAlias

from tests.server.databases import sql
from tests.server.hatchery import run_command
from tests.server.house import House, Person, environment
from tests.server.orders import ordered
from tests.server.rated_tables import own, person, play, rated_table, ratings_of, with_identity
from tests.titles import CHALLENGING

from ludoteca.server.operators.orders import Answer, RemoveTable

Visit: TypeAlias = Callable[..., Person]


async def test_a_rated_table_moves_the_ratings_of_its_people(house: House, visitor: Visit) -> None:
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben)

    await play(table, anna, ben)

    found = await ratings_of(anna, table)
    info = (await anna.get(f"/api/tables/{table}")).json()
    assert info["settings"]["rated"]
    assert [seat["before"] for seat in found["seats"]] == [1500, 1500]
    changes = [seat["after"] - seat["before"] for seat in found["seats"]]
    assert sum(changes) == 0
    (mine,) = await own(anna)
    assert (mine["kind"], mine["played"], mine["provisional"]) == ("rated", 1, True)
    assert mine["curve"] == [mine["rating"]] == [1500 + changes[0]]


async def test_nobody_gets_hints_at_a_rated_table_and_who_gives_up_is_last(
    house: House, visitor: Visit
) -> None:
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben, hints=True, forfeit="bot")

    info = (await anna.get(f"/api/tables/{table}")).json()
    await ben.post(f"/api/tables/{table}/resign")
    found = await ratings_of(anna, table)

    assert (info["settings"]["hints"], info["settings"]["forfeit"]) == (False, "last")
    # Ben had not moved, but he has said that he gives up.
    assert [seat["after"] > seat["before"] for seat in found["seats"]] == [True, False]


async def test_who_leaves_for_good_is_last_whatever_the_bot_does(
    house: House, visitor: Visit
) -> None:
    people = [await person(house, visitor, name) for name in ("Anna", "Ben", "Carla")]
    table = await rated_table(*people)

    await people[2].post(f"/api/tables/{table}/leave")
    await play(table, *people[:2])

    found = (await ratings_of(people[0], table))["seats"]
    changes = [seat["after"] - seat["before"] for seat in found]
    assert changes[2] == min(changes) < 0


async def test_who_deletes_their_data_in_the_middle_is_last_without_a_name(
    house: House, visitor: Visit
) -> None:
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben)

    assert (await ben.post("/api/me", method="DELETE")).status_code < 300
    await play(table, anna)

    mine, nobody = (await ratings_of(anna, table))["seats"]
    assert mine["after"] > mine["before"]
    assert (nobody["counts"], nobody["after"]) == (False, None)
    assert [one["played"] for one in await own(anna)] == [1]


async def test_guests_are_not_rated_and_do_not_stop_others(house: House, visitor: Visit) -> None:
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    guest = await visitor(house).is_called("Gus")
    table = await rated_table(anna, ben, guest)

    await play(table, anna, ben, guest)

    found = await ratings_of(anna, table)
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert await own(guest) == []


async def test_one_person_among_guests_and_bots_is_not_rated(house: House, visitor: Visit) -> None:
    anna, guest = await person(house, visitor, "Anna"), await visitor(house).is_called("Gus")
    table = await rated_table(anna, guest, bots=1)

    await play(table, anna, guest)

    (seat,) = (await ratings_of(anna, table))["seats"]
    assert not seat["counts"]
    assert await own(anna) == []


async def test_an_identity_that_comes_after_the_start_is_too_late(
    house: House, visitor: Visit
) -> None:
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    late = await visitor(house).is_called("Late")
    table = await rated_table(anna, ben, late)

    await with_identity(house, late)
    await play(table, anna, ben, late)

    assert len((await ratings_of(anna, table))["seats"]) == 2


async def test_a_table_that_does_not_say_so_is_not_rated(house: House, visitor: Visit) -> None:
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben, rated=False)

    await play(table, anna, ben)

    assert (await anna.get(f"/api/tables/{table}/ratings")).json()["seats"] == []


async def test_a_table_that_was_closed_counts_for_nobody(house: House, visitor: Visit) -> None:
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben)

    for who in (anna, ben):
        await who.post(f"/api/tables/{table}/end", {"ends": True})

    assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "closed"
    assert (await anna.get(f"/api/tables/{table}/ratings")).json()["seats"] == []


async def test_a_table_with_bots_moves_the_practice_rating_alone(
    house: House, visitor: Visit
) -> None:
    anna = await person(house, visitor, "Anna")
    table = await rated_table(anna, bots=2)

    await play(table, anna)

    found = await ratings_of(anna, table)
    assert (found["kind"], len(found["seats"])) == ("practice", 1)
    assert [one["kind"] for one in await own(anna)] == ["practice"]


async def test_titles_in_which_all_win_together_are_never_rated(
    house: House, visitor: Visit
) -> None:
    anna = await person(house, visitor, "Anna")
    games = (await anna.get("/api/games")).json()
    together = next(game["id"] for game in games if game["together"])
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": together, "seats": seats, "settings": {"rated": True}}

    refused = await anna.post("/api/tables", body)

    assert (refused.status_code, refused.json()["code"]) == (409, "error-never-rated")


async def test_a_table_on_shared_dice_is_never_rated(house: House, visitor: Visit) -> None:
    anna = await person(house, visitor, "Anna")
    first = await anna.makes_table("me", game=CHALLENGING[0].meta.id)
    await anna.starts(first)
    await play(first, anna)

    again = await anna.post(f"/api/tables/{first}/again")

    settings = again.json()["settings"] | {"rated": True}
    refused = await anna.put(f"/api/tables/{again.json()['id']}/settings", settings)
    assert (again.status_code, refused.json()["code"]) == (201, "error-never-rated")


async def test_results_survive_a_kill_before_the_job_is_done(
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben)
    await anna.post(f"/api/tables/{table}/resign")
    house.kill()

    house.open()

    found = await ratings_of(anna, table)
    assert [seat["after"] < 1500 for seat in found["seats"]] == [True, False]


async def test_a_leaderboard_refuses_what_is_no_game_season_or_position(
    house: House, visitor: Visit
) -> None:
    anna = visitor(house)

    statuses = [
        (await anna.get(f"/api/games/{query}")).status_code
        for query in (
            "nothing/leaderboard",
            "quiet-steps/leaderboard?season=-1",
            "quiet-steps/leaderboard?after=x",
            "quiet-steps/leaderboard?after=1500-1-0-x",
        )
    ]

    assert statuses == [422, 400, 400, 200]


def rebuilt(house: House, *more: str) -> subprocess.CompletedProcess[str]:
    return run_command(environment(house.data, **house._settings), "ratings", "rebuild", *more)


async def test_the_command_compares_and_repairs_while_the_house_is_open(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house()
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben)
    await anna.post(f"/api/tables/{table}/resign")
    await ratings_of(anna, table)

    good = rebuilt(house, "--check")
    sql(house.file, "UPDATE rating_steps SET mu = 1 WHERE seat = 0")
    bad = rebuilt(house, "--check")
    repaired = rebuilt(house)
    again = rebuilt(house, "--check", "--json")

    assert (good.returncode, good.stderr) == (0, "")
    assert "2 results, the same" in good.stdout
    assert (bad.returncode, repaired.returncode, again.returncode) == (1, 0, 0)
    assert "1 row differed" in bad.stdout
    assert (await ratings_of(anna, table))["seats"][0]["after"] < 1500


async def test_a_rating_outlives_the_table(new_house: Callable[..., House], visitor: Visit) -> None:
    house = new_house()
    anna, ben = await person(house, visitor, "Anna"), await person(house, visitor, "Ben")
    table = await rated_table(anna, ben)
    await anna.post(f"/api/tables/{table}/resign")
    await ratings_of(anna, table)

    assert await ordered(house.file, RemoveTable(table)) == Answer(count=1)

    assert [one["played"] for one in await own(ben)] == [1]
    assert rebuilt(house, "--check").returncode == 0
