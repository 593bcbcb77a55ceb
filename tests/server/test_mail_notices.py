"""Notices by mail: one mail an hour for an address, with a way out of them by one click."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
from collections.abc import AsyncIterator, Callable
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import insert, select
from tests.server.databases import migrated
from tests.server.house import House, Person, free_port
from tests.server.mailbox import Mailbox, html_of, open_mailbox, text_of

from ludoteca.server import clock
from ludoteca.server.accounts.mail.store import MailStore
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import jobs, mail_addresses
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import Jobs, work_of
from ludoteca.server.mail import NOTICES, Pace, Postman, Unsubscription
from ludoteca.server.mail_notices.store import NoticeStore
from ludoteca.server.mail_notices.way import MailWay
from ludoteca.server.notifications import Notice, Preferences, PreferenceStore, QuietHours
from ludoteca.server.settings import SmtpServer

ROW = "a" * 32
BASE = "https://play.example.org"
ANNA = "anna@example.org"
MINUTE = 60_000
HOUR = 60 * MINUTE


class Anna:
    """A person with an address, on a clock that is set."""

    def __init__(self, database: Database, mailbox: Mailbox) -> None:
        self.database, self.mailbox = database, mailbox
        self.now = clock.now()
        self.zone = "UTC"
        self.preferences = PreferenceStore(database, self._zone)
        server = SmtpServer("127.0.0.1", mailbox.port, "off")
        self.way = MailWay(
            NoticeStore(database),
            self.preferences,
            Postman(server, "Ludoteca <games@example.org>", "play.example.org"),
            Unsubscription(b"key", BASE),
            BASE,
        )
        self._work = work_of(Jobs(database), self.way.kind)

    async def _zone(self, connection: Connection, guest: str) -> str:
        return self.zone

    async def hears(self, *tags: str) -> None:
        for tag in tags:
            notice = Notice(
                language="es", title=f"Te toca en {tag}", body="Los demás esperan.",
                url=f"{BASE}/t/{tag}", picture="", tag=tag, at=self.now,
            )  # fmt: skip
            await self.way.send("anna", ROW, notice)

    async def mail_goes(self) -> None:
        """All mails that are due now are sent."""
        for job in await Jobs(self.database).claim(self.now, self.now + 60_000, 10, [NOTICES]):
            await self._work.handle(job)

    async def wishes(self, pace: Pace, daily_at: int = 0) -> None:
        """As her page does: the mail that waits is looked at once more."""
        store = MailStore(self.database)
        await store.wish_notices(ROW, "anna", self.now, pace=pace, daily_at=daily_at)
        await self.mail_goes()

    async def waits(self, milliseconds: int) -> list[int]:
        """Time passes, minute by minute; returns the times at which mails went."""
        went, end = [], self.now + milliseconds
        while self.now < end:
            before = len(self.mailbox.letters)
            self.now = min(self.now + MINUTE, end)
            await self.mail_goes()
            went += [self.now] * (len(self.mailbox.letters) - before)
        return went

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


async def test_at_once_is_the_first_at_once_and_those_of_the_next_minute_in_one(
    anna: Anna,
) -> None:
    await anna.wishes("at-once")
    await anna.hears("one")
    await anna.mail_goes()
    anna.now += 10_000
    await anna.hears("two", "three")
    await anna.mail_goes()
    assert len(anna.mailbox.letters) == 1

    anna.now += 50_000
    await anna.mail_goes()
    assert anna.mailbox.letters[1]["subject"] == "2 avisos de Ludoteca"
    assert "en el plazo de un minuto" in text_of(anna.mailbox.letters[1])


@pytest.mark.parametrize(
    "zone",
    [
        "Asia/Seoul",
        *(pytest.param(zone, marks=pytest.mark.deep) for zone in ("America/Sao_Paulo", "UTC")),
    ],
)
async def test_once_a_day_at_the_hour_of_the_persons_time_zone(anna: Anna, zone: str) -> None:
    anna.zone = zone
    await anna.wishes("daily", 18 * 60 + 30)
    anna.now = _at(17, 0, zone, anna.now)
    await anna.hears("one", "two")
    went = await anna.waits(3 * HOUR)
    assert [_clock(at, zone) for at in went] == ["18:30"]

    await anna.hears("three")
    went = await anna.waits(30 * HOUR)
    assert [_clock(at, zone) for at in went] == ["18:30"]
    assert "en three" in str(anna.mailbox.letters[1]["subject"])
    assert "un correo al día" in text_of(anna.mailbox.letters[1])


async def test_a_change_of_pace_holds_for_what_waits(anna: Anna) -> None:
    await anna.wishes("daily", anna.now // MINUTE % 1440)  # has just passed
    await anna.hears("one")
    await anna.mail_goes()
    assert anna.mailbox.letters == []

    await anna.wishes("hourly")
    assert len(anna.mailbox.letters) == 1


async def test_an_hour_that_ends_in_quiet_hours_ends_with_them(anna: Anna) -> None:
    await anna.hears("one")
    await anna.mail_goes()
    minute = anna.now // MINUTE % 1440
    quiet = QuietHours((minute + 30) % 1440, (minute + 180) % 1440)
    await anna.preferences.write("anna", Preferences(quiet=quiet))
    await anna.hears("two")

    went = await anna.waits(4 * HOUR)
    assert [_clock(at, "UTC") for at in went] == [_clock(anna.now - HOUR, "UTC")]


async def test_of_two_that_see_the_time_of_a_mail_come_one_sends_it(anna: Anna) -> None:
    await anna.hears("one")
    [job] = await Jobs(anna.database).claim(anna.now, anna.now + 60_000, 10, [NOTICES])
    handle = anna.way.kind.handle

    first, second = await asyncio.gather(handle(job), handle(job))

    assert len(anna.mailbox.letters) == 1
    assert {first, second} <= {None, anna.now, anna.now + HOUR}  # who came too late comes again


def _at(hour: int, minute: int, zone: str, near: int) -> int:
    day = datetime.datetime.fromtimestamp(near / 1000, ZoneInfo(zone)).date()
    wall = datetime.datetime.combine(day, datetime.time(hour, minute), ZoneInfo(zone))
    return round(wall.timestamp() * 1000)


def _clock(at: int, zone: str) -> str:
    return datetime.datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).strftime("%H:%M")


async def test_a_new_address_is_reached_at_once_and_its_pace_is_kept(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    async with open_mailbox() as mailbox:
        house = house_with(
            SMTP_URL=f"smtp://127.0.0.1:{mailbox.port}?tls=off",
            MAIL_FROM="games@example.org",
            PUBLIC_URL="http://play.example.org",
        )
        anna = await visitor(house).is_called("Anna")
        ben = await visitor(house).is_called("Ben")
        table = await anna.makes_table("me", "open")
        await ben.post(f"/api/tables/{table}/join")

        await ben.post("/api/me/mail", {"address": "ben@example.org", "language": "en"})
        token = await mailbox.token_to("ben@example.org")
        opened = await ben.post("/api/mail/link/open", {"token": token})
        async with anna.sits_at(table) as chair:
            await anna.starts(table, chair)
            await chair.act(await chair.hears("update", audience=0))
            letter = await mailbox.letter_to("ben@example.org", 2)

        [row] = (await ben.get("/api/me/mail")).json()
        path = f"/api/me/mail/{row['id']}"
        wish = {"notices": True, "pace": "daily", "daily_at": 450, "zone": "Asia/Seoul"}
        answers = [
            await ben.put(path, wish),
            await ben.put(path, {"notices": True}),
            await ben.put(path, wish | {"zone": "Nowhere"}),
            await anna.put(path, wish),
            await ben.put(path, wish | {"daily_at": 1440}),
        ]
        [kept] = (await ben.get("/api/me/mail")).json()
        zone = (await ben.get("/api/me/notifications")).json()["zone"]
        moves = {"address": "ben@example.com", "language": "en", "replaces": row["id"]}
        await ben.post("/api/me/mail", moves)
        token = await mailbox.token_to("ben@example.com")
        await ben.post("/api/mail/link/open", {"token": token})
        [moved] = (await ben.get("/api/me/mail")).json()

    assert opened.json()["state"] == "added"
    assert f"/t/{table}" in text_of(letter)
    assert (row["pace"], row["daily_at"]) == ("hourly", 1080)
    assert [one.status_code for one in answers] == [200, 200, 422, 404, 400]
    assert (kept["pace"], kept["daily_at"], zone) == ("daily", 450, "Asia/Seoul")
    assert (moved["address"], moved["pace"]) == ("ben@example.com", "daily")


async def test_a_host_with_a_mail_server_offers_mail_and_another_does_not(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    mail = {
        "SMTP_URL": f"smtp://127.0.0.1:{free_port()}?tls=off",
        "MAIL_FROM": "games@example.org",
        "PUBLIC_URL": "http://play.example.org",
    }
    for settings, ways in ((mail, ["push", "mail", "webhook"]), ({}, ["push", "webhook"])):
        ben = await visitor(house_with(**settings)).is_called("Ben")
        told = (await ben.get("/api/me/notifications")).json()

        assert [way["name"] for way in told["ways"]] == ways
