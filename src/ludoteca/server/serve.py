"""`ludoteca serve`: runs the server in this process, with settings from the environment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import socket
import sys
from types import FrameType
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteca.games import titles
from ludoteca.server.app import create_app
from ludoteca.server.db.keys import shared_key
from ludoteca.server.db.lock import hold
from ludoteca.server.db.migrate import migrate
from ludoteca.server.edge.connections import (
    Answering,
    Direct,
    Lines,
    MeteredSocket,
    TimedHttp,
    proxies_of,
    raise_file_limit,
)
from ludoteca.server.edge.limits import MOST_BYTES, Limits
from ludoteca.server.edge.logs import configure_logs
from ludoteca.server.keys import cookie_key
from ludoteca.server.process import Workers, given_listener, warn_of_holes
from ludoteca.server.settings import Settings, StartFailure, current_settings


def serve(workers: int = 1) -> None:
    """Serves until SIGTERM or SIGINT, with this number of processes. A known problem at start
    prints one line and exits with 1."""
    try:
        settings = current_settings()
        configure_logs(settings)
        os.umask(0o077)  # new files hold the secrets of the dice
        raise_file_limit()
        if workers > 1 and settings.redis_url is None:
            raise StartFailure(
                "Several processes need REDIS_URL, and DATABASE_URL=postgresql://user@host/name."
            )
        given = given_listener()
        with contextlib.closing(given or listen(settings)) as listener:
            if workers > 1:
                warn_of_holes()
                sys.exit(Workers(listener, workers, counts=settings.metrics != "off").run())
            _run(settings, listener, alone=given is None)
    except StartFailure as failure:
        print(f"ludoteca: {failure}", file=sys.stderr)
        sys.exit(1)


def listen(settings: Settings) -> socket.socket:
    """A bound socket, opened before anything else is touched. Raises `StartFailure`."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise StartFailure(
            f"Cannot listen on {settings.host}:{settings.port}: {error.strerror or error}. "
            "PORT and HOST choose another address."
        ) from error
    return listener


HAND_OVER: Final = 0.0005
"""Seconds after which a thread that computes hands Python's lock to one that waits for it; Python's
own are 0.005. A move goes from the event loop to the thread that writes and back, and waits for
the lock once more after each statement of the database and each look at the sockets."""


def _run(settings: Settings, listener: socket.socket, *, alone: bool) -> None:
    """``alone`` is false for one of several workers, whose supervisor warns of holes."""
    sys.setswitchinterval(HAND_OVER)
    address = settings.public_url or _address(settings.host, listener.getsockname()[1])
    app = application(settings, f"the server on {address}")
    if alone:
        warn_of_holes()
    lines = Lines(Limits(settings.limits_times), proxies_of(settings.public_url))
    server = AnnouncingServer(web_server(app, lines), f"Ludoteca is open: {address}")
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def application(settings: Settings, who: str) -> ASGIApp:
    """The application of a house with these settings. Locks its database in the name of ``who``.
    Raises `StartFailure`."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        if isinstance(settings.database, pathlib.Path):
            hold(settings.database, who)
        own_key = cookie_key(settings.data)
        if isinstance(settings.database, pathlib.Path):
            for file in settings.database.parent.glob(f"{settings.database.name}*"):
                file.chmod(0o600)  # earlier versions made it readable for others
    except OSError as error:
        raise StartFailure(f"The data in {settings.data_dir} cannot be used: {error}.") from error
    migrate(settings.database)
    return create_app(settings, shared_key(settings.database, own_key), titles())


def web_server(app: ASGIApp, lines: Lines) -> uvicorn.Config:
    """The configuration of uvicorn for ``app``, with connections that ``lines`` limits."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=type("Request", (TimedHttp, H11Protocol), {"lines": lines}),
        ws=type(
            "Socket", (MeteredSocket, Answering, Direct, WebSocketsSansIOProtocol), {"lines": lines}
        ),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def _address(host: str, port: int) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - all addresses; this one works here
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


TICKS: Final = 10
"""Uvicorn's ticks in a second; at each tenth it makes the header with the date."""


class AnnouncingServer(uvicorn.Server):
    """A server that prints ``line`` once it accepts connections.

    A signal wakes it to end. Uvicorn's own looks ten times a second whether there was one, which is
    half of what a house does in which nothing happens.
    """

    def __init__(self, config: uvicorn.Config, line: str) -> None:
        super().__init__(config)
        self._line = line
        self._told_to_end = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self._line, flush=True)

    async def main_loop(self) -> None:
        counter = 0
        while not await self.on_tick(counter):
            counter += TICKS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._told_to_end.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        asyncio.get_running_loop().call_soon_threadsafe(self._told_to_end.set)
