"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Mapping
from typing import TYPE_CHECKING

import structlog
from litestar import Litestar
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from ludoteca import __version__
from ludoteca.core.game import Rejected
from ludoteca.core.title import Title
from ludoteca.server import about, clock, health
from ludoteca.server.boards import api as boards
from ludoteca.server.bots.pool import Pool
from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.challenges import api as challenges
from ludoteca.server.challenges.results import keep_results
from ludoteca.server.challenges.service import ChallengeService
from ludoteca.server.challenges.store import ChallengeStore
from ludoteca.server.channel import Alone, Channel, RedisChannel
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.processes import BEAT_SECONDS, Processes
from ludoteca.server.edge.answers.errors import (
    Problem,
    answer_exception,
    answer_http_exception,
    answer_problem,
    answer_rejected,
    answer_too_deep,
)
from ludoteca.server.edge.limits.households import Households
from ludoteca.server.edge.limits.limits import (
    HINTS_AT_ONCE,
    LISTED_TABLES,
    MINUTE,
    MOST_BYTES,
    SEATS_AT_LISTED,
    THINKING_AT_ONCE,
    Limit,
    Limits,
    Places,
    Rate,
    What,
)
from ludoteca.server.edge.limits.shared import count_for_all
from ludoteca.server.edge.requests.body import JsonRequest
from ludoteca.server.edge.requests.gate import with_door
from ludoteca.server.edge.requests.security import (
    answer_refused_token,
    csrf,
    must_be_own_page,
    with_headers,
)
from ludoteca.server.feature import resolve_in_order
from ludoteca.server.games import api as games
from ludoteca.server.guests import api as guests
from ludoteca.server.guests.cookie import LIFE, Signer
from ludoteca.server.guests.store import DAY_MS, GuestStore
from ludoteca.server.hints import api as hints
from ludoteca.server.hints.service import HintService
from ludoteca.server.history import api as history
from ludoteca.server.keys import derive
from ludoteca.server.lobby import api as lobby
from ludoteca.server.lobby.feed import LobbyFeed
from ludoteca.server.lobby.store import LobbyStore
from ludoteca.server.luck import api as luck
from ludoteca.server.luck.service import LuckPlan, LuckService
from ludoteca.server.metrics.probes import NO_PROBES
from ludoteca.server.openapi import ExactJson
from ludoteca.server.operators import api as operators
from ludoteca.server.operators.notices import Notices
from ludoteca.server.operators.rounds import Rounds, end_this_house
from ludoteca.server.operators.service import OperatorService
from ludoteca.server.operators.store import OperatorStore
from ludoteca.server.pages import api as pages
from ludoteca.server.people import api as people
from ludoteca.server.people.deletion import Forgetting
from ludoteca.server.people.outcome import keep_outcomes
from ludoteca.server.people.store import PeopleStore
from ludoteca.server.process.lag import Lag
from ludoteca.server.process.malloc_trim import give_back_for_ever
from ludoteca.server.reviews import api as reviews
from ludoteca.server.reviews.service import ReviewPlan, ReviewService
from ludoteca.server.reviews.store import ReviewStore
from ludoteca.server.rules import api as rules
from ludoteca.server.settings import Settings
from ludoteca.server.tables import api as tables
from ludoteca.server.tables.live.rooms import Rooms
from ludoteca.server.tables.log.journal import Journal
from ludoteca.server.tables.log.opening import entry_store_on
from ludoteca.server.tables.log.replay_runner import ReplayRunner
from ludoteca.server.tables.log.rules_timeout import Alarm
from ludoteca.server.tables.rows.quota import Quota
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.tables.state.presence import Presence
from ludoteca.server.tables.state.room_services import RoomServices
from ludoteca.server.tables.upkeep.caretaker import Caretaker
from ludoteca.server.tables.upkeep.removal import Removal
from ludoteca.server.tables.wakes.scheduler import Scheduler
from ludoteca.server.tables.wakes.standstill import Standstill
from ludoteca.server.tables.wakes.wakes import Patience, Wakes
from ludoteca.server.talk import api as talk
from ludoteca.server.talk.service import TalkService
from ludoteca.server.talk.store import TalkStore
from ludoteca.server.thumbnails import api as glances
from ludoteca.server.tutorials import api as tutorials
from ludoteca.server.works.service import Works
from ludoteca.server.works.store import WorkStore

if TYPE_CHECKING:
    from ludoteca.server.metrics.api import Observed

LISTS_PACE = 0.5
"""Seconds between two times that other processes are told of lists that changed."""

SWEEP_SECONDS = 60.0
HOUR_SECONDS = 3600.0
FORGOTTEN_AT_ONCE = 100
"""Of those who stay away for good, so many are forgotten within an hour."""

PRUNED_AT_ONCE = 10_000
"""Of tables that have ended long ago, so many are deleted within an hour."""

STRANGER_DAYS = 90
"""How long a nickname is kept that has not sat at any table."""


def create_app(settings: Settings, key: bytes, titles: Mapping[str, Title]) -> ASGIApp:
    """The database must have been migrated. Call in the main thread: rules run under its timer."""
    database = open_database(settings.database)
    guest_store, signer = GuestStore(database), Signer(derive(key, "guest"))
    households = Households(derive(key, "household"))
    alarm = Alarm(settings.rules_time_limit)
    limits, sockets = _limits(settings), Places(settings.sockets_per_address)

    # ---- tables ----
    patience = Patience(
        waiting=_milliseconds(settings.waiting_table_time),
        left=_milliseconds(settings.left_table_time),
        silent=_milliseconds(settings.silent_table_time),
    )
    pace = _milliseconds(settings.bot_pace)
    quota = Quota(
        per_hour=settings.tables_per_hour,
        listed=limits.most(LISTED_TABLES),
        seats=limits.most(SEATS_AT_LISTED),
    )
    store = TableStore(database, patience, quota)
    channel = open_channel(settings, key)
    count_for_all(limits, channel)
    wakes = Wakes(database, channel.process)
    presence = Presence(channel)
    processes = Processes(database, channel.process)
    observed = None if settings.metrics == "off" else _observed(settings)
    probes = NO_PROBES if observed is None else observed.counted
    journal = Journal(entry_store_on(database), lambda: scheduler.notice(), probes)
    room_services = RoomServices(
        store,
        journal,
        wakes,
        alarm,
        bot_pace=pace,
        patience=patience,
        effects=(keep_outcomes, keep_results),
        check_commits=settings.check_commits,
        channel=channel,
        presence=presence,
        probes=probes,
    )
    rooms = Rooms(room_services, titles)
    if observed is not None:
        observed.counted.follow(rooms)
        observed.counted.listen_to(channel)
    spoiler_guard = SpoilerGuard(store)
    replay_runner = ReplayRunner(alarm, limits)

    # ---- what goes on by itself ----
    pool = Pool(
        settings.bot_workers,
        settings.bot_time_limit,
        at_once=THINKING_AT_ONCE * limits.times,
        probes=probes,
    )
    caretaker = Caretaker(wakes, rooms)
    bots = BotRunner(wakes, rooms, pool, probes)
    scheduler = Scheduler(wakes, (bots.duty, caretaker.duty), probes)
    standstill, lag = Standstill(wakes), Lag()
    if observed is not None:
        observed.counted.look_at(standstill, lag)
    forgetting = Forgetting(database, rooms)
    notices = Notices()
    store.drained = lambda: notices.draining
    removal = Removal(database, rooms)
    operator_service = OperatorService(
        database,
        OperatorStore(database, channel.process),
        notices,
        rooms,
        removal,
        guest_store,
        forgetting,
    )
    operator_rounds = Rounds(
        operator_service,
        notices,
        lambda: presence.nobody,
        lambda: processes.unsure,
        end_this_house,
    )
    lobby_store = LobbyStore(database, rooms)
    lobby_changes = LobbyFeed(lobby_store)

    # ---- features ----
    challenge_service = ChallengeService(
        ChallengeStore(database), store, titles, alarm, _milliseconds(settings.challenge_grace_time)
    )
    talk_service = TalkService(TalkStore(database))
    rooms.catch_up_talk = talk_service.catch_up
    works_store = WorkStore(database, channel.process)
    works = Works(
        works_store,
        journal,
        (ReviewPlan(settings.review_playouts), LuckPlan()),
        settings.review_time_limit,
        probes,
    )
    luck_service = LuckService(database, works, journal, limits, households)
    review_service = ReviewService(ReviewStore(database), works, journal, limits, households)

    async def schedule() -> None:
        await presence.first_answers()  # before it is judged who is gone
        await scheduler.run()

    async def live_with_others() -> None:
        knew = True
        while channel.many:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if isinstance(database, PostgresDatabase):
                    await database.set_clock()
                unsure = processes.unsure
                census = await processes.beat()
                presence.know_living(census.living, census.asked_at)
                if unsure and not processes.unsure and not processes.goes_on:
                    await operator_service.open()  # all that were there had been killed
                known, knew = knew, presence.complete
                if census.dead:
                    dead = len(census.dead)
                    structlog.get_logger().warning("other processes have died", count=dead)
                if census.dead or (knew and not known):  # some may have gone, told to nobody
                    await wakes.resume(clock.now(), patience, alone=False, pace=pace)
                    scheduler.notice()
            except Exception as error:  # the database does not answer, say
                structlog.get_logger().warning("no sign of life", reason=str(error))

    async def tell_lists() -> None:
        told = database.written
        while channel.many:
            await asyncio.sleep(LISTS_PACE)
            if told != database.written:
                told = database.written
                rooms.lists_changed()

    @contextlib.asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        if isinstance(database, PostgresDatabase):
            await database.set_clock()
        census = await processes.beat()
        presence.know_living(census.living, census.asked_at)
        alone = not await processes.others()
        await wakes.resume(clock.now(), patience, alone=alone, pace=pace)
        if alone:
            await operator_service.open()
            await works_store.resume()
        await journal.turns.resume()
        rooms.listen()
        tasks = [
            asyncio.create_task(channel.run()),
            asyncio.create_task(presence.run()),
            asyncio.create_task(rooms.make_rounds()),
            asyncio.create_task(live_with_others()),
            asyncio.create_task(tell_lists()),
            asyncio.create_task(pool.start()),
            asyncio.create_task(schedule()),
            asyncio.create_task(journal.turns.run()),
            asyncio.create_task(lobby_changes.run()),
            asyncio.create_task(works.run()),
            asyncio.create_task(caretaker.make_rounds()),
            asyncio.create_task(_sweep(rooms)),
            asyncio.create_task(operator_rounds.run()),
            asyncio.create_task(standstill.run()),
            asyncio.create_task(lag.run()),
            *([asyncio.create_task(observed.counted.run())] if observed is not None else ()),
            asyncio.create_task(give_back_for_ever()),
            asyncio.create_task(_prune(removal, settings.finished_table_time)),
            asyncio.create_task(_forget_strangers(guest_store, forgetting)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await rooms.settle()
            presence.leave()
            for part in (scheduler, works, pool, journal):
                await part.close()
            with contextlib.suppress(Problem):
                await processes.leave()
            for last in (channel, database):
                await last.close()

    app = Litestar(
        route_handlers=[
            guests.provide(settings, signer, guest_store, rooms, forgetting, limits),
            people.provide(PeopleStore(database, titles)),
            tables.provide(
                settings=settings,
                titles=titles,
                tables=store,
                rooms=rooms,
                spoiler_guard=spoiler_guard,
                talk=talk_service,
                limits=limits,
                sockets=sockets,
            ),
            talk.provide(rooms, talk_service),
            hints.provide(rooms, HintService(pool, limits, settings.hint_time, households)),
            reviews.provide(rooms, spoiler_guard, review_service),
            luck.provide(rooms, spoiler_guard, luck_service),
            history.provide(rooms, spoiler_guard, journal, replay_runner),
            glances.provide(rooms, spoiler_guard, limits),
            about.provide(settings),
            lobby.provide(settings, titles, lobby_store, lobby_changes, limits, sockets),
            challenges.provide(challenge_service, rooms),
            games.provide(titles),
            tutorials.provide(titles, replay_runner),
            rules.provide(titles),
            health.provide(database, pool, processes, lag),
            operators.provide(notices),
            *((observed.routes,) if observed is not None else ()),
            boards.provide(titles),
            pages.provide(settings, titles, store, challenge_service.at),
        ],
        dependencies=guests.whoever_asks(signer, guest_store, households),
        exception_handlers={
            Problem: answer_problem,
            Rejected: answer_rejected,
            PermissionDeniedException: answer_refused_token(settings),
            HTTPException: answer_http_exception,
            RecursionError: answer_too_deep,
            Exception: answer_exception,
        },
        before_request=must_be_own_page(settings),
        csrf_config=csrf(settings, key),
        lifespan=[living],
        openapi_config=OpenAPIConfig(
            "Ludoteca", __version__, path="/api/schema", render_plugins=[ExactJson()]
        ),
        request_class=JsonRequest,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    resolve_in_order(app)
    return with_headers(with_door(app, settings, limits, signer.read))


def open_channel(settings: Settings, key: bytes) -> Channel:
    if settings.redis_url is None:
        return Alone()
    house = derive(key, "channel").hex()[:16]
    return RedisChannel(settings.redis_url, house, secrets.token_hex(8))


def _observed(settings: Settings) -> Observed:
    from ludoteca.server.metrics.api import observe  # only here: most servers do without

    return observe(settings)


def _limits(settings: Settings) -> Limits:
    """Those of `ludoteca.server.edge.limits.limits`, but for what the settings say themselves."""
    changes = Rate(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
    hints = Rate(settings.hints_per_minute / MINUTE, min(settings.hints_per_minute, HINTS_AT_ONCE))
    exact: dict[What, Limit] = {
        "changes": Limit(changes, changes),
        "hints": Limit(hints, None),
    }
    return Limits(settings.limits_times, exact)


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


async def _forget_strangers(guests: GuestStore, forgetting: Forgetting) -> None:
    while True:
        now = clock.now()
        try:
            await guests.forget_strangers(now - STRANGER_DAYS * DAY_MS)
            for guest in await guests.away_since(now - LIFE * 1000, FORGOTTEN_AT_ONCE):
                await forgetting.forget(guest)
        except Problem as problem:  # the disk is full, say
            structlog.get_logger().error("strangers not forgotten", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)


async def _prune(removal: Removal, kept: float) -> None:
    """``kept`` is for how many seconds tables stay that have ended; 0 for ever."""
    while kept:
        try:
            gone = await removal.prune(clock.now() - _milliseconds(kept), PRUNED_AT_ONCE)
            if gone:
                structlog.get_logger().info("old tables were deleted", tables=gone)
        except Problem as problem:  # the disk is full, say
            structlog.get_logger().error("old tables not deleted", exc_info=problem)
        await asyncio.sleep(HOUR_SECONDS)


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        rooms.drop_idle()
