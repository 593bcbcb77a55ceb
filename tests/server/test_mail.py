"""Mail: what a letter is, and that each is sent once, tried again, or given up."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs
from tests.server.databases import migrated, sql
from tests.server.mailbox import html_of, open_mailbox, text_of

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.jobs import Jobs, work_of
from ludoteca.server.mail import (
    Letter,
    NotSent,
    Outbox,
    Postman,
    Undeliverable,
    Unsubscription,
    mail_address,
)
from ludoteca.server.mail.letter import message_of
from ludoteca.server.settings import SmtpServer, StartFailure, settings_from, smtp_server

ANNA = "anna@example.org"
SENDER = "Ludoteca <games@example.org>"


def letter(**more: object) -> Letter:
    return Letter(
        **{  # type: ignore[arg-type]
            "to": ANNA,
            "language": "ko",
            "subject": "로그인",
            "lines": ("Hello <b>Anna</b> & 철수",),
            "footer": "Because.",
            "button": ("Open", "https://play.example.org/mail#abc"),
            **more,
        }
    )


def postman(port: int) -> Postman:
    return Postman(SmtpServer("127.0.0.1", port, "off"), SENDER, "play.example.org")


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[Database]:
    database = open_database(await migrated(tmp_path / "db"))
    yield database
    await database.close()


async def test_a_letter_has_text_and_html_that_fetch_nothing_and_says_that_a_program_wrote_it() -> (
    None
):
    async with open_mailbox() as mailbox:
        await postman(mailbox.port).send(letter(), "a")

        got = await mailbox.letter_to(ANNA)
    assert got["subject"] == "로그인"
    assert got["from"].addresses[0].addr_spec == "games@example.org"
    assert got["auto-submitted"] == "auto-generated"
    assert got["message-id"].endswith("@play.example.org>")
    assert got["date"].datetime.tzinfo is not None
    assert got["list-unsubscribe"] is None
    assert "Hello <b>Anna</b> & 철수" in text_of(got)
    assert "https://play.example.org/mail#abc" in text_of(got)
    assert "&lt;b&gt;Anna&lt;/b&gt; &amp; 철수" in html_of(got)
    assert "<img" not in html_of(got)
    assert html_of(got).count("http") == 1  # the button


async def test_a_notice_can_be_ended_by_one_click_of_the_mail_program() -> None:
    ending = Unsubscription(b"k" * 32, "https://play.example.org")
    link = ending.address("0" * 32)

    made = message_of(letter(unsubscribe=("No more", link)), "a", SENDER, "play.example.org")

    assert made["list-unsubscribe"] == f"<{link}>"
    assert made["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert ending.read(link.rpartition("/")[2]) == "0" * 32
    assert ending.read(f"{'1' * 32}.{link.rpartition('.')[2]}") is None
    assert Unsubscription(b"x" * 32, "").read(link.rpartition("/")[2]) is None


@pytest.mark.parametrize(
    "more",
    [
        {"subject": "Hi\r\nBcc: x@example.org"},
        {"to": "anna@example.org\r\nBcc: x@example.org"},
        {"to": "anna@example.org, ben@example.org"},
        {"unsubscribe": ("No", "https://a/\r\nBcc: x@example.org")},
    ],
)
async def test_no_word_of_a_letter_can_add_a_header(more: dict[str, object]) -> None:
    async with open_mailbox() as mailbox:
        with pytest.raises(Undeliverable):
            await postman(mailbox.port).send(letter(**more), "a")

        assert mailbox.tries == 0


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (" Anna.B+games@EXAMPLE.org ", "Anna.B+games@example.org"),
        ("a@Bücher.example", "a@xn--bcher-kva.example"),
    ],
)
def test_the_domain_of_an_address_is_written_in_one_way(written: str, text: str) -> None:
    address = mail_address(written)

    assert address.text == text
    assert address.key == text.lower()


@pytest.mark.parametrize(
    "written",
    [
        "",
        "anna",
        "a@b",
        "@example.org",
        "a..b@example.org",
        '"a b"@example.org',
        "a@[127.0.0.1]",
        "a@127.0.0.1",
        "a@example.org\nBcc: b@example.org",
        "a\n@example.org",
        "a@example.org>",
        "é@example.org",
        "a@-example.org",
        f"{'a' * 65}@example.org",
        f"a@{'b' * 60}.{'c' * 300}.org",
    ],
)
def test_what_is_no_address_is_refused(written: str) -> None:
    with pytest.raises(Problem, match="error-mail-address"):
        mail_address(written)


async def attend(jobs: Jobs, outbox: Outbox, now: int) -> None:
    for job in await jobs.claim(now, now + 1000, 9, ["mail"]):
        await work_of(jobs, outbox.kind).handle(job)


async def write(database: Database, outbox: Outbox, key: str) -> None:
    row = outbox.write(letter(lines=("secret words",)), key)
    async with database.write() as connection:
        await connection.execute(row.statement, dict(row.row))


async def test_a_letter_that_was_sent_leaves_nothing_behind(
    database: Database, tmp_path: pathlib.Path
) -> None:
    jobs = Jobs(database)
    async with open_mailbox() as mailbox:
        outbox = Outbox(postman(mailbox.port))
        await write(database, outbox, "a")
        await write(database, outbox, "a")  # the same cause

        await attend(jobs, outbox, clock.now())

        assert len(mailbox.letters) == 1
        assert sql(tmp_path / "db", "SELECT * FROM jobs") == []


@pytest.mark.parametrize("dies", [False, True])
async def test_a_letter_that_the_mail_server_puts_off_is_tried_again_as_the_same_letter(
    database: Database, dies: bool
) -> None:
    jobs = Jobs(database)
    async with open_mailbox() as mailbox:
        outbox = Outbox(postman(mailbox.port))
        await write(database, outbox, "a")
        mailbox.dies = dies
        if not dies:
            mailbox.refusals = [f"451 {ANNA} is greylisted"]

        with capture_logs() as logs:
            await attend(jobs, outbox, clock.now())
            assert mailbox.letters == []
            await attend(jobs, outbox, clock.now() + 2000)

        assert len(mailbox.letters) == 1
        assert mailbox.tries == 2
        assert ANNA not in repr(logs)


async def test_a_letter_that_is_refused_for_good_is_dropped_and_the_log_names_nobody(
    database: Database, tmp_path: pathlib.Path
) -> None:
    jobs = Jobs(database)
    async with open_mailbox() as mailbox:
        outbox = Outbox(postman(mailbox.port))
        await write(database, outbox, "a")
        mailbox.refusals = [f"550 no {ANNA} here"]

        with capture_logs() as logs:
            await attend(jobs, outbox, clock.now())

        assert sql(tmp_path / "db", "SELECT * FROM jobs") == []
    assert [one["event"] for one in logs] == ["a mail was refused for good"]
    assert ANNA not in repr(logs)


async def test_a_mail_server_that_is_slow_or_away_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludoteca.server.mail.postman.LETTER_SECONDS", 0.2)
    async with open_mailbox() as mailbox:
        mailbox.seconds = 2.0
        with pytest.raises(NotSent):
            await postman(mailbox.port).send(letter(), "a")
        port = mailbox.port
    with pytest.raises(NotSent):
        await postman(port).send(letter(), "a")


def test_a_mail_server_is_named_by_one_address() -> None:
    assert smtp_server("smtp://me%40example.org:p%3Ass@mail.example.org:2525?tls=off") == (
        SmtpServer("mail.example.org", 2525, "off", "me@example.org", "p:ss")
    )
    assert smtp_server("smtp://mail.example.org") == SmtpServer("mail.example.org", 587, "starttls")
    assert smtp_server("smtps://mail.example.org") == (
        SmtpServer("mail.example.org", 465, "implicit")
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"SMTP_URL": "http://me:hidden@host"},
        {"SMTP_URL": "smtp://me:hidden@host:port"},
        {"SMTP_URL": "smtp://me:hidden@host?tls=perhaps"},
        {"SMTP_URL": "smtps://me:hidden@host?tls=off"},
        {"SMTP_URL": "smtp://me@host", "MAIL_FROM": SENDER},
        {"SMTP_URL": "smtp://me:hidden@host"},
        {"SMTP_URL": "smtp://me:hidden@host", "MAIL_FROM": "nobody"},
        {"SMTP_URL": "smtp://me:hidden@host", "MAIL_FROM": SENDER, "PUBLIC_URL": ""},
        {"OPENID_ISSUER": "http://id.example.org", "OPENID_CLIENT_ID": "a"},
        {"OPENID_ISSUER": "https://id.example.org"},
        {"OPENID_ISSUER": "https://id.example.org", "OPENID_CLIENT_ID": "a", "PUBLIC_URL": ""},
    ],
)
def test_what_is_missing_for_mail_or_a_provider_is_said_without_the_password(
    wrong: dict[str, str],
) -> None:
    with pytest.raises(StartFailure) as failure:
        settings_from({"PUBLIC_URL": "https://play.example.org", **wrong})

    assert "hidden" not in str(failure.value)
    assert any(name in str(failure.value) for name in wrong)


def test_a_password_is_not_in_the_words_for_a_mail_server() -> None:
    assert "hidden" not in repr(smtp_server("smtp://me:hidden@host"))
