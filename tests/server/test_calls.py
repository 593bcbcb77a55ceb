"""Calls for players: people who wish it are told by push when somebody looks for others."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import websockets
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, until
from tests.server.moderated import person_of
from tests.server.push_service import Browser, push_service
from websockets.typing import Origin

from ludoteca.server.edge.limits import CALLED_AGAIN_SECONDS, CALLED_AT_ONCE
from ludoteca.server.edge.limits.limits import LIMITS

GAME, OTHER = "quiet-steps", "whispers"
SOON = 9
"""Seconds after which people are called to a search."""

LATER = 21
"""The same for a table that is listed."""


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("days"), PUSH_TO_LOOPBACK="true")
    yield house
    house.leave()


class Street:
    """The people of a test, and the push service of their phones."""

    def __init__(
        self,
        house: HouseOfDays,
        visitor: Callable[[House], Person],
        service: Any,
        stack: contextlib.AsyncExitStack,
    ) -> None:
        self.house, self.visitor, self.service = house, visitor, service
        self._stack = stack

    async def person(self, name: str) -> Person:
        return await self.visitor(self.house).is_called(name)

    async def with_phone(self, name: str) -> tuple[Person, Browser]:
        person, phone = await self.person(name), self.service.browser(name)
        await phone.subscribe(person)
        return person, phone

    async def asks(self, name: str, *games: str) -> tuple[Person, Browser]:
        """Somebody who wishes to be called."""
        person, phone = await self.with_phone(name)
        await wishes(person, *games)
        return person, phone

    async def comes(self, name: str) -> Person:
        """Somebody with a page open."""
        person = await self.person(name)
        cookies = "; ".join(f"{key}={value}" for key, value in person.web.cookies.items())
        await self._stack.enter_async_context(
            websockets.connect(
                f"{self.house.url.replace('http', 'ws', 1)}/api/lobby/socket",
                origin=Origin(self.house.url),
                additional_headers={"cookie": cookies},
                max_queue=None,
            )
        )
        return person

    async def was_called(self, person: Person) -> bool:
        me = (await person.get("/api/me")).json()["guest"]["id"]
        query = "SELECT call FROM call_wishes WHERE guest = ?"
        ((call,),) = sql(self.house.file, query, me)
        return call is not None


@pytest.fixture
async def street(days: HouseOfDays, visitor: Callable[[House], Person]) -> AsyncIterator[Street]:
    """One house serves all tests: nobody of an earlier one wishes or seeks anything."""
    sql(days.file, "DELETE FROM call_wishes")
    sql(days.file, "DELETE FROM searches")
    async with contextlib.AsyncExitStack() as stack:
        service = await stack.enter_async_context(push_service())
        yield Street(days, visitor, service, stack)


async def wishes(person: Person, *games: str, wanted: bool = True) -> None:
    answer = await person.put("/api/me/calls", {"wanted": wanted, "games": games})
    assert answer.status_code == 200, answer.text
    assert (await person.get("/api/me/calls")).json() == {"wanted": wanted, "games": sorted(games)}


async def seeks(person: Person, *games: str, **wish: Any) -> None:
    body = {"games": games, "seats": (2, 4), "bots_after": None} | wish
    answer = await person.put("/api/me/search", body)
    assert answer.status_code == 200, answer.text


async def gives_up(person: Person) -> None:
    assert (await person.post("/api/me/search", method="DELETE")).status_code == 204


async def test_who_asked_for_it_is_told_when_somebody_looks_for_players(street: Street) -> None:
    _, phone = await street.asks("Ben")
    _, other = await street.with_phone("Clara")  # asked for nothing
    anna = await street.comes("Anna")

    await seeks(anna, GAME)
    street.house.passes(SOON)

    (told,) = await phone.gets()
    assert told["title"].startswith("Somebody wants to play ")
    assert told["url"].startswith("/lobby?call=")
    assert "Anna" not in str(told)
    assert other.got == []


async def test_nobody_is_told_before_some_seconds_have_passed_or_when_somebody_was_found(
    street: Street,
) -> None:
    ben, _ = await street.asks("Ben")
    zoe, phone = await street.asks("Zoe", OTHER)
    anna, clara, dora = [await street.comes(name) for name in ("Anna", "Clara", "Dora")]

    await seeks(anna, GAME)
    await seeks(clara, GAME)
    await seeks(dora, OTHER)

    async def are_found() -> bool:
        return bool((await anna.get("/api/me/search")).json()["found"])

    await until(are_found)
    await wishes(ben, GAME)
    assert not await street.was_called(zoe)
    street.house.passes(SOON)
    await phone.gets()
    assert not await street.was_called(ben)


async def test_people_are_called_to_the_games_that_they_named(street: Street) -> None:
    ben, _ = await street.asks("Ben", OTHER)
    _, phone = await street.asks("Clara", OTHER, GAME)
    anna = await street.comes("Anna")

    await seeks(anna, GAME)
    street.house.passes(SOON)

    await phone.gets()
    assert not await street.was_called(ben)


async def test_who_looks_for_any_game_is_told_of_without_one(street: Street) -> None:
    _, phone = await street.asks("Ben", OTHER, GAME)
    anna = await street.comes("Anna")

    await seeks(anna)
    street.house.passes(SOON)

    (told,) = await phone.gets()
    assert told["title"] == "Somebody is looking for players"


async def test_nobody_is_called_twice_within_hours_not_even_who_asks_anew(street: Street) -> None:
    ben, phone = await street.asks("Ben")
    anna = await street.comes("Anna")
    await seeks(anna, GAME)
    street.house.passes(SOON)
    await phone.gets()
    await gives_up(anna)

    await wishes(ben, wanted=False)
    await wishes(ben)
    _, zoes = await street.asks("Zoe")
    clara = await street.comes("Clara")
    await seeks(clara, GAME)
    street.house.passes(SOON)
    await zoes.gets()
    assert notices(phone) == 1
    await gives_up(clara)

    street.house.passes(CALLED_AGAIN_SECONDS)
    dora = await street.comes("Dora")
    await seeks(dora, GAME)
    street.house.passes(SOON)

    async def again() -> bool:
        return notices(phone) == 2

    await until(again)


def notices(phone: Browser) -> int:
    return sum(message["type"] == "notice" for message in phone.got)


async def test_who_wishes_it_no_more_is_not_called(street: Street) -> None:
    ben, _ = await street.asks("Ben")
    await wishes(ben, wanted=False)
    _, phone = await street.asks("Zoe")
    anna = await street.comes("Anna")

    await seeks(anna, GAME)
    street.house.passes(SOON)

    await phone.gets()
    assert not await street.was_called(ben)


async def test_quiet_hours_are_not_broken_and_take_nobodys_place(street: Street) -> None:
    ben, bens = await street.asks("Ben")
    day = {"choices": {}, "quiet": {"from": 0, "until": 1439}, "zone": "UTC", "language": "en"}
    assert (await ben.put("/api/me/notifications", day)).status_code == 200
    _, phone = await street.asks("Zoe")
    anna = await street.comes("Anna")

    await seeks(anna, GAME)
    street.house.passes(SOON)

    await phone.gets()
    assert not await street.was_called(ben)
    assert bens.got == []


async def test_who_has_switched_calls_off_for_push_is_not_called(street: Street) -> None:
    ben, _ = await street.asks("Ben")
    off = {"choices": {"push": {"called": False}}, "quiet": None, "zone": "UTC", "language": "en"}
    assert (await ben.put("/api/me/notifications", off)).status_code == 200
    _, phone = await street.asks("Zoe")
    anna = await street.comes("Anna")

    await seeks(anna, GAME)
    street.house.passes(SOON)

    await phone.gets()
    assert not await street.was_called(ben)


@pytest.mark.parametrize("blocks", ["the caller", "the called"])
async def test_nobody_is_called_to_somebody_of_whom_they_are_parted(
    street: Street, blocks: str
) -> None:
    ben, _ = await street.asks("Ben")
    _, phone = await street.asks("Zoe")
    anna = await street.comes("Anna")
    one, other = (anna, ben) if blocks == "the caller" else (ben, anna)
    answer = await one.put(f"/api/me/blocks/{await person_of(other)}", None)
    assert answer.status_code == 204, answer.text

    await seeks(anna, GAME)
    street.house.passes(SOON)

    await phone.gets()
    assert not await street.was_called(ben)


async def test_the_banned_are_not_called(street: Street) -> None:
    ben, _ = await street.asks("Ben")
    _, phone = await street.asks("Zoe")
    until_tomorrow = street.house.now() + 86_400_000
    person = await person_of(ben)
    sql(street.house.file, "UPDATE guests SET banned_until = ? WHERE person = ?",
        until_tomorrow, person)  # fmt: skip
    anna = await street.comes("Anna")

    await seeks(anna, GAME)
    street.house.passes(SOON)

    await phone.gets()
    ((call,),) = sql(
        street.house.file,
        "SELECT call FROM call_wishes JOIN guests ON guests.id = guest WHERE person = ?",
        person,
    )
    assert call is None


async def test_who_looks_for_players_or_sits_at_a_table_is_not_called(street: Street) -> None:
    ben, _ = await street.asks("Ben")
    clara, _ = await street.asks("Clara")
    _, phone = await street.asks("Zoe")
    anna = await street.comes("Anna")
    table = await clara.makes_table("me", "open")
    await seeks(ben, OTHER)

    async with clara.sits_at(table):
        await seeks(anna, GAME)
        street.house.passes(SOON)
        await phone.gets()

    assert not await street.was_called(ben)
    assert not await street.was_called(clara)


async def test_few_are_called_at_a_time_those_who_rested_longest_first(street: Street) -> None:
    lately, _ = await street.asks("Lately")
    sql(street.house.file, "UPDATE call_wishes SET called_at = 1")
    others = [await street.asks(f"One{number}") for number in range(CALLED_AT_ONCE)]
    anna = await street.comes("Anna")

    await seeks(anna, GAME)
    street.house.passes(SOON)

    for _, phone in others:
        await phone.gets()
    assert not await street.was_called(lately)

    street.house.passes(60)  # still nobody came

    async def called() -> bool:
        return await street.was_called(lately)

    await until(called)


async def test_whoever_comes_joins_the_caller(street: Street) -> None:
    ben, phone = await street.asks("Ben")
    stranger = await street.person("Mallory")
    anna = await street.comes("Anna")
    await seeks(anna, GAME, seats=(2, 2))
    street.house.passes(SOON)
    (told,) = await phone.gets()
    call = told["url"].partition("=")[2]

    assert (await stranger.post(f"/api/me/calls/{call}")).json() == {"search": None}
    wish = (await ben.post(f"/api/me/calls/{call}")).json()["search"]
    assert wish["games"] == [GAME]
    assert wish["seats"] == [2, 2]
    assert (await ben.put("/api/me/search", wish)).status_code == 200

    async def table() -> Any:
        one = (await anna.get("/api/me/search")).json()["found"]
        other = (await ben.get("/api/me/search")).json()["found"]
        return one and other and one["table"] == other["table"]

    await until(table)


async def test_a_notice_is_taken_back_when_nobody_is_looked_for_any_more(street: Street) -> None:
    ben, phone = await street.asks("Ben")
    anna = await street.comes("Anna")
    await seeks(anna, GAME)
    street.house.passes(SOON)
    (told,) = await phone.gets()

    await gives_up(anna)
    street.house.passes(10)

    cleared = (await phone.gets(2))[1]
    assert (cleared["type"], cleared["tag"]) == ("clear", told["tag"])
    call = told["url"].partition("=")[2]
    assert (await ben.post(f"/api/me/calls/{call}")).json() == {"search": None}


async def test_people_are_called_to_a_listed_table_while_its_owner_is_there(
    street: Street,
) -> None:
    ben, phone = await street.asks("Ben")
    anna = await street.person("Anna")
    table = await anna.makes_table("me", "open")
    assert (await anna.put(f"/api/tables/{table}/settings", {"listed": True})).status_code == 200
    street.house.passes(LATER)

    async with anna.sits_at(table):
        street.house.passes(LATER)  # nobody was called while she was away
        (told,) = await phone.gets()

    assert told["url"] == f"/t/{table}"
    assert (await ben.post(f"/api/tables/{table}/join")).status_code == 200
    street.house.passes(60)
    assert (await phone.gets(2))[1]["type"] == "clear"


async def test_nobody_is_called_to_a_table_of_friends(street: Street) -> None:
    ben, _ = await street.asks("Ben", GAME)
    _, phone = await street.asks("Zoe", OTHER)
    anna, clara = await street.person("Anna"), await street.comes("Clara")
    table = await anna.makes_table("me", "open")

    async with anna.sits_at(table):
        street.house.passes(LATER)
        await seeks(clara, OTHER)
        street.house.passes(SOON)
        await phone.gets()

    assert not await street.was_called(ben)


async def test_who_begins_and_ends_searches_all_the_time_has_nobody_called_any_more(
    databases: None, tmp_path: pathlib.Path, visitor: Callable[[House], Person]
) -> None:
    house = HouseOfDays(tmp_path, PUSH_TO_LOOPBACK="true", LIMITS_TIMES="1")
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(house.leave)
        service = await stack.enter_async_context(push_service())
        street = Street(house, visitor, service, stack)
        anna, clara = await street.comes("Anna"), await street.comes("Clara")
        at_once = LIMITS["calls"].guest
        assert at_once is not None
        for number in range(int(at_once.at_once)):
            _, phone = await street.asks(f"One{number}")
            await seeks(anna, GAME)
            house.passes(SOON)
            await phone.gets()
            await gives_up(anna)

        ben, phone = await street.asks("Ben")
        await seeks(anna, GAME)
        house.passes(SOON)
        await seeks(clara, OTHER)
        house.passes(SOON)
        (told,) = await phone.gets()

        call = told["url"].partition("=")[2]
        wish = (await ben.post(f"/api/me/calls/{call}")).json()["search"]
        assert wish["games"] == [OTHER]


async def test_a_game_that_is_not_here_is_refused(street: Street) -> None:
    ben = await street.person("Ben")

    answer = await ben.put("/api/me/calls", {"wanted": True, "games": ["nowhere"]})

    assert answer.json()["code"] == "error-no-such-game"
