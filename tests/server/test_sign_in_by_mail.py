"""Signing in by mail: a link for one browser, once, and nobody learns who has which address."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, free_port, held_port, until
from tests.server.mailbox import Mailbox, open_mailbox, text_of

Visitor = Callable[..., Person]
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0"
PORT = held_port()
MAIL = {
    "SMTP_URL": f"smtp://127.0.0.1:{PORT}?tls=off",
    "MAIL_FROM": "Ludoteca <games@example.org>",
    "PUBLIC_URL": "http://play.example.org",
}


@pytest.fixture
async def mailbox() -> AsyncIterator[Mailbox]:
    async with open_mailbox(int(PORT)) as mailbox:
        yield mailbox


@pytest.fixture
def house(house_with: Callable[..., House]) -> House:
    return house_with(**MAIL)


def new_address() -> str:
    return f"anna.{secrets.token_hex(4)}@example.org"


async def accepted(person: Person, path: str, body: Any = None, method: str = "POST") -> Any:
    answer = await person.post(path, body, method)
    assert answer.status_code in (200, 202), answer.text
    return answer.json() if answer.content else None


async def opens(person: Person, token: str) -> Any:
    return await accepted(person, "/api/mail/link/open", {"token": token})


async def asks(person: Person, address: str) -> Any:
    return await accepted(person, "/api/sign-in/mail", {"address": address, "language": "es"})


async def with_address(person: Person, mailbox: Mailbox, **more: str) -> str:
    """A new verified address of this person, which has got one letter."""
    address = new_address()
    await accepted(person, "/api/me/mail", {"address": address, "language": "ko", **more})
    assert (await opens(person, await mailbox.token_to(address)))["state"] == "added"
    return address


async def me(person: Person) -> Any:
    return (await person.get("/api/me")).json()["guest"]


async def code_of(person: Person, path: str, body: Any = None, method: str = "POST") -> Any:
    return (await person.post(path, body, method)).json()["code"]


async def test_who_opens_the_link_in_the_browser_that_asked_is_signed_in_there(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    address = await with_address(anna, mailbox)
    phone = visitor(house)
    phone.web.headers["user-agent"] = PHONE

    await asks(phone, address.upper())
    token = await mailbox.token_to(address, 2)

    seen = await accepted(phone, "/api/mail/link/look", {"token": token})
    assert (seen["purpose"], seen["here"]) == ("sign-in", True)
    assert (seen["browser"], seen["system"]) == ("Firefox", "Android")
    assert await me(phone) is None  # to look uses nothing up, and signs nobody in
    assert (await opens(phone, token))["state"] == "signed-in"
    assert await me(phone) == await me(anna)
    assert await code_of(phone, "/api/mail/link/open", {"token": token}) == "error-no-such-link"


async def test_who_opens_it_elsewhere_lets_the_browser_that_asked_sign_in_and_no_other(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    address = await with_address(anna, mailbox)
    asker, elsewhere, thief = (visitor(house) for _ in range(3))
    number = (await asks(asker, address))["number"]
    token = await mailbox.token_to(address, 2)
    await asks(thief, "nobody@example.org")
    assert (await asker.get("/api/sign-in/mail")).json()["state"] == "waiting"
    assert await code_of(asker, "/api/sign-in/mail/finish") == "error-no-such-link"

    seen = await accepted(elsewhere, "/api/mail/link/look", {"token": token})
    assert (seen["here"], seen["number"]) == (False, number)
    assert (await opens(elsewhere, token))["state"] == "confirmed"

    assert (await asker.get("/api/sign-in/mail")).json()["state"] == "confirmed"
    assert await me(elsewhere) is None
    assert await code_of(elsewhere, "/api/sign-in/mail/finish") == "error-no-such-link"
    assert await code_of(thief, "/api/sign-in/mail/finish") == "error-no-such-link"
    assert await code_of(thief, "/api/mail/link/open", {"token": token}) == "error-no-such-link"
    await accepted(asker, "/api/sign-in/mail/finish")
    assert await me(asker) == await me(anna)
    assert await code_of(asker, "/api/sign-in/mail/finish") == "error-no-such-link"


async def test_who_has_no_address_here_gets_the_same_answer_and_no_mail(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    known, unknown = await with_address(anna, mailbox), new_address()
    one, other = visitor(house), visitor(house)
    one.web.cookies.set("mail", "0" * 32)

    answers = [
        await person.post("/api/sign-in/mail", {"address": address})
        for person, address in ((one, known), (other, unknown))
    ]

    first, second = answers
    assert first.status_code == second.status_code == 202
    assert first.json().keys() == second.json().keys()
    assert {*first.headers} == {*second.headers}
    waits = [(await person.get("/api/sign-in/mail")).json() for person in (one, other)]
    assert waits[0]["state"] == waits[1]["state"] == "waiting"
    await mailbox.letter_to(known, 2)

    async def both_done() -> bool:
        rows = sql(house.file, "SELECT sent FROM mail_links WHERE key IN (?, ?)", known, unknown)
        return len(rows) == 2 and all(row[0] for row in rows)

    await until(both_done)
    assert not [one for one in mailbox.letters if unknown in str(one["to"])]


async def test_no_token_is_stored_and_none_is_in_the_log(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    address = await with_address(anna, mailbox)
    await asks(anna, address)
    token = await mailbox.token_to(address, 2)

    rows = sql(house.file, "SELECT * FROM mail_links") + sql(house.file, "SELECT * FROM jobs")

    assert token not in repr(rows)
    assert anna.web.cookies["mail"] not in repr(rows)
    await opens(anna, token)
    assert token not in house.log
    assert address not in house.log


async def test_a_link_is_used_by_one_of_many_at_once(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    import asyncio

    anna = await visitor(house).is_called("Anna")
    address = await with_address(anna, mailbox)
    other = visitor(house)
    await asks(other, address)
    token = await mailbox.token_to(address, 2)

    answers = await asyncio.gather(
        *(other.post("/api/mail/link/open", {"token": token}) for _ in range(5))
    )

    assert sorted(one.status_code for one in answers) == [200, 404, 404, 404, 404]


async def test_mails_are_in_the_language_of_the_person(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    address = await with_address(anna, mailbox)

    await asks(visitor(house), address)  # in Spanish

    assert (await mailbox.letter_to(address, 2))["content-language"] == "ko"


async def test_an_address_is_changed_with_a_last_mail_to_the_one_before(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    before = await with_address(anna, mailbox)
    [row] = (await anna.get("/api/me/mail")).json()

    after = await with_address(anna, mailbox, replaces=row["id"])

    assert [one["address"] for one in (await anna.get("/api/me/mail")).json()] == [after]
    last = await mailbox.letter_to(before, 2)
    assert "/mail#" not in text_of(last)
    [row] = (await anna.get("/api/me/mail")).json()
    await accepted(anna, f"/api/me/mail/{row['id']}", method="DELETE")
    assert (await anna.get("/api/me/mail")).json() == []
    await mailbox.letter_to(after, 2)


async def test_an_address_belongs_to_one_person(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    address = await with_address(anna, mailbox)

    await accepted(ben, "/api/me/mail", {"address": address})  # tells nothing
    token = await mailbox.token_to(address, 2)

    assert await code_of(ben, "/api/mail/link/open", {"token": token}) == "error-mail-taken"
    assert (await ben.get("/api/me/mail")).json() == []
    [row] = (await anna.get("/api/me/mail")).json()
    path = f"/api/me/mail/{row['id']}"
    assert await code_of(ben, path, method="DELETE") == "error-no-such-address"
    assert await code_of(ben, path, {"notices": False}, "PUT") == "error-no-such-address"


async def test_a_person_has_three_addresses_at_most(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    for _ in range(3):
        await with_address(anna, mailbox)
    address = new_address()
    await accepted(anna, "/api/me/mail", {"address": address})
    token = await mailbox.token_to(address)

    assert await code_of(anna, "/api/mail/link/open", {"token": token}) == "error-mail-enough"


async def test_notices_end_by_one_click_without_cookies_and_not_by_looking(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    from ludoteca.server.keys import cookie_key, derive
    from ludoteca.server.mail import Unsubscription

    anna = await visitor(house).is_called("Anna")
    await with_address(anna, mailbox)
    [row] = (await anna.get("/api/me/mail")).json()
    key = derive(cookie_key(house.data), "mail unsubscription")
    link = Unsubscription(key, house.url).address(row["id"])
    program = visitor(house)

    looked = await program.web.get(link)
    assert re.fullmatch(r"/unsubscribe#[\w.-]+", looked.headers["location"])
    assert (await anna.get("/api/me/mail")).json()[0]["notices"] is True
    program.web.cookies.clear()
    clicked = await program.web.post(link, data={"List-Unsubscribe": "One-Click"})

    assert clicked.status_code == 200, clicked.text
    assert (await anna.get("/api/me/mail")).json()[0]["notices"] is False
    forged = await program.web.post(f"{link[:-3]}abc")
    assert forged.json()["code"] == "error-no-such-link"


async def test_a_deleted_person_leaves_no_address(
    house: House, visitor: Visitor, mailbox: Mailbox
) -> None:
    anna = await visitor(house).is_called("Anna")
    address = await with_address(anna, mailbox)
    await accepted(anna, "/api/me/mail", {"address": f"new.{address}"})

    await accepted(anna, "/api/me", method="DELETE")

    assert sql(house.file, "SELECT 1 FROM mail_addresses WHERE key = ?", address) == []
    assert sql(house.file, "SELECT 1 FROM mail_links WHERE key = ?", f"new.{address}") == []


async def test_a_link_is_over_after_a_quarter_of_an_hour(
    tmp_path: Any, visitor: Visitor, mailbox: Mailbox
) -> None:
    port = free_port()
    house = HouseOfDays(tmp_path, **{**MAIL, "PORT": port})
    try:
        anna = await visitor(house).is_called("Anna")
        address = new_address()
        await accepted(anna, "/api/me/mail", {"address": address})
        token = await mailbox.token_to(address)

        house.passes(15 * 60 + 1)

        assert await code_of(anna, "/api/mail/link/look", {"token": token}) == "error-no-such-link"
        assert await code_of(anna, "/api/mail/link/open", {"token": token}) == "error-no-such-link"

        async def gone() -> bool:
            return not sql(house.file, "SELECT 1 FROM mail_links")

        await until(gone)
    finally:
        house.leave()


async def test_what_was_asked_for_before_a_crash_is_sent_once_after_it(
    new_house: Callable[..., House], visitor: Visitor
) -> None:
    house = new_house(**{**MAIL, "PORT": free_port()})
    anna = await visitor(house).is_called("Anna")
    address = new_address()
    async with open_mailbox(int(PORT)) as mailbox:
        mailbox.refusals = ["451 later"] * 50
        await accepted(anna, "/api/me/mail", {"address": address})

        async def tried() -> bool:
            return mailbox.tries > 0

        await until(tried)
        house.kill()
        mailbox.refusals = []
        house.open()

        token = await mailbox.token_to(address)
        assert (await opens(anna, token))["state"] == "added"
        assert len(mailbox.letters) == 1


@pytest.mark.parametrize(("persons", "addresses", "allowed"), [(1, 1, 5), (1, 99, 10), (3, 99, 20)])
async def test_nobody_makes_us_send_many_mails(
    new_house: Callable[..., House],
    visitor: Visitor,
    persons: int,
    addresses: int,
    allowed: int,
) -> None:
    """To one address, for one person, and from one household."""
    house = new_house(**{**MAIL, "PORT": free_port(), "LIMITS_TIMES": "1"})
    people = [await visitor(house).is_called(name) for name in ("Anna", "Ben", "Dora")[:persons]]

    answers = [
        await people[n % persons].post(
            "/api/sign-in/mail", {"address": f"a{n % addresses}@example.org"}
        )
        for n in range(allowed + 2)
    ]

    assert [one.status_code for one in answers] == [202] * allowed + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 60


async def test_links_are_not_tried_out(new_house: Callable[..., House], visitor: Visitor) -> None:
    house = new_house(**{**MAIL, "PORT": free_port(), "LIMITS_TIMES": "0.1"})
    thief = visitor(house)

    codes = [
        await code_of(thief, "/api/mail/link/look", {"token": secrets.token_hex(16)})
        for _ in range(8)
    ]

    assert codes == ["error-no-such-link"] * 6 + ["error-too-many"] * 2


async def test_a_host_without_a_mail_server_offers_none_of_it(
    house_with: Callable[..., House], visitor: Visitor
) -> None:
    house = house_with()
    anna = await visitor(house).is_called("Anna")

    assert (await anna.get("/api/sign-in/ways")).json()["mail"] is False
    for path, body in (
        ("/api/sign-in/mail", {"address": "anna@example.org"}),
        ("/api/me/mail", {"address": "anna@example.org"}),
        ("/api/mail/link/open", {"token": "0" * 32}),
    ):
        assert await code_of(anna, path, body) == "error-no-mail"


async def test_strangers_have_no_addresses(house: House, visitor: Visitor) -> None:
    assert (await visitor(house).get("/api/sign-in/ways")).json()["mail"] is True
    for path, body, method in (
        ("", None, "GET"),
        ("", {"address": "anna@example.org"}, "POST"),
        (f"/{'0' * 32}", {"notices": True}, "PUT"),
        (f"/{'0' * 32}", None, "DELETE"),
    ):
        assert await code_of(visitor(house), f"/api/me/mail{path}", body, method) == (
            "error-no-guest"
        )
