"""Names that look alike, and invisible names, are refused."""
# ruff: noqa: RUF001 - names are written as people read them

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest
from tests.server.house import House, Person

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.guests.confusable_names import is_invisible, look_alike, most_marks
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.talk.sanitize import plain

Visit = Callable[..., Person]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nna"),  # Cyrillic A
        ("Anna", "\u0391\u039d\u039d\u0391"),  # Greek capitals
        ("Anna", "\uff21\uff4e\uff4e\uff41"),  # full width
        ("Anna", "A\u034fnna\ufe0f"),
        ("Iris", "lris"),
        ("Iris", "1ris"),
        ("IRIS", "iris"),
        ("Otto", "0tto"),
        ("Mia", "\u041c\u0456\u0430"),  # Cyrillic
        ("Amy", "Arny"),
        ("José", "Jose\u0301"),
        ("Straße", "STRASSE"),
        ("علی\u200cرضا", "علیرضا"),
        ("ශ්\u200dරී", "ශ්රී"),
        ("O\u05f3Neil", "O'Neil"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Änna", "Anna"),
        ("Anna 1", "Anna 2"),
        ("민준", "민서"),
        ("小明", "小華"),
        ("Ирина", "Марина"),
        ("ليلى", "ليل"),
    ],
)
def test_these_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize(
    "wish",
    [
        "Anna\ufe0f",
        "An\u034fna",
        "\u3164",
        "Anna\u180b",
        "\uffa0Anna",
        "An\u00adna",
        "Anna\u200b",
        "A" + "\u0302" * 23 + "nna",
        "A\u0302\u0303\u0304\u0305\u0306",
    ],
)
def test_nobody_is_invisible_or_a_tower(wish: str) -> None:
    with pytest.raises(Problem, match="error-name-"):
        nickname(wish)


@pytest.mark.parametrize("wish", ["Nguyễn", "प्रियंका", "สุภาพร", "מִרְיָם", "김민준", "王小明", "Zoë"])
def test_people_have_names_in_their_scripts(wish: str) -> None:
    assert nickname(wish) == unicodedata.normalize("NFC", wish)
    assert most_marks(wish) <= 4


@pytest.mark.parametrize("wish", ["\u0412ibo", "\u0421leo", "B\u0406B\u041e", "\u0412\u043e\u0442"])
def test_nobody_looks_like_a_bot(wish: str) -> None:
    with pytest.raises(Problem, match="error-name-like-a-bot"):
        nickname(wish)


def test_what_is_drawn_as_nothing_is_left_out_of_talk_but_for_joiners() -> None:
    assert plain("a\u3164b\u034fc") == "abc"
    assert plain("\u3164") == ""
    assert plain("❤\ufe0f") == "❤\ufe0f"
    assert all(is_invisible(one) for one in "\u115f\u2063\ufeff\U000e0041")
    assert not is_invisible("a")


async def test_nobody_looks_like_somebody_else_at_the_table(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    other = await visitor(house).is_called("\u0410nn\u0430")
    table = await anna.makes_table("me", "open")

    refused = await other.post(f"/api/tables/{table}/join")

    assert (refused.status_code, refused.json()["code"]) == (409, "error-name-taken")


async def test_whoever_changes_their_name_while_they_play_talks_by_the_old_one(
    house: House, visitor: Visit
) -> None:
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)

    await ben.is_called("Anna")
    async with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        await his.say({"type": "say", "id": "1", "kind": "phrase", "body": "hello"})
        live = (await hers.hears("said"))["line"]
    async with anna.sits_at(table) as hers:
        later = (await hers.hears("talk"))["lines"][0]

    assert live["name"] == later["name"] == "Ben"


async def test_whoever_has_said_something_and_gone_is_not_taken_for_somebody_else(
    house: House, visitor: Visit
) -> None:
    anna, ben, cleo = [await visitor(house).is_called(name) for name in ("Anna", "Ben", "Carla")]
    table = await anna.makes_table("me", "open", "open")
    await ben.post(f"/api/tables/{table}/join")
    async with ben.sits_at(table) as chair:
        await chair.say({"type": "say", "id": "1", "kind": "phrase", "body": "hello"})
        await chair.hears("said")
    await ben.post(f"/api/tables/{table}/leave")

    renamed = await ben.post("/api/guests", {"name": "\u0410nna"})
    await cleo.is_called("\u0412EN")
    joined = await cleo.post(f"/api/tables/{table}/join")

    for refused in (renamed, joined):
        assert (refused.status_code, refused.json()["code"]) == (409, "error-name-taken")
