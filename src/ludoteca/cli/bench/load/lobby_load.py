"""A load of people who follow the lobby, and of people who look for others to play with."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable

import msgspec

from ludoteca.cli.bench.load.client import Line, Web, call
from ludoteca.cli.bench.load.plan import Lobby, Mark, Searched

AT_ONCE = 20
"""Number of sockets to open, and of people to prepare, at once."""

PATIENCE = 30.0
"""Seconds after the last search begins; who has no table then has not found one."""

LONGER = 1.0
"""Seconds for which all people stay after the time of the plan: when thousands leave at once, moves
wait for them, and a full lobby has no such moment."""

SOCKET = "/api/lobby/socket"


class _Found(msgspec.Struct):
    ready: bool


class _Frame(msgspec.Struct):
    """The fields of a lobby's frame that somebody who searches reads."""

    type: str
    search: dict[str, object] | None = None
    found: _Found | None = None


_read = msgspec.json.Decoder(_Frame).decode


class Searcher:
    """Somebody who searches, says that they are ready, and is led to a table. ``waited`` is the
    seconds until a table was found."""

    def __init__(self, plan: Lobby, name: str) -> None:
        self._plan, self._name = plan, name
        self._web = Web(plan.host, plan.port)
        self._found, self._over = asyncio.Event(), asyncio.Event()
        self.waited: float | None = None

    async def set_up(self) -> None:
        await self._web.ask("GET", "/api/me")
        self._web.close()  # where thousands come, the server would not keep it so long
        await self._web.ask("POST", "/api/guests", {"name": self._name})
        self._web.close()

    async def begin(self, seats: int) -> Line:
        """Begin to search for a table of ``seats``; the socket on which they are told."""
        line = await call(self._web, SOCKET, self._hear)
        line.say(b'{"type":"follow"}')
        wish = {"games": [self._plan.game], "seats": [seats, seats], "bots_after": None}
        await self._web.ask("PUT", "/api/me/search", wish)
        self._web.close()  # the server would not keep it so long
        return line

    async def search(self) -> None:
        begun = time.perf_counter()
        line = await self.begin(2)
        await self._found.wait()
        self.waited = time.perf_counter() - begun
        await self._web.ask("POST", "/api/me/search/ready")
        await self._over.wait()
        self._web.close()
        line.hang_up()

    def _hear(self, data: bytes) -> None:
        frame = _read(data)
        if frame.type != "searching":
            return
        if frame.found is not None:
            self._found.set()
        elif frame.search is None and self._found.is_set():
            self._over.set()


async def lobby(plan: Lobby, say: Callable[[Mark], None]) -> Searched:
    """Opens the lobby as many people, and searches for others once a line comes on standard input.
    The followers stay until it ends."""
    say("began")
    followers: list[Line] = []
    lines: list[Line] = []

    async def follow() -> None:
        line = await call(Web(plan.host, plan.port), SOCKET, lambda _: None)
        line.say(b'{"type":"follow","lobby":true,"game":null}')
        followers.append(line)

    async def wait() -> None:
        one = Searcher(plan, "Waiting")
        await one.set_up()
        lines.append(await one.begin(3))

    searchers = [Searcher(plan, f"Seeker {number}") for number in range(plan.searching)]
    await _by_turns([follow] * plan.followers)
    await _by_turns([wait] * plan.waiting)
    await _by_turns([one.set_up for one in searchers])
    say("ready")
    await asyncio.to_thread(sys.stdin.buffer.readline)
    say("measuring")
    frames, began = sum(line.frames for line in followers), time.perf_counter()
    searches = []
    for number, one in enumerate(searchers):
        due = began + plan.seconds * number / plan.searching
        await asyncio.sleep(due - time.perf_counter())
        searches.append(asyncio.create_task(one.search()))
    await asyncio.wait(searches, timeout=PATIENCE)
    await asyncio.sleep(began + plan.seconds + LONGER - time.perf_counter())
    for search in searches:
        if search.done():
            search.result()
        else:
            search.cancel()
    say("measured")
    return Searched(
        waits=sorted(one.waited for one in searchers if one.waited is not None),
        followers=sum(not line.closed for line in followers),
        frames=sum(line.frames for line in followers) - frames,
    )


async def _by_turns(jobs: list[Callable[[], Awaitable[None]]]) -> None:
    left = iter(jobs)

    async def work() -> None:
        for job in left:
            await job()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
