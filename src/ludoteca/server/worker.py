"""`ludoteca worker`: a process of the house without HTTP. It moves bots and handles due wakes, as
every other process of the house does."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import uvicorn
import uvloop
from litestar.types import ASGIApp

from ludoteca.server.edge.logs import configure_logs
from ludoteca.server.serve import application
from ludoteca.server.settings import StartFailure, current_settings


def work() -> None:
    """Works until SIGTERM or SIGINT. A known problem at start prints one line and exits with 1."""
    try:
        settings = current_settings()
        configure_logs(settings)
        os.umask(0o077)
        if settings.redis_url is None:
            raise StartFailure(
                "A worker is one of several processes: it needs the REDIS_URL of its house, and "
                "DATABASE_URL=postgresql://user@host/name."
            )
        app = application(settings, "a worker")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            sys.exit(runner.run(_live(app, settings.bot_workers)))
    except StartFailure as failure:
        print(f"ludoteca: {failure}", file=sys.stderr)
        sys.exit(1)


async def _live(app: ASGIApp, bots: int) -> int:
    """Runs the application's lifespan, and returns the exit code."""
    ended = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    config = uvicorn.Config(app, lifespan="on", log_config=None)
    config.load()
    life = config.lifespan_class(config)  # that of a server, without its sockets
    await life.startup()
    if life.should_exit:
        return 1  # the log says why
    print(f"Ludoteca works: {bots} bots think at once.", flush=True)
    await ended.wait()
    await life.shutdown()
    return 0
