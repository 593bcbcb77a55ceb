"""Talk at a table: phrases, reactions, text."""
# ruff: noqa: RUF001 - Persian is written as people read it

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.house import Chair, House, Person

from ludoteca.server.talk.phrases import PHRASES
from ludoteca.server.talk.sanitize import plain

Visitors = Callable[..., Person]


async def two_people(
    house: House, visitor: Visitors, **settings: Any
) -> tuple[Person, Person, str]:
    """Anna and Ben at a table that has not started."""
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    if settings:
        answer = await anna.put(f"/api/tables/{table}/settings", settings)
        assert answer.status_code == 200, answer.text
    return anna, ben, table


async def says(chair: Chair, body: str, kind: str = "text", id: str = "x") -> None:
    await chair.say({"type": "say", "id": id, "kind": kind, "body": body})


async def test_what_one_says_everybody_hears(house: House, visitor: Visitors) -> None:
    anna, ben, table = await two_people(house, visitor)
    watcher = visitor(house)
    async with AsyncExitStack() as stack:
        chairs = [
            await stack.enter_async_context(one.sits_at(table)) for one in (anna, ben, watcher)
        ]
        await says(chairs[1], "good-luck", "phrase")

        lines = [(await chair.hears("said"))["line"] for chair in chairs]

    assert lines[0] == lines[1] == lines[2]
    assert (lines[0]["n"], lines[0]["seat"], lines[0]["name"]) == (1, 1, "Ben")
    assert (lines[0]["kind"], lines[0]["body"]) == ("phrase", "good-luck")


async def test_the_id_of_a_guest_is_not_told(house: House, visitor: Visitors) -> None:
    anna, _, table = await two_people(house, visitor)
    me = (await anna.get("/api/me")).json()["guest"]["id"]
    async with anna.sits_at(table) as chair:
        await says(chair, "hello", "phrase")
        line = (await chair.hears("said"))["line"]

    assert me not in str(line)
    assert line["person"]


async def test_what_was_said_is_there_after_a_reload_and_a_crash(
    house_to_kill: House, visitor: Visitors
) -> None:
    house = house_to_kill
    anna, ben, table = await two_people(house, visitor)
    async with anna.sits_at(table) as chair:
        await says(chair, "Is Wednesday fine?")
        await says(chair, "heart", "emoji", id="y")
        await chair.hears("said")
        await chair.hears("said")
    house.kill()
    house.open()

    async with ben.sits_at(table) as chair:
        talk = await chair.hears("talk")

    assert [(line["n"], line["body"]) for line in talk["lines"]] == [
        (1, "Is Wednesday fine?"),
        (2, "heart"),
    ]
    assert set(PHRASES) <= set(talk["phrases"])


async def test_whoever_does_not_sit_there_says_nothing(house: House, visitor: Visitors) -> None:
    _, _, table = await two_people(house, visitor)
    named = await visitor(house).is_called("Cora")
    for stranger, code in ((named, "error-not-seated"), (visitor(house), "error-no-guest")):
        async with stranger.sits_at(table) as chair:
            await says(chair, "heart", "emoji")
            assert (await chair.hears("rejected"))["code"] == code


@pytest.mark.parametrize(
    ("talk", "kind", "body", "code"),
    [
        ("off", "phrase", "hello", "error-talk-off"),
        ("off", "emoji", "heart", "error-talk-off"),
        ("phrases", "text", "hello", "error-talk-off"),
        ("phrases", "phrase", "insult", "error-no-such-phrase"),
        ("all", "emoji", "\N{PILE OF POO}", "error-no-such-phrase"),
        ("all", "phrase", "__proto__", "error-no-such-phrase"),
        ("all", "text", "\u202e \u200b", "error-talk-empty"),
    ],
)
async def test_what_may_not_be_said_is_refused_with_a_reason(
    house: House, visitor: Visitors, talk: str, kind: str, body: str, code: str
) -> None:
    anna, _, table = await two_people(house, visitor, talk=talk)
    async with anna.sits_at(table) as chair:
        await says(chair, body, kind, id="x")
        refused = await chair.hears("rejected", "said")

    assert (refused["type"], refused["id"], refused["code"]) == ("rejected", "x", code)


@pytest.mark.parametrize(
    "frame",
    [
        {"kind": "text", "body": "x" * 201},
        {"kind": "text", "body": ""},
        {"kind": "shout", "body": "x"},
        {"kind": "text", "body": 7},
        {"kind": "text", "body": "x", "seat": 0},
        {"kind": "text"},
    ],
)
async def test_unreadable_talk_harms_nobody(house: House, visitor: Visitors, frame: Any) -> None:
    anna, _, table = await two_people(house, visitor)
    async with anna.sits_at(table) as chair:
        await chair.say({"type": "say", "id": "r", **frame})
        assert (await chair.hears("rejected"))["code"] == "error-unreadable-frame"

        await says(chair, "hello", "phrase")
        assert (await chair.hears("said"))["line"]["n"] == 1


async def test_the_owner_and_nobody_else_turns_talk_off_at_any_time(
    house: House, visitor: Visitors
) -> None:
    anna, ben, table = await two_people(house, visitor)
    await anna.starts(table)

    assert (await ben.put(f"/api/tables/{table}/talk", {"talk": "off"})).status_code == 403
    answer = await anna.put(f"/api/tables/{table}/talk", {"talk": "off"})

    assert answer.json()["settings"]["talk"] == "off"
    async with ben.sits_at(table) as chair:
        await says(chair, "hello", "phrase")
        assert (await chair.hears("rejected"))["code"] == "error-talk-off"


async def test_whoever_talks_too_fast_is_told_to_wait_and_others_are_not(
    house: House, visitor: Visitors
) -> None:
    anna, ben, table = await two_people(house, visitor)
    async with anna.sits_at(table) as loud, ben.sits_at(table) as calm:
        for i in range(8):
            await says(loud, f"line {i}", id=str(i))
        answers = [await loud.hears("said", "rejected") for _ in range(8)]
        await says(calm, "hello", "phrase")
        heard = await calm.hears("said", "rejected")
        while heard["line"]["name"] == "Anna":
            heard = await calm.hears("said", "rejected")

    codes = [answer.get("code") for answer in answers if answer["type"] == "rejected"]
    assert 1 <= len(codes) <= 2
    assert set(codes) == {"error-too-many"}
    assert heard["line"]["body"] == "hello"


async def test_the_same_text_is_not_said_twice_in_a_row(house: House, visitor: Visitors) -> None:
    anna, _, table = await two_people(house, visitor)
    async with anna.sits_at(table) as chair:
        await says(chair, "Hurry up!", id="1")
        await says(chair, "  hurry   UP! ", id="2")
        await chair.hears("said")

        assert (await chair.hears("rejected", "said"))["code"] == "error-said-already"


async def test_a_line_that_is_sent_again_after_a_lost_connection_is_said_once(
    house: House, visitor: Visitors
) -> None:
    anna, _, table = await two_people(house, visitor)
    async with anna.sits_at(table) as chair:
        await says(chair, "hello", "phrase", id="same")
        await chair.hears("said")
    async with anna.sits_at(table) as chair:
        await says(chair, "hello", "phrase", id="same")
        await says(chair, "thanks", "phrase", id="other")
        line = (await chair.hears("said"))["line"]

    assert (line["n"], line["body"]) == (2, "thanks")


async def test_a_new_name_is_that_of_old_lines_too(house: House, visitor: Visitors) -> None:
    anna, ben, table = await two_people(house, visitor)
    async with anna.sits_at(table) as chair:
        await says(chair, "hello", "phrase")
        await chair.hears("said")

    await anna.is_called("Zoë")

    async with ben.sits_at(table) as chair:
        assert (await chair.hears("talk"))["lines"][0]["name"] == "Zoë"


async def test_talk_is_no_part_of_the_log(house: House, visitor: Visitors) -> None:
    anna, _, table = await two_people(house, visitor)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await says(chair, "This is not in the record.")
        await chair.hears("said")

    history = (await anna.get(f"/api/tables/{table}/history")).text
    assert "not in the record" not in history


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("  two\n\twords ", "two words"),
        ("a\u202eb\u200bc\x00d", "abcd"),
        ("e\u0301" + "\u0301" * 40 + "!", "é" + "\u0301" * 4 + "!"),
        ("<b>bold</b> https://example.org", "<b>bold</b> https://example.org"),
        ("👩\u200d👧 안녕", "👩\u200d👧 안녕"),
        ("\u200d\u200d", ""),
        ("👩🏽\u200d❤\ufe0f\u200d👩 ❤\ufe0f", "👩🏽\u200d❤\ufe0f\u200d👩 ❤\ufe0f"),
        ("می\u200cخواهم വന്\u200d", "می\u200cخواهم വന്\u200d"),
        ("re\u200dad\u200c me\u200d\u200d 👩\u200d\u200d👩\u200d", "read me 👩👩"),
        ("क" + "\u094d\u200d" * 9, "क" + "\u094d\u200d" * 4),
        ("\ue000\udbff".encode("utf-16", "surrogatepass").decode("utf-16", "replace"), "\ufffd"),
    ],
)
def test_text_is_one_line_of_what_can_be_seen(typed: str, read: str) -> None:
    assert plain(typed) == read


async def test_what_was_said_at_an_ended_table_is_for_those_who_sat_there(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "me")
    await anna.starts(table)
    strangers = [visitor(house), await visitor(house).is_called("Cora")]

    async def lines(person: Person) -> int:
        async with person.sits_at(table) as chair:
            return len((await chair.hears("talk"))["lines"])

    async with anna.sits_at(table) as chair:
        await says(chair, "hello", "phrase")
        await chair.hears("said")
    while_it_runs = [await lines(stranger) for stranger in strangers]
    await anna.post(f"/api/tables/{table}/end", {"ends": True})
    afterwards = [await lines(stranger) for stranger in strangers]

    assert while_it_runs == [1, 1]
    assert afterwards == [0, 0]
    assert await lines(anna) == 1
