"""Health checks are answered even when all other connections are refused."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.databases import only_sqlite
from tests.server.house import START, House, try_to_start, until
from tests.server.lines import raw

from ludoteca.server.edge.connections.descriptors import raise_file_limit
from ludoteca.server.edge.connections.turned_away import FIRST_LINE_BYTES, answer_to, is_undecided
from ludoteca.server.edge.limits.limits import HEARD_OUT, LEAST_FILES
from ludoteca.server.settings import StartFailure


class Crowded(House):
    """A house with room for two connections, and for two files a day."""

    program = (
        "from ludoteca.server.edge.limits import limits;"
        "from ludoteca.server.edge.connections import lines;"
        "lines.most_files = lambda: lines.SPARE_FILES + 2;"
        "limits.LIMITS['files'] = limits.Limit(None, limits.Rate(2 / 86_400, 2));"
        "from ludoteca.server.serve import serve; serve()"
    )


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = Crowded(tmp_path_factory.mktemp("crowded") / "data", LIMITS_TIMES="1")
    yield house
    house.close()


@contextlib.asynccontextmanager
async def _taken(house: House) -> AsyncIterator[None]:
    """All connections of a house are in use."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            reader, writer = await stack.enter_async_context(raw(house))
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in await reader.readline()
        yield


def _ask(house: House, path: str) -> httpx.Response:
    return httpx.get(f"{house.url}{path}", timeout=10)


async def test_a_house_without_a_free_connection_says_so_to_health_checks(crowded: House) -> None:
    async with _taken(crowded):
        lives, ready, page = [
            await asyncio.to_thread(_ask, crowded, path) for path in ("/healthz", "/readyz", "/")
        ]

    assert (lives.status_code, lives.json()["status"]) == (200, "ok")
    assert ready.status_code == 503
    assert ready.json() == {
        "status": "not ready",
        "parts": {"connections": "all 2 of this process are in use"},
    }
    assert page.status_code == 429


async def test_connections_that_say_nothing_keep_no_health_check_out(crowded: House) -> None:
    async with _taken(crowded), contextlib.AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(raw(crowded)) for _ in range(3 * HEARD_OUT)]

        answer = await asyncio.to_thread(_ask, crowded, "/healthz")

        assert answer.status_code == 200
        first, _ = silent[0]
        assert b" 429 " in await first.readline()


async def test_connections_come_in_again_when_others_have_ended(crowded: House) -> None:
    async with _taken(crowded):
        pass

    async def comes_in() -> bool:
        return (await asyncio.to_thread(_ask, crowded, "/api/me")).status_code == 200

    assert await until(comes_in)


async def test_no_limit_is_for_health_checks(crowded: House) -> None:
    async with raw(crowded) as (reader, writer):
        for path in ("/healthz", "/readyz") * 3:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            status = await reader.readline()
            assert b" 429 " not in status
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = int(head.partition(b"content-length: ")[2].split(b"\r\n")[0])
            await reader.readexactly(length)


@pytest.mark.parametrize("begun", [b"", b"GET /hea", b"POST / HTTP/1.1\r"])
def test_an_incomplete_line_is_waited_for(begun: bytes) -> None:
    assert is_undecided(begun)
    assert not is_undecided(begun + b"x" * FIRST_LINE_BYTES)


@pytest.mark.parametrize(
    "line", [b"GET /", b"GET /healthzzz HTTP/1.1", b"POST /readyz HTTP/1.1", b"\x16\x03\x01"]
)
def test_other_requests_are_told_to_retry_later(line: bytes) -> None:
    assert answer_to(line + b"\r\n", "full").startswith(b"HTTP/1.1 429 ")


def test_a_head_request_gets_no_body() -> None:
    assert answer_to(b"HEAD /readyz HTTP/1.1\r\n", "full").endswith(b"\r\n\r\n")


def test_a_machine_without_free_descriptors_is_reported_at_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (LEAST_FILES - 1, LEAST_FILES - 1))
    with pytest.raises(StartFailure, match=f"{LEAST_FILES - 1} files.*{LEAST_FILES} or more"):
        raise_file_limit()

    monkeypatch.setattr(resource, "getrlimit", lambda _: (LEAST_FILES, LEAST_FILES))
    raise_file_limit()


def test_a_server_with_too_few_files_is_one_line(tmp_path: Path) -> None:
    few = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64)); {START}"

    then = try_to_start(tmp_path, few)

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1
    assert "64" in then.stderr
    assert then.stdout == ""


# ---- what is wrong --------------------------------------------------------------------------


@only_sqlite
async def test_a_house_that_can_write_nothing_is_not_ready_until_it_can(
    new_house: Callable[..., House],
) -> None:
    house = new_house()

    async def disk(says: str) -> int:
        async def found() -> int:
            answer = await asyncio.to_thread(_ask, house, "/readyz")
            return answer.status_code if answer.json()["parts"]["disk"] == says else 0

        return await until(found)

    limits = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
    full = await disk("takes no writes")
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)
    await disk("ok")

    assert full == 503


class Impatient(House):
    """One to whom everything is late."""

    program = f"from ludoteca.server import health; health.LATE_SECONDS = -1.0; {START}"


async def test_a_house_that_is_late_with_everything_is_not_ready(
    new_house: Callable[..., House],
) -> None:
    answer = await asyncio.to_thread(_ask, new_house(Impatient), "/readyz")

    assert answer.status_code == 503
    assert answer.json()["parts"]["loop"].startswith("late by ")
