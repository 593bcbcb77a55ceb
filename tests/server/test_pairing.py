"""A code from device to device: who may use it, once, for two minutes, and only when confirmed."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tests.server.databases import sql
from tests.server.house import House, Person
from tests.server.pairs import answers, code_of, enters, pair

from ludoteca.server.accounts.pairing.service import ALPHABET, LENGTH
from ludoteca.server.edge.limits.limits import LIMITS

Visitors = Callable[..., Person]

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0"


async def collects(device: Person, secret: str) -> tuple[int, str]:
    """The status, and the state or the code of the refusal."""
    answer = await device.post("/api/sign-in/code/session", {"secret": secret})
    body = answer.json()
    return answer.status_code, body.get("state") or body["code"]


async def refusal(device: Person, code: str) -> str:
    body = {"code": code, "secret": secrets.token_hex(16)}
    answer = await device.post("/api/sign-in/code", body)
    refused: str = answer.json().get("code", "")
    return refused


async def test_a_confirmed_device_is_signed_in_with_a_session_of_its_own(
    house: House, visitor: Visitors
) -> None:
    anna, phone = await visitor(house).is_called("Anna"), visitor(house)
    phone.web.headers["user-agent"] = PHONE
    code = await code_of(anna)
    secret = await enters(phone, code)

    waiting = await collects(phone, secret)
    state = (await anna.get("/api/me/pairing")).json()
    await answers(anna, yes=True)
    done = await collects(phone, secret)

    assert len(code) == LENGTH
    assert set(code) <= set(ALPHABET)
    assert waiting == (200, "waiting")
    assert (state["attempt"]["browser"], state["attempt"]["system"]) == ("Firefox", "Android")
    assert done == (200, "done")
    assert (await phone.get("/api/me")).json() == (await anna.get("/api/me")).json()
    assert phone.web.cookies["session"] != anna.web.cookies["session"]
    assert (await anna.get("/api/me/pairing")).json()["answer"] == "done"


async def test_the_session_of_before_is_worth_nothing_afterwards(
    house: House, visitor: Visitors
) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    before = ben.web.cookies["session"]

    await pair(anna, ben)

    thief = visitor(house)
    thief.web.cookies.set("session", before)
    assert ben.web.cookies["session"] != before
    assert (await thief.get("/api/me")).json() == {"guest": None}


async def test_a_device_hears_beforehand_what_comes_along(house: House, visitor: Visitors) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    await ben.makes_table("me", "open")

    body = {"code": await code_of(anna), "secret": secrets.token_hex(16)}
    entered = (await ben.post("/api/sign-in/code", body)).json()

    assert (entered["name"], entered["joins"]["tables"]) == ("Anna", 1)
    assert (await ben.get("/api/me")).json()["guest"]["name"] == "Ben"


async def test_a_second_device_cannot_take_over_a_code_that_was_entered(
    house: House, visitor: Visitors
) -> None:
    anna, phone, thief = await visitor(house).is_called("Anna"), visitor(house), visitor(house)
    code = await code_of(anna)
    secret = await enters(phone, code)

    assert await refusal(thief, code) == "error-no-such-code"

    await answers(anna, yes=True)
    assert await collects(phone, secret) == (200, "done")
    assert await refusal(thief, code) == "error-no-such-code"


async def test_a_repeated_request_gets_the_same_session_until_it_is_ended(
    house: House, visitor: Visitors
) -> None:
    anna, phone = await visitor(house).is_called("Anna"), visitor(house)
    secret = await enters(phone, await code_of(anna))
    await answers(anna, yes=True)
    await collects(phone, secret)
    session = phone.web.cookies["session"]

    assert await collects(phone, secret) == (200, "done")
    assert phone.web.cookies["session"] == session

    await anna.post("/api/me/sessions", method="DELETE")
    assert await collects(phone, secret) == (404, "error-no-such-code")


async def test_a_refused_device_stays_what_it_was(house: House, visitor: Visitors) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    secret = await enters(ben, await code_of(anna))

    await answers(anna, yes=False)

    assert await collects(ben, secret) == (200, "refused")
    assert (await ben.get("/api/me")).json()["guest"]["name"] == "Ben"


async def test_nobody_else_confirms(house: House, visitor: Visitors) -> None:
    anna, ben, phone = (
        await visitor(house).is_called("Anna"),
        await visitor(house).is_called("Ben"),
        visitor(house),
    )
    secret = await enters(phone, await code_of(anna))
    attempt = (await anna.get("/api/me/pairing")).json()["attempt"]["id"]

    answer = await ben.post("/api/me/pairing/answer", {"attempt": attempt, "yes": True})

    assert (answer.status_code, answer.json()["code"]) == (404, "error-no-such-code")
    assert await collects(phone, secret) == (200, "waiting")


async def test_the_own_code_needs_not_be_entered(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")

    assert await refusal(anna, await code_of(anna)) == "error-already-you"


async def test_after_two_minutes_a_code_is_none(house: House, visitor: Visitors) -> None:
    anna, phone, late = await visitor(house).is_called("Anna"), visitor(house), visitor(house)
    code = await code_of(anna)
    secret = await enters(phone, code)
    me = (await anna.get("/api/me")).json()["guest"]["id"]
    attempt = (await anna.get("/api/me/pairing")).json()["attempt"]["id"]

    sql(house.file, "UPDATE pairings SET ends_at = 1 WHERE guest = ?", me)

    assert await refusal(late, code) == "error-no-such-code"
    answer = await anna.post("/api/me/pairing/answer", {"attempt": attempt, "yes": True})
    assert answer.status_code == 404
    assert await collects(phone, secret) == (404, "error-no-such-code")
    assert (await anna.get("/api/me/pairing")).json() is None


async def test_a_new_code_ends_the_one_before(house: House, visitor: Visitors) -> None:
    anna, phone = await visitor(house).is_called("Anna"), visitor(house)
    before = await code_of(anna)
    await code_of(anna)

    assert await refusal(phone, before) == "error-no-such-code"


async def test_the_database_has_only_hashes(house: House, visitor: Visitors) -> None:
    anna, phone = await visitor(house).is_called("Anna"), visitor(house)
    code = await code_of(anna)
    secret = await enters(phone, code)

    kept = repr(sql(house.file, "SELECT * FROM pairings"))

    assert code not in kept
    assert secret not in kept
    assert code not in house.log


async def test_who_guesses_codes_is_stopped(strict: Callable[[], Person]) -> None:
    guesser = strict()
    address = LIMITS["codes"].address
    assert address is not None

    refused = [await refusal(guesser, "CDFHJKMN") for _ in range(int(address.at_once) + 1)]

    assert set(refused[:-1]) == {"error-no-such-code"}
    assert refused[-1] == "error-too-many"


async def test_who_shows_codes_all_the_time_is_stopped(strict: Callable[[], Person]) -> None:
    anna = await strict().is_called("Anna")
    guest = LIMITS["pairings"].guest
    assert guest is not None
    for _ in range(int(guest.at_once)):
        await code_of(anna)

    answer = await anna.post("/api/me/pairing")

    assert (answer.status_code, answer.json()["code"]) == (429, "error-too-many")


async def test_a_deleted_person_leaves_no_code(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")
    me = (await anna.get("/api/me")).json()["guest"]["id"]
    await code_of(anna)

    answer = await anna.post("/api/me", method="DELETE")

    assert answer.status_code == 200
    assert sql(house.file, "SELECT * FROM pairings WHERE guest = ?", me) == []
