"""Matching by two processes on PostgreSQL and Redis, one of which is killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
import statistics
import time
import uuid
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import websockets
from tests.server.databases import (
    REDIS,
    furnished_postgres,
    is_postgres_missing,
    is_redis_missing,
    need,
    sql,
)
from tests.server.house import House
from websockets.typing import Origin

from ludoteca.server.guests.guest import public_id
from ludoteca.server.sessions.session import new_secret, session_id

GAME = "quiet-steps"

AT_ONCE = 16
"""Requests that the HTTP client has under way. Whenever one is answered, it searches all its
connections and all requests that wait for one: with a hundred connections the client took three
times as much processor time as both servers."""


@pytest.fixture
def both(databases: None, tmp_path: pathlib.Path) -> Iterator[list[House]]:
    need(is_postgres_missing() or is_redis_missing())
    url = furnished_postgres(tmp_path / "house.sqlite3")
    found = [
        House(tmp_path / name, DATABASE_URL=url, REDIS_URL=REDIS, SOCKETS_PER_ADDRESS="100000")
        for name in ("one", "two")
    ]
    yield found
    for house in found:
        if house.process.poll() is None:
            house.close()


def known_people(count: int, file: pathlib.Path, csrf: str) -> list[Somebody]:
    """People who have been here before: so many requests to get a name are no part of searching."""
    turns, now = asyncio.Semaphore(AT_ONCE), time.time_ns() // 1_000_000
    people = [Somebody(nth, turns) for nth in range(count)]
    rows, signed_in = [], []
    for one in people:
        secret, guest = new_secret(), uuid.uuid4().hex
        one.cookies = {"session": secret, "csrftoken": csrf}
        rows.append(f"('{guest}', '{one.name}', '{public_id(guest)}', {now}, {now}, false)")
        signed_in.append(f"('{session_id(secret)}', '{guest}', '', '', {now}, {now})")
    columns = "(id, name, person, created_at, seen_at, cookie)"
    sql(file, f"INSERT INTO guests {columns} VALUES {', '.join(rows)}")
    columns = "(id, guest, browser, system, created_at, seen_at)"
    sql(file, f"INSERT INTO sessions {columns} VALUES {', '.join(signed_in)}")
    return people


class Somebody:
    """One of many: they answer at once whatever is found for them."""

    def __init__(self, nth: int, turns: asyncio.Semaphore) -> None:
        self.name = f"Guest {nth:04d}"
        self._turns = turns
        self.cookies: dict[str, str] = {}
        self.began = 0.0
        self.found_after: float | None = None
        self.tables: list[str] = []
        self.noted: Callable[[], None] = lambda: None

    async def asks(
        self, web: httpx.AsyncClient, house: House, method: str, path: str, body: Any = None
    ) -> httpx.Response:
        cookies = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        headers = {"cookie": cookies, "x-csrftoken": self.cookies["csrftoken"]}
        async with self._turns:
            return await web.request(method, f"{house.url}{path}", json=body, headers=headers)

    async def searches(self, web: httpx.AsyncClient, houses: list[House], nth: int) -> None:
        """Search and answer, over one process after another while they die."""
        wished = False
        for house in [houses[nth % 2], *houses] * 20:
            try:
                async with self._socket(house) as socket:
                    self.began = self.began or time.monotonic()
                    wished = wished or await self._wishes(web, house, nth)
                    while not await self._plays(web, house, socket):
                        wished = await self._wishes(web, house, nth)
                    return
            except (OSError, websockets.WebSocketException, httpx.HTTPError):
                await asyncio.sleep(0.2)
        raise AssertionError("no process answers")

    def _socket(self, house: House) -> Any:
        cookies = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        return websockets.connect(
            f"{house.url.replace('http', 'ws', 1)}/api/lobby/socket",
            origin=Origin(house.url),
            additional_headers={"cookie": cookies},
            compression=None,
        )

    async def _wishes(self, web: httpx.AsyncClient, house: House, nth: int) -> bool:
        seats = (2, 2) if nth % 2 else (4, 4)
        wish = {"games": [GAME], "seats": seats, "bots_after": None}
        answer = await self.asks(web, house, "PUT", "/api/me/search", wish)
        return answer.status_code == 200

    async def _plays(self, web: httpx.AsyncClient, house: House, socket: Any) -> bool:
        """Say that one is here, until the table runs; False if that came too late."""
        await socket.send('{"type":"follow"}')
        answered = None
        while True:
            frame = json.loads(await socket.recv())
            if frame["type"] != "searching":
                continue
            if frame["found"] and frame["found"]["table"] == answered:
                continue  # as a page, which asks once
            if frame["found"] and not frame["found"]["ready"]:
                if self.found_after is None:
                    self.found_after = time.monotonic() - self.began
                    self.noted()
                self.tables.append(frame["found"]["table"])
                answer = await self.asks(web, house, "POST", "/api/me/search/ready")
                answered = self.tables[-1] if answer.status_code == 200 else None
            elif frame["lost"]:
                return False
            elif frame["search"] is None and self.tables:
                # The frame that says "lost" may have gone to a line that was cut: the next line
                # shows the same for a lost search as for a table that runs.
                return await self._sits(web, house)

    async def _sits(self, web: httpx.AsyncClient, house: House) -> bool:
        """Whether they play at the table that was found last."""
        table = (await self.asks(web, house, "GET", f"/api/tables/{self.tables[-1]}")).json()
        sitting = [seat for seat in table["seats"] if seat["name"] == self.name]
        return table["status"] == "running" and bool(sitting)


@pytest.mark.parametrize("count", [40, pytest.param(1000, marks=pytest.mark.deep)])
async def test_all_are_matched_once_also_when_a_process_is_killed_meanwhile(
    both: list[House], tmp_path: pathlib.Path, count: int
) -> None:
    some_found = asyncio.Event()

    def noted() -> None:
        if sum(one.found_after is not None for one in people) >= count // 4:
            some_found.set()

    async with httpx.AsyncClient(timeout=60, verify=False) as web:
        web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each has their own
        csrf = (await web.get(f"{both[0].url}/api/me")).cookies["csrftoken"]
        people = known_people(count, tmp_path / "house.sqlite3", csrf)
        for one in people:
            one.noted = noted
        tasks = [
            asyncio.create_task(one.searches(web, both, nth)) for nth, one in enumerate(people)
        ]

        async with asyncio.timeout(60 + count / 2):
            await some_found.wait()
            both[1].kill()
            await asyncio.gather(*tasks)

    took = [one.found_after for one in people if one.found_after is not None]
    print(f"{count} people: {statistics.median(took):.2f} s, at most {max(took):.2f} s")
    seated = sql(
        tmp_path / "house.sqlite3",
        "SELECT seats.guest, seats.table_id FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE tables.status = 'running' AND seats.guest IS NOT NULL",
    )
    guests = [guest for guest, _ in seated]
    assert len(guests) == len(set(guests)) == count
    assert sql(tmp_path / "house.sqlite3", "SELECT guest FROM searches") == []
    with contextlib.suppress(OSError):
        both[0].close()
