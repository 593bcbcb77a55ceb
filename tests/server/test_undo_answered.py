"""Going back over what others have answered: bots mind nothing, and people are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.days import HouseOfDays
from tests.server.house import Chair, House, Person
from tests.server.toys.whispers.rules import GAME

from ludoteca.core.records.verify import verify_line

Visit = Callable[..., Person]


async def against(house: House, visitor: Visit, *bots: str, goal: int = 200) -> tuple[Person, str]:
    """Anna and bots, who walk one step after the other."""
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", *bots, game="whispers", narrow=True, goal=goal)
    await anna.starts(table)
    return anna, table


async def asks_back(chair: Chair, update: dict[str, Any], id: str = "u") -> None:
    undo = {"type": "undo", "id": id, "seat": update["audience"], "to": update["undo"]["to"]}
    await chair.say(undo)


async def test_against_bots_one_goes_back_at_once_and_they_answer_again(
    house: House, visitor: Visit
) -> None:
    anna, table = await against(house, visitor, "brisk", "brisk")
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update", n=0))
        answered = await chair.hears("update", n=3)
        await asks_back(chair, answered)
        back = await chair.hears("update", n=4)
        await chair.act(back)
        again = await chair.hears("update", n=7)

    assert answered["undo"] == {"to": 0, "why": None, "answered": True}
    assert back["moment"]["undone"] == [1, 2, 3]
    assert back["view"]["at"] == [0, 0, 0]
    assert back["to_act"] == [0]
    assert again["view"]["at"] == [1, 1, 1]
    assert again["moment"]["seat"] == 2


async def test_one_goes_back_before_the_last_bot_has_answered(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    anna, table = await against(slow_bots, visitor, "brisk", "brisk")
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update", n=0))
        await chair.hears("update", n=1)
        slow_bots.passes(31)
        await asks_back(chair, await chair.hears("update", n=2))
        back = await chair.hears("update", n=3)
        slow_bots.passes(31)
        await chair.act(back)
        await chair.hears("update", n=4)
        slow_bots.passes(31)
        again = await chair.hears("update", n=5)

    assert back["to_act"] == [0]
    assert again["moment"]["seat"] == 1, "who was asked before has nothing to answer"


async def test_bots_answer_again_after_a_crash(house_to_kill: House, visitor: Visit) -> None:
    house = house_to_kill
    anna, table = await against(house, visitor, "brisk")
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update", n=0))
        await asks_back(chair, await chair.hears("update", n=2))
        await chair.hears("accepted", id="u")
    house.kill()
    house.open()

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update", audience=0)
        await chair.act(update)
        again = await chair.hears("update", n=5)

    assert update["view"]["at"] == [0, 0]
    assert again["view"]["at"] == [1, 1]


async def test_the_record_of_a_table_where_bots_answered_twice_verifies(
    house: House, visitor: Visit
) -> None:
    anna, table = await against(house, visitor, "brisk", goal=2)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update", n=0))
        await asks_back(chair, await chair.hears("update", n=2))
        await chair.plays_on(await chair.hears("update", n=3))

    line = (await anna.get(f"/api/tables/{table}/record")).content.removesuffix(b"\n")
    record = verify_line(line, {"whispers": GAME})  # type: ignore[dict-item]
    assert [entry.kind for entry in record.entries] == ["start", *["act"] * 2, "undo", *["act"] * 3]
