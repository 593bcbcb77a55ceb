"""A table's socket: what is said and what is answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
import websockets
from tests.server.house import Chair, House, Person, two_at_a_table

Visit = Callable[..., Person]


async def test_a_join_is_answered_with_hello_table_and_update(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        frames = [json.loads(await chair.socket.recv()) for _ in range(3)]

    assert [frame["type"] for frame in frames] == ["hello", "table", "update"]
    assert frames[0]["seats"] == [0]
    assert frames[2]["audience"] == 0
    assert frames[2]["moment"] is None


async def test_a_table_that_waits_has_no_update(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    async with anna.sits_at(table) as chair:
        await chair.hears("table")
        await chair.say({"type": "ping"})
        frames = [json.loads(await chair.socket.recv()) for _ in range(2)]

    assert [frame["type"] for frame in frames] == ["talk", "pong"]


async def test_two_people_play_a_table_to_its_end(house: House, visitor: Visit) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, goal=6)

    async with anna.sits_at(table) as red, ben.sits_at(table) as blue:
        ends = await asyncio.gather(
            *[chair.plays_on(await chair.hears("update")) for chair in (red, blue)]
        )

    assert ends[0]["result"] == ends[1]["result"] is not None
    assert max(ends[0]["scores"]) >= 6
    assert ends[0]["options"] == []
    assert (await anna.get(f"/api/tables/{table}")).json()["status"] == "over"


async def test_a_guest_with_several_seats_hears_for_each(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "me")
    await anna.starts(table)

    async with anna.sits_at(table) as chair:
        assert (await chair.hears("hello"))["seats"] == [0, 1]
        audiences = [(await chair.hears("update"))["audience"] for _ in range(2)]

    assert audiences == [0, 1]


async def test_two_tabs_of_a_guest_both_live(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor, repick=True)

    async with anna.sits_at(table) as one, anna.sits_at(table) as other:
        update = await other.hears("update")
        await one.act(await one.hears("update"))

        assert (await one.hears("update"))["view"]["pick"] == 1
        assert (await other.hears("update"))["view"]["pick"] == 1
        await other.act({**update, "n": 1, "options": update["options"]}, choice=2)
        assert (await one.hears("update"))["view"]["pick"] == 3


async def test_watchers_without_a_name_are_welcome_and_see_no_secrets(
    house: House, visitor: Visit
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, repick=True)

    async with visitor(house).sits_at(table) as stranger, anna.sits_at(table) as red:
        first = await stranger.hears("update")
        await red.act(await red.hears("update"))
        async with ben.sits_at(table) as blue:
            await blue.act(await blue.hears("update"))
            revealed = await stranger.hears("update")

    assert (first["audience"], first["options"], first["asked"]) == (None, [], -1)
    assert (revealed["n"], revealed["view"]["pick"]) == (1, 0)
    assert [event["type"] for event in revealed["moment"]["events"]] == ["moved", "moved"]


async def test_watchers_are_counted_and_people_are_here_or_not(
    house: House, visitor: Visit
) -> None:
    anna, _, table = await two_at_a_table(house, visitor)
    async with anna.sits_at(table) as chair:
        await chair.hears("table")

        async with visitor(house).sits_at(table):
            watched = (await chair.hears("table"))["table"]
        left = (await chair.hears("table"))["table"]

    assert (watched["watchers"], left["watchers"]) == (1, 0)
    assert [seat["here"] for seat in watched["seats"]] == [True, False]


async def test_a_command_sent_again_is_answered_and_not_carried_out_again(
    house: House, visitor: Visit
) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        await chair.act(update, id="once")
        first = await chair.hears("accepted")
        await chair.act(update, id="once")
        second = await chair.hears("accepted")

    assert first == second == {"type": "accepted", "id": "once", "n": 1}


async def test_an_answer_to_an_old_question_is_stale(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        await chair.act(update, id="a")
        await chair.act(update, id="b")

        assert await chair.hears("stale") == {"type": "stale", "id": "b", "n": 1}


async def test_the_seat_of_somebody_else_is_out_of_reach(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        for seat in (1, 5, 63):
            await chair.act({**update, "audience": seat})

            answer = await chair.hears("rejected")
            assert answer["code"] == "error-not-your-seat"
            assert answer["facts"] == {"seat": seat}


async def test_nothing_can_be_done_before_the_start_and_after_the_end(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", goal=1)
    act = {"type": "act", "id": "x", "seat": 0, "seen": 0, "action": {"type": "pick", "steps": 1}}

    async with anna.sits_at(table) as chair:
        await chair.say(act)
        early = await chair.hears("rejected")
        await anna.starts(table, chair)
        last = await chair.plays_on(await chair.hears("update"))
        await chair.say({**act, "id": "y", "seen": last["n"]})
        late = await chair.hears("rejected")

    assert early["code"] == late["code"] == "error-not-running"


RUBBISH = [
    "",
    "null",
    "[]",
    "{",
    "{}",
    '{"type":"act"}',
    '{"type":"fly","id":"i"}',
    '{"type":"join"}',
    '{"type":"ping","x":1}',
    '{"type":"act","id":"i","seat":0,"seen":0,"action":{},"x":1}',
    '{"type":"act","id":"i","seat":"0","seen":0,"action":{}}',
    '{"type":"act","id":"i","seat":-1,"seen":0,"action":{}}',
    '{"type":"act","id":"i","seat":0,"seen":1e99,"action":{}}',
    '{"type":"act","id":"a b","seat":0,"seen":0,"action":{}}',
    '{"type":"act","id":"' + "i" * 65 + '","seat":0,"seen":0,"action":{}}',
    '{"type":"act","id":"\\ud800","seat":0,"seen":0,"action":{}}',
    "[" * 30_000,
    '{"type":' * 5_000,
    '{"type":"act","id":"i","seat":0,"seen":0,"action":' + "[" * 20_000 + "]" * 20_000 + "}",
    b"\x00\xff\xfe",
    '{"type":"act","id":"i","seat":0,"seen":0,"action":{"type":"pick","steps":1e400}}',
    '{"type":"act","id":"i","seat":0,"seen":0,"action":{"type":"pick","steps":99999999999999999999}}',
]


async def test_rubbish_is_refused_and_the_connection_goes_on(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        for frame in RUBBISH:
            await chair.say(frame)

            assert (await chair.hears("rejected", "accepted"))["type"] == "rejected", frame
        await chair.act(update)
        await chair.hears("accepted")


async def test_an_unreadable_frame_is_named_when_it_has_a_name(
    house: House, visitor: Visit
) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        await chair.say('{"type":"act","id":"i","seat":"zero"}')
        named = await chair.hears("rejected")
        await chair.say('{"type":"act","id":7}')
        nameless = await chair.hears("rejected")

    assert (named["id"], named["code"]) == ("i", "error-unreadable-frame")
    assert nameless["id"] is None


async def test_a_frame_of_more_than_64_kib_ends_the_connection(
    house: House, visitor: Visit
) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        await chair.hears("update")
        await chair.say('"' + "x" * 65_600 + '"')
        with pytest.raises(websockets.ConnectionClosed):
            await chair.hears("rejected")

        assert chair.socket.close_code == 1009


async def test_a_flood_is_refused_and_then_ended(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(LIMITS_TIMES="1")
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as chair:
        codes = set()
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(400):
                await chair.say({"type": "ping"})
                codes.add((await chair.hears("pong", "rejected")).get("code"))

    assert codes == {None, "error-too-many"}
    assert chair.socket.close_code == 1008


async def test_a_page_of_another_site_cannot_open_a_socket(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    for origin in ("https://evil.example", "null", f"{house.url}.evil.example"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await anna.open_socket(table, origin=origin)

        assert refused.value.response.status_code == 403


async def test_the_public_address_may_open_sockets(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(PUBLIC_URL="https://play.example.org")

    async with visitor(house).open_socket("x", origin="https://play.example.org") as socket:
        assert "error-no-such-table" in await socket.recv()


async def test_who_joins_plays_through_a_socket_that_was_open_before(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")

    async with ben.sits_at(table) as chair:
        await ben.post(f"/api/tables/{table}/join")
        await anna.starts(table, chair)
        update = await chair.hears("update")
        await chair.act(update)
        accepted = await chair.hears("accepted")

    assert (update["audience"], update["n"], update["moment"]["n"]) == (1, 0, 0)
    assert accepted["n"] == 1


async def test_a_table_that_does_not_exist_says_so(house: House, visitor: Visit) -> None:
    async with visitor(house).open_socket("aaaaaaaaaaaaaaaa") as socket:
        frame = json.loads(await socket.recv())
        await socket.wait_closed()

    assert frame["code"] == "error-no-such-table"
    assert socket.close_code == 4404


async def test_join_comes_first(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor)

    async with anna.open_socket(table) as socket:
        await socket.send('{"type":"ping"}')
        frame = json.loads(await socket.recv())
        await socket.wait_closed()

    assert frame["code"] == "error-unreadable-frame"
    assert socket.close_code == 4408


async def test_who_comes_back_draws_the_whole_table_again(house: House, visitor: Visit) -> None:
    anna, _, table = await two_at_a_table(house, visitor)
    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        live = await chair.hears("update")

    async with anna.sits_at(table, seen=live["n"]) as chair:
        again = await chair.hears("update")

    assert again == {**live, "moment": None}


async def test_history_tells_what_was_told(house: House, visitor: Visit) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, repick=True)
    async with anna.sits_at(table) as red, ben.sits_at(table) as blue:
        await red.act(await red.hears("update"))
        await red.hears("accepted")
        await blue.act(await blue.hears("update"))
        live = await blue.hears("update", n=1)

    async def moments(person: Person, query: str = "") -> list[Any]:
        found: list[Any] = (await person.get(f"/api/tables/{table}/history{query}")).json()[
            "moments"
        ]
        return found

    assert [moment["n"] for moment in await moments(anna)] == [0, 1, 2]
    assert [moment["n"] for moment in await moments(ben)] == [0, 1]
    assert [moment["n"] for moment in await moments(visitor(house))] == [0, 1]
    assert await moments(ben, "?from=1&to=1") == [live["moment"]]
    assert await moments(ben, "?from=9") == []
    for query in ("?from=-1", "?from=x", "?from=3&to=2", "?from=0&to=99999"):
        answer = await ben.get(f"/api/tables/{table}/history{query}")
        assert answer.status_code in (400, 422), query


async def test_rules_that_hang_stop_their_table_and_others_go_on(
    house: House, visitor: Visit
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, trouble=True)
    _, _, other = await two_at_a_table(house, visitor)

    async with anna.sits_at(table) as red, ben.sits_at(table) as blue:
        update = await red.hears("update")
        await red.act(update, choice=3)

        assert (await red.hears("rejected"))["code"] == "error-table-stopped"
        stopped = await blue.hears("table", "update")
        while stopped.get("table", {}).get("status") != "stopped":
            stopped = await blue.hears("table")
    async with visitor(house).sits_at(other) as chair:
        assert (await chair.hears("update"))["n"] == 0
    async with anna.sits_at(table) as red:
        assert (await red.hears("table"))["table"]["status"] == "stopped"
    line = next(line for line in house.log.splitlines() if table in line)
    assert '"n": 1' in line


async def test_people_who_leave_while_they_are_answered_are_no_failure(
    house: House, visitor: Visit
) -> None:
    before = len(house.log)
    _, _, table = await two_at_a_table(house, visitor)

    async with visitor(house).open_socket(table, close_timeout=0) as socket:
        chair = Chair(socket)
        await chair.say({"type": "join", "seen": -1})
        await chair.hears("update")
        for _ in range(30):
            await chair.say({"type": "ping"})
        await socket.close()  # answers are still on their way, and it does not wait for them
    async with visitor(house).sits_at(table) as chair:
        await chair.hears("update")

    assert "connection failed" not in house.log[before:]


async def test_an_address_has_so_many_sockets_and_gets_places_back(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = house_with(SOCKETS_PER_ADDRESS="2")
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    async with anna.sits_at(table) as first, anna.sits_at(table) as second:
        await first.hears("table")
        await second.hears("table")
        async with anna.open_socket(table) as third:
            refused = json.loads(await third.recv())
            await third.wait_closed()
    async with anna.sits_at(table) as first, anna.sits_at(table) as second:
        await first.hears("table")
        await second.hears("table")

    assert refused["code"] == "error-too-many-sockets"
    assert third.close_code == 4429
