"""Feeds: a person's turns in a calendar and in a feed reader, at a secret address."""

from __future__ import annotations

import hashlib
import xml.etree.ElementTree as ET
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
from tests.server.databases import sql
from tests.server.house import House, Person, two_at_a_table, until

from ludoteca.i18n import LANGUAGES
from ludoteca.server.edge.limits import FEEDS_OF_A_PERSON
from ludoteca.server.feeds.atom import atom
from ludoteca.server.feeds.calendar import calendar
from ludoteca.server.feeds.turns import Milestone, Turn
from ludoteca.server.feeds.words import FeedWords

Visitor = Callable[..., Person]

HOSTILE = "</title><script>, ; \\ \n\r\nBEGIN:VEVENT & \x00\x0b 💜"
ATOM = "{http://www.w3.org/2005/Atom}"


def read_calendar(body: bytes) -> list[dict[str, str]]:
    """The events of a calendar, by a reader that forgives nothing."""
    assert body.endswith(b"\r\n")
    assert all(len(line) <= 75 for line in body.split(b"\r\n"))
    text = body.decode().replace("\r\n ", "")
    assert text.count("\r") == text.count("\n") == text.count("\r\n")
    events: list[dict[str, str]] = []
    for line in text.split("\r\n")[:-1]:
        name, _, value = line.partition(":")
        if line == "BEGIN:VEVENT":
            events.append({})
        elif events and name not in ("END", "BEGIN"):
            assert name not in events[-1]
            events[-1][name] = (
                (value.replace("\\\\", "\0").replace("\\n", "\n").replace("\\,", ","))
                .replace("\\;", ";")
                .replace("\0", "\\")
            )
    return events


async def made(person: Person, language: str = "en") -> dict[str, str]:
    answer = await person.post("/api/me/feeds", {"language": language})
    assert answer.status_code == 201, answer.text
    feed: dict[str, str] = answer.json()
    return feed


async def fetched(person: Person, address: str, **headers: str) -> httpx.Response:
    return await person.web.get(urlsplit(address).path, headers=headers)


async def test_a_calendar_has_an_event_for_each_table_where_it_is_ones_turn(
    house: House, visitor: Visitor
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor)
    mine, his = await made(anna), await made(ben)
    stranger = visitor(house)

    answer = await fetched(stranger, mine["calendar"])
    [event] = read_calendar(answer.content)
    [other] = read_calendar((await fetched(stranger, his["calendar"])).content)

    assert answer.headers["content-type"].startswith("text/calendar")
    assert event["UID"].startswith(f"{table}@")
    assert event["URL"].endswith(f"/t/{table}")
    assert event["DTSTART"] < event["DTEND"]
    assert (event["DESCRIPTION"], other["DESCRIPTION"]) == ("With Ben", "With Anna")
    assert "csrftoken" not in stranger.web.cookies


async def test_an_atom_feed_tells_turns_starts_and_ends(house: House, visitor: Visitor) -> None:
    anna, _, table = await two_at_a_table(house, visitor)
    feed = await made(anna)
    async with anna.sits_at(table):
        tree = ET.fromstring((await fetched(visitor(house), feed["atom"])).content)

    entries = tree.findall(f"{ATOM}entry")
    ids = [entry.findtext(f"{ATOM}id", "") for entry in entries]
    assert any(id.endswith(f"{table}/start") for id in ids)
    assert len(set(ids)) == len(ids)
    for entry in (tree, *entries):
        assert entry.findtext(f"{ATOM}title")
        assert entry.findtext(f"{ATOM}updated", "").endswith("Z")
        assert entry.find(f"{ATOM}link") is not None


async def test_a_feed_that_did_not_change_is_not_sent_again(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    feed, stranger = await made(anna), visitor(house)

    for kind in ("calendar", "atom"):
        first = await fetched(stranger, feed[kind])
        again = await fetched(stranger, feed[kind], **{"if-none-match": first.headers["etag"]})

        assert (first.status_code, again.status_code) == (200, 304)
        for answer in (first, again):
            assert answer.headers["cache-control"].startswith("private")
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-robots-tag"] == "noindex"


async def test_the_secret_is_in_no_row_and_no_log_and_told_once(
    house: House, visitor: Visitor
) -> None:
    anna = await visitor(house).is_called("Anna")
    feed = await made(anna)
    token = urlsplit(feed["atom"]).path.removeprefix("/feeds/").removesuffix(".atom")
    await fetched(visitor(house), feed["calendar"])

    rows = sql(house.file, "SELECT * FROM feeds WHERE id = ?", feed["id"])

    assert len(token) == 32
    assert feed["id"] == hashlib.sha256(token.encode()).hexdigest()
    assert token not in str(rows)
    assert token not in (await anna.get("/api/me/feeds")).text
    assert token not in house.log


async def test_a_failure_logs_no_secret(new_house: Callable[..., House], visitor: Visitor) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    feed = await made(anna)
    sql(house.file, "ALTER TABLE seats RENAME COLUMN asked_at TO asked_when")

    answer = await fetched(visitor(house), feed["calendar"])

    token = urlsplit(feed["calendar"]).path.removeprefix("/feeds/").removesuffix(".ics")
    assert answer.status_code == 500

    async def logged() -> bool:
        return "request failed" in house.log

    await until(logged)
    assert token not in house.log


async def test_a_withdrawn_feed_and_that_of_a_deleted_person_lead_to_nothing(
    house: House, visitor: Visitor
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    first, second = await made(anna), await made(anna)
    mallory = await ben.post(f"/api/me/feeds/{first['id']}", method="DELETE")

    await anna.post(f"/api/me/feeds/{first['id']}", method="DELETE")
    withdrawn = await fetched(ben, first["calendar"])
    still = await fetched(ben, second["calendar"])
    await anna.post("/api/me", method="DELETE")

    assert mallory.status_code == 404
    assert (withdrawn.status_code, still.status_code) == (404, 200)
    assert (await fetched(ben, second["calendar"])).status_code == 404
    assert sql(house.file, "SELECT id FROM feeds WHERE id = ?", second["id"]) == []


async def test_a_person_has_only_so_many_feeds(house: House, visitor: Visitor) -> None:
    anna = await visitor(house).is_called("Anna")
    for _ in range(FEEDS_OF_A_PERSON):
        await made(anna)

    answer = await anna.post("/api/me/feeds", {"language": "en"})

    assert answer.json()["code"] == "error-too-many-feeds"


async def test_who_guesses_addresses_or_reads_without_pause_has_to_wait(
    house_with: Callable[..., House], visitor: Visitor
) -> None:
    house = house_with(LIMITS_TIMES="1")
    anna = await visitor(house).is_called("Anna")
    feed = await made(anna)

    guesses = [(await anna.get(f"/feeds/{n:032x}.ics")).status_code for n in range(40)]
    reads = [(await fetched(anna, feed["atom"])).status_code for _ in range(40)]

    assert guesses[0] == 404
    assert guesses[-1] == 429
    assert reads[0] == 200
    assert reads[-1] == 429


def test_hostile_names_stay_text_in_every_language() -> None:
    turn = Turn("abc", HOSTILE, (HOSTILE, "한글" * 60), 1000, 5_000, 9_000_000)
    for language in LANGUAGES:
        words = FeedWords({}, "https://play.example", language, HOSTILE)
        end = Milestone("abc", HOSTILE, (), 7_000, ended=True)

        [event] = read_calendar(calendar(words, [turn]))
        tree = ET.fromstring(atom(words, "f" * 64, [turn], [end], 0))

        assert "BEGIN:VEVENT" in event["SUMMARY"]
        assert event["DTEND"] == "19700101T023000Z"
        assert "<script>" in tree.findtext(f"{ATOM}title", "")
        assert len(tree.findall(f"{ATOM}entry")) == 2


def test_a_later_turn_at_the_same_table_replaces_the_event() -> None:
    words = FeedWords({}, "https://play.example", "en", "Anna")
    first, later = Turn("t", "g", (), 1_000, 9_000, None), Turn("t", "g", (), 1_000, 99_000, None)

    [before], [after] = (read_calendar(calendar(words, [one])) for one in (first, later))

    assert before["UID"] == after["UID"] == "t@play.example"
    assert int(before["SEQUENCE"]) < int(after["SEQUENCE"])
    assert before["LAST-MODIFIED"] < after["LAST-MODIFIED"]
