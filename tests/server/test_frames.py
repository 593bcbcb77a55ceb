"""Frames of WebSockets are encoded once, written directly, and read without a queue."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import json
import socket
import weakref
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import uvicorn
import websockets
from hypothesis import given
from hypothesis import strategies as st
from tests.server.house import House, Person
from tests.server.lines import frame, raw_socket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from ludoteca.server.edge.connections.frames import Direct, direct_socket, message_of, text_frame
from ludoteca.server.tables.state.fanout import Connection, Message

Visit = Callable[..., Person]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_follows_the_protocol(size: int) -> None:
    text = b"x" * size

    frame = text_frame(text)

    assert frame == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_frames_for_a_full_socket_wait_in_order() -> None:
    room, written, sent = [True, False, True, True], list[bytes](), list[str]()

    def write(frame: bytes) -> bool:
        if has_room := room.pop(0):
            written.append(frame)
        return has_room

    async def send(text: str) -> None:
        sent.append(text)

    connection = Connection(None, write)
    for text in ("one", "two", "three"):
        connection.post(Message(text.encode()))
    before = list(written)
    sending = asyncio.create_task(connection.send_all(send))
    await asyncio.sleep(0.01)
    connection.post(Message(b"four"))
    sending.cancel()

    assert before == [text_frame(b"one")]
    assert sent == ["two", "three"]
    assert written == [text_frame(b"one"), text_frame(b"four")]


# ---- what arrives -------------------------------------------------------------------------------

texts = st.binary(max_size=300) | st.sampled_from([bytes(125), bytes(126), bytes(65_535)])


@given(texts)
def test_a_single_message_is_read(text: bytes) -> None:
    assert message_of(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


@given(texts, st.binary(min_size=1, max_size=10), st.integers(1, 10))
def test_more_or_less_than_one_message_is_not_read(text: bytes, more: bytes, less: int) -> None:
    whole = Frame(Opcode.TEXT, text).serialize(mask=True)

    assert message_of(whole + more) is None
    assert message_of(whole[:-less]) is None


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"part").serialize(mask=True),
        Frame(Opcode.BINARY, b"text").serialize(mask=True),
        Frame(Opcode.PING, b"text").serialize(mask=True),
        Frame(Opcode.TEXT, b"text").serialize(mask=False),
        b"\xc1" + Frame(Opcode.TEXT, b"text").serialize(mask=True)[1:],
        Frame(Opcode.TEXT, bytes(65_536)).serialize(mask=True),
        b"",
    ],
    ids=["begun", "continued", "binary", "ping", "unmasked", "reserved", "long", "nothing"],
)
def test_other_frames_are_not_read(data: bytes) -> None:
    assert message_of(data) is None


def named(n: int) -> bytes:
    """What nobody can read, but answer."""
    return json.dumps({"id": str(n)}).encode()


@pytest.mark.parametrize("step", [1, 3, 30, 10_000])
async def test_messages_are_answered_in_order_however_they_arrive(
    house: House, visitor: Visit, step: int
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    said = frame(1, b'{"type":"join"}')
    for n in range(0, 12, 4):
        whole, parts, bytewise = named(n), named(n + 1), named(n + 2)
        said += frame(1, whole)
        said += frame(1, parts[:3], fin=False) + frame(9, b"?") + frame(0, parts[3:])
        said += frame(2, bytewise) + frame(1, named(n + 3))

    heard: list[str] = []
    async with raw_socket(house, f"/api/tables/{table}/socket") as (reader, writer):
        for at in range(0, len(said), step):
            writer.write(said[at : at + step])
            await asyncio.sleep(0)  # as many packets as can be
        async with asyncio.timeout(20):
            while len(heard) < 12:
                await reader.readuntil(b'{"type":"rejected","id":"')
                heard.append((await reader.readuntil(b'"')).rstrip(b'"').decode())

    assert heard == [str(n) for n in range(12)]


@pytest.mark.parametrize("parts", [1, 2])
async def test_invalid_utf_8_ends_the_connection(house: House, visitor: Visit, parts: int) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    async with raw_socket(house, f"/api/tables/{table}/socket") as (reader, writer):
        writer.write(frame(1, b'{"type":"join"}'))
        async with asyncio.timeout(20):
            await reader.readuntil(b'"type":"talk"')
            if parts == 1:
                writer.write(frame(1, b'"\xff"'))
            else:
                writer.write(frame(1, b'"\xff', fin=False) + frame(0, b'"'))
            rest = await reader.read(-1)

    assert rest.endswith(b"\x88\x02" + (1007).to_bytes(2, "big"))


# ---- how long things live -----------------------------------------------------------------------


class _Asked:
    """Something of a request."""


async def test_an_open_socket_keeps_no_request_and_leaves_no_reference_cycles() -> None:
    asked: list[weakref.ref[_Asked]] = []
    sockets: list[weakref.ref[Direct]] = []

    async def rest(line: Direct) -> None:
        def answer(_said: str | bytes) -> None:
            assert line.write_frame(text_frame(b"you"))

        await line.listen(answer)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        something, line = _Asked(), direct_socket(scope)
        asked.append(weakref.ref(something))
        sockets.append(weakref.ref(line))
        await receive()
        await send({"type": "websocket.accept"})
        line.go_on(functools.partial(rest, line))

    async with served(app) as url:
        gc.disable()
        try:
            async with websockets.connect(url) as line:
                await line.send("me")
                assert await line.recv() == "you"
                assert asked[0]() is None
                assert sockets[0]() is not None
            async with asyncio.timeout(10):
                while sockets[0]() is not None:  # noqa: ASYNC110 - nobody says so
                    await asyncio.sleep(0.001)
        finally:
            gc.enable()


@contextlib.asynccontextmanager
async def served(app: Any) -> AsyncIterator[str]:
    """The address of an application that is served here, over sockets of ours."""
    kind = type("Socket", (Direct, WebSocketsSansIOProtocol), {})
    config = uvicorn.Config(
        app, ws=kind, ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        await server.startup([listener])
        try:
            yield f"ws://127.0.0.1:{listener.getsockname()[1]}/"
        finally:
            await server.shutdown([listener])
