"""People who search for opponents with a page open; without one their search ends after a while."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import websockets
from tests.server.house import PATIENCE_SECONDS, House, Person
from websockets.typing import Origin

GAME = "quiet-steps"


class Seeker:
    """A person with a page open, whose socket of the lobby tells them of their search."""

    def __init__(self, person: Person, socket: Any) -> None:
        self.person, self.socket = person, socket

    async def seeks(self, *games: str, **wish: Any) -> dict[str, Any]:
        body = {"games": games, "seats": (2, 4), "bots_after": None} | wish
        answer = await self.person.put("/api/me/search", body)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def hears(self, fact: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next state of their search for which ``fact`` is true."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                frame: dict[str, Any] = json.loads(await self.socket.recv())
                if frame["type"] == "searching" and fact(frame):
                    return frame

    async def finds(self) -> str:
        """The table that is found for them."""
        table: str = (await self.hears(lambda state: state["found"]))["found"]["table"]
        return table

    async def leaves(self) -> None:
        """Closes the page."""
        await self.socket.close()

    async def gives_up(self) -> None:
        answer = await self.person.post("/api/me/search", method="DELETE")
        assert answer.status_code == 204, answer.text

    async def state(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.person.get("/api/me/search")).json()
        return found

    async def is_ready(self) -> None:
        answer = await self.person.post("/api/me/search/ready")
        assert answer.status_code == 200, answer.text


@pytest.fixture
async def seeker(
    visitor: Callable[[House], Person],
) -> AsyncIterator[Callable[..., Any]]:
    """Lets people come, whose searches end with the test: one house serves them all."""
    came: list[Seeker] = []
    async with contextlib.AsyncExitStack() as stack:

        async def come(house: House, name: str) -> Seeker:
            person = await visitor(house).is_called(name)
            cookies = "; ".join(f"{key}={value}" for key, value in person.web.cookies.items())
            socket = await stack.enter_async_context(
                websockets.connect(
                    f"{house.url.replace('http', 'ws', 1)}/api/lobby/socket",
                    origin=Origin(house.url),
                    additional_headers={"cookie": cookies},
                    max_queue=None,
                )
            )
            await socket.send(json.dumps({"type": "follow"}))
            came.append(Seeker(person, socket))
            return came[-1]

        yield come
        for one in came:
            await one.person.post("/api/me/search", method="DELETE")
