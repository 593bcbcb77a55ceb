"""Somebody who follows the lobby over a socket."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import websockets
from tests.pace import slower
from tests.server.house import Person
from websockets.typing import Origin

LIVE_SECONDS = 2.0

live_seconds = functools.cache(lambda: LIVE_SECONDS * slower())
"""The seconds that a server may take to tell a follower of a change; more on a slow machine."""


class Following:
    """A socket in the house."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def say(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str) else json.dumps(frame))

    async def hears(
        self, type: str, when: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next frame of a type for which ``when`` holds, within two seconds."""
        async with asyncio.timeout(live_seconds()):
            while True:
                frame: dict[str, Any] = json.loads(await self.socket.recv())
                if frame["type"] == type and when(frame):
                    return frame


@asynccontextmanager
async def follows(person: Person, **wish: Any) -> AsyncIterator[Following]:
    cookies = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
    address = f"{person.house.url.replace('http', 'ws', 1)}/api/lobby/socket"
    async with websockets.connect(
        address, origin=Origin(person.house.url), additional_headers={"cookie": cookies}
    ) as socket:
        following = Following(socket)
        await following.say({"type": "follow", **wish})
        yield following
