"""Who is told what, and when: one decision for all ways out."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
from collections.abc import AsyncIterator, Sequence

import pytest
from tests.server.databases import migrated

from ludoteca.server import clock
from ludoteca.server.channel import Alone
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import JobKind, Jobs, Scheduler, work_of
from ludoteca.server.notifications import (
    KINDS,
    Happened,
    Notice,
    Over,
    Preferences,
    QuietHours,
    Target,
)
from ludoteca.server.notifications.deliveries import Deliveries
from ludoteca.server.notifications.outbox import TELL, writes_of
from ludoteca.server.notifications.preferences import PreferenceStore
from ludoteca.server.notifications.telling import REST, Telling
from ludoteca.server.notifications.words import Words
from ludoteca.server.tables.state import Presence

ANNA = Guest("a" * 32, "Anna")


class Letters:
    """A way out that keeps what it was given."""

    name, usual, tries, at_once, withdraws = "letters", KINDS, 3, 4, True

    def __init__(self) -> None:
        self.sent: list[tuple[str, ...]] = []
        self.taken_back: list[str] = []

    async def guests(self) -> Sequence[str]:
        return [ANNA.id]

    async def targets(self, guest: str) -> Sequence[Target]:
        return [Target("box", "en")]

    async def send(self, guest: str, target: str, notice: Notice) -> None:
        await asyncio.sleep(0.001)
        self.sent.append(notice.kinds)

    async def withdraw(self, guest: str, target: str, tag: str) -> None:
        self.taken_back.append(tag)


class Post:
    """The service's parts on a database of their own, and a clock that is set."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database, self.way, self.presence = database, Letters(), Presence(Alone())
        self.jobs = Jobs(database)
        words = Words({}, None)
        telling = Telling(database, self.presence, [self.way], words)
        self.kinds = [
            JobKind(TELL, telling.tell, at_once=4),
            Deliveries().kind_of(self.way),
        ]
        self.now = clock.now()
        monkeypatch.setattr(clock, "now", lambda: self.now)

    async def report(self, happened: Happened | Over) -> None:
        async with self.database.write() as connection:
            for write in writes_of(happened):
                await connection.execute(write.statement, dict(write.row))

    async def happens(self, topic: str = "t1", n: int = 0, kind: str = "mentioned") -> None:
        happened = Happened(kind=kind, guest=ANNA.id, at=self.now, topic=topic, n=n, name="Ben")  # type: ignore[arg-type]
        await self.report(happened)

    async def passes(self, milliseconds: int) -> None:
        """Time passes, and what is due by then is done."""
        self.now += milliseconds
        for kind in self.kinds:
            for job in await self.jobs.claim(self.now, self.now + 60_000, 99, [kind.name]):
                await work_of(self.jobs, kind).handle(job)


@pytest.fixture
async def post(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Post]:
    database = open_database(await migrated(tmp_path / "db"))
    await GuestStore(database).add(ANNA)
    yield Post(database, monkeypatch)
    await database.close()


async def test_nobody_is_told_before_the_grace_has_passed(post: Post) -> None:
    await post.happens()

    await post.passes(7_000)
    assert post.way.sent == []
    await post.passes(1_000)
    assert post.way.sent == [("mentioned",)]


async def test_who_looks_at_the_table_is_not_told(post: Post) -> None:
    post.presence.note("t1", [ANNA.id], 0)
    await post.happens()

    await post.passes(8_000)
    post.presence.note("t1", [], 0)
    await post.passes(60_000)

    assert post.way.sent == []


async def test_the_same_is_not_told_twice_within_a_minute(post: Post) -> None:
    await post.happens(n=1)
    await post.passes(8_000)
    await post.happens(n=2)
    await post.passes(10_000)
    assert len(post.way.sent) == 1

    await post.happens(n=3)
    await post.passes(REST)
    assert len(post.way.sent) == 2


async def test_the_same_occurrence_written_twice_is_told_once(post: Post) -> None:
    await post.happens(n=1)
    await post.passes(8_000)
    await post.happens(n=1)
    await post.passes(2 * REST)

    assert len(post.way.sent) == 1


async def test_what_happens_close_together_is_one_notice(post: Post) -> None:
    await post.happens("t1")
    await post.passes(1_000)
    await post.happens("t2", kind="finished")
    await post.passes(7_000)

    assert post.way.sent == [("mentioned", "finished")]


async def test_what_is_over_is_not_told_and_what_was_told_is_taken_back(post: Post) -> None:
    over = Over(kind="mentioned", guest=ANNA.id, at=post.now, topic="t1")
    await post.happens()
    await post.report(over)
    await post.passes(8_000)
    assert post.way.sent == []

    await post.happens()
    await post.passes(8_000)
    await post.report(over)
    await post.passes(1_000)
    assert post.way.taken_back == ["t-t1"]


async def test_a_turn_at_a_table_that_is_gone_is_not_told(post: Post) -> None:
    await post.happens(kind="turn")
    await post.passes(8_000)

    assert post.way.sent == []


async def test_what_a_person_does_not_want_is_not_told(post: Post) -> None:
    wanted = Preferences(choices={"letters": {"mentioned": False}})
    await PreferenceStore(post.database).write(ANNA.id, wanted)
    await post.happens("t1")
    await post.happens("t2", kind="finished")
    await post.passes(8_000)

    assert post.way.sent == [("finished",)]


async def test_all_of_a_night_is_one_notice_in_the_morning(post: Post) -> None:
    zone = datetime.timezone(datetime.timedelta(hours=2))
    evening = datetime.datetime(2026, 6, 1, 23, 0, tzinfo=zone)
    post.now = round(evening.timestamp() * 1000)
    quiet = Preferences(quiet=QuietHours(22 * 60, 7 * 60), zone="Europe/Madrid")
    await PreferenceStore(post.database).write(ANNA.id, quiet)

    for topic in ("t1", "t2", "t3"):
        await post.happens(topic)
        await post.passes(600_000)
    assert post.way.sent == []
    await post.passes(8 * 3_600_000)

    assert post.way.sent == [("mentioned",)]


async def test_two_schedulers_tell_once(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    await post.happens()
    post.now += 8_000
    both = [
        Scheduler([work_of(Jobs(post.database, name), kind) for kind in post.kinds])
        for name in "ab"
    ]
    running = [asyncio.create_task(one.run()) for one in both]
    async with asyncio.timeout(10):
        while not post.way.sent or await post.jobs.next_due(0, [k.name for k in post.kinds]):
            await asyncio.sleep(0.01)
            for one in both:
                one.notice()
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)

    assert post.way.sent == [("mentioned",)]
