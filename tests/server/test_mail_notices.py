"""Notices by mail: one mail an hour for an address, with a way out of them by one click."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import insert, select
from tests.server.databases import migrated
from tests.server.house import House, Person, free_port
from tests.server.mailbox import Mailbox, html_of, open_mailbox, text_of

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import jobs, mail_addresses
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import Jobs, work_of
from ludoteca.server.mail import Postman, Unsubscription
from ludoteca.server.mail_notices.store import HOUR, KIND, NoticeStore
from ludoteca.server.mail_notices.way import MailWay
from ludoteca.server.notifications import Notice
from ludoteca.server.settings import SmtpServer

ROW = "a" * 32
BASE = "https://play.example.org"
ANNA = "anna@example.org"


class Anna:
    """A person with an address, on a clock that is set."""

    def __init__(self, database: Database, mailbox: Mailbox) -> None:
        self.database, self.mailbox = database, mailbox
        self.now = clock.now()
        server = SmtpServer("127.0.0.1", mailbox.port, "off")
        self.way = MailWay(
            NoticeStore(database),
            Postman(server, "Ludoteca <games@example.org>", "play.example.org"),
            Unsubscription(b"key", BASE),
            BASE,
        )
        self._work = work_of(Jobs(database), self.way.kind)

    async def hears(self, *tags: str) -> None:
        for tag in tags:
            notice = Notice(
                language="es", title=f"Te toca en {tag}", body="Los demás esperan.",
                url=f"{BASE}/t/{tag}", picture="", tag=tag, at=self.now,
            )  # fmt: skip
            await self.way.send("anna", ROW, notice)

    async def mail_goes(self) -> None:
        """All mails that are due now are sent."""
        for job in await Jobs(self.database).claim(self.now, self.now + 60_000, 10, [KIND]):
            await self._work.handle(job)

    async def due(self) -> int | None:
        async with self.database.reads.connect() as connection:
            found: int | None = await connection.scalar(select(jobs.c.due))
        return found


@pytest.fixture
async def anna(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Anna]:
    database = open_database(await migrated(tmp_path / "db"))
    await GuestStore(database).add(Guest("anna", "Anna"))
    async with database.write() as connection:
        row = {"id": ROW, "guest": "anna", "key": ANNA, "address": ANNA, "language": "es"}
        await connection.execute(
            insert(mail_addresses), row | {"notices": True, "verified_at": clock.now()}
        )
    async with open_mailbox() as mailbox:
        person = Anna(database, mailbox)
        monkeypatch.setattr(clock, "now", lambda: person.now)
        yield person
    await database.close()


async def test_the_first_notice_goes_at_once_and_ends_by_one_click(anna: Anna) -> None:
    await anna.hears("one")
    await anna.mail_goes()

    [letter] = anna.mailbox.letters
    assert letter["subject"] == "Te toca en one"
    assert f"{BASE}/t/one" in text_of(letter)
    assert f"{BASE}/t/one" in html_of(letter)
    assert letter["list-unsubscribe"].startswith(f"<{BASE}/api/mail/unsubscribe/{ROW}.")
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert await anna.due() is None


async def test_those_of_the_next_hour_are_one_mail(anna: Anna) -> None:
    await anna.hears("one")
    await anna.mail_goes()
    anna.now += 60_000
    await anna.hears("two", "three", "two")  # the second time in its place
    await anna.mail_goes()
    assert len(anna.mailbox.letters) == 1

    anna.now += HOUR
    await anna.mail_goes()

    letter = anna.mailbox.letters[1]
    assert letter["subject"] == "2 avisos de Ludoteca"
    assert [tag for tag in ("one", "two", "three") if f"en {tag}" in text_of(letter)] == [
        "two",
        "three",
    ]


async def test_what_is_over_before_the_mail_goes_is_not_in_it(anna: Anna) -> None:
    await anna.hears("one")
    await anna.mail_goes()
    anna.now += 60_000
    await anna.hears("two", "three")
    await anna.way.withdraw("anna", ROW, "two")
    anna.now += HOUR
    await anna.mail_goes()

    assert anna.mailbox.letters[1]["subject"] == "Te toca en three"

    anna.now += 60_000
    await anna.hears("four")
    await anna.way.withdraw("anna", ROW, "four")
    anna.now += HOUR
    await anna.mail_goes()

    assert len(anna.mailbox.letters) == 2
    assert await anna.due() is None


async def test_a_mail_that_the_server_puts_off_is_sent_later_with_what_came_meanwhile(
    anna: Anna,
) -> None:
    anna.mailbox.refusals = ["451 later"]
    await anna.hears("one")
    await anna.mail_goes()
    await anna.hears("two")
    anna.now += 10_000
    await anna.mail_goes()

    [letter] = anna.mailbox.letters
    assert letter["subject"] == "2 avisos de Ludoteca"


async def test_who_wishes_no_notices_gets_none(anna: Anna) -> None:
    await anna.hears("one")
    async with anna.database.write() as connection:
        await connection.execute(mail_addresses.update().values(notices=False))
    await anna.mail_goes()
    await anna.hears("two")
    await anna.mail_goes()

    assert anna.mailbox.letters == []
    assert await anna.due() is None
    assert list(await anna.way.guests()) == []
    assert list(await anna.way.targets("anna")) == []


async def test_a_host_with_a_mail_server_offers_mail_and_another_does_not(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    mail = {
        "SMTP_URL": f"smtp://127.0.0.1:{free_port()}?tls=off",
        "MAIL_FROM": "games@example.org",
        "PUBLIC_URL": "http://play.example.org",
    }
    for settings, ways in ((mail, ["push", "mail"]), ({}, ["push"])):
        ben = await visitor(house_with(**settings)).is_called("Ben")
        told = (await ben.get("/api/me/notifications")).json()

        assert [way["name"] for way in told["ways"]] == ways
