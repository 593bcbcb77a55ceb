"""The door: middleware that checks the host name and the rate limits of each request.

It also drops foreign cookies, and runs the changing requests of one guest one by one.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from ludoteca.server.edge.answers import ErrorBody, Problem
from ludoteca.server.edge.limits import (
    AT_WORK_SECONDS,
    REQUESTS_AT_WORK,
    Limits,
    What,
    address_of,
    too_many,
)
from ludoteca.server.edge.requests.cookies import our_cookies, with_cookies
from ludoteca.server.edge.requests.forwarders import Forwarders
from ludoteca.server.edge.requests.security import SAFE_METHODS
from ludoteca.server.settings import Settings

HEALTH: Final = ("/healthz", "/readyz")
"""Health checks, which are never refused."""

Recognise: TypeAlias = Callable[[Mapping[str, str], str], Awaitable[str | None]]
"""The id of the guest whom cookies name, by which requests are counted; None without valid ones.
The second argument is the address of the request. May raise `Problem`."""

FILES: Final = ("/assets/", *HEALTH)
"""Static files and health checks, which need no known host name."""

UNORDERED: Final = "/hint"
"""Slow requests that change nothing, and so need not wait for the guest's other requests."""

OWN_NAMES: Final = frozenset({"localhost", ""})


def with_door(app: ASGIApp, settings: Settings, limits: Limits, recognise: Recognise) -> ASGIApp:
    """``app`` behind the door; it sees only our own cookies.

    Changing requests of one guest run one by one: so a request that follows the guest's deletion
    finds no guest.
    """
    known = _known_hosts(settings)
    forwarders = Forwarders()
    crowds = PerAddress(limits.most(REQUESTS_AT_WORK))
    orders: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def come_in(scope: Scope, receive: Receive, send: Send, address: str) -> None:
        path: str = scope.get("path", "")
        cookies = our_cookies(scope["headers"])
        scope["headers"] = with_cookies(scope["headers"], cookies)
        if path in HEALTH and scope.get("method") in SAFE_METHODS:
            await app(scope, receive, send)  # a refusal would cost as much
            return
        if path.startswith(FILES):
            if seconds := limits.wait("files", None, address):
                await _refuse(scope["type"], too_many(seconds), send)
            else:
                await app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            if not known(headers.get(b"host", "")):
                raise Problem("error-unknown-host")
            read = {name.decode(): value.decode() for name, value in cookies.items()}
            guest = await recognise(read, address)
            what = _what(scope)
            limits.must_allow(what, guest, address)
        except Problem as problem:
            await _refuse(scope["type"], problem, send)
            return
        if guest is None or what != "changes" or path.endswith(UNORDERED):
            await app(scope, receive, send)
        else:
            async with orders.setdefault(guest, asyncio.Lock()):
                await app(scope, receive, send)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await app(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else ""
        forwarders.note(scope, address)
        if kind == "websocket":
            await come_in(scope, receive, send, address)
            return
        async with crowds.place(address):
            await come_in(scope, receive, send, address)

    return wrapped


class PerAddress:
    """Limits the concurrent requests of each address to ``most``; further ones wait in turn."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: weakref.WeakValueDictionary[str, asyncio.Semaphore] = (
            weakref.WeakValueDictionary()
        )

    @contextlib.asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        name = address_of(address)
        crowd = self._of.get(name)
        if crowd is None:
            crowd = self._of[name] = asyncio.Semaphore(self._most)
        await crowd.acquire()
        place = _Place(crowd)
        held = asyncio.get_running_loop().call_later(AT_WORK_SECONDS, place.give_back)
        try:
            yield
        finally:
            held.cancel()
            place.give_back()


class _Place:
    __slots__ = ("_crowd",)

    def __init__(self, crowd: asyncio.Semaphore) -> None:
        self._crowd: asyncio.Semaphore | None = crowd

    def give_back(self) -> None:
        """Release the semaphore; a second call does nothing."""
        if self._crowd is not None:
            self._crowd.release()
            self._crowd = None


def _what(scope: Scope) -> What:
    if cast(str, scope["type"]) == "websocket":
        return "handshakes"
    return "looks" if scope.get("method") in SAFE_METHODS else "changes"


def _known_hosts(settings: Settings) -> Callable[[str], bool]:
    """A check whether a ``Host`` is ours: the public host, the machine itself, or an IP address.

    With a foreign name that resolves to us (DNS rebinding) a foreign page could read our answers.
    A house that is open to its network without a public address cannot know its names, and accepts
    all.
    """
    public = urlsplit(settings.public_url).hostname if settings.public_url else None
    if public is None and not _is_loopback(settings.host):
        return lambda _: True

    def known(host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in OWN_NAMES or name == public or _is_number(name)

    return known


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_number(host) and ipaddress.ip_address(host).is_loopback)


async def _refuse(kind: str, problem: Problem, send: Send) -> None:
    """Sends ``problem`` as the application would, also as the answer to a WebSocket handshake."""
    prefix = "http" if kind == "http" else "websocket.http"
    headers = [(b"content-type", b"application/json"), *_when(problem)]
    if kind == "http":
        headers.append((b"connection", b"close"))  # pipelined requests are not read
    body = msgspec.json.encode(ErrorBody(problem.code, problem.facts))
    start: Any = {
        "type": f"{prefix}.response.start",
        "status": problem.status,
        "headers": [*headers, (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    end: Any = {"type": f"{prefix}.response.body", "body": body}
    await send(end)


def _when(problem: Problem) -> Iterator[tuple[bytes, bytes]]:
    for name, value in problem.headers.items():
        yield name.lower().encode(), value.encode()
