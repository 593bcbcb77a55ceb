"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Mapping

import structlog
from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from ludoteca import __version__
from ludoteca.core.game import Rejected
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.about import about
from ludoteca.server.bots.mover import Mover
from ludoteca.server.bots.pool import Pool
from ludoteca.server.challenges.api import Challenges
from ludoteca.server.challenges.desk import ChallengeDesk
from ludoteca.server.challenges.shelf import Shelf
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
from ludoteca.server.limits import Places
from ludoteca.server.lobby.api import TableLists
from ludoteca.server.lobby.crier import Crier
from ludoteca.server.lobby.sockets import lobby_socket
from ludoteca.server.lobby.store import Lists
from ludoteca.server.luck.api import Lucks
from ludoteca.server.luck.reckoner import Reckoner
from ludoteca.server.openapi import ExactJson
from ludoteca.server.pages.api import client_file
from ludoteca.server.people.api import Pages
from ludoteca.server.people.eraser import Eraser
from ludoteca.server.people.fill import Filler
from ludoteca.server.people.store import People
from ludoteca.server.reviews.api import Reviews
from ludoteca.server.reviews.reviewer import Reviewer
from ludoteca.server.reviews.store import ReviewShelf
from ludoteca.server.rules.api import give_rules
from ludoteca.server.rules.parcel import pack
from ludoteca.server.security import csrf, gate, with_headers
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.tables.alarm import Alarm
from ludoteca.server.tables.api import Tables
from ludoteca.server.tables.caretaker import Caretaker
from ludoteca.server.tables.floor import Floor
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.sockets import table_socket
from ludoteca.server.tables.store import Store
from ludoteca.server.tables.wakes import Patience, Wakes
from ludoteca.server.talk.api import TableTalk
from ludoteca.server.talk.store import TalkShelf
from ludoteca.server.talk.talk import Talk
from ludoteca.server.tutorials.api import show_tutorial
from ludoteca.server.tutorials.lesson import Lessons

MOST_BYTES = 64 * 1024
"""Of one request's body, and of one frame."""

SWEEP_SECONDS = 60.0
HOUR_SECONDS = 3600.0
DAY_MS = 86_400_000
STRANGER_DAYS = 90
"""How long a nickname is kept that has not sat at any table."""


def create_app(settings: Settings, key: bytes, titles: Mapping[str, Title]) -> ASGIApp:
    """The database must have been migrated. Call in the main thread: rules run under its timer."""
    services, wakes = build(settings, key, titles)

    @contextlib.asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await wakes.resume(clock.now(), services.rooms.patience)
        tasks = [
            asyncio.create_task(services.pool.start()),
            asyncio.create_task(services.mover.run()),
            asyncio.create_task(services.crier.run()),
            asyncio.create_task(services.caretaker.run()),
            asyncio.create_task(_sweep(services.rooms)),
            asyncio.create_task(services.filler.run()),
            asyncio.create_task(_forget_strangers(services.guests)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.rooms.settle()
            await services.mover.close()
            await services.reviewer.close()
            await services.reckoner.close()
            await services.pool.close()
            await services.journal.close()
            await services.database.close()

    app = Litestar(
        route_handlers=[
            Guests,
            Pages,
            Tables,
            TableTalk,
            Hints,
            Reviews,
            Lucks,
            Replays,
            about,
            TableLists,
            Challenges,
            list_games,
            show_tutorial,
            give_rules,
            table_socket,
            lobby_socket,
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
    patience = Patience(
        waiting=round(settings.waiting_table_time * 1000),
        left=round(settings.left_table_time * 1000),
        silent=round(settings.silent_table_time * 1000),
    )
    database = open_database(settings.database_file)
    store, wakes = Store(database, patience), Wakes(database)

    def on_wakes() -> None:
        mover.notice()
        caretaker.notice()

    journal = Journal(database, on_wakes)
    alarm = Alarm(settings.rules_time_limit)
    pace = round(settings.bot_pace * 1000)
    rooms = Rooms(Floor(store, journal, wakes, alarm, pace, patience), titles)
    lists = Lists(database, rooms)
    pool = Pool(settings.bot_workers, settings.bot_time_limit)
    mover = Mover(wakes, rooms, pool)
    caretaker = Caretaker(wakes, rooms)
    services = Services(
        settings=settings,
        titles=titles,
        database=database,
        signer=Signer(derive(key, "guest")),
        guests=GuestBook(database),
        store=store,
        journal=journal,
        rooms=rooms,
        lists=lists,
        crier=Crier(lists),
        pool=pool,
        mover=mover,
        caretaker=caretaker,
        sockets=Places(settings.sockets_per_address),
        projector=Projector(alarm),
        talk=Talk(TalkShelf(database)),
        rules=functools.cache(lambda: pack(titles)),
        people=People(database),
        filler=Filler(database, store, journal, alarm, titles),
        eraser=Eraser(database, rooms),
        lessons=Lessons(
            {
                name: (title.game, title.tutorial)
                for name, title in titles.items()
                if title.tutorial is not None
            }
        ),
        reckoner=Reckoner(pool, journal),
        challenges=ChallengeDesk(
            Shelf(database), store, titles, round(settings.challenge_grace_time * 1000)
        ),
        hints=Desk(pool, settings.hints_per_minute),
        reviewer=Reviewer(
            ReviewShelf(database), journal, settings.review_playouts, settings.review_time_limit
        ),
    )
    return services, wakes


async def _forget_strangers(guests: GuestBook) -> None:
    while True:
        try:
            await guests.forget_strangers(clock.now() - STRANGER_DAYS * DAY_MS)
        except Problem as problem:  # the disk is full, say
            structlog.get_logger().error("strangers not forgotten", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        rooms.drop_idle()
