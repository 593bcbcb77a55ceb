"""`ludoteca serve`: one process, from settings in the environment."""

from __future__ import annotations

import contextlib
import socket
import sys

import uvicorn

from ludoteca.games import titles
from ludoteca.server.app import MOST_BYTES, create_app
from ludoteca.server.db.lock import hold
from ludoteca.server.db.migrate import migrate
from ludoteca.server.keys import cookie_key
from ludoteca.server.logs import configure_logs
from ludoteca.server.settings import Settings, StartFailure, current_settings


def serve() -> None:
    """Serve until SIGTERM or SIGINT. What is known to go wrong at start is one line and exit 1."""
    try:
        settings = current_settings()
        configure_logs(settings)
        with contextlib.closing(listen(settings)) as listener:
            _run(settings, listener)
    except StartFailure as failure:
        print(f"ludoteca: {failure}", file=sys.stderr)
        sys.exit(1)


def listen(settings: Settings) -> socket.socket:
    """A bound socket, before anything else is touched. Raises `StartFailure`."""
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


def _run(settings: Settings, listener: socket.socket) -> None:
    address = settings.public_url or _address(settings.host, listener.getsockname()[1])
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        hold(settings.database_file, address)
        key = cookie_key(settings.data)
    except OSError as error:
        raise StartFailure(f"The data in {settings.data_dir} cannot be used: {error}.") from error
    migrate(settings.database_file)
    config = uvicorn.Config(
        create_app(settings, key, titles()),
        loop="uvloop",
        ws="websockets-sansio",
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
    server = _Announcing(config, f"Ludoteca is open: {address}")
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def _address(host: str, port: int) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - all addresses; this one works here
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class _Announcing(uvicorn.Server):
    """Says so when it can be reached."""

    def __init__(self, config: uvicorn.Config, line: str) -> None:
        super().__init__(config)
        self._line = line

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self._line, flush=True)
