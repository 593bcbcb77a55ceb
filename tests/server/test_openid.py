"""Signing in with an OpenID Connect provider: only by the browser that went there, only once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.server.databases import sql
from tests.server.house import House, Person, free_port, held_port
from tests.server.openid_provider import CLIENT, SECRET, OpenIdProvider, open_provider

from ludoteca.server.accounts.openid.way_there import Ways, own_path

Visitor = Callable[..., Person]
PORT = held_port()
OPENID = {
    "OPENID_ISSUER": f"http://127.0.0.1:{PORT}/realm/",
    "OPENID_CLIENT_ID": CLIENT,
    "OPENID_CLIENT_SECRET": SECRET,
    "OPENID_NAME": "Example",
    "PUBLIC_URL": "http://play.example.org",
}
BACK = "/api/sign-in/openid/back"


@pytest.fixture
async def provider() -> AsyncIterator[OpenIdProvider]:
    async with open_provider(int(PORT)) as provider:
        yield provider


@pytest.fixture
def house(house_with: Callable[..., House]) -> House:
    return house_with(**OPENID)


async def goes(person: Person, **wish: Any) -> str:
    answer = await person.post("/api/sign-in/openid", wish)
    assert answer.status_code == 200, answer.text
    address: str = answer.json()["address"]
    return address


async def comes_back(person: Person, brought: dict[str, str]) -> str:
    """Where the browser is sent in the end."""
    answer = await person.web.get(BACK, params=brought)
    assert answer.status_code == 303, answer.text
    place: str = answer.headers["location"]
    return place


async def me(person: Person) -> Any:
    return (await person.get("/api/me")).json()["guest"]


async def linked(house: House, visitor: Visitor, provider: OpenIdProvider, subject: str) -> Person:
    anna = await visitor(house).is_called("Anna")
    brought = provider.signs_in(await goes(anna, link=True, next="/me/devices"), subject)
    assert await comes_back(anna, brought) == "/me/devices"
    return anna


async def test_a_person_links_an_account_signs_in_with_it_and_ends_the_link(
    house: House, visitor: Visitor, provider: OpenIdProvider
) -> None:
    anna = await linked(house, visitor, provider, "anna-1")
    assert (await anna.get("/api/me/openid")).json() == {"name": "Example", "linked": True}
    other = visitor(house)

    brought = provider.signs_in(await goes(other, next="/lobby"), "anna-1")
    assert await comes_back(other, brought) == "/lobby"

    assert await me(other) == await me(anna)
    await anna.post("/api/me/openid", method="DELETE")
    assert (await anna.get("/api/me/openid")).json()["linked"] is False
    third = visitor(house)
    brought = provider.signs_in(await goes(third), "anna-1")
    assert await comes_back(third, brought) == "/sign-in?problem=error-openid-unknown"


async def test_nothing_is_kept_but_issuer_and_subject(
    house: House, visitor: Visitor, provider: OpenIdProvider
) -> None:
    anna = await linked(house, visitor, provider, "anna-2")
    guest = (await me(anna))["id"]

    [row] = sql(house.file, "SELECT * FROM openid_subjects WHERE guest = ?", guest)

    assert row[:3] == (f"http://127.0.0.1:{PORT}/realm", "anna-2", guest)
    await anna.post("/api/me", method="DELETE")
    assert sql(house.file, "SELECT * FROM openid_subjects WHERE guest = ?", guest) == []


async def test_an_account_belongs_to_one_person(
    house: House, visitor: Visitor, provider: OpenIdProvider
) -> None:
    await linked(house, visitor, provider, "anna-3")
    ben = await visitor(house).is_called("Ben")

    brought = provider.signs_in(await goes(ben, link=True), "anna-3")

    assert await comes_back(ben, brought) == "/me/devices?problem=error-openid-taken"


async def test_what_came_back_once_does_not_come_back_again(
    house: House, visitor: Visitor, provider: OpenIdProvider
) -> None:
    await linked(house, visitor, provider, "anna-4")
    other = visitor(house)
    brought = provider.signs_in(await goes(other), "anna-4")
    cookie = other.web.cookies["openid"]
    await comes_back(other, brought)
    assert "openid" not in other.web.cookies
    thief = visitor(house)
    thief.web.cookies.set("openid", cookie)
    again = provider.signs_in(
        f"{provider.issuer}/authorize?scope=openid&code_challenge_method=S256&client_id={CLIENT}"
        f"&state={brought['state']}",
        "anna-4",
    )

    assert await comes_back(thief, again) == "/sign-in?problem=error-openid-failed"

    assert await me(thief) is None


async def test_the_way_of_another_browser_is_refused(
    house: House, visitor: Visitor, provider: OpenIdProvider
) -> None:
    thief = await linked(house, visitor, provider, "thief-5")
    brought = provider.signs_in(await goes(thief), "thief-5")
    victims = [visitor(house) for _ in range(3)]
    await goes(victims[1])  # on a way of her own
    victims[2].web.cookies.set("openid", thief.web.cookies["openid"][:-1] + "x")

    for victim in victims:
        place = await comes_back(victim, brought)

        assert place == "/sign-in?problem=error-openid-failed"
        assert await me(victim) is None


async def test_who_is_somebody_else_by_now_is_not_linked(
    house: House, visitor: Visitor, provider: OpenIdProvider
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    brought = provider.signs_in(await goes(anna, link=True), "anna-6")
    ben.web.cookies.set("openid", anna.web.cookies["openid"])

    assert await comes_back(ben, brought) == "/me/devices?problem=error-openid-failed"


@pytest.mark.parametrize(
    "change",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"aud": "another"},
        {"aud": ["ludoteca", "another"]},
        {"azp": "another"},
        {"iss": "https://elsewhere.example.org"},
        {"exp": 1},
        {"exp": None},
        {"iat": 99_999_999_999},
        {"sub": 7},
        {"sub": ""},
    ],
)
async def test_a_token_that_is_not_for_this_way_is_refused(
    house: House, visitor: Visitor, provider: OpenIdProvider, change: dict[str, Any]
) -> None:
    provider.change = change
    anna = await visitor(house).is_called("Anna")

    brought = provider.signs_in(await goes(anna, link=True), "anna-7")

    assert await comes_back(anna, brought) == "/me/devices?problem=error-openid-failed"


@pytest.mark.parametrize("forger", ["another key", "our secret"])
async def test_a_token_that_the_provider_did_not_sign_is_refused(
    house: House, visitor: Visitor, provider: OpenIdProvider, forger: str
) -> None:
    from joserfc.jwk import OctKey, RSAKey

    if forger == "another key":
        provider.key = RSAKey.generate_key(2048, {"kid": "rsa"})
    else:
        provider.key, provider.header = OctKey.import_key(SECRET * 4), {"alg": "HS256"}
    anna = await visitor(house).is_called("Anna")

    brought = provider.signs_in(await goes(anna, link=True), "anna-8")

    assert await comes_back(anna, brought) == "/me/devices?problem=error-openid-failed"


async def test_a_provider_may_change_its_key(
    new_house: Callable[..., House], visitor: Visitor, provider: OpenIdProvider
) -> None:
    house = new_house(**{**OPENID, "PORT": free_port()})
    await linked(house, visitor, provider, "anna")
    provider.keys, provider.key = [provider.curve], provider.curve
    provider.header = {"alg": "ES256", "kid": "curve"}
    sql(house.file, "DELETE FROM openid_subjects")

    import asyncio

    await asyncio.sleep(1.0)  # keys are not fetched more often, whoever comes back
    await linked(house, visitor, provider, "anna")

    assert provider.discoveries == 1


async def test_who_cancels_is_back_and_nothing_has_changed(
    house: House, visitor: Visitor, provider: OpenIdProvider
) -> None:
    anna = visitor(house)
    brought = provider.signs_in(await goes(anna), "anna")

    place = await comes_back(anna, {"error": "access_denied", "state": brought["state"]})

    assert place == "/sign-in?problem=error-openid-failed"


async def test_a_provider_that_is_away_is_said_to_be(
    new_house: Callable[..., House], visitor: Visitor
) -> None:
    settings = {**OPENID, "PORT": free_port(), "OPENID_ISSUER": f"http://127.0.0.1:{free_port()}"}
    house = new_house(**settings)

    answer = await visitor(house).post("/api/sign-in/openid", {})

    assert (answer.status_code, answer.json()["code"]) == (503, "error-openid-away")


async def test_ways_to_the_provider_are_counted(
    new_house: Callable[..., House], visitor: Visitor, provider: OpenIdProvider
) -> None:
    house = new_house(**{**OPENID, "PORT": free_port(), "LIMITS_TIMES": "0.1"})
    anna = visitor(house)

    codes = [(await anna.post("/api/sign-in/openid", {})).status_code for _ in range(8)]

    assert codes == [200] * 6 + [429] * 2


async def test_a_host_without_a_provider_offers_none(
    house_with: Callable[..., House], visitor: Visitor, house: House
) -> None:
    anna = await visitor(house_with()).is_called("Anna")

    assert (await anna.get("/api/sign-in/ways")).json()["openid"] is None
    assert (await anna.post("/api/sign-in/openid", {})).json()["code"] == "error-no-openid"
    assert (await anna.get("/api/me/openid")).json()["code"] == "error-no-openid"
    assert (await visitor(house).get("/api/sign-in/ways")).json()["openid"] == "Example"
    assert (await visitor(house).get("/api/me/openid")).json()["code"] == "error-no-guest"


@pytest.mark.parametrize(
    ("next", "path"),
    [
        ("/", "/"),
        ("/t/a_B-1/replay", "/t/a_B-1/replay"),
        ("//example.org", "/"),
        ("/\\example.org", "/"),
        ("https://example.org", "/"),
        ("/a?b", "/"),
        ("/%2fexample.org", "/"),
        ("/a//b", "/"),
        ("/a\n", "/"),
        ("/" + "a" * 100, "/"),
    ],
)
def test_only_pages_of_ours_are_returned_to(next: str, path: str) -> None:
    assert own_path(next) == path


def test_a_way_is_in_a_cookie_that_nobody_else_can_make() -> None:
    ways, others = Ways(b"k" * 32), Ways(b"x" * 32)
    way = ways.begin(1000, "link", "-erson_-1234567-", "/" + "a" * 95)
    cookie = ways.cookie(way)

    assert len(cookie) <= 256
    assert ways.read(cookie, 1001) == way
    assert ways.read(cookie, 1000 + 601) is None
    assert others.read(cookie, 1001) is None
    assert ways.read(cookie.replace(".link.", ".in."), 1001) is None
    assert ways.read("", 1001) is None
    assert len({ways.state(way), ways.nonce(way), ways.verifier(way)}) == 3
