"""Sessions: a person's browsers, signing them out, and the cookies of earlier versions."""

from __future__ import annotations

import hashlib
import pathlib
import secrets
from collections.abc import Callable

import pytest
import websockets
from tests.server.cookies import cookie_of_before
from tests.server.databases import migrated, sql
from tests.server.house import House, Person

from ludoteca.server.db.opening import open_database
from ludoteca.server.edge.limits import SESSIONS_OF_A_PERSON
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.sessions import Session, SessionStore
from ludoteca.server.sessions.browsers import browser_and_system

Visitor = Callable[..., Person]

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0"


def accepted(house: House, guest: str) -> str:
    """The signed cookie of a guest of an earlier version."""
    sql(house.file, "UPDATE guests SET cookie = ? WHERE id = ?", True, guest)
    return cookie_of_before(house.data, guest)


async def signed_in_again(house: House, visitor: Visitor, person: Person) -> Person:
    """The same person in another browser, by a row of its own."""
    guest = (await person.get("/api/me")).json()["guest"]["id"]
    secret = secrets.token_hex(16)
    sql(
        house.file,
        "INSERT INTO sessions VALUES (?, ?, 'Chrome', 'Windows', 1, 1)",
        hashlib.sha256(secret.encode()).hexdigest(),
        guest,
    )
    other = visitor(house)
    other.web.cookies.set("session", secret)
    return other


async def devices(person: Person) -> list[dict[str, object]]:
    answer = await person.get("/api/me/sessions")
    assert answer.status_code == 200, answer.text
    listed: list[dict[str, object]] = answer.json()
    return listed


async def test_the_database_has_the_hash_of_a_session_and_not_its_secret(
    house: House, visitor: Visitor
) -> None:
    anna = await visitor(house).is_called("Anna")
    secret = anna.web.cookies["session"]

    [row] = sql(
        house.file,
        "SELECT id FROM sessions WHERE id = ?",
        hashlib.sha256(secret.encode()).hexdigest(),
    )

    assert len(secret) == 32
    assert secret not in row


async def test_a_person_sees_their_browsers_by_name_and_day(house: House, visitor: Visitor) -> None:
    anna = visitor(house)
    anna.web.headers["user-agent"] = PHONE
    await anna.is_called("Anna")
    await signed_in_again(house, visitor, anna)

    here, there = await devices(anna)

    assert (here["browser"], here["system"], here["here"]) == ("Firefox", "Android", True)
    assert (there["browser"], there["system"], there["here"]) == ("Chrome", "Windows", False)
    assert here["seen_at"] % 86_400_000 == 0  # type: ignore[operator]


async def test_whoever_is_signed_out_is_nobody_at_once_and_their_sockets_close(
    house: House, visitor: Visitor
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    await anna.starts(table)
    other = await signed_in_again(house, visitor, anna)
    async with other.sits_at(table) as chair, anna.sits_at(table) as mine:
        await chair.hears("hello")
        await mine.hears("hello")
        [there] = [one["id"] for one in await devices(anna) if not one["here"]]

        answer = await anna.post(f"/api/me/sessions/{there}", method="DELETE")

        assert answer.status_code == 200
        with pytest.raises(websockets.ConnectionClosed):
            await chair.hears("never")
        await mine.say({"type": "ping"})
        await mine.hears("pong")
    assert (await other.get("/api/me")).json() == {"guest": None}
    assert (await anna.get("/api/me")).json()["guest"]["name"] == "Anna"


@pytest.mark.on_both
async def test_all_others_are_signed_out_at_once(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    others = [await signed_in_again(house, visitor, anna) for _ in range(3)]

    answer = await anna.post("/api/me/sessions", method="DELETE")

    assert answer.json() == {"count": 3}
    for other in others:
        assert (await other.get("/api/me")).json() == {"guest": None}
    assert [one["here"] for one in await devices(anna)] == [True]


async def test_who_signs_out_here_loses_the_cookie(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    [here] = await devices(anna)

    answer = await anna.post(f"/api/me/sessions/{here['id']}", method="DELETE")

    assert "session=" in answer.headers["set-cookie"]
    assert "session" not in anna.web.cookies
    assert (await anna.get("/api/me")).json() == {"guest": None}


async def test_nobody_signs_out_the_browser_of_another_person(
    house: House, visitor: Visitor
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    [theirs] = await devices(anna)

    answer = await ben.post(f"/api/me/sessions/{theirs['id']}", method="DELETE")

    assert (answer.status_code, answer.json()["code"]) == (404, "error-no-such-session")
    assert (await anna.get("/api/me")).json()["guest"]["name"] == "Anna"


async def test_strangers_have_no_list_of_browsers(house: House, visitor: Visitor) -> None:
    for path, method in (("", "GET"), ("", "DELETE"), (f"/{'0' * 64}", "DELETE")):
        answer = await visitor(house).post(f"/api/me/sessions{path}", method=method)

        assert (answer.status_code, answer.json()["code"]) == (401, "error-no-guest")


@pytest.mark.on_both
async def test_the_cookie_of_before_becomes_a_session_the_same_each_time(
    house: House, visitor: Visitor
) -> None:
    anna = await visitor(house).is_called("Anna")
    me = (await anna.get("/api/me")).json()["guest"]
    await anna.post(f"/api/me/sessions/{(await devices(anna))[0]['id']}", method="DELETE")
    cookie = accepted(house, me["id"])
    windows = [visitor(house) for _ in range(2)]
    for window in windows:
        window.web.cookies.set("guest", cookie, domain="127.0.0.1", path="/")

        assert (await window.get("/api/me")).json()["guest"] == me

        assert "guest" not in window.web.cookies  # it was exchanged
    first, second = windows
    assert first.web.cookies["session"] == second.web.cookies["session"]
    assert len(await devices(first)) == 1


async def test_the_cookie_of_before_ends_with_its_session(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    cookie = accepted(house, (await anna.get("/api/me")).json()["guest"]["id"])
    old = visitor(house)
    old.web.cookies.set("guest", cookie)
    await old.get("/api/me")

    await anna.post("/api/me/sessions", method="DELETE")

    thief = visitor(house)
    thief.web.cookies.set("guest", cookie)
    for one in (old, thief):
        assert (await one.get("/api/me")).json() == {"guest": None}


async def test_a_guest_of_today_has_no_cookie_of_before(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    guest = (await anna.get("/api/me")).json()["guest"]["id"]
    cookie = accepted(house, guest)
    sql(house.file, "UPDATE guests SET cookie = ? WHERE id = ?", False, guest)
    thief = visitor(house)
    thief.web.cookies.set("guest", cookie)

    assert (await thief.get("/api/me")).json() == {"guest": None}


@pytest.mark.on_both
async def test_a_deleted_person_is_signed_out_everywhere(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    other = await signed_in_again(house, visitor, anna)

    await anna.post("/api/me", method="DELETE")

    assert (await other.get("/api/me")).json() == {"guest": None}


async def test_sessions_that_do_not_exist_cost_an_address_its_limit(
    house_with: Callable[..., House], visitor: Visitor
) -> None:
    house = house_with(LIMITS_TIMES="0.02")  # 10 unknown sessions at once
    anna = await visitor(house).is_called("Anna")
    await anna.get("/api/me")
    thief = visitor(house)
    codes = []
    for _ in range(14):
        thief.web.cookies.clear()
        thief.web.cookies.set("session", secrets.token_hex(16))
        codes.append((await thief.get("/api/me")).status_code)

    assert codes[-1] == 429
    assert (await anna.get("/api/notice")).status_code == 200  # whom the process has met


@pytest.mark.on_both
async def test_above_the_limit_the_browser_unused_for_longest_is_signed_out(
    tmp_path: pathlib.Path,
) -> None:
    database = open_database(await migrated(tmp_path / "house.sqlite3"))
    try:
        await GuestStore(database).add(Guest("anna", "Anna"))
        store = SessionStore(database)
        for n in range(SESSIONS_OF_A_PERSON + 2):
            await store.add(Session(f"{n:03}", "anna"))

        left = {one.id for one in await store.of("anna", None)}

        assert len(left) == SESSIONS_OF_A_PERSON
        assert f"{SESSIONS_OF_A_PERSON + 1:03}" in left
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("header", "names"),
    [
        (PHONE, ("Firefox", "Android")),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
            ("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
            ("Safari", "iPhone"),
        ),
        ("curl/8", ("", "")),
        ("", ("", "")),
    ],
)
def test_browsers_are_named_by_their_header(header: str, names: tuple[str, str]) -> None:
    assert browser_and_system(header) == names
