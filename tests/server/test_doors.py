"""One visitor cannot stop the house, whatever they send."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import resource
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
import websockets
from tests.pace import slower
from tests.server.attacks import large_file
from tests.server.house import House, Person
from tests.server.lines import frame, raw, raw_socket
from tests.server.siege import memory

from ludoteca.server.edge.connections.descriptors import raise_file_limit
from ludoteca.server.edge.connections.lines import FrameCounter, Lines, MeteredSocket
from ludoteca.server.edge.limits.counting import Limits
from ludoteca.server.edge.limits.limits import UNREAD_BYTES, WIRE_FRAMES_OF_A_SOCKET
from ludoteca.server.edge.requests import gate as door
from ludoteca.server.edge.requests.gate import PerAddress
from ludoteca.server.pages.files import CLIENT

Visit = Callable[..., Person]

ESTABLISHED = "01"
"""In what Linux tells of connections."""

QUICK = 0.5
"""Seconds within which everybody else is answered, on a busy machine; without the limits of these
tests it takes several."""


FLOOD = 0.6
"""Seconds; longer than anybody may wait for an answer."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the limits that it has by default."""
    house = House(tmp_path_factory.mktemp("strict") / "data", LIMITS_TIMES="1")
    yield house
    house.close()


class Hasty(House):
    program = (
        "from ludoteca.server.edge.connections import lines;"
        "lines.LOOK_SECONDS = 0.1; lines._SECONDS.update(head=0.5, body=0.5, answer=0.5);"
        "from ludoteca.server.serve import serve; serve()"
    )


async def slowest(house: House, during: float) -> float:
    """How long the slowest answer took that another visitor got meanwhile, in seconds."""
    worst, until = 0.0, time.monotonic() + during
    async with httpx.AsyncClient(base_url=house.url, timeout=30, verify=False) as visitor:
        await visitor.get("/healthz")
        while (begun := time.monotonic()) < until:
            assert (await visitor.get("/healthz")).status_code == 200
            worst = max(worst, time.monotonic() - begun)
            await asyncio.sleep(0.02)
    return worst


async def pour(writer: asyncio.StreamWriter, data: bytes, during: float) -> None:
    """Send as much as is taken."""
    until = time.monotonic() + during
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < until:
            writer.write(data)
            await writer.drain()
            await asyncio.sleep(0)


async def code_of_the_close(reader: asyncio.StreamReader) -> int:
    """The code with which a server has closed, once it has."""
    async with asyncio.timeout(5):
        with contextlib.suppress(ConnectionError):
            said = await reader.read(-1)
            return int.from_bytes(said[-2:], "big")
    return 1006


# ---- frames -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "flood"),
    [
        ("pings", frame(9)),
        ("full pings", frame(9, bytes(125))),
        ("parts", frame(0, fin=False)),
        ("pongs", frame(10)),
    ],
)
async def test_frames_that_nobody_sees_stop_nobody(strict: House, name: str, flood: bytes) -> None:
    async with raw_socket(strict) as (reader, writer):
        if name == "parts":
            writer.write(frame(1, b'{"type":', fin=False))
        _, worst = await asyncio.gather(
            pour(writer, flood * 10_000, FLOOD), slowest(strict, during=FLOOD)
        )
        code = await code_of_the_close(reader)

    assert worst < QUICK * slower()
    assert code in (1006, 1008)  # it may be reset before the code is read


async def test_a_few_pings_are_answered(strict: House) -> None:
    async with raw_socket(strict) as (reader, writer):
        for _ in range(50):
            writer.write(frame(9, b"hello"))
        async with asyncio.timeout(5):
            for _ in range(50):
                await reader.readuntil(b"\x8a\x05hello")


class Wire:
    """A transport, as far as connections here look at it."""

    def __init__(self) -> None:
        self.waiting, self.written, self.ended = 0, b"", ""

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"


class Answering:
    """A protocol that answers whatever arrives with as much."""

    client = ("192.0.2.1", 1)
    transport: Wire

    def connection_made(self, transport: Wire) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.waiting += len(data)

    def take_message(self, _: bytes) -> bool:
        return False


class Socket(MeteredSocket, Answering):  # type: ignore[misc]
    lines = Lines(Limits())


@pytest.fixture
def socket() -> Socket:
    """One that is open; nobody reads at its other end."""
    made = Socket()
    made.connection_made(Wire())
    made.data_received(b"GET / HTTP/1.1\r\n\r\n")
    return made


def test_whoever_does_not_read_is_closed_before_much_waits_for_them(socket: Socket) -> None:
    message = b"\x81\xff" + (60_000).to_bytes(8, "big") + bytes(4 + 60_000)
    for _ in range(20):
        socket.data_received(message)

    assert socket.transport.ended == "aborted"
    assert UNREAD_BYTES < socket.transport.waiting < 2 * UNREAD_BYTES


@pytest.mark.parametrize("step", [1, 2, 7, 10_000])
def test_frames_are_counted_however_they_are_cut(socket: Socket, step: int) -> None:
    flood = frame(9, b"ping") + frame(1, bytes(100)) + frame(0, fin=False)
    flood += b"\x82\xfe" + (300).to_bytes(2, "big") + bytes(4 + 300)
    counter = FrameCounter()
    data = flood * 50

    found = sum(counter.count(data[at : at + step], 10_000) for at in range(0, len(data), step))

    assert found == 4 * 50


def test_a_socket_that_is_too_loud_is_told_so(socket: Socket) -> None:
    socket.data_received(frame(9) * (int(WIRE_FRAMES_OF_A_SOCKET.at_once) + 1))

    assert (socket.transport.written, socket.transport.ended) == (b"\x88\x02\x03\xf0", "closed")


def test_as_many_files_are_opened_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = (1024, 10_000)
    made = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wished: made.append(wished))

    raise_file_limit()
    limits = (10_000, 10_000)
    raise_file_limit()

    assert made == [(10_000, 10_000)]


async def test_many_sockets_of_a_guest_share_one_pace(strict: House, visitor: Visit) -> None:
    anna = await visitor(strict).is_called("Anna")
    table = await anna.makes_table("me", "open")

    async with contextlib.AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(anna.sits_at(table)) for _ in range(4)]
        refused = []
        for chair in chairs:
            for _ in range(30):
                await chair.say({"type": "ping"})
                answer = await chair.hears("pong", "rejected")
                refused += [answer] if answer["type"] == "rejected" else []

    assert len(refused) > 20
    assert {answer["code"] for answer in refused} == {"error-too-many"}
    assert all(answer["facts"]["seconds"] >= 1 for answer in refused)


# ---- connections --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = Hasty(tmp_path_factory.mktemp("hasty") / "data")
    yield house
    house.close()


async def test_half_requests_are_ended(hasty: House) -> None:
    begun = time.monotonic()
    halves = [
        b"GET / HTTP/1.1\r\nHost: x",
        b"",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /",
    ]
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(raw(hasty)) for _ in range(5) for _ in halves]
        for at, (_, writer) in enumerate(lines):
            writer.write(halves[at % len(halves)])
        async with asyncio.timeout(5):
            ends = [await reader.read(-1) for reader, _ in lines]

    assert time.monotonic() - begun < 5
    assert all(b" 408 " in end for end in ends)
    assert "Traceback" not in hasty.log


def holds(port: int) -> bool:
    """Whether somebody at the other end still has the connection that goes out from ``port``."""
    listed = pathlib.Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]
    return any(
        there.endswith(f":{port:04X}") and state == ESTABLISHED
        for _, _, there, state, *_ in map(str.split, listed)
    )


async def test_whoever_takes_nothing_of_an_answer_is_left(hasty: House) -> None:
    path, taken = large_file(), 0
    size = (CLIENT / f"{path[1:]}.gz").stat().st_size
    ask = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
    async with raw(hasty) as (reader, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(ask.encode() * 10)
        _, port = writer.get_extra_info("sockname")
        async with asyncio.timeout(10):
            while holds(port):  # noqa: ASYNC110 - nobody tells who does not read
                await asyncio.sleep(0.01)
        writer.transport.resume_reading()  # type: ignore[attr-defined]
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(5):
                while data := await reader.read(2**20):
                    taken += len(data)

    assert size / 2 < taken < 10 * size


async def test_many_who_take_nothing_of_a_large_file_fill_no_memory(strict: House) -> None:
    ask = f"GET {large_file()} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
    before = memory(strict)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(60):
            _, writer = await stack.enter_async_context(raw(strict))
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(ask.encode())
        await slowest(strict, during=1.0)
        held = memory(strict)

    assert held < before + 25  # a megabyte of each would be 60


async def test_files_asked_for_without_an_end_are_refused_in_the_end(
    house_with: Callable[..., House],
) -> None:
    house = house_with(LIMITS_TIMES="0.01")  # forty of them
    small = min((CLIENT / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    ask = f"GET /assets/{small.name} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    async with raw(house) as (reader, writer):
        writer.write(ask * 200)
        async with asyncio.timeout(5):
            answers = await reader.read(-1)

    assert 40 <= answers.count(b"HTTP/1.1 200") < 199
    assert answers.count(b"HTTP/1.1 429") == 1
    assert b"retry-after" in answers


async def test_an_address_has_so_many_connections(house_with: Callable[..., House]) -> None:
    house = house_with(LIMITS_TIMES="0.02")  # 10 of them
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(raw(house)) for _ in range(20)]
        refused = 0
        for reader, writer in lines:
            writer.write(b"GET /assets/none HTTP/1.1\r\nHost: localhost\r\n\r\n")
            async with asyncio.timeout(5):
                said = await reader.readuntil(b"\r\n\r\n")
                refused += said.startswith(b"HTTP/1.1 429") and b"Retry-After" in said
    answer = b""
    async with asyncio.timeout(5):
        while b" 200 " not in answer:  # one more a second
            await asyncio.sleep(0.2)
            async with raw(house) as (reader, writer):
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
                answer = await reader.readuntil(b"\r\n")

    assert refused == 10


async def test_sockets_of_the_lobby_are_counted_with_those_of_tables(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(SOCKETS_PER_ADDRESS="2")
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    async with anna.sits_at(table) as chair, lobby(house):
        await chair.hears("table")
        async with lobby(house) as third:
            refused = await third.recv()
            await third.wait_closed()

    assert "error-too-many-sockets" in refused
    assert third.close_code == 4429


def lobby(house: House) -> websockets.connect:
    address = house.url.replace("http", "ws", 1) + "/api/lobby/socket"
    return websockets.connect(address, compression=None)


async def test_coming_back_again_and_again_is_slowed_down(strict: House, visitor: Visit) -> None:
    anna = await visitor(strict).is_called("Anna")
    table = await anna.makes_table("me", "open")

    async def comes_and_goes(times: int) -> None:
        for _ in range(times):
            async with anna.open_socket(table):
                pass

    with pytest.raises(websockets.InvalidStatus) as refused:
        await comes_and_goes(60)

    response = refused.value.response
    assert response.status_code == 429
    assert int(response.headers["Retry-After"]) >= 1


async def test_whoever_comes_and_goes_fills_nobodys_line(house: House, visitor: Visit) -> None:
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    table = await anna.makes_table("me", "open")

    async with anna.sits_at(table) as chair:
        begun = time.monotonic()
        for _ in range(20):
            async with ben.sits_at(table) as his:
                await his.hears("table")  # at once
        came_and_went = time.monotonic() - begun
        await chair.say({"type": "ping"})
        heard = []
        while (frame := await chair.hears("table", "pong"))["type"] == "table":
            heard.append(frame["table"]["watchers"])
        while heard[-1]:  # the last of them have gone a moment ago
            heard.append((await chair.hears("table"))["table"]["watchers"])

    assert heard[-1] == 0
    assert len(heard) <= 3 + came_and_went / 0.25


async def test_looking_in_a_loop_is_slowed_down_for_whoever_does_it(
    strict: House, visitor: Visit
) -> None:
    anna = await visitor(strict).is_called("Anna")
    ben = await visitor(strict).is_called("Ben")

    first = await anna.get("/api/me")
    answers = []
    while len(answers) < 4_000 and not any(one.status_code == 429 for one in answers[-20:]):
        # Several at once, and more of them on a slow machine, where more is allowed meanwhile.
        answers += await asyncio.gather(*[anna.get("/api/me") for _ in range(20)])
    last = next(answer for answer in answers if answer.status_code == 429)

    assert first.status_code == 200
    assert last.json()["code"] == "error-too-many"
    assert int(last.headers["Retry-After"]) == last.json()["facts"]["seconds"]
    assert last.headers["x-content-type-options"] == "nosniff"
    assert (await ben.get("/api/me")).status_code == 200


async def test_what_is_asked_behind_a_refusal_is_not_looked_at(
    house_with: Callable[..., House],
) -> None:
    house = house_with(LIMITS_TIMES="0.01")  # ten of an address
    ask = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with raw(house) as (reader, writer):
        writer.write(ask * 15)
        async with asyncio.timeout(5):
            answers = await reader.read(-1)

    assert answers.count(b"HTTP/1.1 200") == 10
    assert answers.count(b"HTTP/1.1 429") == 1


async def test_one_address_has_a_few_requests_at_work_and_others_pass_by() -> None:
    crowds, inside, done = PerAddress(2), list[str](), asyncio.Event()

    async def visits(address: str) -> None:
        async with crowds.place(address):
            inside.append(address)
            await done.wait()

    async with asyncio.TaskGroup() as group:
        for address in ["2001:db8::1"] * 2 + ["2001:db8::2", "192.0.2.1"]:
            group.create_task(visits(address))
        for _ in range(3):
            await asyncio.sleep(0)
        first = list(inside)
        done.set()

    assert first == ["2001:db8::1", "2001:db8::1", "192.0.2.1"]
    assert sorted(inside) == ["192.0.2.1", "2001:db8::1", "2001:db8::1", "2001:db8::2"]


async def test_a_request_that_waits_for_others_keeps_nobody_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door, "AT_WORK_SECONDS", 0.01)
    crowds = PerAddress(1)
    async with asyncio.timeout(5), crowds.place("192.0.2.1"), crowds.place("192.0.2.1"):
        pass
    async with asyncio.timeout(5), crowds.place("192.0.2.1"):
        pass


async def test_records_asked_for_in_a_loop_are_slowed_down(strict: House, visitor: Visit) -> None:
    anna = await visitor(strict).is_called("Anna")
    table = await anna.makes_table("me", goal=1)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    # At once: one after the other, on a slow machine, they are slow by themselves.
    asked = [anna.get(f"/api/tables/{table}/record") for _ in range(40)]
    answers = await asyncio.gather(*asked)

    refused = [answer for answer in answers if answer.status_code == 429]
    assert [answer.status_code for answer in answers].count(200) == 40 - len(refused) >= 20
    assert min(int(answer.headers["Retry-After"]) for answer in refused) >= 1


async def test_nobody_makes_guests_without_an_end(strict: House, visitor: Visit) -> None:
    nobody = visitor(strict)
    await nobody.get("/api/me")
    token = nobody.web.cookies["csrftoken"]
    headers = {"x-csrftoken": token, "cookie": f"csrftoken={token}"}

    codes = []
    for at in range(110):
        headers["x-forwarded-for"] = f"2001:db8::{at:x}"  # as a proxy on this machine says
        answer = await nobody.web.post("/api/guests", json={"name": "Eve"}, headers=headers)
        codes.append(answer.status_code)
        nobody.web.cookies.delete("session")

    assert codes[:100] == [201] * 100
    assert codes[-1] == 429
