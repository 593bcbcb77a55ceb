"""The services of a house in one process that all features use: database, tables, bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from ludoteca.core.title import Title
from ludoteca.server.bots import bot_wakes
from ludoteca.server.bots.pool import Pool
from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.channel import Alone, Channel, RedisChannel
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.processes import Processes
from ludoteca.server.edge.limits import (
    HINTS_AT_ONCE,
    LISTED_TABLES,
    MINUTE,
    SEATS_AT_LISTED,
    THINKING_AT_ONCE,
    Households,
    Limit,
    Limits,
    Places,
    Rate,
    What,
    share_spending,
)
from ludoteca.server.guests.cookie import Signer
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import JobKind, Jobs, Scheduler, Work
from ludoteca.server.jobs import work_of as work_of_job
from ludoteca.server.keys import derive
from ludoteca.server.metrics.probes import NO_PROBES
from ludoteca.server.process import Lag
from ludoteca.server.sessions import OpenSockets, Recognition, Sessions, SessionStore
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.log import Alarm, Journal, ReplayRunner, entry_store_on
from ludoteca.server.tables.rows import Outages, Quota, TableStore
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.tables.state import Effect, Presence, RoomServices
from ludoteca.server.tables.upkeep import EFFECTS, Caretaker, Removal
from ludoteca.server.tables.wakes import Patience, Standstill, WakeKind, Wakes, work_of

if TYPE_CHECKING:
    from ludoteca.server.metrics.prometheus import Metrics

T = TypeVar("T")

TABLE_EFFECTS: Final[Sequence[Effect]] = (bot_wakes.effect, *EFFECTS)
"""Effects of the platform itself: wakes for bots, for absent people, for the end of a table."""


class House:
    """The services that features share, and a registry for those that they offer each other."""

    def __init__(self, settings: Settings, key: bytes, titles: Mapping[str, Title]) -> None:
        """The database must have been migrated. Call in the main thread: rules run under its
        timer."""
        self.settings, self.titles = settings, titles
        self._key = key
        self._services: dict[type[Any], Any] = {}
        self._kinds: list[WakeKind] = []
        self._works: list[Work] = []

        self.key_for = partial(derive, key)
        """A key of the house for a purpose."""
        self.database = open_database(settings.database)
        self.guests, self.signer = GuestStore(self.database), Signer(derive(key, "guest"))
        self.households = Households(derive(key, "household"))
        self.limits, self.sockets = limits_of(settings), Places(settings.sockets_per_address)
        self.channel = open_channel(settings, key)
        self.sessions = Sessions(
            SessionStore(self.database),
            OpenSockets(self.channel),
            derive(key, "session"),
            secure=settings.secure,
        )
        self.passkey_key = derive(key, "passkeys")
        self.recognition = Recognition(self.sessions.store, self.signer, self.limits)
        share_spending(self.limits, self.channel)
        self.database.notice = self.notice
        self.processes = Processes(self.database, self.channel.process)
        self.presence = Presence(self.channel)
        self.metrics = None if settings.metrics == "off" else _metrics()
        self.probes = NO_PROBES if self.metrics is None else self.metrics

        patience = Patience(
            waiting=milliseconds(settings.waiting_table_time),
            left=milliseconds(settings.left_table_time),
            silent=milliseconds(settings.silent_table_time),
        )
        quota = Quota(
            per_hour=settings.tables_per_hour,
            listed=self.limits.most(LISTED_TABLES),
            seats=self.limits.most(SEATS_AT_LISTED),
        )
        pace = milliseconds(settings.bot_pace)
        self.alarm = Alarm(settings.rules_time_limit)
        self.tables = TableStore(self.database, patience, quota)
        self.outages = Outages(self.database)
        self.wakes = Wakes(self.database, self.channel.process)
        self.jobs = Jobs(self.database, self.channel.process)
        self.journal = Journal(entry_store_on(self.database), self.notice, self.probes)
        self.room_services = RoomServices(
            self.tables,
            self.journal,
            self.wakes,
            self.alarm,
            self.outages,
            bot_pace=pace,
            patience=patience,
            effects=list(TABLE_EFFECTS),
            check_commits=settings.check_commits,
            channel=self.channel,
            presence=self.presence,
            probes=self.probes,
        )
        self.rooms = Rooms(self.room_services, titles)
        self.spoiler_guard = SpoilerGuard(self.tables)
        self.replay_runner = ReplayRunner(self.alarm, self.limits)
        self.removal = Removal(self.database, self.rooms)

        self.pool = Pool(
            settings.bot_workers,
            settings.bot_time_limit,
            at_once=THINKING_AT_ONCE * self.limits.times,
            probes=self.probes,
        )
        self.caretaker = Caretaker(self.database, self.wakes, self.rooms, patience)
        bots = BotRunner(self.wakes, self.rooms, self.pool, self.probes, pace)
        for kind in (bots.kind, *self.caretaker.kinds):
            self.handle_wakes(kind)
        self.scheduler = Scheduler((), self.probes)
        self.standstill, self.lag = Standstill(self.wakes), Lag()

    def derive(self, purpose: str) -> bytes:
        """32 secret bytes for a feature: the same in all processes of the house, for ever."""
        return derive(self._key, purpose)

    def put(self, service: object) -> None:
        """Offer ``service`` to the features after this one, under its class."""
        self._services[type(service)] = service

    def service(self, kind: type[T]) -> T:
        """The service of this class, which an earlier feature offered with `put`."""
        return cast("T", self._services[kind])

    def handle_wakes(self, kind: WakeKind) -> None:
        """Register a kind of wakes. Call it before the first wake of this kind is written."""
        self._kinds.append(kind)
        self._works.append(work_of(self.wakes, kind, self.probes))

    def handle_jobs(self, kind: JobKind) -> None:
        """Register a kind of jobs."""
        self._works.append(work_of_job(self.jobs, kind))

    def make_scheduler(self) -> None:
        """Make the scheduler, after all features have registered their kinds."""
        self.scheduler = Scheduler(self._works, self.probes)

    @property
    def wake_kinds(self) -> tuple[WakeKind, ...]:
        return tuple(self._kinds)

    def notice(self, due: int = 0) -> None:
        """Tell the scheduler that rows were written, the first of which is ``due`` then."""
        self.scheduler.notice(due)


def open_channel(settings: Settings, key: bytes) -> Channel:
    if settings.redis_url is None:
        return Alone()
    house = derive(key, "channel").hex()[:16]
    return RedisChannel(settings.redis_url, house, secrets.token_hex(8))


def limits_of(settings: Settings) -> Limits:
    """The limits of `ludoteca.server.edge.limits`, with those that have a setting of their own."""
    changes = Rate(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
    hints = Rate(settings.hints_per_minute / MINUTE, min(settings.hints_per_minute, HINTS_AT_ONCE))
    exact: dict[What, Limit] = {
        "changes": Limit(changes, changes),
        "hints": Limit(hints, None),
    }
    return Limits(settings.limits_times, exact)


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


def _metrics() -> Metrics:
    from ludoteca.server.metrics.prometheus import Metrics  # most servers never load it

    return Metrics()
