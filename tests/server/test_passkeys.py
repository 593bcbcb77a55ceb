"""Passkeys: making them, signing in by them, and all that is refused."""

from __future__ import annotations

import copy
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from tests.server.authenticator import Authenticator
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import House, Person

from ludoteca.server.accounts.passkeys.relying_party import RelyingParty, relying_party
from ludoteca.server.settings import Settings

Visitor = Callable[..., Person]
FOX = "Mozilla/5.0 (Android 14; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0"


def origin_of(house: House) -> str:
    return house.url.replace("127.0.0.1", "localhost")


@pytest.fixture
def guest(visitor: Visitor) -> Callable[[House], Person]:
    """Makes people who open the house as localhost: at a number browsers offer no passkeys."""

    def visit(house: House) -> Person:
        person = visitor(house)
        person.web.headers["host"] = origin_of(house).removeprefix("http://")
        person.web.headers["user-agent"] = FOX
        return person

    return visit


async def asks(person: Person, path: str) -> dict[str, Any]:
    answer = await person.post(f"/api/{path}/options")
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()
    return options


async def makes(person: Person, by: Authenticator | None = None) -> Authenticator:
    """A passkey of this person."""
    by = by or Authenticator(origin_of(person.house))
    answer = await person.post("/api/me/passkeys", by.makes(await asks(person, "me/passkeys")))
    assert answer.status_code == 201, answer.text
    return by


async def signs_in(person: Person, by: Authenticator) -> httpx.Response:
    return await person.post(
        "/api/sign-in/passkey", by.answers(await asks(person, "sign-in/passkey"))
    )


async def name_of(person: Person) -> str | None:
    guest = (await person.get("/api/me")).json()["guest"]
    return None if guest is None else guest["name"]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_person_signs_in_elsewhere_by_a_passkey_and_has_their_tables(
    house: House, guest: Visitor
) -> None:
    anna = await guest(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    passkey = await makes(anna)
    other = guest(house)

    answer = await signs_in(other, passkey)

    assert answer.status_code == 200, answer.text
    assert await name_of(other) == await name_of(anna) == "Anna"
    assert table in (await other.get("/api/me/tables")).text


async def test_signing_in_takes_along_what_the_browser_had_and_changes_its_secret(
    house: House, guest: Visitor
) -> None:
    passkey = await makes(await guest(house).is_called("Anna"))
    here = await guest(house).is_called("Here")
    table = await here.makes_table("me", "random")
    before = here.web.cookies["session"]

    answer = await signs_in(here, passkey)

    assert answer.json()["tables"] == 1
    assert here.web.cookies["session"] != before
    assert await name_of(here) == "Anna"
    assert table in (await here.get("/api/me/tables")).text
    here.web.cookies.set("session", before, domain="127.0.0.1")
    here.web.cookies.delete("session")
    thief = guest(house)
    thief.web.cookies.set("session", before)
    assert await name_of(thief) is None


async def test_browsers_are_asked_for_passkeys_that_need_no_name(
    house: House, guest: Visitor
) -> None:
    anna = await guest(house).is_called("Anna")
    me = (await anna.get("/api/me")).json()["guest"]

    wish = await asks(anna, "me/passkeys")
    question = await asks(guest(house), "sign-in/passkey")

    assert wish["authenticatorSelection"]["residentKey"] == "required"
    assert wish["authenticatorSelection"]["userVerification"] == "preferred"
    assert wish["rp"]["id"] == question["rpId"] == "localhost"
    assert me["id"] not in str(wish)
    assert len(wish["user"]["id"]) >= 43
    assert not question.get("allowCredentials")


async def test_passkeys_have_names_and_days_and_are_removed(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")
    phone, key = await makes(anna), await makes(anna)
    [first, second] = (await anna.get("/api/me/passkeys")).json()["passkeys"]
    assert first["name"] == "Firefox, Android"
    assert first["used_at"] % 86_400_000 == 0

    path = f"/api/me/passkeys/{first['id']}"
    assert (await anna.put(path, {"name": "  My\n phone "})).status_code == 200
    for wrong in ("", "x" * 41):
        assert (await anna.put(path, {"name": wrong})).status_code == 422
    gone = await anna.post(f"/api/me/passkeys/{second['id']}", method="DELETE")

    assert gone.status_code == 200
    [left] = (await anna.get("/api/me/passkeys")).json()["passkeys"]
    assert left["name"] == "My phone"
    assert refusal(await signs_in(guest(house), key)) == (404, "error-passkey-unknown")
    assert (await signs_in(guest(house), phone)).status_code == 200


async def test_nobody_changes_the_passkeys_of_another_person(house: House, guest: Visitor) -> None:
    anna, ben = await guest(house).is_called("Anna"), await guest(house).is_called("Ben")
    passkey = await makes(anna)
    [own] = (await anna.get("/api/me/passkeys")).json()["passkeys"]
    path = f"/api/me/passkeys/{own['id']}"

    assert refusal(await ben.put(path, {"name": "Mine"})) == (404, "error-passkey-unknown")
    assert (await ben.post(path, method="DELETE")).status_code == 404
    assert (await ben.get("/api/me/passkeys")).json()["passkeys"] == []
    assert (await guest(house).get("/api/me/passkeys")).status_code == 401
    assert (await guest(house).post("/api/me/passkeys/options")).status_code == 401
    assert (await signs_in(guest(house), passkey)).status_code == 200


async def test_an_authenticator_has_one_passkey_of_a_person(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")
    passkey = await makes(anna)
    wish = await asks(anna, "me/passkeys")

    assert passkey.held is not None
    known = [one["id"] for one in wish["excludeCredentials"]]
    answer = passkey.makes(wish)
    again = {**answer, "credential": known[0]}

    assert len(known) == 1
    assert refusal(await anna.post("/api/me/passkeys", again)) == (422, "error-passkey-refused")


@pytest.mark.parametrize(
    ("origin", "site"),
    [("https://evil.example", None), ("http://localhost:1", None), (None, "evil.example")],
)
async def test_a_passkey_of_another_page_or_site_is_refused(
    house: House, guest: Visitor, origin: str | None, site: str | None
) -> None:
    anna = await guest(house).is_called("Anna")
    good = await makes(anna)
    bad = Authenticator(origin or origin_of(house), site)

    made = await anna.post("/api/me/passkeys", bad.makes(await asks(anna, "me/passkeys")))
    bad.held = copy.copy(good.held)
    used = await signs_in(guest(house), bad)

    assert refusal(made) == refusal(used) == (422, "error-passkey-refused")
    assert len((await anna.get("/api/me/passkeys")).json()["passkeys"]) == 1


async def test_an_answer_is_good_once(house: House, guest: Visitor) -> None:
    anna, other = await guest(house).is_called("Anna"), guest(house)
    passkey = Authenticator(origin_of(house), counts=False)
    made = passkey.makes(await asks(anna, "me/passkeys"))
    assert (await anna.post("/api/me/passkeys", made)).status_code == 201
    used = passkey.answers(await asks(other, "sign-in/passkey"))
    assert (await other.post("/api/sign-in/passkey", used)).status_code == 200

    assert refusal(await anna.post("/api/me/passkeys", made)) == (422, "error-passkey-refused")
    again = await other.post("/api/sign-in/passkey", used)
    assert refusal(again) == (422, "error-passkey-refused")


async def test_a_challenge_is_for_the_browser_that_asked_and_for_one_purpose(
    house: House, guest: Visitor
) -> None:
    anna, ben = await guest(house).is_called("Anna"), await guest(house).is_called("Ben")
    passkey = await makes(anna)
    of_anna = await asks(anna, "sign-in/passkey")
    await asks(ben, "sign-in/passkey")

    for person in (ben, guest(house)):
        answer = await person.post("/api/sign-in/passkey", passkey.answers(of_anna))
        assert refusal(answer) == (422, "error-passkey-refused")

    wish = await asks(anna, "me/passkeys")
    ben.web.cookies.set("passkey", anna.web.cookies["passkey"])
    new = Authenticator(origin_of(house)).makes(wish)
    assert refusal(await ben.post("/api/me/passkeys", new)) == (422, "error-passkey-refused")
    swapped = {"challenge": wish["challenge"], "rpId": "localhost"}
    answer = await anna.post("/api/sign-in/passkey", passkey.answers(swapped))
    assert refusal(answer) == (422, "error-passkey-refused")
    made_up = {"challenge": "AAAA" * 20, "rpId": "localhost"}
    answer = await anna.post("/api/sign-in/passkey", passkey.answers(made_up))
    assert refusal(answer) == (422, "error-passkey-refused")


async def test_a_copied_passkey_is_noticed_by_its_counter(house: House, guest: Visitor) -> None:
    passkey = await makes(await guest(house).is_called("Anna"))
    copied = Authenticator(passkey.origin)
    copied.held = copy.copy(passkey.held)
    assert (await signs_in(guest(house), passkey)).status_code == 200
    thief = guest(house)

    answer = await signs_in(thief, copied)

    assert refusal(answer) == (409, "error-passkey-copied")
    assert await name_of(thief) is None


async def test_two_persons_have_their_own_passkeys(house: House, guest: Visitor) -> None:
    anna, ben = await guest(house).is_called("Anna"), await guest(house).is_called("Ben")
    of_anna, of_ben = await makes(anna), await makes(ben)
    here = guest(house)

    assert (await signs_in(here, of_ben)).status_code == 200
    assert await name_of(here) == "Ben"
    answer = await signs_in(here, of_anna)

    assert await name_of(here) == "Anna"
    assert answer.json()["stays"]
    assert await name_of(ben) == "Ben"
    assert of_anna.held is not None
    assert of_ben.held is not None
    mixed = of_anna.answers(await asks(here, "sign-in/passkey"))
    of_ben.held.key = of_anna.held.key
    forged = of_ben.answers(await asks(here, "sign-in/passkey"))
    for wrong in (mixed | {"user_handle": forged["user_handle"]}, forged):
        answer = await here.post("/api/sign-in/passkey", wrong)
        assert refusal(answer) == (422, "error-passkey-refused")


@pytest.mark.parametrize("part", ["client_data", "authenticator_data", "signature"])
async def test_rubbish_is_refused_in_words(house: House, guest: Visitor, part: str) -> None:
    person = await guest(house).is_called("Anna")
    passkey = await makes(person)
    for rubbish in ("", "A", "bnVsbA", "e30", "W10", "gICA", "A" * 1_000):
        wrong = passkey.answers(await asks(person, "sign-in/passkey")) | {part: rubbish}
        answer = await person.post("/api/sign-in/passkey", wrong)
        assert refusal(answer) == (422, "error-passkey-refused"), rubbish
        wish = Authenticator(passkey.origin).makes(await asks(person, "me/passkeys"))
        wrong = wish | {"attestation": rubbish}
        answer = await person.post("/api/me/passkeys", wrong)
        assert refusal(answer) == (422, "error-passkey-refused"), rubbish
    assert (await person.post("/api/sign-in/passkey", {"credential": "?"})).status_code == 400


@pytest.fixture
def day(databases: None, tmp_path: pathlib.Path) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path)
    yield house
    house.leave()


async def test_a_challenge_lives_for_five_minutes(day: HouseOfDays, guest: Visitor) -> None:
    anna = await guest(day).is_called("Anna")
    passkey = await makes(anna)
    question = await asks(anna, "sign-in/passkey")

    day.passes(301)
    late = await anna.post("/api/sign-in/passkey", passkey.answers(question))
    assert refusal(late) == (409, "error-passkey-expired")
    assert (await signs_in(anna, passkey)).status_code == 200

    used = sql(day.file, "SELECT id FROM used_challenges")
    assert len(used) == 1  # the first one, which has expired, is forgotten


async def test_a_deleted_person_leaves_no_passkey(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")
    passkey = await makes(anna)
    codes = (await anna.post("/api/me/recovery-codes")).json()["codes"]

    assert (await anna.post("/api/me", method="DELETE")).status_code == 200

    assert refusal(await signs_in(guest(house), passkey)) == (404, "error-passkey-unknown")
    answer = await guest(house).post("/api/sign-in/recovery-code", {"code": codes[0]})
    assert refusal(answer) == (422, "error-recovery-code")


async def test_at_a_number_there_are_no_passkeys(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")

    assert (await anna.get("/api/sign-in/ways")).json()["passkeys"] is False
    for path in ("me/passkeys", "sign-in/passkey"):
        answer = await anna.post(f"/api/{path}/options")
        assert refusal(answer) == (409, "error-no-passkeys-here")
    anna.web.headers["host"] = origin_of(house).removeprefix("http://")
    assert (await anna.get("/api/sign-in/ways")).json()["passkeys"] is True


@pytest.mark.parametrize(
    ("public_url", "host", "party"),
    [
        (None, "localhost:8000", RelyingParty("localhost", "http://localhost:8000")),
        (None, "localhost", RelyingParty("localhost", "http://localhost")),
        (None, "127.0.0.1:8000", None),
        (None, "[::1]:8000", None),
        (None, "play.example.org", None),
        (None, "localhost:x", None),
        ("https://Play.example.org", "play.example.org", RelyingParty("play.example.org", "https://play.example.org")),
        ("https://play.example.org:443", "play.example.org", RelyingParty("play.example.org", "https://play.example.org")),
        ("https://play.example.org:8443", "play.example.org:8443", RelyingParty("play.example.org", "https://play.example.org:8443")),
        ("https://play.example.org", "localhost:8000", None),
        ("https://play.example.org", "192.0.2.1", None),
        ("https://192.0.2.1", "192.0.2.1", None),
        ("http://play.example.org", "play.example.org", None),
        ("http://localhost:8000", "localhost:8000", RelyingParty("localhost", "http://localhost:8000")),
    ],
)  # fmt: skip
def test_passkeys_belong_to_the_public_host_or_to_localhost(
    public_url: str | None, host: str, party: RelyingParty | None
) -> None:
    assert relying_party(Settings(public_url=public_url), host) == party


async def test_who_asks_for_thousands_of_challenges_waits(
    new_house: Callable[..., House], guest: Visitor
) -> None:
    house = new_house(LIMITS_TIMES="0.05")
    person = guest(house)

    answers = [await person.post("/api/sign-in/passkey/options") for _ in range(10)]

    assert answers[0].status_code == 200
    assert refusal(answers[-1]) == (429, "error-too-many")
    assert sql(house.file, "SELECT id FROM used_challenges") == []


async def test_a_person_has_twenty_passkeys_at_most(house: House, guest: Visitor) -> None:
    anna = await guest(house).is_called("Anna")
    for _ in range(20):
        await makes(anna)
    wish = Authenticator(origin_of(house)).makes(await asks(anna, "me/passkeys"))

    answer = await anna.post("/api/me/passkeys", wish)

    assert refusal(answer) == (409, "error-too-many-passkeys")
