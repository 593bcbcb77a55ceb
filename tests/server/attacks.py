"""What one visitor can do to a house that means it harm, one attack after the other.

A process of its own plays that visitor, by the byte. Everything here is what anybody could send:
each attack first prepares what it needs, as people do, and then strikes again and again, many times
at once, until its time is up. `tests.server.siege` says what others notice meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
import json
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import httpx
import websockets
from tests.server.house import Chair, Person
from tests.server.lines import frame, upgrade
from tests.titles import ANY, AT_ONCE

from ludoteca.server.pages.files import CLIENT

GONE = (OSError, EOFError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)
"""What those run into who are refused."""

PATIENCE_SECONDS: Final = 5.0
SHORT_WAIT_SECONDS: Final = 0.02

Wire: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Strike: TypeAlias = Callable[[int], Awaitable[None]]
"""Done again and again by each of so many workers, who are given their numbers."""


class Enemy:
    """One visitor, who comes from one ``address``."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        self.tried = self.refused = 0
        self.until = 0.0
        self.open = contextlib.AsyncExitStack()
        """What is held until the end."""
        self._parts = urlsplit(url)
        self._names = itertools.count()

    # ---- people, as far as this one pretends to be some -------------------------------------

    async def guest(self, household: str | None = None) -> Person:
        """Somebody new; of a ``household`` behind a proxy, where it is said."""
        person = object.__new__(Person)
        person.house = self  # type: ignore[assignment]
        way = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        headers = {} if household is None else {"x-forwarded-for": household}
        person.web = httpx.AsyncClient(
            base_url=self.url, timeout=PATIENCE_SECONDS, transport=way, headers=headers
        )
        self.open.push_async_callback(person.web.aclose)
        return await person.is_called(f"Guest {self.address} {next(self._names)}"[-24:])

    async def finished(self, person: Person, bots: int = 1) -> str:
        """A table that was played to its end, against bots."""
        table = await person.makes_table("me", *["random"] * bots, game=ANY)
        await person.starts(table)
        async with self.sits_at(person, table) as chair:
            await chair.plays_on(await chair.hears("update"))
        return table

    @contextlib.asynccontextmanager
    async def sits_at(self, person: Person, table: str) -> AsyncIterator[Chair]:
        line = await person.open_socket(table, local_addr=(self.address, 0))
        try:
            chair = Chair(line)
            await chair.say({"type": "join", "seen": -1})
            yield chair
        finally:
            line.transport.abort()  # without a word

    # ---- bytes ------------------------------------------------------------------------------

    async def wire(self, limit: int = 2**16) -> Wire:
        """A connection that is held until the end."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_connection(
                self._parts.hostname, self._parts.port, local_addr=(self.address, 0), limit=limit
            )
        self.open.callback(writer.transport.abort)
        return reader, writer

    async def socket(self, path: str = "/api/lobby/socket", cookies: str = "") -> Wire:
        """A WebSocket. Raises ConnectionError when it is refused."""
        reader, writer = await self.wire()
        writer.write(upgrade(self._parts.netloc, path, cookies))
        async with asyncio.timeout(PATIENCE_SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ConnectionRefusedError
        return reader, writer

    async def pour(self, wire: Wire, data: bytes) -> None:
        """Send as much as is taken; raises ConnectionError at the end of it."""
        reader, writer = wire
        while not reader.at_eof():
            writer.write(data)
            self.tried += 1
            if time.monotonic() > self.until:
                break
            async with asyncio.timeout(PATIENCE_SECONDS):
                await writer.drain()
            await asyncio.sleep(0)
        raise ConnectionResetError

    def request(self, path: str, person: Person | None = None, body: Any = None) -> bytes:
        """As it goes over the wire."""
        lines = [f"Host: {self._parts.netloc}"]
        content = b"" if body is None else json.dumps(body).encode()
        if person is not None:
            lines += [f"{name}: {value}" for name, value in person.web.headers.items()
                      if name == "x-forwarded-for"]  # fmt: skip
            lines.append(f"Cookie: {cookies_of(person)}")
            if body is not None:
                lines += [
                    f"x-csrftoken: {person.web.cookies['csrftoken']}",
                    "Content-Type: application/json",
                    f"Content-Length: {len(content)}",
                ]
        method = "GET" if body is None else "POST"
        head = "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""])
        return head.encode() + content

    def asks(self, *requests: bytes) -> Strike:
        """Each worker asks one of ``requests`` after the other, over one connection."""
        wires: dict[int, Wire] = {}
        turns = itertools.cycle(requests)

        async def strike(worker: int) -> None:
            if worker not in wires:
                wires[worker] = await self.wire()
            reader, writer = wires[worker]
            self.tried += 1
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    writer.write(next(turns))
                    status = await answer_of(reader)
            except GONE:
                del wires[worker]
                writer.close()
                raise
            self.refused += status >= 400

        return strike


def cookies_of(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())


def large_file() -> str:
    """The address of the largest file of the client, which is on the disk packed."""
    (file,) = (CLIENT / "assets/python").rglob("pyodide.asm.wasm.gz")
    return "/" + file.relative_to(CLIENT).with_suffix("").as_posix()


async def answer_of(reader: asyncio.StreamReader) -> int:
    """The status of the next answer, which is read to its end."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    if b"content-length: " in head:
        await reader.readexactly(int(head.split(b"content-length: ")[1].split(b"\r\n")[0]))
    elif b"chunked" in head:
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    return int(head.split()[1])


# ---- frames and connections ---------------------------------------------------------------------


async def pings(enemy: Enemy) -> Strike:
    """Pings as fast as the line takes them, and no pong is read."""

    async def strike(_: int) -> None:
        await enemy.pour(await enemy.socket(), frame(9, bytes(100)) * 5_000)

    return strike


async def parts_of_messages(enemy: Enemy) -> Strike:
    """A message that never ends, in empty parts."""

    async def strike(_: int) -> None:
        wire = await enemy.socket()
        wire[1].write(frame(1, b'{"type":', fin=False))
        await enemy.pour(wire, frame(0, fin=False) * 10_000)

    return strike


async def half_requests(enemy: Enemy) -> Strike:
    """Heads and bodies that stop in the middle, as many as there may be."""
    body = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    halves = (b"GET / HTTP/1.1\r\nHost: x", b"", body)

    async def strike(worker: int) -> None:
        enemy.tried += 1
        _, writer = await enemy.wire()
        writer.write(halves[worker % len(halves)])
        await asyncio.sleep(SHORT_WAIT_SECONDS)

    return strike


async def slow_readers(enemy: Enemy) -> Strike:
    """Answers and large files, asked for many times over one line and never read."""
    large = large_file()
    packed = enemy.request(large).replace(b"\r\n\r\n", b"\r\nAccept-Encoding: gzip\r\n\r\n")
    asks = itertools.cycle((enemy.request("/api/games") * 20, packed * 5, enemy.request(large)))

    async def strike(_: int) -> None:
        enemy.tried += 1
        _, writer = await enemy.wire(limit=1)
        writer.write(next(asks))
        await asyncio.sleep(SHORT_WAIT_SECONDS)

    return strike


async def large_messages(enemy: Enemy) -> Strike:
    """Messages as large as they may be that mean nothing."""
    rubbish = b'{"type":"act","id":"' + b"x" * 60_000
    head = b"\x81\xfe" + len(rubbish).to_bytes(2, "big") + bytes(4)

    async def strike(_: int) -> None:
        await enemy.pour(await enemy.socket(), head + rubbish)

    return strike


async def reconnects(enemy: Enemy) -> Strike:
    """Come to a table where one sits, and go at once."""
    person = await enemy.guest()
    table = await person.makes_table("me", "open")
    cookies = cookies_of(person)

    async def strike(_: int) -> None:
        enemy.tried += 1
        _, writer = await enemy.socket(f"/api/tables/{table}/socket", cookies)
        writer.write(frame(1, b'{"type":"join","seen":-1}'))
        await writer.drain()
        writer.close()

    return strike


async def many_sockets(enemy: Enemy) -> Strike:
    """As many sockets of both kinds as there may be, each of them as loud as it may be."""
    person = await enemy.guest()
    table = await person.makes_table("me", "open")
    cookies, kinds = cookies_of(person), itertools.cycle(("lobby", f"tables/{table}"))
    wires: list[Wire] = []

    async def strike(_: int) -> None:
        enemy.tried += 1
        if len(wires) < 400:
            wire = await enemy.socket(f"/api/{next(kinds)}/socket", cookies)
            wire[1].write(frame(1, b'{"type":"join","seen":-1}'))
            wires.append(wire)
        for _, writer in wires:
            writer.write(frame(1, b'{"type":"ping"}'))
        await asyncio.sleep(0.1)

    return strike


# ---- tables -------------------------------------------------------------------------------------


async def _running(enemy: Enemy, **options: Any) -> tuple[str, list[Person]]:
    people = [await enemy.guest() for _ in range(2)]
    table = await people[0].makes_table("me", "open", **options)
    await people[1].post(f"/api/tables/{table}/join")
    await people[0].starts(table)
    return table, people


async def refused_commands(enemy: Enemy) -> Strike:
    """Commands that cannot be, of seats that are not one's own, and of a future that nobody knows,
    over many sockets."""
    table, people = await _running(enemy)

    def act(seat: int, seen: int) -> dict[str, Any]:
        step = {"type": "pick", "steps": 9}
        return {"type": "act", "id": "x", "seat": seat, "seen": seen, "action": step}

    rubbish = [{"type": "act"}, *(act(seat, seen) for seat in (0, 1) for seen in (-1, 0, 10**9))]
    return await _says(enemy, table, people[0], rubbish)


async def taking_back(enemy: Enemy) -> Strike:
    """Choose, take back, choose: a log that grows for ever."""
    table, people = await _running(enemy, take_back=True)
    base = {"type": "act", "seat": 0, "seen": 10**6}
    steps = [{"type": "pick", "steps": 1}, {"type": "take_back"}]
    numbers = itertools.count()

    def said() -> dict[str, Any]:
        number = next(numbers)
        return {**base, "id": str(number), "action": steps[number % 2]}

    return await _says(enemy, table, people[0], None, said)


async def previews(enemy: Enemy) -> Strike:
    """Ask what would be, without an end."""
    table, people = await _running(enemy)
    asked = {"type": "preview", "id": "x", "seat": 0, "action": {"type": "pick", "steps": 1}}
    return await _says(enemy, table, people[0], [asked])


async def talk(enemy: Enemy) -> Strike:
    """Say something, and something else."""
    table, people = await _running(enemy)
    numbers = itertools.count()

    def said() -> dict[str, Any]:
        number = next(numbers)
        return {"type": "say", "id": str(number), "text": f"{number} " * 20}

    return await _says(enemy, table, people[0], None, said)


async def _says(
    enemy: Enemy,
    table: str,
    person: Person,
    frames: Sequence[dict[str, Any]] | None,
    make: Callable[[], dict[str, Any]] | None = None,
) -> Strike:
    """Each worker says it over a socket of its own, and reads what is answered."""
    chairs: dict[int, Chair] = {}
    turns = itertools.cycle(frames or ())

    async def strike(worker: int) -> None:
        if worker not in chairs:
            there = enemy.sits_at(person, table)
            chairs[worker] = await enemy.open.enter_async_context(there)
        chair = chairs[worker]
        try:
            for _ in range(10):
                enemy.tried += 1
                await chair.say(make() if make is not None else next(turns))
            async with asyncio.timeout(PATIENCE_SECONDS):
                heard = json.loads(await chair.socket.recv())
            enemy.refused += heard["type"] in ("rejected", "stale")
        except GONE:
            del chairs[worker]
            raise

    return strike


# ---- what takes long ----------------------------------------------------------------------------


async def looking(enemy: Enemy) -> Strike:
    """Pages and lists in a loop."""
    paths = ("/", "/api/games", "/api/lobby", "/api/rules", f"/game/{ANY}", "/nowhere")
    return enemy.asks(*(enemy.request(path) for path in paths))


async def files(enemy: Enemy) -> Strike:
    """What is no page, in a loop: whether the server lives and can serve, and files."""
    file = max((CLIENT / "assets").glob("*.js"), key=lambda one: one.stat().st_size)
    paths = ("/healthz", "/readyz", f"/assets/{file.name}")
    return enemy.asks(*(enemy.request(path) for path in paths))


async def replays(enemy: Enemy) -> Strike:
    """A whole table again and again, also by somebody without a name."""
    person = await enemy.guest()
    table = await enemy.finished(person, bots=3)
    path = f"/api/tables/{table}/replay"
    return enemy.asks(enemy.request(path, person), enemy.request(path))


async def records(enemy: Enemy) -> Strike:
    person = await enemy.guest()
    path = f"/api/tables/{await enemy.finished(person)}/record"
    return enemy.asks(enemy.request(path, person), enemy.request(path))


async def glances(enemy: Enemy) -> Strike:
    """The boards of lists, also by somebody without a name."""
    person = await enemy.guest()
    path = f"/api/tables/{await enemy.finished(person, bots=3)}/glance"
    return enemy.asks(enemy.request(path, person), enemy.request(path))


async def reviews(enemy: Enemy) -> Strike:
    """Many guests of one address who have many tables reviewed."""
    people = [await enemy.guest() for _ in range(4)]
    tables = await asyncio.gather(*(enemy.finished(one) for one in people))
    paths = [f"/api/tables/{table}/{what}" for table in tables for what in ("review", "luck")]
    return enemy.asks(*(enemy.request(path, one) for path in paths for one in people))


async def hints(enemy: Enemy) -> Strike:
    """Many guests of one address who ask for the dearest advice."""
    requests = []
    for _ in range(6):
        person = await enemy.guest()
        table = await person.makes_table("me", "random", game=AT_ONCE[-1].meta.id)
        await person.starts(table)
        wish = {"seat": 0, "level": "hard"}
        requests.append(enemy.request(f"/api/tables/{table}/hint", person, wish))
    return enemy.asks(*requests)


async def bots(enemy: Enemy) -> Strike:
    """Tables of bots that think as long as bots do, watched all the time."""
    person = await enemy.guest()
    tables: dict[int, str] = {}
    chairs: dict[int, Chair] = {}

    async def strike(worker: int) -> None:
        enemy.tried += 1
        if worker not in tables:
            tables[worker] = await person.makes_table("hard", "hard", "hard", game=ANY)
            await person.starts(tables[worker])
        if worker not in chairs:
            await asyncio.sleep(worker % 20 / 20)  # not all sockets of a guest at once
            there = enemy.sits_at(person, tables[worker])
            chairs[worker] = await enemy.open.enter_async_context(there)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await chairs[worker].socket.recv()

    return strike


async def guests(enemy: Enemy) -> Strike:
    """New names without an end, each of which makes tables."""
    person = await enemy.guest()
    wish = {"game": "quiet-steps", "seats": [{"kind": "me"}, {"kind": "open"}],
            "settings": {"listed": True}}  # fmt: skip
    name = enemy.request("/api/guests", person, {"name": "Somebody"})
    nameless = name.replace(b"guest=", b"nobody=")
    return enemy.asks(nameless, enemy.request("/api/tables", person, wish))


async def a_household(enemy: Enemy) -> Strike:
    """All addresses of one /64, one after the other, each with a name of its own."""
    people = [await enemy.guest(f"2001:db8::{at:x}") for at in range(1, 11)]
    table = await enemy.finished(people[0])
    paths = ("/api/me", f"/api/tables/{table}/replay", f"/api/tables/{table}/record")
    return enemy.asks(*(enemy.request(path, one) for one in people for path in paths))


ATTACKS: Final[dict[str, tuple[Callable[[Enemy], Awaitable[Strike]], int]]] = {
    # By name: what is done, and by how many at once.
    one.__name__.replace("_", " "): (one, workers)
    for one, workers in (
        (pings, 8),
        (parts_of_messages, 8),
        (half_requests, 20),
        (slow_readers, 20),
        (large_messages, 8),
        (reconnects, 20),
        (many_sockets, 8),
        (refused_commands, 25),
        (taking_back, 10),
        (previews, 10),
        (talk, 10),
        (looking, 50),
        (files, 50),
        (replays, 50),
        (records, 50),
        (glances, 50),
        (reviews, 20),
        (hints, 50),
        (bots, 40),
        (guests, 20),
        (a_household, 50),
    )
}

BEHIND_A_PROXY: Final = "127.0.9.1"
"""What says from there for whom it asks is believed."""


def address_of_attack(name: str) -> str:
    """Each comes from somewhere else, so that none suffers from what another has used up."""
    at = list(ATTACKS).index(name)
    return BEHIND_A_PROXY if name == "a household" else f"127.0.8.{at + 1}"


@dataclasses.dataclass
class Done:
    """``tried`` is what was sent, ``refused`` what of it was answered with no, ``cut`` how often
    the line was closed."""

    tried: int = 0
    refused: int = 0
    cut: int = 0


async def attack(enemy: Enemy, strike: Strike, workers: int, seconds: float) -> Done:
    cut = 0
    enemy.until = time.monotonic() + seconds

    async def work(worker: int) -> None:
        nonlocal cut
        while time.monotonic() < enemy.until or not enemy.tried:
            try:
                await strike(worker)
            except GONE:
                cut += 1
                await asyncio.sleep(SHORT_WAIT_SECONDS)

    tasks = [asyncio.create_task(work(worker)) for worker in range(workers)]
    await asyncio.wait(tasks, timeout=seconds)
    for _ in range(500):
        if enemy.tried:
            break
        await asyncio.sleep(SHORT_WAIT_SECONDS)  # a busy machine: once at least
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    with contextlib.suppress(*GONE):
        async with asyncio.timeout(PATIENCE_SECONDS):
            await enemy.open.aclose()
    for end in ends:
        if isinstance(end, Exception):
            raise end
    return Done(enemy.tried, enemy.refused, cut)


async def _main(url: str, names: Sequence[str]) -> None:
    """Prepares, says so, and then attacks when told to, line by line."""
    enemies = [Enemy(url, address_of_attack(name)) for name in names]
    made = [ATTACKS[name] for name in names]
    strikes = await asyncio.gather(
        *(prepare(enemy) for (prepare, _), enemy in zip(made, enemies, strict=True))
    )
    print("ready", flush=True)
    os.nice(10)  # a visitor has a machine of their own and takes nothing of ours
    for enemy, strike, (_, workers) in zip(enemies, strikes, made, strict=True):
        seconds = float(await asyncio.to_thread(sys.stdin.readline))
        done = await attack(enemy, strike, workers, seconds)
        print(json.dumps(dataclasses.asdict(done)), flush=True)


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncio.run(_main(sys.argv[1], sys.argv[2:]))
