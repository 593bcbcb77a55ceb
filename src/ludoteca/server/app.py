"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from ludoteca import __version__
from ludoteca.core.game import Rejected
from ludoteca.core.title import Title
from ludoteca.server.bots.mover import Mover
from ludoteca.server.bots.pool import Pool
from ludoteca.server.db.engine import open_database
from ludoteca.server.errors import (
    Problem,
    answer_exception,
    answer_http_exception,
    answer_problem,
    answer_rejected,
    answer_too_deep,
)
from ludoteca.server.games.api import list_games
from ludoteca.server.guests.api import Guests, provide_guest, provide_me
from ludoteca.server.guests.cookie import Signer
from ludoteca.server.guests.store import GuestBook
from ludoteca.server.health import alive, ready
from ludoteca.server.hints.api import Hints
from ludoteca.server.hints.desk import Desk
from ludoteca.server.history.api import Replays
from ludoteca.server.history.projector import Projector
from ludoteca.server.keys import derive
from ludoteca.server.limits import Buckets
from ludoteca.server.luck.api import Lucks
from ludoteca.server.luck.reckoner import Reckoner
from ludoteca.server.openapi import ExactJson
from ludoteca.server.pages import client_file
from ludoteca.server.records.api import Records
from ludoteca.server.reviews.api import Reviews
from ludoteca.server.reviews.reviewer import Reviewer
from ludoteca.server.reviews.store import ReviewShelf
from ludoteca.server.security import csrf, gate, with_headers
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.tables.alarm import Alarm
from ludoteca.server.tables.api import Tables
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.room import Floor
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.sockets import table_socket
from ludoteca.server.tables.store import Store
from ludoteca.server.tables.wakes import Wakes

MOST_BYTES = 64 * 1024
"""Of one request's body, and of one frame."""

SWEEP_SECONDS = 60.0


def create_app(settings: Settings, key: bytes, titles: Mapping[str, Title]) -> ASGIApp:
    """The database must have been migrated. Call in the main thread: rules run under its timer."""
    services, wakes = build(settings, key, titles)

    @contextlib.asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await wakes.free()
        tasks = [
            asyncio.create_task(services.pool.start()),
            asyncio.create_task(services.mover.run()),
            asyncio.create_task(_sweep(services.rooms)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.mover.close()
            await services.reviewer.close()
            await services.reckoner.close()
            await services.pool.close()
            await services.journal.close()
            await services.database.close()

    app = Litestar(
        route_handlers=[
            Guests,
            Tables,
            Hints,
            Reviews,
            Lucks,
            Replays,
            Records,
            list_games,
            table_socket,
            alive,
            ready,
            client_file,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "guest": Provide(provide_guest),
            "me": Provide(provide_me),
        },
        exception_handlers={
            Problem: answer_problem,
            Rejected: answer_rejected,
            HTTPException: answer_http_exception,
            RecursionError: answer_too_deep,
            Exception: answer_exception,
        },
        before_request=gate(settings),
        csrf_config=csrf(settings, key),
        lifespan=[living],
        openapi_config=OpenAPIConfig(
            "Ludoteca", __version__, path="/api/schema", render_plugins=[ExactJson()]
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    return with_headers(app)


def build(settings: Settings, key: bytes, titles: Mapping[str, Title]) -> tuple[Services, Wakes]:
    """All parts of a server, put together."""
    database = open_database(settings.database_file)
    store, wakes = Store(database), Wakes(database)
    journal = Journal(database, on_wakes=lambda: mover.notice())
    alarm = Alarm(settings.rules_time_limit)
    rooms = Rooms(Floor(store, journal, alarm, round(settings.bot_pace * 1000)), titles)
    pool = Pool(settings.bot_workers, settings.bot_time_limit)
    mover = Mover(wakes, rooms, pool)
    services = Services(
        settings=settings,
        titles=titles,
        database=database,
        signer=Signer(derive(key, "guest")),
        guests=GuestBook(database),
        store=store,
        journal=journal,
        rooms=rooms,
        pool=pool,
        mover=mover,
        projector=Projector(alarm),
        records_shown=Buckets(rate=0.5, most=20),
        reckoner=Reckoner(pool, journal),
        hints=Desk(pool, settings.hints_per_minute),
        reviewer=Reviewer(
            ReviewShelf(database), journal, settings.review_playouts, settings.review_time_limit
        ),
    )
    return services, wakes


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        rooms.drop_idle()
