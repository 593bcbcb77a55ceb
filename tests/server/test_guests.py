"""Guests: cookies, names and renaming."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from tests.server.databases import sql
from tests.server.house import House, Person


async def test_somebody_new_is_nobody(house: House, visitor: Callable[..., Person]) -> None:
    assert (await visitor(house).get("/api/me")).json() == {"guest": None}


async def test_a_nickname_makes_a_guest(house: House, visitor: Callable[..., Person]) -> None:
    anna = visitor(house)

    answer = await anna.post("/api/guests", {"name": " Anna "})

    assert answer.status_code == 201
    assert answer.json()["name"] == "Anna"
    assert (await anna.get("/api/me")).json()["guest"] == answer.json()


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    house: House, visitor: Callable[..., Person]
) -> None:
    answer = await visitor(house).post("/api/guests", {"name": "Anna"})

    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "max-age=34560000" in cookie
    assert "secure" not in cookie


async def test_the_cookies_insist_on_https_where_there_is_https(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = house_with(PUBLIC_URL="https://play.example.org")
    anna = visitor(house)
    hello = await anna.get("/api/me")
    token = hello.headers["set-cookie"].split("csrftoken=")[1].split(";")[0]

    answer = await anna.web.post(
        "/api/guests",
        json={"name": "Anna"},
        headers={"x-csrftoken": token, "cookie": f"csrftoken={token}"},
    )

    assert answer.status_code == 201
    assert "Secure" in hello.headers["set-cookie"]
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_request_that_is_repeated_makes_one_guest(
    house: House, visitor: Callable[..., Person]
) -> None:
    windows = [visitor(house) for _ in range(4)]  # none of them has got its cookie yet
    for window in windows:
        await window.get("/api/me")
    wish = {"name": "Anna", "id": secrets.token_hex(16)}

    answers = await asyncio.gather(*(window.post("/api/guests", wish) for window in windows))
    other = await visitor(house).post("/api/guests", {**wish, "id": secrets.token_hex(16)})

    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert (await windows[3].get("/api/me")).json()["guest"] == answers[0].json()
    assert other.json()["id"] != answers[0].json()["id"]


async def test_the_id_of_a_request_is_nobody_when_time_has_passed(
    house: House, visitor: Callable[..., Person]
) -> None:
    wish = {"name": "Anna", "id": secrets.token_hex(16)}
    anna = (await visitor(house).post("/api/guests", wish)).json()
    sql(house.file, "UPDATE guests SET created_at = created_at - 600001 WHERE id = ?", anna["id"])

    late = await visitor(house).post("/api/guests", wish)

    assert late.status_code == 201
    assert late.json()["id"] != anna["id"]


async def test_an_id_that_could_be_guessed_is_refused(
    house: House, visitor: Callable[..., Person]
) -> None:
    for id in ("1", "", "A" * 32, "0" * 33, "0" * 32 + "\n"):
        answer = await visitor(house).post("/api/guests", {"name": "Anna", "id": id})

        assert (answer.status_code, answer.json()["code"]) == (400, "error-unreadable")


async def test_a_guest_may_take_another_name(house: House, visitor: Callable[..., Person]) -> None:
    anna = visitor(house)
    first = (await anna.post("/api/guests", {"name": "Anna"})).json()

    second = (await anna.post("/api/guests", {"name": "Zoë"})).json()

    assert second == {**first, "name": "Zoë"}


async def test_a_session_that_was_tampered_with_names_nobody(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    genuine = anna.web.cookies["session"]
    other = "B" if genuine.endswith("A") else "A"
    for forged in (genuine[:-1] + other, "x" + genuine, genuine[:16], "", "é.x", "."):
        stranger = visitor(house)
        stranger.web.headers["cookie"] = f"session={forged}".encode("latin-1").decode("latin-1")

        assert (await stranger.get("/api/me")).json() == {"guest": None}


async def test_a_nickname_that_cannot_be_is_refused_with_a_reason(
    house: House, visitor: Callable[..., Person]
) -> None:
    answer = await visitor(house).post("/api/guests", {"name": "x" * 25})

    assert answer.status_code == 422
    assert answer.json() == {"code": "error-name-too-long", "facts": {"most": 24}}


async def test_two_people_at_one_table_are_not_called_the_same(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    other = await visitor(house).is_called("ANNA")
    table = await anna.makes_table("me", "open")

    refused = await other.post(f"/api/tables/{table}/join")
    assert refused.json()["code"] == "error-name-taken"

    await other.is_called("Hanna")
    assert (await other.post(f"/api/tables/{table}/join")).status_code == 200
    again = await other.post("/api/guests", {"name": "anna"})
    assert again.json()["code"] == "error-name-taken"
    assert (await other.get("/api/me")).json()["guest"]["name"] == "Hanna"
