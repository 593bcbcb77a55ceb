"""Replays: each audience sees again what it saw, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.house import House, Person, two_at_a_table

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.counting import Limits
from ludoteca.server.tables.log.replay_runner import ReplayRunner
from ludoteca.server.tables.log.rules_timeout import Alarm


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def replay(person: Person, table: str, query: str = "") -> Any:
    answer = await person.get(f"/api/tables/{table}/replay{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def plays_a_whole_table(anna: Person) -> tuple[str, list[dict[str, Any]]]:
    """Anna against a bot; the table, and every update that she was told."""
    table = await anna.makes_table("me", "steady", goal=6)
    told: list[dict[str, Any]] = []
    async with anna.sits_at(table) as chair:
        await anna.starts(table, chair)
        asked = -1
        while not told or not told[-1]["over"]:
            told.append(await chair.hears("update"))
            if told[-1]["options"] and told[-1]["asked"] > asked:
                asked = told[-1]["n"]
                await chair.act(told[-1])
    return table, told


async def test_a_seat_sees_again_what_it_was_told(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")

    table, told = await plays_a_whole_table(anna)
    shown = await replay(anna, table)

    assert shown["audience"] == 0
    assert shown["newest"] == told[-1]["n"]
    frames = {frame["n"]: frame for frame in shown["frames"]}
    assert list(frames) == sorted(frames)
    for update in told:
        frame = frames[update["n"]]
        for field in ("view", "prompt", "to_act", "scores", "result", "over"):
            assert frame[field] == update[field]
        assert frame["moment"] == update["moment"]


async def test_a_choice_in_secret_is_played_back_to_nobody_else(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, goal=30, repick=True)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"), choice=2)
        await chair.hears("update", n=1)

    hers = await replay(anna, table)
    his = await replay(ben, table)
    theirs = await replay(visitor(house), table)

    assert [frame["n"] for frame in hers["frames"]] == [0, 1]
    assert hers["frames"][-1]["view"]["pick"] == 3
    assert [frame["n"] for frame in his["frames"]] == [0]
    assert [frame["n"] for frame in theirs["frames"]] == [0]
    assert theirs["audience"] is None


async def test_numbers_of_the_record_are_told_when_a_table_is_over(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, goal=2, repick=True)
    async with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        update, asked = await hers.hears("update"), await his.hears("update")
        for choice in (2, 1):
            await hers.act(update, choice=choice)
            update = await hers.hears("update", n=update["n"] + 1)
        running = await replay(anna, table)
        while not asked["over"]:
            await his.act(asked)
            asked = await his.hears("update", n=asked["n"] + 1)
    record = json.loads((await anna.get(f"/api/tables/{table}/record")).content)

    sent = await anna.get(f"/api/tables/{table}/replay")
    hers_then, his_then = await replay(anna, table), await replay(ben, table)

    assert [frame["entry"] for frame in running["frames"]] == [None] * 3
    assert sent.headers["content-encoding"] == "gzip"
    for shown in (hers_then, his_then):
        for frame in shown["frames"]:
            assert frame["moment"]["at"] == record["entries"][frame["entry"]]["at"]
    assert [(one["n"], one["entry"]) for one in his_then["frames"][:2]] == [(0, 0), (1, 3)]


async def test_a_stretch_of_a_replay_is_that_stretch_of_the_whole(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table, _ = await plays_a_whole_table(anna)

    whole = await replay(anna, table)
    middle = await replay(anna, table, "?from=2&to=4")
    behind = await replay(anna, table, "?from=400")

    assert middle["frames"] == [frame for frame in whole["frames"] if 2 <= frame["n"] <= 4]
    assert middle["newest"] == whole["newest"]
    assert behind["frames"] == []


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("?from=-1", (400, "error-unreadable")),
        ("?from=x", (400, "error-unreadable")),
        ("?from=5&to=4", (422, "error-history-range")),
        ("?from=0&to=500", (422, "error-history-range")),
        ("?seat=1", (403, "error-not-your-seat")),
        ("?seat=64", (400, "error-unreadable")),
    ],
)
async def test_what_cannot_be_played_back_is_refused(
    house: House, visitor: Callable[..., Person], query: str, expected: tuple[int, str]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady")
    await anna.starts(table)

    assert problem(await anna.get(f"/api/tables/{table}/replay{query}")) == expected


async def test_a_table_that_has_not_started_has_nothing_to_play_back(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    assert problem(await anna.get(f"/api/tables/{table}/replay")) == (409, "error-not-running")
    nowhere = await anna.get("/api/tables/aaaaaaaaaaaaaaaa/replay")
    assert problem(nowhere) == (404, "error-no-such-table")


async def test_nobody_keeps_the_server_busy_with_replays() -> None:
    runner = ReplayRunner(Alarm(1.0), Limits())

    async def show(address: str, *guests: str) -> None:
        for guest in guests:
            async with runner.turn(guest, address, 500):
                pass

    await show("192.0.2.1", *["anna"] * 40)
    with pytest.raises(Problem) as refused:
        await show("192.0.2.1", *map(str, range(200)))
    await show("192.0.2.2", "ben")

    assert refused.value.code == "error-too-many"
    assert refused.value.headers == {"Retry-After": "1"}


async def test_one_guest_has_two_replays_made_at_a_time() -> None:
    runner = ReplayRunner(Alarm(1.0), Limits())

    async with runner.turn("anna", "192.0.2.1", 5), runner.turn("anna", "192.0.2.1", 5):
        with pytest.raises(Problem, match="error-too-many"):
            async with runner.turn("anna", "192.0.2.1", 5):
                pass
    async with runner.turn("anna", "192.0.2.1", 5):
        pass
