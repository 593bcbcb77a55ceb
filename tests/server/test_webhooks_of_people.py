"""Webhooks of a person are a way of notifications: wishes, quiet hours, one for several."""

from __future__ import annotations

import json
import pathlib
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import pytest
from tests.server.databases import migrated
from tests.server.post import Post
from tests.server.receiver import Receiver, certificate, receiving

from ludoteca.server.db.opening import open_database
from ludoteca.server.edge.outgoing import Outgoing
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.notifications import Over, Preferences, QuietHours
from ludoteca.server.webhooks.posting import Posting
from ludoteca.server.webhooks.sending import Sender
from ludoteca.server.webhooks.shapes import Shape
from ludoteca.server.webhooks.store import MOST_FAILURES, WebhookStore, new_webhook
from ludoteca.server.webhooks.way import WebhookWay

ANNA = Guest("a" * 32, "Anna")
HOOK = "h" * 32
BASE = "http://192.0.2.7:8000"

AnnasPost: TypeAlias = Post[WebhookWay]


def sender(folder: pathlib.Path) -> Sender:
    async def resolve(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    context = ssl.create_default_context(cafile=str(certificate(folder)))
    return Sender(Outgoing(loopback=True, resolve=resolve, tls=lambda: context))


class Place:
    """Anna's receiver, and what she is told by it."""

    def __init__(self, post: AnnasPost, store: WebhookStore, receiver: Receiver) -> None:
        self.post, self.store, self.receiver = post, store, receiver

    async def has_a_webhook(self, shape: Shape = "json", secret: str = "s") -> None:
        await self.store.add(
            new_webhook(
                id=HOOK, guest=ANNA.id, table_id=None, url=self.receiver.url, shape=shape,
                secret=secret, language="es", base=BASE,
            )
        )  # fmt: skip

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(body) for body in self.receiver.bodies]


@pytest.fixture
async def place(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    async with place_in(tmp_path, monkeypatch) as place:
        yield place


@asynccontextmanager
async def place_in(
    folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch, public_url: str | None = None
) -> AsyncIterator[Place]:
    database = open_database(await migrated(folder / "db"))
    await GuestStore(database).add(ANNA)
    store = WebhookStore(database, public_url)
    way = WebhookWay(store, Posting(store, sender(folder)))
    async with receiving(folder) as receiver:
        yield Place(Post(database, monkeypatch, ANNA, way), store, receiver)
    await database.close()


async def test_a_program_hears_what_happened_in_words_and_facts(place: Place) -> None:
    await place.has_a_webhook(secret="secret")
    await place.post.happens("t1")
    await place.post.passes(8_000)

    [told] = place.told
    assert place.receiver.is_signed(0, "secret")
    assert (told["kind"], told["table"], told["tag"]) == ("mentioned", "t1", "t-t1")
    assert told["told"] == [{"kind": "mentioned", "topic": "t1", "game": ""}]
    assert told["text"].startswith("Ben te ")
    assert told["url"] == f"{BASE}/t/t1"


async def test_several_tables_are_one_request(place: Place) -> None:
    await place.has_a_webhook()
    for table in ("t1", "t2", "t3"):
        await place.post.happens(table)
    await place.post.passes(8_000)

    [told] = place.told
    assert (told["table"], told["game"], told["tag"]) == (None, None, "tables")
    assert [one["topic"] for one in told["told"]] == ["t1", "t2", "t3"]


async def test_nothing_comes_of_a_kind_that_is_switched_off_nor_to_one_who_looks(
    place: Place,
) -> None:
    await place.has_a_webhook()
    choices = place.post.preferences
    await choices.write(ANNA.id, Preferences(choices={"webhook": {"mentioned": False}}))
    await place.post.happens("t1")
    await place.post.passes(8_000)
    await choices.write(ANNA.id, Preferences())
    place.post.presence.note("t2", [ANNA.id], 0)
    await place.post.happens("t2")
    await place.post.passes(8_000)

    assert place.told == []


async def test_in_quiet_hours_it_waits_until_they_are_over(place: Place) -> None:
    await place.has_a_webhook()
    place.post.zone = "UTC"
    minute = place.post.now // 60_000 % 1440
    quiet = QuietHours((minute - 10) % 1440, (minute + 10) % 1440)
    await place.post.preferences.write(ANNA.id, Preferences(quiet=quiet))
    await place.post.happens("t1")
    await place.post.passes(8_000)
    assert place.told == []

    await place.post.passes(11 * 60_000)
    assert len(place.told) == 1


@pytest.mark.parametrize(("shape", "kinds"), [("json", ["mentioned", "over"]), ("discord", None)])
async def test_programs_hear_when_it_is_over_and_chats_keep_what_was_told(
    place: Place, shape: Shape, kinds: list[str] | None
) -> None:
    await place.has_a_webhook(shape)
    await place.post.happens("t1")
    await place.post.passes(8_000)
    await place.post.report(Over(kind="mentioned", guest=ANNA.id, at=place.post.now, topic="t1"))
    await place.post.passes(1_000)

    if kinds is None:
        [told] = place.told
        assert told["content"].startswith("Ben te ")
    else:
        assert [one["kind"] for one in place.told] == kinds
        assert {one["tag"] for one in place.told} == {"t-t1"}


async def test_what_is_over_before_it_could_be_delivered_is_not_delivered(place: Place) -> None:
    await place.has_a_webhook("slack")
    place.receiver.status = 503
    await place.post.happens("t1")
    await place.post.passes(8_000)
    place.receiver.status = 200
    await place.post.report(Over(kind="mentioned", guest=ANNA.id, at=place.post.now, topic="t1"))
    await place.post.passes(60_000)

    assert len(place.told) == 1  # the one that was refused


async def test_a_delivery_that_fails_is_tried_again_under_the_same_id(place: Place) -> None:
    await place.has_a_webhook()
    place.receiver.status = 503
    await place.post.happens("t1")
    await place.post.passes(8_000)
    place.receiver.status = 200
    await place.post.passes(1_000)
    await place.post.passes(60_000)

    assert len(place.told) == 2
    assert len({one["id"] for one in place.told}) == 1


async def test_a_receiver_that_is_gone_or_fails_for_long_is_no_target_any_more(
    place: Place,
) -> None:
    await place.has_a_webhook()
    assert list(await place.post.way.guests()) == [ANNA.id]
    place.receiver.status = 410
    await place.post.happens("t1")
    await place.post.passes(8_000)

    assert list(await place.post.way.targets(ANNA.id)) == []
    assert list(await place.post.way.guests()) == []
    await place.store.resume(HOOK, ANNA.id)
    for _ in range(MOST_FAILURES):
        assert len(await place.post.way.targets(ANNA.id)) == 1
        await place.store.failed(HOOK, gone=False)
    assert list(await place.post.way.targets(ANNA.id)) == []


async def test_the_public_address_of_a_house_goes_before_the_one_that_was_used(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place_in(tmp_path, monkeypatch, "https://play.example") as place:
        await place.has_a_webhook()
        found = await place.store.read(HOOK)

    assert found is not None
    assert found.address_of("/t/t1") == "https://play.example/t/t1"
