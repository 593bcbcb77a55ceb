"""Addresses that strangers name lead to no machine of the house's own network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from tests.server.listening import listening

from ludoteca.server.edge.outgoing import Outgoing, Refused, check_address


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user@example.org/",
        "https://localhost/",
        "https://intranet/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://0x7f000001/",
        "https://10.1.2.3/",
        "https://172.16.0.1/",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://example.org:22/",
        "https://example.org:99999/",
        "ftp://example.org/",
        "https://exa mple.org/",
        "https:///nothing",
        "https://[::1",
        "https://example.org/" + "a" * 3000,
    ],
)
def test_what_is_no_server_on_the_internet_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        check_address(url)


def test_a_push_service_is_allowed() -> None:
    check_address("https://push.example.org/send/abc")
    check_address("https://updates.example.org:8443/x")


@asynccontextmanager
async def server(answer: bytes, *, hold: bool = False) -> AsyncIterator[tuple[str, list[bytes]]]:
    heads: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        await writer.drain()
        if hold:
            await reader.read()
        writer.close()

    async with listening(serve) as port:
        yield f"http://localhost:{port}", heads


async def test_a_name_with_one_private_address_is_refused() -> None:
    async def resolve(host: str, port: int) -> Sequence[str]:
        return ["93.184.215.14", "192.168.1.1"]

    with pytest.raises(Refused):
        await Outgoing(resolve=resolve).post("https://example.org/", b"", {})


async def test_a_name_is_resolved_once_and_the_address_that_was_looked_at_is_used() -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

    async with server(b"HTTP/1.1 204 No\r\n\r\n") as (url, heads):
        answer = await Outgoing(loopback=True, resolve=resolve).post(f"{url}/a", b"x", {})

    assert answer.status == 204
    assert asked == ["localhost"]
    assert b"host: localhost" in heads[0].lower()


async def test_a_redirect_is_an_answer_and_not_followed() -> None:
    moved = b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n"
    async with server(moved) as (url, heads):
        answer = await Outgoing(loopback=True).post(url, b"x", {})

    assert answer.status == 302
    assert len(heads) == 1


async def test_of_a_huge_answer_only_the_beginning_is_read() -> None:
    huge = b"HTTP/1.1 200 OK\r\ncontent-length: 3000000\r\n\r\n" + b"a" * 3_000_000
    async with server(huge) as (url, _):
        answer = await Outgoing(loopback=True).post(url, b"x", {})

    assert len(answer.body) == 16 * 1024


async def test_a_slow_answer_is_given_up() -> None:
    async with server(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n", hold=True) as (url, _):
        with pytest.raises(TimeoutError):
            await Outgoing(loopback=True, seconds=0.2).post(url, b"x", {})
