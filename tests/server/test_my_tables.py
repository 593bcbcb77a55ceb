"""A guest's list of their tables says whose turn it is, which are over and which one was left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.following import follows
from tests.server.house import Chair, House, Person

Visit = Callable[[House], Person]


async def my(person: Person) -> dict[str, Any]:
    answer = await person.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    tables: dict[str, Any] = answer.json()
    return tables


async def passes(chair: Chair, update: dict[str, Any]) -> None:
    """In Whispers the turn goes to the next seat with a pass only."""
    kinds = [choice["action"]["type"] for choice in update["options"]]
    await chair.act(update, kinds.index("pass"))


async def test_my_tables_are_for_guests(house: House, visitor: Visit) -> None:
    for path in ("/api/me/tables", "/api/me/tables/over"):
        answer = await visitor(house).get(path)

        assert answer.status_code == 401


async def test_the_table_where_it_is_my_turn_comes_first(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    hers = await anna.makes_table("me", "open", game="whispers")
    await ben.post(f"/api/tables/{hers}/join")
    await anna.starts(hers)
    waiting = await anna.makes_table("me", "open")

    annas, bens = await my(anna), await my(ben)

    assert [table["id"] for table in annas["live"]] == [hers, waiting]
    assert annas["live"][0]["asked_at"] is not None
    assert annas["live"][0]["seats"][0]["turn"] is True
    assert annas["live"][1]["asked_at"] is None
    assert annas["live"][1]["owner"] is True
    assert bens["live"][0]["asked_at"] is None
    assert bens["live"][0]["yours"] == [1]


async def test_the_turn_passes_with_the_move(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", game="whispers")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)

    async with anna.sits_at(table) as chair:
        await passes(chair, await chair.hears("update"))
        await chair.hears("update", n=1)

    assert (await my(anna))["live"][0]["asked_at"] is None
    assert (await my(ben))["live"][0]["asked_at"] is not None


async def test_a_finished_table_is_among_those_that_are_over(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    tables = await my(anna)

    assert tables["live"] == []
    assert [one["id"] for one in tables["over"]["tables"]] == [table]
    assert tables["over"]["more"] is None


async def test_a_finished_table_says_how_it_ended_for_everybody(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    (card,) = (await my(anna))["over"]["tables"]

    (recent,) = (await anna.get("/api/me/profile")).json()["recent"]
    mine, bots = card["seats"]
    assert mine["ended"] == {name: recent[name] for name in ("score", "rank", "won")}
    assert sorted((mine["ended"]["rank"], bots["ended"]["rank"])) in ([1, 1], [1, 2])
    assert mine["person"] == (await anna.get("/api/me")).json()["guest"]["person"]
    assert bots["person"] is None


async def test_a_running_table_says_nothing_of_its_end(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    await anna.starts(await anna.makes_table("me", "random"))

    (card,) = (await my(anna))["live"]

    assert [seat["ended"] for seat in card["seats"]] == [None, None]


async def test_finished_tables_are_found_by_their_game(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    async def over(game: str) -> list[str]:
        answer = await anna.get(f"/api/me/tables/over?game={game}")
        return [one["id"] for one in answer.json()["tables"]]

    assert await over("quiet-steps") == [table]
    assert await over("whispers") == []


# ---- who has left ---------------------------------------------------------------------------


async def test_it_is_nobodys_turn_where_a_bot_plays_for_who_has_left(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(BOT_PACE="60")  # else the bot may have played to the end before we look
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", game="whispers")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    async with follows(anna) as following:
        await following.hears("yours", lambda frame: frame["turn"] == [table])

        await anna.post(f"/api/tables/{table}/leave")

        await following.hears("yours", lambda frame: frame["turn"] == [])
    (card,) = (await my(anna))["live"]
    assert card["asked_at"] is None
    assert card["seats"][0]["turn"] is False


async def test_it_stays_so_however_often_the_bot_is_asked(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", game="quiet-steps")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    await anna.post(f"/api/tables/{table}/leave")

    async with follows(anna) as following, ben.sits_at(table) as chair:
        update = await chair.hears("update")
        looked_at = 0
        while not update["over"]:
            live = (await my(anna))["live"]  # none when the bot has ended it in the meantime
            assert [one["asked_at"] for one in live] in ([None], [])
            looked_at += len(live)
            if 1 in update["to_act"]:
                await chair.act(update, 0)
            update = await chair.hears("update")
        told = await following.hears("yours", lambda frame: frame["running"] == 0)

    assert looked_at
    assert told["turn"] == []


async def test_nobody_sees_the_tables_of_others(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    await anna.makes_table("me", "open")

    tables = await my(await visitor(house).is_called("Ben"))

    assert tables == {"live": [], "new": [], "over": {"tables": [], "more": None}}


async def test_whose_turn_it_is_survives_a_crash(house_to_kill: House, visitor: Visit) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    await anna.starts(table)

    house.kill()
    house.open()

    assert (await my(anna))["live"][0]["asked_at"] is not None


async def test_my_turn_is_told_wherever_i_am(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", game="whispers")
    await ben.post(f"/api/tables/{table}/join")
    async with follows(ben) as following:
        assert (await following.hears("yours"))["waiting"] == 1
        await anna.starts(table)
        await following.hears("yours", lambda frame: frame["running"] == 1)

        async with anna.sits_at(table) as chair:
            await passes(chair, await chair.hears("update"))

        await following.hears("yours", lambda frame: frame["turn"] == [table])


async def test_somebody_who_is_put_off_a_seat_is_told(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    async with follows(ben) as following:
        await following.hears("yours", lambda frame: frame["waiting"] == 1)

        await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})

        await following.hears("yours", lambda frame: frame["waiting"] == 0)
