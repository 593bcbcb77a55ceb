"""Webhooks: signed, sent once, to public hosts only, and stopped when nobody takes them."""

from __future__ import annotations

import asyncio
import json
import pathlib
import ssl
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.databases import migrated, sql
from tests.server.house import House, Person, until
from tests.server.receiver import NAME, HouseWithReceiver, certificate, receiving

from ludoteca.core.codec import encode
from ludoteca.server import clock
from ludoteca.server.db.opening import open_database
from ludoteca.server.edge.limits import WEBHOOKS_OF_A_PERSON, WEBHOOKS_OF_A_TABLE
from ludoteca.server.edge.outgoing import Outgoing
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import Job, Jobs, Scheduler, work_of
from ludoteca.server.webhooks.delivery import Delivery
from ludoteca.server.webhooks.occurrence import WEBHOOK, Occurrence
from ludoteca.server.webhooks.posting import Posting
from ludoteca.server.webhooks.sending import NotSent, Sender
from ludoteca.server.webhooks.shapes import Event, body_of, shape_for
from ludoteca.server.webhooks.store import MOST_FAILURES, WebhookStore, new_webhook

Visitor = Callable[..., Person]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("webhooks")
    certificate(folder)
    return folder


@pytest.fixture(scope="module")
def post_house(databases: None, folder: pathlib.Path) -> Iterator[House]:
    house = HouseWithReceiver(folder / "data")
    yield house
    house.leave()


async def hooks(person: Person, url: str, table: str | None = None, **more: str) -> dict[str, str]:
    path = "/api/me/webhooks" if table is None else f"/api/tables/{table}/webhooks"
    answer = await person.post(path, {"url": url, "language": "en", **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


async def test_a_table_tells_that_it_is_full_starts_asks_and_ends(
    post_house: House, folder: pathlib.Path, visitor: Visitor
) -> None:
    anna = await visitor(post_house).is_called("Anna")
    ben = await visitor(post_house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    async with receiving(folder) as receiver:
        hook = await hooks(anna, receiver.url, table)
        await ben.post(f"/api/tables/{table}/join")
        await anna.starts(table)
        events = await receiver.hears(3)

        assert min(events, key=lambda one: one["at"])["kind"] == "full"
        assert {one["kind"] for one in events} == {"full", "started", "turn"}
        for at, event in enumerate(events):
            assert receiver.is_signed(at, hook["secret"])
            assert event["table"] == table
            assert event["url"].endswith(f"/t/{table}")
            assert {"Anna", "Ben"} >= {one["name"] for one in event["who"]}
        people = (await anna.get(f"/api/tables/{table}")).json()["seats"]
        assert {one["person"] for one in events[0]["who"]} == {one["person"] for one in people}

        before = len(receiver.bodies)
        for person in (anna, ben):
            await person.post(f"/api/tables/{table}/end", {"ends": True})

        async def ended() -> bool:
            kinds = [json.loads(body)["kind"] for body in receiver.bodies[before:]]
            return "finished" in kinds

        await until(ended)


async def test_a_person_is_told_in_one_notice_what_happened_while_they_were_away(
    post_house: House, folder: pathlib.Path, visitor: Visitor
) -> None:
    anna = await visitor(post_house).is_called("Anna")
    ben = await visitor(post_house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    async with receiving(folder) as receiver:
        await hooks(ben, receiver.url)
        await hooks(anna, receiver.url, shape="slack")
        async with anna.sits_at(table) as chair:
            await anna.starts(table, chair)
            [event] = await receiver.hears(1)
            ways = (await ben.get("/api/me/notifications")).json()["ways"]

    assert (event["table"], event["tag"]) == (table, f"t-{table}")
    assert event["kind"] in ("started", "turn")
    assert event["url"] == f"/t/{table}"  # the program that added it named no page
    assert [one["here"] for one in ways if one["name"] == "webhook"] == [1]


async def test_links_lead_to_the_page_from_which_a_webhook_was_added(
    post_house: House, folder: pathlib.Path, visitor: Visitor
) -> None:
    anna = await visitor(post_house).is_called("Anna")
    await anna.get("/api/me")
    here = "http://192.0.2.7:8000"
    async with receiving(folder) as receiver:

        async def adds(**headers: str) -> Any:
            more = {"x-csrftoken": anna.web.cookies["csrftoken"], **headers}
            wish = {"url": receiver.url, "language": "en"}
            return await anna.web.post("/api/me/webhooks", json=wish, headers=more)

        linked = (await adds(origin=here, host="192.0.2.7:8000")).json()
        of_this_machine = (await adds(origin=post_house.url)).json()
        bare = (await adds()).json()
        foreign = await adds(origin="https://elsewhere.example")
        forged = await adds(origin="https://elsewhere.example", host="elsewhere.example")
        await anna.post(f"/api/webhooks/{linked['id']}/test")
        [event] = await receiver.hears(1)

    links = [made["links"] for made in (linked, of_this_machine, bare)]
    assert links == [True, False, False]
    assert event["url"] == f"{here}/"
    assert foreign.status_code == 403
    assert forged.status_code == 421


async def test_an_event_survives_a_kill_between_the_entry_and_its_sending(
    post_house: House, folder: pathlib.Path, visitor: Visitor
) -> None:
    house = post_house
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    async with receiving(folder) as receiver:
        receiver.silent = True
        await hooks(anna, receiver.url, table)
        await anna.starts(table)
        await receiver.hears(1)

        house.kill()
        del receiver.bodies[:]
        receiver.silent = False
        house.open()

        events = await receiver.hears(2)
        assert {one["kind"] for one in events} == {"started", "turn"}


async def test_a_test_event_is_sent_and_takes_the_shape_that_was_chosen(
    post_house: House, folder: pathlib.Path, visitor: Visitor
) -> None:
    anna = await visitor(post_house).is_called("Anna")
    async with receiving(folder) as receiver:
        hook = await hooks(anna, receiver.url, shape="slack")
        answer = await anna.post(f"/api/webhooks/{hook['id']}/test")
        [event] = await receiver.hears(1)

    assert answer.status_code == 202
    assert "Ludoteca" in event["text"]
    assert receiver.is_signed(0, hook["secret"])
    assert "xyzzy" not in post_house.log
    assert "xyzzy" not in (await anna.get("/api/me/webhooks")).text
    assert hook["secret"] not in (await anna.get("/api/me/webhooks")).text


async def test_a_receiver_that_is_gone_stops_the_webhook_and_a_test_resumes_it(
    post_house: House, folder: pathlib.Path, visitor: Visitor
) -> None:
    anna = await visitor(post_house).is_called("Anna")

    async def stopped() -> bool:
        listed = (await anna.get("/api/me/webhooks")).json()
        return bool(listed[0]["stopped"])

    async with receiving(folder) as receiver:
        hook = await hooks(anna, receiver.url)
        receiver.status = 410
        await anna.post(f"/api/webhooks/{hook['id']}/test")
        await until(stopped)

        receiver.status = 204
        await anna.post(f"/api/webhooks/{hook['id']}/test")
        await receiver.hears(2)

    assert not await stopped()


async def test_only_the_owner_names_receivers_of_a_table_and_only_so_many(
    house: House, visitor: Visitor
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    wish = {"url": "https://example.com/hook", "language": "en"}
    path = f"/api/tables/{table}/webhooks"

    refused = [await ben.post(path, wish), await ben.get(path)]
    for _ in range(WEBHOOKS_OF_A_TABLE):
        made = await hooks(anna, wish["url"], table)
    one_more = await anna.post(path, wish)
    for _ in range(WEBHOOKS_OF_A_PERSON - WEBHOOKS_OF_A_TABLE):
        await hooks(anna, wish["url"])
    too_many = await anna.post("/api/me/webhooks", wish)
    theft = await ben.post(f"/api/webhooks/{made['id']}", method="DELETE")
    tried = await ben.post(f"/api/webhooks/{made['id']}/test")

    assert [one.json()["code"] for one in refused] == ["error-not-owner"] * 2
    assert one_more.json()["code"] == too_many.json()["code"] == "error-too-many-webhooks"
    assert (theft.status_code, tried.status_code) == (404, 404)
    assert (await anna.post(f"/api/webhooks/{made['id']}", method="DELETE")).status_code == 200


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/",
        "https://user:pass@example.com/",
        "https:///nowhere",
        "https://example.com:99999/",
        "https://example.com/\nHost: a",
        "ftp://example.com/",
        "https://exämple.com/",
    ],
)
async def test_an_address_that_is_no_receiver_is_refused(
    house: House, visitor: Visitor, url: str
) -> None:
    anna = await visitor(house).is_called("Anna")

    answer = await anna.post("/api/me/webhooks", {"url": url, "language": "en"})

    assert answer.json()["code"] == "error-webhook-address"


async def test_tests_of_webhooks_are_limited(
    house_with: Callable[..., House], visitor: Visitor
) -> None:
    anna = await visitor(house_with(LIMITS_TIMES="1")).is_called("Anna")
    path = f"/api/webhooks/{'0' * 32}/test"

    answers = [(await anna.post(path)).status_code for _ in range(8)]

    assert answers[0] == 404
    assert answers[-1] == 429


async def test_a_deleted_person_leaves_no_webhook(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    hook = await hooks(anna, "https://example.com/hook")

    await anna.post("/api/me", method="DELETE")

    assert sql(house.file, "SELECT id FROM webhooks WHERE id = ?", hook["id"]) == []


# ---- sending ----------------------------------------------------------------------------------


def sender(folder: pathlib.Path, asked: list[str] | None = None, seconds: float = 5.0) -> Sender:
    """One for which this machine is a public host, under any name."""

    async def resolve(host: str, port: int) -> list[str]:
        if asked is not None:
            asked.append(host)
        return ["127.0.0.1"]

    context = ssl.create_default_context(cafile=str(certificate(folder)))
    return Sender(Outgoing(seconds=seconds, loopback=True, resolve=resolve, tls=lambda: context))


async def test_nothing_is_sent_to_a_host_with_a_private_address() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.215.14", "10.1.2.3"]  # one of two is enough to refuse

    with pytest.raises(NotSent, match="not public"):
        await Sender(Outgoing(resolve=resolve)).post("https://example.com/hook", b"{}", {})


async def test_the_name_is_resolved_once_and_the_connection_goes_there(
    folder: pathlib.Path,
) -> None:
    asked: list[str] = []
    async with receiving(folder) as receiver:
        status = await sender(folder, asked).post(receiver.url, b"{}", {})

    assert (status, asked) == (200, [NAME])
    assert f"host: {NAME}:" in receiver.heads[0].lower()


async def test_a_redirect_is_not_followed_and_an_endless_answer_not_read(
    folder: pathlib.Path,
) -> None:
    async with receiving(folder) as receiver:
        receiver.status, receiver.more = 302, "location: https://elsewhere.test/\r\n"
        redirected = await sender(folder).post(receiver.url, b"{}", {})
        receiver.status, receiver.more, receiver.endless = 200, "", True
        endless = await sender(folder).post(receiver.url, b"{}", {})

    assert (redirected, endless) == (302, 200)
    assert len(receiver.bodies) == 2


async def test_a_receiver_that_is_slow_or_down_or_another_is_an_error_without_its_address(
    folder: pathlib.Path,
) -> None:
    hasty = sender(folder, seconds=0.3)
    async with receiving(folder) as receiver:
        receiver.silent = True
        with pytest.raises(NotSent) as slow:
            await hasty.post(receiver.url, b"{}", {})
        with pytest.raises(NotSent):  # its certificate is for another name
            await hasty.post(receiver.url.replace(NAME, "other.test"), b"{}", {})
    with pytest.raises(NotSent) as down:
        await hasty.post(receiver.url, b"{}", {})

    for error in (slow, down):
        assert "xyzzy" not in str(error.value)
        assert error.value.__cause__ is None


# ---- jobs -------------------------------------------------------------------------------------


async def test_two_schedulers_send_once_and_failures_stop_a_webhook(
    folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    database = open_database(await migrated(tmp_path / "db"))
    store = WebhookStore(database)
    await GuestStore(database).add(Guest("g" * 32, "Anna"))
    async with receiving(folder) as receiver:
        hook = new_webhook(
            id="h" * 32, guest="g" * 32, table_id=None, url=receiver.url, shape="json",
            secret="s", language="en",
        )  # fmt: skip
        await store.add(hook)
        now = clock.now()
        wanted = [Occurrence("test", f"test/{n}", now) for n in range(10)]
        await Jobs(database).write(
            Job(WEBHOOK, f"{hook.id}/{one.id}", now, encode(one)) for one in wanted
        )
        runs = []
        for process in ("one", "two"):
            jobs = Jobs(database, process)
            kind = Delivery(store, {}, Posting(store, sender(folder))).kind
            runs.append(asyncio.create_task(Scheduler([work_of(jobs, kind)]).run()))
        await receiver.hears(10)
        for run in runs:
            run.cancel()
        await asyncio.gather(*runs, return_exceptions=True)

    assert len({json.loads(body)["id"] for body in receiver.bodies}) == len(receiver.bodies) == 10

    for _ in range(MOST_FAILURES - 1):
        await store.failed(hook.id, gone=False)
    await store.succeeded(hook.id)
    for number in range(MOST_FAILURES):
        assert [one.stopped for one in await store.of_person("g" * 32)] == [False], number
        await store.failed(hook.id, gone=False)
    assert [one.stopped for one in await store.of_person("g" * 32)] == [True]
    await database.close()


# ---- bodies -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://canary.discord.com/api/webhooks/1/x", "discord"),
        ("https://hooks.slack.com/services/T/B/x", "slack"),
        ("https://notdiscord.com/x", "json"),
        ("https://discord.com.example/x", "json"),
    ],
)
def test_the_host_says_which_shape_a_receiver_takes(url: str, shape: str) -> None:
    assert shape_for(url) == shape


@pytest.mark.parametrize(("url", "last"), [("/t/x", "Hello"), ("https://p.example/t/x", "/t/x")])
def test_a_chat_gets_a_link_only_with_the_host_it_leads_to(url: str, last: str) -> None:
    event = Event(id="1", kind="turn", at=0, table="x", game="g", who=(), text="Hello", url=url)

    for shape, field in (("discord", "content"), ("slack", "text")):
        told: dict[str, str] = json.loads(body_of(shape, event))  # type: ignore[arg-type]
        assert told[field].endswith(last)


def test_a_name_is_no_markup_and_calls_nobody() -> None:
    event = Event(
        id="1", kind="test", at=0, table=None, game=None, who=(),
        text="@everyone **<!channel>**", url="https://play.example",
    )  # fmt: skip

    discord: dict[str, Any] = json.loads(body_of("discord", event))
    slack: dict[str, Any] = json.loads(body_of("slack", event))

    assert discord["allowed_mentions"] == {"parse": []}
    assert "**" not in discord["content"]
    assert "<!channel>" not in slack["text"]
