"""A server process for tests, and people who visit it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import signal
import socket
import subprocess
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, ClassVar, TypeVar

import httpx
import websockets
from tests.server.databases import database_of, furnished
from tests.server.hatchery import hatch, run
from websockets.typing import Origin

from ludoteca.server.db.engine import Where

T = TypeVar("T")

TOYS = pathlib.Path(__file__).parent / "toys"
PATIENCE_SECONDS = 90.0
START = "from ludoteca.server.serve import serve; serve()"


def environment(data: pathlib.Path, **settings: str) -> dict[str, str]:
    inherited = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {
        **inherited,
        "PYTHONPATH": str(TOYS),
        "DATA_DIR": str(data),
        "PORT": "0",
        "BOT_PACE": "0",
        "RULES_TIME_LIMIT": "0.4",
        "BOT_WORKERS": "1",
        "HINT_TIME": "0.5",
        "CHECK_COMMITS": "true",
        "LOG_FORMAT": "json",
        "LIMITS_TIMES": "1000",
        "REQUESTS_PER_MINUTE": "100000",
        "TABLES_PER_HOUR": "100000",
        "REVIEW_PLAYOUTS": "500",
        **settings,
    }


async def until(fact: Callable[[], Awaitable[T | None]]) -> T:
    """What ``fact`` finds, once that is something; for what nobody tells of."""
    pause = 0.01
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not (found := await fact()):
            await asyncio.sleep(pause)
            pause = min(1.5 * pause, 0.1)  # to ask takes time from what is waited for
    return found


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return str(listener.getsockname()[1])


def try_to_start(
    data: pathlib.Path, program: str = START, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run a server that is expected to refuse to start."""
    return run(program, environment(data, **settings))


def held_port() -> str:
    """A port that the machine gives nobody else as long as this process lives. Servers of tests
    that close and open again bind it with ``reuse_port``."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    holder.bind(("127.0.0.1", 0))
    _holders.append(holder)
    return str(holder.getsockname()[1])


_holders: list[socket.socket] = []


class House:
    """A server process on a data directory of its own. ``settings`` are environment variables."""

    program = START
    """What its process runs."""

    _ending: ClassVar[list[House]] = []

    anew = False
    """Whether Python loads all of it, as it does for people, instead of the hatchery."""

    begins_with_tables = True
    """Whether its database has tables before the server begins, which would make them otherwise."""

    def __init__(self, data: pathlib.Path, **settings: str) -> None:
        self.data = data
        self.file = data / "ludoteca.sqlite3"
        self._settings = settings
        if "DATABASE_URL" not in settings:
            where = furnished(self.file) if self.begins_with_tables else database_of(self.file)
            if isinstance(where, str):
                settings["DATABASE_URL"] = where
        self._log = data.with_suffix(".log")
        self.url = ""
        self.open()

    def open(self) -> None:
        """Start, on the same address as before."""
        with self._log.open("ab") as log:
            surroundings = environment(self.data, **self._settings)
            self.process = hatch(self.program, surroundings, log, anew=self.anew)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ludoteca is open: "), line + self.log
        self.url = line.split(": ", 1)[1].strip()
        if "PUBLIC_URL" in self._settings:
            assert self.url == self._settings["PUBLIC_URL"].rstrip("/")
            self.url = f"http://127.0.0.1:{self._settings['PORT']}"
        self._settings["PORT"] = self.url.rsplit(":", 1)[1]

    @property
    def where(self) -> Where:
        """Its database, for `sql`."""
        return self._settings.get("DATABASE_URL", self.file)

    @property
    def log(self) -> str:
        return self._log.read_text()

    def kill(self) -> None:
        self.process.kill()
        self._end()

    def close(self, by: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(by)
        self._end()

    def leave(self) -> None:
        """As `close`, but do not wait for its end. Nothing when it has ended already."""
        self.process.send_signal(signal.SIGTERM)
        House._ending = [house for house in (*House._ending, self) if not house._has_ended()]

    @classmethod
    def all_have_ended(cls) -> None:
        """Wait for those that were left."""
        while House._ending:
            House._ending.pop()._end()

    def _has_ended(self) -> bool:
        if self.process.poll() is None:
            return False
        self._end()
        return True

    def _end(self) -> None:
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def children(self) -> list[int]:
        """Process ids of its bot workers."""
        listed = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(one) for one in listed.read_text("ascii").split()]


class Person:
    """Somebody with a browser: cookies, the CSRF header, sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        # Nothing is encrypted here: reading the certificates of the world takes 30 ms each time.
        self.web = httpx.AsyncClient(base_url=house.url, timeout=10, verify=False)

    async def hears_others(self) -> bool:
        """Whether the process that answers has its connection to the others, as its metrics say."""
        return "ludoteca_channel_connected 1.0" in (await self.get("/metrics")).text

    async def get(self, path: str) -> httpx.Response:
        return await self.web.get(path)

    async def post(self, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
        if "csrftoken" not in self.web.cookies:
            await self.web.get("/api/me")
        headers = {"x-csrftoken": self.web.cookies["csrftoken"]}
        return await self.web.request(method, path, json=body, headers=headers)

    async def put(self, path: str, body: Any) -> httpx.Response:
        return await self.post(path, body, "PUT")

    async def is_called(self, name: str) -> Person:
        answer = await self.post("/api/guests", {"name": name})
        assert answer.status_code == 201, answer.text
        return self

    async def makes_table(self, *seats: str, game: str = "quiet-steps", **options: Any) -> str:
        """Make a table of ``me``, ``open`` and bot levels; its id."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": kinds, "options": options}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def starts(self, table: str, *chairs: Chair) -> None:
        """Start a table, for which those in ``chairs`` at it give their entropy if they are asked:
        it waits two seconds for whoever sits there and is silent."""
        giving = [asyncio.create_task(chair.gives_entropy()) for chair in chairs]
        answer = await self.post(f"/api/tables/{table}/start")
        for task in giving:
            task.cancel()
        await asyncio.gather(*giving, return_exceptions=True)
        assert answer.status_code == 200, answer.text

    def open_socket(self, table: str, origin: str | None = None, **more: Any) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        return websockets.connect(
            f"{self.house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=Origin(origin or self.house.url),
            additional_headers={"cookie": cookies},
            compression=None,
            max_queue=None,  # or it would not notice the end while a test does not listen
            **more,
        )

    @asynccontextmanager
    async def sits_at(self, table: str, seen: int = -1) -> AsyncIterator[Chair]:
        """A socket that has joined."""
        async with self.open_socket(table) as connection:
            chair = Chair(connection)
            await chair.say({"type": "join", "seen": seen})
            yield chair


class Chair:
    """A socket at a table."""

    def __init__(self, connection: Any) -> None:
        self.socket = connection
        self._passed_over: list[Any] = []

    async def say(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def hears(self, *types: str, **facts: Any) -> dict[str, Any]:
        """The next frame of one of ``types`` with these ``facts``; others are passed over.

        Raises TimeoutError when none comes, ConnectionClosed when none can come.
        """
        heard: deque[str | bytes] = deque(maxlen=3)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    passed = self._passed_over
                    line = passed.pop(0) if passed else await self.socket.recv()
                    frame: dict[str, Any] = json.loads(line)
                    if frame["type"] in types and facts.items() <= frame.items():
                        return frame
                    heard.append(line[:300])
        except TimeoutError as error:
            raise TimeoutError(f"no {types} {facts}, but last {list(heard)}") from error

    async def gives_entropy(self) -> None:
        """When it is asked to; what else it is told it hears later."""
        while True:
            line = await self.socket.recv()
            if json.loads(line)["type"] == "entropy_wanted":
                await self.say({"type": "entropy", "bytes": "a0" * 16})
            else:
                self._passed_over.append(line)

    async def act(self, update: dict[str, Any], choice: int = 0, id: str = "") -> str:
        """Send one of the options of ``update``; the command's id."""
        id = id or f"{update['audience']}-{update['n']}-{choice}"
        await self.say(
            {
                "type": "act",
                "id": id,
                "seat": update["audience"],
                "seen": update["n"],
                "action": update["options"][choice]["action"],
            }
        )
        return id

    async def plays_on(self, update: dict[str, Any], until: int = 1_000_000) -> dict[str, Any]:
        """Take the first option each time; the update that ended the table, or entry ``until``.
        What came too late is chosen anew, as pages have their readers do."""
        asked = -1
        while not update["over"] and update["n"] < until:
            waited_for = update["audience"] in update["to_act"]  # or options only take back
            if waited_for and update["options"] and update["asked"] > asked:
                asked = update["n"]
                await self.act(update)
            told = await self.hears("update", "stale")
            if told["type"] == "update":
                update = told
            else:
                asked = -1 if told["n"] == update["n"] else asked
        return update


async def two_at_a_table(
    house: House, visitor: Callable[[House], Person], **options: Any
) -> tuple[Person, Person, str]:
    """Anna, Ben, and their table, which has started."""
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", **options)
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    return anna, ben, table
