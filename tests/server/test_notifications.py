"""Who is told what, and when: one decision for all ways out."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
from collections.abc import AsyncIterator, Sequence
from typing import TypeAlias

import pytest
from tests.server.databases import migrated
from tests.server.post import Post

from ludoteca.server.channel import Alone, Hear
from ludoteca.server.db.opening import open_database
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import Jobs, Scheduler, work_of
from ludoteca.server.notifications import (
    KINDS,
    Notice,
    Over,
    Preferences,
    QuietHours,
    Target,
)
from ludoteca.server.notifications.reachable import Reachable
from ludoteca.server.notifications.telling import REST

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


LettersPost: TypeAlias = Post[Letters]


@pytest.fixture
async def post(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[LettersPost]:
    database = open_database(await migrated(tmp_path / "db"))
    await GuestStore(database).add(ANNA)
    yield Post(database, monkeypatch, ANNA, Letters())
    await database.close()


async def test_nobody_is_told_before_the_grace_has_passed(post: LettersPost) -> None:
    await post.happens()

    await post.passes(7_000)
    assert post.way.sent == []
    await post.passes(1_000)
    assert post.way.sent == [("mentioned",)]


async def test_who_looks_at_the_table_is_not_told(post: LettersPost) -> None:
    post.presence.note("t1", [ANNA.id], 0)
    await post.happens()

    await post.passes(8_000)
    post.presence.note("t1", [], 0)
    await post.passes(60_000)

    assert post.way.sent == []


async def test_the_same_is_not_told_twice_within_a_minute(post: LettersPost) -> None:
    await post.happens(n=1)
    await post.passes(8_000)
    await post.happens(n=2)
    await post.passes(10_000)
    assert len(post.way.sent) == 1

    await post.happens(n=3)
    await post.passes(REST)
    assert len(post.way.sent) == 2


async def test_the_same_occurrence_written_twice_is_told_once(post: LettersPost) -> None:
    await post.happens(n=1)
    await post.passes(8_000)
    await post.happens(n=1)
    await post.passes(2 * REST)

    assert len(post.way.sent) == 1


async def test_what_happens_close_together_is_one_notice(post: LettersPost) -> None:
    await post.happens("t1")
    await post.passes(1_000)
    await post.happens("t2", kind="finished")
    await post.passes(7_000)

    assert post.way.sent == [("mentioned", "finished")]


async def test_what_is_over_is_not_told_and_what_was_told_is_taken_back(
    post: LettersPost,
) -> None:
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


async def test_a_turn_at_a_table_that_is_gone_is_not_told(post: LettersPost) -> None:
    await post.happens(kind="turn")
    await post.passes(8_000)

    assert post.way.sent == []


async def test_what_a_person_does_not_want_is_not_told(post: LettersPost) -> None:
    wanted = Preferences(choices={"letters": {"mentioned": False}})
    await post.preferences.write(ANNA.id, wanted)
    await post.happens("t1")
    await post.happens("t2", kind="finished")
    await post.passes(8_000)

    assert post.way.sent == [("finished",)]


async def test_all_of_a_night_is_one_notice_in_the_morning(post: LettersPost) -> None:
    zone = datetime.timezone(datetime.timedelta(hours=2))
    evening = datetime.datetime(2026, 6, 1, 23, 0, tzinfo=zone)
    post.now = round(evening.timestamp() * 1000)
    quiet = Preferences(quiet=QuietHours(22 * 60, 7 * 60))
    await post.preferences.write(ANNA.id, quiet)

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
        while not post.way.sent or await post.jobs.first_due(0, [k.name for k in post.kinds]):
            await asyncio.sleep(0.01)
            for one in both:
                one.notice()
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)

    assert post.way.sent == [("mentioned",)]


async def test_who_is_reached_from_now_on_is_so_in_all_processes() -> None:
    class Line(Alone):
        many = True

        def listen(self, topic: str, hear: Hear) -> None:
            hearers.append(hear)

        def say(self, topic: str, message: bytes) -> None:
            for hear in hearers:
                hear(message)

    class Nobody(Letters):
        async def guests(self) -> Sequence[str]:
            read.release()
            return []

    hearers: list[Hear] = []
    read = asyncio.Semaphore(0)
    here, there = (Reachable(Line(), [Nobody()]) for _ in range(2))
    runs = [asyncio.create_task(one.run()) for one in (here, there)]
    for _ in runs:
        await read.acquire()
    assert ANNA.id not in here
    assert ANNA.id not in there

    here.add(ANNA.id)

    assert ANNA.id in here
    assert ANNA.id in there
    for run in runs:
        run.cancel()
    await asyncio.gather(*runs, return_exceptions=True)
