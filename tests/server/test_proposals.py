"""Suggestions: what people show each other at tables that are won and lost together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.house import Chair, House, Person
from tests.titles import PROPOSING

Visitors = Callable[..., Person]
Update = dict[str, Any]


async def team(house: House, visitor: Visitors) -> tuple[Person, Person, str]:
    """Anna and Ben, and their table, which runs."""
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", game=PROPOSING)
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    return anna, ben, table


@asynccontextmanager
async def asked(*people: Person, table: str) -> AsyncIterator[list[tuple[Chair, Update]]]:
    """Everybody at the table, whoever is to act first."""
    async with AsyncExitStack() as stack:
        found = []
        for one in people:
            chair = await stack.enter_async_context(one.sits_at(table))
            found.append((chair, await chair.hears("update")))
        yield sorted(found, key=lambda pair: not pair[1]["options"])


def proposing(update: Update, **other: Any) -> dict[str, Any]:
    """The frame in which the reader of ``update`` proposes the first option of who is to act."""
    [offer] = update["offers"]
    frame = {"type": "propose", "id": "p", "seat": update["audience"], "of": offer["seat"]}
    frame |= {"seen": update["n"], "action": offer["options"][0]["action"]}
    return frame | other


async def test_everybody_is_shown_what_somebody_proposes(house: House, visitor: Visitors) -> None:
    anna, ben, table = await team(house, visitor)
    watcher = visitor(house)
    async with (
        asked(anna, ben, table=table) as ((one, mine), (other, theirs)),
        watcher.sits_at(table) as looking,
    ):
        await looking.hears("update", offers=[])
        assert mine["offers"] == []

        await other.say(proposing(theirs))

        frames = [await chair.hears("proposed") for chair in (one, other, looking)]
    assert frames[0] == frames[1] == frames[2]
    [proposal] = frames[0]["proposals"]
    assert frames[0]["n"] == mine["n"]
    assert (proposal["seat"], proposal["of"]) == (theirs["audience"], mine["audience"])
    assert {"action": proposal["action"], "text": proposal["text"]} == mine["options"][0]


async def test_a_proposal_never_outlives_its_question(house: House, visitor: Visitors) -> None:
    anna, ben, table = await team(house, visitor)
    async with asked(anna, ben, table=table) as ((one, mine), (other, theirs)):
        await other.say(proposing(theirs))
        await one.hears("proposed")
        async with visitor(house).sits_at(table) as newcomer:
            assert (await newcomer.hears("proposed"))["n"] == mine["n"]

        await one.act(mine)
        await one.hears("accepted")
        await other.say(proposing(theirs))

        assert (await other.hears("stale"))["n"] > mine["n"]
        async with visitor(house).sits_at(table) as newcomer:
            await newcomer.hears("update")
            await newcomer.say({"type": "ping"})
            assert (await newcomer.hears("pong", "proposed"))["type"] == "pong"
    moments = (await anna.get(f"/api/tables/{table}/history?from=0&to=9")).json()["moments"]
    assert [moment["seat"] for moment in moments] == [None, mine["audience"]]


async def test_who_proposes_and_who_is_asked_may_clear_it(house: House, visitor: Visitors) -> None:
    anna, ben, table = await team(house, visitor)
    async with asked(anna, ben, table=table) as ((one, _), (other, theirs)):
        clear = {"type": "withdraw", "id": "w", "seat": theirs["audience"]}
        for chair in (one, other):
            await other.say(proposing(theirs))
            await chair.hears("proposed")
            await chair.say(clear)

            while (await chair.hears("proposed"))["proposals"]:
                pass


async def test_what_may_not_be_proposed_is_refused_with_a_reason(
    house: House, visitor: Visitors
) -> None:
    anna, ben, table = await team(house, visitor)
    cora = await visitor(house).is_called("Cora")
    async with asked(anna, ben, table=table) as ((one, mine), (other, theirs)):
        async with cora.sits_at(table) as watcher:
            frame = proposing(theirs)
            for chair, wrong, code in (
                (watcher, frame, "error-not-seated"),
                (one, frame, "error-not-your-seat"),
                (one, frame | {"seat": mine["audience"]}, "error-not-asked"),
                (other, frame | {"of": 7}, "error-not-asked"),
                (other, frame | {"action": {"type": "no such"}}, "error-unreadable-action"),
                (other, frame | {"action": 7}, "error-unreadable-action"),
            ):
                await chair.say(wrong)
                assert (await chair.hears("rejected", "proposed"))["code"] == code
        for _ in range(12):
            await other.say(frame)
        assert (await other.hears("rejected"))["code"] == "error-too-many"


async def test_nothing_is_proposed_in_other_games(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        assert update["offers"] == []

        frame = {"type": "propose", "id": "p", "seat": 0, "of": 1, "seen": 0, "action": {}}
        await chair.say(frame)

        assert (await chair.hears("rejected"))["code"] == "error-no-proposals"


async def test_bots_wait_when_they_are_asked_to_and_answer_what_is_proposed(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "easy", game=PROPOSING)
    async with anna.sits_at(table) as chair:
        await chair.say({"type": "say", "id": "w", "kind": "phrase", "body": "wait"})
        await chair.hears("said")
        await anna.starts(table, chair)
        update = await chair.hears("update")
        while not update["offers"] or len(update["offers"][0]["options"]) == 1:
            if update["options"]:
                await chair.act(update)
            update = await chair.hears("update")
        [offer] = update["offers"]
        preview = {"type": "preview", "id": "v", "seat": offer["seat"]}
        await chair.say(preview | {"action": offer["options"][0]["action"]})
        assert (await chair.hears("preview"))["n"] == update["n"]

        await chair.say(proposing(update))

        frame = await chair.hears("proposed")
        assert [one["seat"] for one in frame["proposals"]] == [0]
        moved = await chair.hears("update")
        assert moved["moment"]["seat"] == offer["seat"]
