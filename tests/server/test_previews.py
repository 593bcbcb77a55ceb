"""Previews over the wire: told to whoever asks, kept nowhere, limited."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.house import Chair, House, Person

Visit = Callable[..., Person]

STEP, ROLL, PEEK = {"type": "step", "far": 1}, {"type": "roll"}, {"type": "peek"}


async def at_a_table(house: House, visitor: Visit, *seats: str, **game: Any) -> tuple[Person, str]:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", *seats, **{"game": "whispers", **game})
    await anna.starts(table)
    return anna, table


async def look(chair: Chair, action: Any, seat: int = 0, id: str = "p") -> dict[str, Any]:
    await chair.say({"type": "preview", "id": id, "seat": seat, "action": action})
    return await chair.hears("preview", "rejected", id=id)


async def test_a_preview_is_answered_and_nothing_happens(house: House, visitor: Visit) -> None:
    anna, table = await at_a_table(house, visitor, "me")

    async with anna.sits_at(table) as chair:
        seen = await look(chair, STEP)

    history = (await anna.get(f"/api/tables/{table}/history")).json()["moments"]
    assert (seen["n"], seen["seat"], seen["complete"]) == (0, 0, True)
    assert seen["view"]["at"] == seen["scores"] == [1, 0]
    assert seen["events"] == [{"type": "stepped", "seat": 0, "far": 1}]
    assert len(history) == 1


async def test_a_preview_ends_before_the_die_and_before_a_reveal(
    house: House, visitor: Visit
) -> None:
    anna, table = await at_a_table(house, visitor, "me")

    async with anna.sits_at(table) as chair:
        roll = await look(chair, ROLL)
        peek = await look(chair, PEEK)

    assert (roll["complete"], roll["view"]["at"], roll["events"]) == (False, [1, 0], [])
    assert (peek["complete"], peek["view"]["peeked"], peek["events"]) == (False, -1, [])


async def test_nobody_else_hears_of_a_preview(house: House, visitor: Visit) -> None:
    anna, table = await at_a_table(house, visitor, "me")
    ben = await visitor(house).is_called("Ben")

    async with anna.sits_at(table) as chair, ben.sits_at(table) as bench:
        await bench.hears("update")
        await look(chair, STEP)
        await bench.say({"type": "ping"})

        heard = await bench.hears("pong", "preview", "update")
    assert heard["type"] == "pong"


async def test_a_preview_that_is_not_allowed_is_refused(house: House, visitor: Visit) -> None:
    anna, table = await at_a_table(house, visitor, "me")
    vera = await visitor(house).is_called("Vera")

    async with anna.sits_at(table) as chair, vera.sits_at(table) as bench:
        codes = [
            (await look(chair, {"type": "step", "far": 9}))["code"],
            (await look(chair, {"type": "fly"}))["code"],
            (await look(chair, STEP, seat=1))["code"],
            (await look(chair, STEP, seat=9))["code"],
            (await look(bench, STEP))["code"],
        ]

    assert codes == [
        "error-no-such-step",
        "error-unreadable-action",
        "error-no-such-step",
        "error-not-your-seat",
        "error-not-your-seat",
    ]


async def test_previews_are_limited_and_do_not_cost_moves(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(LIMITS_TIMES="1")
    anna, table = await at_a_table(house, visitor, "me")

    async with anna.sits_at(table) as chair:
        for k in range(45):
            await chair.say({"type": "preview", "id": f"p{k}", "seat": 0, "action": STEP})
        answers = [await chair.hears("preview", "rejected", id=f"p{k}") for k in range(45)]
        await chair.say({"type": "act", "id": "a", "seat": 0, "seen": 0, "action": STEP})
        await chair.hears("accepted", id="a")

    refused = [answer for answer in answers if answer["type"] == "rejected"]
    assert {answer["code"] for answer in refused} == {"error-too-many"}
    assert 5 <= len(refused) <= 15


async def test_rules_that_hang_in_a_preview_do_it_once(house: House, visitor: Visit) -> None:
    anna, table = await at_a_table(house, visitor, "me", game="quiet-steps", trouble=True)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        hung = await look(chair, {"type": "trouble", "kind": "hang"})
        after = await look(chair, {"type": "pick", "steps": 1})
        await chair.act(update)
        await chair.hears("accepted")

    assert hung["code"] == after["code"] == "error-no-preview"


async def test_there_are_no_previews_before_the_start(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open", game="whispers")

    async with anna.sits_at(table) as chair:
        refused = await look(chair, STEP)

    assert refused["code"] == "error-not-running"
