"""People are told by web push what happened while they did not look."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest
from tests.server.house import House, Person
from tests.server.push_service import Browser, PushService, coded, push_service

Visit = Callable[[House], Person]


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
def house(house_with: Callable[..., House]) -> House:
    return house_with(PUSH_TO_LOOPBACK="true")


async def test_a_person_who_is_away_is_told_of_their_turn_and_one_who_looks_is_not(
    house: House, visitor: Visit, service: PushService
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    phone, laptop = service.browser("phone"), service.browser("laptop")
    await phone.subscribe(ben, "es")
    await laptop.subscribe(anna)
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    async with anna.sits_at(table) as chair:
        await anna.starts(table, chair)
        await chair.act(await chair.hears("update", audience=0))
        told = (await phone.gets())[0]

    key = (await anna.get("/api/push/key")).json()["key"]
    assert service.keys == {key}
    assert told["title"].startswith("Te toca en ")
    assert told["tag"] == f"t-{table}"
    assert told["url"] == f"/t/{table}"
    assert told["picture"].endswith("/es.png")
    assert laptop.got == []


async def test_a_notice_outlives_the_server_that_was_to_send_it(
    new_house: Callable[..., House], visitor: Visit, service: PushService
) -> None:
    house = new_house(PUSH_TO_LOOPBACK="true")
    ben = await visitor(house).is_called("Ben")
    phone = service.browser("phone")
    await phone.subscribe(ben)
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    async with anna.sits_at(table) as chair:
        await anna.starts(table, chair)
        await chair.act(await chair.hears("update", audience=0))
        await chair.hears("update")
    house.kill()
    house.open()

    told = await phone.gets()
    assert [one["tag"] for one in told] == [f"t-{table}"]


async def test_a_browser_that_has_gone_is_forgotten(
    house: House, visitor: Visit, service: PushService
) -> None:
    ben = await visitor(house).is_called("Ben")
    phone = service.browser("gone")
    await phone.subscribe(ben)
    phone.answer = 410

    await ben.post("/api/me/push/trial", {"endpoint": phone.url})

    assert phone.got == [{"refused": 410}]
    assert (await ben.get("/api/me/notifications")).json()["ways"][0]["here"] == 0


async def test_a_person_has_ten_browsers(
    house: House, visitor: Visit, service: PushService
) -> None:
    ben = await visitor(house).is_called("Ben")
    for n in range(10):
        await service.browser(f"b{n}").subscribe(ben)

    eleventh = service.browser("b10")
    body = {"endpoint": eleventh.url, "p256dh": coded(eleventh.point), "auth": coded(b"0" * 16)}
    answer = await ben.post("/api/me/push", body)

    assert answer.json()["code"] == "error-too-many-browsers"


async def test_subscriptions_are_limited_and_lead_to_no_machine_of_the_house(
    strict: Callable[[], Person],
) -> None:
    ben = await strict().is_called("Ben")
    browser = Browser("https://10.0.0.1/push")
    body = {"endpoint": browser.url, "p256dh": coded(browser.point), "auth": coded(browser.auth)}

    answers = [await ben.post("/api/me/push", body) for _ in range(14)]

    assert answers[0].json()["code"] == "error-push-service"
    assert answers[-1].status_code == 429


async def test_preferences_are_kept_and_checked(house: House, visitor: Visit) -> None:
    ben = await visitor(house).is_called("Ben")
    wanted = {
        "choices": {"push": {"finished": False}},
        "quiet": {"from": 1320, "until": 420},
        "zone": "Europe/Madrid",
        "language": "es",
    }
    await ben.put("/api/me/notifications", wanted)

    kept = (await ben.get("/api/me/notifications")).json()
    wrong = await ben.put("/api/me/notifications", wanted | {"zone": "../etc/passwd"})

    assert kept["quiet"] == wanted["quiet"]
    assert kept["ways"][0]["kinds"]["finished"] is False
    assert kept["ways"][0]["kinds"]["turn"] is True
    assert wrong.status_code == 422


async def test_a_service_worker_subscribes_with_the_token_that_the_key_comes_with(
    house: House, visitor: Visit, service: PushService
) -> None:
    ben = await visitor(house).is_called("Ben")
    del ben.web.cookies["csrftoken"]  # a browser that was closed keeps the session only
    browser = service.browser("renewed")
    body = {"endpoint": browser.url, "p256dh": coded(browser.point), "auth": coded(browser.auth)}

    given = await ben.get("/api/push/key")
    token = given.json()["token"]
    again = (await ben.get("/api/push/key")).json()["token"]
    made = await ben.web.post("/api/me/push", json=body, headers={"x-csrftoken": token})
    bare = await ben.web.post("/api/me/push", json=body)

    assert given.headers["cross-origin-resource-policy"] == "same-origin"
    assert "no-store" in given.headers["cache-control"]
    assert token == again
    assert (made.status_code, bare.status_code) == (204, 403)


async def test_turns_at_several_tables_are_one_notice_and_who_is_deleted_hears_nothing(
    house: House, visitor: Visit, service: PushService
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    phone = service.browser("several")
    await phone.subscribe(ben)
    tables = [await anna.makes_table("me", "open") for _ in range(3)]
    for table in tables:
        await ben.post(f"/api/tables/{table}/join")
        await anna.starts(table)
        async with anna.sits_at(table) as chair:
            await chair.act(await chair.hears("update", audience=0))
            await chair.hears("update")

    told = await phone.gets()
    assert told[0]["title"] == "Your turn at 3 tables"
    assert told[0]["tag"] == "tables"
    answer = await ben.post("/api/me", method="DELETE")
    assert answer.status_code == 200
